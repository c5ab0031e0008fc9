"""Seed 002: Initiation, the credits from bad publicity (6.3.3)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import PlaceOwnCredits, TakeBadPublicity
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import paid, static, sub
from tests.support.faces import made, table
from tests.support.table import Table

GATE = Face(
    Facts("Gate", "corp", "upgrade"), (static(AdditionalCost("run", (Credits(2),), server=THIS_SERVER)),)
)
SCANDAL = Face(Facts("Scandal", "corp", "ice", strength=1), (sub(TakeBadPublicity(2)),))


def servers_offered(t: Table) -> list[int]:
    return [option.server for option in t.decision.options]


@pytest.mark.rule("nisei-1.4 6.3.3", "nisei-1.4 10.6.2")
def test_the_runner_receives_a_credit_for_each_bad_publicity() -> None:
    t = Table(
        position(corp=Seat(bad_publicity=3), runner=Seat(credits=1), servers={"HQ": At(ice=["Ice Wall"])})
    )
    t.run("HQ")
    assert t.credits["runner"] == 4
    assert [(e.amount, e.rule) for e in t.events("gain credits")] == [(3, "6.9.1c")]


@pytest.mark.rule("nisei-1.4 6.3.3")
def test_without_bad_publicity_there_are_no_credits() -> None:
    t = Table(position(runner=Seat(credits=1), servers={"HQ": At(ice=["Ice Wall"])}))
    t.run("HQ")
    assert t.credits["runner"] == 1
    assert not t.happened("gain credits")


@pytest.mark.rule("nisei-1.4 6.3.3", "nisei-1.4 10.6.2a")
def test_bad_publicity_taken_during_the_run_brings_nothing_for_that_run() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=1),
            runner=Seat(credits=1),
            servers={"HQ": At(ice=["Scandal (rezzed)"])},
            faces=[SCANDAL],
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.5c")
    assert t.game.state.players["corp"].bad_publicity == 3
    assert t.credits["runner"] == 2


@pytest.mark.rule("nisei-1.4 6.3.3a")
def test_bad_publicity_credits_come_too_late_to_pay_for_the_run() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=5),
            runner=Seat(credits=1),
            servers={"HQ": At(root=["Gate (rezzed)"])},
            faces=[GATE],
        )
    )
    t.runner("run")
    assert servers_offered(t) == [1, 2], "2 credits for HQ are not there yet"
    t.runner("server", server="R&D")
    assert t.credits["runner"] == 6


@pytest.mark.rule("nisei-1.4 6.3.3a")
def test_the_cost_of_the_run_is_paid_from_the_runners_own_credits() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=1),
            runner=Seat(credits=2),
            servers={"HQ": At(root=["Gate (rezzed)"])},
            faces=[GATE],
        )
    )
    t.run("HQ")
    assert t.credits["runner"] == 1, "2 paid, then 1 received"
    t.finish_run()
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.3.3b")
def test_bad_publicity_credits_pay_for_an_icebreaker() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=1),
            runner=Seat(credits=0, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    assert t.happened("fully broken", "Ice Wall")
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.3.3b")
def test_bad_publicity_credits_pay_for_trashing_an_accessed_card() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=4),
            runner=Seat(credits=0),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    assert t.zone("PAD Campaign") == "Archives"
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.3.3b")
def test_bad_publicity_credits_placed_on_a_card_are_not_lost_as_the_run_ends() -> None:
    jar = made("Jar", "resource", paid(Credits(0), PlaceOwnCredits(2)))
    t = table(
        jar,
        corp=Seat(bad_publicity=3),
        runner=Seat(credits=1, rig=["Jar"]),
        servers={"HQ": At(ice=["Enigma"])},
    )
    t.run("HQ")
    t.runner("use", "Jar")
    assert (t.counters("Jar", "credit"), t.credits["runner"]) == (2, 2)
    t.finish_run()
    assert (t.counters("Jar", "credit"), t.credits["runner"]) == (2, 1)


@pytest.mark.rule("nisei-1.4 6.3.3b")
def test_bad_publicity_credits_can_be_lost_and_are_then_not_lost_again() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=2),
            runner=Seat(credits=5),
            servers={"HQ": At(ice=["Enigma (rezzed)"], root=["Heinlein Grid (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert [(e.amount, e.sort) for e in t.events("lose credits")] == [(7, "")]
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 6.3.3c")
def test_bad_publicity_credits_left_over_are_gone_after_the_run_and_others_stay() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=2),
            runner=Seat(credits=1, rig=["Desperado"]),
        )
    )
    t.run("HQ")
    t.finish_run()
    assert t.happened("gain credits", amount=1), "Desperado's credit for the successful run"
    assert t.credits["runner"] == 2
    assert [(e.amount, e.rule) for e in t.events("lose credits")] == [(2, "6.9.6b")]
