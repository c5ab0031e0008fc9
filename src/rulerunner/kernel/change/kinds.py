"""What is known of kinds of effects beforehand."""

from typing import Final

WAITS: Final = -1
"""What `apply` gives for an effect whose result comes when the frame it pushed is done."""


# Effects with a value that interrupts can lower, below 0 too, and raise again (9.8.6). How often they become
# imminent is counted, for "the first time each turn ... would" (9.8.5a).
VALUED: Final = frozenset(("tags", "damage", "draw", "bad publicity"))


# Effects that are procedures: they push a frame, and the effects after them wait.
PROCEDURES: Final = frozenset(
    (
        "access",
        "instead",
        "breach",
        "draw",
        "encounter",
        "install",
        "rez",
        "subroutine broken",
        "take any credits",
    )
)


JOINED: Final = ("swap", "host", "install")
"""Effects on several cards that need all of them."""
