"""Conditional interrupts (9.8.3): which of them an imminent effect makes relevant."""

from collections.abc import Iterator
from functools import cache

from ...lang.abilities import When, kinds_of
from ...lang.demands import is_optional
from ...lang.instructions import All, Block, ChooseOne, If, May, PayLess, Prevent, PreventTrash, Trace
from ...lang.validating.walk import words
from ...lang.words import FACE_DOWN, RUNNER, Side
from ...state.changes import EnterEffect, SureEffect, new_change
from ...state.records import NOBODY, Change, ExpectedEffect, Pending
from ...state.state import State
from ..read.context import PlainContext
from ..read.declared import applies_now, bound_to, cannot
from ..read.evaluate import holds
from ..read.imminence import would
from .triggers import is_first, linked_server_fits, meets, of_lasting


def would_be(s: State, fx: ExpectedEffect, card: int = NOBODY, moment: int = 0) -> Change:
    """An imminent effect (on one of its cards) as the change it would make: one matcher serves both."""
    run = s.run
    here = run.server if run is not None and run.begun else NOBODY
    kind, origin = would(fx.kind), s.cards[card].zone if card >= 0 else ""
    return new_change(
        kind, moment, fx.side, card, 0, fx.amount, fx.server, fx.sort, "", fx.source, here, fx.cards, origin
    )


def preventing(block: Block) -> bool:
    """Whether an interrupt prevents what it is about, or lets its controller do so."""
    for i in block:
        match i:
            case Prevent() | PreventTrash():
                return True
            case May(then=then) | If(then=then) if preventing(then):
                return True
            case All(effects=effects) if preventing(effects):
                return True
            case Trace(success=success, failure=failure) if preventing(success) or preventing(failure):
                return True
            case ChooseOne(options=options) if any(preventing(option) for option in options):
                return True
    return False


@cache
def pays_less(block: Block) -> bool:
    """Whether an interrupt makes a card cheaper to play or install."""
    return any(isinstance(word, PayLess) for word in words(block))


def is_free(fx: ExpectedEffect) -> bool:
    """Whether no play or install cost is paid, so that there is nothing to lower (26.03: 9.9.6c)."""
    return isinstance(fx, EnterEffect) and (bool(fx.ignoring) or fx.then == FACE_DOWN)


def preventable(fx: ExpectedEffect) -> bool:
    """Whether an effect may be prevented: some say that they may not."""
    return not isinstance(fx, SureEffect) or fx.preventable


def interrupting(s: State, fx: ExpectedEffect, change: Change, counted: int) -> Iterator[Pending]:
    """The conditional interrupts that an imminent effect makes pending. `counted` is the moment that counts
    for "the first time"."""
    for cid, place in s.interrupts.get(fx.kind, ()):
        card = s.cards[cid]
        ability = card.face.abilities[place]
        ctx = PlainContext(cid, card.owner, change)
        if isinstance(ability, When) and _relevant(s, ctx, ability, fx, counted):
            yield Pending(ability, cid, card.object_no, card.owner, change, place, here=card.server)
    for effect in s.lingering:
        kept = effect.ability
        if (
            isinstance(kept, When)
            and kept.interrupt
            and fx.kind in kinds_of(kept.trigger)
            and applies_now(s, effect)
        ):
            ctx = PlainContext(
                effect.source, effect.side, change, bound=bound_to(s, effect), here=effect.here
            )
            if linked_server_fits(s, effect, kept, change) and _relevant(s, ctx, kept, fx, counted):
                yield of_lasting(effect, kept, change)


def _relevant(s: State, ctx: PlainContext, ability: When, fx: ExpectedEffect, counted: int) -> bool:
    change = ctx.change
    assert change is not None
    if not preventable(fx) and preventing(ability.block):
        return False
    if is_free(fx) and pays_less(ability.block):
        return False
    return (
        meets(s, ctx, ability.trigger, change)
        and is_first(s, ctx, ability.trigger, change._replace(moment=counted), change.kind)
        and holds(s, ctx, ability.condition)
        and not (
            ability.trigger.kind == "successful run" and cannot(s, "be successful", server=change.server)
        )
    )


def surely_prevented(
    s: State, kind: str, amount: int, sort: str = "", side: Side = RUNNER, card: int = NOBODY
) -> bool:
    """Whether a mandatory interrupt would keep a player, the Runner if no other, from taking something on, or
    from trashing a card: then that cannot be paid as a cost (26.03: 1.16.1b)."""
    if kind not in s.interrupts and not s.lingering:
        return False
    effect = ExpectedEffect(kind, side, amount, cards=(card,) if card >= 0 else (), sort=sort)
    found = interrupting(s, effect, would_be(s, effect, card, s.moment + 1), s.moment + 1)
    return any(
        isinstance(p.ability, When)
        and not is_optional(p.ability)
        and any(isinstance(i, Prevent) for i in p.ability.block)
        for p in found
    )
