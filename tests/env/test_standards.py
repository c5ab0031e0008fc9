"""The standard interfaces, by their own tests: PettingZoo's, Gymnasium's."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from rulerunner import EDITIONS
from rulerunner.decks import samples
from rulerunner.env import (
    ACTIONS,
    IllegalAction,
    WorkerLost,
    aec,
    card_features,
    crew,
    decode,
    fields,
    raw_env,
    single,
    split,
    vector,
)
from rulerunner.env.features import FEATURES, WORDS, feature_names
from rulerunner.env.numbering import card_number
from rulerunner.lang.vocabulary import WORDS as VOCABULARY

RULES = tuple(EDITIONS)


def sampled(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def played(env: Any, seed: int, most: int = 100_000) -> list[tuple[str, int]]:
    """A random game: who did what."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter(most):
        observation, _, over, late, _ = env.last()
        if over or late:
            env.step(None)
            continue
        action = sampled(observation["action_mask"], chance)
        done.append((agent, action))
        env.step(action)
    return done


# --- PettingZoo -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_the_cycle_passes_pettingzoos_api_test(rules: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of dictionaries, though it takes them
        api_test(aec(rules=rules, corp="samples", runner="samples"), num_cycles=600)


def test_the_cycle_passes_pettingzoos_seed_test() -> None:
    seed_test(lambda: aec(corp="samples", runner=["samples", "random:casual"]), num_cycles=120)


def test_the_cycle_passes_pettingzoos_render_test() -> None:
    render_test(lambda render_mode=None: aec(render_mode=render_mode))


@pytest.mark.slow
def test_the_cycle_passes_pettingzoos_performance_test(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec())
    assert "per second" in capsys.readouterr().out


@pytest.mark.parametrize("rules", RULES)
def test_a_game_ends_with_a_winner_and_a_loser_and_goes_the_same_way_again(rules: str) -> None:
    env = raw_env(rules=rules, corp="samples", runner="samples")
    first = played(env, 5)
    assert {agent for agent, _ in first} == {"corp", "runner"}
    assert first == played(raw_env(rules=rules, corp="samples", runner="samples"), 5)
    assert env.play.over
    result = env.play.game.result
    assert result is not None
    env.reset(seed=5)
    for _, action in first[:-1]:
        env.step(action)
    env.step(first[-1][1])
    assert sorted(env.rewards.values()) == ([-1.0, 1.0] if result[0] else [0.0, 0.0])


def test_an_action_that_is_no_option_is_refused_in_words_and_changes_nothing() -> None:
    env = raw_env()
    env.reset(seed=1)
    before = env.play.game.digest()
    with pytest.raises(IllegalAction, match=r"0 \(pass\) is no action of this decision; the mask has its 2"):
        env.step(0)
    with pytest.raises(IllegalAction, match=f"{ACTIONS} is no action"):
        env.step(ACTIONS)
    assert env.play.game.digest() == before


def test_a_reset_can_choose_other_decks_and_rules() -> None:
    env = raw_env()
    env.reset(seed=1, options={"rules": "classic-1996", "corp": "samples", "runner": "samples"})
    assert env.play.game.rules.id == "classic-1996"
    env.reset(seed=2)
    assert env.play.game.rules.id == "classic-1996", "it stays until it is changed again"
    with pytest.warns(UserWarning, match="no option 'deck'"):
        env.reset(options={"deck": "samples"})


def test_a_game_is_cut_off_when_it_takes_too_long() -> None:
    env = raw_env(longest=25)
    assert len(played(env, 3)) == 25
    assert not env.play.over


def test_features_are_those_of_the_cards_at_the_spots() -> None:
    env = raw_env(features=True)
    env.reset(seed=4)
    observation = env.observe("corp")
    numbers = split(observation["observation"])["spots"][:, fields("spots")["card"]]
    assert np.array_equal(observation["features"], card_features()[numbers])
    assert observation["features"][2].any(), "the Corp's identity"


# --- Gymnasium --------------------------------------------------------------------------------------------


