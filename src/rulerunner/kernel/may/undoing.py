"""A cost cannot be paid in a way that undoes what it is paid for (26.03: 1.16.1c): counters that are spent
may be those that let an agenda be scored, a breaker be strong enough, or an ability be used at all."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from ...lang import costs as k
from ...lang.abilities import Paid
from ...lang.base import Word
from ...lang.costs import Cost, Costs
from ...lang.filters import WithCounters
from ...lang.instructions import BreakSubroutines
from ...lang.quantities import CountersOn
from ...lang.validating.walk import words
from ...lang.words import ADVANCEMENT, DISCARD_OF, HAND_OF, REMOVED, STRENGTH
from ...state.context import Context
from ...state.records import NOBODY
from ...state.state import State
from ..read.evaluate import holds, number, zones_of
from ..read.values import requirement, strength
from .giving_up import ASKING, forfeitable, given_up, hosts_of, movable, to_derez

OF_COUNTERS: Final = (k.CountersFrom, k.HostedCounters)
Gone = tuple[tuple[int, str], ...]
"""The cards that a payment takes, each with the zone it goes to; with none, if it is derezzed."""
Spent = tuple[tuple[int, str], ...]
"""The counters that a payment takes, each as the card it lies on and its kind."""


MOST_WAYS: Final = 5_000
"""No printed card can be paid for in nearly so many ways; of a home-made one the others are not looked at."""


def may_undo(s: State, cost: Costs, purpose: str, ability: Paid | None) -> bool:
    """Whether paying a cost could undo what it is paid for, so that each way to pay it needs a look."""
    if ability is None and purpose != "score":
        return False
    for part in cost:
        if isinstance(part, k.OneCost):
            if any(may_undo(s, one, purpose, ability) for one in part.options):
                return True
        elif ability is None:
            if isinstance(part, OF_COUNTERS):
                return True
        elif isinstance(part, OF_COUNTERS):
            if ability.condition is not None and _hangs_on_counters(ability.condition):
                return True
            if _interfaces(ability) and (part.kind == STRENGTH or _strength_hangs(s, _hangs_on_counters)):
                return True
        elif isinstance(part, ASKING) and _interfaces(ability):
            if _strength_hangs(s, _hangs_on_hands if _of_a_hand(part) else _hangs_on_cards):
                return True
    return False


def _strength_hangs(s: State, hangs: Callable[[Word], bool]) -> bool:
    """Whether something that changes the strength of cards, or the condition of it, hangs on what could be
    given up."""
    for cid, index, said in s.statics.get(STRENGTH, ()):
        condition = s.cards[cid].face.conditions[index]
        if hangs(said) or (condition is not None and hangs(condition)):
            return True
    if STRENGTH not in s.lasting_headings:
        return False
    for effect in s.lingering:
        if effect.heading == STRENGTH and effect.declaration is not None and hangs(effect.declaration):
            return True
    return False


@cache
def _hangs_on_counters(node: Word) -> bool:
    return any(isinstance(word, (CountersOn, WithCounters)) for word in words(node))


@cache
def _hangs_on_hands(node: Word) -> bool:
    return any(getattr(word, "zone", "") in HAND_OF.values() for word in words(node))


def _hangs_on_cards(node: Word) -> bool:
    """Whatever a card on the table says may hang on another there, and ends with the card itself."""
    return True


def _of_a_hand(part: Cost) -> bool:
    """Whether a part of a cost takes cards of a hand."""
    filter = getattr(part, "filter", None)
    zones = zones_of(filter) if filter is not None else ()
    return bool(zones) and all(zone in HAND_OF.values() for zone in zones)


def _interfaces(ability: Paid) -> list[BreakSubroutines]:
    return [i for i in ability.block if isinstance(i, BreakSubroutines) and i.interface]


def can_be_done_still(
    s: State, ctx: Context, cost: Costs, purpose: str, ability: Paid | None, picked: tuple[int, ...] = ()
) -> bool:
    """Whether there is a way to pay, with some cards picked already, leaving possible what is paid for."""
    if not may_undo(s, cost, purpose, ability):
        return True
    for tried, (gone, spent) in enumerate(_ways(s, ctx, cost, purpose, picked)):
        if tried == MOST_WAYS or _possible(_without(s, ctx, gone, spent), ctx, gone, purpose, ability):
            return True
    return False


def _ways(
    s: State, ctx: Context, cost: Costs, purpose: str, picked: tuple[int, ...]
) -> Iterator[tuple[Gone, Spent]]:
    """The cards and the counters that each way to pay a cost takes."""
    if not cost:
        yield (), ()
        return
    part, rest = cost[0], cost[1:]
    if isinstance(part, k.HostedCounters):
        own = ((ctx.source, part.kind),) * number(s, ctx, part.amount)
        for gone, spent in _ways(s, ctx, rest, purpose, picked):
            yield gone, own + spent
        return
    if not isinstance(part, ASKING) or getattr(part, "at_random", False):
        yield from _ways(s, ctx, rest, purpose, picked)
        return
    amount = number(s, ctx, part.amount)
    mine, others = picked[:amount], picked[amount:]
    for chosen in _completed(s, _found(s, ctx, part, purpose), part, mine, amount):
        for gone, spent in _ways(s, ctx, rest, purpose, others):
            if isinstance(part, k.CountersFrom):
                yield gone, tuple([(cid, part.kind) for cid in chosen]) + spent
            elif not any(cid in chosen for cid, _ in gone):
                yield tuple([(cid, _to(ctx, part)) for cid in chosen]) + gone, spent


def _to(ctx: Context, part: Cost) -> str:
    """The zone that cards go to which are given up for a part of a cost."""
    match part:
        case k.MoveCards(zone=zone):
            return zone
        case k.Forfeit():
            return REMOVED
        case k.TrashCards():
            return DISCARD_OF[ctx.side]
    return ""


def _found(s: State, ctx: Context, part: Cost, purpose: str) -> tuple[int, ...]:
    match part:
        case k.CountersFrom():
            return hosts_of(s, ctx, part)
        case k.TrashCards():
            return given_up(s, ctx, part, purpose)
        case k.MoveCards():
            return movable(s, ctx, part, purpose)
        case k.Forfeit():
            return forfeitable(s, ctx, part, purpose)
        case k.DerezCards():
            return to_derez(s, ctx, part, purpose)
    return ()  # what is turned face down is still there


def _completed(
    s: State, found: tuple[int, ...], part: Cost, mine: tuple[int, ...], amount: int
) -> Iterator[tuple[int, ...]]:
    """The ways to pick the rest for a part: each card once, a host once for each counter on it."""
    if len(mine) >= amount or not found:
        yield mine
        return
    for place, cid in enumerate(found):
        left = s.cards[cid].count(part.kind) if isinstance(part, k.CountersFrom) else 1
        if mine.count(cid) < left:
            yield from _completed(s, found[place:], part, (*mine, cid), amount)


def _without(s: State, ctx: Context, gone: Gone, spent: Spent) -> State:
    """A table to ask questions of, on which some cards have gone and some counters are spent. Of the card
    that an ability is on the ability has become independent (9.1.4)."""
    trial = s.trial()
    for cid, kind in spent:
        card = trial.cards[cid]
        trial.cards[cid] = card.holding(tuple([(name, n - (name == kind)) for name, n in card.counters]))
    left = {cid: zone for cid, zone in gone if cid != ctx.source}
    for cid, zone in left.items():
        card = trial.cards[cid]
        if zone:
            trial.zones[card.zone] = tuple([other for other in trial.zones[card.zone] if other != cid])
            trial.zones[zone] = (*trial.zones[zone], cid)
            trial.cards[cid] = card.moved(zone, True, NOBODY, NOBODY, True)
        else:
            trial.cards[cid] = card.showing(False, card.seen)
            trial.roots = None
    if left:
        said = {head: tuple([e for e in entries if e[0] not in left]) for head, entries in s.statics.items()}
        trial.statics = {head: entries for head, entries in said.items() if entries}
        trial.silence = None
    return trial


def _possible(trial: State, ctx: Context, gone: Gone, purpose: str, ability: Paid | None) -> bool:
    """Whether what is paid for may be done on the table that the payment leaves. A restriction that speaks of
    a card which is given up was met by it (an approached piece of ice that is trashed)."""
    if purpose == "score":
        there = all(cid != ctx.source for cid, _ in gone)
        return there and trial.cards[ctx.source].count(ADVANCEMENT) >= requirement(trial, ctx.source)
    if ability is None:
        return True
    if _interfaces(ability) and trial.encounter is not None:
        if strength(trial, ctx.source) < strength(trial, trial.encounter.ice):
            return False
    return bool(gone) or ability.condition is None or holds(trial, ctx, ability.condition)
