"""What has been told to a seat: the lines of its log, told once, as things happen."""

from collections.abc import Iterable, Iterator
from typing import Final

from ..lang.words import Side
from ..session import SEATS, Match
from ..state.log import written
from ..state.records import Change
from ..state.state import State
from ..view import Line, Teller
from .messages import LogLine
from .snapshots import Audience


class SeatLog:
    """The log of a seat, or of spectators. Lines are only added; a log that goes back is another log."""

    def __init__(self, audience: Audience | None, state: State) -> None:
        self.lines: list[LogLine] = []
        seats: tuple[Side | None, ...] = SEATS if audience == "public" else (audience,)
        self._tellers = [Teller(state, seat) for seat in seats]
        self._turn = state.turn

    @classmethod
    def of(cls, match: Match, audience: Audience | None) -> "SeatLog":
        """All that has happened in a match up to now."""
        told: SeatLog | None = None
        link: object = None
        *past, _ = match.marks()  # the last is where the game goes next, and may be another way there
        for state in (*past, match.state):
            told = told or cls(audience, state)
            told.hear(state, written(state, link))
            link = state.log
        assert told is not None
        return told

    def hear(self, state: State, news: Iterable[Change]) -> None:
        """What happened, and the game as it is now."""
        for teller in self._tellers:
            teller.state = state
        for change in _causes_first(news):
            if change.kind == "turn begins":
                self._turn = change.structure
            line = _common([teller.tell(change) for teller in self._tellers])
            if line is not None:
                self.lines.append(LogLine(line.rule, line.text, line.kind, self._turn, line.card, line.side))


CAUSES: Final = ("advance", "install")
"""What brings counters with it that are placed before it is done."""


def _causes_first(news: Iterable[Change]) -> Iterator[Change]:
    """What happened as people tell it: a card is advanced or installed, then counters are placed on it."""
    held: list[Change] = []
    for change in news:
        same = bool(held) and change.card == held[-1].card
        if change.kind == "place":
            if not same:
                yield from held
                held = []
            held.append(change)
            continue
        yield from (change, *held) if same and change.kind in CAUSES else (*held, change)
        held = []
    yield from held


def _common(lines: list[Line | None]) -> Line | None:
    """What all are told. Where they are told different things, the one who is told no name knows less; where
    that does not decide it, nothing is said."""
    first = lines[0]
    if all(line == first for line in lines):
        return first
    less = [line for line in lines if line is not None and not line.card]
    return less[0] if len(less) == 1 else None
