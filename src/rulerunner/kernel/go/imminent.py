"""Imminent instructions (9.8): expected effects, replacements, the interrupt window, then resolution."""

from itertools import takewhile
from typing import Final

from ...lang.abilities import Paid, When, kinds_of
from ...lang.demands import is_optional, whole_offer
from ...lang.instructions import Block, Choose, PreventTrash
from ...lang.words import RUNNER, Side, other
from ...state.changes import EnterEffect
from ...state.decision import PASS, Decision, Option
from ...state.frames import AbilityFrame, BlockFrame, ImminentFrame
from ...state.records import NOBODY, Change, ExpectedEffect, Pending
from ...state.stages import BlockStage, ImminentStage, UseStage
from ...state.state import State
from ..change import atoms
from ..change.atoms.effects import mark_used
from ..change.lasting import forget
from ..change.register import APPLY, JOINED, VALUED, WAITS, apply, is_procedure
from ..may.affording import can_pay, undoes_nothing
from ..may.choosing import as_bound, stands_for
from ..may.entering import install_obstacle
from ..may.interrupts import interrupting, pays_less, preventable, preventing, would_be
from ..may.pending import triggerable
from ..may.permitted import may_trash
from ..may.potential import block_matters, play_obstacle
from ..may.triggers import limited_as, used_up
from ..read.context import PlainContext
from ..read.declared import bound_to, cannot, prevented
from ..read.evaluate import holds, matches
from ..read.imminence import carried_on, would
from .checkpoint import checkpoint
from .replacing import REPLACES, apply_replacement, replacements


def begin(s: State, effects: tuple[ExpectedEffect, ...], side: Side) -> int:
    """Make effects imminent. What nothing can interrupt is carried out at once: the amount done, or -1 when
    a frame will report it."""
    if len(effects) != 1:
        return _begin_several(s, effects, side)
    fx = effects[0]
    kind = fx.kind
    if kind in VALUED:
        if fx.amount <= 0 or _forbidden(s, fx):
            return 0  # nothing of it is nothing
        count_would(s, fx)
    if interruptible(s, kind) and not carried_on(s):
        if kind == "trash":
            effects = _trashing(s, effects)
            if not effects:
                return 0
        s.stack.append(ImminentFrame(effects, side, rule=s.rule))
        return WAITS
    return APPLY[kind](s, fx)


def _trashing(s: State, effects: tuple[ExpectedEffect, ...]) -> tuple[ExpectedEffect, ...]:
    """Effects without the cards that cannot be trashed: of these it is not expected (9.9.2; 1.4: 9.8.2)."""
    expected = []
    for fx in effects:
        if fx.kind == "trash":
            left = tuple(cid for cid in fx.cards if may_trash(s, cid, fx.side))
            if not left:
                continue
            fx = fx if len(left) == len(fx.cards) else fx._replace(cards=left)
        expected.append(fx)
    return tuple(expected)


def _forbidden(s: State, fx: ExpectedEffect) -> bool:
    """Whether an effect cannot happen, so that it is not expected either (9.9.2): drawing, so far."""
    return fx.kind == "draw" and fx.side == RUNNER and cannot(s, "draw as the Runner")


def _begin_several(s: State, effects: tuple[ExpectedEffect, ...], side: Side) -> int:
    """The same for several effects, or none."""
    effects = tuple(
        fx for fx in effects if (fx.amount > 0 or fx.kind not in VALUED) and not _forbidden(s, fx)
    )
    for fx in effects:
        if fx.kind in VALUED:
            count_would(s, fx)
    in_turn = len(effects) > 1 and any(is_procedure(s, fx) for fx in effects)
    if in_turn or any(interruptible(s, fx.kind) for fx in effects):
        s.stack.append(ImminentFrame(_trashing(s, effects), side, rule=s.rule))
        return WAITS
    done = 0
    for fx in effects:
        done += apply(s, fx)
        if s.result is not None:
            break
    return done


