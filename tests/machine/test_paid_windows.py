"""9.2.7: who has priority in a paid ability window, for how long, and what may be done with it."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import paid, when
from tests.support.faces import made, table
from tests.support.table import Table

LEFT = made("Left", "resource", paid(Credits(1), Gain(2)))
RIGHT = made("Right", "asset", paid(Credits(1), Gain(2)))


def both(at: str = "5.7.1e") -> Table:
    """A window in the Runner's turn in which both players could act again and again."""
    return table(
        LEFT,
        RIGHT,
        at=at,
        corp=Seat(credits=9),
        runner=Seat(credits=9, rig=["Left"]),
        servers={"remote 1": At(root=["Right (rezzed)"])},
    )


def holders(t: Table) -> list[str]:
    return [e.side for e in t.events("pass priority")]


@pytest.mark.rule(
    "nisei-1.4 9.2.7a",
    "nisei-1.4 5.1.1",
    "nsg-26.03 9.2.7a",
    "nsg-26.03 9.2.1",
    "nsg-26.03 5.1.1",
    "nsg-26.03 9.5.2",
    "nisei-1.4 9.5.2",
    "nisei-1.4 9.2.1",
)
def test_the_active_player_has_priority_first() -> None:
    t = both()
    assert (t.decision.side, t.decision.kind) == ("runner", "paid")
    corp = table(
        LEFT,
        RIGHT,
        turn="corp",
        at="5.6.2a",
        runner=Seat(rig=["Left"]),
        servers={"remote 1": At(root=["Right (rezzed)"])},
    )
    assert (corp.decision.side, corp.decision.kind) == ("corp", "paid")


@pytest.mark.rule(
    "nisei-1.4 9.2.7a",
    "nsg-26.03 9.2.7a",
    "nsg-26.03 9.2.4b",
    "nsg-26.03 9.5.3",
    "nisei-1.4 9.2.4b",
    "nsg-26.03 9.2.7",
    "nisei-1.4 9.2.7",
)
def test_two_passes_in_a_row_close_the_window() -> None:
    t = both()
    t.runner("pass")
    t.corp("pass")
    assert t.decision.rule == "5.7.1f"
    assert holders(t) == ["runner", "corp"]
    assert len(t.events("window closes")) == 1


@pytest.mark.rule("nisei-1.4 9.2.7a", "nsg-26.03 9.2.7a")
def test_a_player_who_acted_before_passing_gives_priority_back() -> None:
    t = both()
    t.runner("pass")
    t.corp("use", "Right")
    t.corp("pass")
    assert (t.decision.side, t.decision.kind) == ("runner", "paid"), "the Runner may answer"
    t.runner("use", "Left")
    t.runner("pass")
    assert (t.decision.side, t.decision.kind) == ("corp", "paid")
    t.corp("pass")
    assert t.decision.rule == "5.7.1f", "the Corp passed without acting, so the window closed"


@pytest.mark.rule("nisei-1.4 9.2.7a", "nsg-26.03 9.2.7a")
def test_a_first_player_who_acted_and_passed_is_answered_by_one_pass() -> None:
    t = both()
    t.runner("use", "Left")
    t.runner("pass")
    t.corp("pass")
    assert t.decision.rule == "5.7.1f"


@pytest.mark.rule(
    "nisei-1.4 9.2.4c",
    "nisei-1.4 9.2.7f",
    "nsg-26.03 9.2.4c",
    "nsg-26.03 9.2.7f",
    "nsg-26.03 9.5.2f",
    "nsg-26.03 9.2.4a",
    "nisei-1.4 9.2.4a",
)
def test_a_player_keeps_priority_until_they_pass() -> None:
    t = both()
    for _ in range(3):
        t.runner("use", "Left")
        assert t.decision.side == "runner"
    assert t.credits == {"corp": 9, "runner": 12}


