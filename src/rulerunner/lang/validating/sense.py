"""What can be written and means nothing: details that a change does not have, lists of one, lost places."""

from collections.abc import Iterator
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import refs as r
from rulerunner.lang import statics as s
from rulerunner.lang.face import Face
from rulerunner.lang.rendering.happenings import HAPPENINGS
from rulerunner.lang.words import CORP, FORGOING, HAND_OF, RUNNER, ZONES
from rulerunner.lang.words import other as other_side

from .walk import words

SIDES: Final = (CORP, RUNNER)
WITH_ORIGIN: Final = frozenset(
    {"trash", "discard", "move", "install", "uninstall", "host", "access ends", "search", "swap"}
)
"""Changes of which it is noted from where a card came."""
LEAVING: Final = frozenset({"install", "trash", "play", "draw", "move"})
"""Changes after which a card is not where it was."""
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
    "purge": frozenset({FORGOING}),
}
"""The details that changes have; besides, a change may be made by a basic action."""


PRICES: Final = frozenset({"install cost", "rez cost", "play cost"})
"""What is paid for a card to enter play."""
SERVERED: Final = frozenset({"run", "be successful", "jack out", "install", "host"})
"""What can be forbidden at a server; other things are forbidden of cards, wherever these are."""
ANYTIME: Final = frozenset({"tags", "damage", "draw", "gain credits", "lose credits"})
"""Changes that come as often outside of runs."""


def of_an_ability(ability: b.Ability, face: Face) -> Iterator[str]:
    """What of an ability means nothing."""
    coming = {id(word.trigger) for word in words(ability) if isinstance(word, b.When) and word.interrupt}
    for word in words(ability):
        match word:
            case b.Trigger() | c.Happened():
                yield from _change(word, id(word) in coming)
                yield from _actor(word.kind, word.side, face)
            case q.PointsThisTurn() | q.TimesThisTurn():
                yield from _actor(word.kind, word.side, face)
            case s.StaysUntil(kinds=kinds, side=side) if "play" not in kinds and any(
                True for kind in kinds for _ in _actor(kind, side, face)
            ):
                yield from (fault for kind in kinds for fault in _actor(kind, side, face))
            case k.OneCost(options=options) if len(options) < 2 or () in options:
                yield "a choice between costs needs at least 2 of them, none empty"
            case r.OneOf(servers=servers) | r.Meeting(servers=servers) if len(servers) < 2:
                yield f"{type(word).__name__} joins a single server"
            case q.Plus(left=int(), right=int()):
                yield "a sum of numbers that are written down: write what it comes to"
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
            case b.When(given=True, interrupt=True) | b.When(given=True, trigger=b.Trigger(subject=None)):
                yield "an ability is given to a card that meets its condition as it happens: name a 'subject'"
            case i.Later(ability=later) if _elsewhere(later):
                yield "an ability that comes later is active while it lasts, wherever its card is"
            case i.Infect(server=place, on=card) if place is not None and card is not None:
                yield "counters are put in a server or on a card: one of these"
            case i.Later(ability=b.Paid() | b.While() | b.Static(), duration=""):
                yield "for how long? Only what waits for a change can last until it comes: duration='turn'"
            case f.Not(inner=f.Anything()) | f.Either(left=f.Anything()) | f.Either(right=f.Anything()):
                yield "a set without any card, or of any card or others: leave Anything() out"
            case (
                k.TrashCards(filter=cards, amount=many)
                | k.MoveCards(filter=cards, amount=many)
                | k.DerezCards(filter=cards, amount=many)
                | k.TurnDownCards(filter=cards, amount=many)
                | k.Forfeit(cards=cards, amount=many)
                | i.Choose(filter=cards, amount=many)
            ) if many != 1 and _one_card(cards):
                yield f"it asks for {many} cards of a set that has one"
            case i.Distribute(filter=cards) | i.ChooseRandom(filter=cards) | i.ChoosePile(filter=cards) if (
                _one_card(cards)
            ):
                yield f"{type(word).__name__} is about several cards, but its set has one"
            case i.InstallCard(face_up=True, face_down=True):
                yield "a card is installed face up or face down: one of these"
            case i.ChooseServer(server=r.ThatServer()):
                yield "it chooses that server, but which that is need not be chosen"
            case (
                i.Run(linked=linked)
                | i.Breach(linked=linked)
                | i.AccessCard(linked=linked)
                | i.HostAsCounter(abilities=linked)
            ) if any(map(_elsewhere, linked)):
                yield "a linked ability is active for as long as it is linked, wherever its card is"
            case s.FreeInDeck() if word.most and word.least > word.most:
                yield f"a deck has no {word.least} cards or more and {word.most} or fewer"
            case s.FreeInDeck() if sum(map(bool, (word.faction, word.type, word.name))) > 1:
                yield "it counts cards of a faction, of a type or of a name: one of these"
            case s.GainsSubroutines(subroutines=gained) if any(not isinstance(one, b.Sub) for one in gained):
                yield "what is gained as subroutines are subroutines: Sub(...)"
            case s.Cannot(act=act, server=place) if place != r.ANY_SERVER and act not in SERVERED:
                yield f"where '{act}' is forbidden is said of the cards: cards=... & AtServer(...)"
            case k.TrashCards(filter=f.Same(ref=r.Top())) | k.TrashAllCards(filter=f.Same(ref=r.Top())):
                yield "cards from the top of a deck are trashed with TrashTopCards"
            case s.Modify(value=value, entering=True) if value not in PRICES:
                yield f"a card that enters play pays no {value}: leave 'entering' out"
            case s.Modify(of=f.Same(ref=r.This()), entering=True):
                yield "'entering' is said of other cards: of itself a card says it only as it enters play"
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
    for cost in _costs(ability):
        if sum(isinstance(part, k.Clicks) for part in cost) > 1:
            yield "it names clicks twice in one cost: add them up"
    if r.THAT_SERVER in words(tuple(word for word in words(ability) if isinstance(word, b.Trigger))):
        yield "it waits for a change at that server, but a change is what tells which server that is"