def count_would(s: State, fx: ExpectedEffect) -> None:
    """The turn remembers what would happen, if a card of the game asks for that."""
    moment = s.moment = s.moment + 1
    if not s.awaits(would(fx.kind)):
        return
    change = would_be(s, fx, NOBODY, moment)
    so_far, kind = s.changes_this_turn, change.kind
    so_far[kind] = (*so_far[kind], change) if kind in so_far else (change,)


def _would_now(s: State, fx: ExpectedEffect, card: int = NOBODY) -> Change:
    """What an effect would do, with a moment of its own."""
    s.moment += 1
    return would_be(s, fx, card, s.moment)


PREVENTS: Final = {kind: f"prevents {kind}" for kind in APPLY}
"""What prevention by static abilities is filed under."""


def interruptible(s: State, kind: str) -> bool:
    """Whether anything active could interrupt, prevent or replace an effect of this kind."""
    if kind in s.interrupts or kind in s.paid_interrupts:
        return True
    statics = s.statics
    if PREVENTS[kind] in statics or REPLACES[kind] in statics:
        return True
    return bool(s.lingering) and _interrupted_for_now(s, kind)


def _interrupted_for_now(s: State, kind: str) -> bool:
    """Whether an effect that lasts for a time could interrupt or replace an effect of this kind."""
    for effect in s.lingering:
        if effect.replaces == kind:
            return True
        kept = effect.ability
        if isinstance(kept, When) and kept.interrupt and kind in kinds_of(kept.trigger):
            return True
    return False


def step(s: State, f: ImminentFrame) -> Decision | None:
    if f.stage == ImminentStage.REPLACING:
        f = _without_prevented(s, f)
        decision = replacements(s, f)
        if decision is None:
            _open(s, f)
        return decision
    if f.stage == ImminentStage.INTERRUPTING:
        return _window(s, f)
    return _resolve(s, f)


def _without_prevented(s: State, f: ImminentFrame) -> ImminentFrame:
    """Without the effects that static abilities prevent."""
    kept = tuple(
        fx
        for fx in f.effects
        if not preventable(fx) or not prevented(s, fx.kind, fx.sort) or fx.kind not in VALUED
    )
    if kept != f.effects:
        s.rule = s.edition.cites["interrupt"]
        for fx in f.effects:
            if fx not in kept:
                atoms.emit(s, "prevent", fx.side, amount=fx.amount, sort=fx.kind)
        s.stack[-1] = f = f._replace(effects=kept)
    return f


def _open(s: State, f: ImminentFrame) -> None:
    """Mark the relevant conditional interrupts pending: a fixed set (9.8.4b). In a window with nothing to use
    both players pass at once."""
    pending: list[Pending] = []
    for fx in f.effects:
        for card in fx.cards or (NOBODY,):
            change = _would_now(s, fx, card)
            if fx.kind not in VALUED:  # those are counted as they become imminent, be there interrupts or not
                s.changes_this_turn[change.kind] = (*s.changes_this_turn.get(change.kind, ()), change)
            pending += (
                found
                for found in interrupting(s, fx, change, _counted(s, fx, change))
                if not _met_by_now(pending, found)
            )
    window = _replaced_in(s, f)
    if window is not None:
        waiting = [(p.source, p.place, p.lingering) for p in window.pending]
        pending = [p for p in pending if (p.source, p.place, p.lingering) in waiting]
    objects = tuple((cid, s.cards[cid].object_no) for fx in f.effects for cid in fx.cards + fx.needs())
    if pending or s.checkpoint_due or any(fx.kind in s.paid_interrupts for fx in f.effects):
        s.stack[-1] = f._replace(
            stage=ImminentStage.INTERRUPTING, pending=tuple(pending), holder=s.first(), objects=objects
        )
    else:
        s.stack[-1] = f._replace(
            stage=ImminentStage.RESOLVING,
            effects=_on_what_is_left(s, f),
            holder=other(s.first()),
            from_opponent=True,
            objects=objects,
        )


