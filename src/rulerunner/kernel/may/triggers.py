"""Trigger conditions (9.6): whether a change, or an imminent effect, meets one."""

from typing import Final

from ...lang.abilities import Paid, Trigger, When, kinds_of
from ...lang.filters import Filter, Same
from ...lang.refs import THIS, YOUR_MARK
from ...lang.words import HAD_SUBTYPES, WHILE_ACTIVE
from ...state.records import CENTRAL_IDS, NOBODY, Change, Lingering, Pending
from ...state.state import State
from ..read.context import PlainContext, player
from ..read.earlier import at_the_time, object_since
from ..read.evaluate import concerns, holds, matches
from ..read.imminence import effect_of, is_imminent, would
from ..read.pointing import at_server, marked_since
from ..read.subtypes import having_then
from ..read.taken import in_progress

UNMARKED: Final = "printed"
"""The detail of a change that has no other: a broken subroutine is a printed one, unless it was gained."""

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
    "uninstall",
)


def meets(s: State, ctx: PlainContext, trigger: Trigger, change: Change) -> bool:
    """Whether a change fits a trigger condition or one of its alternatives, leaving aside whether it is the
    first. Without alternatives the kind is known to fit: by it the ability was found."""
    if not trigger.also:
        return _meets(s, ctx, trigger, change)
    kind = effect_of(change.kind)
    for part in (trigger, *trigger.also):
        if part.kind == kind and _meets(s, ctx, part, change):
            return True
    return False


def _meets(s: State, ctx: PlainContext, trigger: Trigger, change: Change) -> bool:
    if trigger.side and change.side != player(ctx, trigger.side):
        return False
    if trigger.detail and change.sort != trigger.detail and (change.sort or trigger.detail != UNMARKED):
        return False
    if trigger.origin and change.origin not in trigger.origin:
        return False
    if trigger.subject is not None and not concerns(s, ctx, trigger.subject, change):
        return False
    if trigger.server is not None and not at_server(s, ctx, trigger.server, _where(change)):
        return False
    if trigger.source is not None and not _done_by(s, ctx, trigger.source, change):
        return False
    return trigger.during is None or (change.run >= 0 and at_server(s, ctx, trigger.during, change.run))


BY_BREAKERS: Final = ("subroutine broken", "fully broken", "pass", "trace fails")
"""Changes that have with them the one card that broke the subroutines: it did it (26.03: 6.5.7b). A trace
that fails has with it the base link that was used."""


INHERENT: Final = ("install", "play", "rez", "trash")
"""Costs that a card has by the rules, and no ability asks for (26.03: 1.16.4a, 2.3)."""


def doers(change: Change) -> tuple[int, ...]:
    """The cards whose abilities made a change.

    Whose ability makes a player spend credits? The one whose text has the cost: a nested cost, the trigger
    cost of a paid ability, what is spent in a trace or a Psi Game that an ability starts, an additional cost
    (26.03: 1.16.2b, 1.16.9 to 11). The install, play, rez and trash costs are no ability's, and one that only
    raises such a cost asks for none of its own: the player pays a cost that is there without it. A payment is
    one, however many abilities ask for a part of it (1.16.10b).
    """
    if change.kind in BY_BREAKERS:
        return change.cards
    if change.kind == "spend credits" and (change.cards or change.sort in INHERENT):
        return change.cards
    return (change.source,)


def _done_by(s: State, ctx: PlainContext, source: Filter, change: Change) -> bool:
    """Whether a card whose ability made a change is in a set."""
    return any(cid >= 0 and matches(s, ctx, source, cid) for cid in doers(change))


def _where(change: Change) -> int:
    """The server a change concerns; of a card trashed from HQ, R&D or Archives, that one."""
    if change.server < 0 and change.kind == "trash":
        return CENTRAL_IDS.get(change.origin, NOBODY)
    return change.server


BY_ITSELF: Final = Same(THIS)
"""Whose ability it is that made the change: the card's own."""


def is_first(s: State, ctx: PlainContext, trigger: Trigger, change: Change, kind: str) -> bool:
    """Whether no earlier change of this turn (or run) fits the same condition. What is about the mark looks
    back to the moment it was identified (26.03: 10.11.5), what a card itself does to the moment it became the
    object it is (1.12.2)."""
    return not trigger.first or _is_first(s, ctx, trigger, change, kind)


