"""Imminent instructions (9.8): expected effects, replacements, the interrupt window, then resolution."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from ...lang.abilities import Paid, When, kinds_of
from ...lang.demands import is_optional, whole_offer
from ...lang.instructions import Block, May, PreventTrash
from ...lang.statics import Replaces
from ...lang.words import RUNNER, Side, other
from ...state.changes import EnterEffect, InsteadEffect
from ...state.decision import PASS, Decision, Option
from ...state.frames import AbilityFrame, BlockFrame, ImminentFrame
from ...state.records import NOBODY, Change, ExpectedEffect, Lingering, Pending
from ...state.stages import BlockStage, ImminentStage, UseStage
from ...state.state import State
from ..change import atoms
from ..change.atoms.effects import mark_used
from ..change.register import APPLY, JOINED, VALUED, WAITS, apply, is_procedure
from ..may.affording import can_pay
from ..may.choosing import stands_for
from ..may.entering import install_obstacle
from ..may.interrupts import interrupting, pays_less, preventable, preventing, would_be
from ..may.pending import triggerable
from ..may.potential import play_obstacle
from ..may.triggers import limited_as, used_up
from ..read.context import PlainContext, plain
from ..read.declared import applies_now, bound_to, cannot, prevented
from ..read.evaluate import holds, matches
from ..read.imminence import would
from .checkpoint import checkpoint


def begin(s: State, effects: tuple[ExpectedEffect, ...], side: Side) -> int:
    """Make effects imminent. What nothing can interrupt is carried out at once: the amount done, or -1 when
    a frame will report it."""
    if len(effects) != 1:
        return _begin_several(s, effects, side)
    fx = effects[0]
    if fx.kind in VALUED:
        if fx.amount <= 0 or _forbidden(s, fx):
            return 0  # nothing of it is nothing
        count_would(s, fx)
    if interruptible(s, fx.kind):
        s.stack.append(ImminentFrame(effects, side))
        return WAITS
    return APPLY[fx.kind](s, fx)


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
        s.stack.append(ImminentFrame(effects, side))
        return WAITS
    done = 0
    for fx in effects:
        done += apply(s, fx)
        if s.result is not None:
            break
    return done


def count_would(s: State, fx: ExpectedEffect) -> None:
    kind = would(fx.kind)
    s.changes_this_turn[kind] = (*s.changes_this_turn.get(kind, ()), _would_now(s, fx))


def _would_now(s: State, fx: ExpectedEffect, card: int = NOBODY) -> Change:
    """What an effect would do, with a moment of its own."""
    s.moment += 1
    return would_be(s, fx, card, s.moment)


PREVENTS: Final = {kind: f"prevents {kind}" for kind in APPLY}
REPLACES: Final = {kind: f"replaces {kind}" for kind in APPLY}
"""What prevention and replacement by static abilities are filed under."""
REPLACED: Final = "replaced "


def interruptible(s: State, kind: str) -> bool:
    """Whether anything active could interrupt, prevent or replace an effect of this kind."""
    if kind in s.interrupts or kind in s.paid_interrupts:
        return True
    statics = s.statics
    if PREVENTS[kind] in statics or REPLACES[kind] in statics:
        return True
    for effect in s.lingering:
        if effect.replaces == kind:
            return True
        kept = effect.ability
        if isinstance(kept, When) and kept.interrupt and kind in kinds_of(kept.trigger):
            return True
    return False


def step(s: State, f: ImminentFrame) -> Decision | None:
    if f.stage == ImminentStage.REPLACING:
        return _replacements(s, f)
    if f.stage == ImminentStage.INTERRUPTING:
        return _window(s, f)
    return _resolve(s, f)


def _applicable(s: State, f: ImminentFrame) -> list[tuple[int, Lingering]]:
    """The replacement effects that apply, each only once to an effect and what has come of it (9.8.9c)."""
    applied = _applied(s)
    return [
        (place, effect)
        for place, fx in enumerate(f.effects)
        for effect in (*s.lingering, *_declared(s, fx))
        if effect.replaces == fx.kind
        and effect.id not in applied
        and _meant(effect, fx)
        and applies_now(s, effect)
        and _affordable(s, effect)
    ]


def _affordable(s: State, effect: Lingering) -> bool:
    """Whether what is offered in place of an effect can be paid for."""
    offer = _offer(effect.block)
    return offer is None or can_pay(s, plain(effect.source, effect.side), offer.cost)


def _offer(block: Block) -> May | None:
    """The one offer that a replacement consists of, if it does: who takes the replacement takes it."""
    only = block[0] if len(block) == 1 else None
    return only if isinstance(only, May) and only.cost else None


def _applied(s: State) -> set[int]:
    """The replacement effects applied to the imminent effect on top, or to the one it has replaced."""
    found: set[int] = set()
    for frame in reversed(s.stack):
        if isinstance(frame, ImminentFrame):
            found.update(frame.applied)
        elif not isinstance(frame, BlockFrame):
            break
    return found


def _meant(effect: Lingering, fx: ExpectedEffect) -> bool:
    """What a run's "if successful" replaces is the access that the rules give that run, and no other
    (6.7.3; 26.03: 6.7.4b)."""
    return fx.kind != "breach" or effect.duration != "run" or fx.sort == "run"


def _declared(s: State, fx: ExpectedEffect) -> Iterator[Lingering]:
    """Replacements that static abilities declare (9.8.8b), in the shape of created ones. Their ids are
    negative: the card's id and the place of the ability on it."""
    for cid, index, declaration in s.statics.get(REPLACES[fx.kind], ()):
        card = s.cards[cid]
        if not isinstance(declaration, Replaces) or fx.side != card.owner:
            continue
        if declaration.detail and declaration.detail != fx.sort:
            continue
        if declaration.first and len(_alike(s, fx, declaration.detail)) > 1:
            continue
        id = -(cid * 100 + index + 1)
        yield Lingering(id, cid, card.object_no, card.owner, "", 0, replaces=fx.kind, block=declaration.then)


