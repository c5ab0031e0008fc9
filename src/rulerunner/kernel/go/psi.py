"""Psi games: both players bid in secret, then reveal and pay at once (26.03: 10.14.6)."""

from typing import Final

from ...lang.costs import Credits
from ...lang.words import CORP, RUNNER, Side, other
from ...state.decision import Decision
from ...state.frames import ChooseFrame, PsiFrame
from ...state.stages import PsiStage
from ...state.state import State
from ..change import atoms
from ..may.funds import funds
from ..read.context import plain
from .checkpoint import checkpoint
from .paying import pay

MOST: Final = 2
"""The highest bid there is."""


def most(s: State, side: Side, source: int) -> int:
    """The highest bid that a player could pay for (26.03: 10.14.3)."""
    return min(MOST, funds(s, side, "psi", source))


def step(s: State, f: PsiFrame) -> Decision | None:
    """The Corp is asked first; the Runner is asked without having seen the answer. How to pay is settled by
    the active player first, and no checkpoint comes between the two payments (26.03: 10.14.4c, 10.14.6c)."""
    s.rule, s.source = s.edition.cites["psi"], f.source
    first: Side = s.active
    match f.stage:
        case PsiStage.NEW:
            s.stack[-1] = f._replace(stage=PsiStage.CORP_HAS_BID)
            _ask(s, CORP, f.source)
        case PsiStage.CORP_HAS_BID:
            s.stack[-1] = f._replace(stage=PsiStage.RUNNER_HAS_BID, corp=s.last_choice[0])
            s.last_choice = ()
            _ask(s, RUNNER, f.source)
        case PsiStage.RUNNER_HAS_BID:
            s.stack[-1] = f = f._replace(stage=PsiStage.FIRST_HAS_PAID, runner=s.last_choice[0])
            atoms.emit(s, "bid", CORP, f.source, amount=f.corp)
            atoms.emit(s, "bid", RUNNER, f.source, amount=f.runner)
            _pay(s, f, first)
        case PsiStage.FIRST_HAS_PAID:
            s.stack[-1] = f = f._replace(stage=PsiStage.PAID)
            _pay(s, f, other(first))
        case PsiStage.PAID:
            s.stack[-1] = f._replace(stage=PsiStage.DECIDED)
            checkpoint(s)
        case _:
            s.stack.pop()
            s.returned = 1 if f.corp != f.runner else 0
    return None


def _ask(s: State, side: Side, source: int) -> None:
    bids = tuple(range(most(s, side, source) + 1))
    s.stack.append(ChooseFrame(side, s.edition.cites["psi"], "psi", "number", bids, card=source))


def _pay(s: State, f: PsiFrame, side: Side) -> None:
    bid = f.corp if side == CORP else f.runner
    if bid:
        pay(s, plain(f.source, side), (Credits(bid),), "psi", cites="psi", unchecked=True)
