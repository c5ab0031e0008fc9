"""Many games in one process, written into the same arrays: nothing is copied for each game.

A step answers every game at its present decision, whoever decides there: `seats` says who, and the
observation is that seat's. With a `seat`, a bot plays the other one, and every decision is of that seat.
"""

from random import Random
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..session import Player, answer_of
from .actions import ACTIONS
from .arrays import action_space, observation_space, spots_of
from .decks import DeckChoice
from .features import FEATURES, card_features
from .layout import SIZE
from .playing import Play
from .seat import Opponent, find_opponent, find_seat
from .setting import LONGEST, SEATS, USUAL, Setting, reward


def vector(
    games: int,
    rules: str = USUAL,
    corp: DeckChoice = "starters",
    runner: DeckChoice = "starters",
    **more: Any,
) -> "NetrunnerVectorEnv":
    """So many games at once. `more` goes to `NetrunnerVectorEnv`."""
    return NetrunnerVectorEnv(games, rules, corp, runner, **more)


class Arrays(NamedTuple):
    """What the games of a vector are written into, a row a game."""

    rows: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[Any]
    """Who decides in each game: 0 the Corp, 1 the Runner."""
    acted: NDArray[Any]
    """Who acted last."""
    rewards: NDArray[Any]
    over: NDArray[Any]
    late: NDArray[Any]
    """Which games have ended, and which were cut off."""
    features: NDArray[Any]
    """The features of the card at each spot; nothing, where nobody asks for them."""


def shapes(games: int, features: bool) -> list[tuple[Any, tuple[int, ...]]]:
    """The kind and shape of each of the arrays."""
    row, one = (games,), (1, SIZE)
    spots = spots_of(np.zeros(one, np.int16)).shape[-1]
    cards = (games, spots, FEATURES) if features else (0,)
    return [
        (np.int16, (games, SIZE)),
        (np.int8, (games, ACTIONS)),
        *[(np.int8, row), (np.int8, row), (np.float32, row), (np.bool_, row), (np.bool_, row)],
        (np.float32, cards),
    ]


def blank_arrays(games: int, features: bool) -> Arrays:
    """Arrays of a process's own."""
    return Arrays(*[np.zeros(shape, kind) for kind, shape in shapes(games, features)])


def given(arrays: Arrays) -> dict[str, NDArray[Any]]:
    """What `reset` and `step` hand out of them."""
    found: dict[str, NDArray[Any]] = {"observation": arrays.rows, "action_mask": arrays.masks}
    if arrays.features.size:
        found["features"] = arrays.features
    return found


