"""How many agendas and assets there is room for in a server."""

from ...lang.headings import MORE_ROOM
from ...lang.statics import MoreRoom
from ...lang.words import AGENDA, ASSET
from ...state.state import State
from .declared import declared


def room(s: State, server: int, gone: tuple[int, ...] = ()) -> int:
    """How many agendas and assets may be in the root of a server, once some cards are gone."""
    if MORE_ROOM not in s.statics:
        return 1
    found = 1
    for ctx, said in declared(s, MORE_ROOM):
        if isinstance(said, MoreRoom) and s.cards[ctx.source].server == server and ctx.source not in gone:
            found += said.amount
    return found


def occupants(s: State, server: int, gone: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The agendas and assets in the root of a server."""
    if server not in s.servers:
        return ()
    root = s.servers[server].root
    return tuple(c for c in root if s.cards[c].face.type in (AGENDA, ASSET) and c not in gone)


def in_the_way(s: State, cid: int, server: int, gone: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The cards in a server of which one has to go for a card of the Corp's: the agenda or asset there, the
    region there (8.2.5; 26.03: 8.5.6)."""
    face = s.cards[cid].face
    if face.type in (AGENDA, ASSET):
        there = occupants(s, server, gone)
        if len(there) >= room(s, server, gone):
            return there
    if "region" in face.facts.subtypes and server in s.servers:
        root = s.servers[server].root
        return tuple(c for c in root if "region" in s.cards[c].face.facts.subtypes and c not in gone)
    return ()


def overfull(s: State, server: int) -> bool:
    """Whether more of them are there than there is room for."""
    return len(occupants(s, server)) > room(s, server)
