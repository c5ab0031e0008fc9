"""Gymnasium: one seat against a bot."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from ..bots.roster import player
from ..session import Player, answer_of
from .arrays import Observation, action_space, observation_space, observed
from .decks import DeckChoice
from .drawing import RENDER_MODES, checked_mode, rendered
from .playing import Play
from .reading import Side
from .setting import ENDED, LONGEST, USUAL, Setting, find_seat, reward, whole

Opponent = str | Callable[[int], Player]
"""The name of a bot, or what makes a player of a seed."""


def single(
    seat: str = "corp",
    opponent: Opponent = "random",
    rules: str = USUAL,
    corp: DeckChoice = "starters",
    runner: DeckChoice = "starters",
    render_mode: str | None = None,
    **more: Any,
) -> "NetrunnerEnv":
    """One seat against any bot: `random`, `thumb`, or a player of your own. `more` goes to `NetrunnerEnv`."""
    return NetrunnerEnv(seat, opponent, rules, corp, runner, render_mode, **more)


def find_opponent(opponent: Opponent) -> Callable[[int], Player]:
    """What makes an opponent of a seed."""
    if callable(opponent):
        return opponent
    if not isinstance(opponent, str):
        raise ValueError(f"an opponent is a bot by its name, or what makes one of a seed, not {opponent!r}")
    player(opponent, 0)
    return partial(player, opponent)


class NetrunnerEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; a bot plays the other from its own view."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  as above it

    def __init__(
        self,
        seat: str = "corp",
        opponent: Opponent = "random",
        rules: str = USUAL,
        corp: DeckChoice = "starters",
        runner: DeckChoice = "starters",
        render_mode: str | None = None,
        features: bool = False,
        longest: int = LONGEST,
    ) -> None:
        """`features` adds those of the cards at all spots; a game is cut off after `longest` decisions."""
        self.seat: Side = find_seat(seat)
        self.render_mode = checked_mode(render_mode)
        self._make_opponent = find_opponent(opponent)
        self._setting = Setting(rules, corp, runner)
        self._features, self._longest = features, whole("longest", longest, 1)
        self.observation_space: gymnasium.Space[Any] = observation_space(features)
        self.action_space: gymnasium.Space[Any] = action_space()
        self._chance = Random()
        self._play: Play | None = None
        self._decisions = 0
        self._ended = False

    @property
    def play(self) -> Play:
        """The game being played: its state, its decision, its actions."""
        if self._play is None:
            raise RuntimeError("reset the environment first")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if seed is not None:
            seed = whole("a seed", seed, 0)
        this = self._setting.choose(options)
        if seed is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
            self._setting.seed(seed)
            self._chance = Random(f"opponent {seed}")
        self._decisions, self._ended = 0, False
        self._play = self._setting.play(this)
        self._opponent = self._make_opponent(self._chance.getrandbits(62))
        self._go_on()
        return self._observed()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self.play
        if self._ended:
            raise RuntimeError(ENDED)
        play.act(action)
        self._decisions += 1
        self._go_on()
        observation, info = self._observed()
        over = play.over
        late = not over and self._decisions >= self._longest
        self._ended = over or late
        return observation, reward(play, self.seat), over, late, info

    def _go_on(self) -> None:
        """Let the opponent play until this seat is asked."""
        play = self.play
        while (decision := play.decision) is not None and decision.side != self.seat:
            if self._decisions >= self._longest:
                return
            play.choose(answer_of(self._opponent, play.state, decision))
            self._decisions += 1

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        observation = observed(self.play, self.seat, self._features)
        return observation, {"action_mask": observation["action_mask"], "result": self.play.game.result}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib's maskable algorithms ask for it."""
        mask = np.zeros(int(self.action_space.n), np.bool_)  # type: ignore[attr-defined]
        mask[self.play.actions] = True
        return mask

    def render(self) -> Any:
        """The table as this seat sees it."""
        return rendered(self.render_mode, self.play.game.view(self.seat))
