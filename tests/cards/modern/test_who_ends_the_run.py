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
