"""1.15 (26.03: 1.16.1): tags taken as a cost are neither avoided nor offered where they would be."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import GiveTags
from rulerunner.lang.sugar import when
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 1.16.1a")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_tag_taken_as_a_cost_cannot_be_avoided(rules: str) -> None:
    t = table(
        rules=rules,
        runner=Seat(rig=["Decoy"], credits=0),
        servers={"HQ": At(ice=["Funhouse (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(kind="yes or no", side="runner")
    t.runner("yes")
    assert t.tags == 1
    assert t.zone("Decoy") == "table"
    assert t.in_run()


@pytest.mark.rule("nsg-26.03 1.16.1b")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_a_cost_that_would_surely_be_prevented_cannot_be_paid(rules: str) -> None:
    t = table(
        rules=rules,
        runner=Seat(identity="Jesminder Sareen", credits=0),
        servers={"HQ": At(ice=["Funhouse (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    assert t.decision.rule == "5.7.1f", "the Runner was asked nothing, and the run is over"
    assert t.tags == 0
    assert len(t.events("end the run")) == 1


@pytest.mark.rule("nsg-26.03 1.16.1b")
def test_after_the_first_tag_of_the_run_that_cost_can_be_paid_again() -> None:
    bite = made("Bite", "asset", when(Trigger("run begins"), GiveTags(1)))
    t = table(
        bite,
        rules="nsg-26.03",
        runner=Seat(identity="Jesminder Sareen", credits=0),
        servers={"HQ": At(ice=["Funhouse (rezzed)"]), "remote 1": At(root=["Bite (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(kind="yes or no", side="runner")
    t.runner("yes")
    assert [e.rule for e in t.events("tags")][:1] == ["1.16.1"]
    assert t.in_run()
