"""PettingZoo: the game as an agent-environment cycle, one decision after another."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .arrays import Observation, action_space, observation_space, observed
from .decks import DeckChoice
from .drawing import RENDER_MODES, checked_mode, rendered
from .playing import Play
from .setting import ENDED, LONGEST, SEATS, USUAL, Setting, find_seat, reward, whole


def aec(
    rules: str = USUAL,
    corp: DeckChoice = "starters",
    runner: DeckChoice = "starters",
    render_mode: str | None = None,
    **more: Any,
) -> "wrappers.OrderEnforcingWrapper[str, Observation, int]":
    """The environment with the usual checks around it. `more` goes to `NetrunnerAEC`."""
    env: Any = raw_env(rules, corp, runner, render_mode, **more)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def raw_env(
    rules: str = USUAL,
    corp: DeckChoice = "starters",
    runner: DeckChoice = "starters",
    render_mode: str | None = None,
    **more: Any,
) -> "NetrunnerAEC":
    """The environment without checks around it."""
    return NetrunnerAEC(rules, corp, runner, render_mode, **more)


class NetrunnerAEC(AECEnv):  # type: ignore[misc]  # it comes without types
    """Two agents, `corp` and `runner`; whoever decides is next. The end of a game pays 1 and -1.

    A reset draws a deck of each pool and a seed. Its options change that: `{"corp": "samples"}`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rulerunner_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        rules: str = USUAL,
        corp: DeckChoice = "starters",
        runner: DeckChoice = "starters",
        render_mode: str | None = None,
        features: bool = False,
        longest: int = LONGEST,
    ) -> None:
        """`features` adds those of the cards at all spots; a game is cut off after `longest` decisions."""
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = list(SEATS)
        self.agents: list[str] = []
        self.agent_selection: str = SEATS[0]
        self._action_spaces: dict[str, spaces.Discrete[np.int64]] = {seat: action_space() for seat in SEATS}
        self._setting = Setting(rules, corp, runner)
        self._features, self._longest = features, whole("longest", longest, 1)
        self._play: Play | None = None
        self._decisions = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        find_seat(agent)
        return observation_space(self._features)

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        return self._action_spaces[find_seat(agent)]

    @property
    def play(self) -> Play:
        """The game being played: its state, its decision, its actions."""
        if self._play is None:
            raise RuntimeError("reset the environment first")
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            seed = whole("a seed", seed, 0)
        this = self._setting.choose(options)
        if seed is not None:
            self._setting.seed(seed)
        self._play = self._setting.play(this)
        self._decisions = 0
        self.agents = list(SEATS)
        self.rewards: dict[str, float] = dict.fromkeys(SEATS, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(SEATS, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(SEATS, False)
        self.truncations: dict[str, bool] = dict.fromkeys(SEATS, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in SEATS}
        self._next()

    def step(self, action: int | None) -> None:
        play, agent = self.play, self.agent_selection
        if not self.agents:
            raise RuntimeError(ENDED)
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is in the game has to act")
        self._cumulative_rewards[agent] = 0.0
        play.act(action)
        self._decisions += 1
        self._next()
        if play.over or self._decisions >= self._longest:
            self._end()

    def _end(self) -> None:
        """The game is over or has been cut off; before that there is nothing to tell."""
        over = self.play.over
        for seat in SEATS:
            self.rewards[seat] = reward(self.play, seat)
            self.terminations[seat] = over
            self.truncations[seat] = not over
        self._accumulate_rewards()

    def _next(self) -> None:
        decision = self.play.decision
        self.agent_selection = decision.side if decision is not None else self.agents[0]

    def observe(self, agent: str) -> Observation:
        return observed(self.play, find_seat(agent), self._features)

    def render(self) -> "str | NDArray[np.uint8] | None":
        """The table as the agent whose turn it is sees it."""
        return rendered(self.render_mode, self.play.game.view(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""
