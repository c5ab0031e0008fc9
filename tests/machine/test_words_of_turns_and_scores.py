"""Words about the threat level, counters past a number, and an action phase that is made to end."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import EndActionPhase, Gain, If
from rulerunner.lang.quantities import CountersOn, Past, ThreatLevel
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import paid
from tests.support.faces import made, table
from tests.support.table import Table

METER = made("Meter", "asset", paid(Credits(0), Gain(Past(CountersOn(THIS, "power"), 2))))
ALARM = made("Alarm", "asset", paid(Credits(0), If(AtLeast(ThreatLevel(), 4), (Gain(1),))))
BELL = made("Bell", "asset", paid(Credits(0), EndActionPhase()))
EDITIONS = ["nisei-1.4", "nsg-26.03"]


@pytest.mark.parametrize(
    ("corp", "runner", "usable"),
    [
        ([], ["Vanity Project"], True),
        (["Vanity Project"], [], True),
        (["3x Hostile Takeover"], ["Priority Requisition"], False),
    ],
)
def test_the_threat_level_is_the_greatest_score_and_no_sum(
    corp: list[str], runner: list[str], usable: bool
) -> None:
    t = table(
        ALARM,
        turn="corp",
        at="5.6.2a",
        corp=Seat(score=corp),
        runner=Seat(score=runner),
        servers={"remote 1": At(root=["Alarm (rezzed)"])},
    )
    assert t.can("use", "Alarm") == usable


@pytest.mark.parametrize(("power", "gained"), [(5, 3), (3, 1)])
def test_past_counts_from_the_limit(power: int, gained: int) -> None:
    root = [f"Meter (rezzed, {power} power)"]
    t = table(METER, turn="corp", at="5.6.2a", corp=Seat(credits=0), servers={"remote 1": At(root=root)})
    t.corp("use", "Meter")
    assert t.credits["corp"] == gained


def test_past_is_never_less_than_nothing() -> None:
    root = ["Meter (rezzed, 1 power)"]
    t = table(METER, turn="corp", at="5.6.2a", servers={"remote 1": At(root=root)})
    assert not t.can("use", "Meter"), "it would gain nothing"


def at_the_bell(rules: str, **place: object) -> Table:
    return table(BELL, rules=rules, servers={"remote 1": At(root=["Bell (rezzed)"])}, **place)


@pytest.mark.parametrize("rules", EDITIONS)
def test_an_action_phase_made_to_end_leads_to_the_discard_phase(rules: str) -> None:
    t = at_the_bell(rules, turn="corp", at="5.6.2a", corp=Seat(clicks=3))
    t.corp("use", "Bell")
    assert t.steps("5.6.3a") or t.step.startswith("5.6.3")
    t.until(kind="action")
    assert t.decision.side == "runner"
    assert [change.amount for change in t.events("lose clicks", side="corp")] == [3]


@pytest.mark.parametrize("rules", EDITIONS)
def test_in_the_other_players_turn_it_does_nothing(rules: str) -> None:
    t = at_the_bell(rules, runner=Seat(clicks=3))
    t.run("Archives")
    t.until(side="corp", option="use")
    t.corp("use", "Bell")
    t.finish_run()
    t.until(kind="action")
    assert (t.decision.side, t.clicks["runner"]) == ("runner", 2)


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_run_is_over_with_the_action_phase_it_was_made_in(rules: str) -> None:
    """Nothing of it stays: no encounter, no credits for it, and the next turn begins without a run."""
    siren = made("Siren", "resource", paid(Credits(0), EndActionPhase()))
    t = table(
        siren,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"], deck=["5x Hedge Fund"], bad_publicity=2),
        runner=Seat(rig=["Siren"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Siren")
    assert t.game.state.run is None
    assert t.game.state.encounter is None
    assert t.credits["runner"] == 5
    t.until(side="corp", kind="action")
    assert not t.in_run()
