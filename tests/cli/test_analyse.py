"""`rulerunner analyse`: a game that was played is looked into, and what was found is not lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulerunner.cli import analyse as cli
from rulerunner.cli import main
from rulerunner.decks import samples, starter
from rulerunner.session import Match, Replay, Start


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The beginning of a game, in a file."""
    corp, runner = (starter(samples("modern", side)) for side in ("corp", "runner"))
    match = Match(Start.from_decks(corp, runner, "nisei-1.4", 3))
    for _ in range(4):
        match.reach()
        match.answer(0)
    file = tmp_path / "game.jsonl"
    Replay.of(match).write(file)
    return file


def test_what_was_found_is_told_and_kept_beside_the_replay(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(game), "--simulations", "2"]) == 0
    assert "chance of the Corp" in capsys.readouterr().out
    assert '"points"' in game.with_name("game.jsonl.analysis.json").read_text()


@pytest.mark.parametrize("more", [(), ("--svg", "no-such-folder/game.svg")])
def test_what_cannot_be_written_is_told_all_the_same(
    game: Path, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """It may have taken an hour."""
    if not more:
        game.with_name("game.jsonl.analysis.json").mkdir()
    assert main(["analyse", str(game), "--simulations", "2", *more]) == 2
    said = capsys.readouterr()
    assert "chance of the Corp" in said.out
    assert "cannot write" in said.err


def test_an_analysis_that_is_stopped_goes_on_and_leaves_nothing_behind(
    game: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(things: str) -> Callable[[int, int], None]:
        def show(done: int, whole: int) -> None:
            raise KeyboardInterrupt

        return show

    with monkeypatch.context() as patch:
        patch.setattr(cli, "progress", stopped)
        assert main(["analyse", str(game), "--simulations", "2", "--jobs", "1"]) == 130
    assert "goes on" in capsys.readouterr().err
    assert list(game.parent.glob("*.part"))
    assert main(["analyse", str(game), "--simulations", "2", "--jobs", "1"]) == 0
    assert sorted(file.name for file in game.parent.iterdir()) == ["game.jsonl", "game.jsonl.analysis.json"]
