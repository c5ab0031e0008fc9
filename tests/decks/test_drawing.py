"""Decks drawn at random from all playable cards."""

import pytest

from rulerunner.cards.library import library
from rulerunner.decks.construction import problems
from rulerunner.decks.drawing import drawn_deck
from rulerunner.lang.words import CORP, RUNNER, Side


@pytest.mark.parametrize("family", ["modern", "classic"])
@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_a_drawn_deck_is_legal_and_playable(family: str, side: Side) -> None:
    decks = [drawn_deck(family, side, seed) for seed in range(5)]
    for deck in decks:
        assert problems(deck) == []
        assert {*deck.cards} <= library(family).playable
    assert len({deck.cards for deck in decks}) == 5
    assert drawn_deck(family, side, 3) == decks[3]
