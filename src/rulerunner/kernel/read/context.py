"""What a question about the game is asked for: its source, its player, what triggered it."""

from functools import cache
from typing import final

from ...lang.words import CORP, Side, relative
from ...state.context import Context as Context
from ...state.records import NOBODY, Change
from ...state.state import State


@final
class PlainContext(Context):
    """A context of its own, for questions asked outside a resolving ability."""

    FIELDS = ("source", "side", "change", "chosen", "x", "last", "bound", "affected", "here")
    __slots__ = ()

    def __init__(
        self,
        source: int,
        side: Side,
        change: Change | None = None,
        chosen: tuple[tuple[int, ...], ...] = ((), ()),
        x: int = 0,
        last: int = 0,
        bound: int = NOBODY,
        affected: tuple[int, ...] = (),
        here: int = NOBODY,
    ) -> None:
        self.source = source
        self.side = side
        self.change = change
        self.chosen = chosen
        self.x = x
        self.last = last
        self.bound = bound
        self.affected = affected
        self.here = here
        """The server the source was at, whatever has become of it since."""


@cache
def plain(source: int, side: Side) -> PlainContext:
    """The context of a question about a card alone: asked so often that each is made once."""
    return PlainContext(source, side)


def about(s: State, source: int) -> PlainContext:
    """The context of a card's own abilities."""
    return plain(source, s.cards[source].owner if source >= 0 else CORP)


def player(ctx: Context, word: str) -> Side:
    """Who "you" and "opponent" are."""
    return ctx.side if word == "you" else relative(word, ctx.side)
