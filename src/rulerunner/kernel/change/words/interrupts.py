"""Words of interrupts: preventing, altering or replacing what is imminent (9.8.5 to 9.8.7, 9.8.10)."""

from typing import Any

from ....lang import instructions as w
from ....lang.abilities import When
from ....lang.words import CORP, VIRUS
from ....state.changes import AlterEffect, EncounteredEffect, EnterEffect, InsteadEffect, TraceEffect
from ....state.context import Context
from ....state.frames import BlockFrame, ImminentFrame, TraceFrame
from ....state.records import NOBODY, Change, ExpectedEffect
from ....state.stages import BlockStage, UseStage
from ....state.state import State
from ...may.interrupts import preventable
from ...may.potential import some
from ...read.evaluate import number, select
from ...read.imminence import effect_of, would
from ...read.values import install_cost, play_cost
from .. import atoms
from ..register import VALUED, WAITS, Expect, applies, word
from .shapes import always, who


def about_imminent(kind: str) -> Expect:
    """An effect on the imminent effect that an interrupt is about: its kind and detail, and the card."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        imminent = f.change
        if imminent is None:
            return ()
        about, sort = effect_of(imminent.kind), imminent.sort
        if getattr(i, "of", ""):
            about, sort = named_effect(i.of)
        cards = (imminent.card,) if imminent.card >= 0 else ()
        amount = number(s, f, i.amount)
        if amount == 0 and not isinstance(i.amount, int):
            return ()  # none was chosen; only a 0 that is printed stands for all of it
        return (AlterEffect(kind, f.side, amount, cards, sort, source=f.source, imminent=about),)

    return expect


def named_effect(of: str) -> tuple[str, str]:
    """The kind and the detail of the effect that a prevention names."""
    return ("tags", "") if of == "tags" else ("damage", of)


def _can_prevent(s: State, ctx: Context, i: w.Prevent) -> bool:
    """Whether there is something to prevent, where it is named; and where an amount is reckoned, that it is
    not 0: of 1 point nothing is "all but 1" (9.8.7c)."""
    if not isinstance(i.amount, int) and not some(s, ctx, i.amount):
        return False
    if not i.of:
        return True
    kind, sort = named_effect(i.of)
    return any(
        isinstance(frame, ImminentFrame)
        and any(fx.kind == kind and fx.sort == sort and preventable(fx) for fx in frame.effects)
        for frame in s.stack
    )


@applies("prevent")
def do_prevent(s: State, fx: ExpectedEffect) -> int:
    """Lower the value of the imminent effect the interrupt is about, or remove it (9.8.5 to 9.8.7)."""
    return _alter_imminent(s, fx, -fx.amount)


@applies("increase")
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
            if by > 0:
                atoms.emit(s, "increase", fx.side, amount=amount, sort=fx.imminent)
            elif amount > 0 or fx.imminent not in VALUED:  # of a value of 0 nothing is prevented (9.9.7)
                atoms.emit(s, "prevent", fx.side, amount=amount, sort=fx.imminent)
            nothing = by < 0 and effect.amount <= 0 and fx.imminent in VALUED
            return 0 if nothing else max(1, amount)
    return 0


def replace_imminent(s: State, about: Change, instead: ExpectedEffect) -> int:
    """Put something else in the place of the imminent effect an interrupt is about, at once (9.8.10)."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, ImminentFrame):
            continue
        for place, effect in enumerate(frame.effects):
            if would(effect.kind) == about.kind and effect.sort == about.sort:
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


@applies("when encountered", procedure=True)
def _do_when_encountered(s: State, fx: ExpectedEffect) -> int:
    """The ability resolves: nothing has prevented it."""
    assert isinstance(fx, EncounteredEffect)
    assert fx.pending is not None
    pending = fx.pending
    assert isinstance(pending.ability, When)
    atoms.emit(s, "when encountered", pending.side, fx.cards[0])
    s.stack.append(
        BlockFrame(
            pending.ability.block,
            pending.source,
            pending.object_no,
            pending.side,
            "conditional-ability",
            change=pending.change,
            here=pending.here,
            use=UseStage.TAKEN if pending.ability.optional else UseStage.NOT,
        )
    )
    return WAITS


@applies("trace", procedure=True)
def _do_trace(s: State, fx: ExpectedEffect) -> int:
    """The trace starts, with what is left of its base strength: a base of 0 is one, too (9.8.6d)."""
    assert isinstance(fx, TraceEffect)
    s.stack.append(
        TraceFrame(
            fx.amount,
            fx.source,
            fx.object_no,
            who(fx),
            fx.success,
            fx.failure,
            change=fx.change,
            chosen=fx.chosen,
            each=fx.each,
            here=fx.here,
            bound=fx.bound,
            x=fx.x,
            named=fx.named,
        )
    )
    return WAITS


