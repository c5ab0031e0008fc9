"""What cards say about decks is what decks are built by."""

import pytest

from rulerunner.cards.library import library
from rulerunner.decks.exceptions import ALLIANCES, STIPULATIONS, alliance, stipulated

FREE = ("Consulting Visit", "Jeeves Model Bioroids", "Mumba Temple", "Mumbad Virtual Tour", "Raman Rai")


def test_every_alliance_card_that_can_be_played_is_looked_at() -> None:
    assert set(FREE) == set(ALLIANCES) & library("modern").playable


@pytest.mark.card(*FREE)
@pytest.mark.parametrize("name", FREE)
def test_an_alliance_card_says_when_it_is_free(name: str) -> None:
    assert alliance(library("modern").faces[name]) == ALLIANCES[name]


SAID = ("Ampère: Cybernetics For Anyone", "Nova Initiumia: Catalyst & Impetus")


@pytest.mark.card(*SAID)
@pytest.mark.parametrize("name", SAID)
def test_an_identity_says_what_it_asks_of_its_deck(name: str) -> None:
    assert stipulated(library("modern").faces[name]) == STIPULATIONS[name]
    assert stipulated(library("modern").faces[name]) != stipulated(
        library("modern").faces["Noise: Hacker Extraordinaire"]
    )