class NetrunnerVectorEnv(VectorEnv[dict[str, NDArray[Any]], NDArray[np.int64], NDArray[Any]]):
    """Games that go on by themselves: one that is over begins anew in the same step.

    The arrays that `reset` and `step` give are the environment's own, and the next step writes into them:
    copy what you keep. A reward is that of the seat that acted last, which `info["acted"]` names (0 the Corp,
    1 the Runner): 1 or -1 at the end of a game, whose winner is in `info["winner"]`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as in the class above it

    def __init__(
        self,
        games: int,
        rules: str = USUAL,
        corp: DeckChoice = "starters",
        runner: DeckChoice = "starters",
        seat: str = "",
        opponent: Opponent = "random",
        observations: bool = True,
        features: bool = False,
        longest: int = LONGEST,
        arrays: Arrays | None = None,
    ) -> None:
        """With a `seat`, a bot plays the other. Without `observations` there are only masks. Games are
        written into `arrays`, if some are given."""
        if games < 1:
            raise ValueError("there has to be at least one game")
        self.num_envs = games
        self.single_observation_space = observation_space(features)
        self.single_action_space = action_space()
        self.observation_space: gymnasium.Space[Any] = batch_space(self.single_observation_space, games)
        self.action_space: gymnasium.Space[Any] = batch_space(self.single_action_space, games)
        self._observes, self._longest = observations, longest
        self._seat = find_seat(seat) if seat else None
        self._make_opponent = find_opponent(opponent)
        self._settings = [Setting(rules, corp, runner) for _ in range(games)]
        self._chances = [Random() for _ in range(games)]
        self._plays: list[Play] = []
        self._opponents: list[Player | None] = [None] * games
        self._decisions = [0] * games
        self._lay_out(games, blank_arrays(games, features) if arrays is None else arrays)

    def _lay_out(self, games: int, arrays: Arrays) -> None:
        """The arrays that all games are written into, and the memory of each game's rows."""
        self.rows, self.masks, self.seats, self._acted, self._rewards, self._over, self._late, _ = arrays
        self._given = given(arrays)
        self._sides = [False] * games
        self._buffers = [row.data.cast("B") for row in self.rows]
        self._mask_buffers = [mask.data for mask in self.masks]
        self._marked: list[list[int]] = [[] for _ in range(games)]
        self._winners: list[str | None] = [None] * games
        self._features = self._given.get("features")
        if self._features is not None:
            self._looked_up = np.zeros(self._features.shape[:2], np.int16)
            """The cards whose features are there."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        seeds = (
            seed
            if isinstance(seed, list)
            else [None if seed is None else seed + at for at in range(self.num_envs)]
        )
        self._plays = []
        for at, each in enumerate(seeds):
            if each is not None:
                self._settings[at].seed(each)
                self._chances[at] = Random(f"opponent {each}")
            self._plays.append(self._begin(at, options))
        for at, play in enumerate(self._plays):
            self._write(at, play)
        self._look_up()
        return self._given, self._info()

    def _begin(self, at: int, options: dict[str, Any] | None = None) -> Play:
        play = self._settings[at].play(options)
        if not self._observes:
            play.state.logging = False  # nobody reads the log
        self._decisions[at] = 0
        if self._seat is not None:
            self._opponents[at] = self._make_opponent(self._chances[at].getrandbits(62))
            self._go_on(at, play)
        return play

    def _go_on(self, at: int, play: Play) -> None:
        opponent = self._opponents[at]
        assert opponent is not None
        while (decision := play.decision) is not None and decision.side != self._seat:
            if self._decisions[at] >= self._longest:
                return
            play.choose(answer_of(opponent, play.state, decision))
            self._decisions[at] += 1

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        dict[str, NDArray[Any]], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        if not self._plays:
            raise RuntimeError("reset the environment first")
        self._acted[:] = self.seats
        self._over.fill(False)
        self._late.fill(False)
        self._rewards.fill(0.0)
        self._winners = [None] * self.num_envs
        plays = self._plays
        for at, action in enumerate(np.asarray(actions).tolist()):
            plays[at].act(action)
            self._play_on(at, plays[at])
        self._look_up()
        return self._given, self._rewards, self._over, self._late, self._info()

    def _play_on(self, at: int, play: Play) -> None:
        """Go on after an answer, and write down where that leads to."""
        self._decisions[at] += 1
        if self._seat is not None:
            self._go_on(at, play)
        if play.decision is None or self._decisions[at] >= self._longest:
            play = self._end(at, play)
        self._write(at, play)

    def _end(self, at: int, play: Play) -> Play:
        """A game is over or has been cut off: say so, and begin another."""
        result = play.game.result
        self._over[at], self._late[at] = result is not None, result is None
        self._rewards[at] = reward(play, SEATS[self._acted[at]])
        self._winners[at] = result[0] if result is not None else ""
        another = self._plays[at] = self._begin(at)
        return another

    def _write(self, at: int, play: Play) -> None:
        """Write a game into its rows. Of the mask only what changes is touched."""
        decision = play.decision
        assert decision is not None, "a new game has a decision"
        self._marked[at] = play.mark(self._marked[at], self._mask_buffers[at])
        self._sides[at] = decision.side == "runner"
        if self._observes:
            play.observe(decision.side, self._buffers[at])

    def _look_up(self) -> None:
        self.seats[:] = self._sides
        if self._features is not None:
            numbers = spots_of(self.rows)
            games, spots = np.nonzero(numbers != self._looked_up)
            found = self._looked_up[games, spots] = numbers[games, spots]
            self._features[games, spots] = card_features()[found]

    def _info(self) -> dict[str, Any]:
        return {"seats": self.seats, "acted": self._acted, "winner": self._winners, "actions": self._marked}

    @property
    def plays(self) -> list[Play]:
        """The games being played."""
        return self._plays
