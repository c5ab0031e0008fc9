"""Who picks the cards that damage trashes, if it is not left to chance; what becomes of it as it is done."""

from typing import Final

from ...lang.abilities import When, kinds_of
from ...lang.headings import PICKS_DAMAGE, PREVENTS_ALL_BUT, STAKES
from ...lang.statics import GivesUpDamage, PicksDamage, PreventsAllBut, PreventsUnpaid
from ...lang.words import GRIP, Side
from ...state.frames import BlockFrame
from ...state.records import NOBODY
from ...state.state import State
from .declared import declared
from .evaluate import matches

FLATLINE: Final = "flatline"


def picked_by_hand(s: State, kind: str, amount: int) -> bool:
    """Whether a player picks some of the cards that damage trashes; who is flatlined loses none."""
    if PICKS_DAMAGE not in s.statics:
        return False
    if not 0 < amount <= len(s.zones[GRIP]):
        return False
    return looker(s, kind) != NOBODY or picker(s, kind) is not None


def escapable(s: State, kind: str = FLATLINE) -> bool:
    """Whether anything could keep the Runner from being flatlined."""
    if kind in s.interrupts or kind in s.paid_interrupts:
        return True
    kept = (effect.ability for effect in s.lingering)
    return any(isinstance(one, When) and one.interrupt and kind in kinds_of(one.trigger) for one in kept)


def deadly(s: State, amount: int) -> bool:
    """Whether damage would flatline the Runner, and something could keep them from it."""
    return amount > len(s.zones[GRIP]) and escapable(s)


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
        for ctx, d in declared(s, PICKS_DAMAGE)
        if isinstance(d, PicksDamage) and d.kind in ("", kind)
    ]


def staked(s: State, kind: str, by: str, sure: bool) -> list[tuple[int, PreventsUnpaid | GivesUpDamage]]:
    """What is asked as damage is done, and by which cards: first what it takes to get it through, then what
    whoever does it may give it up for."""
    if STAKES not in s.statics:
        return []
    said = declared(s, STAKES)
    unpaid = [(c.source, d) for c, d in said if isinstance(d, PreventsUnpaid) and d.kind == kind and not sure]
    return [*unpaid, *((c.source, d) for c, d in said if isinstance(d, GivesUpDamage) and c.side == by)]


def let_through(s: State, kind: str, amount: int, source: int) -> int:
    """How much of the damage that a subroutine does is not prevented."""
    if PREVENTS_ALL_BUT not in s.statics or source < 0 or not _by_subroutine(s, source):
        return amount
    for ctx, d in declared(s, PREVENTS_ALL_BUT):
        if isinstance(d, PreventsAllBut) and d.kind == kind and matches(s, ctx, d.by, source):
            amount = min(amount, d.amount)
    return amount


def _by_subroutine(s: State, source: int) -> bool:
    """Whether a subroutine of a card is at work, or what it said of ice that is met later: that is bound to
    this ice, as what counters do is not."""
    return any(
        isinstance(f, BlockFrame) and f.source == source and (f.cite == "subroutine" or f.bound >= 0)
        for f in s.stack
    )
