"""What an ability must look like, and on which cards it belongs."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import costs as k
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang import statics as s
from rulerunner.lang.costs import Clicks
from rulerunner.lang.face import Face
from rulerunner.lang.filters import ANY_CARD, Same
from rulerunner.lang.refs import THIS
from rulerunner.lang.words import (
    ICE,
    PROGRAM,
    RESOURCE,
    RUNNER,
    TABLE,
    THIS_ENCOUNTER,
    THIS_RUN,
)

from .belonging import PLAYED, a
from .walk import parts, words

MAY_BE_NEGATIVE: Final = (
    *(i.AddAsAgenda, k.AddThisAsAgenda, s.BasicCost, s.Modify, s.Player, q.Times, q.Plus, i.InstallCard),
)
NOTHING_MEANS_ALL: Final = (i.BreakSubroutines, i.Prevent)
"""Effects whose amount of 0 stands for all."""
WHOLE: Final = frozenset(
    {"end the run", "expose", "flatline", "trace effect", "trash", "when encountered"},
)
"""Effects that happen or do not, each to one card at most: there is no amount of them."""
ONE_KIND: Final = ("first", "last", "all but one")
"""Which subroutines are broken, where that says how many."""
BLOCKS: Final = (
    *("block", "then", "otherwise", "success", "failure", "differ", "match"),
    *("right", "wrong"),
)
MAY_BE_EMPTY: Final = (
    *("also", "otherwise", "success", "failure", "differ", "match", "linked", "cost", "origin"),
    "subtypes",
    "on",
)


def of_the_card(face: Face) -> Iterator[str]:
    """What the card lacks as a whole."""
    stays = any(isinstance(word, s.StaysUntil | s.NeverAsAction) for word in words(face.abilities))
    if face.type in PLAYED and face.playable and not face.playing and not stays:
        yield f"an {face.type} needs something to do when it is played"


def of_an_ability(ability: b.Ability, face: Face) -> Iterator[str]:
    """What is wrong with the shape of an ability, or with it being on this card."""
    yield from _belongs(ability, face)
    if isinstance(ability, b.Paid):
        yield from _paid(ability)
    if isinstance(ability, b.BaseLink | b.LinkBoost) and not ability.cost:
        yield "link needs a cost; if it is free, that is Credits(0)"
    if getattr(ability, "active_in", "") == "anywhere" and not _about_itself(ability):
        yield "it says that it is active anywhere, but only a trigger about its own card is heard there"
    for word in words(ability):
        yield from _amount_of_a_whole(word)
        if isinstance(word, i.BreakSubroutines) and word.which in ONE_KIND and word.amount != 1:
            yield f"it breaks {word.which!r} of the subroutines, and says how many, too"
        yield from _too_early(word)
        yield from _breaker(word, face)
        yield from _amounts(word)
        yield from _empty(word)
        if isinstance(word, i.MoveTo | i.MoveAll) and word.zone == TABLE:
            yield f"{type(word).__name__} moves nothing into play: cards come there by InstallCard"
        if isinstance(word, MODERN) and face.facts.family == "classic":
            yield f"the game of 1996 has no step that {type(word).__name__} could move the Runner to"
        if isinstance(word, OF_THE_CHART) and face.facts.family != "classic":
            yield f"{type(word).__name__} is for the chart of 1996: here it is MoveRunner or MoveToIce"


MODERN: Final = (i.MoveRunner, i.MoveToIce)
"""Words about the Runner's position, which the chart of 1996 does not know."""


OF_THE_CHART: Final = (i.Confront, i.Deflect, i.FallBack)
"""Words about the ice that the Runner has passed, by which the chart of 1996 goes."""


def _belongs(ability: b.Ability, face: Face) -> Iterator[str]:
    match ability:
        case b.Sub() if face.type != ICE:
            yield f"only ice has subroutines, and this is {a(face.type)}"
        case b.Play() if face.type not in PLAYED:
            yield f"only events and operations are played, and this is {a(face.type)}"
        case b.BaseLink() | b.LinkBoost() if face.facts.side != RUNNER:
            yield "only the Runner has link"
        case b.Static(declarations=declarations) if any(isinstance(d, s.Hidden) for d in declarations):
            if face.type != RESOURCE:
                yield f"only resources are installed face down, and this is {a(face.type)}"
            if face.facts.family != "classic":
                yield "only the game of 1996 has resources that act while they lie face down (8.1.4)"
            if ability.condition is not None:
                yield "a resource is hidden or not: there is no condition for it"
        case b.While(condition=asked) if any(isinstance(w, c.DuringActionPhase) for w in words(asked)):
            yield "what waits for a phase to begin is triggered by that: Trigger instead of While"
        case b.NotYet(reason=reason) if not reason.strip():
            yield "a sentence that cannot be said yet needs a reason"


def _paid(ability: b.Paid) -> Iterator[str]:
    if not ability.cost:
        yield "a paid ability needs a cost; a free one costs Credits(0)"
    if any(isinstance(part, Clicks) for part in ability.cost):
        if ability.access:
            yield "an ability used while accessing is no action, so its cost spends no clicks"
        if ability.interrupt:
            yield "an interrupt is no action, so its cost spends no clicks"
    if ability.moment is not None and (ability.is_action or ability.interrupt or ability.access):
        yield "it has a moment of its own, so it is no action, no interrupt, and not used while accessing"
    if not ability.interrupt and (ability.detail or ability.subject is not None):
        yield "it says which effects it interrupts, but not that it is an interrupt"


def _about_itself(ability: b.Ability) -> bool:
    return isinstance(ability, b.When) and ability.trigger.subject == Same(THIS)


