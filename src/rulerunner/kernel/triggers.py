"""Trigger conditions: which conditional abilities a change meets (9.6), or an imminent effect (9.8)."""

from typing import Final

from ..lang.abilities import Paid, Trigger, When, While
from ..lang.conditions import Empty
from ..lang.words import TABLE
from ..state.frames import BlockFrame, ReactionFrame
from ..state.records import NOBODY, Change, Lingering, Pending
from ..state.state import State
from .ask import Ctx, at_server, holds, matches, plain, player

# Abilities about these changes to their own card need no active card (9.1.8a, 9.1.8b). A card that has
# resolved lies in the discard pile.
WITHOUT_BEING_ACTIVE: Final = (
    "access",
    "steal",
    "access ends",
    "expose",
    "trash",
    "derez",
    "forfeit",
    "resolved",
)


def meets(s: State, ctx: Ctx, trigger: Trigger, change: Change) -> bool:
    """Whether a change fits a trigger condition, leaving aside whether it is the first."""
    if trigger.side and change.side != player(ctx, trigger.side):
        return False
    if trigger.detail and change.detail != trigger.detail:
        return False
    if trigger.subject is not None and (change.card < 0 or not matches(s, ctx, trigger.subject, change.card)):
        return False
    if trigger.server is not None and not at_server(s, ctx, trigger.server, change.server):
        return False
    return trigger.during is None or (change.run >= 0 and at_server(s, ctx, trigger.during, change.run))


def is_first(s: State, ctx: Ctx, trigger: Trigger, change: Change, kind: str) -> bool:
    """Whether no earlier change of this turn (or run) fits the same condition."""
    if not trigger.first:
        return True
    run = s.run or s.last_run
    start = run.start if trigger.first == "run" and run is not None else 0
    return not any(
        start < earlier.moment < change.moment and meets(s, ctx, trigger, earlier)
        for earlier in s.changes_this_turn.get(kind, ())
    )


def _fires(s: State, ctx: Ctx, ability: When | Paid, change: Change) -> bool:
    trigger = ability.trigger if isinstance(ability, When) else ability.moment
    return (
        trigger is not None
        and meets(s, ctx, trigger, change)
        and is_first(s, ctx, trigger, change, change.kind)
        and holds(s, ctx, ability.condition)
    )


def used_up(s: State, cid: int, object_no: int, index: int, once: str) -> bool:
    """Whether an ability's "once per turn" (or run, or subroutine of an encounter) is spent."""
    return bool(once) and _limit_key(s, cid, object_no, index, once) in s.uses


def used_on(s: State, cid: int, index: int, subroutine: int) -> bool:
    """Whether an ability that may be used once on each subroutine has been used on this one."""
    assert s.encounter is not None
    return (cid, s.cards[cid].object_no, index, s.encounter.id, subroutine) in s.uses


def mark_used(s: State, cid: int, object_no: int, index: int, once: str) -> None:
    """Note the use of an ability that may be used once in a period; the notes are cleared each turn."""
    if once:
        s.uses[_limit_key(s, cid, object_no, index, once)] = 1


def _limit_key(s: State, cid: int, object_no: int, index: int, once: str) -> tuple[int, int, int, int, int]:
    """The object, the ability, and the run or the subroutine the limit counts in."""
    if once == "run" and s.run is not None:
        return (cid, object_no, index, s.run.id, NOBODY)
    if once == "subroutine" and s.encounter is not None:
        return (cid, object_no, index, s.encounter.id, s.encounter.target)
    return (cid, object_no, index, NOBODY, NOBODY)


