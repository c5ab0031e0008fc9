"""What is past of a match: every decision it reached, the answers that were given, and the way back."""

from collections.abc import Iterator
from typing import Final

from ..game import Game
from ..lang.words import CORP, RUNNER, Side
from ..state.decision import PASS, Decision
from ..state.state import State
from .plans import facts
from .players import HUMAN, Player
from .start import Start

SEATS: Final[tuple[Side, Side]] = (CORP, RUNNER)
CONCESSION: Final = "concession"


class Past:
    """A game at one of its decisions, with those before it and those that were taken back."""

    def __init__(self, start: Start | Game, corp: Player | None = None, runner: Player | None = None) -> None:
        self.start = Start.from_game(start) if isinstance(start, Game) else start
        game = self.start.game()
        self.players: dict[Side, Player | None] = {CORP: corp, RUNNER: runner}
        self.state: State = game.state
        """The game as it stands, which may be between decisions. Look, do not touch."""
        self.decision: Decision | None = game.decision
        """The choice at hand; None between decisions and after the end."""
        self.at = 0
        """How many decisions have been answered."""
        self._marks: list[tuple[State, Decision | None]] = [(self.state, self.decision)]
        """The game at each decision reached, the first first. Kept as they are: going on makes a copy."""
        self._answers: list[int] = []
        """Every answer given; those past `at` were taken back."""
        self._joined: set[int] = set()
        """The decisions that were answered for a person: in a plan of theirs, or as they want to be asked."""
        self._glances: list[tuple[int, Side]] = []
        """Who was shown a decision without a choice after how many answers: as good as a choice, to their
        opponent."""
        self._ended: tuple[str, str] | None = None
        """How the players ended the game outside its rules, if they did: by giving up, by time..."""

    # --- what there is to know ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def result(self) -> tuple[str, str] | None:
        """The winner ("" for a draw) and the reason, once the game is over."""
        return self.state.result

    @property
    def answers(self) -> tuple[int, ...]:
        """The answers that led here."""
        return tuple(self._answers[: self.at])

    @property
    def ahead(self) -> int:
        """How many answers have been taken back and can be given again with `goto`."""
        return len(self._answers) - self.at

    @property
    def conceded(self) -> Side | None:
        """Who gave up the game, if someone did."""
        winner, reason = self._ended or ("", "")
        return next((seat for seat in SEATS if reason == CONCESSION and seat != winner), None)

    @property
    def ended(self) -> tuple[str, str] | None:
        """The result that the players brought about outside the rules of the game, if they did."""
        return self._ended

    @property
    def undoable(self) -> int:
        """How many choices of people `undo` can take back."""
        return sum(map(self._is_choice, range(self.at))) + (self._ended is not None)

    @property
    def redoable(self) -> int:
        """How many choices of people, or ends, `redo` can go forward to."""
        return sum(map(self._is_stop, range(self.at + 1, len(self._marks))))

    def human(self, side: Side) -> bool:
        """Whether a person plays a seat."""
        return self.players[side] is None

    def chose_at(self, seat: Side, number: int) -> bool:
        """Whether a decision was a seat's own choice, and no window that was passed for it."""
        decision = self._marks[number][1]
        return decision is not None and decision.side == seat and self._is_choice(number)

    def _is_choice(self, number: int) -> bool:
        """Whether a person made a choice of their own at a decision."""
        decision = self._marks[number][1]
        return decision is not None and self.human(decision.side) and number not in self._joined

    def _is_stop(self, number: int) -> bool:
        """Whether one can go forward to a decision: a choice of a person, or the last one reached."""
        return self._is_choice(number) or number == len(self._marks) - 1

    def given_for(self, number: int) -> bool:
        """Whether the answer to a decision was given for its player rather than by hand."""
        return number in self._joined

    def names(self) -> dict[str, str]:
        """Who plays each seat."""
        return {side: player.name if player is not None else HUMAN for side, player in self.players.items()}

    def marks(self) -> Iterator[State]:
        """The game at each decision on the way here, then as it is once it comes to the next or ends."""
        for state, _ in self._marks[: self.at]:
            yield state
        yield self._marks[self.at][0] if self.at < len(self._marks) else self.game().state

    def game(self) -> Game:
        """The game as it is, at its next decision, as a copy to do anything with."""
        return Game(self.state.clone())

    # --- going back ---------------------------------------------------------------------------------------

    def goto(self, number: int) -> None:
        """Go to a decision reached before: 0 is the first, `at + ahead` the last."""
        if not 0 <= number < len(self._marks):
            raise IndexError(
                f"there is no decision {number}; the decisions so far are 0 to {len(self._marks) - 1}"
            )
        self.at = number
        self.state, self.decision = self._marks[number]
        self._ended = None
        self._glances = [each for each in self._glances if each[0] <= number]

    def undo(self, times: int = 1) -> int:
        """Go back to earlier choices of a person, as far as there are any; how many it went back."""
        done = 0
        if self._ended is not None and times > 0:
            self.goto(self.at)
            done = 1
        for number in reversed(range(self.at)):
            if done < times and self._is_choice(number):
                self.goto(number)
                done += 1
        return done

    def redo(self, times: int = 1) -> int:
        """Go forward again to later choices of a person, or to the last one reached; how many it went."""
        done = 0
        for number in range(self.at + 1, len(self._marks)):
            if done < times and self._is_stop(number):
                self.goto(number)
                done += 1
        return done

    # --- taking back against a person ---------------------------------------------------------------------

    def can_take_back(self, seat: Side) -> bool:
        """Whether a seat may take back what it chose last: nobody has acted or learned anything since."""
        number = self._own_last(seat)
        return number is not None and self._can_return(number)

    def take_back(self, seat: Side) -> bool:
        """Take back what a seat chose last; whether it could."""
        number = self._own_last(seat)
        if number is None or not self._can_return(number):
            return False
        self.goto(number)
        return True

    def _own_last(self, seat: Side) -> int | None:
        decision = self.decision
        if decision is None or decision.side != seat or self._ended is not None:
            return None
        for number in reversed(range(self.at)):
            if self._is_choice(number):
                asked = self._marks[number][1]
                return number if asked is not None and asked.side == seat else None
        return None

    def _can_return(self, number: int) -> bool:
        """Whether nobody has chosen or learned anything since a decision, but for its own seat."""
        before, decision = self._marks[number]
        if decision is None or any(at > number and side != decision.side for at, side in self._glances):
            return False
        if any(self._is_choice(each) or not self._passed(each) for each in range(number + 1, self.at)):
            return False
        return facts(before) == facts(self.state)

    def _passed(self, number: int) -> bool:
        """Whether a decision was passed: by its player, who is no person, or for one."""
        decision = self._marks[number][1]
        if decision is None or not self.human(decision.side):
            return decision is not None and decision.options[self._answers[number]] == PASS
        return number in self._joined
