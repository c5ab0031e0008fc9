"""Getting past ice: the cheapest way to break what hurts, and to let the rest fire."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.filters import Same
from ...lang.quantities import CountersOn, CreditsOf
from ...lang.refs import This
from ...lang.statics import SpendFrom
from ...lang.words import CREDIT, RUNNER
from ...view.records import CardView, Record, record
from .reading import Reader, credits_in, matches, number, paid_ability, price, reader, steps, whens
from .saying import asked_for, at_any_time, boosts_of, covers, given_by, taken_by, weakens
from .table import Table, counters, once, spending
from .worth import worth

KINDS: Final = {"modern": ("barrier", "code gate", "sentry"), "classic": ("wall", "code gate", "sentry")}
CERTAIN: Final = 20.0
"""A stake high enough to tell whether a subroutine ends the run."""
COUNTER: Final = 0.6
"""What spending a counter counts for."""


@record
class Tool(Record):
    """An ability that breaks subroutines of a piece of ice."""

    card: CardView
    ability: int
    """Its place on the card."""
    each: int
    """How many subroutines one use breaks."""
    credits: float
    """What one use costs in credits,"""
    other: float
    """and in anything else."""
    uses: int
    """How often it can be used at most."""
    interface: bool


@record
class Way(Record):
    """A way past a piece of ice."""

    credits: float = 0.0
    harm: float = 0.0
    """What is suffered or given up besides credits."""
    ends: float = 0.0
    """How likely the run is to end here."""
    tool: Tool | None = None
    subs: tuple[int, ...] = ()
    """The subroutines to break, the worst first."""
    boost: int = -1
    """The ability of the tool's card that raises its strength, if that comes first."""
    weaken: tuple[str, int] | None = None
    """A card and its ability that lowers the strength of the ice, if that comes first."""
    takes: float = 0.0
    """The credits that are taken by what is let through."""


Harm = tuple[float, float, float]
"""What is let through does besides ending the run, how likely it ends it, and the credits it takes."""


# --- what the ice does ------------------------------------------------------------------------------------


@once
def harm_of(t: Table, ice: CardView | None, block: w.Block, stake: float) -> tuple[float, float]:
    """What a block of the ice does to the Runner besides ending the run, and how likely it is to end it."""
    plain = -worth(reader(t, ice), block, RUNNER)
    ends = (-worth(reader(t, ice, CERTAIN), block, RUNNER) - plain) / CERTAIN
    return max(0.0, plain), max(0.0, min(1.0, ends))


@once
def toll(t: Table, ice: CardView | None, face: Face, funds: float, stake: float) -> Way:
    """What merely encountering the ice costs."""
    way = Way()
    for when in whens(face, "encounter"):
        if not isinstance(when.trigger.subject, Same) or not isinstance(when.trigger.subject.ref, This):
            continue
        for step in when.block:
            if isinstance(step, w.Unless) and step.must:
                paid = credits_in(reader(t, ice), step.cost)
                if paid <= funds - way.credits:
                    way = way._replace(credits=way.credits + paid)
                    continue
            # Of several evils the Runner takes the least, whatever the run is worth.
            bad = min(stake, max(0.0, -worth(reader(t, ice, stake), (step,), RUNNER)))
            ends = harm_of(t, ice, (step,), stake)[1]
            way = way._replace(harm=way.harm + (0 if ends == 1 else bad), ends=max(way.ends, ends))
    return way


# --- what the Runner has against it -----------------------------------------------------------------------


@once
def tools(t: Table, ice: CardView, face: Face) -> tuple[Tool, ...]:
    """Every ability that can break subroutines of a piece of ice."""
    found = [_tool(t, card, own, index, ice) for card, own in t.faces(t.rig) for index in at_any_time(own)]
    for index in face.breakers:
        ability = paid_ability(face, index)
        if ability is not None and ability.user == RUNNER:
            found.append(_tool(t, ice, face, index, ice))
    return tuple([tool for tool in found if tool is not None])


def _tool(t: Table, card: CardView, face: Face, index: int, ice: CardView) -> Tool | None:
    ability = paid_ability(face, index)
    if ability is None:
        return None
    read = reader(t, card)
    breaks = next((step for step in steps(ability.block) if isinstance(step, w.BreakSubroutines)), None)
    if breaks is None or not matches(read, breaks.ice, ice):
        return None
    credits = credits_in(read, ability.cost)
    other = price(read, ability.cost) - credits * t.credit(t.side)
    other += fragile(t, card, face) + _noise(t, card, face) - min(0.0, worth(read, ability.block, RUNNER))
    each = int(number(read, breaks.amount)) or 99
    return Tool(card, index, each, credits, other, _uses(t, card, ability), breaks.interface)