class Forgiving(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes any action for one of those that are possible: the checks know no masks."""

    def action(self, action: Any) -> int:
        legal = self.env.unwrapped.play.actions  # type: ignore[attr-defined]
        return int(action) if action in legal else legal[int(action) % len(legal)]


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_a_seat_passes_gymnasiums_checks(seat: str) -> None:
    env = Forgiving(single(seat))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of infinite bounds that are none
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("opponent", ["random", "thumb"])
def test_a_seat_is_only_asked_for_its_own_decisions(opponent: str) -> None:
    env = single("runner", opponent, corp="samples", runner="samples")
    observation, info = env.reset(seed=7)
    chance = np.random.default_rng(7)
    total = 0.0
    while True:
        decision = env.play.decision
        assert decision is not None
        assert decision.side == "runner"
        assert np.array_equal(info["action_mask"], env.action_masks())
        observation, reward, over, late, info = env.step(sampled(observation["action_mask"], chance))
        total += reward
        if over or late:
            break
    assert over
    assert total == (1 if info["result"][0] == "runner" else -1 if info["result"][0] else 0)


def test_words_that_mean_nothing_are_refused() -> None:
    with pytest.raises(ValueError, match="no bot 'deep blue'"):
        single(opponent="deep blue")
    with pytest.raises(ValueError, match="no seat 'judge'"):
        single("judge")
    with pytest.raises(ValueError, match="no render mode 'film'"):
        aec(render_mode="film")


# --- many games -------------------------------------------------------------------------------------------


def test_many_games_are_written_into_the_same_arrays_and_go_as_they_would_alone() -> None:
    many = vector(3, corp="samples", runner="samples")
    alone = [raw_env(corp="samples", runner="samples") for _ in range(3)]
    observations, info = many.reset(seed=11)
    rows = observations["observation"]
    for at, env in enumerate(alone):
        env.reset(seed=11 + at)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = np.array([sampled(mask, chance) for mask in observations["action_mask"]])
        for at, env in enumerate(alone):
            assert env.agent_selection == ("corp", "runner")[info["seats"][at]]
            mine = env.observe(env.agent_selection)
            assert np.array_equal(mine["observation"], rows[at])
            assert np.array_equal(mine["action_mask"], observations["action_mask"][at])
        observations, rewards, over, late, info = many.step(actions)
        assert observations["observation"] is rows, "nothing is copied"
        for at, env in enumerate(alone):
            agent = env.agent_selection
            env.step(int(actions[at]))
            assert over[at] == env.play.over
            assert rewards[at] == env.rewards[agent]
            assert not late[at]
            if env.play.over:
                ended += 1
                assert info["winner"][at] == env.play.game.result[0]  # type: ignore[index]
                env.reset()
    assert ended, "a game that is over begins anew"


@pytest.mark.parametrize("longest", [20_000, 30])
def test_what_was_seen_at_the_end_of_a_game_is_told_though_another_has_begun(longest: int) -> None:
    many = vector(2, features=True, longest=longest)
    alone = [raw_env(features=True, longest=longest) for _ in range(2)]
    _, info = many.reset(seed=11)
    for at, env in enumerate(alone):
        env.reset(seed=11 + at)
    ended = 0
    while ended < 3:
        assert "final_obs" not in info
        actions = np.array([each[-1] for each in info["actions"]])
        agents = [env.agent_selection for env in alone]
        for env, action in zip(alone, actions, strict=True):
            env.step(int(action))
        *_, over, late, info = many.step(actions)
        if not (over | late).any():
            continue
        assert np.array_equal(info["_final_obs"], over | late)
        for at, env in enumerate(alone):
            if over[at] or late[at]:
                ended += 1
                mine, told = env.observe(agents[at]), info["final_obs"][at]
                assert set(told) == set(mine)
                assert all(np.array_equal(told[part], mine[part]) for part in mine)
                env.reset()
            else:
                assert info["final_obs"][at] is None
        actions = np.array([each[-1] for each in info["actions"]])
        for env, action in zip(alone, actions, strict=True):
            env.step(int(action))
        *_, info = many.step(actions)


def test_many_games_of_one_seat_against_a_bot() -> None:
    env = vector(4, seat="corp", opponent="random", features=True)
    observations, _ = env.reset(seed=1)
    assert observations["features"].shape == (4, 384, FEATURES)
    chance = np.random.default_rng(1)
    winners: list[str] = []
    for _ in range(300):
        assert not env.seats.any(), "only the Corp is asked"
        actions = np.array([sampled(mask, chance) for mask in observations["action_mask"]])
        observations, rewards, over, _, info = env.step(actions)
        for at in np.flatnonzero(over):
            winners.append(info["winner"][at])
            assert rewards[at] == (1 if winners[-1] == "corp" else -1)
        numbers = split(observations["observation"])["spots"][..., fields("spots")["card"]]
        assert np.array_equal(observations["features"], card_features()[numbers])
    assert winners


def test_workers_play_the_same_games_as_one_process() -> None:
    alone = vector(5, corp="samples", runner="samples", features=True)
    several = crew(5, 2, corp="samples", runner="samples", features=True)
    try:
        observations, info = alone.reset(seed=11)
        shared, told = several.reset(seed=11)
        chance = np.random.default_rng(1)
        ended = 0
        for _ in range(200):
            for name, whole in observations.items():
                assert np.array_equal(shared[name], whole), name
            assert told["actions"] == info["actions"]
            assert np.array_equal(told["seats"], info["seats"])
            actions = np.array([each[int(chance.integers(len(each)))] for each in info["actions"]])
            observations, rewards, over, late, info = alone.step(actions)
            again, rewards_there, over_there, late_there, told = several.step(actions)
            assert again["observation"] is shared["observation"], "nothing is copied"
            assert np.array_equal(rewards, rewards_there)
            assert np.array_equal(over, over_there)
            assert np.array_equal(late, late_there)
            assert told["winner"] == info["winner"]
            assert np.array_equal(told["acted"], info["acted"])
            assert ("final_obs" in told) == ("final_obs" in info) == bool(over.any())
            for at in np.flatnonzero(over):
                for name, seen in info["final_obs"][at].items():
                    assert np.array_equal(told["final_obs"][at][name], seen)
            ended += int(over.sum())
        assert ended, "a game that is over begins anew"
    finally:
        several.close()


def test_what_goes_wrong_in_a_worker_is_said_where_it_was_asked_for() -> None:
    with pytest.raises(ValueError, match="no seat 'judge'"):
        crew(2, 2, seat="judge")
    with pytest.raises(ValueError, match="from 1 to 2 workers for 2 games, not 3"):
        crew(2, 3)
    several = crew(2, 2)
    try:
        with pytest.raises(RuntimeError, match="reset the environment first"):
            several.step(np.zeros(2, np.int64))
        with pytest.raises(ValueError, match="there are 2 games and 3 seeds"):
            several.reset(seed=[1, 2, 3])
        _, info = several.reset(seed=1)
        legal = [each[0] for each in info["actions"]]
        with pytest.raises(IllegalAction, match="no action of this decision"):
            several.step(np.array([legal[0], ACTIONS - 1]))
        masks = several._given["action_mask"]
        assert [int(np.flatnonzero(mask)[0]) for mask in masks] == [min(each) for each in info["actions"]]
        _, info = several.reset(options={"seed": 1})
        alone = vector(2)
        assert info["actions"] == alone.reset(options={"seed": 1})[1]["actions"]
        legal = [each[0] for each in info["actions"]]
        several._workers[1].kill()
        several._workers[1].join()
        with pytest.raises(WorkerLost, match="make another"):
            several.step(np.array(legal))
    finally:
        several.close()


# --- features ---------------------------------------------------------------------------------------------


def test_features_say_what_a_card_is() -> None:
    table = card_features()
    names = feature_names()
    assert table.shape[1] == len(names) == FEATURES
    corroder = dict(zip(names, table[card_number("Corroder")].tolist(), strict=True))
    assert corroder["type: program"] == corroder["subtype: fracter"] == corroder["playable"] == 1
    assert corroder["corp"] == 0
    assert corroder["word: BreakSubroutines"] > 0
    assert not table[0].any()
    assert np.abs(table).max() <= 1
    playable = [card_number(name) for deck in samples().values() for name in deck.cards]
    assert len(np.unique(table[np.unique(playable)], axis=0)) > 0.9 * len(set(playable)), "cards differ"


def test_features_count_words_that_the_language_has() -> None:
    assert set(WORDS) <= set(VOCABULARY)


def test_the_action_of_a_first_decision_can_be_read() -> None:
    env = raw_env()
    env.reset(seed=1)
    assert [str(decode(action)) for action in env.play.actions] == ["keep", "mulligan"]
