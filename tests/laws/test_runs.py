"""Runs from random legal positions: every one comes to its end, and the laws hold at each decision of it."""

from random import Random

import pytest

from rulerunner import EDITIONS
from tests.support.laws import in_a_run, keep_all
from tests.support.playing import deadline, play_a_run
from tests.support.positions import random_position

RULES = tuple(EDITIONS)


def one_run(rules: str, seed: int) -> bool:
    """Play one random run and try every law on the way; whether a run could be made."""
    where = f"{rules}, position {seed}"
    with deadline(60, where):
        game = random_position(rules, seed)
        keep_all(game, where)
        made = play_a_run(game, Random(seed), lambda game: keep_all(game, where))
    if game.result is None:
        announced = [change for change in game.events if change.kind == "server announced"]
        ended = [change for change in game.events if change.kind == "run ends"]
        assert not in_a_run(game.state), where
        assert len(announced) == len(ended), f"{where}: {len(announced)} runs began and {len(ended)} ended"
    return made


def runs(rules: str, seeds: range) -> None:
    made = sum(one_run(rules, seed) for seed in seeds)
    assert made > 0.9 * len(seeds), f"only {made} of {len(seeds)} positions let the Runner run"


FIRST = 40


@pytest.mark.parametrize("rules", RULES)
def test_random_runs_from_random_positions_end_and_keep_every_law(rules: str) -> None:
    runs(rules, range(FIRST))


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(5))
@pytest.mark.parametrize("rules", RULES)
def test_five_hundred_random_runs_end_and_keep_every_law(rules: str, hundred: int) -> None:
    runs(rules, range(max(FIRST, hundred * 100), hundred * 100 + 100))


@pytest.mark.heavy
@pytest.mark.parametrize("hundred", range(5, 10))
@pytest.mark.parametrize("rules", RULES)
def test_five_hundred_more_end_and_keep_every_law(rules: str, hundred: int) -> None:
    """The same from other positions."""
    runs(rules, range(hundred * 100, hundred * 100 + 100))
