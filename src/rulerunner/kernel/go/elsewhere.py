"""Subroutines that resolve outside the order of an encounter."""

from ...lang import instructions as w
from ...lang.words import CORP
from ...state.frames import BlockFrame, ChooseFrame
from ...state.stages import BlockStage
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay
from ..may.potential import foreseen
from ..read.context import player
from ..read.pointing import cards, home, one
from ..read.subroutines import have_effect, subroutines
from .directing import ask, payer
from .paying import pay
from .performing import directs, put, wait


@directs(w.ResolveSubroutine, lambda s, x, i: not foreseen(i.ref) or bool(cards(s, x, i.ref)))
def _resolve_subroutine(s: State, f: BlockFrame, i: w.ResolveSubroutine) -> bool:
    """Choose a subroutine, pay for it if there is a cost, and resolve it."""
    ice, by = one(s, f, i.ref), player(f, i.by)
    if f.stage == BlockStage.NEW:
        numbers = _to_resolve(s, ice) if ice >= 0 and have_effect(s, ice) else ()
        if not numbers:
            return put(s, last=0)
        rule = s.edition.cites["subroutine"]
        s.stack.append(ChooseFrame(by, rule, "subroutine", "subroutine", numbers, card=ice))
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        subroutine = s.last_choice[0]
        if not i.cost:
            _resolve(s, ice, subroutine)
            return wait(s, f, BlockStage.DONE)
        if not can_pay(s, payer(f, by), i.cost):
            return put(s, last=0)
        ask(s, f, by, "may")
        return wait(s, f, BlockStage.PAID, subroutine)
    if f.stage == BlockStage.PAID:
        if s.last_choice != (1,):
            return put(s, last=0)
        # What the cost does to the ice makes no difference to the subroutine (26.03: 4.6.6i, 9.8.8).
        _resolve(s, ice, f.kept)
        wait(s, f, BlockStage.DONE)
        pay(s, payer(f, by), i.cost)
        return False
    return put(s, last=1)


def _to_resolve(s: State, ice: int) -> tuple[int, ...]:
    """The subroutines of a card that may be resolved: all but those that are under way and led here. What
    resolves itself again and again changes nothing, so the loop is over as soon as it closes; its player
    would say how often it is gone through (26.03: 10.1.6a)."""
    under_way = [f.block for f in s.stack if isinstance(f, BlockFrame) and f.source == ice]
    subs = subroutines(s, ice)
    return tuple(n for n, one in enumerate(subs) if not any(one.block == block for block in under_way))


def _resolve(s: State, ice: int, number: int) -> None:
    """The Corp resolves a subroutine of a card, wherever that is."""
    card, block = s.cards[ice], subroutines(s, ice)[number].block
    atoms.emit(s, "subroutine resolves", CORP, ice, place=number)
    s.stack.append(BlockFrame(block, ice, card.object_no, CORP, "subroutine", here=home(s, ice)))
