"""Breaking subroutines: what stands against it."""

from ...lang import instructions as w
from ...state.context import Context
from ...state.state import State
from ..read.declared import cannot
from ..read.evaluate import matches
from ..read.subroutines import limited_by, may_break, unbroken
from ..read.values import not_for, strength
from .obstacles import ALL_BROKEN, NO_ENCOUNTER, Forbidden, Obstacle, TooWeak, WrongIce
from .permitted import forbidden


def breakable(s: State, ctx: Context, i: w.BreakSubroutines) -> bool:
    return break_obstacle(s, ctx, i, idly=False) is None


def break_obstacle(s: State, ctx: Context, i: w.BreakSubroutines, idly: bool) -> Obstacle | None:
    """What stands against breaking: it is for encounters, with ice of the right kind, by a breaker strong
    enough. Unless it may be done idly, there must be subroutines that can be broken and are not yet."""
    encounter = s.encounter
    if encounter is None or encounter.cut_short:
        return NO_ENCOUNTER
    if not idly:
        if not unbroken(s):
            return ALL_BROKEN
        if cannot(s, "be broken", encounter.ice):
            return forbidden(s, "be broken", "break", encounter.ice)
        if not may_break(s, ctx.source):
            return Forbidden("break", limited_by(s, ctx.source))
    if not matches(s, ctx, i.ice, encounter.ice):
        return WrongIce(i.ice)
    if i.interface:
        mine, theirs = strength(s, ctx.source), strength(s, encounter.ice)
        if mine < theirs:
            return TooWeak(mine, theirs)
        only = not_for(s, ctx.source, encounter.ice)
        if only is not None:
            return WrongIce(only)
    return None
