"""No legal choice is missing and none too many is offered: the referee finds the same, at every decision.

RULERUNNER_REFEREE=1000 pytest tests/laws/test_referee.py      so many random games under each edition
"""

import os
from collections import Counter
from random import Random

import pytest

from rulerunner import EDITIONS, Game
from tests.support.playing import deadline, play_on
from tests.support.positions import random_game
from tests.support.referee import Unjudged, judge

GAMES = int(os.environ.get("RULERUNNER_REFEREE", "4"))
PARTS = 4


def watch(game: Game, where: str, tally: Counter[str]) -> None:
    """Have one decision judged."""
    if game.decision is None:
        return
    tally["decisions"] += 1
    try:
        verdict = judge(game)
    except Unjudged as unjudged:
        tally[unjudged.kind] += 1
        return
    assert verdict.agrees, (
        f"{where}: {game.decision.kind} ({game.decision.about}) of {game.decision.side}\n"
        f"legal and not offered: {sorted(verdict.missing)}\n"
        f"offered and not legal: {sorted(verdict.extra)}\n"
        f"answers: {game.answers}"
    )


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_offered_is_what_the_referee_finds_legal(rules: str, part: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(part, GAMES, PARTS):
        where = f"{rules}, game {seed}"
        with deadline(600, where):
            game = random_game(rules, seed)
            play_on(game, Random(seed), lambda game, where=where: watch(game, where, tally))  # type: ignore[misc]
    print(rules, dict(tally.most_common()))
