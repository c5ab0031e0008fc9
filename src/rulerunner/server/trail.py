"""The way through the timing structures in progress: which steps were reached since each began."""

from ..rules.explaining.whole import whole
from ..state.frames import StructureFrame
from ..state.log import backwards
from ..state.state import State
from ..view import View
from ..view.records import Place
from .messages import Trail


def trail(s: State) -> tuple[Trail, ...]:
    """Each timing structure in progress with its way so far, the innermost last.

    While a structure is in progress, those it lies in stand still. So, going back through the log, the steps
    of the innermost come first, back to the one it began with, then those of the next one out.
    """
    frames = [frame for frame in s.stack if isinstance(frame, StructureFrame)]
    found: list[Trail] = []
    log = backwards(s)
    for frame in reversed(frames):
        structure = s.edition.structures[frame.name]
        rules = {row.rule for row in whole(s.edition.id, frame.name).rows}
        first = _first(s, frame)
        passed: list[str] = []
        for change in log:
            if change.kind == "step" and change.rule in rules:
                passed.append(change.rule)
                if change.rule == first:
                    break
        passed.reverse()
        at = passed[-1] if passed else structure.rows[frame.row].rule
        found.append(Trail(frame.name, at, tuple(passed)))
    found.reverse()
    return tuple(found)


def _first(s: State, frame: StructureFrame) -> str:
    """The step a structure began with. A forced encounter is that phase of a run and nothing else of it."""
    rows = s.edition.structures[frame.name].rows
    if not frame.forced:
        return rows[0].rule
    phase = rows[frame.row].phase
    return next(row.rule for row in rows if row.phase == phase)


def in_passing(s: State, seen: View, way: tuple[Trail, ...]) -> View:
    """A view on the way from one choice to the next. Of what is in progress it has the timing structures,
    each at the step it has reached: whether a window opens after that step may depend on hidden cards."""
    stack = tuple(_place(s, each) for each in way)
    return seen._replace(step=stack[-1] if stack else None, stack=stack)


def _place(s: State, at: Trail) -> Place:
    structure = whole(s.edition.id, at.structure)
    row = next(row for row in structure.rows if row.rule == at.at)
    return Place(row.rule, structure.title, row.phase.title, row.says, at.structure, row.phase.id)
