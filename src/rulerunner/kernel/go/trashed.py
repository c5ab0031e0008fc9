"""Cards were trashed, and a player who has a claim to some of them is asked before anything hears of it."""

from ...lang.words import CORP, RUNNER, Side
from ...state.frames import TrashedFrame
from ...state.records import Pending
from ...state.state import State
from ..change import atoms


def sort_trashed(s: State, checked: bool = False, pending: tuple[Pending, ...] = ()) -> bool:
    """Whether cards that were trashed since the last checkpoint are sorted out before anything else, by who
    has a claim to them; a checkpoint may follow."""
    return atoms.SET_ASIDE in s.changes_this_turn and _sort(s, checked, pending)


def _sort(s: State, checked: bool, pending: tuple[Pending, ...]) -> bool:
    claims = [change for change in s.changes if change.kind == atoms.SET_ASIDE]
    if not claims:
        return False
    objects = {change.card: change.object_no for change in s.changes if change.kind == "trash"}
    s.changes = tuple([change for change in s.changes if change.kind != atoms.SET_ASIDE])
    claims.sort(key=lambda change: change.side != s.first())  # who has priority comes first (9.8.11a)
    frames: dict[int, TrashedFrame] = {}
    for claim in claims:
        source = claim.card
        if claim.sort == atoms.KEEP and s.cards[source].object_no != claim.object_no:
            continue  # it is no longer there to keep anything
        cards = tuple([(cid, objects[cid]) for cid in claim.cards])
        if source in frames:
            cards = frames[source].cards + cards
        side: Side = CORP if claim.side == CORP else RUNNER
        frames[source] = TrashedFrame(source, side, claim.sort, cards)
    for frame in reversed(frames.values()):
        s.stack.append(frame._replace(checked=checked, pending=pending))
        checked, pending = False, ()  # that is for the last of several
    return bool(frames)
