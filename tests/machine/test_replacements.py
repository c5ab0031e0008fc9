"""9.8.8 to 9.8.11: replacement effects: when they apply, how often, in which order, and who decides."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Breach, Damage, Gain, Instead, Run
from rulerunner.lang.refs import HQ_SERVER, RND_SERVER
from rulerunner.lang.statics import Replaces
from rulerunner.lang.sugar import if_successful, interrupt, play, static, when
from rulerunner.lang.words import CORE, NET
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")


def siphons() -> Table:
    t = table(
        corp=Seat(credits=7, hand=["Hedge Fund"]),
        runner=Seat(credits=0, hand=["Account Siphon"]),
        servers={"HQ": At(root=["Ash 2X3ZB9CY (rezzed)"])},
    )
    t.runner("play", "Account Siphon")
    t.until(side="corp", option="number")
    return t


@pytest.mark.rule("nisei-1.4 6.7.0a example", "nsg-26.03 6.7.4c")
def test_an_optional_replacement_is_decided_when_accessing_would_begin() -> None:
    t = siphons()
    assert not t.events("trace succeeds")
    t.corp("number", number=0)
    assert len(t.events("trace succeeds")) == 1, "Ash came first"
    assert (t.decision.side, t.decision.about) == ("runner", "replace")
    assert {o.kind for o in t.decision.options} == {"replace", "no"}


@pytest.mark.rule("nisei-1.4 9.8.8", "nsg-26.03 9.9.8")
def test_what_is_replaced_does_not_happen() -> None:
    t = siphons()
    t.corp("number", number=0)
    t.runner("replace", "Account Siphon")
    t.runner("number", number=5)
    assert t.credits == {"corp": 2, "runner": 10}
    assert t.tags == 2
    assert not t.events("breach")
    assert not t.events("access")


@pytest.mark.rule("nisei-1.4 9.8.8", "nisei-1.4 6.7.0a")
def test_declined_it_leaves_everything_as_it_was() -> None:
    t = siphons()
    t.corp("number", number=7)
    t.until(option="replace")
    t.runner("no")
    t.finish_run()
    assert t.credits["runner"] == 0
    assert t.tags == 0
    assert [t.name(e.card) for e in t.events("access")] == ["Ash 2X3ZB9CY"], "and Ash's trace had succeeded"


@pytest.mark.rule("nisei-1.4 9.8.8c", "nsg-26.03 9.9.8c")
def test_bank_job_replaces_the_access_of_a_remote_alone() -> None:
    t = table(
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=0, rig=["Bank Job (8 credit)"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert len(t.events("access")) == 1, "HQ is no remote server"
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="remote 1")
    t.until(option="replace")
    t.runner("replace", "Bank Job")
    t.runner("number", number=3)
    t.finish_run()
    assert t.credits["runner"] == 3
    assert t.counters("Bank Job", "credit") == 5
    assert len(t.events("access")) == 1, "nothing in the remote was accessed"


@pytest.mark.rule("nisei-1.4 9.8.11", "nisei-1.4 9.8.11a", "nsg-26.03 9.9.11", "nsg-26.03 9.9.11a")
@pytest.mark.parametrize("first", ["Left", "Right"])
def test_of_two_replacements_the_one_chosen_leaves_nothing_for_the_other(first: str) -> None:
    left = made("Left", "resource", when(Trigger("successful run"), Instead("breach", (Gain(1),))))
    right = made("Right", "resource", when(Trigger("successful run"), Instead("breach", (Gain(5),))))
    t = table(
        left,
        right,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=0, rig=["Left", "Right"]),
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(option="trigger")
    t.runner("trigger", "Left")
    assert {t.name(o.card) for o in t.decision.options} == {"Left", "Right"}
    assert not t.can("no"), "one of them has to apply"
    t.runner("replace", first)
    t.finish_run()
    assert t.credits["runner"] == (1 if first == "Left" else 5)
    assert not t.events("access")


@pytest.mark.rule("nisei-1.4 9.8.11", "nsg-26.03 9.9.11")
def test_the_controller_of_the_effect_chooses_whoever_made_the_replacements() -> None:
    mine = made("Mine", "resource", when(Trigger("successful run"), Instead("breach", (Gain(1),))))
    yours = made("Yours", "asset", when(Trigger("successful run"), Instead("breach", (Gain(5),))))
    t = table(
        mine,
        yours,
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(credits=0, rig=["Mine"]),
        servers={"remote 1": At(root=["Yours (rezzed)"])},
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(option="replace")
    assert t.decision.side == "runner", "the Runner is the one who would access"
    t.runner("replace", "Yours")
    t.finish_run()
    assert t.credits == {"corp": 5, "runner": 0}, "the effect is its own controller's"


@pytest.mark.rule("nisei-1.4 9.8.9c", "nsg-26.03 9.9.9c")
def test_a_replacement_does_not_apply_to_its_own_result() -> None:
    t = table(runner=Seat(rig=["Verbal Plasticity"], deck=["9x Diesel"]))
    t.runner("draw")
    assert len(t.game.state.hand("runner")) == 2
    assert [e.amount for e in t.events("draw")] == [2]


@pytest.mark.rule("nisei-1.4 9.8.8b", "nisei-1.4 9.8.5a", "nsg-26.03 9.9.8b", "nsg-26.03 9.9.5a")
def test_a_static_replacement_of_the_first_time_applies_once_a_turn() -> None:
    t = table(runner=Seat(rig=["Verbal Plasticity"], deck=["9x Diesel"]))
    t.runner("draw")
    t.until(rule="5.7.1f")
    t.runner("draw")
    assert [e.amount for e in t.events("draw")] == [2, 1]


@pytest.mark.rule("nisei-1.4 9.8.8b", "nsg-26.03 9.9.8b", "nsg-26.03 5.2.3a")
def test_a_static_replacement_is_for_its_controller_and_what_it_names() -> None:
    t = table(
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Verbal Plasticity"], hand=["Diesel"], deck=["9x Sure Gamble"]),
    )
    t.runner("play", "Diesel")
    assert [e.amount for e in t.events("draw")] == [3], "an event is not the basic action"
    t.until(rule="5.7.1f")
    t.runner("draw")
    assert [e.amount for e in t.events("draw")] == [3, 2], "this is the first time the basic action draws"
    for _ in range(2):
        t.until(rule="5.7.1f")
        t.runner("gain credit")
    t.until(side="corp", rule="5.6.2b")
    t.corp("draw")
    assert [e.amount for e in t.events("draw", side="corp")] == [1, 1]


@pytest.mark.rule(
    "nisei-1.4 9.8.9b",
    "nisei-1.4 9.8.4a",
    "nsg-26.03 9.9.9b",
    "nsg-26.03 9.9.4a",
    "nsg-26.03 9.2.9b",
    "nisei-1.4 9.2.9b",
)
def test_a_replacement_applies_before_interrupts_look_at_what_is_expected() -> None:
    hit = made("Hit", "operation", play(Damage(NET, 1)))
    melt = made("Melt", "asset", static(Replaces("damage", (Damage(CORE, 1),))))
    t = table(
        hit,
        melt,
        turn="corp",
        corp=Seat(hand=["Hit"]),
        runner=Seat(credits=1, rig=["Net Shield"], hand=["3x Diesel"]),
        servers={"remote 1": At(root=["Melt (rezzed)"])},
    )
    t.corp("play", "Hit")
    assert t.decision.kind == "action", "Net Shield was not asked: no net damage is expected"
    assert [e.sort for e in t.events("damage")] == [CORE]


@pytest.mark.rule("nisei-1.4 6.7.0a", "nsg-26.03 6.7.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_what_replaces_the_access_of_the_run_leaves_other_accesses_alone(rules: str) -> None:
    trick = made("Trick", "resource", when(Trigger("successful run"), Instead("breach", (Gain(1),))))
    raid = made("Raid", "resource", when(Trigger("successful run"), Breach(RND_SERVER)))
    t = table(
        trick,
        raid,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"], deck=["Ice Wall"]),
        runner=Seat(credits=0, rig=["Trick", "Raid"]),
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(option="trigger")
    t.runner("trigger", "Trick")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Ice Wall"], "the raid was not replaced"
    assert t.credits["runner"] == 1, "the access of HQ was"


@pytest.mark.rule("nisei-1.4 9.8.9c", "nsg-26.03 9.9.9c")
def test_a_replacement_whose_result_is_of_the_same_kind_applies_once() -> None:
    twin = made(
        "Twin", "resource", when(Trigger("successful run"), Instead("breach", (Breach(RND_SERVER), Gain(1))))
    )
    t = table(
        twin,
        corp=Seat(hand=["Hedge Fund"], deck=["Ice Wall"]),
        runner=Seat(credits=0, rig=["Twin"]),
    )
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Ice Wall"]
    assert t.credits["runner"] == 1


@pytest.mark.rule("nisei-1.4 9.9.1", "nisei-1.4 6.7.0a", "nsg-26.03 9.10.1")
def test_a_replacement_made_in_a_run_ends_with_the_run() -> None:
    bribe = made(
        "Bribe", "event", play(Run(HQ_SERVER, linked=(if_successful(Instead("breach", (Gain(2),))),)))
    )
    t = table(
        bribe,
        corp=Seat(hand=["Hedge Fund", "Ice Wall"]),
        runner=Seat(credits=0, hand=["Bribe"]),
    )
    t.runner("play", "Bribe")
    t.finish_run()
    assert t.credits["runner"] == 2
    t.until(rule="5.7.1f")
    t.runner("run")
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.credits["runner"] == 2
    assert len(t.events("access")) == 1


@pytest.mark.rule(
    "nsg-26.03 9.9.3c",
    "nsg-26.03 9.9.8a",
    "nsg-26.03 9.9.10",
    "nisei-1.4 9.8.3c",
    "nisei-1.4 9.8.8a",
    "nisei-1.4 9.8.10",
)
def test_an_interrupt_may_replace_what_is_imminent_and_nothing_later() -> None:
    hit = made("Hit", "operation", play(Damage(NET, 1), Damage(NET, 1)))
    twist = made("Twist", "resource", interrupt(Trigger("damage"), Instead("damage", (Gain(3),)), may=True))
    t = table(
        hit,
        twist,
        turn="corp",
        corp=Seat(hand=["Hit"]),
        runner=Seat(credits=1, rig=["Twist", "Net Shield"], hand=["3x Diesel"]),
    )
    t.corp("play", "Hit")
    t.runner("trigger", "Twist")
    assert t.credits["runner"] == 4
    assert not t.events("damage")
    assert t.can("trigger", "Twist"), "this is the second damage; Net Shield had nothing left of the first"
    assert not t.can("trigger", "Net Shield")
    t.runner("pass")
    assert [e.amount for e in t.events("damage")] == [1]


@pytest.mark.rule("nisei-1.4 9.8.3d", "nsg-26.03 9.9.3d")
def test_an_interrupt_may_add_to_an_effect_before_it_happens() -> None:
    class_act = made("Act", "resource", interrupt(Trigger("draw", side="you", first="turn"), Gain(1)))
    t = table(class_act, runner=Seat(credits=0, rig=["Act"], hand=["Diesel"], deck=["9x Sure Gamble"]))
    t.runner("play", "Diesel")
    kinds = [e.kind for e in t.game.events if e.kind in ("gain credits", "draw")]
    assert kinds == ["gain credits", "draw"], "before drawing, as it would happen"
    t.until(rule="5.7.1f")
    t.runner("draw")
    assert t.credits["runner"] == 1, "only the first time"
