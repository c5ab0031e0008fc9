"""Seed 000: Run Ends, what becomes of the windows that were open (6.8.2)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import EndRun, Gain, GiveTags
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.sugar import at, when
from tests.support.table import Table

NISEI = "Nisei MK II (1 agenda)"

# Cards of our own, where no printed card shows the rule alone.
BELL = Face(Facts("Bell", "corp", "upgrade", cost=0), (when(Trigger("encounter"), Gain(1)),))
FUSE = Face(Facts("Fuse", "corp", "upgrade", cost=0), (when(at("successful run", THIS_SERVER), Gain(1)),))
SPARK = Face(
    Facts("Spark", "corp", "upgrade", cost=0), (when(Trigger("gain credits", side="corp"), EndRun()),)
)
TRAPDOOR = Face(Facts("Trapdoor", "corp", "upgrade", cost=0), (when(Trigger("run begins"), EndRun()),))
TICKER = Face(Facts("Ticker", "corp", "upgrade", cost=0), (when(Trigger("run begins"), Gain(1)),))
ECHO = Face(
    Facts("Echo", "corp", "upgrade", cost=0), (when(Trigger("gain credits", side="corp"), GiveTags(1)),)
)


@pytest.mark.rule("nisei-1.4 6.8.2")
def test_open_windows_are_dealt_with_before_anything_else_in_the_phase() -> None:
    t = Table(
        position(
            corp=Seat(score=[NISEI], bad_publicity=2),
            runner=Seat(credits=1),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.corp("use", "Nisei MK II")
    kinds = [(e.kind, e.sort or e.rule) for e in t.after("end the run")]
    closing = kinds.index(("window closes", "paid"))
    assert (
        closing < kinds.index(("lose credits", "bad publicity")) < kinds.index(("run ends", "unsuccessful"))
    )


@pytest.mark.example("nisei-1.4 6.8.2a", 1)
@pytest.mark.rule("nisei-1.4 6.8.2a", "nisei-1.4 6.8.2a example")
def test_nisei_mk_ii_leaves_no_chance_to_spend_bad_publicity_on_self_modifying_code() -> None:
    t = Table(
        position(
            corp=Seat(score=[NISEI], bad_publicity=2),
            runner=Seat(credits=1, rig=["Self-modifying Code"], deck=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    assert t.credits["runner"] == 3
    assert t.can("use", "Self-modifying Code"), "while the window is open the Runner could use it"
    t.runner("pass")
    t.corp("use", "Nisei MK II")
    # The Runner would have had priority again; instead the window is gone.
    assert not t.in_run()
    assert t.credits["runner"] == 1
    assert not t.can("use", "Self-modifying Code")
    assert t.zone("Self-modifying Code") == "table"
    between = [e.kind for e in t.after("end the run")]
    assert "choice" not in between[: between.index("run ends")], "nobody decided anything in between"
    assert "window opens" not in between[: between.index("run ends")]


@pytest.mark.rule("nisei-1.4 6.8.2a")
def test_without_the_end_of_the_run_the_runner_gets_priority_again_in_that_window() -> None:
    t = Table(
        position(
            corp=Seat(credits=5, score=[NISEI], bad_publicity=2),
            runner=Seat(credits=1, rig=["Self-modifying Code"], deck=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    t.corp("rez", "PAD Campaign")
    t.corp("pass")
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.2e")
    assert t.can("use", "Self-modifying Code")


@pytest.mark.rule("nisei-1.4 6.8.2a")
def test_the_corp_cannot_rez_in_the_window_in_which_it_ended_the_run() -> None:
    t = Table(
        position(
            corp=Seat(credits=5, score=[NISEI]),
            servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    assert t.can("rez", "PAD Campaign")
    assert t.can("rez", "Ice Wall")
    t.corp("use", "Nisei MK II")
    assert not t.in_run()
    # The next chance to rez is the turn's own window, and the ice cannot be rezzed there.
    assert (t.decision.side, t.decision.rule) == ("corp", "5.7.1e")
    assert t.can("rez", "PAD Campaign")
    assert not t.can("rez", "Ice Wall")


@pytest.mark.example("nisei-1.4 6.8.2b", 1)
@pytest.mark.example("nsg-26.03 9.8.7c", 1)
@pytest.mark.rule("nisei-1.4 6.8.2b", "nisei-1.4 6.8.2b example")
def test_little_engine_unbroken_ends_the_run_before_it_pays_the_runner() -> None:
    t = Table(position(runner=Seat(credits=4), servers={"HQ": At(ice=["Little Engine (rezzed)"])}))
    t.run("HQ")
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves")] == [0]
    assert t.credits["runner"] == 4
    assert not t.happened("gain credits")
    assert not t.happened("successful run")


@pytest.mark.rule("nisei-1.4 6.8.2b")
def test_little_engine_with_two_broken_subroutines_does_pay_the_runner() -> None:
    t = Table(
        position(
            runner=Seat(credits=10, rig=["Gordian Blade"]), servers={"HQ": At(ice=["Little Engine (rezzed)"])}
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    strength = t.game.state.cards[t.card("Little Engine")].face.facts.strength or 0
    for _ in range(strength - 2):
        t.runner("use", "Gordian Blade", ability=1)
    for number in (0, 1):
        t.runner("use", "Gordian Blade", ability=0)
        t.runner("subroutine", number=number)
    before = t.credits["runner"]
    t.runner("pass")
    assert [e.place for e in t.events("subroutine resolves")] == [2]
    assert t.credits["runner"] == before + 5
    assert t.in_run() or t.happened("successful run")


@pytest.mark.rule("nisei-1.4 6.8.2b")
def test_of_two_subroutines_that_end_the_run_only_the_first_resolves() -> None:
    t = Table(position(servers={"HQ": At(ice=["Hadrian's Wall (rezzed)"])}))
    t.run("HQ")
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves")] == [0]
    assert len(t.events("end the run")) == 1


def at_tollbooth() -> Table:
    t = Table(
        position(
            corp=Seat(credits=5),
            runner=Seat(credits=10, rig=["Security Nexus"]),
            servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
        )
    )
    t.run("HQ")
    assert t.decision.kind == "reaction"
    assert t.step == "6.9.3b", "the reaction window comes before the window for breaking"
    return t


@pytest.mark.example("nisei-1.4 6.8.2c", 1)
@pytest.mark.rule("nisei-1.4 6.8.2c", "nisei-1.4 6.8.2c example")
def test_tollbooth_asks_no_toll_once_security_nexus_ended_the_run() -> None:
    t = at_tollbooth()
    t.runner("trigger", "Security Nexus")
    t.corp("number", number=0)
    t.runner("number", number=0)  # trace 5 against 1 link: successful
    assert t.happened("trace succeeds")
    assert t.tags == 1
    assert t.credits["runner"] == 10, "the toll was not paid"
    assert not t.in_run()
    assert not t.happened("subroutine resolves")
    assert t.happened("run ends", sort="unsuccessful")


@pytest.mark.rule("nisei-1.4 6.8.2c")
def test_tollbooth_takes_its_toll_when_security_nexus_is_not_used() -> None:
    t = at_tollbooth()
    t.runner("pass")
    assert t.credits["runner"] == 7
    assert t.tags == 0


@pytest.mark.rule("nisei-1.4 6.8.2c", "nisei-1.4 9.2.8f")
def test_tollbooth_asks_no_toll_either_when_the_failed_trace_bypasses_it() -> None:
    t = at_tollbooth()
    t.runner("trigger", "Security Nexus")
    t.corp("number", number=0)
    t.runner("number", number=4)  # 1 link + 4: the trace of 5 fails
    assert t.happened("bypass", "Tollbooth")
    assert t.credits["runner"] == 6, "4 for the trace, nothing for the toll"
    assert not t.happened("subroutine resolves")
    assert t.happened("pass", "Tollbooth")
    assert t.in_run()


@pytest.mark.rule("nisei-1.4 6.8.2c")
@pytest.mark.parametrize("bell_first", [True, False])
def test_what_is_still_pending_as_the_encounter_ends_is_lost(bell_first: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=5),
            servers={"HQ": At(ice=["Data Raven (rezzed)"], root=["Bell (rezzed)"])},
            faces=[BELL],
        )
    )
    t.run("HQ")
    t.corp("trigger", "Bell" if bell_first else "Data Raven")
    t.runner("effect", number=1)  # the Runner ends the run rather than take a tag
    assert not t.in_run()
    assert t.credits["corp"] == (6 if bell_first else 5)


def at_giordano() -> Table:
    """A run on HQ was successful; both upgrades there are pending, and the Runner cannot pay."""
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(credits=1, score=["Priority Requisition"]),
            servers={"HQ": At(root=["Giordano Memorial Field (rezzed)", "Embolus (rezzed, 2 power)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", kind="reaction")
    assert t.step == "6.9.5f"
    assert t.can("trigger", "Giordano Memorial Field")
    assert t.can("trigger", "Embolus")
    return t


@pytest.mark.example("nisei-1.4 6.8.2d", 1)
@pytest.mark.rule("nisei-1.4 6.8.2d", "nisei-1.4 6.8.2d example")
def test_embolus_loses_its_counter_although_giordano_memorial_field_ended_the_run() -> None:
    t = at_giordano()
    t.corp("trigger", "Giordano Memorial Field")
    assert t.happened("end the run")
    assert t.counters("Embolus", "power") == 1
    removed = t.events("remove", card=t.card("Embolus"))
    assert len(removed) == 1
    assert removed[0].moment > t.events("end the run")[0].moment
    assert "remove" in [e.kind for e in t.events("remove") if e.run == 0], "still during the run on HQ"
    # The rest of the phase is skipped all the same.
    assert "6.9.5g" not in t.steps()
    assert not t.happened("access")
    assert not t.in_run()


@pytest.mark.rule("nisei-1.4 6.8.2d")
def test_the_corp_may_as_well_take_the_counter_off_first() -> None:
    t = at_giordano()
    t.corp("trigger", "Embolus")
    assert t.counters("Embolus", "power") == 1
    assert t.happened("end the run")
    assert len(t.events("remove", card=t.card("Embolus"))) == 1


@pytest.mark.rule("nisei-1.4 6.8.2d", "nisei-1.4 9.1.2a")
def test_nested_windows_are_completed_from_the_innermost_outward() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            servers={
                "HQ": At(
                    root=["Fuse (rezzed)", "Embolus (rezzed, 1 power)", "Spark (rezzed)", "Echo (rezzed)"]
                )
            },
            faces=[FUSE, SPARK, ECHO],
        )
    )
    t.run("HQ")
    t.until(side="corp", kind="reaction")
    t.corp("trigger", "Fuse")  # pays the Corp, which makes Spark and Echo pending in a window of their own
    t.corp("trigger", "Spark")
    assert not t.in_run()
    order = [e.kind for e in t.after("end the run") if e.kind in ("tags", "remove", "run ends")]
    assert order == ["tags", "remove", "run ends"]


@pytest.mark.rule("nisei-1.4 6.8.2d")
def test_the_start_of_a_run_is_no_phase_so_its_window_is_completed_too() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            servers={"HQ": At(root=["Trapdoor (rezzed)", "Ticker (rezzed)"])},
            faces=[TRAPDOOR, TICKER],
        )
    )
    t.run("HQ")
    t.corp("trigger", "Trapdoor")
    assert not t.in_run()
    assert t.credits["corp"] == 1
    assert "6.9.5a" not in t.steps()
