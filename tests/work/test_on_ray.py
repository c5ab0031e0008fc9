"""Work on Ray: a real cluster of two nodes on this machine, and one of them is killed in the middle."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulerunner.bots.arena import pairings, play_all
from rulerunner.decks import samples
from rulerunner.work import BadPlace, PieceFailed, Place, run
from tests.work.tasks import refuse, slow_note, square

pytestmark = pytest.mark.heavy
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


@pytest.fixture
def cluster() -> Iterator[Any]:
    utils = pytest.importorskip("ray.cluster_utils")
    paths = os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = paths
    found = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield found
    finally:
        found.shutdown()
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_a_node_that_is_killed_costs_only_its_pieces(cluster: Any, tmp_path: Path) -> None:
    second = cluster.add_node(num_cpus=1)
    on = Place("ray", 4, cluster.address)
    pieces = [(str(tmp_path), number) for number in range(24)]
    results = run(slow_note, pieces, on)
    found = [next(results) for _ in range(4)]
    done = threading.Event()

    def kill() -> None:
        cluster.remove_node(second, allow_graceful=False)
        done.set()

    threading.Thread(target=kill, daemon=True).start()
    found += list(results)
    assert done.wait(60), "the node was killed while there was work"
    assert found == [100 + number for number in range(24)]
    times = (tmp_path / "done").read_text().split()
    assert set(map(int, times)) == set(range(24))
    assert len(times) <= 24 + 4, "at most the pieces in flight were done twice"


def test_the_arena_plays_the_same_games_on_ray(cluster: Any) -> None:
    decks = (list(samples("modern", "corp").values()), list(samples("modern", "runner").values()))
    games = pairings("nisei-1.4", ("random", "thumb"), decks, 8, 3)
    on = Place("ray", 0, cluster.address)
    assert list(play_all(games, on)) == list(play_all(games))


def test_an_error_of_the_task_is_told_with_its_piece(cluster: Any) -> None:
    with pytest.raises(PieceFailed, match="three is refused"):
        list(run(refuse, range(6), Place("ray", 2, cluster.address)))


def test_ray_is_started_here_when_no_address_is_given() -> None:
    pytest.importorskip("ray")
    started = time.monotonic()
    assert list(run(square, range(5), Place("ray", 1))) == [0, 1, 4, 9, 16]
    assert time.monotonic() - started < 120


def test_an_address_where_nobody_is_gets_a_clear_answer() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadPlace, match="no Ray cluster"):
        list(run(square, range(5), Place("ray", 1, "127.0.0.1:1")))
