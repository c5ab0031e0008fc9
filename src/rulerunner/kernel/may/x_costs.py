"""Costs of X: what the number may be, and what a card does with it (26.03: 1.16.2)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ...lang import instructions as w
from ...lang.quantities import TheX
from ...lang.validating.walk import exchanged
from ...state.state import State
from ..read.context import PlainContext, plain
from ..read.evaluate import number
from .affording import can_pay
from .prices import play_costs

MOST_X: Final = 99
"""Where X costs nothing, there is no greatest one, and it is limited."""


def most_x(s: State, cid: int, promised: int = 0, ignoring: str = "", discount: int = 0) -> int:
    """The greatest X a card can be played with, as far as its cost and its own words go (26.03: 1.16.2c). Of
    a cost that is not paid, X is 0."""
    if ignoring:
        return 0
    side = s.cards[cid].owner
    limit = min((number(s, plain(cid, side), most) for most in s.cards[cid].face.x_limits), default=MOST_X)
    x = 0
    while x < limit and _can_play_for(s, PlainContext(cid, side, x=x + 1, promised=promised), discount):
        x += 1
    return x


def ways_of_x(s: State, cid: int, payable: Callable[[int], bool]) -> tuple[int, ...]:
    """What the X of a card's install or rez cost may be, as far as its own words go and it can be paid
    (26.03: 1.16.2c, 8.5.11b). That it can be paid with 0 is settled."""
    ctx, limits = plain(cid, s.cards[cid].owner), s.cards[cid].face.x_limits
    limit = min((number(s, ctx, most) for most in limits), default=MOST_X)
    x = 0
    while x < limit and payable(x + 1):
        x += 1
    return tuple(range(x + 1))


def _can_play_for(s: State, ctx: PlainContext, discount: int) -> bool:
    """Whether a player can pay the cost of playing a card with an X."""
    return can_pay(s, ctx, play_costs(s, ctx.source, x=ctx.x, discount=discount), "play", ctx.source)


@cache
def having_x(block: w.Block, x: int) -> w.Block:
    """A block in which X is this number."""
    settled: w.Block = exchanged(block, lambda word: x if isinstance(word, TheX) else word)
    return settled
