"""Recording: each change is written for the next checkpoint, for the turn and for the log."""

from functools import cache
from typing import Any

from ....lang.abilities import When, kinds_of
from ....lang.words import (
    ACTION_ENDS,
    CHOSEN_TO_LAST,
    HAD_SUBTYPES,
    LEAVING,
    RUNNER,
    SIX_ACTIONS,
    TABLE,
    THIS_ACTION,
)
from ....state.declaring import blank
from ....state.frames import Action
from ....state.records import NOBODY, Change
from ....state.state import State
from ...read.awake import hang_on_steps
from ...read.sight import SHOWN_BY
from ...read.subtypes import SEPARATOR, altered


def emit(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    amount: int = 0,
    server: int = NOBODY,
    sort: str = "",
    cards: tuple[int, ...] = (),
    origin: str = "",
    zone: str = "",
    structure: int = NOBODY,
    place: int = NOBODY,
    was_active: bool = False,
) -> Change:
    """Record a change: for the next checkpoint, for what happened this turn, for the log."""
    s.moment = moment = s.moment + 1
    run = s.run
    if kind in s.listeners:
        s.eventful = True
    if card < 0:
        object_no = 0
    else:
        told = s.cards[card]
        object_no = told.object_no
        face = told.face
        if kind in face.self_triggers or (was_active and kind in face.triggers):
            s.eventful = True
    made: Any = blank(Change)
    made.kind = kind
    made.moment = moment
    made.side = side
    made.card = card
    made.object_no = object_no
    made.amount = amount
    made.server = server
    made.sort = sort
    made.rule = s.rule
    made.source = s.source
    made.run = run.server if run is not None and run.begun else NOBODY
    made.cards = cards
    made.origin = origin
    made.zone = zone
    made.structure = structure
    made.place = place
    made.was_active = was_active
    change: Change = made
    entry = (change,)
    s.changes += entry
    so_far = s.changes_this_turn
    before = so_far.get(kind)
    so_far[kind] = entry if before is None else before + entry
    s.checkpoint_due = True
    if s.logging:
        s.recent.append(change)
    return change


def heard(s: State, kind: str) -> bool:
    """Whether anything waits for such a change: a card, or an ability that lasts."""
    if kind in s.listeners:
        return True
    for effect in s.lingering:
        if isinstance(effect.ability, When) and kind in kinds_of(effect.ability.trigger):
            return True
    return False


def end_sight(s: State, source: int) -> None:
    """What the abilities of a card have shown so far is out of sight again. That is for the turn to remember;
    no ability can react to it, and nobody is told."""
    so_far = s.changes_this_turn
    moments = [
        change.moment for kind in SHOWN_BY for change in so_far.get(kind, ()) if change.source == source
    ]
    ended = [change.moment for change in so_far.get("sight ends", ()) if change.source == source]
    if moments and max(moments) > max(ended, default=NOBODY):
        entry = (Change("sight ends", s.moment, source=source),)
        so_far["sight ends"] = so_far.get("sight ends", ()) + entry


def left_face_down(s: State, cid: int) -> None:
    """A card leaves the place where it lay face down. That is for the turn to remember, as what it was until
    then may be asked for; no ability can react to it, and nobody is told."""
    so_far, card = s.changes_this_turn, s.cards[cid]
    entry = (Change("turn over", s.moment, card.owner, cid, card.object_no, sort=LEAVING),)
    so_far["turn over"] = so_far.get("turn over", ()) + entry


def note_subtypes(s: State, changes: tuple[Change, ...]) -> None:
    """Note which subtypes the cards have that a checkpoint has heard of, where they are not those that
    are printed: the turn may be asked later, if a card of the game does. No ability can react to it, and
    nobody is told."""
    if not s.looks_back():
        return
    so_far = s.changes_this_turn
    if HAD_SUBTYPES not in so_far:
        so_far[HAD_SUBTYPES] = (Change(HAD_SUBTYPES, NOBODY),)  # that there may be any
    noted = so_far[HAD_SUBTYPES][-1].moment
    new = [change for change in changes if change.card >= 0 and change.moment > noted]
    found = altered(s, {change.card for change in new}) if new else {}
    for change in new:
        if change.card in found:
            had = SEPARATOR.join(found[change.card])
            entry = (Change(HAD_SUBTYPES, change.moment, card=change.card, sort=had),)
            so_far[HAD_SUBTYPES] += entry


def end_action(s: State, side: str, action: Action) -> None:
    """Record that an action is complete, in a game of which a card asks for that."""
    if s.awaits(ACTION_ENDS):
        _record_action(s, side, action)
    if s.state_triggers and hang_on_steps(s):
        s.awake = s.watchful = s.checkpoint_due = True  # a condition may be about the actions that were taken
    if s.lingering:
        _outlast_action(s, side)


def _record_action(s: State, side: str, action: Action) -> None:
    """What happened this turn has the end of an action in any case; the next checkpoint and the log have it
    where a card hears of it."""
    told = heard(s, ACTION_ENDS)
    if told:
        s.moment += 1
    name, card, object_no, place = action
    change = Change(ACTION_ENDS, s.moment, side, card, object_no, sort=name, rule=s.rule, place=place)
    so_far = s.changes_this_turn
    so_far[ACTION_ENDS] = (*so_far.get(ACTION_ENDS, ()), change)
    if told:
        s.changes += (change,)
        s.checkpoint_due = s.eventful = True
        if s.logging:
            s.recent.append(change)


def _outlast_action(s: State, side: str) -> None:
    """What lasted for the action is over; what lasts for some actions of the Runner's lasts for one less."""
    durations = [effect.duration for effect in s.lingering]
    if THIS_ACTION in durations:
        s.checkpoint_due = True
    if side == RUNNER and SIX_ACTIONS in durations:
        s.keep_lingering(
            tuple(
                one._replace(until=one.until - 1) if one.duration == SIX_ACTIONS else one
                for one in s.lingering
            )
        )
        s.checkpoint_due = True


def note(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    amount: int = 0,
    server: int = NOBODY,
    sort: str = "",
    place: int = NOBODY,
) -> None:
    """Write to the log something no ability can react to. It is written down as it is, and becomes a change
    when the log is read."""
    if s.logging:
        object_no = s.cards[card].object_no if card >= 0 else 0
        s.recent.append(
            (kind, s.moment, side, card, object_no, amount, server, sort, s.rule, s.source, place)
        )


def note_chosen(s: State, side: str, card: int, place: int = NOBODY) -> None:
    """Write to the log that a player has chosen an installed card, or a subroutine of it, for something that
    lasts: nothing else that happens tells of it."""
    if s.logging and card >= 0 and s.cards[card].zone == TABLE:
        note(s, "choice", side, card, 0, s.cards[card].server, CHOSEN_TO_LAST, place)


def note_named(s: State, side: str, server: int) -> None:
    """Write to the log that a player has named a server for something that lasts."""
    if server >= 0:
        note(s, "choice", side, NOBODY, 0, server, CHOSEN_TO_LAST)


def progress(s: State, kind: str, side: str = "", sort: str = "") -> None:
    """Write to the log how far the game has come. That is no change and has no moment of its own, so one
    record serves each time the same step is reached."""
    if s.logging:
        s.recent.append(progress_record(kind, side, sort, s.rule))


@cache
def progress_record(kind: str, side: str, sort: str, rule: str) -> Change:
    return Change(kind, 0, side, sort=sort, rule=rule)
