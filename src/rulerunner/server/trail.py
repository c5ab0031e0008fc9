"""The way through the timing structures in progress: which steps were reached since each began."""

from ..rules.explaining.whole import whole
from ..state.frames import StructureFrame
from ..state.state import State, backwards
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
