"""The credit pool of a player: the credits in it, those gained for a while, and those on cards that count as
being in it."""

from ...lang.headings import IN_POOL, LENT_CREDITS
from ...lang.words import CREDIT, Side
from ...state.changes import Lingering
from ...state.record import LENT
from ...state.state import State
from .declared import declared


def in_pool(s: State, side: Side) -> tuple[int, ...]:
    """The cards of a player on which credits count as being in the pool."""
    return _in_pool(s, side) if IN_POOL in s.statics else ()


def _in_pool(s: State, side: Side) -> tuple[int, ...]:
    found = (ctx.source for ctx, _ in declared(s, IN_POOL) if ctx.side == side)
    return tuple(dict.fromkeys(cid for cid in found if s.cards[cid].count(CREDIT)))


def pool(s: State, side: Side) -> int:
    """The credits in a player's pool. Those that go back to the bank are gained, too, and so are in it."""
    player = s.players[side]
    credits = player.credits + player.lent
    if IN_POOL in s.statics:
        for cid in in_pool(s, side):
            credits += s.cards[cid].count(CREDIT)
    return credits


def loans(s: State, side: Side) -> list[Lingering]:
    """What says how many credits a player has gained for a while, and for what; the oldest first."""
    return [effect for effect in s.lingering if effect.heading == LENT_CREDITS and effect.side == side]


def left_of_loan(s: State, place: int) -> int:
    """How many credits are left of those that a player has gained for a while at once."""
    return sum(effect.amount for effect in s.lingering if effect.id == LENT - place)


def loan_from(s: State, place: int) -> int:
    """The card by which they were gained."""
    return next(effect.source for effect in s.lingering if effect.id == LENT - place)
