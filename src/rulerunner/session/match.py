"""A match: a game, two seats, and a past one can go back to.

    match = Match(Start.from_decks(corp, runner), runner=Chance())
    while (decision := match.pump()) is not None:    # the Corp, a person, is asked
        match.choose(0)

`pump` goes on to the next choice of a person. `step` goes on slowly: to the end of the step of the timing
structure at hand. Between the two the match stands between decisions, and can be looked at there.
"""

from collections.abc import Iterator
from typing import Final

from ..game import Game, IllegalChoice, index_of
from ..kernel import machine
from ..lang.words import CORP, RUNNER, Side, other
from ..rules import Row, Structure
from ..state.decision import PASS, Decision, Option
from ..state.frames import StructureFrame, WindowFrame
from ..state.records import Change
from ..state.state import State, backwards, written
from ..view import Line, View, transcript, view
from .asking import ALWAYS, QUIETLY, WHEN_ABLE, Asking, asks
from .players import HUMAN, Player
from .start import Start

SEATS: Final[tuple[Side, Side]] = (CORP, RUNNER)
CONCESSION: Final = "concession"


class Match:
    """A game being played. A seat without a player is a person's."""

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
        self._asking: dict[Side, Asking] = {CORP: WHEN_ABLE, RUNNER: WHEN_ABLE}
        self._quiet_since: dict[Side, object] = {}
        self._glance = False
        """The decision at hand is a window the seat only wanted to see go by."""
        self._ended: tuple[str, str] | None = None
        """How the players ended the game outside its rules, if they did: by giving up, by agreement, by
        time."""

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
        choices = sum(self._is_persons(decision) for _, decision in self._marks[: self.at])
        return choices + (self._ended is not None)

    @property
    def redoable(self) -> int:
        """How many choices of people, or ends, `redo` can go forward to."""
        marks = self._marks[self.at + 1 :]
        return sum(decision is None or self._is_persons(decision) for _, decision in marks)

    @property
    def events(self) -> list[Change]:
        """Everything that has happened, oldest first."""
        return list(since(self.state, None))

    @property
    def step_at(self) -> tuple[Structure, Row] | None:
        """The innermost timing structure and the last of its steps that was reached."""
        for frame in reversed(self.state.stack):
            if isinstance(frame, StructureFrame):
                structure = self.state.edition.structures[frame.name]
                reached = _last_step(self.state)
                return structure, next(
                    (row for row in structure.rows if row.rule == reached), structure.rows[frame.row]
                )
        return None

    def chose_at(self, seat: Side, number: int) -> bool:
        """Whether a decision was a seat's own choice, and no window that was passed for it."""
        state, decision = self._marks[number]
        return (
            decision is not None and decision.side == seat and asks(state, self._asking[seat], decision, ())
        )

    def human(self, side: Side) -> bool:
        """Whether a person plays a seat."""
        return self.players[side] is None

    def _is_persons(self, decision: Decision | None) -> bool:
        return decision is not None and self.human(decision.side)

    def view(self, side: Side) -> View:
        """What a seat may know now."""
        return view(self.state, side, self.decision)

    def transcript(self, seat: Side | None = None) -> tuple[Line, ...]:
        """What has happened, in words and with rules, as told to a seat; None is told what both know."""
        return transcript(self.state, seat)

    def game(self) -> Game:
        """The game as it is, at its next decision, as a copy to do anything with."""
        return Game(self.state.clone())

    # --- going on -----------------------------------------------------------------------------------------

    def choose(self, answer: int | Option) -> Decision | None:
        """Answer the decision and go on to the next one of a person."""
        self.answer(answer)
        return self.pump()

    def answer(self, answer: int | Option) -> None:
        """Answer the decision, and stay there: `step` or `pump` goes on."""
        decision = self.decision
        if decision is None:
            why = "the game is over" if self.over else "the game has to go on first"
            raise IllegalChoice(f"{why}; there is nothing to choose")
        index = index_of(decision, answer)
        if self._glance:
            self.decision, self._glance = None, False
            return
        if self._answers[self.at : self.at + 1] != [index]:
            del self._answers[self.at :]
            del self._marks[self.at + 1 :]
            self._answers.append(index)
        self.at += 1
        self.state = self.state.clone()
        self.decision = None
        machine.answer(self.state, decision, index)
        if self.over:
            self._reach(None)

    def pump(self) -> Decision | None:
        """Go on to the next choice of a person, or to the end (None). Other players answer for themselves."""
        while self.move():
            pass
        return self.decision

    def move(self) -> bool:
        """The smallest step on: a tick of the machine, or an answer of a player. False: a person is asked,
        or the game is over."""
        if self.over:
            return False
        if self.decision is not None:
            return self._answered()
        self._tick()
        return True

    def concede(self, seat: Side) -> None:
        """A seat gives up, as it may at any time. `undo` takes that back first."""
        self.end(other(seat), CONCESSION)

    def end(self, winner: str, reason: str) -> None:
        """The players end the game: someone gives up, they agree on a draw (""), a clock has run out."""
        while not self.over and (self._glance or self.decision is None):
            self.decision, self._glance = None, False
            self.reach()
        if self.over:
            raise IllegalChoice("the game is over; there is nothing to give up")
        self.state = self.state.clone()
        machine.end(self.state, winner, reason)
        self.decision, self._ended = None, (winner, reason)

    def reach(self) -> Decision | None:
        """Go on to the next choice of anyone, and leave it to them."""
        while self.decision is None and not self.over:
            self._tick()
        return self.decision

    def step(self) -> None:
        """Go through one step, to the beginning of the next, to a choice of a person, or to the end."""
        if self.decision is None and not self.over:
            self._tick()
        self.settle()

    def settle(self) -> None:
        """Go through what is left of the step at hand."""
        while not self.over:
            if self.decision is not None:
                if not self._answered():
                    return
            elif begins_step(self.state):
                return
            else:
                self._tick()

    def _tick(self) -> None:
        """One tick of the machine. A choice of one answers itself, as ever."""
        s = self.state
        top = s.stack[-1]
        log = s.log if isinstance(top, WindowFrame) else None
        decision = machine.tick(s)
        if decision is not None and len(decision.options) > 1:
            self._reach(decision)
            return
        if decision is not None:
            machine.take(s, decision, decision.options[0])
        if s.result is not None:
            self._reach(None)
        elif isinstance(top, WindowFrame):
            self._went_by(top, log)

    def _reach(self, decision: Decision | None) -> None:
        self.decision = decision
        if len(self._marks) == self.at:
            self._marks.append((self.state, decision))
        else:
            # The same answers lead to the same game, so the mark that is there is this one.
            self.state, self.decision = self._marks[self.at]

    def _went_by(self, window: WindowFrame, log: object) -> None:
        """A window in which its player could do nothing was passed. A person may want to see it go by."""
        seat = window.holder
        if self._asking[seat] != ALWAYS or not self.human(seat):
            return
        if any(change.kind == "pass priority" for change in since(self.state, log)):
            self.decision = Decision(seat, "paid", (PASS,), window.rule, window.kind)
            self._glance = True

    def _answered(self) -> bool:
        """Whether the choice at hand is answered without a person: by a player, or by a pass."""
        decision = self.decision
        assert decision is not None
        player = self.players[decision.side]
        if player is not None:
            self.answer(player.choose(self.view(decision.side)))
            return True
        seat = decision.side
        asking = self._asking[seat]
        if asks(self.state, asking, decision, since(self.state, self._quiet_since.get(seat))):
            if asking == QUIETLY:
                self._asking[seat] = WHEN_ABLE
            return False
        self.answer(PASS)
        return True

    # --- being asked --------------------------------------------------------------------------------------

    def asking(self, seat: Side) -> Asking:
        """When a seat is asked."""
        return self._asking[seat]

    def ask(self, seat: Side, asking: Asking) -> None:
        """Say when a seat is asked from now on. A quiet spell ends by itself when something happens."""
        self._asking[seat] = asking
        self._quiet_since[seat] = self.state.log

    # --- going back ---------------------------------------------------------------------------------------

    def goto(self, number: int) -> None:
        """Go to a decision reached before: 0 is the first, `at + ahead` the last."""
        if not 0 <= number < len(self._marks):
            raise IndexError(
                f"there is no decision {number}; the decisions so far are 0 to {len(self._marks) - 1}"
            )
        self.at = number
        self.state, self.decision = self._marks[number]
        self._glance, self._ended = False, None
        for seat in SEATS:
            if self._asking[seat] == QUIETLY:
                self._asking[seat] = WHEN_ABLE

    def undo(self, times: int = 1) -> int:
        """Go back to earlier choices of a person, as far as there are any; how many it went back."""
        done = 0
        if self._ended is not None and times > 0:
            self.goto(self.at)
            done = 1
        for number in reversed(range(self.at)):
            if done < times and self._is_persons(self._marks[number][1]):
                self.goto(number)
                done += 1
        return done

    def redo(self, times: int = 1) -> int:
        """Go forward again to later choices of a person, or to the last one reached; how many it went."""
        done = 0
        for number in range(self.at + 1, len(self._marks)):
            decision = self._marks[number][1]
            if done < times and (decision is None or self._is_persons(decision)):
                self.goto(number)
                done += 1
        return done

    # --- for replays --------------------------------------------------------------------------------------

    def names(self) -> dict[str, str]:
        """Who plays each seat."""
        return {side: player.name if player is not None else HUMAN for side, player in self.players.items()}

    def marks(self) -> Iterator[State]:
        """The game at each decision on the way here, then as it is once it comes to the next or ends."""
        for state, _ in self._marks[: self.at]:
            yield state
        yield self._marks[self.at][0] if self.at < len(self._marks) else self.game().state


def begins_step(s: State) -> bool:
    """Whether the next tick begins a step of a timing structure: it is tried on a copy."""
    if not isinstance(s.stack[-1], StructureFrame):
        return False
    ahead = s.clone()
    machine.tick(ahead)
    return any(change.kind == "step" for change in since(ahead, s.log))


def _last_step(s: State) -> str:
    """The rule of the step that was reached last."""
    return next((change.rule for change in backwards(s) if change.kind == "step"), "")


def since(s: State, link: object) -> Iterator[Change]:
    """What was written to the log since it ended with `link`, oldest first."""
    yield from written(s, link)
