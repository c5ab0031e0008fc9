"""What can be written and means nothing: details that a change does not have, lists of one, lost places."""

from collections.abc import Iterator
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.words import HAND_OF, ZONES

from .walk import words

WITH_ORIGIN: Final = frozenset(
    {"trash", "discard", "move", "install", "uninstall", "host", "access ends", "search"}
)
"""Changes of which it is noted from where a card came."""
OF_A_ZONE: Final = frozenset({"trash", "look", "access"})
"""Changes whose detail is a zone."""
ASKED_ELSEWHERE: Final = frozenset({"damage", "place", "remove"})
"""Changes whose detail is a kind of damage or of counter: a word of a set, or of none that is closed."""
DETAILS: Final[dict[str, frozenset[str]]] = {
    "run ends": frozenset({"successful", "unsuccessful"}),
    "access ends": frozenset({"kept", "trashed", "stolen"}),
    "use": frozenset({"ability", "action", "trash ability", "trash action", "credits"}),
    "prevent": frozenset({"damage", "tags", "end the run"}),
    "pass": frozenset({"fully broken"}),
    "fully broken": frozenset({"outermost"}),
    "subroutine broken": frozenset({"printed"}),
}
"""The details that changes have; besides, a change may be made by a basic action."""


def of_an_ability(ability: b.Ability, face: Face) -> Iterator[str]:
    """What of an ability means nothing."""
    for word in words(ability):
        match word:
            case b.Trigger() | c.Happened():
                yield from _change(word)
            case k.OneCost(options=options) if len(options) < 2 or () in options:
                yield "a choice between costs needs at least 2 of them, none empty"
            case r.OneOf(servers=servers) | r.Meeting(servers=servers) if len(servers) < 2:
                yield f"{type(word).__name__} joins a single server"
            case q.AtMost(number=int(), limit=int()):
                yield "a number that is written down needs no limit: write the lower one"
            case s.PreventsAll(kind=kind, detail=detail) | s.Replaces(kind=kind, detail=detail) if (
                detail and not _has(kind, detail)
            ):
                yield f"'{kind}' has no detail '{detail}'"
            case s.StaysUntil(kinds=kinds) if "play" in kinds:
                yield "that it goes when another current is played is in the word itself: leave 'play' out"
            case i.Later(ability=later) if not isinstance(later, b.When | b.Paid | b.While | b.Static):
                yield f"{type(later).__name__} is no ability that can come later"
            case i.Run(linked=linked) | i.Breach(linked=linked) | i.AccessCard(linked=linked) if any(
                getattr(each, "active_in", "") for each in linked
            ):
                yield "a linked ability is active for as long as it is linked, wherever its card is"
            case s.FreeInDeck() if word.most and word.least > word.most:
                yield f"a deck has no {word.least} cards or more and {word.most} or fewer"
            case s.FreeInDeck() if sum(map(bool, (word.faction, word.type, word.name))) > 1:
                yield "it counts cards of a faction, of a type or of a name: one of these"
            case s.GainsSubroutines(subroutines=gained) if any(not isinstance(one, b.Sub) for one in gained):
                yield "what is gained as subroutines are subroutines: Sub(...)"
            case s.AdditionalCost(act=act, first_each_turn=True) if "run" not in act:
                yield f"only runs are counted in a turn, not what '{act}' stands for"
            case b.Paid(cost=cost, active_in=zone) if k.RevealAndTrashThis() in cost:
                if zone != HAND_OF[face.facts.side]:
                    yield f"it is paid from the hand: active_in={HAND_OF[face.facts.side]!r}"
    if isinstance(ability, b.Paid) and ability.interrupt and ability.detail:
        if not _has(ability.interrupt, ability.detail):
            yield f"'{ability.interrupt}' has no detail '{ability.detail}'"
    if isinstance(ability, b.Paid) and ability.by is not None and not ability.interrupt:
        yield "'by' says whose effect it interrupts: it needs an interrupt"
    if isinstance(ability, b.Static) and r.THAT_SERVER in words(ability):
        yield "it speaks of that server, but a static ability is met by no change that has one"
    if isinstance(ability, b.Play | b.Sub | b.Paid) and not any(
        isinstance(word, b.Trigger | i.Run | i.ChooseServer) for word in words(ability)
    ):
        if r.THAT_SERVER in words(ability):
            yield "it speaks of that server, but nothing in it or before it tells which that is"
    if r.THAT_SERVER in words(tuple(word for word in words(ability) if isinstance(word, b.Trigger))):
        yield "it waits for a change at that server, but a change is what tells which server that is"


def _change(word: b.Trigger | c.Happened) -> Iterator[str]:
    """What a change is asked for and does not have."""
    if word.origin and word.kind not in WITH_ORIGIN:
        yield f"no card comes from anywhere by '{word.kind}'; say where it is: subject=In(...)"
    if isinstance(word, b.Trigger):
        if any(other.first for other in word.also):
            yield "the first of several changes is asked for once, for all of them"
        if word.detail and not _has(word.kind, word.detail):
            yield f"'{word.kind}' has no detail '{word.detail}'"


def _has(kind: str, detail: str) -> bool:
    if kind in OF_A_ZONE:
        return detail in ZONES
    return kind in ASKED_ELSEWHERE or detail.startswith("basic") or detail in DETAILS.get(kind, ())
