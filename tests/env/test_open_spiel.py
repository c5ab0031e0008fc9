"""OpenSpiel: its own tests, and its own search at the table."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.heavy
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def spiel() -> Any:
    found = pytest.importorskip("pyspiel")
    import rulerunner.env.open_spiel  # noqa: F401  registers the game

    return found


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03", "classic-1996"])
def test_the_game_passes_open_spiels_random_simulations(spiel: Any, rules: str) -> None:
    game = spiel.load_game(
        "netrunner", {"rules": rules, "corp": "samples", "runner": "samples", "longest": 300}
    )
    spiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_game_is_registered_and_says_what_it_is(spiel: Any) -> None:
    assert "netrunner" in spiel.registered_names()
    game = spiel.load_game("netrunner(corp=samples)")
    assert game.num_players() == 2
    assert game.get_type().short_name == "netrunner"
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert abs(sum(chance for _, chance in state.chance_outcomes()) - 1) < 1e-9


def test_deals_and_lengths_that_there_are_not_are_refused(spiel: Any) -> None:
    state = spiel.load_game("netrunner").new_initial_state()
    with pytest.raises(ValueError, match="there are deals from 0 to 1023, not 1024"):
        state.apply_action(1024)
    with pytest.raises(ValueError, match="longest is a whole number from 1, not 0"):
        spiel.load_game("netrunner(longest=0)")


def test_a_resampled_state_looks_the_same_to_its_player(spiel: Any) -> None:
    game = spiel.load_game("netrunner")
    chance = random.Random(4)
    state = game.new_initial_state()
    state.apply_action(7)
    differed = False
    for _ in range(120):
        player = state.current_player()
        seen = state.observation_string(player)
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == seen
        assert other.legal_actions() == state.legal_actions()
        differed |= other.observation_string(1 - player) != state.observation_string(1 - player)
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert differed, "what is hidden is drawn anew"


def test_open_spiels_search_plays() -> None:
    pytest.importorskip("pyspiel")
    done = subprocess.run(
        [
            sys.executable,
            str(ROOT / "examples/open_spiel_mcts.py"),
            "--simulations",
            "6",
            "--decisions",
            "30",
        ],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert "runner " in done.stdout
    assert "the Runner" in done.stdout.splitlines()[-1]
