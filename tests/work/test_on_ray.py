"""Work on Ray: a real cluster of two nodes on this machine, and one of them is killed in the middle."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rulerunner import EDITIONS
from rulerunner.bots.arena import pairings, play_all, tally
from rulerunner.bots.balance import balance, trials
from rulerunner.bots.balance_text import picture as balance_picture
from rulerunner.bots.balance_text import report
from rulerunner.bots.ladder import meetings, play_on
from rulerunner.bots.ladder_text import page, picture
from rulerunner.cli import main
from rulerunner.decks import samples
from rulerunner.designs.data import definition
from rulerunner.designs.making import designs
from rulerunner.work import BadPlace, PieceFailed, Place, local, run
from tests.work.tasks import refuse, slow_note, square

pytestmark = pytest.mark.heavy
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
RULES = "nisei-1.4"
BOTS = ("thumb", "random")
PATIENT = {
    # A node that is gone is missed within seconds; one that is only slow, on a busy machine, is waited for.
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "60000",
    "RAY_gcs_server_port_wait_time_s": "300",
}
STARTS = 3
"""Ray gives a node half a minute to start; a busy machine may need another try."""
CARD = "Thicker Wall\nlike: Ice Wall, but strength 3\n"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of one node; a play adds those it means to kill."""
    utils = pytest.importorskip("ray.cluster_utils")
    paths = os.pathsep.join(filter(None, [str(Path.cwd()), os.environ.get("PYTHONPATH")]))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**PATIENT, "PYTHONPATH": paths}.items():
            patch.setenv(name, value)
        found = utils.Cluster()
        added(found, include_dashboard=False)
        yield found
        found.shutdown()


def added(cluster: Any, **more: Any) -> Any:
    """Another node."""
    for left in reversed(range(STARTS)):
        try:
            return cluster.add_node(num_cpus=1, **more)
        except Exception as error:  # Ray raises nothing more telling
            if not left or "timed out" not in str(error):
                raise
    raise AssertionError("tried at least once")


@pytest.fixture
def node(cluster: Any) -> Iterator[Callable[[], None]]:
    """A second node of the cluster. To call it kills it, once, and only then goes on."""
    alive = [added(cluster)]

    def kill() -> None:
        if alive:
            cluster.remove_node(alive.pop(), allow_graceful=False)

    yield kill
    assert not alive, "the play was to kill it"


def test_a_node_that_is_killed_costs_only_its_pieces(
    cluster: Any, node: Callable[[], None], tmp_path: Path
) -> None:
    pieces = [(str(tmp_path), number) for number in range(24)]
    results = run(slow_note, pieces, Place("ray", 4, cluster.address))
    found = [next(results) for _ in range(4)]
    node()
    found += list(results)
    assert found == [100 + number for number in range(24)]
    times = (tmp_path / "done").read_text().split()
    assert set(map(int, times)) == set(range(24))
    assert len(times) <= 24 + 4, "at most the pieces in flight were done twice"


# --- the same bit by bit ----------------------------------------------------------------------------------

Report = dict[str, bytes]
Step = Callable[[], None]
"""Is called after each result."""


def arena_report(folder: Path, on: Place, step: Step) -> Report:
    decks = (list(samples("modern", "corp").values()), list(samples("modern", "runner").values()))
    played = []
    for each in play_all(pairings(RULES, BOTS, decks, 24, 3), on, folder / "arena.jsonl"):
        played.append(each)
        step()
    return {"figures": json.dumps(tally(played).to_data()).encode()}


def ladder_report(folder: Path, on: Place, step: Step) -> Report:
    played = []
    for game in play_on(meetings([RULES], BOTS, 3), folder / "ladder.jsonl", on, lambda done, of: None):
        played.append(game)
        step()
    return {"page": page(played, "ladder", "here", "").encode(), "picture": picture(played).encode()}


def selfplay_report(folder: Path, on: Place, step: Step) -> Report:
    data = pytest.importorskip("rulerunner.data")
    family = EDITIONS[RULES].family
    decks = (tuple(samples(family, "corp").values()), tuple(samples(family, "runner").values()))
    making = data.Making(RULES, BOTS, decks, 8, 9, True, 1)
    decisions = data.make(making, folder / "set", on, lambda done, of: step())
    return {"decisions": b"%d" % decisions}


def balance_report(folder: Path, on: Place, step: Step) -> Report:
    (card,) = designs(CARD)
    assert card.face is not None
    every = trials(definition(card.face), RULES, "modern", 8, 1, BOTS)
    so_far = []
    for total in balance(every, on, folder / "balance.jsonl"):
        so_far.append(total)
        step()
    total = so_far[-1]
    words = "\n".join(report(card.face.name, RULES, total))
    drawn = balance_picture(card.face.name, total)
    return {"figures": json.dumps(total.to_data()).encode(), "words": words.encode(), "drawn": drawn.encode()}


def whole(make: Callable[[Path, Place, Step], Report], folder: Path, on: Place, step: Step) -> Report:
    """The report, and every file that was written on the way."""
    folder.mkdir()
    found = make(folder, on, step)
    files = {str(file.relative_to(folder)): file for file in folder.rglob("*") if file.is_file()}
    assert files, "results are on disk"
    return found | {name: file.read_bytes() for name, file in files.items()}


@pytest.mark.parametrize("make", [arena_report, ladder_report, selfplay_report, balance_report])
def test_a_report_is_the_same_to_the_bit_wherever_it_is_made(
    cluster: Any, node: Callable[[], None], make: Callable[[Path, Place, Step], Report], tmp_path: Path
) -> None:
    """Here, by two processes, and on two nodes of which one is killed after the first result."""
    alone = whole(make, tmp_path / "alone", local(1), lambda: None)
    assert whole(make, tmp_path / "two", local(2), lambda: None) == alone
    assert whole(make, tmp_path / "ray", Place("ray", 0, cluster.address), node) == alone


def test_a_command_prints_its_report_and_nothing_else_though_a_node_is_lost(
    cluster: Any, node: Callable[[], None], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "--games", "24", "--corp", "thumb", "--runner", "random", "--json"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    node()
    assert main([*words, "--on", f"ray:{cluster.address}"]) == 0
    assert capsys.readouterr().out == alone


def test_an_error_of_the_task_is_told_with_its_piece(cluster: Any) -> None:
    with pytest.raises(PieceFailed, match="three is refused"):
        list(run(refuse, range(6), Place("ray", 2, cluster.address)))


def test_an_address_where_nobody_is_gets_a_clear_answer() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadPlace, match="no Ray cluster"):
        list(run(square, range(5), Place("ray", 1, "127.0.0.1:1")))


def test_ray_is_started_here_when_no_address_is_given(cluster: Any) -> None:
    """A cluster that runs on the same machine is not meant."""
    assert list(run(square, range(5), Place("ray", 1))) == [0, 1, 4, 9, 16]