def _replaced_in(s: State, f: ImminentFrame) -> ImminentFrame | None:
    """The window in which an interrupt has put such an effect in the place of one of its kind. It is the same
    instruction still, so no conditional interrupt becomes pending that is not by then, or was triggered
    (26.03: 9.2.9a, 9.9.10)."""
    for depth in range(len(s.stack) - 2, 0, -1):
        frame = s.stack[depth]
        if not isinstance(frame, BlockFrame):
            return None
        if frame.cite == "replacement":
            below, was = s.stack[depth - 1], frame.change
            alike = was is not None and all(would(fx.kind) == was.kind for fx in f.effects)
            return below if alike and isinstance(below, ImminentFrame) else None
    return None


def _met_by_now(pending: list[Pending], new: Pending) -> bool:
    """Whether another effect of the instruction has met a condition that counts them as one."""
    return _counts_as_one(new) and any(
        (one.source, one.place, one.lingering) == (new.source, new.place, new.lingering) for one in pending
    )


def _counts_as_one(pending: Pending) -> bool:
    return isinstance(pending.ability, When) and pending.ability.trigger.batch


def _counted(s: State, fx: ExpectedEffect, change: Change) -> int:
    """The moment an imminent effect was counted: what is earlier has happened before it."""
    alike = [
        c.moment for c in s.changes_this_turn.get(change.kind, ()) if (c.side, c.sort) == (fx.side, fx.sort)
    ]
    return alike[-1] if alike else change.moment


def _spent(s: State, fx: ExpectedEffect, block: Block) -> bool:
    """Whether nothing is left of an effect for an interrupt to prevent, where no value falls below 0."""
    if fx.amount > 0 or fx.kind not in VALUED or s.edition.policies.below_nothing:
        return False
    return preventing(block)


def _still_relevant(s: State, f: ImminentFrame, pending: Pending) -> bool:
    """Whether what the interrupt is about is still expected (9.8.4c); a value of 0 is (9.8.7a)."""
    change = pending.change
    block = pending.ability.block if isinstance(pending.ability, When) else ()
    effects = [fx for fx in f.effects if not _spent(s, fx, block)]
    if _counts_as_one(pending) and isinstance(pending.ability, When):
        trigger = pending.ability.trigger
        kinds = [(part.kind, part.detail) for part in (trigger, *trigger.also)]
        return any((fx.kind, fx.sort) in kinds or (fx.kind, "") in kinds for fx in effects)
    return change is not None and any(
        would(fx.kind) == change.kind
        and fx.sort == change.sort
        and (change.card < 0 or change.card in fx.cards)
        for fx in effects
    )


def _paid_options(s: State, f: ImminentFrame, side: Side) -> list[Option]:
    """The paid interrupts a player may use: on an effect, or on one of the cards of an effect."""
    options: dict[object, Option] = {}
    for fx in f.effects:
        for cid, place in s.paid_interrupts.get(fx.kind, ()):
            ability = s.cards[cid].face.abilities[place]
            if s.cards[cid].owner != side or not isinstance(ability, Paid):
                continue
            if not preventable(fx) and preventing(ability.block):
                continue
            if _spent(s, fx, ability.block):
                continue
            for card in fx.cards or (NOBODY,):
                if _may_interrupt(s, PlainContext(cid, side, would_be(s, fx, card)), ability, place, fx):
                    which = card if len(fx.cards) > 1 and not saves_several(ability.block) else NOBODY
                    option = Option("use", card=cid, ability=place, number=which)
                    options.setdefault((stands_for(s, cid), place, which), option)
    return list(options.values())


def saves_several(block: Block) -> bool:
    """Whether an interrupt chooses for itself which of the cards about to be trashed it is about."""
    return any(isinstance(i, PreventTrash) for i in block)


