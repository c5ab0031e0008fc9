"""Environments used wrongly: a clear error, and nothing is lost."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rulerunner import BadDeck, UnknownEdition
from rulerunner.env import IllegalAction, aec, raw_env, single, vector

OVER = "the game is over: reset the environment"
Making = Callable[[], Any]


def digests(many: Any) -> list[str]:
    return [play.game.digest() for play in many.plays]


def firsts(many: Any) -> list[int]:
    """An action that is possible in each game."""
    return [play.actions[0] for play in many.plays]


@pytest.mark.parametrize("make", [raw_env, single, lambda: vector(2)])
@pytest.mark.parametrize("seed", [-1, 1.5, "seven"])
def test_a_seed_that_is_none_is_refused(make: Making, seed: Any) -> None:
    """Python's own chance would play seed 1 for seed -1."""
    env = make()
    for given in ({"seed": seed}, {"options": {"seed": seed}}):
        with pytest.raises(ValueError, match="a seed is a whole number from 0, not"):
            env.reset(**given)


@pytest.mark.parametrize("make", [raw_env, single])
def test_a_seed_may_be_a_number_of_numpy_and_as_large_as_one_likes(make: Making) -> None:
    env = make()
    for seed in (5, 2**80):
        env.reset(seed=seed)
        plain = env.play.game.digest()
        env.reset(seed=np.int64(5) if seed == 5 else 2**80)
        assert env.play.game.digest() == plain


@pytest.mark.parametrize("make", [raw_env, single, lambda: vector(2)])
def test_options_that_cannot_be_played_change_nothing(make: Making) -> None:
    env = make()
    env.reset(seed=1)
    plays = env.plays if hasattr(env, "plays") else [env.play]
    for options, problem in (
        ({"corp": "no such deck"}, BadDeck),
        ({"corp": 5}, BadDeck),
        ({"rules": "chess"}, UnknownEdition),
        ({"rules": "chess", "corp": "samples"}, UnknownEdition),
        ({"rules": 5}, ValueError),
    ):
        with pytest.raises(problem):
            env.reset(seed=2, options=options)
    assert (env.plays if hasattr(env, "plays") else [env.play]) == plays, "the games go on"
    env.reset(seed=1, options={"runner": "samples"})
    with pytest.raises(ValueError, match="longest is a whole number from 1, not 0"):
        single(longest=0)


def test_an_agent_that_is_none_sees_nothing() -> None:
    env = raw_env()
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValueError, match="there is no seat 'player_0'; there is corp and runner"):
            ask("player_0")


@pytest.mark.parametrize("make", [raw_env, single])
def test_a_step_before_the_first_reset_and_after_the_end_is_refused(make: Making) -> None:
    env = make()
    with pytest.raises(RuntimeError, match="reset the environment first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"an action is a whole number, not 2\.5"):
        env.step(2.5)
    while env.play.decision is not None:
        env.step(env.play.actions[0])
    while getattr(env, "agents", ()):
        env.step(None)
    with pytest.raises(RuntimeError, match=OVER):
        env.step(0)


def test_nobody_acts_for_the_opponent_of_a_game_that_was_cut_off() -> None:
    env = single("runner", longest=12)
    env.reset(seed=1)
    late = False
    while not late:
        *_, late, _ = env.step(env.play.actions[0])
    with pytest.raises(RuntimeError, match=OVER):
        env.step(env.play.actions[0])
    env.reset()
    env.step(env.play.actions[0])


def test_actions_that_do_not_fit_the_games_leave_all_of_them_alone() -> None:
    many = vector(3)
    with pytest.raises(RuntimeError, match="reset the environment first"):
        many.step(np.zeros(3, np.int64))
    many.reset(seed=1)
    before, possible = digests(many), firsts(many)
    for given, why in (
        (possible[:2], "a step takes 3 whole numbers"),
        ([*possible, 0], "a step takes 3 whole numbers"),
        (possible[0], "a step takes 3 whole numbers"),
        ([each + 0.5 for each in possible], "a step takes 3 whole numbers"),
        ([*possible[:2], 0], r"game 2: 0 \(pass\) is no action of this decision"),
    ):
        with pytest.raises(ValueError, match=why):
            many.step(np.array(given))
        assert digests(many) == before, given
    many.step(np.array(possible))


def test_each_game_has_a_seed_of_its_own() -> None:
    many = vector(3)
    with pytest.raises(ValueError, match="there are 3 games and 2 seeds"):
        many.reset(seed=[1, 2])
    many.reset(seed=[3, 4, 5])
    apart = digests(many)
    many.reset(seed=3)
    assert digests(many) == apart
    many.reset(options={"seed": 8})
    assert len(set(digests(many))) == 3


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(
    "make", [aec, lambda: single("corp", "thumb"), lambda: vector(2, seat="corp", features=True)]
)
def test_a_copy_of_an_environment_goes_its_own_way(make: Making, twin: Callable[[Any], Any]) -> None:
    env = make()
    env.reset(seed=4)

    def go_on(env: Any) -> Any:
        inner = env.unwrapped
        for _ in range(8):
            many = hasattr(inner, "plays")
            env.step(np.array(firsts(inner)) if many else inner.play.actions[-1])
        return inner.plays if hasattr(inner, "plays") else [inner.play]

    go_on(env)
    other = twin(env)
    ahead = [play.game.digest() for play in go_on(other)]
    assert [play.game.digest() for play in go_on(env)] == ahead
    if hasattr(env, "rows"):
        assert np.array_equal(env.rows, other.rows)
        assert np.array_equal(env.masks, other.masks)
        assert not np.shares_memory(env.rows, other.rows)
