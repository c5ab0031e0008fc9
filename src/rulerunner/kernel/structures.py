"""Running the tables: a timing structure goes through its rows, one step at a time."""

from collections.abc import Callable
from functools import cache

from ..lang.words import CORP, RUNNER, Side
from ..rules import EDITIONS, Ask, Branch, Checkpoint, Complete, Do, Goto, Row, Window
from ..state.decision import NO, YES, Decision, Option
from ..state.frames import ActionFrame, MidAccessFrame, StructureFrame, SubroutinesFrame, WindowFrame
from ..state.records import NOBODY
from ..state.state import State
from . import atoms, movement
from .checkpoint import checkpoint
from .derive import cannot, unbroken

Act = Callable[[State, StructureFrame], bool]
"""Carry out an act; True when the step is done, False when a frame above must finish first."""

ACTS: dict[str, Act] = {}
TESTS: dict[str, Callable[[State, StructureFrame], bool]] = {}
LEAVES: dict[str, Callable[[State, StructureFrame, str], None]] = {}

AFTER = 99
"""The stage of a step that is done but for the checkpoint that follows it."""


def act(name: str) -> Callable[[Act], Act]:
    """Register the function for an act of the tables."""

    def register(function: Act) -> Act:
        ACTS[name] = function
        return function

    return register


def test(
    name: str,
) -> Callable[[Callable[[State, StructureFrame], bool]], Callable[[State, StructureFrame], bool]]:
    """Register the function for a test of the tables."""

    def register(
        function: Callable[[State, StructureFrame], bool],
    ) -> Callable[[State, StructureFrame], bool]:
        TESTS[name] = function
        return function

    return register


def step(s: State, f: StructureFrame) -> Decision | None:
    if f.jump:
        _jump(s, f)
        return None
    if f.stage == AFTER:
        s.stack[-1] = f = f.at(f.row + 1)
    row = s.edition.structures[f.name].rows[f.row]
    op = row.op
    s.rule, s.source = row.rule, NOBODY
    if f.stage == (1 if isinstance(op, Window) else 0):
        atoms.progress(s, "step", f.side, row.phase)
    if isinstance(op, Do):
        if ACTS[op.act](s, f):
            _done(s)
    elif isinstance(op, Window):
        _window(s, f, row, op)
    elif isinstance(op, Branch):
        _goto(s, f, op.yes if TESTS[op.test](s, f) else op.no)
    elif isinstance(op, Ask):
        s.stack[-1] = f = f.at(f.row, 1)
        return _ask(s, f, row, op)
    elif isinstance(op, Checkpoint):
        if _nothing_due(s, f, AFTER):
            _go(s, f, f.row + 1)
    elif isinstance(op, Goto):
        _goto(s, f, op.to)
    else:
        _complete(s, f, op)
    return None


def _go(s: State, f: StructureFrame, row: int) -> None:
    s.stack[-1] = f.at(row)


def _goto(s: State, f: StructureFrame, rule: str) -> None:
    _go(s, f, _row(s.edition.id, f.name, rule))


@cache
def _row(edition: str, structure: str, rule: str) -> int:
    """Where a step is."""
    return EDITIONS[edition].structures[structure].at(rule)


def _done(s: State) -> None:
    """A step is carried out. Where the edition says so, a checkpoint follows."""
    f = s.stack[-1]
    assert isinstance(f, StructureFrame)
    if f.jump:
        return
    if not s.edition.policies.step_checkpoints or _nothing_due(s, f, AFTER):
        _go(s, f, f.row + 1)


def _nothing_due(s: State, f: StructureFrame, stage: int) -> bool:
    """A checkpoint with the structure at this stage; whether it left everything as it was, so that the
    structure can go on at once."""
    if not s.dirty:
        return True
    s.stack[-1] = f = f.at(f.row, stage)
    return not checkpoint(s) and s.stack[-1] is f


# --- windows ----------------------------------------------------------------------------------------------


def _window(s: State, f: StructureFrame, row: Row, op: Window) -> None:
    """Before the window opens its first player is due priority, and so a checkpoint (9.2.4e): what that
    brings about comes first, and may mean that the step is never reached."""
    if f.stage == 0:
        if not _nothing_due(s, f, 1):
            return
        atoms.progress(s, "step", f.side, row.phase)
    s.stack[-1] = f.at(f.row, AFTER)
    _open(s, f, row, op)