@pytest.mark.rule("nisei-1.4 9.2.7f", "nsg-26.03 9.2.7f")
def test_each_option_is_resolved_whole_before_the_next_is_chosen() -> None:
    watch = made("Watch", "asset", when(Trigger("gain credits", side="runner"), Gain(1)))
    t = table(
        LEFT,
        watch,
        at="5.7.1e",
        corp=Seat(credits=0),
        runner=Seat(credits=2, rig=["Left"]),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    t.runner("use", "Left")
    assert t.credits == {"corp": 1, "runner": 3}, "and what it set off has resolved too"
    assert t.decision.kind == "paid"


@pytest.mark.rule("nisei-1.4 9.2.7b", "nisei-1.4 9.5.2a", "nsg-26.03 9.2.7b", "nsg-26.03 9.5.2a")
def test_actions_are_no_options_of_a_paid_window() -> None:
    t = table(LEFT, at="5.7.1e", runner=Seat(rig=["Magnum Opus", "Left"]))
    assert t.can("use", "Left")
    assert not t.can("use", "Magnum Opus")
    t.runner("pass")
    assert t.decision.rule == "5.7.1f"
    assert t.can("use", "Magnum Opus")
    assert not t.can("use", "Left"), "nor is a paid ability an action"


@pytest.mark.rule(
    "nisei-1.4 9.2.6b",
    "nisei-1.4 9.2.6c",
    "nsg-26.03 9.2.6b",
    "nsg-26.03 9.2.6c",
    "nsg-26.03 9.2.6",
    "nisei-1.4 9.2.6",
)
def test_an_action_window_offers_no_pass_and_one_action() -> None:
    t = table()
    assert t.decision.kind == "action"
    assert not t.can("pass")
    t.runner("gain credit")
    assert t.steps("5.7") == ["5.7.1f", "5.7.1g", "5.7.1e", "5.7.1f"], (
        "a paid window lies between two actions"
    )


@pytest.mark.rule("nisei-1.4 9.2.4e", "nsg-26.03 9.2.4e", "nsg-26.03 10.3.3", "nisei-1.4 10.3.3")
def test_a_checkpoint_comes_before_priority_is_received() -> None:
    dawn = made("Dawn", "asset", when(Trigger("turn begins", side="runner"), Gain(1)))
    t = table(
        LEFT,
        dawn,
        at="5.7.1d",
        corp=Seat(credits=0),
        runner=Seat(rig=["Left"]),
        servers={"remote 1": At(root=["Dawn (rezzed)"])},
    )
    assert (t.decision.rule, t.decision.side) == ("5.7.1e", "runner")
    assert t.credits["corp"] == 1
    opened = [e.kind for e in t.game.events if e.kind in ("gain credits", "window opens")]
    assert opened == ["gain credits", "window opens"]


@pytest.mark.rule("nisei-1.4 9.2.7c", "nsg-26.03 9.2.7c")
def test_a_card_rezzed_in_a_window_may_be_used_in_it() -> None:
    t = table(
        RIGHT,
        turn="corp",
        at="5.6.2a",
        corp=Seat(credits=1),
        servers={"remote 1": At(root=["Right"])},
    )
    assert not t.can("use", "Right")
    t.corp("rez", "Right")
    assert t.can("use", "Right")


@pytest.mark.rule("nisei-1.4 9.1.6d", "nisei-1.4 9.1.5b")
def test_an_ability_that_could_change_nothing_is_not_offered() -> None:
    t = table(
        at="5.7.1e",
        corp=Seat(score=["Nisei MK II (1 agenda)"]),
        runner=Seat(credits=9, rig=["Corroder", "Datasucker (2 virus)"]),
    )
    assert t.decision.rule == "5.7.1f", "no run to end, no ice to break or weaken"


@pytest.mark.rule("nisei-1.4 9.5.2c", "nisei-1.4 9.3.3c", "nsg-26.03 9.3.3c", "nsg-26.03 9.3.6g")
def test_once_per_turn_is_once_for_each_object() -> None:
    once = made("Once", "resource", paid(Credits(0), Gain(1), once="turn"))
    t = table(once, at="5.7.1e", runner=Seat(credits=0, rig=["2x Once"]))
    first, second = (o.card for o in t.find("use", "Once"))
    t.choose(t.find("use", card="Once")[0])
    assert [o.card for o in t.find("use", "Once")] == [second]
    t.runner("use", "Once")
    assert not t.can("use", "Once")
    assert t.credits["runner"] == 2
    assert first != second


@pytest.mark.rule("nisei-1.4 9.3.3c", "nsg-26.03 9.3.6g")
def test_once_per_turn_is_new_with_the_next_turn() -> None:
    once = made("Once", "asset", paid(Credits(0), Gain(1), once="turn"))
    t = table(
        once,
        turn="corp",
        at="5.6.3b",
        corp=Seat(credits=0, clicks=0),
        servers={"remote 1": At(root=["Once (rezzed)"])},
    )
    t.corp("use", "Once")
    t.until(side="corp", rule="5.7.1b")
    assert t.can("use", "Once"), "the Runner's turn is another turn"
