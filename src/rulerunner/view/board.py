"""The table as plain text: both players, every server from the outside in, the run marked where it is."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from ..lang.words import HARDWARE, PROGRAM, RESOURCE
from ..rules import EDITIONS, Edition
from .records import CardView, PlayerView, ServerView, View

HERE = "<== "
LABEL = 13
KINDS = (PROGRAM, HARDWARE, RESOURCE)


def board(corp: View | None, runner: View | None, width: int = 100) -> list[str]:
    """The table as seen from the seats whose views are given: one, or both."""
    left, right = corp or runner, runner or corp
    assert left is not None, "a board is seen from somewhere"
    assert right is not None
    edition = EDITIONS[left.rules]
    lines = [f"THE TABLE, turn {left.turn} ({_title(left.active)}'s), seen {_eyes(corp, runner)}"]
    lines += _corp(left, edition, corp, width)
    lines += _servers(left, edition, width)
    lines += _runner(right, edition, runner, width)
    if right.accessing is not None:
        lines.append(f"The Runner is accessing {right.accessing.name or 'a card'}.")
    return lines


def _eyes(corp: View | None, runner: View | None) -> str:
    if corp is not None and runner is not None:
        return "with the eyes of both players"
    return f"by {_title('corp' if corp is not None else 'runner')}"


def _title(side: str) -> str:
    return "the Corp" if side == "corp" else "the Runner"


def _count(edition: Edition, number: int, one: str) -> str:
    return f"{number} {edition.word(one if number == 1 else f'{one}s')}"


# --- players ----------------------------------------------------------------------------------------------


def _corp(view: View, edition: Edition, own: View | None, width: int) -> list[str]:
    me = view.corp
    facts = [*_funds(me, edition), f"{me.bad_publicity} bad publicity"]
    if me.forgo:
        facts.append(f"{_count(edition, me.forgo, 'click')} to forgo")
    hidden = sum(not card.faceup for card in view.archives)
    archives = f"{len(view.archives)} in Archives" + (f", {hidden} face down" if hidden else "")
    lines = [
        _heading("CORP", view, "corp"),
        *_line("has", ", ".join(facts), width),
        *_line("hand", _hand(me, own, edition), width),
        *_line("decks", f"{me.deck} in R&D, {archives}", width),
        *_pile(edition, "Archives", view.archives, width),
        *_pile(edition, "score area", view.corp_score, width),
    ]
    return lines + _in_play(view, edition, "corp", width)


def _runner(view: View, edition: Edition, own: View | None, width: int) -> list[str]:
    me = view.runner
    facts = [*_funds(me, edition), f"{me.tags} {'tag' if me.tags == 1 else 'tags'}"]
    facts.append(f"{me.memory_used} of {me.memory} memory used")
    facts += [f"link {me.link}"] * bool(me.link)
    facts += [f"{me.core_damage} {edition.word('core damage')}"] * bool(me.core_damage)
    heap = edition.word("heap")
    lines = [
        _heading("RUNNER", view, "runner"),
        *_line("has", ", ".join(facts), width),
        *_line(edition.word("grip"), _hand(me, own, edition), width),
        *_line("decks", f"{me.deck} in the {edition.word('stack')}, {len(view.heap)} in the {heap}", width),
        *_pile(edition, heap, view.heap, width),
        *_pile(edition, "score area", view.runner_score, width),
    ]
    for kind in KINDS:
        cards = [_in_rig(card) for card in view.rig if (card.type or RESOURCE) == kind]
        lines += _pile(edition, kind if kind == "hardware" else f"{kind}s", cards, width)
    if not view.rig:
        lines += _line("rig", "empty", width)
    return lines + _in_play(view, edition, "runner", width)


def _in_rig(card: CardView) -> CardView:
    """A card of the rig; one that lies face down is a resource, which the Corp cannot name."""
    if card.faceup:
        return card
    return card._replace(name=f"{card.name}, face down" if card.name else f"face-down {RESOURCE}")


def _heading(name: str, view: View, side: str) -> str:
    identity = next((card.name for card in view.identities if card.side == side), "")
    return f"{name}: {identity}" if identity else name


def _funds(me: PlayerView, edition: Edition) -> Iterator[str]:
    money = _count(edition, me.credits, "credit")
    if me.run_credits:
        pooled = edition.policies.bad_publicity == "pool"
        money += f" ({me.run_credits} of them" if pooled else f" (and {me.run_credits} more"
        money += " from bad publicity, for this run)"
    if me.lent:
        money += f" (and {me.lent} more for a while)"
    yield money
    yield _count(edition, me.clicks, "click")
    yield f"{me.points} of {edition.policies.points_to_win} agenda points"


def _hand(me: PlayerView, own: View | None, edition: Edition) -> str:
    size = f"{me.hand} {'card' if me.hand == 1 else 'cards'} (at most {me.hand_size} at the end of the turn)"
    if own is None or not own.hand:
        return size
    return f"{size}: {_names(edition, (card._replace(strength=None) for card in own.hand))}"


def _in_play(view: View, edition: Edition, side: str, width: int) -> list[str]:
    return _pile(edition, "in play", [card for card in view.play if card.side == side], width)


# --- cards ------------------------------------------------------------------------------------------------


def _pile(edition: Edition, label: str, cards: Iterable[CardView], width: int) -> list[str]:
    """Cards in a row; no line at all for none."""
    names = _names(edition, cards)
    return _line(label, names, width) if names else []


def _names(edition: Edition, cards: Iterable[CardView]) -> str:
    """Cards in a row; the same card several times in a row is counted."""
    shown: list[tuple[str, int]] = []
    for text in (card_text(edition, card) for card in cards):
        if shown and shown[-1][0] == text:
            shown[-1] = (text, shown[-1][1] + 1)
        else:
            shown.append((text, 1))
    return "; ".join(f"{times}x {text}" if times > 1 else text for text, times in shown)


def card_text(edition: Edition, card: CardView) -> str:
    """A card: its name, and in brackets what is to be seen on it."""
    name, notes = card.name or "unknown card", _notes(edition, card)
    return f"{name} ({', '.join(notes)})" if notes else name


def _notes(edition: Edition, card: CardView) -> list[str]:
    notes = [f"strength {card.strength}"] if card.strength is not None else []
    for kind, number in card.counters:
        what = kind if kind == "credit" else f"{kind} counter"
        notes.append(_count(edition, number, what))
    notes += [note.text for note in card.notes]
    return notes + [f"hosts {card_text(edition, guest)}" for guest in card.hosted]


def _line(label: str, text: str, width: int) -> list[str]:
    return wrap(text, width, initial_indent=f"  {label:{LABEL}}", subsequent_indent=" " * (LABEL + 2))


# --- servers ----------------------------------------------------------------------------------------------


def _servers(view: View, edition: Edition, width: int) -> list[str]:
    lines = [f"{edition.word('servers').upper()}, ice from the outermost inward"]
    for server in view.servers:
        lines += _server(view, server, edition, width)
    return lines


def _server(view: View, server: ServerView, edition: Edition, width: int) -> list[str]:
    run = view.run if view.run is not None and view.run.server == server.id else None
    attacked = f"  {HERE}the run is on this {edition.word('server')}" if run is not None else ""
    if not server.ice and not server.root:
        return [f"  {server.name:{LABEL}}no ice, nothing in its root{attacked}"]
    lines = [f"  {server.name}{attacked}"]
    for number, card in enumerate(server.ice):
        here = run is not None and run.position == number
        lines += _line(
            f"  ice {number + 1}", _installed(edition, card, "piece of ice") + _mark(view, here), width
        )
        lines += _subroutines(view, width) if here else []
    if not server.ice:
        lines.append("    no ice")
    for card in server.root:
        lines += _line("  root", _installed(edition, card, "card"), width)
    return lines


def _mark(view: View, here: bool) -> str:
    """Where the Runner is, and what they do there."""
    if not here or view.run is None:
        return ""
    if view.encounter is not None:
        return f"  {HERE}the Runner encounters it"
    return f"  {HERE}the Runner {'approaches it' if view.run.approached else 'is here'}"


def _installed(edition: Edition, card: CardView, what: str) -> str:
    state = "rezzed" if card.faceup else "not rezzed"
    return ", ".join([card.name or f"unknown {what}", state, *_notes(edition, card)])


def _subroutines(view: View, width: int) -> list[str]:
    """The subroutines of the encountered ice, under it."""
    lines = []
    for number, sub in enumerate(view.encounter.subroutines if view.encounter is not None else (), 1):
        done = " (broken)" if sub.broken else " (resolved)" if sub.resolved else ""
        lines += _line("", f"subroutine {number}: {sub.text}{done}", width)
    return lines
