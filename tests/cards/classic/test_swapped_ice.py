"""Ice of HQ that changes places with ice of a fort, or meets the Runner at the end of a run."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, in_zone
from tests.support.table import Table

SWAPPERS = ("Omni Kismet, Ph.D", "Singapore City Grid")


def at_the_ice(root: str, *ice: str, hand: tuple[str, ...] = ("Data Wall", "Efficiency Experts")) -> Table:
    """A run on a fort; the Corp may act as the outermost ice is approached."""
    t = classic(
        corp=Seat(credits=9, hand=list(hand), deck=DECK),
        runner=Seat(clicks=3),
        servers={"remote 1": At(root=[f"{root} (rezzed)"], ice=list(ice)), "R&D": At(ice=["Mazer"])},
    )
    t.run("remote 1")
    t.until(rule="3")
    return t


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_unrezzed_ice_changes_places_with_ice_of_hq(card: str) -> None:
    t = at_the_ice(card, "Filter", "Quandary (rezzed)")
    t.corp("use", card)  # the only unrezzed ice here, and the only ice in HQ
    assert (t.zone("Filter"), t.zone("Data Wall"), t.rezzed("Data Wall")) == ("HQ", "table", False)
    assert t.game.state.cards[t.card("Data Wall")].seen is False, "it comes into play concealed"
    assert t.credits["corp"] == 9, "nothing is paid"
    assert not t.can("use", card), "once in a run"
    t.corp("rez", "Data Wall") if t.can("rez", "Data Wall") else t.until(rule="4")
    if t.decision.rule == "4":
        t.corp("yes")
    assert t.rezzed("Data Wall"), "it is approached in the place of the other"


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_ice_that_was_passed_is_passed_in_its_new_shape(card: str) -> None:
    t = at_the_ice(card, "Filter")
    t.corp("pass")
    t.corp("no")
    t.until(rule="15")
    t.corp("use", card)
    assert in_zone(t, "HQ") == ["Efficiency Experts", "Filter"]
    t.finish_run()
    assert t.happened("successful run")
    assert len(t.events("approach")) == 1


@pytest.mark.card(*SWAPPERS)
@pytest.mark.parametrize("card", SWAPPERS)
def test_each_run_on_this_fort_brings_another_swap_and_no_other_run_does(card: str) -> None:
    t = at_the_ice(card, "Filter")
    t.corp("use", card)
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("R&D")
    t.until(rule="3")
    assert not t.can("use", card)
    t.finish_run()
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.until(rule="3")
    assert t.can("use", card)