def _may_interrupt(s: State, ctx: PlainContext, ability: Paid, place: int, fx: ExpectedEffect) -> bool:
    assert ctx.change is not None
    card = ctx.change.card
    return (
        ability.detail in ("", fx.sort)
        and (ability.subject is None or (card >= 0 and matches(s, ctx, ability.subject, card)))
        and not used_up(s, ctx.source, s.cards[ctx.source].object_no, place, ability.once)
        and (ability.by is None or (fx.source >= 0 and matches(s, ctx, ability.by, fx.source)))
        and holds(s, ctx, ability.condition)
        and can_pay(s, ctx, ability.cost)
        and undoes_nothing(s, ctx, ability.cost, "ability", ability)
        and block_matters(s, ctx, ability.block)  # or else it is not relevant (9.8.3)
    )


def _window(s: State, f: ImminentFrame) -> Decision | None:
    if checkpoint(s):
        return None
    side = f.holder
    triggers = _unlike(s, [p for p in triggerable(s, f.pending, side) if _still_relevant(s, f, p)])
    options = [Option("trigger", card=p.source, ability=p.place, number=f.pending.index(p)) for p in triggers]
    options += _paid_options(s, f, side)
    mandatory = any(isinstance(p.ability, When) and not is_optional(p.ability) for p in triggers)
    if not mandatory and not any(_needed(s, f, p) for p in triggers):
        options.append(PASS)
    if options == [PASS]:
        _pass(s, f)
        return None
    return Decision(side, "interrupt", tuple(options), s.edition.cites["interrupt"], "interrupt")


def _needed(s: State, f: ImminentFrame, pending: Pending) -> bool:
    """Whether a card could not be paid for that is about to be played or installed, unless for less (26.03:
    8.7.2b)."""
    if not isinstance(pending.ability, When) or not pays_less(pending.ability.block):
        return False
    for fx in f.effects:
        if isinstance(fx, EnterEffect) and pending.change is not None and pending.change.card in fx.cards:
            cid = pending.change.card
            if fx.kind == "play":
                return play_obstacle(s, cid, 0, fx.ignoring, fx.discount, settled=True) is not None
            return install_obstacle(s, cid, fx.discount, fx.ignoring, 0, fx.within, settled=True) is not None
    return False


def _unlike(s: State, pending: list[Pending]) -> list[Pending]:
    """Abilities of one card that say the same, pending for the same effect, are one option, effects that last
    among them; so are those of loose cards, or about loose cards, that nothing tells apart: it does not
    matter which of them is resolved first."""
    if len(pending) < 2:
        return pending
    found: dict[object, Pending] = {}
    for p in pending:
        bare = p._replace(place=NOBODY, source=NOBODY, object_no=NOBODY, lingering=NOBODY)
        like = bare._replace(bound=NOBODY, bound_object=NOBODY)
        found.setdefault((stands_for(s, p.source), as_bound(s, p.bound, p.side), like), p)
    return list(found.values())


def _pass(s: State, f: ImminentFrame) -> None:
    if f.from_opponent and not f.acted:
        s.stack[-1] = f._replace(stage=ImminentStage.RESOLVING, effects=_on_what_is_left(s, f))
    else:
        s.stack[-1] = f._replace(holder=other(f.holder), from_opponent=True, acted=False)


