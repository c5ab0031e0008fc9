"""Cards that are put on another one instead of being trashed (classic).

Cards are trashed in many ways: by effects, as a cost, to make room, by the rules. So it is asked right after
that, before any ability can hear of it; what is kept then was never trashed.
"""

from ...state.decision import DONE, Decision, Option
from ...state.frames import KeepFrame
from ...state.records import NOBODY
from ...state.state import State
from ..change import atoms
from ..may.choosing import distinct
from ..read.keeping import trashed_from_play
from .checkpoint import checkpoint


def step(s: State, f: KeepFrame) -> Decision | None:
    left = tuple(c for c in f.cards if c not in f.picked)
    if not left or not f.keepers:
        _next(s, f)
        return None
    options = (*(Option("card", card=c) for c in distinct(s, left, f.side)), DONE)
    return Decision(
        f.side, "choose card", options, s.edition.cites["replacement"], "keep-trashed", f.keepers[0]
    )


def answer(s: State, f: KeepFrame, option: Option) -> None:
    if option.kind == "card":
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))
    else:
        _next(s, f)


def _next(s: State, f: KeepFrame) -> None:
    """What was picked goes onto the card; another card may take more of them. Then the checkpoint goes on."""
    for cid in f.picked:
        _strike(s, cid)
        s.rule, s.source = s.edition.cites["replacement"], f.keepers[0]
        atoms.host_uninstalled(s, cid, f.keepers[0], faceup=True)
    s.source = NOBODY
    left, others = tuple(c for c in f.cards if c not in f.picked), f.keepers[1:]
    if left and others:
        s.stack[-1] = KeepFrame(f.side, left, others)
        return
    s.stack.pop()
    checkpoint(s, kept=True)


def _strike(s: State, cid: int) -> None:
    """A card was not trashed after all: nothing hears of it, and nothing will remember it."""
    gone = {change for change in s.changes if change.card == cid and trashed_from_play(s, change)}
    s.changes = tuple(change for change in s.changes if change not in gone)
    so_far = s.changes_this_turn
    so_far["trash"] = tuple(change for change in so_far["trash"] if change not in gone)
    if not so_far["trash"]:
        del so_far["trash"]
