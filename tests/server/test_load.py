"""Some games at once over real sockets; `python -m benchmarks.load` plays many."""

from pathlib import Path

import pytest

from benchmarks import load
from benchmarks.players import Player


@pytest.mark.slow
def test_ten_games_at_once_lose_nothing() -> None:
    found = load.load("ten", 10, 8, 0)
    assert found.errors == []
    assert found.lost == 0
    assert found.begun >= 10
    assert len(found.latencies) >= found.begun, "how many more there are hangs on the machine"
    assert "confirmed answers lost | 0" in load.report([found])


def test_what_is_lost_is_noticed(tmp_path: Path) -> None:
    player = Player("", 1, 0, 0)
    player.confirmed["a game that is not there"] = "runner", 7
    assert load.lost(f"sqlite:///{tmp_path / 'games.sqlite3'}", [player]) == 7
