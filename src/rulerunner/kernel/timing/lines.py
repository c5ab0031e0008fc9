"""Rows of the tables made ready to run."""

from typing import Final, final

from ...lang.abilities import When
from ...lang.headings import IN_ENCOUNTERS
from ...lang.words import CORP, RUNNER, Side
from ...rules import Ask, Branch, Complete, Do, Edition, Goto, Row, Structure, Window
from ...state.decision import NO, YES, Decision
from ...state.frames import StructureFrame
from ...state.records import NOBODY, Change
from ...state.stages import StepStage
from ...state.state import State
from ..change import atoms, movement
from ..go.checkpoint import checkpoint, checkpoint_at, uneventful
from ..go.paying import pay
from ..may.jacking_out import JACKING_OUT, jack_out_cost, may_jack_out
from ..may.using import encounter_options
from ..read.declared import asking
from .acts import ACTS, ENDS, LEAVES, TESTS

NEW: Final = StepStage.NEW
WAITING: Final = StepStage.WAITING
AFTER: Final = StepStage.AFTER


BOTH: Final[tuple[Side, Side]] = (CORP, RUNNER)
Told = dict[Side, tuple[Change, ...]]


class Line:
    """A row made ready to run."""

    def __init__(self, edition: Edition, structure: Structure, row: Row) -> None:
        self.rule: Final = row.rule
        self.phase: Final = row.phase.id
        self.reaching: Final = {
            side: atoms.progress_record("step", side, row.phase.title, row.rule) for side in BOTH
        }
        self.checks_first: Final = isinstance(row.op, Window)
        """Whether a checkpoint comes before the step is reached (9.2.4e)."""
        rows, at = structure.rows, structure.rows.index(row)
        loops = (i for i in range(at, len(rows)) if isinstance(rows[i].op, Goto))
        self.beyond: Final = next(loops, NOBODY) + 1
        """The step after the loop that the row is in, if it is in one."""
        after = rows[at + 1] if at + 1 < len(rows) else row
        goes = after.op if isinstance(after.op, Goto) else None
        self.onward: Final = at + 1 if goes is None else structure.at(goes.to)
        """The step to go on with after this one: where it only leads elsewhere, the one it leads to..."""
        self.going: Final[Told] = {
            side: ()
            if goes is None
            else (atoms.progress_record("step", side, after.phase.title, after.rule),)
            for side in BOTH
        }
        """...and what the log has of it, by whose structure it is."""

    def reached(self, s: State, f: StructureFrame) -> None:
        """Write to the log that the game has come to this step."""
        if s.logging:
            s.recent.append(self.reaching[f.side])

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        """Carry out the step, or go on with it."""
        raise NotImplementedError

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        """Carry out the step, which the log has as reached, with the frame still at an earlier one. The row
        to go on with at once; or the choice to be made, or nothing, with the frame put in place."""
        raise NotImplementedError

    def resume(self, s: State, f: StructureFrame) -> Decision | int | None:
        """Go on with a step that is partly done. What it gives back is as with `run_ahead`."""
        return self.run(s, f)


class DoLine(Line):
    """Carry out an act. Where the edition says so, a checkpoint follows."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Do) -> None:
        super().__init__(edition, structure, row)
        self.act: Final = ACTS[op.act]
        self.checkpoint: Final = edition.policies.step_checkpoints

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW:
            self.reached(s, f)
        if self.act(s, f):
            top = s.stack[-1]
            assert isinstance(top, StructureFrame)
            if not top.jump and (not self.checkpoint or checkpoint_at(s, top, top.row, AFTER)):
                s.stack[-1] = top.at(top.row + 1)
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        f = f.at(row)
        s.stack[-1] = f
        return self._done(s, row) if self.act(s, f) else None

    def resume(self, s: State, f: StructureFrame) -> Decision | int | None:
        return self._done(s, f.row) if self.act(s, f) else None

    def _done(self, s: State, row: int) -> int | None:
        """The act of a step is carried out: where to go on, unless it led elsewhere or the checkpoint after
        it opened something."""
        top = s.stack[-1]
        assert isinstance(top, StructureFrame)
        if top.jump:
            return None
        if not self.checkpoint or not s.checkpoint_due or checkpoint_at(s, top, row, AFTER):
            return row + 1
        return None


@final
class SimpleLine(DoLine):
    """Carry out a simple act: it cannot see whether the frame has been put at its step."""

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        act = self.act  # in two steps: what is found on the line itself, Python does not look for elsewhere
        act(s, f)
        if not self.checkpoint or not s.checkpoint_due or uneventful(s) or checkpoint_at(s, f, row, AFTER):
            return row + 1
        return None


@final
class OnceLine(DoLine):
    """Carry out an act once. The step waits for what it puts on the stack, and is done after that."""

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW:
            self.reached(s, f)
        went = self.run_ahead(s, f, f.row) if f.stage == NEW else self.resume(s, f)
        if isinstance(went, int):
            top = s.stack[-1]
            assert isinstance(top, StructureFrame)
            s.stack[-1] = top.at(went)
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        stack = s.stack
        depth = len(stack)
        f = f.at(row, WAITING)
        stack[-1] = f
        self.act(s, f)
        return self.resume(s, f) if len(stack) == depth else None

    def resume(self, s: State, f: StructureFrame) -> Decision | int | None:
        return self._done(s, f.row)


class CheckpointLine(Line):
    """A checkpoint occurs."""

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW:
            self.reached(s, f)
        if checkpoint_at(s, f, f.row, AFTER):
            s.stack[-1] = f.at(f.row + 1)
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        if not s.checkpoint_due or uneventful(s) or checkpoint_at(s, f, row, AFTER):
            return row + 1
        return None


class BranchLine(Line):
    """Go to one step or another by a fact of the game."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Branch) -> None:
        super().__init__(edition, structure, row)
        self.test: Final = TESTS[op.test]
        self.no: Final = structure.at(op.no)
        self.yes: Final = structure.at(op.yes) if op.yes else self.no
        """Where the game would be over by then, there is nowhere else to go."""

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        self.reached(s, f)
        s.stack[-1] = f.at(self.yes if self.test(s, f) else self.no)
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        return self.yes if self.test(s, f) else self.no


