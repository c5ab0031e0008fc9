"""Plays as tables: how the table is set, what is answered, what that brings about, where the cards are then.

    Play("play Strike Fund", "runner pays 1; runner gains 4", runner=Seat(hand=["Strike Fund"]))

An answer is the kind of an option ("yes", "done", "pass"; an offer is taken by "yes"), a kind and a card
("use Trope", or "use Trope 1" for the second of its abilities), a card alone, a number, or a server after
"at". Where it matters who is asked, the player stands before it ("corp: Trope"). What is asked in between and
is not answered is declined. Some only look: "offered: Trope, Fan Site" names all the cards that may be
chosen, "no more" sees that none is to be chosen, "cannot: use Trope" that this is no option now, and "never:
Trope" that up to the next action Trope neither asks nor may be used or trashed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import score
from rulerunner.rules import EDITIONS
from rulerunner.state.decision import Option
from rulerunner.state.records import Change
from tests.support.table import Table

MODERN: Final = tuple(sorted(id for id, edition in EDITIONS.items() if edition.family == "modern"))
DECKS: Final = ("R&D", "stack")
CORP: Final = Seat(credits=10, clicks=3, hand=[], deck=["9x Beanstalk Royalties"])
RUNNER: Final = Seat(credits=10, clicks=4, hand=[], deck=["9x Diesel"])

DECK: Final = (
    "Enigma",
    "Snare!",
    "Hedge Fund",
    "PAD Campaign",
    "Ice Wall",
    "Tollbooth",
    "Hostile Takeover",
    "Beanstalk Royalties",
)
"""An R&D of known order."""
STACK: Final = ("Corroder", "Diesel", "Gordian Blade", "Sure Gamble", "Mimic", "Easy Mark")
"""A stack of known order."""


def corp(*hand: str, **more: Any) -> Seat:
    """The Corp with these cards in hand."""
    return CORP._replace(**{"hand": list(hand), "deck": list(DECK), **more})


def runner(*rig: str, **more: Any) -> Seat:
    """The Runner with these cards installed."""
    return RUNNER._replace(**{"rig": list(rig), "deck": list(STACK), **more})


def remote(*root: str, **more: Any) -> dict[str, At]:
    """One remote server."""
    return {"remote 1": At(root=list(root), **more)}


def rezzed(*ice: str, server: str = "HQ", root: Sequence[str] = ()) -> dict[str, At]:
    """A server protected by rezzed ice, the outermost first."""
    return {server: At(ice=[f"{one} (rezzed)" for one in ice], root=root)}


AMOUNTS: Final = {
    "gain credits": "gains {}",
    "lose credits": "loses {}",
    "gain clicks": "gains {} click",
    "lose clicks": "loses {} click",
    "draw": "draws {}",
    "spend credits": "pays {}",
}
PLAIN: Final = {
    "tags": "{} tag",
    "remove tags": "{} tag removed",
    "bad publicity": "{} bad publicity",
    "end the run": "end the run",
}
OF_CARDS: Final = ("rez", "derez", "score", "steal", "expose", "forfeit", "access", "reveal")


class Play:
    """One play: its answers and what is told of it, separated by semicolons, and the zones afterwards.

    `points` are the scores afterwards; `trashers` says who has trashed a card; `only` names the one edition
    that has what the play is about.
    """

    def __init__(
        self, answers: str, tells: str, zones: dict[str, list[str]] | None = None, **place: Any
    ) -> None:
        self.answers, self.tells = _parts(answers), _parts(tells)
        self.zones, self.place = zones or {}, place
        self.points: tuple[int, int] | None = place.pop("points", None)
        self.trashers: dict[str, str] = place.pop("trashers", {})
        self.only: str = place.pop("only", "")

    def check(self, rules: str) -> None:
        """Play it under an edition, unless it is for another, and look."""
        if self.only not in ("", rules):
            return
        t = Table(position(rules=rules, **{"corp": CORP, "runner": RUNNER, **self.place}))
        self.follow(t)
        assert outcome(t) == self.tells
        for zone, cards in self.zones.items():
            assert lies(t, zone) == (cards if zone in DECKS else sorted(cards)), zone
        if self.points is not None:
            assert (score(t.game.state, "corp"), score(t.game.state, "runner")) == self.points
        for card, side in self.trashers.items():
            assert {e.side for e in t.events("trash") if t.name(e.card) == card} == {side}, card

    def follow(self, t: Table) -> None:
        follow(t, *self.answers)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def lies(t: Table, zone: str) -> list[str]:
    """The cards in a zone: a deck from the top, another by name."""
    found = [t.name(cid) for cid in t.game.state.zones[zone]]
    return found if zone in DECKS else sorted(found)


def follow(t: Table, *answers: str) -> None:
    """Give the answers, one after another; then decline until a player may act."""
    for answer in answers:
        _give(t, answer)
    for _ in range(60):
        if t.game.decision is None or t.decision.kind in ("action", "paid", "discard"):
            return
        t.passes()


def _give(t: Table, answer: str) -> None:
    if answer == "no more":
        assert not t.can("card"), t.lines()
        return
    asked, _, rest = answer.partition(": ")
    if asked == "cannot":
        assert not any(fits(t, option, rest) for option in t.decision.options), t.lines()
        return
    if asked == "never":
        _without(t, rest)
        return
    side = asked if asked in ("corp", "runner") else ""
    answer = rest if side else answer
    for _ in range(60):
        if t.game.decision is None:
            break
        if asked == "offered" and t.can("card"):
            assert sorted({t.name(option.card) for option in t.find("card")}) == sorted(rest.split(", "))
            return
        fitting = [option for option in t.decision.options if fits(t, option, answer)]
        if fitting and (answer != "yes" or t.decision.about != "jack-out"):
            assert side in ("", t.decision.side), f"the {side} is not asked: {t.lines()}"
            t.choose(fitting[0])
            return
        if t.decision.kind == "action":
            break
        t.passes()
    raise AssertionError(f"no {answer} among {t.lines() if t.game.decision else t.game.result}")


def _without(t: Table, card: str) -> None:
    """Decline everything up to the next action; a card has no part in it."""
    while t.game.decision is not None and t.decision.kind != "action":
        doing = {option.card for option in t.decision.options if option.kind in ("trash", "trigger", "use")}
        offering = doing | {t.decision.card}
        assert card not in {t.name(cid) for cid in offering if cid >= 0}, t.lines()
        t.passes()


def fits(t: Table, option: Option, answer: str) -> bool:
    name = t.name(option.card) if option.card >= 0 else ""
    kind, _, rest = answer.partition(" ")
    if answer in (option.kind, name, option.detail, str(option.number)):
        return answer != str(option.number) or option.kind in ("number", "effect")
    if answer == "yes":  # an ability that is one offer is taken by triggering it
        return option.kind == "trigger"
    if kind == "at":
        return bool(option.server >= -2 and option in t.find(option.kind, server=rest))
    return answer in (f"{option.kind} {name}", f"{option.kind} {name} {option.ability}")


def outcome(t: Table) -> list[str]:
    """What happened, in order, leaving out what every turn and every run has."""
    return [line for change in t.game.events for line in _lines(t, change)]


def _lines(t: Table, change: Change) -> Iterator[str]:
    name = t.name(change.card) if change.card >= 0 else ""
    if change.kind in AMOUNTS:
        if change.sort not in ("mandatory", "basic action"):
            yield f"{change.side} {AMOUNTS[change.kind].format(change.amount)}"
    elif change.kind in PLAIN:
        yield PLAIN[change.kind].format(change.amount)
    elif change.kind == "damage":
        yield f"{change.amount} {change.sort}"
    elif change.kind == "trash":
        if change.origin != "play":  # an event or operation that has been played
            yield f"trash {name} from {change.origin}"
    elif change.kind == "install":
        host = t.game.state.cards[change.card].host
        yield f"install {name} on {t.name(host)}" if host >= 0 else f"install {name}"
    elif change.kind in OF_CARDS:
        if name:  # Archives turned up as they are breached name none
            yield f"{change.kind} {name}"
    elif change.kind in ("place", "remove"):
        yield f"{'+' if change.kind == 'place' else '-'}{change.amount} {change.sort} on {name}"
    elif change.kind == "move":
        yield f"{name} to {change.zone}"
    elif change.kind == "host":
        yield f"{name} on {t.name(change.cards[0])}"
    elif change.kind in ("look", "arrange"):
        doing = "looks at" if change.kind == "look" else "arranges"
        yield f"{change.side} {doing} {change.amount} of {change.zone}"
    elif change.kind in ("shuffle", "search"):
        yield (
            f"{change.side} {change.kind}s"
            if change.kind == "shuffle"
            else f"{change.side} searches {change.zone}"
        )