@applies("trace effect")
def _do_trace_effect(s: State, fx: ExpectedEffect) -> int:
    """What a successful trace does comes about, unless nothing is left of it."""
    if fx.amount > 0:
        atoms.emit(s, "trace effect", CORP, fx.source)
    return fx.amount


@applies("reduce trace")
def _do_reduce_trace(s: State, fx: ExpectedEffect) -> int:
    """Lower the base strength of the imminent trace to a number; what is not above it stays."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, ImminentFrame) and frame.effects and frame.effects[0].kind == "trace":
            trace = frame.effects[0]
            left = min(trace.amount, fx.amount)
            s.stack[depth] = frame._replace(effects=(trace._replace(amount=left),))
            return trace.amount - left
    return 0


@applies("pay less")
def _do_pay_less(s: State, fx: ExpectedEffect) -> int:
    """Lower what is paid for the card that would be played or installed."""
    assert isinstance(fx, AlterEffect)
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, ImminentFrame):
            continue
        for place, effect in enumerate(frame.effects):
            if effect.kind == fx.imminent and effect.cards == fx.cards and isinstance(effect, EnterEffect):
                cheaper = effect._replace(discount=effect.discount + fx.amount)
                effects = (*frame.effects[:place], cheaper, *frame.effects[place + 1 :])
                s.stack[depth] = frame._replace(effects=effects)
                return fx.amount
    return 0


@applies("instead", procedure=True)
def _do_instead(s: State, fx: ExpectedEffect) -> int:
    """What a replacement effect does instead."""
    assert isinstance(fx, InsteadEffect)
    object_no = s.cards[fx.source].object_no if fx.source >= 0 else 0
    stage = BlockStage.NEW
    if len(fx.block) == 1 and isinstance(fx.block[0], w.May) and fx.block[0].cost:
        stage, s.last_choice = BlockStage.ANSWERED, (1,)  # to take the replacement was to take its offer
    block = BlockFrame(fx.block, fx.source, object_no, who(fx), "replacement", stage=stage, change=fx.change)
    s.stack.append(block._replace(use=UseStage.TAKEN) if fx.taken else block)
    return WAITS


@applies("land")
def _do_land(s: State, fx: ExpectedEffect) -> int:
    """A card of an imminent trashing will go elsewhere; apart from that it is trashed with the others."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if not isinstance(frame, ImminentFrame):
            continue
        for place, effect in enumerate(frame.effects):
            if effect.kind != "trash" or fx.cards[0] not in effect.cards:
                continue
            left = tuple(c for c in effect.cards if c not in fx.cards)
            apart = effect._replace(cards=fx.cards, zone=fx.sort)
            new = (effect._replace(cards=left), apart) if left else (apart,)
            s.stack[depth] = frame._replace(effects=frame.effects[:place] + new + frame.effects[place + 1 :])
            return 1
    return 0


def _land(s: State, f: BlockFrame, i: w.LandsInstead) -> tuple[ExpectedEffect, ...]:
    card = f.change.card if f.change is not None else NOBODY
    return (ExpectedEffect("land", f.side, cards=(card,), sort=i.to, source=f.source),) if card >= 0 else ()


@applies("spare counters")
def _do_spare(s: State, fx: ExpectedEffect) -> int:
    """The cards of a purge are those it spares, once for each counter."""
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, ImminentFrame):
            effects = tuple(
                one._replace(cards=one.cards + fx.cards * fx.amount) if one.kind == "purge" else one
                for one in frame.effects
            )
            s.stack[depth] = frame._replace(effects=effects)
            return len(fx.cards)
    return 0


def _costs_something(s: State, ctx: Context, i: w.PayLess) -> bool:
    """Whether what is about to be played or installed has a price that could be less."""
    change = ctx.change
    if change is None or change.card < 0:
        return True
    face = s.cards[change.card].face
    price = play_cost(s, change.card) if face.played else install_cost(s, change.card)
    return price > 0 or face.facts.x_cost


word(w.LandsInstead, _land, always)
word(
    w.SpareCounters,
    lambda s, f, i: (
        ExpectedEffect("spare counters", f.side, i.amount, select(s, f, i.filter), source=f.source),
    ),
    lambda s, x, i: any(s.cards[c].count(VIRUS) for c in select(s, x, i.filter)),
)
word(w.Prevent, about_imminent("prevent"), _can_prevent)
word(w.PayLess, about_imminent("pay less"), _costs_something)
word(w.IncreaseImminent, about_imminent("increase"), always)
word(
    w.ReduceTrace,
    lambda s, f, i: (ExpectedEffect("reduce trace", f.side, number(s, f, i.to), source=f.source),),
    always,
)
