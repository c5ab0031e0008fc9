"""Decks for environments: pools, samples, and random decks that are legal."""

from random import Random

import pytest

from rulerunner import EDITIONS, BadDeck
from rulerunner.decks import obstacles, samples
from rulerunner.env.decks import Decks, random_deck
from rulerunner.lang.words import Side

SIDES: tuple[Side, Side] = ("corp", "runner")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("rules", "format"),
    [
        ("nisei-1.4", "casual"),
        ("nsg-26.03", "eternal"),
        ("nsg-26.03", "system_gateway"),
        ("classic-1996", "classic"),
    ],
)
def test_random_decks_are_legal_in_their_format_and_differ(rules: str, format: str, side: Side) -> None:
    edition = EDITIONS[rules]
    decks = [random_deck(side, edition, format, Random(seed)) for seed in range(12)]
    for deck in decks:
        assert obstacles(deck, edition, format) == []
        assert deck.side == side
    assert len(set(decks)) > 6
    assert decks[3] == random_deck(side, edition, format, Random(3)), "the same chance makes the same deck"


def test_a_pool_is_drawn_from_evenly() -> None:
    pool = Decks(["samples", "random:casual"], "runner", EDITIONS["nisei-1.4"])
    chance = Random(1)
    drawn = {pool.draw(chance).name for _ in range(120)}
    assert drawn == {*samples("modern", "runner"), "random"}


def test_decks_that_cannot_be_played_are_refused_in_words() -> None:
    edition = EDITIONS["nisei-1.4"]
    for choice, why in (
        ("no such deck", "there is no deck 'no such deck'"),
        ("random:classic", "no format of the cards"),
        ("3x Hedge Fund\n3x Ice Wall", "no identity"),
        ([], "there is no deck"),
        (next(iter(samples("modern", "runner").values())), "no deck of the corp's"),
    ):
        with pytest.raises(BadDeck, match=why):
            Decks(choice, "corp", edition)
