"""Writing decks, and reading back what was written."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulerunner.cards.facts import facts
from rulerunner.decks import KINDS, BadDeck, Deck, read, summary, write

NAMES = {family: sorted(facts(family)) for family in ("modern", "classic")}
IDENTITIES = [name for name, card in facts().items() if card.type == "identity"]
CARDS = [name for name, card in facts().items() if card.type != "identity"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("family", ["modern", "classic"])
def test_every_card_there_is_can_be_written_and_read_again(family: str, kind: str) -> None:
    names = CARDS if family == "modern" else NAMES["classic"]
    for start in range(0, len(names), 500):
        part = tuple(names[start : start + 500])
        deck = (
            Deck("Noise: Hacker Extraordinaire", part)
            if family == "modern"
            else Deck("", part, family="classic")
        )
        assert read(write(deck, kind), family) == deck


@pytest.mark.parametrize("kind", KINDS)
def test_every_identity_can_be_written_and_read_again(kind: str) -> None:
    for name in IDENTITIES:
        assert read(write(Deck(name, ("Djinn",)), kind)) == Deck(name, ("Djinn",))


@settings(max_examples=100, deadline=None)
@given(
    st.sampled_from(IDENTITIES),
    st.dictionaries(st.sampled_from(CARDS), st.integers(1, 6), min_size=1, max_size=20),
    st.sampled_from(sorted(KINDS)),
)
def test_any_deck_survives_any_kind_of_file(identity: str, counts: dict[str, int], kind: str) -> None:
    deck = Deck.of(
        identity, counts, name="A name: with marks", format="eternal", notes="One line\nformat: two"
    )
    again = read(write(deck, kind))
    assert again == deck
    assert again.notes == deck.notes
    if kind != "octgn":  # which has no place for them
        assert (again.name, again.format) == (deck.name, deck.format)


def test_text_shows_sections_influence_and_sums() -> None:
    deck = Deck.of("Noise: Hacker Extraordinaire", {"Djinn": 2, "Diesel": 2}, name="Small", notes="A note")
    assert write(deck) == (
        "# Name: Small\n# A note\n\nNoise: Hacker Extraordinaire\n\nEvent (2)\n2x Diesel ••••\n\n"
        "Program (2)\n2x Djinn\n\n# 4 cards (at least 45), 4 influence (at most 15)\n"
    )


def test_the_sums_of_a_corp_deck_say_how_many_agenda_points_it_needs() -> None:
    assert summary(Deck.of("NBN: Making News", {"Breaking News": 2})) == (
        "2 cards (at least 45), 0 influence (at most 15), 2 agenda points (20 or 21)"
    )


def test_only_cards_can_be_written_and_only_in_known_kinds() -> None:
    with pytest.raises(BadDeck, match="Djin"):
        write(Deck("", ("Djin",)))
    with pytest.raises(ValueError, match="octgn"):
        write(Deck("", ("Djinn",)), "pdf")
