"""Results on disk: work that was stopped goes on where it was."""

from pathlib import Path

import pytest

from rulerunner.work import BrokenJournal, Journal, local
from tests.work.tasks import note


def journal(path: Path, work: object = "notes") -> Journal[int]:
    return Journal(path, work, encode=lambda result: result, decode=int)


def test_work_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    pieces = [(str(tmp_path), number) for number in range(6)]
    path = tmp_path / "work.jsonl"
    first = journal(path).run(note, pieces)
    assert [next(first) for _ in range(3)] == [100, 101, 102]
    del first
    assert sorted(journal(path).known) == [0, 1, 2], "each result is on disk as it comes"
    assert list(journal(path).run(note, pieces, local(2))) == [100, 101, 102, 103, 104, 105]
    assert sorted((tmp_path / "done").read_text().split()) == ["0", "1", "2", "3", "4", "5"], "nothing twice"


def test_a_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    pieces = [(str(tmp_path), number) for number in range(3)]
    path = tmp_path / "work.jsonl"
    list(journal(path).run(note, pieces))
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    assert sorted(journal(path).known) == [0, 1]
    list(journal(path).run(note, pieces))
    assert path.read_bytes() == whole


def test_the_journal_of_other_work_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    list(journal(path, {"seed": 1}).run(note, [(str(tmp_path), 0)]))
    with pytest.raises(BrokenJournal, match="other work"):
        journal(path, {"seed": 2})
    path.write_text("a letter to a friend\n")
    with pytest.raises(BrokenJournal, match="no JSON"):
        journal(path)
