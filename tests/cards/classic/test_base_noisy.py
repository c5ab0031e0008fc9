"""The base set of 1996: noisy icebreakers, which cost the bits on stealth cards."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic
from tests.support.classic_corp import HAND
from tests.support.classic_runner import CORP
from tests.support.table import Table


def facing_a_wall(breaker: str, ice: str = "Data Wall", *stealth: str) -> Table:
    """A run on HQ into a rezzed wall, with a noisy icebreaker and stealth cards."""
    t = classic(
        corp=CORP,
        runner=Seat(credits=9, rig=[breaker, *stealth], hand=HAND),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    return t


def stealthy_bits(t: Table, *cards: str) -> int:
    return sum(t.counters(card, "credit") for card in cards)


PRICES = [
    ("Hammer", 0, 1, 2),
    ("Jackhammer", 1, 0, 1),
    ("Pile Driver", 0, 3, 3),
    ("Ramming Piston", 0, 2, 2),
    ("Wrecking Ball", 0, 0, 1),
]
"""How often its strength is raised for a Data Wall, the bits to break it, and the stealth bits lost."""


@pytest.mark.card("Hammer", "Jackhammer", "Pile Driver", "Ramming Piston", "Wrecking Ball")
@pytest.mark.parametrize(("breaker", "times", "bits", "lost"), PRICES)
def test_a_noisy_icebreaker_pays_from_the_pool_and_costs_bits_on_stealth_cards(
    breaker: str, times: int, bits: int, lost: int
) -> None:
    t = facing_a_wall(breaker, "Data Wall", "Cloak")
    breaking(t, by=breaker, times=times)
    assert t.happened("fully broken", "Data Wall")
    assert t.credits["runner"] == 9 - times - bits
    assert stealthy_bits(t, "Cloak") == 3 - lost


@pytest.mark.card("Hammer")
def test_the_runner_chooses_which_stealth_cards_go_without_and_no_more_is_lost_than_there_is() -> None:
    t = facing_a_wall("Hammer", "Data Wall", "Invisibility", "Vewy Vewy Quiet")
    breaking(t, by="Hammer")
    t.runner("card", "Vewy Vewy Quiet")
    t.runner("card", "Vewy Vewy Quiet")
    assert (stealthy_bits(t, "Invisibility"), stealthy_bits(t, "Vewy Vewy Quiet")) == (1, 0)
    alone = facing_a_wall("Hammer", "Data Wall", "Invisibility")
    breaking(alone, by="Hammer")
    assert stealthy_bits(alone, "Invisibility") == 0


@pytest.mark.card("Jackhammer")
def test_a_noisy_icebreaker_breaks_without_stealth_cards_too() -> None:
    t = facing_a_wall("Jackhammer")
    breaking(t, by="Jackhammer", times=1)
    assert t.happened("fully broken", "Data Wall")
