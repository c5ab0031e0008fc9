"""Running the tables: a timing structure goes through its rows, one step at a time.

A row is made ready once, as a `Line`: what it names is looked up, and what it always writes to the log is
written. `step` carries out one step, or one player's pass; `stride` goes through a window that nobody can use
as one step, with the same result, because most windows are like that.
"""

from typing import Any, Final, final

from ...rules import EDITIONS, Ask, Branch, Checkpoint, Complete, Do, Edition, Goto, Row, Structure, Window
from ...state.decision import Decision, Option
from ...state.frames import StructureFrame
from ...state.once import Once
from ...state.records import NOBODY
from ...state.stages import StepStage
from ...state.state import State
from ..change import atoms, movement
from ..go import windows
from ..go.checkpoint import checkpoint
from ..read.awake import hang_on_steps, static_conditions
from .acts import LEAVES, ONCE, SIMPLE
from .lines import (
    BOTH,
    AskLine,
    BranchLine,
    CheckpointLine,
    CompleteLine,
    DoLine,
    GotoLine,
    Line,
    OnceLine,
    SimpleLine,
)
from .window_lines import ActionLine, WindowLine

NEW: Final = StepStage.NEW
AFTER: Final = StepStage.AFTER


def step(s: State, f: StructureFrame) -> Decision | None:
    """One step."""
    if f.jump:
        _jump(s, f)
        return None
    if f.stage == AFTER:
        s.stack[-1] = f = f.at(f.row + 1)
    line = TABLES[s.edition.id][f.name].lines[f.row]
    s.rule = line.rule
    s.source = NOBODY
    if s.state_triggers and f.stage == NEW:
        _step_begins(s, f.row)
    return line.run(s, f)


def _step_begins(s: State, row: int) -> None:
    """What abilities with a static condition wait for may hang on the step, so the next checkpoint looks at
    them (9.2.4e, 9.6.7a); and what one of them tried in vain was tried in the step before."""
    if s.uses and row:
        atoms.step_completed(s)
    if s.awake and hang_on_steps(s):
        s.awake = static_conditions(s)
        if s.awake:
            s.checkpoint_due = True


def stride(s: State, f: StructureFrame) -> Decision | None:
    """As many steps as can be taken before something else is on top, or a choice has to be made. The frame is
    put at a step only where something could see it there."""
    if f.jump:
        _jump(s, f)
        return None
    table = TABLES[s.edition.id][f.name]
    rows, marks = table.lines, table.marks[f.side]
    went: Decision | int | None
    if f.stage == NEW:
        went = f.row
    elif f.stage == AFTER:
        line = rows[f.row]
        went = line.onward
        if s.logging:
            s.recent.extend(line.going[f.side])
    else:
        line = rows[f.row]
        s.rule, s.source = line.rule, NOBODY
        went = line.resume(s, f)
    stack: list[Any] = s.stack
    logging, top = s.logging, len(s.stack) - 1  # the structure goes on only where it is on top again
    while isinstance(went, int):
        f = stack[top]
        if s.result is not None:
            stack[top] = f.at(went)
            return None
        s.rule, told = marks[went]
        s.source = NOBODY
        if s.state_triggers and (s.awake or s.uses):
            _step_begins(s, went)
        if logging and told is not None:
            s.recent.append(told)
        went = rows[went].run_ahead(s, f, went)
    return went


def skip_loop(s: State, f: StructureFrame) -> None:
    """Go on past a loop: with no click left for an action, or no candidate for an access."""
    s.stack[-1] = f.at(TABLES[s.edition.id][f.name].lines[f.row].beyond)


def ask_answer(s: State, f: StructureFrame, option: Option) -> None:
    line = TABLES[s.edition.id][f.name].lines[f.row]
    assert isinstance(line, AskLine)
    if option.kind == "use":  # the question is asked again once the ability has resolved
        windows.start_option(s, line.side, option)
        return
    line.answer(s, f, option.kind == "yes")


def _jump(s: State, f: StructureFrame) -> None:
    """Go where an effect moved the structure, once everything above it is done (6.1.3c)."""
    phase = s.edition.structures[f.name].rows[f.row].phase.id
    if f.jump == movement.ABORT:
        s.stack.pop()
        leave = LEAVES.get(f.name)
        if leave is not None and f.forced:
            leave(s, f, phase)
        s.returned = 0
        if s.result is None:
            checkpoint(s)
        return
    leave = LEAVES.get(f.name)
    if leave is not None:
        leave(s, f, phase)
    moved = f.jump in (movement.APPROACH, movement.MOVE, movement.ENCOUNTER)
    rule = movement.landing(s, f.jump) if moved else f.jump
    top = s.stack[-1]
    assert isinstance(top, StructureFrame)
    s.stack[-1] = top._replace(jump="", row=s.edition.structures[f.name].at(rule), stage=NEW)
    checkpoint(s)


@final
class Table:
    """The rows of a structure, ready to run. What is wanted of every row stands beside them in tuples: lines
    are of several kinds, and Python finds the attributes of what is always of one kind faster."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines: Final = lines
        self.marks: Final = {
            side: tuple([(line.rule, None if line.checks_first else line.reaching[side]) for line in lines])
            for side in BOTH
        }
        """The rule of each row, and what the log has of it as it is reached, unless a checkpoint comes before
        that; by whose structure it is."""


def _tables(edition: str) -> dict[str, Table]:
    """The structures of an edition, ready to run."""
    rules = EDITIONS[edition]
    return {
        name: Table(tuple(_line(rules, structure, row) for row in structure.rows))
        for name, structure in rules.structures.items()
    }


TABLES: Final[Once[str, dict[str, Table]]] = Once(_tables)
"""...by edition."""


def _line(rules: Edition, structure: Structure, row: Row) -> Line:
    match row.op:
        case Do() as op:
            kind = SimpleLine if op.act in SIMPLE else OnceLine if op.act in ONCE else DoLine
            return kind(rules, structure, row, op)
        case Window() as op:
            return (ActionLine if op.kind == "action" else WindowLine)(rules, structure, row, op)
        case Checkpoint():
            return CheckpointLine(rules, structure, row)
        case Branch() as op:
            return BranchLine(rules, structure, row, op)
        case Ask() as op:
            return AskLine(rules, structure, row, op)
        case Goto() as op:
            return GotoLine(rules, structure, row, op)
        case Complete() as op:
            return CompleteLine(rules, structure, row, op)
