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


LYING = """\
rules {}
turn runner 7

[corp]
credits 4
bad publicity 3
identity SYNC: Everything, Everywhere (flipped)
hand Hedge Fund (seen)
hand Hedge Fund
discard Snare! (seen)
removed PAD Campaign (faceup)
aside Enigma

[runner]
credits 6
clicks 2
removed Sure Gamble
score News Team
rig Spinal Modem (0 credit)

[HQ]
ice Ice Wall (seen)
ice Ice Wall

[run]
server HQ
at 6.9.2b
credits 2
"""


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_whatever_a_position_can_say_is_written(rules: str) -> None:
    """What is flipped, known, removed, set aside, spent or counts as an agenda, the turn, and the credits of
    bad publicity: they are in the pool in 1.4 and beside it in 26.03."""
    game = read_position(LYING.format(rules))
    again = read_position(write_position(game.state))
    assert [
        (card.face.name, card.zone, card.faceup, card.seen, card.turned, card.worth, card.counters)
        for card in again.state.cards
    ] == [
        (card.face.name, card.zone, card.faceup, card.seen, card.turned, card.worth, card.counters)
        for card in game.state.cards
    ]
    assert again.state.players == game.state.players
    assert again.state.turn == 7
    assert game.decision is not None
    assert again.decision is not None
    assert again.decision.texts == game.decision.texts


def test_what_a_position_cannot_say_is_refused() -> None:
    game = read_position(
        "turn runner\n[corp]\ncredits 9\ndeck 5x Hedge Fund\n[runner]\nrig Corroder\n"
        "[HQ]\nice Ice Wall (rezzed)\n[run]\nserver HQ\nat 6.9.3a\n"
    )
    assert game.view("runner").encounter is not None
    with pytest.raises(CannotWrite):
        write_position(game.state)