def _open(s: State, f: StructureFrame, row: Row, op: Window) -> None:
    match op.kind:
        case "action":
            side: Side = CORP if op.sides == CORP else RUNNER
            if s.players[side].clicks > 0:
                s.stack.append(ActionFrame(side, row.rule))
            else:
                skip_loop(s, f)
        case "mid-access":
            s.stack.append(MidAccessFrame(row.rule))
        case "subroutines":
            encounter = s.encounter
            if encounter is not None:
                s.stack.append(SubroutinesFrame(unbroken(s), encounter.id, row.rule))
        case _:
            movement.fully_break_empty(s)
            first = s.first() if op.sides == "both" else CORP if op.sides == CORP else RUNNER
            atoms.progress(s, "window opens", first, op.kind)
            s.stack.append(WindowFrame(op.kind, row.rule, op.rez, op.score, op.ice, op.sides, first))


def skip_loop(s: State, f: StructureFrame) -> None:
    """Go on past a loop: with no click left for an action, or no candidate for an access."""
    rows = s.edition.structures[f.name].rows
    loop = next(i for i in range(f.row, len(rows)) if isinstance(rows[i].op, Goto))
    _go(s, f, loop + 1)


# --- questions --------------------------------------------------------------------------------------------


def _ask(s: State, f: StructureFrame, row: Row, op: Ask) -> Decision | None:
    side: Side = CORP if op.side == CORP else RUNNER
    if op.question == "jack-out" and s.run is not None:
        if cannot(s, "jack out", server=s.run.server):
            ask_answer(s, f, NO)
            return None
        if s.run.must_jack_out:
            ask_answer(s, f, YES)
            return None
    possible = TESTS.get(f"may-{op.question}")
    if possible is not None and not possible(s, f):
        ask_answer(s, f, NO)
        return None
    card = s.run.ice if s.run is not None else NOBODY
    return Decision(side, "yes or no", (YES, NO), row.rule, op.question, card)


def ask_answer(s: State, f: StructureFrame, option: Option) -> None:
    row = s.edition.structures[f.name].rows[f.row]
    assert isinstance(row.op, Ask)
    s.rule = row.rule
    if row.op.question == "jack-out" and option == YES:
        movement.jack_out(s)
        checkpoint(s)  # the phase is over (6.1.4)
        return
    _goto(s, f, row.op.yes if option == YES else row.op.no)


# --- completion -------------------------------------------------------------------------------------------


def _complete(s: State, f: StructureFrame, op: Complete) -> None:
    """A phase, or the whole structure, is complete: the next one is settled after the checkpoint."""
    if f.stage == 0:
        rule = next((to for name, to in op.ways if not name), "")
        if not rule or f.forced:
            _end(s, f)
            return
        leave = LEAVES.get(f.name)
        if leave is not None:
            leave(s, f, s.edition.structures[f.name].rows[f.row].phase)
        if not _nothing_due(s, f, 1):
            return
    for name, to in op.ways:
        if not name or TESTS[name](s, f):
            _goto(s, f, to)
            return


def _end(s: State, f: StructureFrame) -> None:
    """The structure is over; the checkpoint takes place outside it (10.3.5)."""
    leave = LEAVES.get(f.name)
    if leave is not None:
        leave(s, f, s.edition.structures[f.name].rows[f.row].phase)
    s.stack.pop()
    ENDS[f.name](s, f)
    if s.result is None:
        checkpoint(s)


ENDS: dict[str, Callable[[State, StructureFrame], None]] = {}


def _jump(s: State, f: StructureFrame) -> None:
    """Go where an effect moved the structure, once everything above it is done (6.1.3c)."""
    phase = s.edition.structures[f.name].rows[f.row].phase
    if f.jump == movement.ABORT:
        s.stack.pop()
        leave = LEAVES.get(f.name)
        if leave is not None and f.forced:
            leave(s, f, phase)
        s.ret = 0
        if s.result is None:
            checkpoint(s)
        return
    leave = LEAVES.get(f.name)
    if leave is not None:
        leave(s, f, phase)
    rule = movement.outermost(s) if f.jump == movement.APPROACH else f.jump
    top = s.stack[-1]
    assert isinstance(top, StructureFrame)
    s.stack[-1] = top._replace(jump="", row=s.edition.structures[f.name].at(rule), stage=0)
    checkpoint(s)
