"""Going through a game step by step comes to the same as going from choice to choice."""

from random import Random

import pytest

from rulerunner import EDITIONS, Game
from rulerunner.kernel import machine
from rulerunner.state.codec import digest
from rulerunner.state.decision import Decision
from rulerunner.state.log import written
from rulerunner.state.state import State
from tests.support.positions import random_game


def slowly(s: State) -> Decision | None:
    """Go on to the next choice, one step at a time."""
    while s.result is None:
        decision = machine.tick(s)
        if decision is not None:
            if len(decision.options) > 1:
                return decision
            machine.take(s, decision, decision.options[0])
    return None


def compare(game: Game, seed: int) -> None:
    other = game.state.clone()
    rng = Random(seed)
    while game.decision is not None:
        index = rng.randrange(len(game.decision.options))
        decision = machine.tick(other)
        assert decision is not None
        machine.answer(other, decision, index)
        game.choose(index)
        assert slowly(other.clone()) == game.decision
        slowly(other)
        assert digest(other) == game.digest()
    assert written(other) == game.events


@pytest.mark.parametrize("rules", EDITIONS)
def test_steps_and_strides_come_to_the_same(rules: str) -> None:
    for seed in range(4):
        compare(random_game(rules, seed), seed)
