"""Memory: what programs take, what there is for them, and how much is too much (3.9.3)."""

from typing import Final

from ...lang.headings import HOSTS, MEMORY_FOR
from ...lang.statics import Hosts, MemoryFor
from ...lang.words import PROGRAM, RUNNER, TABLE
from ...state.records import NOBODY
from ...state.state import State
from .declared import declared
from .evaluate import matches
from .values import modified, of_player


def memory_cost(s: State, cid: int) -> int:
    """The memory a program uses."""
    printed = s.cards[cid].face.memory
    if "memory cost" not in s.statics:
        return printed
    return max(0, modified(s, "memory cost", cid, printed))


def memory_limit(s: State) -> int:
    limit = s.edition.policies.memory
    if "player memory" not in s.statics:
        return limit
    return max(0, of_player(s, "memory", RUNNER, limit))


def memory_used(s: State) -> int:
    """Memory of installed programs that are not hosted in memory of their own, beyond what there is for some
    programs alone."""
    total, cards, varies = 0, s.cards, "memory cost" in s.statics
    for cid in s.zones[TABLE]:
        card = cards[cid]
        face = card.face
        if (face.memory or varies) and face.type == PROGRAM:
            if card.host < 0 or not own_memory(s, card.host):
                total += memory_cost(s, cid) if varies else face.memory
    return total if MEMORY_FOR not in s.statics else total - _in_special(s, _costs_of_programs(s))


def memory_over(s: State, without: tuple[int, ...] = (), adding: int = NOBODY) -> int:
    """By how much programs would exceed the memory limit without some of them, and with another besides."""
    costs = {cid: cost for cid, cost in _costs_of_programs(s).items() if cid not in without}
    if adding >= 0:
        costs[adding] = memory_cost(s, adding)
    return sum(costs.values()) - _in_special(s, costs) - memory_limit(s)


def memory_for(s: State, cid: int) -> int:
    """The memory that a program can use and others cannot."""
    return sum(
        said.amount
        for ctx, said in declared(s, MEMORY_FOR)
        if isinstance(said, MemoryFor) and matches(s, ctx, said.cards, cid)
    )


def memory_left_for_some(s: State) -> int:
    """The memory for some programs alone that none of them uses."""
    there = sum(said.amount for _, said in declared(s, MEMORY_FOR) if isinstance(said, MemoryFor))
    return there - _in_special(s, _costs_of_programs(s))


def _costs_of_programs(s: State) -> dict[int, int]:
    """What each program uses that is not hosted in memory of its own."""
    return {
        cid: memory_cost(s, cid)
        for cid in s.zones[TABLE]
        if s.cards[cid].face.type == PROGRAM and not own_memory(s, s.cards[cid].host)
    }


def _in_special(s: State, costs: dict[int, int]) -> int:
    """How much of what programs use finds room in memory that is for some of them alone."""
    left, total = dict(costs), 0
    for ctx, said in declared(s, MEMORY_FOR):
        if not isinstance(said, MemoryFor):
            continue
        room = said.amount
        for cid, cost in left.items():
            if room and cost and matches(s, ctx, said.cards, cid):
                taken = min(room, cost)
                left[cid], room, total = cost - taken, room - taken, total + taken
    return total


def own_memory(s: State, host: int) -> int:
    """The memory a host has for the programs on it; as much as any need, if they count for nothing."""
    if host < 0:
        return 0
    hosts = s.cards[host].face.statics.get(HOSTS, ())
    return sum(ANY_MEMORY if d.free else d.memory for _, d in hosts if isinstance(d, Hosts))


ANY_MEMORY: Final = 99


def host_discount(s: State, host: int) -> int:
    """How much less a card costs to install on a host."""
    if host < 0:
        return 0
    return sum(d.discount for _, d in s.cards[host].face.statics.get(HOSTS, ()) if isinstance(d, Hosts))
