"""Interrupts at work on what is imminent: preventing or replacing it, altering its value (9.8.5 to 9.8.7,
9.8.10)."""

from ...state.changes import AlterEffect
from ...state.frames import ImminentFrame
from ...state.records import Change, ExpectedEffect
from ...state.state import State
from . import atoms
from .kinds import VALUED


def do_prevent(s: State, fx: ExpectedEffect) -> int:
    """Lower the value of the imminent effect the interrupt is about, or remove it (9.8.5 to 9.8.7)."""
    return _alter_imminent(s, fx, -fx.amount)


def do_increase(s: State, fx: ExpectedEffect) -> int:
    return _alter_imminent(s, fx, fx.amount)


def _alter_imminent(s: State, fx: ExpectedEffect, by: int) -> int:
    """Change the value of what is imminent, or take it, or one of the cards it is about, out of it."""
    assert isinstance(fx, AlterEffect)
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, ImminentFrame):
            continue
        for place, effect in enumerate(frame.effects):
            if effect.kind != fx.imminent or effect.sort != fx.sort:
                continue
            if fx.cards and not set(fx.cards) & set(effect.cards):
                continue
            new, amount = _altered(effect, fx.cards, by)
            s.stack[depth] = frame._replace(effects=frame.effects[:place] + new + frame.effects[place + 1 :])
            atoms.emit(s, "prevent" if by <= 0 else "increase", fx.side, amount=amount, sort=fx.imminent)
            return max(1, amount)
    return 0


def replace_imminent(s: State, about: Change, instead: ExpectedEffect) -> int:
    """Put something else in the place of the imminent effect an interrupt is about, at once (9.8.10)."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, ImminentFrame):
            continue
        for place, effect in enumerate(frame.effects):
            if f"would {effect.kind}" == about.kind and effect.sort == about.sort:
                effects = (*frame.effects[:place], instead, *frame.effects[place + 1 :])
                s.stack[depth] = frame._replace(effects=effects)
                return 1
    return 0


def _altered(
    effect: ExpectedEffect, cards: tuple[int, ...], by: int
) -> tuple[tuple[ExpectedEffect, ...], int]:
    """What is left of an imminent effect, and how much of it was changed."""
    left = tuple(c for c in effect.cards if c not in cards)
    if cards and left:
        return (effect._replace(cards=left),), len(effect.cards) - len(left)
    if by == 0 or (effect.amount == 0 and effect.kind not in VALUED):
        return (), effect.amount
    return (effect._replace(amount=effect.amount + by),), abs(by)
