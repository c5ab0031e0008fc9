"""What has been told to a seat: the lines of its log, told once, as things happen."""

from collections.abc import Iterable

from ..lang.words import Side
from ..session import Match
from ..session.match import since
from ..state.records import Change
from ..state.state import State
from ..view import Teller
from .messages import LogLine


class Told:
    """The log of a seat. Lines are only added; a log that goes back is another log."""

    def __init__(self, seat: Side | None, state: State) -> None:
        self.lines: list[LogLine] = []
        self._teller = Teller(state, seat)
        self._turn = 0

    @classmethod
    def of(cls, match: Match, seat: Side | None) -> "Told":
        """All that has happened in a match up to now."""
        told: Told | None = None
        link: object = None
        for state in (*match.marks(), match.state):
            told = told or cls(seat, state)
            told.hear(state, since(state, link))
            link = state.log
        assert told is not None
        return told

    def hear(self, state: State, news: Iterable[Change]) -> None:
        """What happened, and the game as it is now."""
        self._teller.state = state
        for change in news:
            if change.kind == "turn begins":
                self._turn = change.structure
            line = self._teller.tell(change)
            if line is not None:
                self.lines.append(LogLine(line.rule, line.text, line.kind, self._turn, line.card, line.side))
