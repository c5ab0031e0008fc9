"""The decks people know: facts, found by their addresses."""

import pytest

from rulerunner.cards.facts import facts
from rulerunner.decks import BadDeck, find_known, known, problems, read

FORMATS = {"gateway": "system_gateway"}


def test_there_are_fifty_eight_and_every_card_of_them_is_one() -> None:
    assert len(known()) == 58
    for slug, deck in known().items():
        assert deck.unknown == (), slug
        assert deck.identity in facts(), slug


@pytest.mark.parametrize("slug", [slug for slug in known() if slug.startswith("gateway")])
def test_the_decks_of_system_gateway_are_legal_there(slug: str) -> None:
    assert [str(each) for each in problems(known()[slug], "system_gateway")] == []


@pytest.mark.parametrize("slug", list(known()))
def test_a_known_deck_is_read_by_its_address(slug: str) -> None:
    for written in (slug, f"  {slug.upper()}\n", f"https://example.org/en/decklist/{slug}/"):
        assert read(written) is known()[slug]


def test_a_known_deck_is_not_one_of_the_other_family() -> None:
    with pytest.raises(BadDeck):
        read("ben-marsh-2012-gabe", "classic")


def test_an_address_that_ends_otherwise_is_no_known_deck() -> None:
    assert find_known("https://example.org/decklist/ben-marsh") is None
