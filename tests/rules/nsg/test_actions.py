"""5.1 to 5.5: the basic actions, what they cost and do; when turns begin and end; hands and discarding."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, link
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringTurn
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import Gain, Lose
from rulerunner.lang.refs import ANY_REMOTE
from rulerunner.lang.statics import Cannot, Player
from rulerunner.lang.sugar import paid, static, when
from tests.support.faces import made, table

FUNDS = ["9x Hedge Fund"]


@pytest.mark.rule("nsg-26.03 5.2.6b", "nisei-1.4 5.2.0b")
def test_the_corp_gains_a_credit_for_a_click() -> None:
    t = table(turn="corp", corp=Seat(credits=0))
    t.corp("gain credit")
    assert (t.credits["corp"], t.clicks["corp"]) == (1, 2)


@pytest.mark.rule("nsg-26.03 5.2.6c", "nisei-1.4 5.2.0c")
def test_the_corp_draws_a_card_for_a_click() -> None:
    t = table(turn="corp", corp=Seat(deck=FUNDS))
    t.corp("draw")
    assert len(t.game.state.hand("corp")) == 1
    assert t.clicks["corp"] == 2


@pytest.mark.rule("nsg-26.03 5.2.6d", "nisei-1.4 5.2.0d")
def test_the_corp_installs_a_card_from_hq_for_a_click_but_no_operation() -> None:
    t = table(
        turn="corp", corp=Seat(credits=0, hand=["Ice Wall", "PAD Campaign", "Hedge Fund", "Crisium Grid"])
    )
    assert {t.name(o.card) for o in t.find("install")} == {"Ice Wall", "PAD Campaign", "Crisium Grid"}
    t.corp("install", "PAD Campaign")
    assert t.zone("PAD Campaign") == "table"
    assert t.clicks["corp"] == 2


@pytest.mark.rule("nsg-26.03 5.2.6e", "nsg-26.03 5.2.2", "nisei-1.4 5.2.2", "nisei-1.4 5.2.0e")
def test_the_corp_plays_an_operation_for_a_click_and_its_cost() -> None:
    t = table(turn="corp", corp=Seat(credits=5, hand=["Hedge Fund", "Ice Wall"]))
    assert [t.name(o.card) for o in t.find("play")] == ["Hedge Fund"]
    t.corp("play", "Hedge Fund")
    assert (t.credits["corp"], t.clicks["corp"]) == (9, 2)
    assert not table(turn="corp", corp=Seat(credits=4, hand=["Hedge Fund"])).can("play", "Hedge Fund")


@pytest.mark.rule("nsg-26.03 5.2.6f", "nsg-26.03 5.2.2", "nisei-1.4 5.2.0f")
def test_the_corp_advances_an_installed_card_for_a_click_and_a_credit() -> None:
    place = {"remote 1": At(root=["Hostile Takeover"])}
    t = table(turn="corp", corp=Seat(credits=1), servers=place)
    t.corp("advance", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == 1
    assert (t.credits["corp"], t.clicks["corp"]) == (0, 2)
    assert not t.can("advance"), "there is no credit left"


@pytest.mark.rule("nsg-26.03 5.2.7b")
def test_the_runner_gains_a_credit_for_a_click() -> None:
    t = table(runner=Seat(credits=0))
    t.runner("gain credit")
    assert (t.credits["runner"], t.clicks["runner"]) == (1, 3)


@pytest.mark.rule("nsg-26.03 5.2.7c")
def test_the_runner_draws_a_card_for_a_click() -> None:
    t = table(runner=Seat(deck=["2x Diesel"]))
    t.runner("draw")
    assert len(t.game.state.hand("runner")) == 1
    assert t.clicks["runner"] == 3


@pytest.mark.rule("nsg-26.03 5.2.7e")
def test_the_runner_plays_an_event_for_a_click_and_its_cost() -> None:
    t = table(runner=Seat(credits=5, hand=["Sure Gamble", "Mimic"]))
    assert [t.name(o.card) for o in t.find("play")] == ["Sure Gamble"]
    t.runner("play", "Sure Gamble")
    assert (t.credits["runner"], t.clicks["runner"]) == (9, 3)


@pytest.mark.rule("nsg-26.03 5.2.7f", "nisei-1.4 5.2.0f")
def test_the_runner_runs_any_server_for_a_click() -> None:
    t = table(servers={"remote 1": At(root=["PAD Campaign"])})
    t.runner("run")
    assert sorted(o.server for o in t.find("server")) == [0, 1, 2, 3]
    t.runner("server", server="Archives")
    assert t.clicks["runner"] == 3
    assert t.in_run()


@pytest.mark.rule("nsg-26.03 6.3.2a", "nsg-26.03 6.3.2")
def test_a_server_that_cannot_be_run_on_cannot_be_announced() -> None:
    ban = made("Ban", "asset", static(Cannot("run", server=ANY_REMOTE)))
    t = table(ban, servers={"remote 1": At(root=["Ban (rezzed)"])})
    t.runner("run")
    assert sorted(o.server for o in t.find("server")) == [0, 1, 2]


@pytest.mark.rule("nsg-26.03 5.2.2c", "nsg-26.03 5.2.2")
def test_what_taking_an_action_sets_off_comes_before_what_the_action_does() -> None:
    clock = made("Clock", "asset", when(Trigger("spend clicks", side="opponent"), Lose(1, side="runner")))
    t = table(clock, runner=Seat(credits=3), servers={"remote 1": At(root=["Clock (rezzed)"])})
    t.runner("gain credit")
    assert [e.kind for e in t.game.events if "credits" in e.kind] == ["lose credits", "gain credits"]


@pytest.mark.rule("nsg-26.03 5.2.2a", "nsg-26.03 5.4.2", "nisei-1.4 5.2.2a", "nisei-1.4 5.4.2")
def test_no_ability_is_used_within_an_action_and_actions_go_on_while_there_are_clicks() -> None:
    free = made("Free", "resource", paid(Credits(0), Gain(1), once="turn"))
    t = table(free, runner=Seat(credits=0, rig=["Free"], hand=["Diesel"], deck=["9x Sure Gamble"], clicks=2))
    t.runner("play", "Diesel")
    assert len(t.game.state.hand("runner")) == 3
    assert t.decision.rule == "5.7.1e", "not before the action was complete"
    t.runner("pass")
    assert t.decision.kind == "action"
    assert not t.can("pass")
    t.runner("gain credit")
    t.until(side="runner", rule="5.7.2b")
    assert t.clicks["runner"] == 0


@pytest.mark.rule("nsg-26.03 5.1.4a", "nsg-26.03 5.7.1d", "nsg-26.03 5.7.1a")
def test_a_turn_begins_at_its_own_step_and_not_with_its_first() -> None:
    early = made("Early", "resource", paid(Credits(0), Gain(1), once="turn"))
    dawn = made("Dawn", "resource", when(Trigger("turn begins", side="you"), Gain(5)))
    t = table(early, dawn, at="5.7.1a", runner=Seat(credits=0, clicks=0, rig=["Early", "Dawn"]))
    assert t.decision.rule == "5.7.1b"
    assert t.clicks["runner"] == 4
    assert t.credits["runner"] == 0
    t.runner("pass")
    assert t.credits["runner"] == 5


@pytest.mark.rule("nsg-26.03 5.1.4b", "nsg-26.03 5.6.3d", "nsg-26.03 5.7.2d")
@pytest.mark.parametrize(("side", "at"), [("corp", "5.6.3b"), ("runner", "5.7.2b")])
def test_a_turn_ends_at_its_own_step_once(side: str, at: str) -> None:
    dusk = made("Dusk", "asset", when(Trigger("turn ends"), Gain(1)))
    place = {"remote 1": At(root=["Dusk (rezzed)"])}
    t = table(
        dusk,
        turn=side,
        at=at,
        corp=Seat(credits=0, clicks=0, deck=FUNDS),
        runner=Seat(clicks=0),
        servers=place,
    )
    t.until(kind="action")
    steps = [
        e.rule if e.kind == "step" else e.kind for e in t.game.events if e.kind in ("step", "gain credits")
    ]
    first, last = ("5.6.3d", "5.6.3e") if side == "corp" else ("5.7.2d", "5.7.2e")
    assert steps[steps.index(first) : steps.index(last) + 1] == [first, "gain credits", last]
    assert len(t.events("gain credits")) == 1


@pytest.mark.rule("nsg-26.03 5.1.4c")
def test_it_is_the_players_turn_before_it_has_formally_begun_and_after_it_has_ended() -> None:
    mine = made("Mine", "resource", static(Player("link", 1), condition=DuringTurn("runner")))
    free = made("Free", "resource", paid(Credits(0), Gain(1)))
    dusk = made("Dusk", "asset", when(Trigger("turn ends", side="opponent"), Gain(1), may=True))
    place = {"remote 1": At(root=["Dusk (rezzed)"])}
    t = table(mine, free, dusk, at="5.7.1a", runner=Seat(rig=["Mine", "Free"], clicks=0), servers=place)
    assert t.decision.rule == "5.7.1b"
    assert (t.game.state.active, link(t.game.state)) == ("runner", 1)
    late = table(mine, dusk, at="5.7.2d", runner=Seat(rig=["Mine"], clicks=0), servers=place)
    assert late.can("trigger", "Dusk")
    assert (late.game.state.active, link(late.game.state)) == ("runner", 1)


@pytest.mark.rule("nsg-26.03 5.3.2", "nisei-1.4 5.3.2")
def test_the_mandatory_draw_is_no_action() -> None:
    clock = made("Clock", "resource", when(Trigger("spend clicks", side="opponent"), Gain(1)))
    t = table(
        clock,
        turn="corp",
        at="5.6.1a",
        corp=Seat(clicks=0, deck=FUNDS),
        runner=Seat(credits=0, rig=["Clock"]),
    )
    t.until(kind="action")
    assert len(t.game.state.hand("corp")) == 1
    assert t.clicks["corp"] == 3
    assert t.credits["runner"] == 0


@pytest.mark.rule(
    "nsg-26.03 5.5.2b",
    "nsg-26.03 5.5.2",
    "nsg-26.03 5.5.4",
    "nsg-26.03 5.6.3a",
    "nisei-1.4 5.5.2",
    "nisei-1.4 5.5.2b",
)
def test_a_discarded_card_is_not_trashed() -> None:
    mourn = made("Mourn", "asset", when(Trigger("trash"), Gain(1)))
    t = table(
        mourn,
        turn="corp",
        at="5.6.3a",
        corp=Seat(credits=0, clicks=0, hand=["6x Ice Wall"]),
        servers={"remote 1": At(root=["Mourn (rezzed)"])},
    )
    assert len(t.events("discard")) == 1
    assert len(t.game.state.hand("corp")) == 5
    assert not t.events("trash")
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 5.5.3a", "nisei-1.4 5.5.3a")
def test_the_maximum_hand_size_is_five_at_first() -> None:
    t = table()
    assert (hand_size(t.game.state, "corp"), hand_size(t.game.state, "runner")) == (5, 5)
