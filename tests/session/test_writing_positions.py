"""A table written as the text of a position is the same table when it is read again."""

from pathlib import Path

import pytest

from rulerunner import Game, read_position
from rulerunner.positions_writing import CannotWrite, write_position

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.txt"))


def seen(game: Game) -> list[object]:
    """What both players see."""
    return [game.view("corp"), game.view("runner")]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_comes_back_as_it_was(file: Path) -> None:
    game = read_position(file.read_text("utf-8"), file.name)
    assert seen(read_position(write_position(game.state))) == seen(game)


def test_a_game_that_went_on_is_written_as_it_lies() -> None:
    game = read_position(
        "turn runner\n[corp]\ndeck 5x Hedge Fund\n[runner]\nhand Corroder\ndeck 5x Sure Gamble\n"
    )
    decision = game.decision
    assert decision is not None
    game.choose(next(n for n, option in enumerate(decision.options) if option.kind == "install"))
    again = read_position(write_position(game.state))
    assert [card.name for card in again.view("runner").rig] == ["Corroder"]
    assert again.view("runner").runner.clicks == 3
    assert again.view("runner").runner.credits == 3


def test_what_a_position_cannot_say_is_refused() -> None:
    game = read_position(
        "turn runner\n[corp]\ncredits 9\ndeck 5x Hedge Fund\n[runner]\nrig Corroder\n"
        "[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.3a\n"
    )
    assert game.view("runner").encounter is not None
    with pytest.raises(CannotWrite):
        write_position(game.state)