class GotoLine(Line):
    """Go to a step."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Goto) -> None:
        super().__init__(edition, structure, row)
        self.to: Final = structure.at(op.to)

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        self.reached(s, f)
        s.stack[-1] = f.at(self.to)
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        return self.to


class AskLine(Line):
    """A player answers yes or no."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Ask) -> None:
        super().__init__(edition, structure, row)
        self.question: Final = op.question
        self.side: Final[Side] = CORP if op.side == CORP else RUNNER
        self.yes: Final = structure.at(op.yes)
        self.no: Final = structure.at(op.no)
        self.possible: Final = TESTS.get(f"may-{op.question}")

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW:
            self.reached(s, f)
        return self._ask(s, f.at(f.row, WAITING))

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        return self._ask(s, f.at(row, WAITING))

    def _ask(self, s: State, f: StructureFrame) -> Decision | None:
        s.stack[-1] = f
        if self.question == "jack-out" and s.run is not None:
            if not may_jack_out(s):
                self.answer(s, f, False)
                return None
            if s.run.must_jack_out:
                self.answer(s, f, True)
                return None
        if self.possible is not None and not self.possible(s, f):
            self.answer(s, f, False)
            return None
        if self.question == "break":
            return self._ask_to_break(s, f)
        card = s.run.ice if s.run is not None else NOBODY
        return Decision(self.side, "yes or no", (YES, NO), self.rule, self.question, card)

    def _ask_to_break(self, s: State, f: StructureFrame) -> Decision | None:
        """The question of box 7, where cards that are no icebreakers may be used besides. It is asked again
        once one has been, which may have changed what can be broken."""
        uses = tuple(encounter_options(s)) if IN_ENCOUNTERS in s.statics else ()
        able = TESTS["could-break"](s, f)
        if not uses and not able:
            self.answer(s, f, False)
            return None
        options = (YES, NO, *uses) if able else (NO, *uses)
        card = s.run.ice if s.run is not None else NOBODY
        return Decision(self.side, "yes or no", options, self.rule, self.question, card)

    def answer(self, s: State, f: StructureFrame, yes: bool) -> None:
        s.rule = self.rule
        if self.question == "jack-out" and yes:
            cost = jack_out_cost(s)
            asked = asking(s, "jack out", server=s.run.server) if cost and s.run is not None else ()
            movement.jack_out(s)
            if cost:
                pay(s, JACKING_OUT, cost, asked=asked)
            else:
                checkpoint(s)  # the phase is over (6.1.4)
            return
        s.stack[-1] = f.at(self.yes if yes else self.no)
        if self.question == "jack-out" and _minds(s):
            atoms.emit(s, "goes on", RUNNER, server=s.run.server if s.run is not None else NOBODY)
            checkpoint(s)


def _minds(s: State) -> bool:
    """Whether anything waits for the Runner not to jack out."""
    return any(isinstance(e.ability, When) and e.ability.trigger.kind == "goes on" for e in s.lingering)


class CompleteLine(Line):
    """A phase, or the whole structure, is complete: the next one is settled after the checkpoint."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Complete) -> None:
        super().__init__(edition, structure, row)
        self.ends: Final = not next((to for name, to in op.ways if not name), "")
        ways = [(TESTS.get(name), structure.at(to)) for name, to in op.ways if to]
        self.ways: Final = [(test, to) for test, to in ways if test is not None]
        self.last: Final = next((to for test, to in ways if test is None), NOBODY)
        """The way that needs no test."""
        self.leave: Final = LEAVES.get(structure.name)

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW:
            self.reached(s, f)
            if self.ends or f.forced:
                self._end(s, f)
                return None
            if self.leave is not None:
                self.leave(s, f, self.phase)
            if not checkpoint_at(s, f, f.row, WAITING):
                return None
        s.stack[-1] = f.at(self._way(s, f))
        return None

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        if self.ends or f.forced:
            self._end(s, f)
            return None
        if self.leave is not None:
            self.leave(s, f, self.phase)
        if not s.checkpoint_due or uneventful(s) or checkpoint_at(s, f, row, WAITING):
            return self._way(s, f)
        return None

    def _way(self, s: State, f: StructureFrame) -> int:
        """The next phase: the first whose test holds."""
        for test, to in self.ways:
            if test(s, f):
                return to
        return self.last

    def _end(self, s: State, f: StructureFrame) -> None:
        """The structure is over; the checkpoint takes place outside it (10.3.5)."""
        if self.leave is not None:
            self.leave(s, f, self.phase)
        s.stack.pop()
        ENDS[f.name](s, f)
        if s.checkpoint_due and s.result is None:
            checkpoint(s)
