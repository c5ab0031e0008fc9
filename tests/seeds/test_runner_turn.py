"""Seed 003: Steps of the Runner's Turn (5.7), every step."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain, GainClicks
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import paid, static, when
from tests.support.table import Table

OVERTIME = Face(Facts("Overtime", "runner", "resource"), (static(Player("clicks", 1)),))
LATE_SHIFT = Face(Facts("Late Shift", "runner", "resource"), (paid(Credits(1), GainClicks(1)),))
SUNSET = Face(Facts("Sunset", "runner", "resource"), (when(Trigger("turn ends", side="you"), Gain(1)),))

ACTIONS = ["5.7.1e", "5.7.1f", "5.7.1g"]


# --- 5.7.1: the action phase ------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 5.7.1", "nisei-1.4 5.7.2", "nisei-1.4 5.1.3", "nisei-1.4 5.3.3")
def test_a_whole_turn_goes_through_every_step_in_order() -> None:
    t = Table(position(at="5.7.1a", runner=Seat(clicks=0, deck=["Diesel"]), corp=Seat(deck=["Hedge Fund"])))
    for _ in range(4):
        t.runner("gain credit")
    assert t.steps("5.7") == [
        "5.7.1a",
        "5.7.1b",
        "5.7.1c",
        "5.7.1d",
        *(ACTIONS * 4),
        "5.7.1e",
        "5.7.1f",  # no click is left
        "5.7.1h",
        "5.7.2a",
        "5.7.2b",
        "5.7.2c",
        "5.7.2d",
        "5.7.2e",
        "5.7.2f",
    ]
    phases = dict.fromkeys(e.sort for e in t.events("step") if e.rule.startswith("5.7"))
    assert list(phases) == ["Action phase", "Discard phase"]


@pytest.mark.rule("nisei-1.4 5.7.1a")
def test_the_runner_gains_four_clicks() -> None:
    t = Table(position(at="5.7.1a", runner=Seat(clicks=0, deck=["Diesel"])))
    assert t.clicks["runner"] == 4
    assert [(e.amount, e.rule) for e in t.events("gain clicks", side="runner")] == [(4, "5.7.1a")]


@pytest.mark.rule("nisei-1.4 5.7.1a")
def test_a_card_may_change_how_many_clicks_are_allotted() -> None:
    t = Table(
        position(at="5.7.1a", runner=Seat(clicks=0, deck=["Diesel"], rig=["Overtime"]), faces=[OVERTIME])
    )
    assert t.clicks["runner"] == 5


def windows_table(at: str) -> Table:
    """Both players have something to do, the Corp also things it must not be allowed to do."""
    return Table(
        position(
            at=at,
            corp=Seat(credits=9),
            runner=Seat(clicks=0 if at == "5.7.1a" else 4, rig=["Self-modifying Code"], deck=["Corroder"]),
            servers={
                "HQ": At(ice=["Ice Wall"]),
                "remote 1": At(root=["PAD Campaign", "Crisium Grid"]),
                "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
            },
        )
    )


@pytest.mark.rule("nisei-1.4 5.7.1b")
@pytest.mark.rule("nisei-1.4 5.7.1e")
@pytest.mark.rule("nisei-1.4 5.7.2b")
@pytest.mark.parametrize("step", ["5.7.1b", "5.7.1e", "5.7.2b"])
def test_the_windows_of_the_turn_allow_paid_abilities_and_rezzing_but_not_ice_nor_scoring(step: str) -> None:
    t = windows_table(step)
    assert (t.decision.side, t.decision.rule, t.decision.kind) == ("runner", step, "paid")
    assert t.can("use", "Self-modifying Code")
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", step)
    assert [t.name(o.card) for o in t.find("rez")] == ["PAD Campaign", "Crisium Grid"]
    assert not t.can("score")
    t.corp("rez", "PAD Campaign")
    t.corp("pass")
    assert (t.decision.side, t.decision.rule) == ("runner", step), "the Corp acted, so the Runner may again"
    t.runner("pass")
    assert t.decision.rule != step


@pytest.mark.rule("nisei-1.4 5.7.1c")
def test_recurring_credits_are_refilled_after_the_first_window() -> None:
    t = Table(
        position(
            at="5.7.1a",
            runner=Seat(clicks=0, rig=["The Toolbox (0 credit)", "Self-modifying Code"], deck=["Corroder"]),
        )
    )
    assert t.decision.rule == "5.7.1b"
    assert t.counters("The Toolbox", "credit") == 0
    t.runner("pass")
    assert t.decision.rule == "5.7.1e"
    assert t.counters("The Toolbox", "credit") == 2
    assert [e.rule for e in t.events("place")] == ["5.7.1c"]


@pytest.mark.rule("nisei-1.4 5.7.1c")
def test_recurring_credits_do_not_pile_up_and_the_corp_gets_none_now() -> None:
    t = Table(
        position(
            at="5.7.1a",
            corp=Seat(identity="NBN: Making News"),
            runner=Seat(clicks=0, rig=["The Toolbox (1 credit)"], deck=["Diesel"]),
        )
    )
    identity = t.game.state.cards[t.card("NBN: Making News")]
    assert identity.count("credit") == 2
    assert t.counters("The Toolbox", "credit") == 2
    assert [(t.name(e.card), e.amount) for e in t.events("place")] == [("The Toolbox", 1)]


@pytest.mark.rule("nisei-1.4 5.7.1d")
def test_what_waits_for_the_turn_to_begin_resolves_before_the_next_window() -> None:
    t = Table(
        position(
            at="5.7.1a",
            runner=Seat(clicks=0, rig=["Wyldside", "Self-modifying Code"], deck=["Diesel"] * 3),
            servers={"remote 1": At(root=["PAD Campaign (rezzed)"])},
        )
    )
    assert t.decision.rule == "5.7.1b"
    assert not t.happened("draw")
    t.runner("pass")
    assert t.decision.rule == "5.7.1e"
    assert t.events("draw")[0].amount == 2
    assert t.clicks["runner"] == 3
    kinds = [e.rule if e.kind == "step" else e.kind for e in t.game.events]
    assert kinds.index("5.7.1d") < kinds.index("turn begins") < kinds.index("draw")
    assert not t.happened("gain credits"), "the Corp's turn did not begin"


@pytest.mark.rule("nisei-1.4 5.7.1d")
@pytest.mark.parametrize(("window", "counters"), [("5.7.1b", 2), ("5.7.1e", 1)])
def test_a_card_sees_the_turn_begin_only_if_it_is_there_in_time(window: str, counters: int) -> None:
    t = Table(position(at="5.7.1a", runner=Seat(clicks=0, rig=["Self-modifying Code"], deck=["Fermenter"])))
    t.until(side="runner", rule=window)
    t.runner("use", "Self-modifying Code")
    t.runner("card", "Fermenter")
    t.until(kind="action")
    assert t.counters("Fermenter", "virus") == counters


@pytest.mark.rule("nisei-1.4 5.7.1f")
def test_with_a_click_left_the_runner_has_to_take_an_action() -> None:
    t = Table(position(runner=Seat(clicks=1, deck=["Diesel"])))
    assert t.decision.rule == "5.7.1f"
    assert {o.kind for o in t.decision.options} == {"gain credit", "draw", "run"}
    assert not t.can("pass")


@pytest.mark.rule("nisei-1.4 5.7.1f")
def test_without_a_click_there_is_no_action() -> None:
    t = Table(position(at="5.7.1e", runner=Seat(clicks=0, deck=["Diesel"]), corp=Seat(deck=["Hedge Fund"])))
    assert t.steps()[:4] == ["5.7.1e", "5.7.1f", "5.7.1h", "5.7.2a"]
    assert "5.7.1g" not in t.steps()
    assert not t.happened("choice", side="runner", rule="5.7.1f")


@pytest.mark.rule("nisei-1.4 5.7.1g")
def test_after_each_action_the_window_comes_again() -> None:
    t = windows_table("5.7.1f")
    t.runner("gain credit")
    for _ in range(3):
        assert t.decision.rule == "5.7.1e"
        t.runner("pass")
        assert t.can("rez", "PAD Campaign"), "the Corp may rez between two actions"
        t.corp("pass")
        assert t.decision.rule == "5.7.1f"
        t.runner("gain credit")
    assert t.steps("5.7.1g") == ["5.7.1g"] * 4


@pytest.mark.rule("nisei-1.4 5.7.1h")
def test_the_action_phase_ends_and_the_discard_phase_follows() -> None:
    t = Table(position(runner=Seat(clicks=1, hand=["Diesel"] * 5 + ["Sure Gamble"], deck=["Easy Mark"])))
    t.runner("gain credit")
    assert t.steps()[-2:] == ["5.7.1h", "5.7.2a"]
    assert t.decision.kind == "discard"
    assert t.game.state.active == "runner"


# --- 5.7.2: the discard phase -----------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 5.7.2a")
def test_the_runner_discards_one_card_at_a_time_down_to_the_maximum() -> None:
    hand = ["Diesel", "Sure Gamble", "Easy Mark", "Infiltration", "Inside Job", "Modded", "Special Order"]
    t = Table(position(at="5.7.2a", runner=Seat(clicks=0, hand=hand)))
    assert (t.decision.side, t.decision.rule) == ("runner", "5.7.2a")
    assert [t.name(o.card) for o in t.decision.options] == hand
    t.runner("discard", "Modded")
    assert t.zone("Modded") == "heap", "it is gone before the next is chosen"
    assert not t.can("discard", "Modded")
    t.runner("discard", "Diesel")
    assert [t.name(e.card) for e in t.events("discard")] == ["Modded", "Diesel"]
    assert not t.happened("trash"), "discarding is not trashing"
    assert t.steps("5.7.2") == ["5.7.2a", "5.7.2b", "5.7.2c", "5.7.2d", "5.7.2e", "5.7.2f"]


@pytest.mark.rule("nisei-1.4 5.7.2a")
def test_a_hand_within_the_maximum_is_kept() -> None:
    t = Table(
        position(at="5.7.2a", runner=Seat(clicks=0, hand=["Diesel"] * 5), corp=Seat(deck=["Hedge Fund"]))
    )
    assert not t.happened("discard")
    assert len(t.game.state.hand("runner")) == 5


@pytest.mark.rule("nisei-1.4 5.7.2a")
def test_brain_damage_lowers_the_maximum() -> None:
    t = Table(position(at="5.7.2a", runner=Seat(clicks=0, core_damage=2, hand=["Diesel"] * 3 + ["Modded"])))
    t.runner("discard", "Diesel")
    assert len(t.game.state.hand("runner")) == 3
    assert len(t.events("discard")) == 1


@pytest.mark.rule("nisei-1.4 5.7.2b")
def test_the_window_of_the_discard_phase_comes_after_discarding() -> None:
    t = Table(
        position(
            at="5.7.2a",
            runner=Seat(
                clicks=0, hand=["Diesel"] * 5 + ["Modded"], rig=["Self-modifying Code"], deck=["Mimic"]
            ),
        )
    )
    assert t.decision.kind == "discard"
    t.runner("discard", "Modded")
    assert (t.decision.side, t.decision.rule) == ("runner", "5.7.2b")
    assert t.can("use", "Self-modifying Code")


@pytest.mark.rule("nisei-1.4 5.7.2c")
def test_clicks_that_are_left_are_lost_and_buy_no_action() -> None:
    t = Table(
        position(
            at="5.7.2b",
            corp=Seat(deck=["Hedge Fund"]),
            runner=Seat(clicks=0, credits=1, rig=["Late Shift"]),
            faces=[LATE_SHIFT],
        )
    )
    t.runner("use", "Late Shift")
    assert t.happened("gain clicks", side="runner")
    assert [(e.amount, e.rule) for e in t.events("lose clicks")] == [(1, "5.7.2c")]
    assert t.clicks["runner"] == 0
    assert "5.7.1f" not in t.steps()


@pytest.mark.rule("nisei-1.4 5.7.2d")
@pytest.mark.rule("nisei-1.4 5.7.2e")
def test_what_waits_for_the_turn_to_end_resolves_in_the_checkpoint_that_follows() -> None:
    t = Table(
        position(
            at="5.7.2a",
            corp=Seat(deck=["Hedge Fund"]),
            runner=Seat(clicks=0, credits=0, hand=["Diesel"] * 5 + ["Modded"], rig=["Sunset"]),
            faces=[SUNSET],
        )
    )
    t.runner("discard", "Diesel")
    kinds = [e.rule if e.kind == "step" else e.kind for e in t.game.events]
    ends = kinds.index("turn ends")
    assert kinds.index("5.7.2d") < ends < kinds.index("5.7.2e")
    assert kinds.index("5.7.2e") < kinds.index("gain credits") < kinds.index("5.7.2f")
    assert t.credits["runner"] == 1


@pytest.mark.rule("nisei-1.4 5.7.2d")
def test_the_end_of_the_corps_turn_is_not_the_end_of_the_runners() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.3a",
            corp=Seat(clicks=0),
            runner=Seat(clicks=0, credits=0, rig=["Sunset"], deck=["Diesel"]),
            faces=[SUNSET],
        )
    )
    assert t.happened("turn ends", side="corp")
    assert t.credits["runner"] == 0


@pytest.mark.rule("nisei-1.4 5.7.2f")
def test_after_the_runners_turn_it_is_the_corps() -> None:
    t = Table(
        position(
            at="5.7.2f", runner=Seat(clicks=0), corp=Seat(deck=["Hedge Fund"], hand=["Beanstalk Royalties"])
        )
    )
    assert t.steps()[:2] == ["5.7.2f", "5.6.1a"]
    assert t.game.state.active == "corp"
    assert (t.decision.side, t.decision.rule) == ("corp", "5.6.2b")
    assert t.clicks == {"corp": 3, "runner": 0}


@pytest.mark.rule("nisei-1.4 5.7.2f", "nisei-1.4 10.3.1b")
def test_what_lasts_for_the_turn_is_over_with_it() -> None:
    t = Table(
        position(
            corp=Seat(deck=["Hedge Fund"], hand=["Beanstalk Royalties"]),
            runner=Seat(clicks=1, hand=["Tinkering"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.runner("play", "Tinkering")
    assert t.game.state.active == "corp"
    assert t.game.state.lingering == ()
    assert t.happened("effect expires")
