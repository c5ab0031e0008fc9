"""5.4.3: an action phase that is made to end, under both modern editions."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger, When
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.instructions import EndActionPhase, Gain, GainClicks, Place, TakeAction
from rulerunner.lang.sugar import interrupt, paid, play, together, when
from rulerunner.lang.words import POWER
from tests.support.faces import made, table

CORP = Seat(credits=5, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
BOTH = ("nisei-1.4", "nsg-26.03")


@pytest.mark.rule(
    "nisei-1.4 5.4.3", "nisei-1.4 5.4.3a", "nisei-1.4 5.4.3c", "nsg-26.03 5.4.3a", "nsg-26.03 5.4.3c"
)
def test_an_action_phase_that_ends_leaves_no_action_and_nothing_of_the_ability() -> None:
    curtain = made("Curtain", "operation", play(Gain(1), EndActionPhase(), Gain(5)))
    hand = ["Curtain", "3x Hedge Fund", "4x Ice Wall"]
    t = table(curtain, turn="corp", corp=CORP._replace(hand=hand))
    t.corp("play", "Curtain")
    assert t.credits["corp"] == 6, "what came before it was done, what would come after was not"
    assert (t.decision.side, t.decision.kind, t.step) == ("corp", "discard", "5.6.3a")
    assert t.clicks["corp"] == 2, "not spent, and of no use"
    assert t.zone("Curtain") == "Archives"
    t.until(side="runner", kind="action")
    assert not [event for event in t.events("gain credits", side="corp") if event.sort == "basic action"]


@pytest.mark.rule("nisei-1.4 5.4.3b", "nsg-26.03 5.4.3b")
@pytest.mark.parametrize(("first", "counters"), [("Curtain", 0), ("Bell", 1)])
def test_what_is_pending_as_the_action_phase_ends_is_lost(first: str, counters: int) -> None:
    """Both hear of the credit; once the one ends the phase, the other has nothing to say any more."""
    curtain = made("Curtain", "asset", when(Trigger("gain credits"), EndActionPhase()))
    bell = made("Bell", "asset", when(Trigger("gain credits"), Place(1, POWER)))
    servers = {"remote 1": At(root=["Curtain (rezzed)"]), "remote 2": At(root=["Bell (rezzed)"])}
    t = table(curtain, bell, turn="corp", corp=CORP, servers=servers)
    t.corp("gain credit")
    t.corp("trigger", first)
    t.until(side="runner", kind="action")
    assert t.counters("Bell", POWER) == counters
    assert t.credits["corp"] == 6


@pytest.mark.rule("nisei-1.4 5.4.3a", "nisei-1.4 5.4.3b", "nsg-26.03 5.4.3b")
def test_a_paid_ability_window_closes_as_the_action_phase_ends_in_it() -> None:
    lever = made("Lever", "asset", paid(Credits(1), EndActionPhase()))
    tap = made("Tap", "resource", paid(Credits(1), Gain(3)))
    t = table(
        lever,
        tap,
        turn="corp",
        at="5.6.2a",
        corp=CORP,
        runner=Seat(credits=3, rig=["Tap"]),
        servers={"remote 1": At(root=["Lever (rezzed)"])},
    )
    t.corp("use", "Lever")
    assert t.step != "5.6.2a", "the Runner gets no priority in that window any more"
    t.until(side="runner", kind="paid")
    assert t.step == "5.6.3b", "only in the discard phase"
    assert t.can("use", "Tap")


@pytest.mark.rule("nisei-1.4 5.4.3c", "nsg-26.03 5.4.3c")
@pytest.mark.parametrize(
    ("stop", "kind", "card", "undone"),
    [
        (when(Trigger("spend clicks", side="runner"), EndActionPhase()), "gain credit", "", "gain credits"),
        (when(Trigger("spend clicks", side="runner"), EndActionPhase()), "install", "Corroder", "install"),
        (when(Trigger("spend clicks", side="runner"), EndActionPhase()), "use", "Tool", "gain credits"),
        (interrupt(Trigger("install"), EndActionPhase()), "install", "Corroder", "install"),
        (interrupt(Trigger("draw"), EndActionPhase()), "draw", "", "draw"),
        (when(Trigger("run begins"), EndActionPhase()), "run", "", "successful run"),
        (interrupt(Trigger("breach"), EndActionPhase()), "run", "", "access"),
    ],
    ids=["basic action", "install", "ability", "interrupted install", "interrupted draw", "run", "breach"],
)
def test_an_action_that_is_under_way_as_the_phase_ends_comes_to_nothing(
    stop: When, kind: str, card: str, undone: str
) -> None:
    tool = made("Tool", "resource", paid(Clicks(), Gain(4)))
    runner = Seat(credits=5, hand=["Corroder"], deck=["9x Diesel"], rig=["Stop", "Tool"])
    t = table(made("Stop", "resource", stop), tool, corp=CORP, runner=runner)
    if kind == "run":
        t.run("HQ")
    else:
        t.runner(kind, card)
    while t.game.state.active == "runner":
        assert t.decision.kind != "action"
        t.passes()
    assert not t.events(undone, side="runner")
    assert t.game.state.run is None
    assert t.zone("Corroder") == "grip"
    assert len(t.events("action phase ends")) == 1
    assert t.events("spend clicks", side="runner")[0].amount == 1


@pytest.mark.rule("nisei-1.4 5.4.3d", "nsg-26.03 5.4.3d")
def test_a_checkpoint_comes_between_the_action_phase_that_ends_and_the_discard_phase() -> None:
    """What the same instruction did is heard of there, and so is the end of the phase."""
    curtain = made("Curtain", "operation", play(together(Gain(1), EndActionPhase())))
    bell = made("Bell", "asset", when(Trigger("gain credits"), Place(1, POWER)))
    gong = made("Gong", "asset", when(Trigger("action phase ends"), Place(1, POWER)))
    servers = {"remote 1": At(root=["Bell (rezzed)"]), "remote 2": At(root=["Gong (rezzed)"])}
    hand = ["Curtain", "3x Hedge Fund", "4x Ice Wall"]
    t = table(curtain, bell, gong, turn="corp", corp=CORP._replace(hand=hand), servers=servers)
    t.corp("play", "Curtain")
    if t.can("trigger"):
        t.corp("trigger", "Bell")
    assert (t.decision.kind, t.step) == ("discard", "5.6.3a")
    assert (t.counters("Bell", POWER), t.counters("Gong", POWER)) == (1, 1)
    assert len(t.events("action phase ends")) == 1


@pytest.mark.rule("nsg-26.03 5.4.3d")
def test_no_action_is_taken_as_the_forced_end_of_the_action_phase_is_reacted_to() -> None:
    curtain = made("Curtain", "operation", play(EndActionPhase()))
    gong = made("Gong", "asset", when(Trigger("action phase ends"), GainClicks(1), TakeAction()))
    servers = {"remote 1": At(root=["Gong (rezzed)"])}
    t = table(curtain, gong, turn="corp", corp=CORP._replace(hand=["Curtain"]), servers=servers)
    t.corp("play", "Curtain")
    while t.game.state.active == "corp":
        assert t.decision.kind != "action", t.lines()
        t.passes()
    assert t.happened("gain clicks")
    assert not t.happened("basic action")


@pytest.mark.rule("nsg-26.03 5.4.4")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("at", ["5.6.1b", "5.6.3b"])
def test_outside_of_it_nothing_ends_the_action_phase(rules: str, at: str) -> None:
    lever = made("Lever", "asset", paid(Credits(1), EndActionPhase()))
    t = table(
        lever,
        rules=rules,
        turn="corp",
        at=at,
        corp=CORP,
        servers={"remote 1": At(root=["Lever (rezzed)"])},
    )
    t.corp("use", "Lever")
    assert t.step == at, "the window goes on"
    assert not t.happened("action phase ends")
    if at == "5.6.1b":
        t.until(side="corp", kind="action")


@pytest.mark.rule("nsg-26.03 5.4.4")
@pytest.mark.parametrize("rules", BOTH)
def test_in_the_other_players_turn_nobodys_action_phase_ends(rules: str) -> None:
    lever = made("Lever", "asset", paid(Credits(1), EndActionPhase()))
    t = table(lever, rules=rules, at="5.7.1e", corp=CORP, servers={"remote 1": At(root=["Lever (rezzed)"])})
    t.until(side="corp", option="use")
    t.corp("use", "Lever")
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 4
    assert not t.happened("action phase ends")


@pytest.mark.rule("nsg-26.03 1.16.1", "nisei-1.4 1.15.1")
@pytest.mark.parametrize(("less", "clicks", "acts"), [(0, 1, False), (0, 2, True), (1, 1, True)])
@pytest.mark.parametrize("rules", BOTH)
def test_an_action_that_an_ability_lets_a_player_take_needs_its_click(
    rules: str, less: int, clicks: int, acts: bool
) -> None:
    """The credit of the first action triggers it; the click for that one has been spent by then."""
    more = made("More", "asset", when(Trigger("gain credits", side="corp", first="turn"), TakeAction(less)))
    corp = CORP._replace(clicks=clicks)
    t = table(more, rules=rules, turn="corp", corp=corp, servers={"remote 1": At(root=["More (rezzed)"])})
    t.corp("gain credit")
    assert (t.decision.side == "corp" and t.can("gain credit")) == acts
    assert t.clicks["corp"] == clicks - 1
