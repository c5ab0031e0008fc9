"""Reading the language against the game: filters, quantities, conditions.

They contain one another, so each kind has a table, filled by the modules beside this one.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...lang import conditions as c
from ...lang import filters as f
from ...lang import refs as r
from ...lang.quantities import Number
from ...lang.words import ASIDE, OUTSIDE, PLAY, TABLE
from ...state.changes import Change
from ...state.context import Context as Context
from ...state.state import State
from .earlier import face_then
from .pointing import CARDS, drawn, in_view

Test = Callable[[State, Context, Any, int], bool]
FILTERS: Final[dict[type, Test]] = {}


def matches(s: State, ctx: Context, filter: f.Filter, cid: int) -> bool:
    """Whether a card is in a set."""
    return FILTERS[type(filter)](s, ctx, filter, cid)


def concerns(s: State, ctx: Context, filter: f.Filter, change: Change) -> bool:
    """Whether what changed is a card of a set, as it was then."""
    cid = change.card
    if cid < 0:
        return False
    then = face_then(s, change)
    if then is not s.cards[cid].face:
        s = s.trial()
        s.cards[cid] = s.cards[cid]._replace(face=then)
    return FILTERS[type(filter)](s, ctx, filter, cid)


HOSTED: Final = (TABLE, PLAY, ASIDE)
"""Where hosted cards are: installed, not installed, or set aside while an ability acts on them (9.5.5)."""
IN_VIEW: Final = "in view"
"""What stands for a zone where cards are looked for among those in view."""


DRAWN: Final = "drawn"
"""What stands for a zone where cards are looked for among those just drawn."""


def pile(s: State, ctx: Context, zone: str) -> tuple[int, ...]:
    """The cards of a zone, or those in view, or those just drawn."""
    if zone == DRAWN:
        return drawn(s, ctx)
    return in_view(s, ctx) if zone == IN_VIEW else s.zones[zone]


@cache
def zones_of(filter: f.Filter) -> tuple[str, ...]:
    """The zones a filter's cards can be in, so that only those are searched; empty means the table."""
    if isinstance(filter, (f.In, f.OnTop)):
        return (filter.zone,)
    if isinstance(filter, f.OutsideGame):
        return (OUTSIDE,)
    if isinstance(filter, f.Among):
        return (IN_VIEW,)
    if isinstance(filter, f.JustDrawn):
        return (DRAWN,)
    if isinstance(filter, (f.HostedOn, f.HostedOnAny)):
        return HOSTED
    if isinstance(filter, f.Both):
        return zones_of(filter.left) or zones_of(filter.right)
    if isinstance(filter, f.Either):
        return zones_of(filter.left) + zones_of(filter.right)
    return ()


def select(s: State, ctx: Context, filter: f.Filter) -> tuple[int, ...]:
    """All cards of a set. Installed cards unless the set names a zone."""
    found: list[int] = []
    test = FILTERS[type(filter)]
    for zone in zones_of(filter) or (TABLE,):
        found += [cid for cid in pile(s, ctx, zone) if test(s, ctx, filter, cid)]
    return tuple(found)


CARDS[r.Every] = lambda s, x, ref: select(s, x, ref.filter)


def exists(s: State, ctx: Context, filter: f.Filter) -> bool:
    """Whether a set has any card."""
    test = FILTERS[type(filter)]
    for zone in zones_of(filter) or (TABLE,):
        for cid in pile(s, ctx, zone):
            if test(s, ctx, filter, cid):
                return True
    return False


Count = Callable[[State, Context, Any], int]
NUMBERS: Final[dict[type, Count]] = {}


def number(s: State, ctx: Context, amount: Number) -> int:
    """The value of a quantity now."""
    if isinstance(amount, int):
        return amount
    return NUMBERS[type(amount)](s, ctx, amount)


Truth = Callable[[State, Context, Any], bool]
CONDITIONS: Final[dict[type, Truth]] = {}


def holds(s: State, ctx: Context, condition: c.Condition | None) -> bool:
    """Whether a condition is true now."""
    return condition is None or CONDITIONS[type(condition)](s, ctx, condition)