def found(s: State, changes: tuple[Change, ...]) -> list[Pending]:
    """The instances of conditional abilities that changes make pending (10.3.1a)."""
    pending: list[Pending] = []
    listeners, cards = s.listeners, s.cards
    for change in changes:
        kind = change.kind
        if kind in listeners:
            for cid, index in listeners[kind]:
                if cards[cid].active_since < change.moment:
                    _consider(s, pending, cid, index, change)
        if change.card >= 0:
            own = cards[change.card].face.self_triggers
            if own and kind in own:
                for index in own[kind]:
                    if _own_applies(s, change, index):
                        _consider(s, pending, change.card, index, change)
        if s.lingering:
            _delayed(s, pending, change)
    for cid, index in s.state_triggers:
        card = cards[cid]
        ability = card.face.abilities[index]
        if not isinstance(ability, While):
            continue
        condition = ability.condition
        if type(condition) is Empty and (condition.kind, 0) not in card.counters:
            continue  # most are of this kind, and most of the time there are counters left
        if _while_due(s, cid, index, ability):
            pending.append(Pending(ability, cid, card.object_no, card.owner, None, index))
    return pending


def _own_applies(s: State, change: Change, index: int) -> bool:
    card = s.cards[change.card]
    ability = card.face.abilities[index]
    if isinstance(ability, When) and ability.active_in:
        return ability.active_in in ("anywhere", card.zone, change.detail)
    if change.kind == "trash":
        return change.detail == TABLE and change.n > 0
    if change.kind in WITHOUT_BEING_ACTIVE:
        return True
    return 0 <= card.active_since < change.moment


def _consider(s: State, pending: list[Pending], cid: int, index: int, change: Change) -> None:
    card = s.cards[cid]
    ability = card.face.abilities[index]
    if not isinstance(ability, (When, Paid)):
        return
    if ability.once and used_up(s, cid, card.object_no, index, ability.once):
        return
    # A card that has just left its server still means that one by "this server" (26.03: 4.6.6i).
    here = change.server if change.card == cid and card.server < 0 else card.server
    if _fires(s, Ctx(cid, card.owner, change, here=here), ability, change):
        pending.append(Pending(ability, cid, card.object_no, card.owner, change, index, here=here))


def _delayed(s: State, pending: list[Pending], change: Change) -> None:
    """Delayed and linked conditional abilities, maintained by lingering effects (9.6.14)."""
    for effect in s.lingering:
        ability = effect.ability
        if (
            ability is not None
            and isinstance(ability, When)
            and not ability.interrupt
            and not effect.next_encounter
            and ability.trigger.kind == change.kind
            and effect.active_since < change.moment
            and linked_server_fits(s, effect, change)
            and _fires(
                s,
                Ctx(effect.source, effect.side, change, bound=effect.bound, here=effect.here),
                ability,
                change,
            )
        ):
            pending.append(of_lasting(effect, ability, change))


def of_lasting(effect: Lingering, ability: When, change: Change) -> Pending:
    """The instance of an ability that a lingering effect maintains, as a change meets it."""
    return Pending(
        ability,
        effect.source,
        effect.object_no,
        effect.side,
        change,
        lingering=effect.id,
        bound=effect.bound,
        here=effect.here,
    )


def linked_server_fits(s: State, effect: Lingering, change: Change) -> bool:
    """An "if successful" is tied to the servers its run could have been made on (6.7.3a)."""
    run = s.run
    if run is None or change.kind != "successful run" or effect.duration != "run":
        return True
    return effect.source != run.source or not run.allowed or run.server in run.allowed


def _while_due(s: State, cid: int, index: int, ability: While) -> bool:
    """A static condition is true, the ability could change the game, and no instance of it is under way
    (9.6.7)."""
    card = s.cards[cid]
    ctx = plain(cid, card.owner)
    if not holds(s, ctx, ability.condition):
        return False
    from .potential import block_matters

    if not block_matters(s, ctx, ability.block):
        return False
    for frame in s.stack:
        if isinstance(frame, ReactionFrame):
            if any(
                p.source == cid and p.object_no == card.object_no and p.place == index for p in frame.pending
            ):
                return False
        elif isinstance(frame, BlockFrame):
            if frame.source == cid and frame.object_no == card.object_no and frame.block is ability.block:
                return False
    return True