def answer(s: State, f: ImminentFrame, option: Option) -> None:
    if f.stage == ImminentStage.REPLACING:
        apply_replacement(s, f, option)
        return
    if option.kind == "pass":
        _pass(s, f)
        return
    if option.kind == "use":
        fx = next(fx for fx in f.effects if option in _paid_options(s, f._replace(effects=(fx,)), f.holder))
        which = option.number if option.number >= 0 else fx.cards[0] if fx.cards else NOBODY
        s.stack[-1] = f._replace(acted=True)
        object_no = s.cards[option.card].object_no
        s.stack.append(
            AbilityFrame(option.card, object_no, option.ability, f.holder, change=would_be(s, fx, which))
        )
        return
    pending = f.pending[option.number]
    left = f.pending[: option.number] + f.pending[option.number + 1 :]
    s.stack[-1] = f._replace(pending=left, acted=True)
    ability = pending.ability
    assert isinstance(ability, When)
    mark_used(s, pending.source, pending.object_no, limited_as(pending), ability.once)
    if pending.lingering >= 0:
        forget(s, pending.lingering)
    s.stack.append(
        BlockFrame(
            ability.block,
            pending.source,
            pending.object_no,
            pending.side,
            "conditional-ability",
            stage=_beginning(s, ability),
            change=pending.change,
            bound=bound_to(s, pending),
            here=pending.here,
            use=UseStage.TAKEN if ability.optional else UseStage.NOT,
        )
    )


def _on_what_is_left(s: State, f: ImminentFrame) -> tuple[ExpectedEffect, ...]:
    """The effects without the targets that interrupts have moved away, or made other than what was asked for:
    no others are chosen for them (26.03: 1.15.3, 1.15.2f)."""
    lost = {cid for cid, object_no in f.objects if s.cards[cid].object_no != object_no}
    lost |= _unfit(s)
    if not lost:
        return f.effects
    kept = []
    for fx in f.effects:
        left = tuple(cid for cid in fx.cards if cid not in lost)
        if not lost.isdisjoint(fx.needs()):
            continue
        if len(left) == len(fx.cards):
            kept.append(fx)
        elif left and fx.kind not in JOINED:
            kept.append(fx._replace(cards=left))
    return tuple(kept)


def _unfit(s: State) -> set[int]:
    """The targets of the imminent instruction that are no longer what it may choose. Those of an earlier one
    may have become anything by now (26.03: 1.15.4)."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(below, BlockFrame) or not s.edition.policies.moved_is_another:
        return set()
    found: set[int] = set()
    for choice in reversed(below.block[: below.next_instruction]):
        if not isinstance(choice, Choose):
            break
        found |= {c for c in below.chosen[choice.slot] if not matches(s, below, choice.filter, c)}
    return found


def _resolve(s: State, f: ImminentFrame) -> Decision | None:
    total = f.total + s.returned if f.opened else f.total
    if f.place == 0:
        s.touched = ()  # what interrupts have done to cards is not the doing of this instruction
        s.rule = f.rule or s.rule
    if f.place >= len(f.effects):
        s.stack.pop()
        s.returned = total
        return None
    fx = f.effects[f.place]
    after = f.place + _together(f)
    s.stack[-1] = f._replace(place=after, total=total, opened=is_procedure(s, fx))
    s.source = fx.source
    s.returned = 0
    done = 0
    for one in f.effects[f.place : after]:
        done += apply(s, one) if s.result is None else 0
    top = s.stack[-1]
    if isinstance(top, ImminentFrame) and top.place == after:
        if after >= len(top.effects) and s.result is None:
            s.stack.pop()  # that was the last
            s.returned = top.total + max(done, 0)
            return None
        s.stack[-1] = top._replace(total=top.total + max(done, 0), opened=False)
    return None


def _together(f: ImminentFrame) -> int:
    """How many effects are carried out at once: players draw together what one instruction lets them draw."""
    if f.effects[f.place].kind != "draw":
        return 1
    return len(tuple(takewhile(lambda fx: fx.kind == "draw", f.effects[f.place :])))


def _beginning(s: State, ability: When) -> int:
    """The stage at which an interrupt that a player chose to trigger begins. Where all of it is one offer,
    that choice took it: who wanted none of it would have passed."""
    if whole_offer(ability) is None:
        return BlockStage.NEW
    s.last_choice = (1,)
    return BlockStage.ANSWERED
