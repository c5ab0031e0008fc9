"""Credits on their way into a pool that their player may put on cards instead, before the rest arrives."""

from ...lang.words import CREDIT
from ...state.decision import Decision
from ...state.frames import ChooseFrame, PoolFrame
from ...state.state import State
from ..change import atoms
from ..read.saving import saving


def step(s: State, f: PoolFrame) -> Decision | None:
    """Each card that could take some of them asks how many; what none of them takes is gained."""
    if f.card >= 0:
        _save(s, f, s.last_choice[0])
        return None
    left = [cid for cid, _ in saving(s, f.side) if cid not in f.asked]
    if left and f.amount > 0:
        cid = left[0]
        s.stack[-1] = f._replace(card=cid, asked=(*f.asked, cid))
        numbers = tuple(range(f.amount + 1))
        rule = s.edition.cites["replacement"]
        s.stack.append(ChooseFrame(f.side, rule, "save-instead", "number", numbers, card=cid))
        return None
    s.stack.pop()
    s.source = f.source
    atoms.gain_credits(s, f.side, f.amount)
    s.returned = f.whole
    return None


def _save(s: State, f: PoolFrame, number: int) -> None:
    """So many of them do not come into the pool; the card that asked has its own for each."""
    s.stack[-1] = f._replace(card=-1, amount=f.amount - number)
    each = next(each for cid, each in saving(s, f.side) if cid == f.card)
    s.source = f.card
    if number:
        atoms.place(s, f.card, CREDIT, number * each)
