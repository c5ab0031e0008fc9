"""Breakers before ice with more subroutines than they break at once: a line a card."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Sub
from rulerunner.lang.instructions import Gain
from tests.support.faces import made, table
from tests.support.table import Table

MANY = made("Many", "ice", *6 * (Sub((Gain(1),)),), strength=1, subtypes=("code gate", "sentry", "tracer"))
BREAKERS = {
    "Black Orchestra": (1, 2),
    "Gbahali": (0, 1),
    "Gingerbread": (0, 1),
    "Grappling Hook": (0, 5),
    "Ika": (1, 2),
    "Leviathan": (0, 3),
    "Living Mural": (2, 1),
    "MKUltra": (1, 2),
    "Penrose": (1, 1),
    "Puffer": (2, 1),
    "Slap Vandal": (1, 1),
    "Umbrella": (1, 3),
}
"""The number of the ability, and how many subroutines it breaks."""
ON_ICE = ("Ika", "Living Mural", "Slap Vandal")
INSTALLED = {"Boomerang": (1, 2), "Cyber-Cypher": (1, 1), "Penrose": (1, 1)}


def met(*rig: str, hand: tuple[str, ...] = ()) -> Table:
    runner = Seat(credits=20, hand=[*hand, "5x Diesel"], rig=list(rig))
    corp = Seat(deck=["9x Hedge Fund"])
    return table(MANY, corp=corp, runner=runner, servers={"HQ": At(ice=["Many (rezzed)"])})


def broken_by(t: Table, card: str, ability: int) -> int:
    """How many subroutines an ability breaks."""
    if t.game.state.run is None:
        t.run("HQ")
    while not t.can("use", card, ability=ability):
        t.passes()
    before = len(t.events("subroutine broken"))
    t.runner("use", card, ability=ability)
    while t.decision.kind == "choose subroutine":
        t.runner("subroutine", number=t.find("subroutine")[0].number)
    return len(t.events("subroutine broken")) - before


@pytest.mark.card(*BREAKERS)
@pytest.mark.parametrize("card", BREAKERS)
def test_how_many_subroutines_an_ability_breaks(card: str) -> None:
    ability, number = BREAKERS[card]
    trojan = ["Slap Vandal (on Many)"] if card == "Umbrella" else []
    t = met(f"{card} (on Many)" if card in ON_ICE else card, *trojan)
    assert broken_by(t, card, ability) == number


@pytest.mark.card(*INSTALLED)
@pytest.mark.parametrize("card", INSTALLED)
def test_how_many_subroutines_an_ability_breaks_once_the_card_is_installed(card: str) -> None:
    ability, number = INSTALLED[card]
    t = met(hand=(card,))
    t.runner("install", card)
    while t.decision.kind != "action":
        if t.can("card", "Many") or t.can("server", server="HQ"):
            t.choose(t.find("card", "Many")[0] if t.can("card", "Many") else t.find("server", server="HQ")[0])
        else:
            t.passes()
    assert broken_by(t, card, ability) == number


@pytest.mark.card("Poison Vial")
def test_poison_vial_breaks_two_once_another_is_broken() -> None:
    t = met("Mimic", "Poison Vial (3 power)")
    assert broken_by(t, "Mimic", 0) == 1
    assert broken_by(t, "Poison Vial", 2) == 2
    assert t.counters("Poison Vial", "power") == 2
