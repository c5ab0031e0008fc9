"""A game as environments play it: decisions and their actions, and what a seat may know as numbers."""

import operator
from random import Random
from typing import Any, Final, SupportsIndex

from ..game import Game, IllegalChoice
from .actions import ACTIONS, NONE_WAIT, Waiting, decode, encode_all
from .memory import Kept, Memory, Reading
from .observing import Buffer, Sheet
from .reading import Decision, Side, State, sample
from .spots import Layout

UNKNOWN: Final = "no decision"


class IllegalAction(IllegalChoice):
    """An action that is no option of the decision. The game is unchanged."""


def refusal(action: int, many: int) -> str:
    """What is said of an action that a decision, which has so many, does not have."""
    what = f"{action} ({decode(action)})" if 0 <= action < ACTIONS else str(action)
    return f"{what} is no action of this decision; the mask has its {many}"


class Play:
    """A game and what goes with it. What is not asked for is not worked out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._reading = Reading(game.state)
        self._memories: dict[Side, Memory] = {}
        self._sheets: dict[str, Sheet] = {}
        self._layout = Layout()
        self._encoded: object = UNKNOWN
        """The decision whose actions are known."""
        self._actions: list[int] = []
        self._waiting: Waiting = NONE_WAIT

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        """The choice at hand; None once the game is over."""
        return self.game.asked

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def actions(self) -> list[int]:
        """The action of every option of the decision, in the order of the options."""
        decision = self.game.asked
        if decision is not self._encoded:
            self._encoded = decision
            self._actions, self._waiting = [], NONE_WAIT
            if decision is not None:
                self._actions, self._waiting = encode_all(self.game.state, decision, self._layout)
        return self._actions

    def index(self, action: int) -> int:
        """The index of the option that an action stands for."""
        try:
            return self.actions.index(action)
        except ValueError:
            raise IllegalAction(refusal(action, len(self.actions))) from None

    def act(self, action: SupportsIndex) -> None:
        """Answer the decision by an action."""
        try:
            number = operator.index(action)
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {action!r}") from None
        self.choose(self.index(number))

    def choose(self, index: int) -> None:
        """Answer the decision by the index of an option."""
        self.game.choose(index)
        self._encoded = UNKNOWN

    def observe(self, seat: Side, row: Buffer) -> None:
        """Write what a seat may know into a row."""
        s, decision = self.game.state, self.game.asked
        memory, sheet = self._memories.get(seat), self._sheets.get(seat)
        self._reading.go_on(s)
        if memory is None:
            memory = self._memories[seat] = Memory(s, seat)
            memory.at = len(self._reading.news)
        else:
            memory.hear(s, self._reading)
        if sheet is None:
            sheet = self._sheets[seat] = Sheet(seat)
        waiting = NONE_WAIT
        if decision is not None and decision.side == seat:
            self.actions  # noqa: B018  it says which cards wait at spots
            waiting = self._waiting
        sheet.write(s, decision, memory, self._layout, waiting, row)

    def mark(self, marked: list[int], mask: Buffer) -> list[int]:
        """Mark the actions of the decision in a mask in which others were marked; what is marked now."""
        for action in marked:
            mask[action] = 0
        actions = self.actions
        for action in actions:
            mask[action] = 1
        return actions

    def copy(self) -> "Play":
        """The same game, to go on with elsewhere."""
        return remembering(self.game.clone(), self.kept())

    def sampled(self, seat: Side, chance: Random) -> "Play":
        """A game that the seat, whose decision it is, could not tell from this one. It keeps no log."""
        return remembering(Game(sample(self.game.state, seat, chance), self.game.asked), self.kept())

    def kept(self) -> dict[Side, Kept]:
        """What each seat remembers of the game so far, if it has ever observed."""
        s = self.game.state
        self._reading.go_on(s)
        for memory in self._memories.values():
            memory.hear(s, self._reading)
        return {seat: memory.kept() for seat, memory in self._memories.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled: the game and what is remembered. The rest is worked out from them."""
        return remembering, (self.game, self.kept())

    def __deepcopy__(self, memo: object) -> "Play":
        return self.copy()


def remembering(game: Game, kept: dict[Side, Kept]) -> Play:
    """A game in which each seat remembers what it did in one that had come as far."""
    play = Play(game)
    play._reading = Reading(game.state, read=True)
    for seat, memory in kept.items():
        play._memories[seat] = Memory(game.state, seat, memory)
    return play
