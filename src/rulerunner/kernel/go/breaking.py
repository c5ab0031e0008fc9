"""The Runner picks the subroutines to break."""

from ...lang.words import RUNNER
from ...state.decision import DONE, Decision, Option
from ...state.frames import BreakFrame
from ...state.records import NOBODY
from ...state.state import State
from ..change.words.breaking import break_subroutines
from ..may.affording import can_pay
from ..may.funds import purpose
from ..may.prices import break_cost
from ..read.context import plain
from ..read.declared import asking
from ..read.subroutines import may_break, subroutines
from .paying import pay


def break_step(s: State, f: BreakFrame) -> Decision | None:
    """The Runner picks the subroutines to break, one at a time; at least one."""
    if f.sparing and s.encounter is not None and not f.picked:
        ice = s.encounter.ice
        options = tuple(Option("subroutine", card=ice, number=i) for i in range(len(subroutines(s, ice))))
        return Decision(RUNNER, "choose subroutine", options, s.edition.cites["break"], "spare", f.source)
    left = may_break(s, f.source, f.picked)
    if left and not _affordable(s, f):
        left = ()
    if s.encounter is None or f.paid or len(f.picked) == f.amount or not left:
        _break_done(s, f)
        return None
    options = tuple(Option("subroutine", card=s.encounter.ice, number=i) for i in left)
    if f.picked and not f.whole:
        options += (DONE,)
    return Decision(RUNNER, "choose subroutine", options, s.edition.cites["break"], "break", f.source)


def break_answer(s: State, f: BreakFrame, option: Option) -> None:
    if option.kind == "done":
        _break_done(s, f)
    else:
        s.stack[-1] = f._replace(picked=(*f.picked, option.number))


def _affordable(s: State, f: BreakFrame) -> bool:
    """Whether the Runner can pay to break one more subroutine than are picked."""
    cost = break_cost(s, f.source, len(f.picked))
    return not cost or can_pay(s, plain(f.source, RUNNER), cost, purpose(s, f.source))


def _break_done(s: State, f: BreakFrame) -> None:
    which = f.picked
    if f.sparing:
        which = _all_but(s, f)
    more = () if f.paid else break_cost(s, f.source, len(which) - 1)
    if more:
        s.stack[-1] = f._replace(paid=True)
        asked = asking(s, "break", f.source, s.run.server if s.run is not None else NOBODY)
        pay(s, plain(f.source, RUNNER), more, purpose(s, f.source), asked=asked)
        return
    s.stack.pop()
    s.returned = break_subroutines(s, which, f.source) if s.encounter is not None and which else 0


def _all_but(s: State, f: BreakFrame) -> tuple[int, ...]:
    """All subroutines that may be broken together but for the one that was picked."""
    which: tuple[int, ...] = ()
    for i in may_break(s, f.source):
        if i not in f.picked and i in may_break(s, f.source, which):
            which += (i,)
    return which
