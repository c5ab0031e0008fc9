"""OpenSpiel: the game `netrunner`, registered when this module is imported.

    import pyspiel
    import rulerunner.env.open_spiel

    game = pyspiel.load_game("netrunner(rules=nisei-1.4,corp=samples)")

Chance is explicit, once: the first node of a game is a chance node that picks one of `DEALS` deals. Decks,
their order and all later chance follow from the deal. A search that copies states therefore looks into the
future; one that is to play fair resamples them first (`resample_from_infostate`), as OpenSpiel's ISMCTS does.
"""

from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from .actions import ACTIONS, decode
from .layout import SIZE
from .playing import IllegalAction, Play
from .setting import LONGEST, SEATS, USUAL, Setting, reward, whole

DEALS: Final = 1024
"""How many deals chance picks from."""
_TYPE: Final = pyspiel.GameType(
    short_name="netrunner",
    long_name="Netrunner by the book",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": USUAL, "corp": "starters", "runner": "starters", "longest": LONGEST},
)


class NetrunnerGame(pyspiel.Game):  # type: ignore[misc]  # it comes without types
    """The game as OpenSpiel loads it. Player 0 is the Corp, player 1 the Runner."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.longest = whole("longest", given.get("longest", LONGEST), 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_TYPE, info, given)
        self._setting = Setting(
            given.get("rules", USUAL), given.get("corp", "starters"), given.get("runner", "starters")
        )

    def new_initial_state(self) -> "NetrunnerState":
        return NetrunnerState(self)

    def deal(self, deal: int) -> Play:
        """The game of a deal."""
        self._setting.seed(deal)
        return self._setting.play()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(params)


class NetrunnerState(pyspiel.State):  # type: ignore[misc]
    """A state of the game: nothing until chance has dealt, then a game being played."""

    def __init__(self, game: NetrunnerGame) -> None:
        super().__init__(game)
        self.play: Play | None = None
        self.decisions = 0

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.play.decision
        if decision is None or self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return SEATS.index(decision.side)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.actions) if self.play is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            if not 0 <= action < DEALS:
                raise IllegalAction(f"there are deals from 0 to {DEALS - 1}, not {action}")
            self.play = self.get_game().deal(action)
            return
        self.play.act(action)
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(decode(action))

    def is_terminal(self) -> bool:
        return self.play is not None and (self.play.over or self.decisions >= self.get_game().longest)

    def returns(self) -> list[float]:
        return [0.0, 0.0] if self.play is None else [reward(self.play, seat) for seat in SEATS]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "NetrunnerState":
        """A state that the player could not tell from this one: hidden cards and all chance are new."""
        twin: NetrunnerState = self.clone()
        if twin.play is not None:
            twin.play = twin.play.sampled(SEATS[player], Random(int(probability_sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        return self.play.game.digest() if self.play is not None else "not dealt"


class Observer:
    """What a player may know, as the observation of the other environments."""

    def __init__(self, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; these are {params}")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}
        self._row = np.zeros(SIZE, np.int16)

    def set_from(self, state: NetrunnerState, player: int) -> None:
        self._row.fill(0)
        if state.play is not None:
            state.play.observe(SEATS[player], self._row.data.cast("B"))
        self.tensor[:] = self._row

    def string_from(self, state: NetrunnerState, player: int) -> str:
        self.set_from(state, player)
        return self._row.tobytes().hex()


pyspiel.register_game(_TYPE, NetrunnerGame)
