"""Steps at which players have priority: windows, and actions in turn."""

from typing import Final, final

from ...lang.words import CORP, RUNNER, Side, other
from ...rules import Edition, Row, Structure, Window
from ...state.decision import Decision
from ...state.frames import ActionFrame, MidAccessFrame, StructureFrame, SubroutinesFrame, WindowFrame
from ...state.records import Change
from ...state.state import State
from ..change import atoms, following
from ..go import windows
from ..go.actions import action_step
from ..go.checkpoint import checkpoint_at, uneventful
from ..may.window_options import window_options
from ..read.errands import errands
from ..read.subroutines import unresolved
from .lines import AFTER, BOTH, NEW, WAITING, Line, Told


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
        self.corps: Final = {
            first: tuple([frame for frame in self.frames[first] if frame.holder == CORP]) for first in BOTH
        }
        """Those in which the Corp has priority."""
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
                s.stack.append(SubroutinesFrame(unresolved(s), encounter.id, self.rule))
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
        if s.checkpoint_due and not uneventful(s) and not checkpoint_at(s, f, row, WAITING):
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
        for frame in self.frames[first] if runners else self.corps[first]:
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
