"""Rows of the tables made ready to run."""

from typing import Final, final

from ...lang.abilities import When
from ...lang.headings import IN_ENCOUNTERS
from ...lang.words import CORP, RUNNER, Side, other
from ...rules import Ask, Branch, Complete, Do, Edition, Goto, Row, Structure, Window
from ...state.decision import NO, YES, Decision
from ...state.frames import ActionFrame, MidAccessFrame, StructureFrame, SubroutinesFrame, WindowFrame
from ...state.records import NOBODY, Change
from ...state.stages import StepStage
from ...state.state import State
from ..change import atoms, following, movement
from ..go import windows
from ..go.actions import action_step
from ..go.checkpoint import checkpoint, checkpoint_at
from ..go.paying import pay
from ..may.jacking_out import JACKING_OUT, jack_out_cost, may_jack_out
from ..may.using import encounter_options
from ..may.window_options import window_options
from ..read.declared import asking
from ..read.errands import errands
from ..read.subroutines import unbroken
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
        return self.resume(s, f)

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
        self.act(s, f)
        if not self.checkpoint or not s.checkpoint_due or checkpoint_at(s, f, row, AFTER):
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
        return row + 1 if not s.checkpoint_due or checkpoint_at(s, f, row, AFTER) else None


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


class WindowLine(Line):
    """Open a priority window.

    Before it opens its first player is due priority, and so a checkpoint (9.2.4e): what that brings about
    comes first, and may mean that the step is never reached."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Window) -> None:
        super().__init__(edition, structure, row)
        self.kind: Final = op.kind
        self.of_players: Final = op.kind in ("paid", "strength")
        """Whether players may pass in it, each with priority in turn; the others are windows of one thing."""
        self.of_breakers: Final = op.kind != "paid"
        """Whether such a window is for abilities of icebreakers alone."""
        self.both: Final = op.sides == "both"
        self.side: Final[Side] = CORP if op.sides == CORP else RUNNER
        by_turn = edition.policies.first_priority == "active"  # or else the Runner: see `State.first`
        self.first: Final[dict[Side, Side]] = {
            active: (active if by_turn else RUNNER) if self.both else self.side for active in BOTH
        }
        """Who has priority first, by whose turn it is."""
        self.frames: Final = {
            first: tuple(
                self._frame(row.rule, op, holder, holder != first) for holder in self._holders(first)
            )
            for first in BOTH
        }
        """The window as it opens, and as it is passed on; by who is first."""
        opens, passes = self._records("window opens", op.kind), self._records("pass priority", "")
        closes = atoms.progress_record("window closes", "", op.kind, row.rule)
        self.opens: Final[Told] = {holder: (opens[holder],) for holder in BOTH}
        self.passed_on: Final[Told] = {holder: (opens[holder], passes[holder]) for holder in BOTH}
        self.unused: Final[dict[Side, Told]] = {
            side: {
                holder: (
                    self.reaching[side],
                    opens[holder],
                    *(passes[other] for other in self._holders(holder)),
                    closes,
                    *self.going[side],
                )
                for holder in BOTH
            }
            for side in BOTH
        }
        """What the log has of it by who was first: as it opens, as it is passed on; and, by whose structure
        it is in, besides that it is reached, if nobody can use it; then the game goes on to `onward`."""
        self.elsewhere: Final = frozenset(
            [place for place, each in enumerate(structure.rows) if each.phase.id != self.phase]
        )
        """The steps of other phases."""

    def _frame(self, rule: str, op: Window, holder: Side, passed: bool) -> WindowFrame:
        return WindowFrame(op.kind, rule, op.rez, op.score, op.ice, op.sides, holder, passed)

    def _holders(self, first: Side) -> tuple[Side, ...]:
        """Who has priority in it, in order."""
        return (first, other(first)) if self.both else (first,)

    def _records(self, kind: str, sort: str) -> dict[Side, Change]:
        return {side: atoms.progress_record(kind, side, sort, self.rule) for side in BOTH}

    def run(self, s: State, f: StructureFrame) -> Decision | None:
        if f.stage == NEW and not checkpoint_at(s, f, f.row, WAITING):
            return None
        self.reached(s, f)
        s.stack[-1] = f.at(f.row, AFTER)
        self._open(s, f)
        return None

    def _open(self, s: State, f: StructureFrame) -> None:
        if self.kind == "mid-access":
            s.stack.append(MidAccessFrame(self.rule))
        elif self.kind == "subroutines":
            encounter = s.encounter
            if encounter is not None:
                s.stack.append(SubroutinesFrame(unbroken(s), encounter.id, self.rule))
        else:
            s.stack.append(self._opened(s))

    def _opened(self, s: State) -> WindowFrame:
        """The window for players opens: one of them has priority first."""
        if s.encounter is not None:
            following.fully_break_empty(s)
        first = self.first[s.active]
        if s.logging:
            s.recent.extend(self.opens[first])
        return self.frames[first][0]

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        if s.checkpoint_due and not checkpoint_at(s, f, row, WAITING):
            return None
        if not self.of_players:
            self.reached(s, f)
            s.stack[-1] = f = f.at(row, AFTER)
            self._open(s, f)
            return None
        if s.checkpoint_due or (s.encounter is not None and following.has_none_to_break(s)):
            self.reached(s, f)  # and a checkpoint comes before anyone has priority
            s.stack[-1] = f.at(row, AFTER)
            s.stack.append(self._opened(s))
            return None
        if f.row in self.elsewhere:  # what may be done can hang on the phase
            f = f.at(row, AFTER)
            s.stack[-1] = f
        first = self.first[s.active]
        # Without an ability that could be used there is nothing for the Runner in most windows.
        runners = self.of_breakers or RUNNER in (s.paid_anywhere if s.encounter is None else s.paid)
        for frame in self.frames[first]:
            if runners or frame.holder == CORP:
                options = window_options(s, frame)
                if options:
                    break
        else:
            if s.logging:
                s.recent.extend(self.unused[f.side][first])
            return self.onward
        if s.logging:
            s.recent.append(self.reaching[f.side])
            s.recent.extend((self.passed_on if frame.from_opponent else self.opens)[first])
        if f.row != row or f.stage != AFTER:
            s.stack[-1] = f.at(row, AFTER)
        s.stack.append(frame)
        return windows.asking(frame, options)


@final
class ActionLine(WindowLine):
    """Open an action window, if the player has a click left, or an action for one purpose."""

    def __init__(self, edition: Edition, structure: Structure, row: Row, op: Window) -> None:
        super().__init__(edition, structure, row, op)
        self.frame: Final = ActionFrame(self.side, row.rule)

    def _open(self, s: State, f: StructureFrame) -> None:
        if s.players[self.side].clicks > 0 or errands(s, self.side):
            s.stack.append(self.frame)
        else:
            s.stack[-1] = f.at(self.beyond)

    def run_ahead(self, s: State, f: StructureFrame, row: int) -> Decision | int | None:
        if s.checkpoint_due and not checkpoint_at(s, f, row, WAITING):
            return None
        if s.logging:
            s.recent.append(self.reaching[f.side])
        if s.players[self.side].clicks <= 0 and not errands(s, self.side):
            return self.beyond
        if f.row != row or f.stage != AFTER:  # from one action to the next it stays where it is
            s.stack[-1] = f.at(row, AFTER)
        s.stack.append(self.frame)
        return None if s.losing else action_step(s, self.frame)


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
        return self._way(s, f) if not s.checkpoint_due or checkpoint_at(s, f, row, WAITING) else None

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
