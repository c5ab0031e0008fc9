"""What an ability asks for: as its condition is met, or as it resolves (9.6.5c, 9.6.5d)."""

import pytest

from rulerunner import Seat, position
from tests.support.ice import run_on
from tests.support.plays import MODERN
from tests.support.table import Table


@pytest.mark.rule("nsg-26.03 9.6.5c")
@pytest.mark.card("Beth Kilrain-Chang")
@pytest.mark.parametrize("rules", MODERN)
def test_beth_asks_what_the_corp_has_as_the_turn_begins(rules: str) -> None:
    rig = ["Beth Kilrain-Chang", "Amelia Earhart (3 power)"]
    t = Table(position(rules=rules, at="5.7.1d", corp=Seat(credits=15), runner=Seat(credits=0, rig=rig)))
    t.until(option="trigger")
    t.runner("trigger", "Amelia Earhart")
    t.runner("yes")
    t.until(kind="action")
    assert t.credits == {"corp": 5, "runner": 0}
    assert t.clicks["runner"] == 5


@pytest.mark.rule("nsg-26.03 9.6.5d")
@pytest.mark.card("Malandragem", "Devil Charm")
@pytest.mark.parametrize("rules", MODERN)
def test_malandragem_asks_how_strong_the_ice_is_as_it_is_used(rules: str) -> None:
    t = run_on("Bastion", rules=rules, runner={"rig": ("Malandragem (2 power)", "Devil Charm")})
    t.until(option="yes", about="may")
    t.runner("yes")
    assert t.zone("Devil Charm") == "removed"
    t.runner("trigger", "Malandragem")
    assert t.happened("bypass", "Bastion")


@pytest.mark.rule("nsg-26.03 9.3.6g")
@pytest.mark.card("Malandragem")
@pytest.mark.parametrize("rules", MODERN)
def test_malandragem_is_not_used_where_the_ice_is_too_strong_or_nobody_wants_it(rules: str) -> None:
    ice = ("Hunter", "Congratulations!", "Enigma")
    t = run_on(*ice, rules=rules, runner={"rig": ("Malandragem (2 power)",)})
    t.until(option="trigger")
    assert t.happened("encounter", "Congratulations!"), "Hunter is too strong"
    t.runner("pass")
    t.until(option="trigger")
    t.runner("trigger", "Malandragem")
    assert t.happened("bypass", "Enigma")