def _too_early(word: object) -> Iterator[str]:
    """Effects for a run that are made before the run they are meant for."""
    for name, value in parts(word):
        if name not in BLOCKS or not isinstance(value, tuple):
            continue
        runs = [at for at, step in enumerate(value) if isinstance(step, i.Run)]
        for at, step in enumerate(value):
            if isinstance(step, i.Lasting | i.Later) and step.duration == THIS_RUN and runs and at < runs[-1]:
                yield f"{_name(step)} for the run comes before the run begins; link it: Run(..., linked=...)"
        for step in value[runs[-1] + 1 :] if runs else ():
            steps = (step, *(getattr(step, "then", ()) if isinstance(step, i.If) else ()))
            if any(isinstance(one, i.Lasting) and one.duration == THIS_RUN for one in steps):
                yield "an effect for the run comes when the run is over; link it: Run(..., linked=...)"


def _breaker(word: object, face: Face) -> Iterator[str]:
    if face.type == PROGRAM and "icebreaker" in face.facts.subtypes:
        return
    if isinstance(word, i.Boost):
        yield f"only icebreakers boost their strength, and this is {a(face.type)} without that subtype"
    if isinstance(word, i.BreakSubroutines) and word.interface:
        yield f"only icebreakers interface with ice, and this is {a(face.type)} without that subtype"


def _amounts(word: object) -> Iterator[str]:
    for name, value in parts(word):
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        if value < 0 and not isinstance(word, MAY_BE_NEGATIVE):
            yield f"{_name(word)} has a negative {name}, {value}"
        if value == 0 and name in ("amount", "times") and isinstance(word, i.Instruction):
            if not isinstance(word, NOTHING_MEANS_ALL):
                yield f"{_name(word)} with {name} 0 does nothing"


def _amount_of_a_whole(word: object) -> Iterator[str]:
    """An interrupt that lowers or raises what has no amount."""
    match word:
        case b.Paid(interrupt=kind) if kind:
            kinds = {kind}
        case b.When(interrupt=True, trigger=trigger):
            kinds = {trigger.kind, *(other.kind for other in trigger.also)}
        case _:
            return
    if kinds <= WHOLE:
        for step in words(word):
            if isinstance(step, i.Prevent) and not step.of and step.amount != 1:
                yield "there is no amount of what it prevents: Prevent() without one"
            if isinstance(step, i.IncreaseImminent):
                yield "there is no amount of it that could be raised"


def _may_end(word: object) -> bool:
    """Whether a word may have nothing that comes of it."""
    return isinstance(word, s.Lifted | s.ResolvesAs) or (isinstance(word, i.Unless) and word.must)


def _empty(word: object) -> Iterator[str]:
    for name, value in parts(word):
        if value == () and name not in MAY_BE_EMPTY and not _may_end(word):
            yield f"{_name(word)} has nothing in its {name}"
    match word:
        case i.ActionTo(block=()):
            yield "an action that does nothing"
        case i.ActionsFor(amount=amount) if amount < 1:
            yield "it gives no actions"
        case i.ActionsFor(kind=kind, cards=cards) if kind != "install" and cards != ANY_CARD:
            yield "it says which cards the actions are for, but they are not for installing"
        case i.Trace(success=(), failure=()):
            yield "a trace has nothing for its success nor for its failure"
        case i.PsiGame(differ=(), match=()):
            yield "a psi game has nothing for bids that differ nor for bids that match"
        case i.Lasting(next_encounter=True, duration=duration) if duration not in (THIS_ENCOUNTER, THIS_RUN):
            yield "what waits for the next encounter applies for that encounter or for the run"
        case i.GiveSubtypes(most=most, subtypes=subtypes) if most < 1 or 0 < len(subtypes) < most:
            yield "it is from one subtype to all there are to choose from"
        case i.Unless(cost=()) | s.AdditionalCost(cost=()):
            yield f"{_name(word)} needs a cost"
        case b.Trigger(kind=kind, also=also) if replace(word, also=(), first="") in also:
            yield f"its trigger condition waits for '{kind}' and also for the same"
        case i.InstallCard(rez=True, face_up=True):
            yield "what is rezzed is face up anyway"
        case i.InstallCard(rez=False, able=True):
            yield "whether the card can be rezzed matters only if it is to be rezzed"
        case i.InstallCard(inward=inward, at=at) if inward is not None and at is not None:
            yield "what is installed inward from ice goes to the server of that ice"
        case (
            i.InstallCard(ignoring=ignoring, discount=discount)
            | i.RezCard(ignoring=ignoring, discount=discount)
        ) if ignoring and discount:
            yield "what ignores its cost is not paid for, so it costs no less"
        case i.ChooseOne(options=options):
            if len(options) < 2:
                yield "a choice between effects needs at least 2 of them"
            if () in options:
                yield "one of the effects to choose from is empty"
        case i.Run(linked=linked) | i.Breach(linked=linked) | i.AccessCard(linked=linked) if any(
            not isinstance(each, b.When | b.Static) for each in linked
        ):
            what = {i.Run: "a run", i.Breach: "a breach"}.get(type(word), "an access")
            yield f"only conditional and static abilities are linked to {what}; a paid one is the card's own"
        case i.HostAsCounter(abilities=abilities) if not abilities or any(
            not isinstance(each, b.When | b.Static) for each in abilities
        ):
            yield "a condition counter has conditional and static abilities, and at least one"
        case c.AllOf(parts=(_,)) | c.AnyOf(parts=(_,)):
            yield f"{_name(word)} joins a single condition"


def _name(word: object) -> str:
    return type(word).__name__
