"""Abilities with a static condition: some conditions only a change can meet, others the next step meets."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import While
from rulerunner.lang.conditions import (
    AllOf,
    AtLeast,
    Condition,
    DuringActionPhase,
    DuringTurn,
    Empty,
    Exists,
    Happened,
    Matches,
    No,
)
from rulerunner.lang.filters import INSTALLED, REZZED
from rulerunner.lang.instructions import Trash
from rulerunner.lang.quantities import CountersOn, StrengthOf, TimesThisTurn
from rulerunner.lang.refs import HOST, THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import static
from rulerunner.lang.traits import hangs_on_steps
from tests.support.faces import made, table

WEAK = AllOf((Matches(HOST, REZZED), No(AtLeast(StrengthOf(HOST), 1))))


@pytest.mark.rule("nsg-26.03 9.6.7")
@pytest.mark.parametrize(
    ("condition", "hangs"),
    [
        (Empty("power"), False),
        (AtLeast(CountersOn(THIS, "power"), 4), False),
        (WEAK, False),
        (DuringTurn("corp"), True),
        (DuringActionPhase("corp"), True),
        (Exists(INSTALLED), True),
        (AllOf((Empty("power"), No(Happened("action ends")))), True),
        (AtLeast(TimesThisTurn("draw"), 1), True),
    ],
)
def test_whether_a_condition_may_come_true_with_nothing_changed(condition: Condition, hangs: bool) -> None:
    assert hangs_on_steps(condition) is hangs


@pytest.mark.rule("nsg-26.03 9.6.7")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_strength_that_hangs_on_the_phase_is_gone_as_the_phase_begins(rules: str) -> None:
    """Ice that has no strength in the Corp's action phase: Parasite trashes it before the first action."""
    shy = made("Shy", "ice", static(Modify("strength", -9), condition=DuringActionPhase("corp")), strength=3)
    t = table(
        shy,
        rules=rules,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(clicks=1, rig=["Parasite (on Shy)"], deck=["9x Diesel"]),
        servers={"HQ": At(ice=["Shy (rezzed)"])},
    )
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert t.zone("Shy") == "Archives"


@pytest.mark.rule("nsg-26.03 9.6.7")
def test_an_action_that_ends_may_meet_a_condition() -> None:
    """The ability waits for an action to have been taken, and nothing else tells of its end."""
    idle = made("Idle", "resource", While(Happened("action ends", side="runner"), (Trash(),)))
    t = table(
        idle,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=0, clicks=3, rig=["Idle"], deck=["9x Diesel"]),
    )
    t.runner("draw")
    t.until(side="runner", kind="action")
    assert t.zone("Idle") == "heap"
