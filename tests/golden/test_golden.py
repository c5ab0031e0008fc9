"""Golden playthroughs: whole games that go the same way, answer by answer, until somebody means otherwise."""

import pytest

from rulerunner.rules import EDITIONS
from rulerunner.session import Replay, replay
from tools.golden import FOLDER, SEEDS, golden

GAMES = [(rules, seed) for rules in EDITIONS for seed in SEEDS]


@pytest.mark.parametrize(("rules", "seed"), GAMES)
def test_a_pinned_game_replays_to_its_end(rules: str, seed: int) -> None:
    record = Replay.read(FOLDER / f"{rules}-{seed}.jsonl")
    assert replay(record).over


@pytest.mark.parametrize(("rules", "seed"), GAMES)
def test_the_same_players_play_a_pinned_game_again_and_it_reads_the_same(rules: str, seed: int) -> None:
    now = golden(rules, seed)
    assert now.replay == (FOLDER / f"{now.name}.jsonl").read_text("utf-8"), "run: make golden"
    assert now.transcript == (FOLDER / f"{now.name}.txt").read_text("utf-8"), "run: make golden"
