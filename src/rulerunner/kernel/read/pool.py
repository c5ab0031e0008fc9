"""The credit pool of a player: the credits in it, and those on cards that count as being in it."""

from ...lang.headings import IN_POOL
from ...lang.words import CREDIT, Side
from ...state.state import State
from .declared import declared


def in_pool(s: State, side: Side) -> tuple[int, ...]:
    """The cards of a player on which credits count as being in the pool."""
    return _in_pool(s, side) if IN_POOL in s.statics else ()


def _in_pool(s: State, side: Side) -> tuple[int, ...]:
    found = (ctx.source for ctx, _ in declared(s, IN_POOL) if ctx.side == side)
    return tuple(dict.fromkeys(cid for cid in found if s.cards[cid].count(CREDIT)))


def pool(s: State, side: Side) -> int:
    """The credits in a player's pool."""
    credits = s.players[side].credits
    if IN_POOL in s.statics:
        for cid in in_pool(s, side):
            credits += s.cards[cid].count(CREDIT)
    return credits
