"""Icebreakers closely: for how long they are strong, and that they must be strong enough."""

import pytest

from tests.support.encounters import boost, can_break, meeting, strength_of, to_next_ice

LASTING: dict[str, tuple[int, int, str]] = {
    "Abagnale": (2, 2, ""),
    "Afterimage": (2, 2, "Ghost Runner (3 credit)"),
    "Aurora": (1, 3, ""),
    "Battering Ram": (3, 1, ""),
    "Cat's Cradle": (1, 1, ""),
    "Cleaver": (3, 1, ""),
    "Corroder": (2, 1, ""),
    "Crypsis": (0, 1, ""),
    "Eater": (2, 1, ""),
    "Faerie": (2, 1, ""),
    "Femme Fatale": (2, 1, ""),
    "Gingerbread": (2, 3, ""),
    "Hantu": (2, 2, ""),
    'Cerberus "Lady" H1': (3, 1, ""),
}
"""The printed strength of an icebreaker, what it adds for its price, and what else that takes."""
FOR_THE_RUN = ("Battering Ram",)
NOTES = {"Hantu": " (2 virus)", 'Cerberus "Lady" H1': " (4 power)"}


@pytest.mark.card(*LASTING)
@pytest.mark.parametrize("card", LASTING)
@pytest.mark.rule("nsg-26.03 3.9.5b", "nsg-26.03 3.9.5c")
def test_an_icebreaker_is_strong_for_the_encounter_unless_it_says_more(card: str) -> None:
    own, more, beside = LASTING[card]
    rig = (card + NOTES.get(card, ""), *([beside] if beside else []))
    t = meeting("Hunter", "Enigma", rig=rig)
    boost(t, card)
    assert strength_of(t, card) == own + more
    to_next_ice(t, "Enigma")
    assert strength_of(t, card) == own + (more if card in FOR_THE_RUN else 0)
    t.finish_run()
    assert strength_of(t, card) == own


TOO_WEAK = {
    "Audrey v2 (2 virus)": "Wall of Static",
    'Cerberus "Lady" H1 (4 power)': "Heimdall 1.0",
    "Faust": "Wall of Static",
    "Femme Fatale": "Hunter",
    "Gingerbread": "Hunter",
    "Lobisomem": "Tollbooth",
}
"""Icebreakers with ice of their kind that is stronger by some."""
WEAK = ("Audrey v2", 'Cerberus "Lady" H1', "Faust", "Femme Fatale", "Gingerbread", "Lobisomem")


@pytest.mark.card(*WEAK)
@pytest.mark.parametrize("card", TOO_WEAK)
@pytest.mark.rule("nsg-26.03 3.9.5g")
def test_an_icebreaker_breaks_nothing_on_stronger_ice(card: str) -> None:
    name = card.partition(" (")[0]
    t = meeting(TOO_WEAK[card], rig=(card,), hand=["5x Diesel"])
    while strength_of(t, name) < strength_of(t, TOO_WEAK[card]):
        assert not can_break(t, name)
        t.runner("use", "Datasucker")
    assert can_break(t, name)
