"""What the first click of the Runner's turn may be spent on with Always Be Running."""

from typing import Any

import pytest

from rulerunner import At, Running, Seat, position
from tests.support.ice import BOTH
from tests.support.table import Table

ABR = "Always Be Running"
HAND = ["Inside Job", "Sure Gamble", "Corroder"]
RIG = ["Kati Jones", "Sneakdoor Beta"]
CORP = Seat(hand=["2x Hedge Fund"], deck=["9x Beanstalk Royalties"])


def turn(rules: str, *rig: str, corp: Seat = CORP, hand: list[str] = HAND, **place: Any) -> Table:
    """The Runner's turn, with something of each kind to spend a click on."""
    runner = Seat(credits=9, clicks=4, hand=hand, rig=[*RIG, *rig], deck=["9x Diesel"], tags=1)
    return Table(position(rules=rules, corp=corp, runner=runner, **place))


def offers(t: Table) -> set[str]:
    """The actions there are, each by its kind and its card."""
    return {f"{o.kind} {t.name(o.card) if o.card >= 0 else ''}".strip() for o in t.decision.options}


ALL = {
    *("gain credit", "draw", "run", "remove tag", "play Inside Job", "play Sure Gamble", "install Corroder"),
    *("use Kati Jones", "use Sneakdoor Beta"),
}
RUNS = {"run", "play Inside Job"}


@pytest.mark.card(ABR)
@pytest.mark.parametrize("rules", BOTH)
def test_the_first_click_must_be_spent_on_a_basic_run_or_a_run_event(rules: str) -> None:
    assert offers(turn(rules)) == ALL
    t = turn(rules, ABR)
    assert offers(t) == RUNS, "not on a program that makes a run either"
    t.run("Archives")
    t.until(side="runner", kind="action")
    assert offers(t) == ALL, "the second is free"
    t = turn(rules, ABR)
    t.runner("play", "Inside Job")
    t.until(side="runner", kind="choose server")
    t.runner("server", server="Archives")
    t.until(side="runner", kind="action")
    assert offers(t) == ALL - {"play Inside Job"}


@pytest.mark.card(ABR)
@pytest.mark.parametrize("rules", BOTH)
def test_it_is_the_first_click_of_each_turn(rules: str) -> None:
    t = turn(rules, ABR)
    t.run("Archives")
    turn_before = t.game.state.turn
    while not (
        t.decision.side == "runner" and t.decision.kind == "action" and t.game.state.turn > turn_before
    ):
        t.choose(t.find("gain credit")[0]) if t.can("gain credit") else t.passes()
    assert "gain credit" not in offers(t)
    assert "run" in offers(t)


@pytest.mark.card(ABR)
@pytest.mark.parametrize("rules", BOTH)
def test_always_be_running_installed_with_the_first_click_asks_nothing_more_this_turn(rules: str) -> None:
    t = turn(rules, hand=[ABR])
    t.runner("install", ABR)
    assert "gain credit" in offers(t), "that was the first click"


@pytest.mark.card(ABR, "Service Outage", "Enhanced Login Protocol")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("current", "hand", "expected"),
    [
        ("Service Outage", HAND, ALL),
        ("Enhanced Login Protocol", HAND, RUNS),
        ("Enhanced Login Protocol", HAND[1:], ALL - {"play Inside Job"}),
    ],
)
def test_an_additional_cost_to_run_may_be_declined_unless_an_event_runs_without(
    current: str, hand: list[str], expected: set[str], rules: str
) -> None:
    t = turn(rules, ABR, corp=CORP._replace(play=[current]), hand=hand)
    assert offers(t) == expected


@pytest.mark.example("nsg-26.03 9.12.3e", 1)
def test_who_must_may_decline_an_additional_cost_but_not_what_they_chose_of_several() -> None:
    t = turn("nsg-26.03", "Always Be Running", corp=CORP._replace(play=["Service Outage"]))
    assert offers(t) == ALL, "the run would cost a credit more, so the first click is free"
    for number, (zone, credits) in enumerate((("table", 5), ("HQ", 9))):
        corp = CORP._replace(credits=9, score=["Hostile Takeover"])
        t = turn("nsg-26.03", "False Echo", corp=corp, servers={"HQ": At(ice=["Archer"])})
        t.run("HQ")
        t.until(about="may")
        t.runner("yes")
        t.corp("effect", number=number)
        assert t.decision.side == "runner", "rezzing was chosen with all that it costs"
        assert (t.zone("Archer"), t.credits["corp"]) == (zone, credits)
        assert (t.zone("Hostile Takeover") == "removed") == t.rezzed("Archer") == (number == 0)


@pytest.mark.card(ABR, "Ikawah Project")
@pytest.mark.parametrize("rules", BOTH)
def test_the_first_click_does_not_pay_a_cost_in_a_run_that_took_none(rules: str) -> None:
    at: dict[str, Any] = {
        "servers": {"remote 1": At(root=["Ikawah Project"])},
        "run": Running("remote 1", at=BREACH[rules]),
    }
    for rig, stolen in (((), 1), ((ABR,), 0)):
        t = turn(rules, *rig, **at)
        while t.game.state.run is not None:
            t.runner("steal") if t.can("steal") else t.runner("yes") if t.can("yes") else t.passes()
        assert len(t.events("steal")) == stolen
        assert (t.clicks["runner"], t.credits["runner"]) == (4 - stolen, 9 - 2 * stolen)


BREACH = {"nisei-1.4": "6.9.5g", "nsg-26.03": "6.9.5b"}


@pytest.mark.card(ABR)
@pytest.mark.parametrize("rules", BOTH)
def test_always_be_running_breaks_one_subroutine_a_turn_for_two_lost_clicks(rules: str) -> None:
    servers = {"HQ": At(ice=["Heimdall 1.0 (rezzed)"])}
    t = turn(rules, ABR, servers=servers, run=Running("HQ", at="6.9.3b", ice=1))
    t.runner("use", ABR)
    if t.decision.kind == "choose subroutine":
        t.passes()
    assert t.clicks["runner"] == 2
    assert [change.amount for change in t.events("lose clicks")] == [2], "lost, not spent"
    assert not t.can("use", ABR)
    assert len(t.game.state.encounter.broken if t.game.state.encounter else ()) == 1
    t.until(side="runner", kind="action")
    assert offers(t) == RUNS, "none has been spent"