def _alike(s: State, fx: ExpectedEffect, sort: str) -> list[Change]:
    """The times such an effect has become imminent this turn, this one included, or was replaced."""
    kind = would(fx.kind)
    return [
        change
        for one in (kind, REPLACED + kind)
        for change in s.changes_this_turn.get(one, ())
        if change.side == fx.side and sort in ("", change.sort)
    ]


def _replacements(s: State, f: ImminentFrame) -> Decision | None:
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
    found = _applicable(s, f)
    if not found:
        _open(s, f)
        return None
    unlike: dict[object, Option] = {}
    for place, effect in found:
        one = (stands_for(s, effect.source), place, effect.block, effect.may)
        unlike.setdefault(one, Option("replace", card=effect.source, number=effect.id))
    options = tuple(unlike.values())
    if all(effect.may for _, effect in found):
        options += (Option("no"),)
    rule = s.edition.cites["replacement"]
    return Decision(_chooser(s, f, found), "choose effect", options, rule, "replace", options[0].card)


def _chooser(s: State, f: ImminentFrame, found: list[tuple[int, Lingering]]) -> Side:
    """Who decides about replacement effects: of several, the controller of the card acted on, or else of the
    effect that is replaced (9.8.11)."""
    place, first = found[0]
    if len(found) == 1:
        return first.side
    cards = f.effects[place].cards
    return s.cards[cards[0]].owner if cards else f.side


