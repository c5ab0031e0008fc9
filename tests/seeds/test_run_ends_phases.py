"""Seed 000: Run Ends, in a reaction window that the beginning of a phase opened (6.8.2c): approaching ice,
passing it, approaching the server. And the window within an access, which the end of the run closes."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import EndRun, Gain
from rulerunner.lang.sugar import about, when
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")
BEGINNINGS = (
    ("nisei-1.4", "approach"),
    ("nisei-1.4", "pass"),
    ("nisei-1.4", "approach server"),
    ("nsg-26.03", "approach"),
)
"""The changes that begin a phase, besides the encounter. By 26.03 passing ice and approaching the server are
steps of the Movement phase, and neither begins it."""
STEPS = (("nsg-26.03", "pass"), ("nsg-26.03", "approach server"))


def with_both_pending(rules: str, kind: str) -> Table:
    """A run in which a phase has just begun; one upgrade would end the run, another gains a credit."""
    stopper = made("Stopper", "upgrade", when(Trigger(kind), EndRun()))
    bell = made("Bell", "upgrade", when(Trigger(kind), Gain(1)))
    t = table(
        stopper,
        bell,
        rules=rules,
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        servers={"HQ": At(ice=["Ice Wall"], root=["Stopper (rezzed)", "Bell (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", kind="reaction")
    assert t.can("trigger", "Stopper")
    assert t.can("trigger", "Bell")
    return t


@pytest.mark.rule("nisei-1.4 6.8.2c", "nsg-26.03 6.8.2b")
@pytest.mark.parametrize(("rules", "kind"), BEGINNINGS)
def test_a_run_that_ends_as_a_phase_begins_loses_what_else_was_pending(rules: str, kind: str) -> None:
    t = with_both_pending(rules, kind)
    t.corp("trigger", "Stopper")
    assert not t.in_run()
    assert t.credits["corp"] == 0, "the window closed with the run"
    assert t.happened("run ends", sort="unsuccessful")


@pytest.mark.rule("nsg-26.03 6.8.2c")
@pytest.mark.parametrize(("rules", "kind"), STEPS)
def test_at_a_step_that_begins_no_phase_the_window_is_completed(rules: str, kind: str) -> None:
    t = with_both_pending(rules, kind)
    t.corp("trigger", "Stopper")
    assert not t.in_run()
    assert t.credits["corp"] == 1


@pytest.mark.rule("nisei-1.4 6.8.2c", "nsg-26.03 6.8.2b")
@pytest.mark.parametrize(("rules", "kind"), BEGINNINGS)
def test_what_was_triggered_before_the_run_ended_has_happened(rules: str, kind: str) -> None:
    t = with_both_pending(rules, kind)
    t.corp("trigger", "Bell")
    assert not t.in_run()
    assert t.credits["corp"] == 1


@pytest.mark.parametrize("rules", MODERN)
def test_an_accessed_card_that_ends_the_run_is_not_offered_for_trashing(rules: str) -> None:
    snare = made("Tripwire", "asset", when(about("access"), EndRun()), trash=1)
    t = table(snare, rules=rules, corp=Seat(hand=["Hedge Fund"]), servers={"remote 1": At(root=["Tripwire"])})
    t.run("remote 1")
    for _ in range(20):
        assert t.decision.kind != "mid-access"
        if not t.in_run():
            break
        t.passes()
    assert t.happened("access", "Tripwire")
    assert t.zone("Tripwire") == "table"


@pytest.mark.parametrize("rules", MODERN)
def test_a_run_that_ends_within_an_access_closes_the_window_and_ends_the_breach(rules: str) -> None:
    cord = made("Cord", "resource", Paid((Credits(0),), (EndRun(), Gain(1)), access=True))
    t = table(
        cord,
        rules=rules,
        corp=Seat(hand=["PAD Campaign"]),
        runner=Seat(rig=["Cord"], credits=9),
        servers={"HQ": At(root=["Crisium Grid"])},
    )
    t.run("HQ")
    t.until(side="runner", kind="mid-access")
    t.runner("use", "Cord")
    assert not t.in_run()
    assert len(t.events("access")) == 1, "the other card of the server is not accessed any more"
    assert t.credits["runner"] == 10, "the ability that ended it resolves to its end"
    assert not t.happened("trash")


@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.rule("nisei-1.4 6.1.4", "nsg-26.03 6.1.4a")
def test_a_run_that_ends_as_an_access_is_paid_for_leaves_the_card_alone(rules: str) -> None:
    """To access the next card is a step of the phase, and the phase is over."""
    toll = made("Toll", "upgrade", when(Trigger("spend credits", side="runner"), EndRun()))
    t = table(
        toll,
        rules=rules,
        corp=Seat(identity="Gagarin Deep Space: Expanding the Horizon", hand=["Hedge Fund"]),
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Toll (rezzed)"])},
    )
    t.run("remote 1")
    t.until(side="runner", about="may")
    t.runner("yes")
    t.finish_run()
    assert t.credits["runner"] == 8
    assert t.happened("end the run")
    assert not t.happened("access")
