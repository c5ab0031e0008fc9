"""What both players saw happen lately: a view that says it spares a player a memory."""

from typing import Final

from ..lang.words import CORP, RND, TABLE, Side
from ..state.records import Change
from ..state.state import State
from .knowledge import handle
from .records import PastView

NO_TURN: Final[dict[str, tuple[Change, ...]]] = {}


def past(s: State, seat: Side) -> PastView:
    """What has happened, as a seat saw it; both see the same."""
    tally = s.changes_this_turn
    return PastView(
        runs=tuple(change.server for change in tally.get("server announced", ())),
        installed=tuple(
            handle(s, seat, change.card) for change in tally.get("install", ()) if _there(s, change)
        ),
        seen_in_rnd=seen_in_rnd(s),
        uses=len(tally.get("use", ())),
    )


def _there(s: State, change: Change) -> bool:
    card = s.cards[change.card]
    return card.object_no == change.object_no and card.zone == TABLE


def seen_in_rnd(s: State) -> int:
    """The cards on top of R&D that were accessed and not shuffled away since."""
    last, now = s.changes_last_turn, s.changes_this_turn
    runner, corp = last.get("runner", NO_TURN), last.get("corp", NO_TURN)
    if "access" not in now and "access" not in runner and "access" not in corp:
        return 0
    accessed: dict[tuple[int, int], int] = {}
    shuffled = 0
    # Since the Runner's last turn before this one began, the oldest first.
    for turn in (runner, corp, now):
        for change in turn.get("access", ()):
            accessed[change.card, change.object_no] = change.moment
        for change in turn.get("shuffle", ()):
            if change.side == CORP:
                shuffled = max(shuffled, change.moment)
    count = 0
    for cid in s.zones[RND]:
        if accessed.get((cid, s.cards[cid].object_no), 0) <= shuffled:
            break
        count += 1
    return count
