"""Pending abilities (9.6): which a change makes pending, and which of them a player may still trigger."""

from typing import Final

from ...lang.abilities import Paid, Trigger, When, While, kinds_of
from ...lang.demands import is_optional, stipulated_offer, whole_offer
from ...lang.face import NO_GIFTS
from ...lang.words import DISCARD_OF, REMOVED, RUNNER, TABLE, Side
from ...state.changes import new_pending
from ...state.frames import BlockFrame, ReactionFrame
from ...state.record import IN_VAIN, LOST
from ...state.records import CENTRAL_IDS, NOBODY, Change, Pending
from ...state.state import State
from ..read.awake import waiting
from ..read.context import PlainContext, new_context, plain
from ..read.declared import applies_now, bound_to, cannot
from ..read.evaluate import holds
from ..read.imminence import is_imminent
from .affording import can_pay, undoes_nothing
from .funds import purpose
from .potential import block_matters, usable, worth_asking
from .triggers import (
    WITHOUT_BEING_ACTIVE,
    fires,
    limited_as,
    linked_server_fits,
    meets,
    of_lasting,
    used_up,
)


def newly_pending(s: State, changes: tuple[Change, ...]) -> list[Pending]:
    """The instances of conditional abilities that changes make pending (10.3.1a)."""
    pending: list[Pending] = []
    listeners, cards, lingering = s.listeners, s.cards, s.lingering
    for change in changes:
        kind, card = change.kind, change.card
        if kind in listeners:
            for cid, index in listeners[kind]:
                early = cards[cid].active_since < change.moment
                if early or s.edition.policies.heard_at_checkpoints:  # 26.03: 9.6.5b
                    _consider(s, pending, cid, index, change)
        if card >= 0:
            own = cards[card].face.self_triggers
            if own and kind in own:
                for index in own[kind]:
                    if _own_applies(s, change, index):
                        _consider(s, pending, card, index, change)
        if lingering:
            _delayed(s, pending, change)
        if change.was_active and kind in LEAVING and kind in cards[card].face.triggers:
            _left_with(s, pending, change, changes)
    if s.awake:
        _become_true(s, pending)
    return pending


def as_if(s: State, kind: str, cid: int) -> list[Pending]:
    """The abilities of a card that would become pending if something happened to it now, as an effect says of
    them as a class (26.03: 9.6.14). One that is to resolve though its card is inactive does."""
    card = s.cards[cid]
    change = Change(kind, s.moment + 1, card.owner, cid, card.object_no)
    own, any_such = card.face.self_triggers.get(kind, ()), card.face.triggers.get(kind, ())
    found: list[Pending] = []
    for index in sorted((*own, *any_such)):
        _consider(s, found, cid, index, change)
    return found if s.is_active(cid) else [p._replace(place=NOBODY) for p in found]


def _become_true(s: State, pending: list[Pending]) -> None:
    """The abilities with a static condition that is true (9.6.7)."""
    for cid, index, ability in waiting(s):
        if _while_due(s, cid, index, ability):
            card = s.cards[cid]
            pending.append(Pending(ability, cid, card.object_no, card.owner, None, index))


def _own_applies(s: State, change: Change, index: int) -> bool:
    card = s.cards[change.card]
    ability = card.face.abilities[index]
    if change.kind == "trash" and change.zone == REMOVED:
        return change.origin == TABLE and change.was_active  # in no zone where it would be active (9.1.8b)
    if isinstance(ability, When) and ability.active_in:
        return ability.active_in in ("anywhere", card.zone, change.origin, change.zone)
    if change.kind == "trash":
        if isinstance(ability, When) and ability.trigger.origin:
            return True  # it says from where
        return change.origin == TABLE and change.was_active
    if change.kind == "uninstall":
        return change.was_active
    if change.kind in WITHOUT_BEING_ACTIVE:
        return True
    return 0 <= card.active_since < change.moment


LEAVING: Final = {"trash": TABLE, "forfeit": "", "move": TABLE}
"""What takes an active card away, and the zone it was in: an agenda is forfeited from a score area only."""