def fragile(t: Table, card: CardView | None, face: Face) -> float:
    """What it costs in the long run to use a breaker that may be lost by it."""
    after = (step for when in whens(face, "encounter ends") for step in steps(when.block))
    lost = any(isinstance(step, w.Trash) for step in after)
    return (1.0 if counters(card, "virus") else 4.5) if lost else 0.0


QUIET_BIT: Final = 0.5
"""What a credit is worth that noise drives from a stealth card: it comes back."""


def _noise(t: Table, card: CardView, face: Face) -> float:
    """What the use of a noisy breaker costs: the credits on stealth cards that are lost by it, and tags."""
    if "noisy" not in face.facts.subtypes:
        return 0.0
    read = reader(t, card)
    quiet = sum(counters(own, CREDIT) for own, other in t.faces(t.rig) if "stealth" in other.facts.subtypes)
    after = [when.block for when in whens(face, "subroutine broken")]
    lost = sum(_drives_away(read, step) for step in (*_broken_with(face), *(s for b in after for s in b)))
    return QUIET_BIT * min(lost, quiet) - sum(min(0.0, worth(read, block, RUNNER)) for block in after)


def _broken_with(face: Face) -> Iterator[w.Instruction]:
    for index in face.breakers[:1]:
        ability = paid_ability(face, index)
        yield from steps(ability.block) if ability is not None else ()


def _drives_away(read: Reader, step: w.Instruction) -> float:
    """How many credits leave stealth cards by a step; all of them, if it says so."""
    match step:
        case w.Repeat(times=times, block=block) if any(_takes_credits(inner) for inner in block):
            return number(read, times)
        case w.RemoveCounters(amount=CountersOn(), kind="credit"):
            return math.inf
    return 0.0


def _takes_credits(step: w.Instruction) -> bool:
    return isinstance(step, w.RemoveCounters) and step.kind == CREDIT


def _funds_for(t: Table, tool: Tool, funds: float) -> float:
    """What is left of the Runner's credits for a breaker: some cards do not lend to every one."""
    return funds - _withheld(t, tool.card)


@once
def _withheld(t: Table, breaker: CardView) -> int:
    return sum(
        counters(card, CREDIT)
        for card, face in t.faces(t.rig)
        for declared in spending(face)
        if isinstance(declared, SpendFrom)
        and declared.purpose == "icebreaker"
        and not matches(reader(t, card), declared.of, breaker)
    )


def _uses(t: Table, card: CardView, ability: Paid) -> int:
    most = 9
    for part in ability.cost:
        if isinstance(part, k.HostedCounters):
            most = min(most, counters(card, part.kind))
        elif isinstance(part, k.LoseClicksCost | k.Clicks):
            most = min(most, clicks_in_run(t))
        elif isinstance(part, k.TrashThis):
            most = 1
    return most


def clicks_in_run(t: Table) -> int:
    """The clicks that the Runner has left in a run: in this one, or in one made now or next turn."""
    if t.view.active != RUNNER:
        return t.limit("runner") - 1
    return max(0, t.runner.clicks - (t.view.run is None))


@once
def weakeners(t: Table) -> tuple[tuple[CardView, int, int], ...]:
    """Abilities that lower the strength of encountered ice for a counter: card, ability, how often."""
    found: list[tuple[CardView, int, int]] = []
    for card, face in t.faces(t.rig):
        for index in face.paid:
            ability = paid_ability(face, index)
            if ability is not None and any(weakens(step) for step in ability.block):
                found.append((card, index, _uses(t, card, ability)))
    return tuple(found)


def kinds_broken(t: Table, face: Face) -> frozenset[str]:
    """The kinds of ice a program can break."""
    return _kinds_broken(face, KINDS[t.edition.family])


@lru_cache(maxsize=4000)
def _kinds_broken(face: Face, kinds: tuple[str, ...]) -> frozenset[str]:
    found: set[str] = set()
    for index in face.breakers:
        ability = paid_ability(face, index)
        if ability is not None:
            for step in steps(ability.block):
                if isinstance(step, w.BreakSubroutines):
                    found.update(kind for kind in kinds if covers(step.ice, kind))
    return frozenset(found)


@once
def covered(t: Table, without: str = "") -> frozenset[str]:
    """The kinds of ice that the Runner's rig can break, by the breakers that are made for them."""
    kinds = KINDS[t.edition.family]
    return frozenset(
        kind
        for card, face in t.faces(t.rig)
        if card.handle != without and len(broken := kinds_broken(t, face)) < len(kinds)
        for kind in broken
    )


@once
def jokers(t: Table, without: str = "") -> int:
    """How many breakers there are that break everything, at a price."""
    kinds = KINDS[t.edition.family]
    own = (face for card, face in t.faces(t.rig) if card.handle != without)
    return sum(len(kinds_broken(t, face)) == len(kinds) for face in own)


