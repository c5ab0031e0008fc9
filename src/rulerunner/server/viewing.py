"""Looking at a replay: the game at each decision, as one seat saw it or as both did."""

import threading
from typing import Final

from ..game import Game
from ..lang.words import Side
from ..session import SEATS, BadReplay, Diverged, Replay, replay
from ..state.log import written
from ..view import option_text
from .errors import Fault
from .reviews import KeyMoment, Moment, ReplayInfo
from .seat_log import SeatLog
from .store import Entry
from .trail import trail

UNFIT: Final = 422
MEMORABLE: Final = frozenset({"score", "steal", "damage", "trace", "forfeit", "game ends"})
"""What is worth going back to in a game."""
MOST_MOMENTS: Final = 40


def read_replay(text: str, most: int) -> Replay:
    """A replay from a file that anyone may have written, of at most so many answers."""
    try:
        record = Replay.from_text(text)
    except BadReplay as bad:
        raise Fault(UNFIT, "replay", f"This is no replay that can be read: {str(bad)[:1000]}.") from None
    if record.start.saved:
        why = "This replay begins with a saved game; those open at the terminal: rulerunner lab FILE."
        raise Fault(UNFIT, "replay", why)
    if len(record.answers) > most:
        why = f"This replay has {len(record.answers)} decisions; at most {most} are looked at."
        raise Fault(UNFIT, "replay", why)
    return record


class Viewing:
    """A replay that is being looked at. One thread at a time."""

    def __init__(self, id: str, record: Replay) -> None:
        try:
            self._match = replay(record)
        except (BadReplay, Diverged) as bad:
            raise Fault(UNFIT, "replay", f"This replay cannot be played: {str(bad)[:1000]}.") from None
        self.record = record
        self.lock = threading.Lock()
        self._told: dict[Side | None, tuple[SeatLog, list[int]]] = {}
        turns, deciding = [], []
        result = self._match.result
        self._length = self._match.at
        for number in range(self._length + 1):
            self._goto(number)
            turns.append(self._match.state.turn)
            deciding.append(self._match.decision.side if self._match.decision is not None else "")
        self.info = ReplayInfo(
            id=id,
            rules=record.start.rules,
            players={side: str(name)[:200] for side, name in record.players.items() if side in SEATS},
            length=self._length,
            result=result,
            turns=tuple(turns),
            deciding=tuple(deciding),
            moments=self._moments(),
        )

    def _goto(self, number: int) -> None:
        self._match.goto(number)
        if number == self._length and self.record.ended is not None:
            self._match.end(*self.record.ended)

    def moment(self, number: int, seats: tuple[Side, ...]) -> Moment:
        """The game at one decision, as one seat sees it or as both do."""
        self._check(number)
        told, counts = self._log(seats[0] if len(seats) == 1 else None)
        self._goto(number)
        match = self._match
        views = {seat: match.view(seat).to_data() for seat in seats}
        chosen = ""
        if match.decision is not None and match.decision.side in seats and number < self._length:
            option = match.decision.options[self.record.answers[number]]
            chosen = option_text(match.state, match.decision, option)
        lines = tuple(told.lines[: counts[number]])
        way = trail(match.state)
        return Moment(number, views.get("corp"), views.get("runner"), lines, way, chosen)

    def game(self, number: int) -> Game:
        """The game at one decision, as a copy to do anything with."""
        self._check(number)
        self._goto(number)
        return self._match.game()

    def _moments(self) -> tuple[KeyMoment, ...]:
        """What is worth going back to, with the decision that led there."""
        told, counts = self._log(None)
        found: list[KeyMoment] = []
        for number in range(self._length + 1):
            before = counts[number - 1] if number else 0
            found += [
                KeyMoment(max(0, number - 1), line.turn, line.kind, line.text, line.side)
                for line in told.lines[before : counts[number]]
                if line.kind in MEMORABLE
            ]
        return tuple(found[-MOST_MOMENTS:])

    def _check(self, number: int) -> None:
        if number > self._length:
            why = f"There is no decision {number}: the replay has 0 to {self._length}."
            raise Fault(404, "unknown", why)

    def _log(self, seat: Side | None) -> tuple[SeatLog, list[int]]:
        """All lines for a seat (None: for both), and how many of them had been told at each decision."""
        if seat not in self._told:
            self._goto(0)
            told, counts, link = SeatLog(seat, self._match.state), [], None
            for number in range(self._length + 1):
                self._goto(number)
                state = self._match.state
                told.hear(state, written(state, link))
                link = state.log
                counts.append(len(told.lines))
            self._told[seat] = told, counts
        return self._told[seat]

    def so_far(self, number: int) -> list[Entry]:
        """The answers that lead to a decision, as a journal."""
        self._check(number)
        sides: dict[str, Side] = {seat: seat for seat in SEATS}
        answers = self.record.answers[:number]
        return [Entry(sides[self.info.deciding[at]], "answer", answer) for at, answer in enumerate(answers)]
