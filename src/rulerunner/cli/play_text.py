"""What the table prints: what happened since the last choice, how both players stand, and how it ended."""

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from ..lang.words import CORP, IDENTITIES, Side
from ..rules import EDITIONS
from ..session import Match
from ..state.decision import Decision
from ..state.records import Change
from ..state.state import State
from ..view import Line, View
from ..view.knowledge import knows
from ..view.names import described, listing, sentence, title
from ..view.records import PlayerView
from ..view.why import Reason, why
from .lab_text import log_text, told

PAYING: Final = ("choice", "spend clicks")
"""How an action begins. What comes of it says enough; the log has all of it."""
REASONS: Final = {
    "points": "by agenda points",
    "flatline": "by a flatline",
    "empty-deck": "because the Corp had to draw from an empty R&D",
    "bad publicity": "by bad publicity",
    "card": "by the effect of a card",
    "concession": "by concession",
    "agreement": "by agreement",
    "time": "on time",
    "abandonment": "because the opponent stayed away",
    "endless": "because abilities set each other off without end",
}


class Since:
    """What has happened since it was last told, for a seat."""

    def __init__(self, seat: Side, width: int) -> None:
        self.seat = seat
        self.width = width
        self._told: object = None

    def skip(self, match: Match) -> None:
        """Take everything so far as told."""
        self._told = match.state.log

    def tell(self, match: Match) -> list[str]:
        """The lines of it, each with its rule; turns stand apart."""
        happened = list(told(match.state, self.seat, self._told))
        self._told = match.state.log
        lines: list[str] = []
        for line in _worth_telling(happened):
            lines += [""] * (line.kind == "turn begins" and bool(lines))
            lines += log_text([line], self.width)
        return lines


def _worth_telling(happened: list[tuple[Change, Line | None]]) -> Iterator[Line]:
    for change, line in happened:
        allotted = change.kind == "gain clicks" and change.source < 0
        if line is not None and change.kind not in PAYING and not allotted:
            yield line


def card_now(state: State, seat: Side, decision: Decision | None, name: str, width: int) -> list[str]:
    """What the cards of a name that a seat knows can do now, and why they cannot do the rest."""
    answers: dict[tuple[Reason, ...], list[str]] = {}
    for cid, card in enumerate(state.cards):
        if card.face.name == name and knows(state, seat, cid):
            places = answers.setdefault(why(state, seat, decision, cid), [])
            places.append(described(state, seat, cid))
    lines: list[str] = []
    for reasons, places in answers.items():
        lines += wrap(f"{sentence(listing(dict.fromkeys(places)))[:-1]}, now:", width)
        for reason in reasons:
            lines += wrap(_reason(reason), width, initial_indent="  ", subsequent_indent="    ")
    return lines


def _reason(reason: Reason) -> str:
    can = "you can" if reason.possible else "you cannot"
    return f"{can} {reason.doing}. {sentence(reason.why)}  [{reason.rule}]"


def status(view: View, width: int) -> list[str]:
    """How both players stand, in a line each; and where the run is, if there is one."""
    mine, theirs = (view.corp, view.runner) if view.seat == CORP else (view.runner, view.corp)
    lines = [*_stand("You", mine, view, width), *_stand("Opponent", theirs, view, width)]
    if view.decision is not None and view.decision.about == "mulligan":
        names = "; ".join(card.name for card in view.hand if card.name)
        lines += wrap(f"Your hand: {names}.", width, subsequent_indent="  ")
    return lines + _run(view, width)


def _stand(who: str, player: PlayerView, view: View, width: int) -> list[str]:
    word = EDITIONS[view.rules].word
    facts = [_count(player.credits, word("credit"), word("credits"))]
    if player.side == view.active:
        facts.append(_count(player.clicks, word("click"), word("clicks")))
    facts += [_count(player.hand, "card", "cards") + " in hand", _count(player.points, "point", "points")]
    if player.side == CORP:
        facts += [f"{player.bad_publicity} bad publicity"] * bool(player.bad_publicity)
    else:
        facts += [_count(player.tags, "tag", "tags")] * bool(player.tags)
    side = title(player.side).split()[1]
    return wrap(f"{who} ({side}): {', '.join(facts)}.", width, subsequent_indent="  ")


def _run(view: View, width: int) -> list[str]:
    lines = []
    if view.run is not None and not view.run.ended:
        lines.append(f"A run on {view.run.name}.")
    if view.encounter is not None:
        ice = view.encounter.ice
        strength = f", strength {ice.strength}" if ice.strength is not None else ""
        lines.append(f"Encounter with {ice.name or 'a piece of ice'}{strength}:")
        for number, sub in enumerate(view.encounter.subroutines, 1):
            done = " (broken)" if sub.broken else " (resolved)" if sub.resolved else ""
            lines += wrap(
                f"subroutine {number}: {sub.text}{done}",
                width,
                initial_indent="  ",
                subsequent_indent="    ",
            )
    return lines


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def ended(match: Match, seat: Side, width: int) -> list[str]:
    """How the game ended: for whom, why, with how many points, after how many turns."""
    assert match.result is not None, "the game goes on"
    winner, reason = match.result
    outcome = "Nobody wins" if not winner else "You win" if winner == seat else "You lose"
    by = f"{title(winner)} wins" if winner else "it is a draw"
    view = match.view(seat)
    why = REASONS.get(reason, reason)
    turns = _count(view.turn, "turn", "turns")
    text = (
        f"{outcome}: {by} {why}, after {turns}. "
        f"Agenda points: Corp {view.corp.points}, Runner {view.runner.points}"
    )
    return ["THE GAME IS OVER", *wrap(sentence(text), width)]


def own_deck(match: Match, seat: Side, width: int) -> list[str]:
    """The cards that a seat began the game with, wherever they are now, kind by kind."""
    kinds: dict[str, Counter[str]] = {}
    for card in match.state.cards:
        if card.owner == seat and card.zone != IDENTITIES:
            face = card.face.printed
            kinds.setdefault(face.type, Counter())[face.name] += 1
    found = [f"Your deck, {_count(sum(map(Counter.total, kinds.values())), 'card', 'cards')}:"]
    for kind, names in sorted(kinds.items()):
        cards = ", ".join(f"{times} {name}" for name, times in sorted(names.items()))
        found += wrap(f"  {kind} ({names.total()}): {cards}", width, subsequent_indent="    ")
    return found


def transcript(match: Match, seat: Side) -> str:
    """The log as a text file: while the game lasts, only what the seat may know."""
    lines = match.transcript(None if match.over else seat)
    head = [f"Rules: {match.state.edition.id}", ""]
    for line in lines:
        head += [""] * (line.kind == "turn begins") + [f"{line.rule:9}{line.text}"]
    return "\n".join(head) + "\n"
