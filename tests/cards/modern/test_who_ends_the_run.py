"""Who ends a run: the player who is said to, or else the one whose ability it is (1.14.5)."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.support.plays import MODERN
from tests.support.table import Table

pytestmark = pytest.mark.rule("nsg-26.03 1.14.5a")


def shredding(rules: str, ice: str, **runner: Any) -> Table:
    """A run on HQ with Shred, which hears of the Corp ending the run."""
    servers = {"HQ": At(ice=[f"{ice} (rezzed)"], root=["Crisium Grid"])}
    hand = ["Shred", "Diesel"]
    seat = Seat(credits=9, hand=hand, **runner)
    t = Table(position(rules=rules, corp=Seat(credits=0, hand=["Hedge Fund"]), runner=seat, servers=servers))
    t.runner("play", "Shred")
    t.until(option="server")
    t.runner("server", server="HQ")
    return t


@pytest.mark.card("Shred", "Data Raven")
@pytest.mark.parametrize("rules", MODERN)
def test_the_runner_who_ends_the_run_for_data_raven_is_not_the_corp(rules: str) -> None:
    t = shredding(rules, "Data Raven")
    t.until(about="effect")
    t.runner("effect", number=1)
    assert not t.in_run()
    assert t.zone("Hedge Fund") == "HQ"


@pytest.mark.card("Shred", "Loki")
@pytest.mark.parametrize("rules", MODERN)
def test_the_runner_who_ends_the_run_for_loki_is_not_the_corp(rules: str) -> None:
    t = shredding(rules, "Loki")
    t.until(about="effect")
    t.runner("effect", number=0)
    assert not t.in_run()


@pytest.mark.card("Shred", "Security Nexus")
@pytest.mark.parametrize("rules", MODERN)
def test_the_corp_ends_the_run_for_security_nexus(rules: str) -> None:
    t = shredding(rules, "Pop-up Window", rig=["Security Nexus"])
    t.until(option="trigger")
    t.runner("trigger", "Security Nexus")
    t.until(about="trace-runner")
    t.runner("number", number=0)
    assert (t.decision.side, t.decision.about) == ("corp", "may"), "the Corp may trash a card for it"
    t.corp("no")
    assert t.in_run()
    assert t.tags == 1


ENDING: dict[str, dict[str, Any]] = {"IP Block": {"tags": 1}, "Magnet": {}}


@pytest.mark.card("Shred", *ENDING)
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("ice", ENDING)
def test_ice_ends_the_run_for_the_corp(rules: str, ice: str) -> None:
    """The Corp is asked whether it trashes a card to end the run."""
    t = shredding(rules, ice, **ENDING[ice])
    t.until(side="corp", about="may")
    t.corp("no")
    assert t.in_run()


@pytest.mark.card("Shred", "Biawak")
@pytest.mark.parametrize("rules", MODERN)
def test_biawak_ends_the_run_for_the_corp_once_it_has_trashed_two_cards(rules: str) -> None:
    t = shredding(rules, "Biawak", rig=["Corroder", "Daily Casts"])
    for card in ("Corroder", "Daily Casts"):
        t.until(side="corp", about="effect")
        t.corp("effect", number=0)
        assert t.zone(card) == "heap"
    t.until(side="corp", about="may")
    t.corp("no")
    assert t.in_run()


@pytest.mark.card("Shred", "Surveyor")
@pytest.mark.parametrize("rules", MODERN)
def test_surveyor_ends_the_run_for_the_corp(rules: str) -> None:
    t = shredding(rules, "Surveyor")
    t.until(side="corp", about="may")
    t.corp("no")
    assert t.in_run()


@pytest.mark.card("Shred", "Bio Vault")
@pytest.mark.parametrize("rules", MODERN)
def test_bio_vault_ends_the_run_for_the_corp(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=9, hand=["Hedge Fund"]),
            runner=Seat(credits=9, hand=["Shred", "Diesel"]),
            servers={
                "HQ": At(ice=["Ice Wall"], root=["Crisium Grid"]),
                "remote 1": At(root=["Bio Vault (rezzed, 2 advancement)"]),
            },
        )
    )
    t.runner("play", "Shred")
    t.until(option="server")
    t.runner("server", server="HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Bio Vault")
    assert (t.decision.side, t.decision.about) == ("corp", "may")
    t.corp("no")
    assert t.in_run()


@pytest.mark.card("Troll")
@pytest.mark.rule("nsg-26.03 9.12.3c")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize("clicks", [1, 2])
def test_a_runner_without_a_click_to_lose_to_troll_must_end_the_run(rules: str, clicks: int) -> None:
    """What the Runner chooses must be possible: with no click left, only ending the run is."""
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=5, hand=["Hedge Fund"]),
            runner=Seat(credits=0, clicks=clicks, hand=["Diesel"]),
            servers={"HQ": At(ice=["Troll (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(about="trace-corp")
    t.corp("number", number=0)
    while t.in_run() and t.decision.about != "effect":
        t.passes()
    assert t.in_run() == (clicks == 2)
    if t.in_run():
        assert len(t.decision.options) == 2
