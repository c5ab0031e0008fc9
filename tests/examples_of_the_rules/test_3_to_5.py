"""Worked examples of chapters 3 to 5: parts of a card, strength and its duration, actions."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.values import strength
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Choose, EncounterIce
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid
from rulerunner.lang.words import ICE
from tests.support.faces import made
from tests.support.table import Table

MEET = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN)))
"""An encounter outside of a run."""


def strength_of(t: Table, name: str) -> int:
    return strength(t.game.state, t.card(name))


def running(breaker: str) -> Table:
    """A run on HQ, past two pieces of ice that do no harm to a Runner with so many credits."""
    return Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=20, rig=[breaker, "Datasucker (2 virus)"]),
            servers={"HQ": At(ice=["Pop-up Window (rezzed)", "Enigma"])},
        )
    )


def boost(t: Table, breaker: str) -> None:
    t.runner("use", breaker, ability=1)


@pytest.mark.example("nsg-26.03 3.9.5b", 1)
def test_corroder_stays_strong_to_the_end_of_the_encounter() -> None:
    t = running("Corroder")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    boost(t, "Corroder")
    boost(t, "Corroder")
    assert strength_of(t, "Corroder") == 4
    t.until(side="runner", option="yes")
    assert strength_of(t, "Corroder") == 4, "the encounter is not over while subroutines resolve"
    t.runner("yes")
    t.until(about="jack-out")
    assert strength_of(t, "Corroder") == 2


@pytest.mark.example("nsg-26.03 3.9.5c", 1)
@pytest.mark.parametrize("step", ["6.9.3b", "6.9.4b"])
def test_gordian_blade_stays_strong_to_the_end_of_the_run_wherever_it_was_used(step: str) -> None:
    t = running("Gordian Blade")
    t.run("HQ")
    for _ in range(40):
        if t.decision.side == "runner" and t.decision.rule == step:
            break
        t.runner("yes") if t.can("yes") and t.decision.about != "jack-out" else t.passes()
    boost(t, "Gordian Blade")
    for _ in range(40):
        assert strength_of(t, "Gordian Blade") == 3
        if t.decision.about == "jack-out" and t.happened("approach", "Enigma"):
            break
        t.runner("yes") if t.can("yes") and t.decision.about != "jack-out" else t.passes()
    assert [t.name(e.card) for e in t.events("pass")] == ["Pop-up Window", "Enigma"]
    t.finish_run()
    assert strength_of(t, "Gordian Blade") == 2


@pytest.mark.example("nsg-26.03 3.9.5c", 1)
def test_gordian_blade_outside_of_a_run_stays_strong_for_the_encounter() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Gordian Blade", "Meet"]),
            servers={"HQ": At(ice=["Quandary (rezzed)"])},
            faces=[MEET],
        )
    )
    t.runner("use", "Meet")
    assert t.game.state.run is None
    boost(t, "Gordian Blade")
    boost(t, "Gordian Blade")
    assert strength_of(t, "Gordian Blade") == 4
    t.runner("pass")
    assert t.game.state.encounter is None
    assert strength_of(t, "Gordian Blade") == 2


@pytest.mark.example("nsg-26.03 3.9.5d", 1)
def test_corroder_outside_of_an_encounter_is_strong_only_to_the_next_checkpoint() -> None:
    t = running("Corroder")
    t.run("HQ")
    t.until(side="runner", rule="6.9.4b")
    before = t.credits["runner"]
    boost(t, "Corroder")
    assert t.credits["runner"] == before - 1, "it may be used"
    assert t.game.state.encounter is None
    assert strength_of(t, "Corroder") == 2


@pytest.mark.example("nsg-26.03 5.2.1a", 1)
def test_professional_contacts_is_an_action_and_eli_is_used_in_a_paid_window() -> None:
    t = Table(
        position(
            runner=Seat(credits=0, rig=["Professional Contacts"], deck=["Diesel"]),
            servers={"HQ": At(ice=["Eli 1.0 (rezzed)"])},
        )
    )
    assert t.decision.kind == "action"
    assert t.can("use", "Professional Contacts")
    assert not t.can("use", "Eli 1.0")
    t.runner("use", "Professional Contacts")
    assert (t.credits["runner"], t.zone("Diesel"), t.clicks["runner"]) == (1, "grip", 3)
    t.until(kind="action")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    assert t.decision.kind == "paid"
    assert not t.can("use", "Professional Contacts"), "actions are not taken in a window"
    t.runner("use", "Eli 1.0")
    t.runner("subroutine", number=0)
    assert t.clicks["runner"] == 1
    t.runner("use", "Eli 1.0")
    assert not t.happened("end the run")
    assert t.clicks["runner"] == 0
