"""The sample decks: legal, playable, different, and in one piece after a journey through any file."""

from itertools import product

import pytest

from rulerunner import new_game
from rulerunner.cards.library import library
from rulerunner.decks import KINDS, Deck, problems, read, samples, write

HEAPS = list(product(("modern", "classic"), ("corp", "runner")))
DECKS = [
    pytest.param(deck, id=name) for family, side in HEAPS for name, deck in samples(family, side).items()
]


def test_there_are_enough_of_them() -> None:
    assert all(len(samples(family, side)) >= (8 if family == "modern" else 3) for family, side in HEAPS)


@pytest.mark.parametrize(("family", "side"), HEAPS)
def test_they_are_of_their_family_and_side(family: str, side: str) -> None:
    assert all(deck.family == family and deck.side == side for deck in samples(family, side).values())


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_is_legal_where_it_says_it_is(deck: Deck) -> None:
    assert deck.format
    assert problems(deck, deck.format) == []
    assert problems(deck) == []


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_says_its_plan(deck: Deck) -> None:
    assert deck.notes.startswith("Plan: ")


@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_has_playable_cards_only(deck: Deck) -> None:
    names = {deck.identity, *deck.cards} - {""}
    assert names <= library(deck.family).playable


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("deck", DECKS)
def test_a_sample_survives_any_kind_of_file(deck: Deck, kind: str) -> None:
    assert read(write(deck, kind), deck.family) == deck


@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03", "classic-1996"])
def test_any_two_samples_make_a_game(rules: str) -> None:
    family = "classic" if rules == "classic-1996" else "modern"
    for corp, runner in product(samples(family, "corp").values(), samples(family, "runner").values()):
        game = new_game(corp, runner, rules)
        assert game.decision is not None


def test_no_two_samples_are_alike() -> None:
    decks = [deck for family, side in HEAPS for deck in samples(family, side).values()]
    assert len(set(decks)) == len(decks) == len({deck.name for deck in decks})


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(ValueError, match="corp and runner"):
        samples("modern", "neutral")