def _left_with(s: State, pending: list[Pending], own: Change, changes: tuple[Change, ...]) -> None:
    """A card that is trashed hears of that, and of what is trashed together with it: what waits for such a
    thing as its own trashing (26.03: 9.1.8g); and so does an agenda that is forfeited."""
    card = s.cards[own.card]
    if own.origin != LEAVING[own.kind] or card.active_since >= 0:
        return
    ctx = PlainContext(own.card, card.owner, own, here=own.server)
    for index in card.face.triggers[own.kind]:
        ability = card.face.abilities[index]
        if not isinstance(ability, When) or not meets(s, ctx, ability.trigger, own):
            continue
        for change in changes:
            if change.kind == own.kind:
                _consider(s, pending, own.card, index, change, own.server)


def _consider(
    s: State, pending: list[Pending], cid: int, index: int, change: Change, left: int = NOBODY
) -> None:
    card = s.cards[cid]
    ability = card.face.abilities[index]
    if isinstance(ability, When):
        trigger: Trigger = ability.trigger
        if trigger.side == "you" and change.side != card.owner and not trigger.also:
            return  # most that are not met are about the other player
        if trigger.batch and _met_by_now(pending, cid, index):
            return
    elif not isinstance(ability, Paid):
        return
    if ability.once and used_up(s, cid, card.object_no, index, ability.once):
        return
    # A card that has just left its server still means that one by "this server" (26.03: 4.6.6i).
    here = left if left >= 0 else change.server if change.card == cid and card.server < 0 else card.server
    if here < 0 and change.kind == "access":
        here = CENTRAL_IDS.get(card.zone, NOBODY)  # a card accessed in a central server is in that server
    if fires(s, new_context(cid, card.owner, change, here=here), ability, change):
        if type(ability) is When and ability.given and not _gains(s, change.card):
            return
        pending.append(new_pending(ability, cid, card.object_no, card.owner, change, index, here=here))


def _gains(s: State, cid: int) -> bool:
    """Whether there is a card that an ability could be given to, it can gain abilities, and what it gains is
    active as it is itself (26.03: 9.1.3b, 9.1.7)."""
    return cid >= 0 and s.is_active(cid) and not s.cards[cid].face.lost & NO_GIFTS


def _met_by_now(pending: list[Pending], cid: int, index: int) -> bool:
    """Whether changes at the same time have met a condition (one that counts them as one)."""
    for one in pending:
        if one.source == cid and one.place == index:
            return True
    return False


def _delayed(s: State, pending: list[Pending], change: Change) -> None:
    """Delayed and linked conditional abilities, maintained by lingering effects (9.6.14)."""
    for effect in s.lingering:
        ability = effect.ability
        if (
            ability is not None
            and isinstance(ability, When)
            and not ability.interrupt
            and change.kind in kinds_of(ability.trigger)
            and effect.active_since < change.moment
            and applies_now(s, effect)
            and not (ability.trigger.batch and any(one.lingering == effect.id for one in pending))
            and linked_server_fits(s, effect, ability, change)
            and fires(
                s,
                PlainContext(effect.source, effect.side, change, bound=bound_to(s, effect), here=effect.here),
                ability,
                change,
            )
        ):
            pending.append(of_lasting(effect, ability, change))


def _while_due(s: State, cid: int, index: int, ability: While) -> bool:
    """A static condition is true and no instance of the ability is under way (9.6.7); and it could change the
    game, or has not been tried in vain in this step (26.03)."""
    card = s.cards[cid]
    ctx = plain(cid, card.owner)
    if not holds(s, ctx, ability.condition):
        return False
    if s.edition.policies.idle_abilities:
        if (cid, card.object_no, index, NOBODY, IN_VAIN) in s.uses:
            return False
    elif not block_matters(s, ctx, ability.block):
        return False
    for frame in s.stack:
        if isinstance(frame, ReactionFrame):
            if any(
                p.source == cid and p.object_no == card.object_no and p.place == index for p in frame.pending
            ):
                return False
        elif isinstance(frame, BlockFrame):
            if frame.source == cid and frame.object_no == card.object_no and frame.block == ability.block:
                return False
    return True


