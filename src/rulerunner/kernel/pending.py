"""Pending abilities (9.6.11): which of them a player may still trigger."""

from ..lang.abilities import Paid, When
from ..lang.words import Side
from ..state.records import NOBODY, Pending
from ..state.state import State
from .ask import Ctx
from .costs import can_pay, purpose
from .potential import usable, worth_asking
from .triggers import WITHOUT_BEING_ACTIVE, used_up


def still_there(s: State, pending: Pending) -> bool:
    """Whether a pending ability is still active (9.6.11)."""
    if pending.lingering >= 0 or pending.place == NOBODY:
        return True
    card = s.cards[pending.source]
    if pending.change is not None and pending.change.kind in WITHOUT_BEING_ACTIVE:
        if pending.change.card == pending.source:
            return True
    return card.object_no == pending.object_no and card.active_since >= 0


def mine(s: State, pending: tuple[Pending, ...], side: Side) -> list[Pending]:
    """The pending abilities a player controls and may still trigger."""
    found: list[Pending] = []
    for p in pending:
        if p.side != side or not still_there(s, p):
            continue
        ability = p.ability
        if isinstance(ability, (When, Paid)) and ability.once:
            if used_up(s, p.source, p.object_no, p.place, ability.once):
                continue
        if _matters(s, p):
            found.append(p)
    return found


def _matters(s: State, p: Pending) -> bool:
    """An optional ability that could change nothing cannot be used (9.1.6d), nor one that cannot be paid."""
    ability = p.ability
    if isinstance(ability, When):
        if not ability.optional:
            return True
    elif not isinstance(ability, Paid):
        return True
    ctx = Ctx(p.source, p.side, p.change, p.chosen, bound=p.bound, here=p.here)
    if isinstance(ability, Paid):
        return can_pay(s, ctx, ability.cost, purpose(s, p.source)) and usable(s, ctx, ability.block)
    return worth_asking(s, ctx, ability.block)
