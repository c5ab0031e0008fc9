"""Work in pieces: the same results whoever does them, and however many of them die."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulerunner.work import HERE, BadPlace, PieceFailed, Place, local, parse, run
from tests.work.tasks import die, die_once, note, refuse, square, square_slowly


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_come_in_the_order_of_the_pieces_whatever_the_number_of_workers(workers: int) -> None:
    assert list(run(square_slowly, range(20), local(workers))) == [n * n for n in range(20)]


def test_no_pieces_are_no_work() -> None:
    assert list(run(square, [], local(3))) == []


def test_a_worker_that_dies_costs_its_piece_which_is_done_again(tmp_path: Path) -> None:
    pieces = [(str(tmp_path), number) for number in range(12)]
    assert list(run(die_once, pieces, local(2))) == list(range(12))
    assert sorted(int(mark.name) for mark in tmp_path.iterdir()) == [1, 5, 9], "three workers died"


def test_a_piece_that_every_worker_dies_of_is_given_up() -> None:
    with pytest.raises(PieceFailed, match=r"piece . was lost 4 times: a worker ended with code -9"):
        list(run(die, [0, 1], local(2)))


@pytest.mark.parametrize("on", [local(2)])
def test_an_error_of_the_task_is_told_with_its_piece(on: Place) -> None:
    with pytest.raises(PieceFailed, match=r"piece 3 failed(?s:.*)three is refused"):
        list(run(refuse, range(6), on))


def test_progress_is_told_as_pieces_are_done() -> None:
    told: list[tuple[int, int]] = []
    list(run(square, range(5), local(2), lambda done, total: told.append((done, total))))
    assert told == [(done, 5) for done in range(1, 6)]


def test_what_is_known_is_not_done_again(tmp_path: Path) -> None:
    pieces = [(str(tmp_path), number) for number in range(4)]
    assert list(run(note, pieces, local(2), known={1: 7})) == [100, 7, 102, 103]
    assert sorted((tmp_path / "done").read_text().split()) == ["0", "2", "3"]


def test_results_are_not_waited_for_longer_than_needed() -> None:
    """A reader that stops early leaves no worker behind and does not make the rest."""
    results = run(square_slowly, range(10_000), local(2))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]


def test_a_worker_ends_with_whoever_gave_it_work_even_in_the_middle_of_a_piece(tmp_path: Path) -> None:
    """Killed, that one can send nobody home, and a long piece would be done for nobody."""
    lines = (
        "from rulerunner.work import local, run",
        "from tests.work.tasks import tick_for_ever",
        f"list(run(tick_for_ever, [{str(tmp_path)!r}], local(2)))",
    )
    boss = subprocess.Popen([sys.executable, "-c", "\n".join(lines)], cwd=Path(__file__).parents[2])
    ticks, until = tmp_path / "ticks", time.monotonic() + 60
    while not ticks.exists() and time.monotonic() < until:
        time.sleep(0.05)
    boss.kill()
    boss.wait()
    for _ in range(10):
        seen = ticks.stat().st_size
        time.sleep(1)
        if ticks.stat().st_size == seen:
            return
    pytest.fail("the worker goes on")


def test_places_are_said_in_a_word() -> None:
    assert parse("local") == HERE
    assert parse("local", 3) == parse("local:3") == local(3)
    assert parse("ray") == Place("ray", 0)
    assert parse("ray:127.0.0.1:6379", 8) == Place("ray", 8, "127.0.0.1:6379")
    assert parse("local:3", 3) == local(3)
    with pytest.raises(BadPlace, match="'local:3' and 2 workers at once is too much said"):
        parse("local:3", 2)
    for wrong in ("moon", "local:none", "local:0", "local:-1"):
        with pytest.raises(BadPlace):
            parse(wrong)
