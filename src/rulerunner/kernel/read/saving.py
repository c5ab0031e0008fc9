"""Cards on which a player may put credits that would come into their pool."""

from ...lang.headings import SAVES
from ...lang.statics import SavesInstead
from ...lang.words import Side
from ...state.frames import BlockFrame
from ...state.state import State
from .declared import declared


def saving(s: State, side: Side) -> list[tuple[int, int]]:
    """The cards of a player that could take credits as they come, and how many they have for each. What an
    ability gives because the player's turn begins comes as it is."""
    if SAVES not in s.statics:
        return []
    for frame in s.stack:
        if isinstance(frame, BlockFrame) and frame.change is not None:
            if frame.change.kind == "turn begins" and frame.change.side == side:
                return []
    said = declared(s, SAVES)
    return [(ctx.source, d.each) for ctx, d in said if isinstance(d, SavesInstead) and ctx.side == side]