def _replace(s: State, f: ImminentFrame, option: Option) -> None:
    found = _applicable(s, f)
    if option.kind == "no":
        s.stack[-1] = f._replace(applied=f.applied + tuple(effect.id for _, effect in found))
        return
    place, effect = next((place, effect) for place, effect in found if effect.id == option.number)
    if effect.id < 0:
        _uncount(s, f.effects[place])
    instead = InsteadEffect(
        "instead", effect.side, source=effect.source, block=effect.block, taken=effect.may
    )
    s.stack[-1] = f._replace(
        effects=(*f.effects[:place], instead, *f.effects[place + 1 :]), applied=(*f.applied, effect.id)
    )


def _uncount(s: State, fx: ExpectedEffect) -> None:
    """What a static ability replaces was never about to happen to any other: the effect in its place may be
    the first of its kind."""
    kind = would(fx.kind)
    so_far = s.changes_this_turn.get(kind, ())
    if fx.kind in VALUED and so_far:
        s.changes_this_turn[kind] = so_far[:-1]
        replaced = s.changes_this_turn.get(REPLACED + kind, ())
        s.changes_this_turn[REPLACED + kind] = (*replaced, so_far[-1])


def _open(s: State, f: ImminentFrame) -> None:
    """Mark the relevant conditional interrupts pending: a fixed set (9.8.4b)."""
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
    objects = tuple((cid, s.cards[cid].object_no) for fx in f.effects for cid in fx.cards + fx.needs())
    s.stack[-1] = f._replace(
        stage=ImminentStage.INTERRUPTING, pending=tuple(pending), holder=s.first(), objects=objects
    )


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


def _still_relevant(f: ImminentFrame, pending: Pending) -> bool:
    """Whether what the interrupt is about is still expected (9.8.4c); a value of 0 is (9.8.7a)."""
    change = pending.change
    if _counts_as_one(pending) and isinstance(pending.ability, When):
        trigger = pending.ability.trigger
        kinds = [(part.kind, part.detail) for part in (trigger, *trigger.also)]
        return any((fx.kind, fx.sort) in kinds or (fx.kind, "") in kinds for fx in f.effects)
    return change is not None and any(
        would(fx.kind) == change.kind
        and fx.sort == change.sort
        and (change.card < 0 or change.card in fx.cards)
        for fx in f.effects
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
    )


def _window(s: State, f: ImminentFrame) -> Decision | None:
    if checkpoint(s):
        return None
    side = f.holder
    triggers = _unlike(s, [p for p in triggerable(s, f.pending, side) if _still_relevant(f, p)])
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
    """Abilities of one card that say the same, pending for the same effect, are one option, and so are those
    of loose cards that nothing tells apart: it does not matter which of them is resolved first."""
    if len(pending) < 2:
        return pending
    found: dict[object, Pending] = {}
    for p in pending:
        like = p._replace(place=NOBODY, source=NOBODY, object_no=NOBODY)
        found.setdefault((stands_for(s, p.source), like), p)
    return list(found.values())


def _pass(s: State, f: ImminentFrame) -> None:
    if f.from_opponent and not f.acted:
        s.stack[-1] = f._replace(stage=ImminentStage.RESOLVING, effects=_on_what_is_left(s, f))
    else:
        s.stack[-1] = f._replace(holder=other(f.holder), from_opponent=True, acted=False)


def answer(s: State, f: ImminentFrame, option: Option) -> None:
    if f.stage == ImminentStage.REPLACING:
        _replace(s, f, option)
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
    if pending.lingering >= 0:  # a delayed one without a duration is gone once it resolves
        s.keep_lingering(tuple(e for e in s.lingering if e.id != pending.lingering or e.duration))
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
    """The effects without the targets that interrupts have moved away: those are no longer the objects that
    were chosen, and no others are chosen for them (26.03: 1.15.3, 1.15.2f)."""
    lost = {cid for cid, object_no in f.objects if s.cards[cid].object_no != object_no}
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


def _resolve(s: State, f: ImminentFrame) -> Decision | None:
    total = f.total + s.returned if f.opened else f.total
    if f.place == 0:
        s.touched = ()  # what interrupts have done to cards is not the doing of this instruction
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
