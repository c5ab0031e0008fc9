"""Seed 002: the Runner's turn, where an easier test would not tell: 5.7.1c, 5.7.1h, 5.7.2c."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import EndActionPhase, GainClicks
from rulerunner.lang.statics import Recurring
from rulerunner.lang.sugar import paid, static
from tests.support.faces import made, table

MODERN = ("nisei-1.4", "nsg-26.03")
PURSE = made("Purse", "asset", static(Recurring(2)))
POUCH = made("Pouch", "resource", static(Recurring(2)))


@pytest.mark.rule("nisei-1.4 5.7.1c", "nsg-26.03 5.7.1c")
@pytest.mark.parametrize("rules", MODERN)
def test_an_empty_card_of_the_corps_stays_empty_as_the_runners_turn_begins(rules: str) -> None:
    t = table(
        PURSE,
        POUCH,
        rules=rules,
        at="5.7.1a",
        runner=Seat(clicks=0, rig=["Pouch (0 credit)"]),
        servers={"remote 1": At(root=["Purse (rezzed, 0 credit)"])},
    )
    t.until(kind="action")
    assert t.counters("Pouch", "credit") == 2
    assert t.counters("Purse", "credit") == 0


@pytest.mark.rule("nisei-1.4 5.7.2c", "nsg-26.03 5.7.2c")
@pytest.mark.parametrize("clicks", [1, 3])
@pytest.mark.parametrize("rules", MODERN)
def test_all_unspent_clicks_are_lost_at_once(rules: str, clicks: int) -> None:
    bell = made("Bell", "resource", paid(Credits(0), EndActionPhase()))
    t = table(
        bell,
        rules=rules,
        at="5.7.1e",
        runner=Seat(clicks=clicks, rig=["Bell"]),
        corp=Seat(deck=["3x Hedge Fund"]),
    )
    t.until(side="runner", option="use")
    t.runner("use", "Bell")
    t.until(side="corp", kind="action")
    lost = t.events("lose clicks", side="runner")
    assert [(change.amount, change.rule) for change in lost] == [(clicks, "5.7.2c")]


@pytest.mark.rule("nisei-1.4 5.7.1f", "nisei-1.4 5.7.1h")
def test_the_action_phase_is_complete_only_once_no_click_is_left_after_the_window() -> None:
    """A click gained in the last window is spent on an action; with none, 5.7.1h leads on to 5.7.2a."""
    spring = made("Spring", "resource", paid(Credits(0), GainClicks(1), once="turn"))
    t = table(
        spring,
        rules="nisei-1.4",
        at="5.7.1e",
        runner=Seat(clicks=0, rig=["Spring"]),
        corp=Seat(deck=["3x Hedge Fund"]),
    )
    t.runner("use", "Spring")
    t.until(kind="action")
    assert t.decision.side == "runner"
    assert "5.7.1h" not in t.steps()
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    steps = t.steps("5.7")
    assert steps[steps.index("5.7.1h") - 1] == "5.7.1f"
    assert steps[steps.index("5.7.1h") + 1] == "5.7.2a"
    assert steps.count("5.7.1h") == 1