def _is_first(s: State, ctx: PlainContext, trigger: Trigger, change: Change, kind: str) -> bool:
    start = _beginning_of(s, trigger.first)
    if trigger.server == YOUR_MARK:
        start = max(start, marked_since(s))
    if trigger.source == BY_ITSELF and ctx.source >= 0:
        start = max(start, object_since(s, ctx.source))
    kinds = kinds_of(trigger) if trigger.also else (effect_of(kind),)
    if is_imminent(kind):
        kinds = tuple(would(one) for one in kinds)
    then = _as_it_was if HAD_SUBTYPES in s.changes_this_turn else at_the_time
    return not any(
        start < earlier.moment < change.moment
        and meets(then(s, trigger.subject, earlier), ctx, trigger, earlier)
        for one in dict.fromkeys(kinds)
        for earlier in s.changes_this_turn.get(one, ())
    )


def _as_it_was(s: State, subject: Filter | None, earlier: Change) -> State:
    """A table to ask of the card of an earlier change what is asked of it: where it was, as it lay, with the
    subtypes it had."""
    return having_then(at_the_time(s, subject, earlier), subject, earlier, s.changes_this_turn)


def _beginning_of(s: State, period: str) -> int:
    """The moment from which "the first time" counts: of the turn, or of what is in progress or was last."""
    if period == "run":
        run = s.run or s.last_run
        return run.start if run is not None else 0
    if period == "encounter":
        encounter = s.encounter or s.last_encounter
        return encounter.start if encounter is not None else 0
    if period == "breach":
        begun = s.changes_this_turn.get("breach", ())
        id = s.breach.id if s.breach is not None else NOBODY
        return next((change.moment for change in reversed(begun) if id in (NOBODY, change.structure)), 0)
    if period == "action":
        return max(0, in_progress(s))
    return 0


def fires(s: State, ctx: PlainContext, ability: When | Paid, change: Change) -> bool:
    trigger = ability.trigger if isinstance(ability, When) else ability.moment
    return (
        trigger is not None
        and meets(s, ctx, trigger, change)
        and is_first(s, ctx, trigger, change, change.kind)
        and holds(s, ctx, ability.condition)
    )


WHOLE_CARD: Final = -1
"""The place of the limit on all abilities of a card together, among those of its abilities."""


def used_up(s: State, cid: int, object_no: int, index: int, once: str) -> bool:
    """Whether an ability's "once per turn" (or run, or subroutine of an encounter) is spent."""
    return bool(once) and limit_key(s, cid, object_no, index, once) in s.uses


def limited_as(p: Pending) -> int:
    """What the limit of a pending ability counts by: its place on its card, or for one that a lingering
    effect maintains a number of that effect's own."""
    return p.place if p.place >= 0 else of_effect(p.lingering)


def of_effect(id: int) -> int:
    """What the limit of an ability counts by that a lingering effect maintains."""
    return WHOLE_CARD - 1 - id


def used_on(s: State, cid: int, index: int, subroutine: int) -> bool:
    """Whether an ability that may be used once on each subroutine has been used on this one."""
    assert s.encounter is not None
    return (cid, s.cards[cid].object_no, index, s.encounter.id, subroutine) in s.uses


def limit_key(s: State, cid: int, object_no: int, index: int, once: str) -> tuple[int, int, int, int, int]:
    """The object, the ability, and the run, encounter, breach or subroutine the limit counts in."""
    if once == "run" and s.run is not None:
        return (cid, object_no, index, s.run.id, NOBODY)
    if once == "encounter" and s.encounter is not None:
        return (cid, object_no, index, s.encounter.id, NOBODY)
    if once == "breach" and s.breach is not None:
        return (cid, object_no, index, s.breach.id, NOBODY)
    if once == "action":
        return (cid, object_no, index, NOBODY, in_progress(s))
    if once == "subroutine" and s.encounter is not None:
        return (cid, object_no, index, s.encounter.id, s.encounter.target)
    return (cid, object_no, index, NOBODY, NOBODY)


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
        bound_object=effect.bound_object,
        with_source=effect.duration == WHILE_ACTIVE,
    )


def linked_server_fits(s: State, effect: Lingering, ability: When, change: Change) -> bool:
    """An "if successful" is tied to the servers its run could have been made on (6.7.3a); what names a server
    is for that one."""
    run = s.run
    if run is None or effect_of(change.kind) != "successful run" or effect.duration != "run":
        return True
    if ability.trigger.server is not None:
        return True
    return effect.source != run.source or not run.allowed or run.server in run.allowed
