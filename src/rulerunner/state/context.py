"""What a word of the language may refer to while it is read against the game."""

from ..lang.words import Side
from .changes import Change
from .named import Named
from .record import Record


class Context(Record):
    """The source of an expression, its controller, what triggered it, what was chosen, and so on.

    A resolving ability is one, and there are plain ones for questions asked outside any. It is a class they
    share, rather than a protocol, because then these fields are at the same place in both once compiled."""

    __slots__ = (
        "affected",
        "bound",
        "change",
        "chosen",
        "here",
        "last",
        "named",
        "side",
        "source",
        "those",
        "x",
    )
    source: int
    side: Side
    change: Change | None
    chosen: tuple[tuple[int, ...], ...]
    x: int
    last: int
    bound: int
    affected: tuple[int, ...]
    here: int
    those: tuple[tuple[int, int], ...]
    named: Named
