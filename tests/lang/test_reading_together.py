"""Sentences that only make sense together: lists, games, quotations, what is done instead, noted choices."""

import pytest

from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import read
from rulerunner.lang.render import render_ability

EVENT = Facts("Dash", "runner", "event", ("run",))
RESOURCE = Facts("Den", "runner", "resource")
ICE = Facts("Gate", "corp", "ice", ("code gate",))
ASSET = Facts("Fund", "corp", "asset")
COUNTED = "Gate gains these subroutines after its others, once for each power counter on Gate: end the run."


def told(facts: Facts, text: str) -> list[str]:
    """What the reader made of a text, in the renderer's English."""
    reading = read(text, facts)
    assert reading.ok, reading.faults or reading.others
    return [render_ability(ability, facts.name, side=facts.side) for ability in reading.abilities]


@pytest.mark.parametrize(
    ("facts", "printed", "said"),
    [
        (
            EVENT,
            "Resolve 1 of the following: * Gain 4 credits. * Draw 2 cards. Remove 1 tag.",
            "Choose 1 of these: gain 4 credits; or draw 2 cards, then remove 1 tag.",
        ),
        (
            ICE,
            "Subroutine Play a psi game. If the bids differ, end the run.",
            "Subroutine: play a psi game; if the bids differ, end the run.",
        ),
        (
            ICE,
            "Subroutine Gain 1 credit. If the Runner is tagged, instead gain 3 credits.",
            "Subroutine: if the Runner is tagged, gain 3 credits; otherwise, gain 1 credit.",
        ),
        (
            ASSET,
            'If the Runner is tagged, Fund gains "click: Do 1 meat damage."',
            "If the Runner is tagged, you may spend 1 click: do 1 meat damage.",
        ),
        (
            EVENT,
            "Look at the top 4 cards of your stack. Add 1 of those cards to your grip.",
            (
                "Look at the top 4 cards of your stack. Choose 1 card among the cards in view. "
                "Move the chosen card to your grip."
            ),
        ),
        (
            ICE,
            'This ice gains "Subroutine End the run." for each hosted power counter.',
            COUNTED,
        ),
    ],
)
def test_sentences_are_read_with_those_they_belong_to(facts: Facts, printed: str, said: str) -> None:
    assert told(facts, printed) == [said]


def test_what_is_chosen_for_another_ability_is_noted_on_the_card() -> None:
    noted, used = told(
        RESOURCE,
        "When you install this resource, choose 1 installed piece of ice. "
        "Whenever you encounter the chosen ice, gain 1 credit.",
    )
    assert "remember" in noted.lower()
    assert "the remembered card" in used or "remembered" in used


def test_what_may_belong_to_the_run_or_come_after_it_is_not_guessed() -> None:
    reading = read("Run HQ. If successful, draw 2 cards. Gain 1 credit.", EVENT)
    assert not reading.ok
    assert "it does not say" in reading.faults[0]


def test_where_a_trashed_card_was_is_said_of_the_trashing() -> None:
    (ability,) = told(RESOURCE, "Whenever you trash 1 of your installed cards, gain 1 credit.")
    assert "from the table" in ability
