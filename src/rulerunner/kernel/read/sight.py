"""Cards that an ability shows for a while: until all of it is resolved, or the card moves (26.03: 1.21.6)."""

from typing import Final

from ...lang.words import RUNNER
from ...state.frames import RESOLVING, DamageFrame
from ...state.records import NOBODY, Change
from ...state.state import State

SHOWING: Final = ("reveal", "look")


def resolving(s: State) -> frozenset[int]:
    """The sources of the abilities being resolved: an ability that acts shows what card it is on."""
    resolving = [frame.source for frame in s.stack if isinstance(frame, RESOLVING)]
    hurting = [frame.looker for frame in s.stack if isinstance(frame, DamageFrame)]
    return frozenset(resolving + hurting)


def in_sight_yet(s: State, change: Change, sources: frozenset[int]) -> bool:
    """Whether what a change showed is still shown: the ability that did so is being resolved."""
    if change.source not in sources:
        return False
    ends = s.changes_this_turn.get("sight ends", ())
    return not any(end.source == change.source and end.moment >= change.moment for end in ends)


def last_shuffle(s: State) -> int:
    """The moment a deck was shuffled last: what was seen of one before is out of sight."""
    return max((change.moment for change in s.changes_this_turn.get("shuffle", ())), default=NOBODY)


def shown_to_runner(s: State, cid: int) -> bool:
    """Whether an ability that is being resolved has revealed a card, or lets the Runner look at it."""
    so_far = s.changes_this_turn
    if SHOWING[0] not in so_far and SHOWING[1] not in so_far:
        return False
    sources, object_no = resolving(s), s.cards[cid].object_no
    if any(
        change.card == cid and change.object_no == object_no and in_sight_yet(s, change, sources)
        for change in so_far.get("reveal", ())
    ):
        return True
    since = last_shuffle(s)
    return any(
        change.side == RUNNER
        and cid in change.cards
        and change.moment > since
        and in_sight_yet(s, change, sources)
        for change in so_far.get("look", ())
    )
