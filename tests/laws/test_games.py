"""Whole random games: they end, every decision in them is a real choice, and the laws hold throughout."""

from random import Random

import pytest

from rulerunner import EDITIONS
from tests.support.laws import keep_all
from tests.support.playing import LONGEST_GAME, deadline, play_on
from tests.support.positions import random_game

RULES = tuple(EDITIONS)
REASONS = ("points", "flatline", "empty-deck", "bad publicity", "card")


def one_game(rules: str, seed: int) -> None:
    where = f"{rules}, game {seed}"
    with deadline(120, where):
        game = random_game(rules, seed)
        keep_all(game, where)
        count = play_on(game, Random(seed), lambda game: keep_all(game, where))
    assert count < LONGEST_GAME, f"{where}: not over after {count} decisions"
    assert game.result is not None, where
    winner, reason = game.result
    assert winner in ("corp", "runner", ""), where
    assert reason in REASONS, where
    assert game.events[-1].kind == "game ends", where


FIRST = 6


def games(rules: str, seeds: range) -> None:
    for seed in seeds:
        one_game(rules, seed)


@pytest.mark.parametrize("rules", RULES)
def test_random_games_end_and_keep_every_law(rules: str) -> None:
    games(rules, range(FIRST))


@pytest.mark.slow
@pytest.mark.parametrize("tenth", range(10))
@pytest.mark.parametrize("rules", RULES)
def test_a_hundred_random_games_end_and_keep_every_law(rules: str, tenth: int) -> None:
    games(rules, range(max(FIRST, 10 * tenth), 10 * tenth + 10))


@pytest.mark.heavy
@pytest.mark.parametrize("tenth", range(10))
@pytest.mark.parametrize("rules", RULES)
def test_two_hundred_more_end_and_keep_every_law(rules: str, tenth: int) -> None:
    """The same under other seeds. `make long-laws` plays thousands."""
    games(rules, range(100 + 20 * tenth, 120 + 20 * tenth))
