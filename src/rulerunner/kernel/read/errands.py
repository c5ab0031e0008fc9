"""Actions that a player has for one thing only, besides those for which clicks are spent."""

from typing import Final

from ...lang.instructions import ActionsFor, ActionTo
from ...lang.words import Side
from ...state.frames import ActionFrame
from ...state.records import Lingering
from ...state.state import State

ERRAND: Final = "errand"
"""The heading of the effects that stand for them, one for each action."""


def errands(s: State, side: Side) -> list[Lingering]:
    """Those that a player has still to take, in the order they were gained."""
    return _errands(s, side) if ERRAND in s.lasting_headings else []


def _errands(s: State, side: Side) -> list[Lingering]:
    taken = {frame.errand for frame in s.stack if isinstance(frame, ActionFrame) and frame.action is not None}
    return [e for e in s.lingering if e.heading == ERRAND and e.side == side and e.id not in taken]


def errand(s: State, id: int) -> Lingering | None:
    """The one with an id, if it is still there."""
    return next((e for e in s.lingering if e.id == id and e.heading == ERRAND), None)


def purpose_of(effect: Lingering) -> ActionsFor | ActionTo:
    """What an action is for."""
    purpose = effect.block[0]
    assert isinstance(purpose, (ActionsFor, ActionTo))
    return purpose


def comes_next(effect: Lingering) -> bool:
    """Whether it is one of those that come in a row, before any other action."""
    purpose = purpose_of(effect)
    return isinstance(purpose, ActionsFor) and purpose.in_a_row
