"""26.03, 6.8: how a run ends, what becomes of open windows, and what is met when."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import AccessCard, Breach, Choose, EncounterIce, EndRun, Gain, If, Trash
from rulerunner.lang.refs import CHOSEN, RND_SERVER
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import ASSET, ICE
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"


def runs(server: str, *made_up: Any, **place: Any) -> Table:
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.example("nsg-26.03 6.8.2a", 1)
@pytest.mark.rule("nsg-26.03 6.8.2a")
def test_a_paid_window_closes_when_the_run_is_ended_in_it() -> None:
    t = runs(
        "HQ",
        corp=Seat(bad_publicity=2, score=["Nisei MK II (1 agenda)"], hand=["Hedge Fund"]),
        runner=Seat(credits=0, rig=["Self-modifying Code"], deck=["Corroder"]),
    )
    t.until(side="runner", rule="6.9.4b")
    assert t.can("use", "Self-modifying Code"), "the fund would pay for it"
    t.runner("pass")
    t.corp("use", "Nisei MK II")
    assert not t.in_run()
    assert t.decision.rule == "5.7.1f", "nobody had priority again in that window"
    assert t.zone("Self-modifying Code") == "table"


@pytest.mark.example("nsg-26.03 6.8.2b", 1)
@pytest.mark.rule("nsg-26.03 6.8.2b")
def test_a_window_the_encounter_opened_closes_when_the_run_is_ended_in_it() -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=0),
        runner=Seat(credits=4, rig=["Security Nexus"]),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    )
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Security Nexus")
    t.runner("number", number=0)
    assert not t.in_run()
    assert t.tags == 1
    assert t.credits["runner"] == 4, "the toll was not asked for"
    assert len(t.events("end the run")) == 1


def ended_with_a_gain_pending(moment: str, ice: str) -> Table:
    """Two abilities of the Corp are pending at a moment of a run; the first of them ends it."""
    stop = made("Stop", "asset", when(Trigger(moment), EndRun()))
    pay = made("Pay", "asset", when(Trigger(moment), Gain(1)))
    t = runs(
        "HQ",
        stop,
        pay,
        corp=Seat(credits=0),
        servers={
            "HQ": At(ice=[ice]),
            "remote 1": At(root=["Stop (rezzed)"]),
            "remote 2": At(root=["Pay (rezzed)"]),
        },
    )
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Stop")
    assert not t.in_run()
    return t


@pytest.mark.rule("nsg-26.03 6.8.2c", "nsg-26.03 9.2.8f")
@pytest.mark.parametrize("moment", ["run begins", "pass", "approach server", "successful run"])
def test_a_window_that_no_beginning_of_a_phase_opened_is_completed(moment: str) -> None:
    t = ended_with_a_gain_pending(moment, "Ice Wall")
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 6.8.2b", "nsg-26.03 6.4.2", "nsg-26.03 6.5.2")
@pytest.mark.parametrize("moment", ["approach", "encounter"])
def test_a_window_the_beginning_of_a_phase_opened_closes(moment: str) -> None:
    t = ended_with_a_gain_pending(moment, "Ice Wall (rezzed)")
    assert t.credits["corp"] == 0


@pytest.mark.rule("nsg-26.03 6.8.2c")
def test_other_windows_are_completed_after_the_run_was_ended_in_them() -> None:
    t = runs(
        "HQ",
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(credits=0, score=["Hostile Takeover"]),
        servers={"HQ": At(root=["Giordano Memorial Field (rezzed)", "Embolus (rezzed, 1 power)"])},
    )
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Giordano Memorial Field")
    assert t.counters("Embolus", "power") == 0, "Embolus still had to lose its counter"
    assert not t.in_run()
    assert not t.events("breach")


@pytest.mark.rule("nsg-26.03 6.8.2c")
@pytest.mark.parametrize("start", ["encounter", "breach", "access"])
def test_a_window_completed_after_the_end_starts_no_new_timing_structure(start: str) -> None:
    stop = made("Stop", "asset", when(Trigger("successful run"), EndRun()))
    begin = {"encounter": EncounterIce(CHOSEN), "breach": Breach(RND_SERVER), "access": AccessCard(CHOSEN)}[
        start
    ]
    late = made("Late", "asset", when(Trigger("successful run"), Choose(Is(ICE)), begin, Gain(1)))
    t = runs(
        "Archives",
        stop,
        late,
        corp=Seat(credits=0, deck=["Hedge Fund"]),
        servers={
            "HQ": At(ice=["Ice Wall (rezzed)"]),
            "remote 1": At(root=["Stop (rezzed)"]),
            "remote 2": At(root=["Late (rezzed)"]),
        },
    )
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Stop")
    assert not t.in_run()
    assert not t.events(start)
    assert t.credits["corp"] == 1, "the rest of the ability resolved"


@pytest.mark.rule("nsg-26.03 6.1.4a", "nsg-26.03 7.3.7", "nsg-26.03 7.1.8")
def test_ending_the_run_ends_the_breach_and_the_access_too() -> None:
    trap = made("Trap", "asset", when(about("access"), EndRun()), trash=0)
    t = runs(
        "remote 1",
        trap,
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Trap", "Red Herrings"])},
    )
    t.until(kind="choose card")
    t.runner("access", "Trap")
    assert not t.in_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Trap"], "the other card was not accessed"
    assert t.zone("Trap") == "table", "there was no chance to trash it"
    assert t.game.state.breach is None
    assert t.game.state.access is None


@pytest.mark.rule("nsg-26.03 6.9.6c", "nsg-26.03 6.8.5")
def test_a_run_becomes_unsuccessful_while_it_is_still_going_on() -> None:
    t = runs(
        "HQ",
        runner=Seat(identity="Jesminder Sareen", rig=["John Masanori"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.finish_run()
    assert [e.rule for e in t.events("unsuccessful run")] == ["6.9.6c"]
    assert t.tags == 0, "Jesminder Sareen avoids it: the run is not over yet"
    assert t.events("prevent")[0].moment < t.events("run ends")[0].moment


@pytest.mark.rule("nsg-26.03 6.9.6c")
def test_a_run_that_came_to_the_success_phase_is_not_unsuccessful() -> None:
    stop = made("Stop", "asset", when(Trigger("successful run"), EndRun()))
    t = runs("HQ", stop, servers={"remote 1": At(root=["Stop (rezzed)"])})
    t.finish_run()
    assert not t.events("unsuccessful run")
    assert [e.sort for e in t.events("run ends")] == ["successful"]


@pytest.mark.rule("nsg-26.03 6.9.6c", "nsg-26.03 6.9.4g")
def test_a_run_ended_as_the_server_is_approached_is_unsuccessful() -> None:
    stop = made("Stop", "asset", when(Trigger("approach server"), EndRun()))
    t = runs("HQ", stop, servers={"remote 1": At(root=["Stop (rezzed)"])})
    t.finish_run()
    assert [e.sort for e in t.events("run ends")] == ["unsuccessful"]
    assert not t.events("breach")


@pytest.mark.rule("nsg-26.03 6.8.5")
def test_the_noble_path_still_prevents_the_damage_of_chum_in_the_run_ends_phase() -> None:
    t = Table(
        position(
            rules=RULES,
            corp=Seat(credits=9),
            runner=Seat(hand=["The Noble Path", "4x Diesel"], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Chum (rezzed)", "Wall of Static (rezzed)"])},
        )
    )
    t.runner("play", "The Noble Path")
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.game.result is None, "the damage would have killed a Runner with an empty grip"
    assert [e.amount for e in t.events("prevent")] == [3]
    assert not t.events("damage")
    assert (
        t.events("end the run")[0].moment
        < t.events("encounter ends")[-1].moment
        < t.events("prevent")[0].moment
    )
    assert t.events("prevent")[0].moment < t.events("run ends")[0].moment


@pytest.mark.rule("nsg-26.03 6.8.5", "nsg-26.03 10.3.6")
def test_the_noble_path_is_over_when_the_response_team_arrives() -> None:
    t = Table(
        position(
            rules=RULES,
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(hand=["The Noble Path", "4x Diesel"], tags=1),
            servers={"remote 1": At(root=["Dedicated Response Team (rezzed)"])},
        )
    )
    t.runner("play", "The Noble Path")
    t.runner("server", server="HQ")
    t.until(rule="6.9.4c")
    while t.game.result is None and t.in_run():
        t.passes()
    assert t.game.result == ("corp", "flatline")
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(2, "meat")]
    assert not t.events("prevent")
    assert t.events("run ends")[0].moment < t.events("damage")[0].moment


@pytest.mark.example("nsg-26.03 10.3.6", 1)
@pytest.mark.rule("nsg-26.03 10.3.6", "nsg-26.03 9.12.5c")
@pytest.mark.parametrize("trashed", [False, True])
def test_what_the_end_of_the_run_triggers_happens_outside_the_run(trashed: bool) -> None:
    t = runs(
        "remote 1",
        corp=Seat(credits=0),
        runner=Seat(identity="Jesminder Sareen", credits=9),
        servers={"remote 1": At(root=["AMAZE Amusements (rezzed)", "Hostile Takeover"])},
    )
    t.until(kind="choose card")
    t.runner("access", "Hostile Takeover")
    if trashed:
        t.runner("trash", "AMAZE Amusements")
    t.finish_run()
    assert (t.zone("AMAZE Amusements") == "Archives") == trashed
    assert t.tags == 2, "Jesminder Sareen avoids nothing outside of a run; trashing the upgrade came too late"


@pytest.mark.rule("nsg-26.03 4.6.8e", "nsg-26.03 6.8.4b")
def test_a_run_on_a_server_that_ceased_to_exist_ends_as_neither() -> None:
    blast = made("Blast", "resource", paid(Credits(0), Choose(Is(ASSET)), Trash(CHOSEN)))
    t = runs(
        "remote 1",
        blast,
        runner=Seat(rig=["Blast"]),
        servers={"remote 1": At(root=["PAD Campaign"])},
        corp=Seat(credits=9),
    )
    t.until(side="runner", rule="6.9.4b")
    t.runner("use", "Blast")
    t.finish_run()
    assert len(t.events("server ceases")) == 1
    assert not t.events("successful run")
    assert not t.events("unsuccessful run")
    assert not t.events("approach server")
    assert [e.sort for e in t.events("run ends")] == [""]
    assert t.steps("6.9")[-4:] == ["6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]


@pytest.mark.rule("nsg-26.03 4.6.8e")
def test_an_open_paid_window_is_completed_before_that_run_ends() -> None:
    blast = made("Blast", "resource", paid(Credits(0), Choose(Is(ASSET)), Trash(CHOSEN)))
    t = runs(
        "remote 1",
        blast,
        runner=Seat(rig=["Blast"], credits=2),
        servers={"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Adonis Campaign"])},
        corp=Seat(credits=9),
    )
    t.until(side="runner", rule="6.9.4e")
    t.runner("use", "Blast")
    t.runner("card", "PAD Campaign")
    assert t.decision.rule == "6.9.4e"
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", "6.9.4e")
    t.corp("rez", "Adonis Campaign")
    t.until(rule="5.7.1f")
    assert t.rezzed("Adonis Campaign")
    assert not t.events("approach server")


@pytest.mark.rule("nsg-26.03 6.8.4b")
def test_trashing_the_last_card_of_the_breached_server_leaves_the_run_successful() -> None:
    t = runs("remote 1", runner=Seat(credits=4), servers={"remote 1": At(root=["PAD Campaign"])})
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    assert not t.in_run()
    assert len(t.events("server ceases")) == 1
    assert [e.sort for e in t.events("run ends")] == ["successful"]


@pytest.mark.rule("nsg-26.03 6.1.4c")
def test_ending_the_run_does_nothing_when_there_is_none() -> None:
    stop = made("Stop", "asset", when(Trigger("turn begins"), EndRun(), Gain(1)))
    t = table(
        stop,
        rules=RULES,
        at="5.7.1c",
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Stop (rezzed)"])},
    )
    assert t.decision.rule == "5.7.1f"
    assert not t.events("end the run")
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 6.1.5", "nsg-26.03 6.1.4")
def test_what_jacking_out_triggers_resolves_before_the_credits_of_the_run_are_gone() -> None:
    alarm = made("Alarm", "asset", when(Trigger("jack out"), If(DuringRun(), (Gain(1),))))
    t = runs(
        "HQ",
        alarm,
        corp=Seat(credits=0, bad_publicity=1),
        servers={"HQ": At(ice=["Ice Wall"]), "remote 1": At(root=["Alarm (rezzed)"])},
    )
    t.until(rule="6.9.4c")
    t.runner("yes")
    assert t.credits["corp"] == 1, "the run was still going on"
    kinds = [e.kind for e in t.game.events if e.kind in ("jack out", "gain credits", "remove", "run ends")]
    assert kinds == ["jack out", "gain credits", "remove", "run ends"]
