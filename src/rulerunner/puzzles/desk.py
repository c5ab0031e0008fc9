"""A puzzle being solved: the opponent knows every answer, for the search does."""

from collections.abc import Sequence
from typing import Final

from ..lessons.desk import Desk
from ..lessons.lesson import Coaching
from ..session import Match, Start
from .proving import Search, Undecided
from .puzzle import Puzzle

LIMIT: Final = 20_000
"""Choices that are looked at for one answer of the opponent; a puzzle takes fewer in all."""


class PuzzleDesk(Desk):
    """The solver chooses; the opponent answers with what refutes, if anything does."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(Start.from_position(puzzle.position))
        self.puzzle = puzzle
        self._search = Search(self.match.game(), puzzle.side, puzzle.aim, LIMIT)

    def go(self, answers: Sequence[int], choice: int | None = None, steps: int = -1) -> None:
        """Go where the answers lead, and on to the next choice of the solver."""
        super().go(answers, choice, steps)
        match = self.match
        while match.decision is not None and match.decision.side != self.puzzle.side and self._open(match):
            match.answer(self._reply(match))
            match.pump()

    def _open(self, match: Match) -> bool:
        return self._search.over(match.game()) is None

    def _reply(self, match: Match) -> int:
        try:
            return self._search.reply(match.game())
        except Undecided:
            return 0

    def coaching(self, match: Match) -> Coaching:
        """Whether it is solved, or lost."""
        puzzle = self.puzzle
        done = self._search.over(match.game())
        if done is None:
            said = (puzzle.says,) if not match.at else ()
            return Coaching("going", said, (), puzzle.hint)
        if not done:
            return Coaching("failed", ("That is not it. Go back as far as you like, or start again.",))
        return Coaching("done", ("Solved. No other way leads there: the program has tried them all.",))
