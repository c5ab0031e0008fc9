"""Who picks the cards that damage trashes, if it is not left to chance."""

from ...lang.statics import PicksDamage
from ...lang.words import GRIP, Side
from ...state.records import NOBODY
from ...state.state import State
from .declared import declared

PICKS = "picks damage"


def picked_by_hand(s: State, kind: str, amount: int) -> bool:
    """Whether a player picks some of the cards that damage trashes; who is flatlined loses none."""
    if PICKS not in s.statics:
        return False
    if not 0 < amount <= len(s.zones[GRIP]):
        return False
    return looker(s, kind) != NOBODY or picker(s, kind) is not None


def looker(s: State, kind: str) -> int:
    """The card that lets its controller pick the card of the first point of this damage in a turn."""
    if any(change.sort == kind for change in s.changes_this_turn.get("damage", ())):
        return NOBODY
    return next((card for card, first, _ in _picking(s, kind) if first), NOBODY)


def picker(s: State, kind: str) -> Side | None:
    """The player who picks every card that this damage trashes."""
    return next((side for _, first, side in _picking(s, kind) if not first), None)


def _picking(s: State, kind: str) -> list[tuple[int, bool, Side]]:
    return [
        (ctx.source, d.first, ctx.side)
        for ctx, d in declared(s, PICKS)
        if isinstance(d, PicksDamage) and d.kind in ("", kind)
    ]
