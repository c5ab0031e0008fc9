"""26.03, 6.2: positions, and ice that comes and goes during a run."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"


def runs(server: str, *made_up: Any, **place: Any) -> Table:
    """A table at which the Runner has just announced a server."""
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.rule("nsg-26.03 6.2.7e", "nsg-26.03 6.9.4f", "nsg-26.03 10.3.1i")
def test_ice_that_goes_from_the_runners_new_position_leaves_the_ice_behind_it_in_the_way() -> None:
    blast = made("Blast", "resource", paid(Credits(0), Choose(Is(ICE)), Trash(CHOSEN)))
    t = table(
        blast,
        rules=RULES,
        runner=Seat(rig=["Blast"]),
        servers={"HQ": At(ice=["Ice Wall", "Enigma", "Wall of Static"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", rule="6.9.4e")
    t.runner("use", "Blast")
    t.runner("card", "Enigma")
    t.until(rule="6.9.4c")
    t.runner("no")
    t.until(rule="6.9.4c")
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Wall of Static"]
    assert [t.name(e.card) for e in t.events("pass")] == ["Ice Wall", "Wall of Static"]
    assert len(t.events("passes all ice")) == 1


@pytest.mark.rule("nsg-26.03 6.9.1f", "nsg-26.03 6.9.4a")
def test_ice_that_goes_before_it_is_approached_is_not_passed() -> None:
    blast = made("Blast", "resource", paid(Credits(0), Choose(Is(ICE)), Trash(CHOSEN)))
    t = runs("HQ", blast, runner=Seat(rig=["Blast"]), servers={"HQ": At(ice=["Ice Wall"])})
    t.until(side="runner", rule="6.9.1e")
    t.runner("use", "Blast")
    t.until(rule="6.9.4c")
    assert not t.events("approach")
    assert not t.events("pass")
    assert not t.events("passes all ice"), "all ice is passed only with the last piece passed"


@pytest.mark.rule("nsg-26.03 6.2.7a", "nsg-26.03 6.2.4", "nsg-26.03 8.5.10")
def test_ice_that_goes_while_it_is_approached_ends_the_approach() -> None:
    blast = made("Blast", "resource", paid(Credits(0), Choose(Is(ICE)), Trash(CHOSEN)))
    t = runs("HQ", blast, runner=Seat(rig=["Blast"]), servers={"HQ": At(ice=["Ice Wall", "Enigma"])})
    t.until(side="runner", rule="6.9.2b")
    t.runner("use", "Blast")
    t.runner("card", "Ice Wall")
    t.until(rule="6.9.4c")
    assert not t.events("pass")
    t.runner("no")
    t.until(side="runner", rule="6.9.2b")
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma"]


@pytest.mark.example("nsg-26.03 6.2.6b", 1)
@pytest.mark.rule("nsg-26.03 6.2.6b")
def test_ice_installed_inward_is_still_ahead() -> None:
    t = runs(
        "HQ",
        corp=Seat(hand=["Ice Wall"], credits=0),
        runner=Seat(clicks=4),
        servers={"HQ": At(ice=["Brân 1.0 (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    for number in (1, 2):
        t.runner("use", "Brân 1.0")
        t.runner("subroutine", number=number)
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.until(rule="6.9.4c")
    t.runner("no")
    t.until(rule="6.9.4c")
    assert [t.name(e.card) for e in t.events("approach")] == ["Brân 1.0", "Ice Wall"]