def _actor(kind: str, side: str, face: Face) -> Iterator[str]:
    """A player of whom something is asked that only the other one does."""
    does = HAPPENINGS[kind].actor if kind in HAPPENINGS and kind != "damage" else ""  # either player deals it
    own = face.facts.side
    asked = {"you": own, "opponent": other_side(own)}.get(side, side)
    if does in SIDES and asked in SIDES and asked != does:
        yield f"'{kind}' is what the {does.capitalize()} does: leave 'side' out"


def _costs(ability: b.Ability) -> Iterator[k.Costs]:
    """Every cost in an ability."""
    for word in words(ability):
        cost = getattr(word, "cost", ())
        if isinstance(cost, tuple):
            yield cost
        if isinstance(word, k.OneCost):
            yield from word.options


def _elsewhere(ability: b.Ability) -> bool:
    """Whether an ability says by itself where or how long it is active, or on which card."""
    return any(getattr(ability, name, "") for name in ("active_in", "persistent", "given"))


ONE_CARD: Final = (
    *(r.This, r.HostOf, r.Encountered, r.LastEncountered, r.Approached, r.Accessed, r.GivenUp, r.TopHosted),
)
"""What points at a single card."""


def _one_card(cards: f.Filter) -> bool:
    """Whether no two cards can be in a set."""
    match cards:
        case f.Same(ref=ref):
            return isinstance(ref, ONE_CARD) or ref in (r.Top("R&D"), r.Top("stack"), r.Top("heap"))
        case f.Both(left=left, right=right):
            return _one_card(left) or _one_card(right)
    return False


def _lies(cards: f.Filter) -> bool:
    """Whether cards of a set lie in a zone."""
    match cards:
        case f.Both(left=left, right=right):
            return _lies(left) or _lies(right)
    return isinstance(cards, f.In)


def _change(word: b.Trigger | c.Happened, imminent: bool = False) -> Iterator[str]:
    """What a change is asked for and does not have."""
    if word.origin and word.kind not in WITH_ORIGIN:
        yield f"no card comes from anywhere by '{word.kind}'; say where it is: subject=In(...)"
    if word.kind in LEAVING and word.subject is not None and _lies(word.subject) and not imminent:
        yield f"after '{word.kind}' no card lies where it was: say where it came from, origin=(...)"
    if isinstance(word, b.Trigger):
        if word.first == "run" and word.kind in ANYTIME and word.during is None:
            yield f"'{word.kind}' happens outside of runs too: say during=ANY_SERVER"
        if any(other.first for other in word.also):
            yield "the first of several changes is asked for once, for all of them"
        if any(other.during != word.during for other in word.also):
            yield "of several changes, all or none are to happen during a run on a server"
        if word.detail and not _has(word.kind, word.detail):
            yield f"'{word.kind}' has no detail '{word.detail}'"


def _has(kind: str, detail: str) -> bool:
    if kind in OF_A_ZONE:
        return detail in ZONES
    return kind in ASKED_ELSEWHERE or detail.startswith("basic") or detail in DETAILS.get(kind, ())