# --- the plan ---------------------------------------------------------------------------------------------


def subroutine(face: Face, number: int) -> w.Block:
    """What a subroutine does. One that is not printed on the ice mostly ends the run."""
    return face.subs[number].block if number < len(face.subs) else (w.EndRun(),)


@once
def way_past(
    t: Table,
    ice: CardView,
    face: Face,
    funds: float,
    stake: float,
    left: tuple[int, ...] | None = None,
    spent: float = 0.0,
) -> Way:
    """The best way past a piece of rezzed ice with so many credits; `left` are the unbroken subroutines. The
    Corp has so much less by then."""
    numbers = tuple(range(len(face.subs))) if left is None else left
    harms = _harms(t, ice, face, numbers, min(funds, float(pool_in_run(t))), stake, -spent)
    weight = {number: harm + ends * stake for number, (harm, ends, _) in harms.items()}
    worst_first = tuple(sorted(numbers, key=lambda number: (-weight[number], number)))
    harm, ends, takes = _let_through(harms, numbers)
    best = Way(harm=harm, ends=ends, takes=takes)
    least = sum(weight.values())
    dear = t.credit(RUNNER)
    whole = funds
    for tool in tools(t, ice, face):
        funds = _funds_for(t, tool, whole)
        ready = _make_ready(t, tool, ice, funds)
        if ready is None:
            continue
        open_to_it = worst_first if left is None else _untried(t, tool, worst_first)
        for uses in range(1, min(tool.uses, -(-len(open_to_it) // tool.each)) + 1):
            credits = ready.credits + uses * tool.credits
            broken = open_to_it[: uses * tool.each]
            harm, ends, takes = _let_through(harms, [number for number in numbers if number not in broken])
            harm += ready.harm + uses * tool.other
            total = credits * dear + harm + ends * stake
            if credits <= funds and total < least - 0.01:
                least = total
                best = ready._replace(credits=credits, harm=harm, ends=ends, subs=broken, takes=takes)
    return best


def pool_in_run(t: Table) -> int:
    """The credits in the Runner's pool in a run, made now or going on."""
    comes = t.view.run is None and t.edition.policies.bad_publicity == "pool"
    return t.runner.credits + (t.corp.bad_publicity if comes else 0)


def _let_through(harms: dict[int, Harm], numbers: Sequence[int]) -> Harm:
    """What is met with where some subroutines are let through."""
    let = [harms[number] for number in numbers]
    return (
        sum(harm for harm, _, _ in let),
        _any(ends for _, ends, _ in let),
        sum(taken for _, _, taken in let),
    )


def _harms(
    t: Table,
    ice: CardView,
    face: Face,
    numbers: tuple[int, ...],
    credits: float,
    stake: float,
    given: float,
) -> dict[int, Harm]:
    """What subroutines do to a Runner with so many credits: what one takes the next one does not find. The
    Corp was given so much before."""
    read = reader(t, ice)
    found: dict[int, Harm] = {}
    for at in numbers:
        block = subroutine(face, at)
        harm, ends = harm_of(t, ice, block, stake)
        least = asked_for(block)
        if least is not None:
            asked = number(read, least) + (given if isinstance(least, CreditsOf) else 0.0)
            ends = 1.0 if credits < asked else 0.0
        takes = taken_by(read, block)
        credits -= takes
        given += given_by(read, block)
        found[at] = harm, ends, takes
    return found


def _untried(t: Table, tool: Tool, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The subroutines of the encountered ice that a breaker may still be tried on."""
    encounter = t.view.encounter
    subs = encounter.subroutines if encounter is not None else ()
    return tuple(n for n in numbers if n >= len(subs) or tool.card.handle not in subs[n].tried)


def _any(chances: Iterator[float]) -> float:
    none = 1.0
    for chance in chances:
        none *= 1 - chance
    return 1 - none


def _make_ready(t: Table, tool: Tool, ice: CardView, funds: float) -> Way | None:
    """What it takes to make a breaker strong enough; None if it cannot be."""
    gap = (ice.strength or 0) - (tool.card.strength or 0) if tool.interface else 0
    if gap <= 0:
        return Way(tool=tool)
    face = t.face(tool.card)
    assert face is not None
    read = reader(t, tool.card)
    ways: list[Way] = []
    for index, ability, step in boosts_of(face):
        often = -(-gap // max(1, int(number(read, step.amount))))
        if often <= _uses(t, tool.card, ability):
            ways.append(Way(credits=often * credits_in(read, ability.cost), tool=tool, boost=index))
    for card, index, often in weakeners(t):
        if often >= gap:
            ways.append(Way(harm=COUNTER * gap, tool=tool, weaken=(card.handle, index)))
    payable = (way for way in ways if way.credits <= funds)
    return min(payable, key=lambda way: way.credits + way.harm, default=None)