def still_there(s: State, pending: Pending) -> bool:
    """Whether a pending ability is still active (9.6.11)."""
    card = s.cards[pending.source]
    if pending.change is not None and pending.change.kind == "access" and _access_over(s, pending):
        return False
    if pending.with_source:
        return card.object_no == pending.object_no and card.active_since >= 0
    if pending.lingering >= 0 or pending.place == NOBODY:
        return True
    if card.face.lost or pending.place >= len(card.face.base.abilities):
        if card.face.abilities[pending.place : pending.place + 1] != (pending.ability,):
            return False  # it has been lost, or the card has that text no longer
    if pending.change is not None and pending.change.kind in WITHOUT_BEING_ACTIVE:
        if pending.change.card == pending.source:
            # One that was trashed and has been moved on since is another object.
            return pending.change.kind != "trash" or card.object_no == pending.object_no
        if pending.change.kind in LEAVING and card.zone in (DISCARD_OF[card.owner], REMOVED):
            return card.object_no == pending.object_no  # trashed together with that card, or forfeited
    if card.object_no != pending.object_no:
        return False
    if pending.change is not None and pending.change.kind == "move" and card.zone != TABLE:
        return True  # it has been moved itself, together with that card (26.03: 9.1.8g)
    return card.active_since >= 0 or (isinstance(pending.ability, When) and bool(pending.ability.active_in))


def _access_over(s: State, pending: Pending) -> bool:
    """Whether a card whose access an ability waits to react to has moved. It is no longer accessed (26.03:
    7.1.7), so its own abilities about that are inactive; and where that ends the access, so are all others
    (26.03: 9.2.8f)."""
    change = pending.change
    assert change is not None
    if s.cards[change.card].object_no == change.object_no:
        return False
    return change.card == pending.source or s.edition.policies.moving_ends_access


def triggerable(s: State, pending: tuple[Pending, ...], side: Side) -> list[Pending]:
    """The pending abilities a player controls and may still trigger."""
    found: list[Pending] = []
    for p in pending:
        if p.side != side or not still_there(s, p):
            continue
        ability = p.ability
        if isinstance(ability, (When, Paid)) and ability.once:
            if used_up(s, p.source, p.object_no, limited_as(p), ability.once):
                continue
        if _matters(s, p):
            found.append(p)
    return found


def heard_of(s: State, pending: Pending) -> Change | None:
    """What an ability reacts to; the card it happened to may have been moved since."""
    change = pending.change
    if change is None or change.card < 0 or s.cards[change.card].object_no == change.object_no:
        return change
    return change if is_imminent(change.kind) else change._replace(object_no=LOST)


def _used_by_now(s: State, p: Pending) -> bool:
    """Whether a paid ability has been used at this moment already: again it is used for something only."""
    since = p.change.moment if p.change is not None else 0
    return any(
        use.card == p.source and use.place == p.place and use.moment > since
        for use in s.changes_this_turn.get("use", ())
    )


def _matters(s: State, p: Pending) -> bool:
    """An optional ability that could change nothing cannot be used (9.1.6d), nor one that cannot be paid."""
    ability = p.ability
    if isinstance(ability, When):
        if not is_optional(ability):
            return True
    elif not isinstance(ability, Paid):
        return True
    if p.side == RUNNER and p.source >= 0 and cannot(s, "use at all as the Runner", p.source):
        return False
    ctx = PlainContext(p.source, p.side, heard_of(s, p), p.chosen, bound=bound_to(s, p), here=p.here)
    if isinstance(ability, Paid):
        spent = purpose(s, p.source)
        if not can_pay(s, ctx, ability.cost, spent) or not usable(s, ctx, ability.block):
            return False
        if not undoes_nothing(s, ctx, ability.cost, spent, ability):
            return False
        return not _used_by_now(s, p) or block_matters(s, ctx, ability.block)
    stipulated = stipulated_offer(ability)
    if stipulated is not None and not holds(s, ctx, stipulated.condition):
        return False
    offer = whole_offer(ability)
    if offer is not None and not can_pay(s, ctx, offer.cost, purpose(s, p.source)):
        return False
    return worth_asking(s, ctx, ability.block)
