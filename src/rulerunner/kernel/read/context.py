"""What a question about the game is asked for: its source, its player, what triggered it."""

from functools import cache
from typing import Final, final

from ...lang.words import CORP, RUNNER, Side, relative
from ...state.context import Context as Context
from ...state.declaring import maker, record
from ...state.named import UNNAMED, Named
from ...state.once import Once
from ...state.records import NOBODY, Change
from ...state.state import State


@final
@record
class PlainContext(Context):
    """A context of its own, for questions asked outside a resolving ability."""

    source: int
    side: Side
    change: Change | None = None
    chosen: tuple[tuple[int, ...], ...] = ((), ())
    x: int = 0
    last: int = 0
    bound: int = NOBODY
    affected: tuple[int, ...] = ()
    here: int = NOBODY
    """The server the source was at, whatever has become of it since."""
    promised: int = 0
    """The clicks the player would have spent by then: that of the action the question is about."""
    those: tuple[tuple[int, int], ...] = ()
    named: Named = UNNAMED


new_context: Final = maker(PlainContext)


@cache
def plain(source: int, side: Side, promised: int = 0) -> PlainContext:
    """The context of a question about a card alone: asked so often that each is made once."""
    return PlainContext(source, side, promised=promised)


PLAIN: Final[dict[Side, Once[int, PlainContext]]] = {
    CORP: Once(lambda source: plain(source, CORP)),
    RUNNER: Once(lambda source: plain(source, RUNNER)),
}
"""These contexts by their player and source, for what is asked at most decisions."""


def promised(ctx: Context, side: Side) -> int:
    """The clicks of a player that are promised to the action a question is about."""
    return ctx.promised if isinstance(ctx, PlainContext) and ctx.side == side else 0


def clicks_left(s: State, ctx: Context, side: Side) -> int:
    """The clicks a player has for what a question is about."""
    clicks = s.players[side].clicks
    return clicks - ctx.promised if isinstance(ctx, PlainContext) and ctx.side == side else clicks


def about(s: State, source: int) -> PlainContext:
    """The context of a card's own abilities."""
    return plain(source, s.cards[source].owner if source >= 0 else CORP)


def player(ctx: Context, word: str) -> Side:
    """Who "you" and "opponent" are."""
    return ctx.side if word == "you" else relative(word, ctx.side)
