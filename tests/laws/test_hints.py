"""What a state remembers only to save work changes nothing: a game that forgets it goes the same way."""

from random import Random

import pytest

from rulerunner.rules import EDITIONS
from rulerunner.state.codec import HINTS
from rulerunner.state.state import State
from tests.support.positions import random_game


def forget(s: State) -> None:
    """Have everything looked at anew that one might have known there is nothing to see in."""
    s.displaced = s.viral = s.hosting = s.awake = s.watchful = s.eventful = True
    s.awaited = s.roots = s.silence = None


def test_every_hint_is_forgotten() -> None:
    assert set(HINTS) == {
        "displaced",
        "viral",
        "hosting",
        "awake",
        "watchful",
        "eventful",
        "awaited",
        "roots",
        "silence",
    }


@pytest.mark.parametrize("rules", sorted(EDITIONS))
@pytest.mark.parametrize("seed", range(8))
def test_a_game_that_forgets_its_hints_goes_the_same_way(rules: str, seed: int) -> None:
    game, chance = random_game(rules, seed), Random(seed)
    forgetful = game.clone()
    for count in range(250):
        decision = game.decision
        assert forgetful.decision == decision
        if decision is None:
            break
        if count % 25 == 0:
            assert forgetful.digest() == game.digest()
        index = int(chance.random() * len(decision.options))
        forget(forgetful.state)
        game.choose(index)
        forgetful.choose(index)
    assert forgetful.digest() == game.digest()
    assert forgetful.events == game.events
