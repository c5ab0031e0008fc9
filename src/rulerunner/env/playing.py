"""A game as environments play it: decisions and their actions, and what a seat may know as numbers."""

from random import Random

from ..game import Game, IllegalChoice
from .actions import ACTIONS, Waiting, decode, encode_all
from .memory import Memory
from .observing import Buffer, observe
from .reading import Decision, Side, State, sample
from .spots import spots


class IllegalAction(IllegalChoice):
    """An action that is no option of the decision. The game is unchanged."""


class Play:
    """A game and what goes with it. What is not asked for is not worked out."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._memories: dict[str, Memory] = {}
        self._lying: dict[int, int] | None = None
        self._actions: list[int] | None = None
        self._waiting: Waiting = {}

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        """The choice at hand; None once the game is over."""
        return self.game.decision

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def actions(self) -> list[int]:
        """The action of every option of the decision, in the order of the options."""
        if self._actions is None:
            decision = self.game.decision
            if decision is None:
                self._actions, self._waiting = [], {}
            else:
                self._actions, self._waiting, self._lying = encode_all(self.game.state, decision, self._lying)
        return self._actions

    @property
    def lying(self) -> dict[int, int]:
        """The spot of every card that lies at one."""
        if self._lying is None:
            self._lying = spots(self.game.state)
        return self._lying

    def act(self, action: int) -> None:
        """Answer the decision by an action."""
        found = self.actions
        if action not in found:
            what = f"{action} ({decode(action)})" if 0 <= action < ACTIONS else str(action)
            raise IllegalAction(f"{what} is no action of this decision; the mask has its {len(found)}")
        self.choose(found.index(action))

    def choose(self, index: int) -> None:
        """Answer the decision by the index of an option."""
        self.game.choose(index)
        self._lying = self._actions = None

    def observe(self, seat: Side, row: Buffer) -> None:
        """Write what a seat may know into a row."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = Memory(self.game.state, seat)
        else:
            memory.follow(self.game.state)
        decision = self.game.decision
        if decision is not None and decision.side == seat:
            self.actions  # noqa: B018  it says which cards wait at spots
            waiting = self._waiting
        else:
            waiting = {}
        observe(self.game.state, seat, decision, memory, self.lying, waiting, row)

    def copy(self) -> "Play":
        """The same game, to go on with elsewhere."""
        twin = Play(self.game.clone())
        for seat, memory in self._memories.items():
            twin._memories[seat] = memory.copy(twin.game.state)
        return twin

    def sampled(self, seat: Side, chance: Random) -> "Play":
        """A game that the seat, whose decision it is, could not tell from this one. It keeps no log."""
        twin = Play(Game(sample(self.game.state, seat, chance), self.game.decision))
        for each, memory in self._memories.items():
            memory.follow(self.game.state)
            twin._memories[each] = memory.copy(twin.game.state)
        return twin

    def __deepcopy__(self, memo: object) -> "Play":
        return self.copy()
