"""`rulerunner design` at the command line: faults, choices of a card, and a file that is watched."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from rulerunner.cli import main

WALL = "Low Wall\ntype: ice\nsubtypes: barrier\ncost: 1\nstrength: 3\n\nSubroutine End the run.\n"
TREE = "Money Tree\ntype: resource\ncost: 1\n\nWhen your turn begins, gain 2 credits.\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.txt"
    path.write_text(f"{WALL}\n---\n{TREE}", "utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    found = capsys.readouterr()
    return code, found.out, found.err


def test_every_card_of_the_file_is_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "design", file)
    assert code == 0
    assert "Low Wall (home-made)" in out
    assert "Money Tree (home-made)" in out
    assert "--play" in out


def test_one_card_can_be_chosen(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "design", file, "--card", "money tree")
    assert "Low Wall" not in out
    code, _, err = told(capsys, "design", file, "--card", "Oak")
    assert code == 2
    assert "there is Low Wall, Money Tree" in err


def test_it_is_told_in_the_words_of_an_edition(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(
        "Hot Tree\ngame: classic\ntype: resource\ncost: 1\n\nWhen your turn begins, gain 2 bits.\n"
    )
    _, out, _ = told(capsys, "design", file)
    assert "gain 2 bits" in out


def test_several_cards_are_one_module(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "design", file, "--python")
    assert code == 0
    assert out.count("CARDS: dict") == 1
    assert out.count("import EndRun") + out.count("import Ability") == 2
    made: dict[str, Any] = {}
    exec(out, made)
    assert sorted(made["CARDS"]) == ["Low Wall", "Money Tree"]


def test_a_card_with_a_fault_is_not_played(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(WALL.replace("End", "Ennd"), "utf-8")
    assert told(capsys, "design", file)[0] == 1
    for option in ("--play", "--python", "--data", "--balance"):
        code, out, err = told(capsys, "design", file, option)
        assert code == 2
        assert not out
        assert "^^^^" in err
        assert "cannot be played yet" in err


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"", "no card in it"), (b"\xff\xfe\x00", "no text file"), (b"x" * 100_001, "too large")],
)
def test_a_file_that_is_none_is_refused(
    content: bytes, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(content)
    code, _, err = told(capsys, "design", file)
    assert code == 2
    assert says in err


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "design", tmp_path / "nothing.txt")
    assert code == 2
    assert "nothing.txt" in err


def test_a_watched_file_is_shown_again_at_each_save(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = iter([WALL.replace("3", "7"), "", None])

    def sleep(_: float) -> None:
        text = next(saves)
        if text is None:
            raise KeyboardInterrupt
        file.write_text(text, "utf-8")
        stamp = time.time() + 10 * (1 + len(text))
        os.utime(file, (stamp, stamp))

    monkeypatch.setattr(time, "sleep", sleep)
    code, out, _ = told(capsys, "design", file, "--watch")
    assert code == 0
    assert out.index("strength 3") < out.index("strength 7") < out.index("no card in it")


def test_bots_that_are_none_are_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "design", file, "--balance", "--bots", "thumbb")
    assert code == 2
    assert "thumb" in err
