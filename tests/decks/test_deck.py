"""A deck: its cards, what they add up to, and when two decks are the same."""

import pytest

from rulerunner import new_game
from rulerunner.decks import Deck

NOISE = "Noise: Hacker Extraordinaire"


def test_the_order_of_the_cards_makes_no_difference_to_the_deck() -> None:
    one = Deck(NOISE, ("Djinn", "Corroder", "Djinn"))
    other = Deck(NOISE, ("Djinn", "Djinn", "Corroder"), name="another name", notes="other notes")
    assert one == other
    assert hash(one) == hash(other)
    assert one != Deck(NOISE, ("Djinn", "Corroder"))
    assert one != Deck("", one.cards)


def test_the_order_of_the_cards_makes_no_difference_to_the_game() -> None:
    corp = ("Hedge Fund",) * 10 + ("Ice Wall",) * 10
    games = [new_game(Deck("", cards), Deck("", ("Sure Gamble",) * 20)) for cards in (corp, corp[::-1])]
    assert games[0].digest() == games[1].digest()


def test_a_deck_counts_its_cards() -> None:
    deck = Deck.of(NOISE, {"Djinn": 2, "Corroder": 3}, name="Two")
    assert deck.counts() == {"Corroder": 3, "Djinn": 2}
    assert (deck.size, deck.name, deck.side, deck.agenda_points) == (5, "Two", "runner", 0)


def test_a_deck_without_an_identity_is_of_the_side_of_most_cards() -> None:
    assert Deck("", ("Hedge Fund", "Hedge Fund", "Diesel")).side == "corp"
    assert Deck("", ()).side == ""


@pytest.mark.rule("nsg-26.03 1.4.6")
def test_agenda_points_are_those_printed_on_every_copy() -> None:
    deck = Deck.of("NBN: Making News", {"Breaking News": 3, "Priority Requisition": 2, "Hedge Fund": 3})
    assert deck.agenda_points == 9


@pytest.mark.rule("nsg-26.03 1.4.5", "nsg-26.03 1.4.5a")
def test_influence_is_counted_by_copy_and_out_of_faction_only() -> None:
    deck = Deck.of(NOISE, {"Diesel": 2, "Corroder": 3, "Sure Gamble": 3, "Account Siphon": 1})
    assert deck.influence_costs() == {"Diesel": 4, "Account Siphon": 4}
    assert deck.influence == 8


@pytest.mark.rule("nsg-26.03 1.4.5")
def test_a_neutral_card_with_an_influence_cost_costs_it_in_every_deck() -> None:
    deck = Deck.of("NBN: Making News", {"Vanity Project": 3, "Hedge Fund": 3})
    assert deck.influence_costs() == {"Vanity Project": 3}


@pytest.mark.rule("nsg-26.03 2.14.3")
@pytest.mark.parametrize(
    ("alliance", "enough", "too_little"),
    [
        ("Jeeves Model Bioroids", {"Viktor 1.0": 3, "Ichi 1.0": 3}, {"Viktor 1.0": 3, "Ichi 1.0": 2}),
        ("Jeeves Model Bioroids", {"Viktor 1.0": 3, "Ichi 1.0": 3}, {"Viktor 1.0": 3, "Product Recall": 3}),
        ("PAD Factory", {"PAD Campaign": 3}, {"PAD Campaign": 2}),
        ("Mumba Temple", {"Enigma": 15}, {"Enigma": 16}),
        ("Museum of History", {"Hedge Fund": 49}, {"Hedge Fund": 48}),
        ("Mumbad Virtual Tour", {"PAD Campaign": 7}, {"PAD Campaign": 6}),
    ],
)
def test_an_alliance_card_costs_nothing_once_its_allies_are_there(
    alliance: str, enough: dict[str, int], too_little: dict[str, int]
) -> None:
    with_allies = Deck.of("NBN: Making News", {alliance: 1, **enough})
    without = Deck.of("NBN: Making News", {alliance: 1, **too_little})
    assert alliance not in with_allies.influence_costs()
    assert alliance in without.influence_costs()


@pytest.mark.rule("nsg-26.03 1.4.1")
def test_the_professor_pays_for_further_copies_of_a_program_only() -> None:
    deck = Deck.of("The Professor: Keeper of Knowledge", {"Medium": 2, "Corroder": 1, "Easy Mark": 1})
    assert deck.influence_costs() == {"Medium": 3, "Easy Mark": 1}
