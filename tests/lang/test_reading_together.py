"""Sentences that only make sense together: lists, games, quotations, what is done instead, noted choices."""

import pytest

from rulerunner.lang import instructions as i
from rulerunner.lang.abilities import Paid, When
from rulerunner.lang.conditions import CanInterface
from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import read
from rulerunner.lang.render import render_ability

EVENT = Facts("Dash", "runner", "event", ("run",))
RESOURCE = Facts("Den", "runner", "resource")
BREAKER = Facts("Wrench", "runner", "program", ("icebreaker", "killer"))
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
                "Look at the top 4 cards of your stack. Choose 1 card in view. "
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
    (ability,) = told(RESOURCE, "Whenever you trash 1 of your installed cards, gain 3 credits.")
    assert "from the table" in ability


@pytest.mark.parametrize(
    ("facts", "printed"),
    [
        (RESOURCE, "When your turn begins, you may pay 1 credit to draw 1 card. Gain 2 credits."),
        (
            ASSET,
            (
                "When your turn begins, play a psi game. If the bids differ, you may trash this asset. "
                "If you do, do 1 net damage. Gain 1 credit."
            ),
        ),
    ],
)
def test_what_may_belong_to_what_is_paid_for_is_read_both_ways(facts: Facts, printed: str) -> None:
    reading = read(printed, facts)
    assert not reading.ok
    assert len(reading.others) == 1


def test_what_is_done_with_a_card_that_was_paid_for_belongs_to_it() -> None:
    (ability,) = read(
        "When your turn begins, you may pay 1 credit to search your stack for 1 program. "
        "Install the card you found.",
        RESOURCE,
    ).abilities
    assert isinstance(ability, When)
    (offer,) = ability.block
    assert isinstance(offer, i.May)
    assert isinstance(offer.then[-1], i.InstallCard)


def test_a_server_that_is_spoken_of_later_is_noted_on_the_card() -> None:
    (ability,) = read(
        "click: Choose a server. For the remainder of this turn, whenever you breach that server, "
        "access 1 additional card.",
        RESOURCE,
    ).abilities
    assert isinstance(ability, Paid)
    chosen, noted, _ = ability.block
    assert isinstance(chosen, i.ChooseServer)
    assert noted == i.RememberServer()


@pytest.mark.parametrize(
    ("facts", "printed", "zone"),
    [
        (BREAKER, "Whenever the Corp rezzes a barrier, you may install this program from your heap.", "heap"),
        (
            ASSET,
            "When your turn begins, if this card is in Archives, you may add it to HQ.",
            "Archives",
        ),
    ],
)
def test_what_a_card_does_from_a_pile_is_active_there(facts: Facts, printed: str, zone: str) -> None:
    (ability,) = read(printed, facts).abilities
    assert isinstance(ability, When)
    assert ability.active_in == zone


def test_an_ability_that_interfaces_and_breaks_nothing_asks_whether_it_can() -> None:
    (ability,) = read(
        "Interface -> 2 credits: The ice you are encountering gets -3 strength for the remainder of this "
        "encounter.",
        BREAKER,
    ).abilities
    assert isinstance(ability, Paid)
    assert ability.condition == CanInterface()


def test_the_other_player_does_not_look_at_cards_by_a_word_of_ones_own() -> None:
    reading = read("The Corp may look at the top 3 cards of R&D and arrange them in any order.", EVENT)
    assert not reading.ok
    assert "the other player looks at cards" in reading.faults[0]


def test_a_replacement_that_has_to_be_paid_for_is_not_read_as_one_that_happens() -> None:
    text = (
        "When you make a successful run on Archives, instead of breaching it, you may pay 2 credits to "
        "draw 1 card."
    )
    assert not read(text, RESOURCE).ok
