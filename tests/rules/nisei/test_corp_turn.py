"""The Corp's turn of NISEI 1.4, row by row (5.6)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain, GainClicks
from rulerunner.lang.sugar import paid, when
from tests.support.table import Table
from tests.support.witness import order

OVERTIME = Face(Facts("Overtime", "corp", "asset", cost=0), (paid(Credits(1), GainClicks(1)),))
SUNSET = Face(Facts("Sunset", "corp", "asset", cost=0), (when(Trigger("turn ends", side="you"), Gain(1)),))
DECK = ["Hedge Fund", "Beanstalk Royalties", "Anonymous Tip"]


@pytest.mark.rule("nisei-1.4 5.6.1", "nisei-1.4 5.6.2", "nisei-1.4 5.6.3", "nisei-1.4 5.1.2")
def test_a_whole_turn_goes_through_every_step_in_order() -> None:
    t = Table(
        position(turn="corp", at="5.6.1a", corp=Seat(clicks=0, deck=DECK), runner=Seat(deck=["Diesel"]))
    )
    for _ in range(3):
        t.corp("gain credit")
    assert " ".join(t.steps("5.6")).replace("5.6.", "") == (
        "1a 1b 1c 1d 1e 1f 1g 2a 2b 2c 2a 2b 2c 2a 2b 2c 2a 2b 2d 3a 3b 3c 3d 3e 3f"
    )
    phases = dict.fromkeys(e.sort for e in t.events("step") if e.rule.startswith("5.6"))
    assert list(phases) == ["Draw phase", "Action phase", "Discard phase"]
    assert t.decision.rule == "5.7.1f"


@pytest.mark.rule("nisei-1.4 5.6.1a")
def test_the_corp_gains_three_clicks() -> None:
    t = Table(position(turn="corp", at="5.6.1a", corp=Seat(clicks=0, deck=DECK)))
    assert t.clicks["corp"] == 3
    assert [(e.amount, e.rule) for e in t.events("gain clicks")] == [(3, "5.6.1a")]


@pytest.mark.rule("nisei-1.4 5.6.1b")
@pytest.mark.rule("nisei-1.4 5.6.2a")
@pytest.mark.rule("nisei-1.4 5.6.3b")
@pytest.mark.parametrize(("step", "score"), [("5.6.1b", True), ("5.6.2a", True), ("5.6.3b", False)])
def test_what_the_windows_of_the_turn_allow(step: str, score: bool) -> None:
    t = Table(
        position(
            turn="corp",
            at=step,
            corp=Seat(credits=9, deck=DECK),
            runner=Seat(rig=["Self-modifying Code"], deck=["Mimic"]),
            servers={
                "HQ": At(ice=["Ice Wall"]),
                "remote 1": At(root=["PAD Campaign"]),
                "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
                "remote 3": At(root=["Priority Requisition (2 advancement)"]),
            },
        )
    )
    assert (t.decision.side, t.decision.rule, t.decision.kind) == ("corp", step, "paid")
    assert [t.name(o.card) for o in t.find("rez")] == ["PAD Campaign"], "no ice"
    assert [t.name(o.card) for o in t.find("score")] == (["Hostile Takeover"] if score else [])
    t.corp("pass")
    assert (t.decision.side, t.decision.rule) == ("runner", step)
    assert t.can("use", "Self-modifying Code")


@pytest.mark.rule("nisei-1.4 5.6.1b", "nisei-1.4 9.2.7d")
def test_an_agenda_scored_in_the_first_window_of_the_turn() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1a",
            corp=Seat(credits=0, clicks=0, deck=DECK),
            servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
        )
    )
    assert t.decision.rule == "5.6.1b"
    t.corp("score", "Hostile Takeover")
    assert t.zone("Hostile Takeover") == "corp score"
    assert t.credits["corp"] == 7
    assert t.game.state.players["corp"].bad_publicity == 1


@pytest.mark.rule("nisei-1.4 5.6.1c")
def test_the_corps_recurring_credits_are_refilled_and_not_the_runners() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1a",
            corp=Seat(identity="NBN: Making News (0 credit)", clicks=0, credits=9, deck=DECK),
            runner=Seat(rig=["The Toolbox (0 credit)"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    assert t.decision.rule == "5.6.1b"
    assert t.counters("NBN: Making News", "credit") == 0, "the first window comes before the refill"
    t.until(rule="5.6.2a")
    assert t.counters("NBN: Making News", "credit") == 2
    assert t.counters("The Toolbox", "credit") == 0
    assert [(t.name(e.card), e.amount, e.rule) for e in t.events("place")] == [
        ("NBN: Making News", 2, "5.6.1c")
    ]


@pytest.mark.rule("nisei-1.4 5.6.1d", "nisei-1.4 5.6.1e")
def test_what_waits_for_the_turn_to_begin_resolves_before_the_mandatory_draw() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1a",
            corp=Seat(clicks=0, credits=0, deck=DECK),
            servers={"remote 1": At(root=["PAD Campaign (rezzed)"])},
        )
    )
    seen = order(t)
    assert seen.index("5.6.1d") < seen.index("turn begins") < seen.index("5.6.1e")
    assert seen.index("5.6.1e") < seen.index("gain credits") < seen.index("5.6.1f") < seen.index("draw")
    assert t.credits["corp"] == 1


@pytest.mark.rule("nisei-1.4 5.6.1d", "nsg-26.03 5.6.1d")
def test_an_asset_rezzed_in_the_first_window_sees_the_turn_begin() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.1a",
            corp=Seat(clicks=0, credits=2, deck=DECK),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.corp("rez", "PAD Campaign")
    assert t.decision.rule == "5.6.2b"
    assert t.credits["corp"] == 1


@pytest.mark.rule("nisei-1.4 5.6.1f", "nisei-1.4 5.6.1g")
def test_the_corp_draws_its_card_and_that_costs_no_click() -> None:
    t = Table(position(turn="corp", at="5.6.1a", corp=Seat(clicks=0, deck=DECK)))
    assert t.zone("Hedge Fund") == "HQ"
    assert [(e.amount, e.rule) for e in t.events("draw")] == [(1, "5.6.1f")]
    assert t.clicks["corp"] == 3


@pytest.mark.rule("nisei-1.4 5.6.1f")
def test_a_corp_that_cannot_draw_has_lost() -> None:
    t = Table(position(turn="corp", at="5.6.1a", corp=Seat(clicks=0)))
    assert t.game.result == ("runner", "empty-deck")


@pytest.mark.rule("nisei-1.4 5.6.2b", "nisei-1.4 5.6.2c")
def test_the_corp_has_to_act_and_may_score_between_two_actions() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(clicks=2, deck=DECK),
            servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])},
        )
    )
    assert t.decision.rule == "5.6.2b"
    assert not t.can("pass")
    assert not t.can("score")
    t.corp("advance", "Hostile Takeover")
    assert t.decision.rule == "5.6.2a"
    t.corp("score", "Hostile Takeover")
    assert t.decision.rule == "5.6.2b"
    assert t.clicks["corp"] == 1


@pytest.mark.rule("nisei-1.4 5.6.2b", "nisei-1.4 5.6.2d")
def test_without_a_click_the_action_phase_is_over() -> None:
    t = Table(
        position(turn="corp", at="5.6.2a", corp=Seat(clicks=0, deck=DECK), runner=Seat(deck=["Diesel"]))
    )
    assert t.steps()[:4] == ["5.6.2a", "5.6.2b", "5.6.2d", "5.6.3a"]


@pytest.mark.rule("nisei-1.4 5.6.3a", "nisei-1.4 5.5.2a")
def test_the_corp_discards_face_down_one_card_at_a_time() -> None:
    hand = [*DECK, "Biotic Labor", "Scorched Earth", "PAD Campaign", "Enigma"]
    t = Table(position(turn="corp", at="5.6.3a", corp=Seat(clicks=0, hand=hand)))
    t.corp("discard", "Enigma")
    assert t.zone("Enigma") == "Archives"
    assert not t.rezzed("Enigma")
    assert len(t.decision.options) == 6
    t.corp("discard", "Hedge Fund")
    assert len(t.game.state.hand("corp")) == 5


@pytest.mark.rule("nisei-1.4 5.6.3c", "nsg-26.03 5.6.3c")
def test_clicks_that_are_left_are_lost() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.3b",
            corp=Seat(clicks=0, credits=1),
            runner=Seat(deck=["Diesel"]),
            servers={"remote 1": At(root=["Overtime (rezzed)"])},
            faces=[OVERTIME],
        )
    )
    t.corp("use", "Overtime")
    assert [(e.amount, e.rule) for e in t.events("lose clicks")] == [(1, "5.6.3c")]
    assert t.clicks["corp"] == 0
    assert "5.6.2b" not in t.steps()


@pytest.mark.rule("nisei-1.4 5.6.3d", "nisei-1.4 5.6.3e")
def test_what_waits_for_the_turn_to_end_resolves_in_the_checkpoint_that_follows() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.3a",
            corp=Seat(clicks=0, credits=0),
            runner=Seat(deck=["Diesel"]),
            servers={"remote 1": At(root=["Sunset (rezzed)"])},
            faces=[SUNSET],
        )
    )
    seen = order(t)
    assert seen.index("5.6.3d") < seen.index("turn ends") < seen.index("5.6.3e")
    assert seen.index("5.6.3e") < seen.index("gain credits") < seen.index("5.6.3f")


@pytest.mark.rule("nisei-1.4 5.6.3f")
def test_after_the_corps_turn_it_is_the_runners() -> None:
    t = Table(position(turn="corp", at="5.6.3f", corp=Seat(clicks=0), runner=Seat(deck=["Diesel"])))
    assert t.steps()[:2] == ["5.6.3f", "5.7.1a"]
    assert t.game.state.active == "runner"
    assert t.clicks == {"corp": 0, "runner": 4}
