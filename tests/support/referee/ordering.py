"""Choices of an order, of a place in one, and of what has to go: ice, decks, subroutines, memory."""

from itertools import combinations

from rulerunner.lang import instructions as w
from rulerunner.lang.words import DECK_OF, PROGRAM, TABLE
from rulerunner.state.decision import Option
from rulerunner.state.frames import BlockFrame, MemoryTrashFrame
from rulerunner.state.state import State

from .asking import Asking, Unjudged
from .entering import memory_limit, memory_of, memory_used
from .pointing import is_server, pointed_at
from .reading import many_subroutines, own_memory


def to_be_ordered(s: State, a: Asking, i: w.Instruction) -> set[int]:
    """The cards that a player puts in an order, one after the other, until all have their place."""
    match i:
        case w.RearrangeIce(server=ref):
            return {c for server in s.servers.values() if is_server(s, a, ref, server.id) for c in server.ice}
        case w.SwapAllIce():
            return {c for server in s.servers.values() for c in server.ice}
        case w.Arrange():
            there = {c for c, object_no in a.those if s.cards[c].object_no == object_no}
            return {c for c in there if s.cards[c].zone in DECK_OF.values()}
    raise Unjudged(f"choice within {type(i).__name__}")


def other_positions(s: State, a: Asking, i: w.InsertIce) -> set[Option]:
    """The other positions of the server, the outermost being the first."""
    options = set()
    for server in s.servers.values():
        for moved in pointed_at(s, a, i.ref) & set(server.ice):
            inwards = list(reversed(server.ice))
            options |= {Option("number", number=n) for n, c in enumerate(inwards, 1) if c != moved}
    return options


def subroutines_of(s: State, a: Asking, i: w.RepeatSubroutine | w.ResolveSubroutine) -> set[Option]:
    """Any subroutine that the ice has, broken or not; none of them led here."""
    ice = pointed_at(s, a, i.ref)
    under_way = {f.source for f in s.stack if isinstance(f, BlockFrame) and f.cite == "subroutine"}
    if ice & under_way:
        raise Unjudged("a subroutine that leads to itself")
    return {Option("subroutine", card=cid, number=n) for cid in ice for n in range(many_subroutines(s, cid))}


def beyond_memory(s: State, f: MemoryTrashFrame) -> set[Option]:
    """The programs of the sets that may be trashed to be within the limit again: those sets, with what is
    picked already, of which no program could be spared (10.3.1e)."""
    if f.host >= 0:
        raise Unjudged("memory of a host")
    limit = memory_limit(s)
    programs = [
        cid
        for cid, card in enumerate(s.cards)
        if card.zone == TABLE and card.face.facts.type == PROGRAM
        if memory_of(s, cid) and not own_memory(s, card.host)
    ]
    found: set[int] = set()
    for size in range(1, len(programs) + 1):
        for gone in combinations(programs, size):
            enough = memory_used(s, gone) <= limit
            if not enough or not set(f.picked) <= set(gone):
                continue
            if all(memory_used(s, tuple(c for c in gone if c != spared)) > limit for spared in gone):
                found |= set(gone)
    return {Option("trash", card=cid) for cid in found - set(f.picked)}
