"""Worked examples of chapter 1: credits on cards, hosting, what a cost cannot be saved from."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 1.10.3c", 3)
@pytest.mark.example("nisei-1.4 1.10.3c", 3)
@pytest.mark.parametrize("pool", [0, 1, 3])
def test_the_toll_is_paid_from_ghost_runner_if_there_is_no_other_way(pool: int) -> None:
    t = Table(
        position(
            runner=Seat(credits=pool, rig=["Ghost Runner (3 credits)"]),
            servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
        )
    )
    t.run("HQ")
    while t.can("yes"):
        t.runner("yes")
    if t.can("number"):
        least = 3 - pool
        assert [o.number for o in t.decision.options] == list(range(3, least - 1, -1))
        t.runner("number", number=least)
    assert t.happened("subroutine resolves"), "the toll did not end the run: it is paid if it can be"
    assert t.credits["runner"] == 0
    assert sum(e.amount for e in t.events("spend credits")) == 3


@pytest.mark.example("nsg-26.03 1.10.5d", 1)
@pytest.mark.example("nisei-1.4 1.10.0c", 1)
def test_spinal_modem_is_filled_up_to_two_credits_each_turn() -> None:
    t = Table(
        position(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(credits=5, hand=["Spinal Modem", "4x Diesel"], rig=["Mimic"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Pup (rezzed)"])},
        )
    )
    t.runner("install", "Spinal Modem")
    assert t.counters("Spinal Modem", "credit") == 2
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Mimic", ability=0)
    if t.can("subroutine"):
        t.runner("subroutine", number=0)
    t.runner("number", number=1)
    assert t.counters("Spinal Modem", "credit") == 1
    turn = t.game.state.turn
    while t.game.state.turn < turn + 2:
        assert t.counters("Spinal Modem", "credit") == 1
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    t.until(side="runner", kind="action")
    assert t.counters("Spinal Modem", "credit") == 2
    placed = [e.amount for e in t.events("place", card=t.card("Spinal Modem"))]
    assert placed == [2, 1], "only what was missing"


@pytest.mark.example("nsg-26.03 1.13.6a", 1)
@pytest.mark.parametrize("hosted", [True, False])
def test_a_connection_is_installed_on_off_campus_apartment_or_as_usual(hosted: bool) -> None:
    t = Table(
        position(
            runner=Seat(
                credits=9, hand=["Fall Guy", "Daily Casts"], rig=["Off-Campus Apartment"], deck=["3x Diesel"]
            )
        )
    )
    t.runner("install", "Fall Guy")
    t.runner("card", "Off-Campus Apartment") if hosted else t.runner("rig")
    host = t.game.state.cards[t.card("Fall Guy")].host
    assert host == (t.card("Off-Campus Apartment") if hosted else -1)
    t.until(kind="action")
    t.runner("install", "Daily Casts")
    assert t.zone("Daily Casts") == "table", "no connection, so there was nothing to choose"
    assert t.game.state.cards[t.card("Daily Casts")].host == -1


@pytest.mark.example("nsg-26.03 1.13.6c", 1)
@pytest.mark.parametrize("ice", ["", "Enigma", "Enigma (rezzed)"])
def test_egret_is_installed_on_rezzed_ice_or_not_at_all(ice: str) -> None:
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Egret"]),
            servers={"HQ": At(ice=[ice] if ice else [])},
        )
    )
    assert t.can("install", "Egret") == ice.endswith("(rezzed)")
    if t.can("install", "Egret"):
        t.runner("install", "Egret")
        if t.can("card"):
            t.runner("card", "Enigma")
        assert t.game.state.cards[t.card("Egret")].host == t.card("Enigma")


@pytest.mark.example("nsg-26.03 1.16.1a", 1)
def test_clone_chip_trashed_as_a_cost_is_not_saved_by_llds_energy_regulator() -> None:
    t = Table(
        position(
            at="5.7.1b",
            runner=Seat(credits=9, rig=["Clone Chip", "LLDS Energy Regulator"], discard=["Mimic"]),
        )
    )
    t.until(option="use")
    t.runner("use", "Clone Chip")
    assert t.zone("Clone Chip") == "heap"
    while t.decision.kind != "action":
        assert not t.can("use", "LLDS Energy Regulator")
        t.passes() if not t.can("card") else t.choose(0)
    assert t.zone("Mimic") == "table"
    assert t.zone("LLDS Energy Regulator") == "table"
