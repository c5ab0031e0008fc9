"""26.03, 10.6: the bad publicity fund."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import LoseAllCredits, RemoveBadPublicity, TakeBadPublicity
from rulerunner.lang.sugar import paid, when
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"


def runs(server: str, *made_up: Any, **place: Any) -> Table:
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    return t


def fund(t: Table) -> int:
    return t.game.state.players["runner"].run_credits


@pytest.mark.rule("nsg-26.03 6.9.1b", "nsg-26.03 10.6.2", "nsg-26.03 10.6.3a", "nsg-26.03 6.3.3")
def test_the_fund_is_filled_after_the_announcement_and_is_not_the_credit_pool() -> None:
    t = runs("Archives", corp=Seat(bad_publicity=2), runner=Seat(credits=1))
    assert fund(t) == 2
    assert t.credits["runner"] == 1
    assert not t.events("gain credits"), "the Runner gained nothing"


@pytest.mark.rule("nsg-26.03 10.6.2", "nsg-26.03 1.10.3c")
@pytest.mark.parametrize("from_fund", [0, 1])
def test_the_runner_chooses_how_much_of_a_cost_the_fund_pays(from_fund: int) -> None:
    t = runs(
        "HQ",
        corp=Seat(bad_publicity=2),
        runner=Seat(credits=2, rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    assert t.decision.kind == "pay"
    t.runner("number", number=from_fund)
    assert t.credits["runner"] == 1 + from_fund
    assert fund(t) == 2 - from_fund


@pytest.mark.rule("nsg-26.03 10.6.2")
def test_the_fund_pays_for_what_the_pool_alone_could_not() -> None:
    t = runs(
        "HQ",
        corp=Seat(bad_publicity=3),
        runner=Seat(credits=0),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    )
    t.finish_run()
    assert t.steps("6.9.3b"), "the toll had to be paid, and was"
    spent = t.events("spend credits", side="runner")
    assert [e.amount for e in spent] == [3]


@pytest.mark.rule("nsg-26.03 6.3.2b", "nsg-26.03 6.9.1b")
def test_the_fund_cannot_pay_for_announcing_the_run() -> None:
    t = table(
        rules=RULES,
        corp=Seat(bad_publicity=5),
        runner=Seat(credits=0, clicks=1),
    )
    assert fund(t) == 0
    t.runner("run")
    assert fund(t) == 0, "the server is not announced yet"
    t.runner("server", server="HQ")
    assert fund(t) == 5


@pytest.mark.rule("nsg-26.03 6.9.6b", "nsg-26.03 10.6.3b", "nsg-26.03 6.8.3")
def test_what_is_left_returns_to_the_bank_and_is_not_lost() -> None:
    t = runs("Archives", corp=Seat(bad_publicity=2), runner=Seat(credits=1))
    t.finish_run()
    assert fund(t) == 0
    assert t.credits["runner"] == 1
    assert not t.events("lose credits")


@pytest.mark.rule("nsg-26.03 10.6.2", "nsg-26.03 1.10.3b")
def test_credits_in_the_fund_cannot_be_lost() -> None:
    drain = made("Drain", "asset", when(Trigger("run begins"), LoseAllCredits(side="runner")))
    t = runs(
        "HQ",
        drain,
        corp=Seat(bad_publicity=2),
        runner=Seat(credits=3),
        servers={"remote 1": At(root=["Drain (rezzed)"])},
    )
    assert t.credits["runner"] == 0
    assert [e.amount for e in t.events("lose credits")] == [3]
    assert fund(t) == 2


@pytest.mark.rule("nsg-26.03 1.13.3")
def test_whitespace_takes_nothing_from_the_fund_and_does_not_count_it() -> None:
    t = runs(
        "HQ",
        corp=Seat(bad_publicity=9),
        runner=Seat(credits=8),
        servers={"HQ": At(ice=["Whitespace (rezzed)"])},
    )
    t.finish_run()
    assert t.credits["runner"] == 5
    assert len(t.events("end the run")) == 1


@pytest.mark.rule("nsg-26.03 10.6.3c")
def test_bad_publicity_that_comes_or_goes_during_the_run_changes_no_fund() -> None:
    leak = made("Leak", "resource", paid(Credits(0), TakeBadPublicity(1)))
    spin = made("Spin", "resource", paid(Credits(0), RemoveBadPublicity(2)))
    t = runs("HQ", leak, spin, corp=Seat(bad_publicity=1), runner=Seat(rig=["Leak", "Spin"]))
    t.until(side="runner", rule="6.9.1e")
    t.runner("use", "Leak")
    assert fund(t) == 1
    t.runner("use", "Spin")
    assert t.game.state.players["corp"].bad_publicity == 0
    assert fund(t) == 1


@pytest.mark.rule("nsg-26.03 10.6.2", "nsg-26.03 10.8.3")
def test_the_fund_helps_to_resist_a_trace_during_a_run() -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=0, bad_publicity=3),
        runner=Seat(credits=0),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.until(side="runner", rule="10.8.6d")
    t.runner("number", number=3)
    t.finish_run()
    assert t.tags == 0
    assert [e.amount for e in t.events("spend credits", side="runner")] == [3]


@pytest.mark.rule("nsg-26.03 10.6.2")
def test_outside_a_run_there_is_nothing_to_spend() -> None:
    t = table(rules=RULES, corp=Seat(bad_publicity=9), runner=Seat(credits=0, hand=["Corroder"], tags=1))
    assert not t.can("install", "Corroder")
    assert not t.can("remove tag")
