"""9.2, 9.6, 9.10: windows of actions, instances of abilities, delayed abilities, choices that are kept."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger, While
from rulerunner.lang.conditions import AllOf, AtLeast, DuringActionPhase, Happened, No
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, UNREZZED, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Gain,
    GiveTags,
    Lasting,
    Later,
    MoveTo,
    Place,
    Remember,
    RezCard,
    Run,
    TakeAction,
    Trash,
)
from rulerunner.lang.quantities import CountersOn, Link
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, REMEMBERED, THIS
from rulerunner.lang.statics import Cannot, Player
from rulerunner.lang.sugar import about, paid, play, static, together, when
from rulerunner.lang.words import GRIP, ICE
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 9.2.6a", "nisei-1.4 9.2.6a")
def test_in_an_action_window_the_other_player_is_not_asked() -> None:
    right = made("Right", "asset", paid(Credits(0), Gain(1)))
    t = table(right, servers={"remote 1": At(root=["Right (rezzed)"])})
    assert (t.decision.side, t.decision.kind) == ("runner", "action")
    t.runner("gain credit")
    assert (t.decision.side, t.decision.rule) == ("corp", "5.7.1e"), "only in the window after the action"


@pytest.mark.rule(
    "nsg-26.03 9.2.6d",
    "nsg-26.03 5.2.4",
    "nsg-26.03 5.4.1",
    "nisei-1.4 9.2.6d",
    "nisei-1.4 5.4.1",
    "nisei-1.4 5.2.5",
)
def test_actions_are_taken_at_one_step_of_each_turn_and_nowhere_else() -> None:
    t = table(corp=Seat(deck=["9x Hedge Fund"], clicks=0), runner=Seat(clicks=1, deck=["9x Diesel"]))
    steps = set()
    while t.game.state.turn <= 2:
        if t.decision.kind == "action":
            steps.add((t.decision.side, t.decision.rule))
        t.choose(t.find("gain credit")[0] if t.can("gain credit") else t.decision.options[-1])
    assert steps == {("runner", "5.7.1f"), ("corp", "5.6.2b")}


@pytest.mark.rule("nsg-26.03 9.6.4a", "nisei-1.4 9.6.4a", "nisei-1.4 9.6.4")
def test_a_condition_met_again_while_the_ability_is_pending_makes_another_instance() -> None:
    echo = made("Echo", "asset", when(Trigger("tags"), Gain(1)))
    chain = made("Chain", "asset", when(Trigger("tags"), GiveTags(1), once="turn"))
    hit = made("Hit", "operation", play(GiveTags(1)))
    t = table(
        echo,
        chain,
        hit,
        turn="corp",
        corp=Seat(credits=0, hand=["Hit"]),
        servers={"remote 1": At(root=["Echo (rezzed)"]), "remote 2": At(root=["Chain (rezzed)"])},
    )
    t.corp("play", "Hit")
    t.corp("trigger", "Chain")
    assert t.tags == 2
    assert t.credits["corp"] == 2, "the one that waited, and the new one"


@pytest.mark.rule("nsg-26.03 9.6.7b", "nisei-1.4 9.6.7b")
def test_a_condition_that_comes_true_as_an_effect_expires_is_seen_at_the_next_checkpoint() -> None:
    pit = made("Pit", "resource", While(No(AtLeast(Link(), 1)), (Trash(THIS),)))
    brave = made("Brave", "resource", when(Trigger("run begins"), Lasting(Player("link", 1), "run")))
    held = made("Held", "resource", static(Player("link", 1)), paid(Credits(0), Trash(THIS)))
    t = table(pit, brave, held, runner=Seat(rig=["Held", "Pit", "Brave"]))
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Held")
    assert t.zone("Pit") == "table", "the link of the run is still there"
    t.until(kind="action")
    assert t.zone("Pit") == "heap"


@pytest.mark.rule("nsg-26.03 9.6.7d", "nisei-1.4 9.6.7d")
def test_a_static_condition_whose_effect_is_prohibited_does_not_repeat_for_ever() -> None:
    rock = made("Rock", "ice", static(Cannot("trash", Same(THIS))), strength=0)
    drill = made(
        "Drill", "asset", While(No(AtLeast(CountersOn(THIS, "power"), 1)), (Choose(Is(ICE)), Trash(CHOSEN)))
    )
    t = table(
        rock,
        drill,
        turn="corp",
        servers={"HQ": At(ice=["Rock (rezzed)"]), "remote 1": At(root=["Drill (rezzed)"])},
    )
    t.corp("gain credit")
    assert t.zone("Rock") == "table"
    assert t.decision.kind == "action"


@pytest.mark.rule("nsg-26.03 9.6.7a", "nisei-1.4 9.6.7a", "nsg-26.03 9.2.4e", "nisei-1.4 9.2.4e")
def test_a_condition_about_the_phase_is_looked_at_before_anyone_has_priority_in_it() -> None:
    lacking = No(AtLeast(CountersOn(THIS, "power"), 1))
    clock = made("Clock", "asset", While(AllOf((DuringActionPhase("corp"), lacking)), (Place(1, "power"),)))
    t = table(
        clock,
        turn="corp",
        at="5.6.1a",
        corp=Seat(clicks=0, deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Clock (rezzed)"]), "remote 2": At(root=["PAD Campaign"])},
    )
    while t.decision.kind == "paid" and t.decision.rule.startswith("5.6.1"):
        assert t.counters("Clock", "power") == 0
        t.passes()
    assert t.decision.rule.startswith("5.6.2")
    assert t.counters("Clock", "power") == 1


@pytest.mark.rule("nsg-26.03 9.6.7d", "nisei-1.4 9.6.7d", "nsg-26.03 9.2.4e", "nisei-1.4 9.2.4e")
def test_an_effect_that_only_a_phase_makes_possible_comes_as_soon_as_it_does() -> None:
    eager = made("Eager", "asset", While(No(Happened("action ends", side="corp")), (TakeAction(less=1),)))
    t = table(
        eager,
        turn="corp",
        at="5.6.1a",
        corp=Seat(clicks=0, credits=0, deck=["9x Hedge Fund"]),
        servers={"remote 1": At(root=["Eager (rezzed)"])},
    )
    t.until(kind="action")
    t.corp("gain credit")
    t.until(kind="action")
    assert t.credits["corp"] == 1
    assert t.clicks["corp"] == 3, "the first action cost none"
    t.corp("gain credit")
    assert t.clicks["corp"] == 2


@pytest.mark.rule("nsg-26.03 9.6.8a", "nisei-1.4 9.6.8a")
def test_of_two_instances_one_is_triggered_and_the_other_stays_pending() -> None:
    count = made("Count", "asset", when(Trigger("trash"), Gain(1), may=True))
    sweep = made("Sweep", "operation", play(Choose(Is("resource") & INSTALLED, 2), Trash(CHOSEN)))
    t = table(
        count,
        sweep,
        turn="corp",
        corp=Seat(credits=0, hand=["Sweep"]),
        runner=Seat(rig=["2x Decoy"]),
        servers={"remote 1": At(root=["Count (rezzed)"])},
    )
    t.corp("play", "Sweep")
    t.until(option="trigger")
    t.choose(t.find("trigger", "Count")[0])
    assert t.credits["corp"] == 1
    assert t.can("trigger", "Count")
    t.corp("pass")
    t.until(option="trigger")
    t.corp("trigger", "Count")
    assert t.credits["corp"] == 2, "the operation itself was trashed too, later"


@pytest.mark.rule("nsg-26.03 9.6.13b")
def test_a_delayed_ability_with_a_duration_resolves_each_time_until_that_is_over() -> None:
    groove = made("Groove", "event", play(Later(when(Trigger("successful run"), Gain(2)), "turn")))
    t = table(
        groove,
        corp=Seat(deck=["9x Hedge Fund"], clicks=0),
        runner=Seat(credits=0, hand=["Groove"], clicks=3),
    )
    t.runner("play", "Groove")
    for expected in (2, 4):
        t.until(kind="action")
        t.run("Archives")
        t.finish_run()
        assert t.credits["runner"] == expected
    t.until(side="corp", kind="action")
    for _ in range(3):
        t.corp("gain credit")
        t.until(kind="action")
    t.run("Archives")
    t.finish_run()
    assert t.credits["runner"] == 4, "the turn is another"


@pytest.mark.rule("nsg-26.03 9.10.3", "nsg-26.03 9.10.3c")
def test_a_choice_is_kept_for_as_long_as_its_card_stays_active() -> None:
    mark = made(
        "Mark",
        "resource",
        when(about("install"), Choose(Is(ICE)), Remember(CHOSEN)),
        when(Trigger("encounter", subject=Same(REMEMBERED)), Gain(5)),
        paid(Clicks(), MoveTo(THIS, GRIP)),
    )
    t = table(
        mark,
        runner=Seat(credits=0, clicks=9, hand=["Mark"]),
        servers={"HQ": At(ice=["Data Mine (rezzed)"]), "R&D": At(ice=["Enigma (rezzed)"])},
    )
    t.runner("install", "Mark")
    t.runner("card", "Enigma")
    for _ in range(2):
        t.until(kind="action")
        t.run("R&D")
        t.finish_run()
    assert t.credits["runner"] == 10, "in one run and in the next"
    t.until(kind="action")
    t.runner("use", "Mark")
    t.until(kind="action")
    t.runner("install", "Mark")
    t.runner("card", "Data Mine")
    t.until(kind="action")
    t.run("R&D")
    t.finish_run()
    assert t.credits["runner"] == 10, "the first choice went with the card"


@pytest.mark.rule("nsg-26.03 9.12.5d")
def test_a_persisting_ability_is_not_for_a_run_that_begins_as_its_own_has_ended() -> None:
    ghost = made("Ghost", "upgrade", when(Trigger("run begins"), Gain(1), persistent=True), trash=0)
    again = made("Again", "resource", when(Trigger("run ends"), Run(ARCHIVES_SERVER), once="turn"))
    t = table(
        ghost,
        again,
        corp=Seat(credits=0),
        runner=Seat(rig=["Again"]),
        servers={"HQ": At(root=["Ghost (rezzed)"])},
    )
    t.run("HQ")
    assert t.credits["corp"] == 1
    t.until(option="trash")
    t.runner("trash", "Ghost")
    t.until(kind="action")
    assert len(t.events("run begins")) == 2
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 9.6.5b", "nisei-1.4 9.6.11")
def test_a_card_that_goes_with_what_it_waits_for_has_not_seen_it() -> None:
    watch = made("Watch", "asset", when(Trigger("tags"), Gain(5)))
    burn = made(
        "Burn", "operation", play(Choose(Is("asset") & INSTALLED), together(GiveTags(1), Trash(CHOSEN)))
    )
    t = table(
        watch,
        burn,
        turn="corp",
        corp=Seat(credits=0, hand=["Burn"]),
        servers={"remote 1": At(root=["Watch (rezzed)"])},
    )
    t.corp("play", "Burn")
    assert t.tags == 1
    assert t.zone("Watch") == "Archives"
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 9.6.5b", "nisei-1.4 9.6.5b")
def test_a_card_rezzed_by_the_instruction_it_waits_for_comes_too_late() -> None:
    watch = made("Watch", "asset", when(Trigger("tags"), Gain(5)))
    rise = made(
        "Rise", "operation", play(Choose(UNREZZED), together(GiveTags(1), RezCard(CHOSEN, ignoring="all")))
    )
    t = table(
        watch,
        rise,
        turn="corp",
        corp=Seat(credits=0, hand=["Rise"]),
        servers={"remote 1": At(root=["Watch"])},
    )
    t.corp("play", "Rise")
    assert t.rezzed("Watch")
    assert t.tags == 1
    assert t.credits["corp"] == 0, "paying nothing for it was a checkpoint too, before it was active"
