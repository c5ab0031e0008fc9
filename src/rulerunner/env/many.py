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
from .arrays import Observation, action_space, observation_space, observed, spots_of
from .decks import DeckChoice
from .features import FEATURES, card_features
from .layout import SIZE
from .playing import IllegalAction, Play
from .seat import Opponent, find_opponent
from .setting import LONGEST, SEATS, USUAL, Setting, find_seat, reward, whole
from .spots import SPOTS


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
    row = (games,)
    cards = (games, SPOTS, FEATURES) if features else (0,)
    return [
        (np.int16, (games, SIZE)),
        (np.int8, (games, ACTIONS)),
        *[(np.int8, row), (np.int8, row), (np.float32, row), (np.bool_, row), (np.bool_, row)],
        (np.float32, cards),
    ]


def blank_arrays(games: int, features: bool) -> Arrays:
    """Arrays of a process's own."""
    return Arrays(*[np.zeros(shape, kind) for kind, shape in shapes(games, features)])


def handed_out(arrays: Arrays) -> dict[str, NDArray[Any]]:
    """What `reset` and `step` hand out of them."""
    found: dict[str, NDArray[Any]] = {"observation": arrays.rows, "action_mask": arrays.masks}
    if arrays.features.size:
        found["features"] = arrays.features
    return found


def said_besides(
    arrays: Arrays, winners: list[str | None], actions: list[list[int]], finals: list[Observation | None]
) -> dict[str, Any]:
    """What is said of a step besides; with what was seen at the end, if a game has ended."""
    info = {"seats": arrays.seats, "acted": arrays.acted, "winner": winners, "actions": actions}
    if finals:
        ends = np.full(len(finals), None, object)
        for at, seen in enumerate(finals):
            ends[at] = seen
        info |= {"final_obs": ends, "_final_obs": arrays.over | arrays.late}
    return info


def seeds_of(games: int, seed: Any) -> list[int | None]:
    """A seed for each game: those given, or from the one given on."""
    if seed is None:
        return [None] * games
    if not isinstance(seed, list | tuple | np.ndarray):
        first = whole("a seed", seed, 0)
        return list(range(first, first + games))
    if len(seed) != games:
        raise ValueError(f"there are {games} games and {len(seed)} seeds")
    return [None if each is None else whole("a seed", each, 0) for each in seed]


def one_each(games: int, actions: Any) -> NDArray[Any]:
    """An action for each game, as they were given."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise ValueError(
            f"a step takes {games} whole numbers, an action for each game, "
            f"not {given.dtype} of shape {given.shape}"
        )
    return given


class NetrunnerVectorEnv(VectorEnv[dict[str, NDArray[Any]], NDArray[np.int64], NDArray[Any]]):
    """Games that go on by themselves: one that is over begins anew in the same step.

    The arrays that `reset` and `step` give are the environment's own, and the next step writes into them:
    copy what you keep. A reward is that of the seat that acted last, which `info["acted"]` names (0 the Corp,
    1 the Runner): 1 or -1 at the end of a game, whose winner is in `info["winner"]`. What that seat saw at
    the end is in `info["final_obs"]`.
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
        games = self.num_envs = whole("how many games there are", games, 1)
        self.single_observation_space = observation_space(features)
        self.single_action_space = action_space()
        self.observation_space: gymnasium.Space[Any] = batch_space(self.single_observation_space, games)
        self.action_space: gymnasium.Space[Any] = batch_space(self.single_action_space, games)
        self._observes, self._longest = observations, whole("longest", longest, 1)
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
        self._arrays = arrays
        self.rows, self.masks, self.seats, self._acted, self._rewards, self._over, self._late, _ = arrays
        self._given = handed_out(arrays)
        self._sides = [False] * games
        self._point()
        self._marked: list[list[int]] = [[] for _ in range(games)]
        self._winners: list[str | None] = [None] * games
        self._finals: dict[int, Observation] = {}
        """What the seat that acted last saw at the end, of the games that ended in this step."""
        self._features = self._given.get("features")
        if self._features is not None:
            self._looked_up = np.zeros(self._features.shape[:2], np.int16)
            """The cards whose features are there."""

    def _point(self) -> None:
        """Where the rows of each game are in memory."""
        self._buffers = [row.data.cast("B") for row in self.rows]
        self._mask_buffers = [mask.data for mask in self.masks]

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: all but places in memory."""
        kept = self.__dict__.copy()
        del kept["_buffers"], kept["_mask_buffers"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._point()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        seeds = seeds_of(self.num_envs, seed)
        this, *_ = [setting.choose(options) for setting in self._settings]
        plays = []
        for at, each in enumerate(seeds):
            if each is not None:
                self._settings[at].seed(each)
                self._chances[at] = Random(f"opponent {each}")
            plays.append(self._begin(at, None if this is None else this + at))
        self._plays, self._finals = plays, {}
        for at, play in enumerate(self._plays):
            self._write(at, play)
        self._look_up()
        return self._given, self._info()

    def _begin(self, at: int, seed: int | None = None) -> Play:
        play = self._settings[at].play(seed)
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
        plays = self._plays
        if not plays:
            raise RuntimeError("reset the environment first")
        chosen = self._indexes(actions)
        self._acted[:] = self.seats
        self._over.fill(False)
        self._late.fill(False)
        self._rewards.fill(0.0)
        self._winners = [None] * self.num_envs
        self._finals = {}
        for at, index in enumerate(chosen):
            plays[at].choose(index)
            self._play_on(at, plays[at])
        self._look_up()
        return self._given, self._rewards, self._over, self._late, self._info()

    def _indexes(self, actions: NDArray[np.int64]) -> list[int]:
        """The option that each action stands for. One that is none is refused before any game goes on."""
        chosen = one_each(self.num_envs, actions)
        found: list[int] = []
        try:
            for play, action in zip(self._plays, chosen.tolist(), strict=True):
                found.append(play.index(action))
        except IllegalAction as illegal:
            raise IllegalAction(f"game {len(found)}: {illegal}") from None
        return found

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
        if self._observes:
            self._finals[at] = observed(play, SEATS[self._acted[at]], self._features is not None)
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
        finals: list[Observation | None] = []
        if self._finals:
            finals = [self._finals.get(at) for at in range(self.num_envs)]
        return said_besides(self._arrays, self._winners, self._marked, finals)

    @property
    def plays(self) -> list[Play]:
        """The games being played."""
        return self._plays
