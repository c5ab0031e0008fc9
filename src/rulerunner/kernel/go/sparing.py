"""Cards are trashed, but for those that a player pays for."""

from typing import Final

from ...lang import instructions as w
from ...lang.filters import Picked
from ...state.frames import BlockFrame, ChooseFrame
from ...state.stages import BlockStage
from ...state.state import State
from ..may.affording import can_pay, purpose
from ..may.potential import foreseen
from ..read.context import player
from ..read.evaluate import exists, select
from .directing import payer, slot_filled
from .paying import pay
from .performing import directs, push_block, put, top_block, wait

SAVED: Final = 1
"""The slot in which the cards are kept that were paid for."""


@directs(w.TrashUnsaved, lambda s, x, i: not foreseen(i.filter) or exists(s, x, i.filter))
def _trash_unsaved(s: State, f: BlockFrame, i: w.TrashUnsaved) -> bool:
    """The player pays for one card after the other; the others are trashed together."""
    by = player(f, i.by)
    if f.stage == BlockStage.DONE:
        return put(s, last=s.returned)
    if f.stage == BlockStage.ANSWERED and s.last_choice:
        put(s, chosen=slot_filled(f, SAVED, f.chosen[SAVED] + s.last_choice))
        f = top_block(s)
        wait(s, f, BlockStage.NEW)
        pay(s, payer(f, by), i.cost, purpose(s, f.source))
        return False
    left = tuple(cid for cid in select(s, f, i.filter) if cid not in f.chosen[SAVED])
    if f.stage == BlockStage.NEW and left and can_pay(s, payer(f, by), i.cost, purpose(s, f.source)):
        rule = s.edition.cites["choice"]
        s.stack.append(ChooseFrame(by, rule, "save", "card", left, 0, 1, card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    push_block(s, f, (w.TrashAll(i.filter & ~Picked(SAVED)),))
    return wait(s, f, BlockStage.DONE)
