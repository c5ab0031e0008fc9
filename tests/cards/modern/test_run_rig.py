"""Hardware, programs, resources and identities of the newer sets that change runs."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import broken, meeting, strength_of, to_next_ice
from tests.support.runner import (
    CORP,
    accesses,
    finish_without,
    loads_itself_alone,
    names,
    runner_turn,
    runs,
    to_action,
    turn_begins,
)
from tests.support.table import Table

THREAT_FOUR = ["2x Private Security Force"]
HANDS = CORP._replace(hand=["5x Hedge Fund"])


def rezzed(*ice: str) -> At:
    return At(ice=[f"{one} (rezzed)" for one in ice])


# --- bypassing --------------------------------------------------------------------------------------------


@pytest.mark.card("Alarm Clock")
def test_alarm_clock_runs_hq_as_the_turn_begins_and_bypasses_the_first_ice_for_two_clicks() -> None:
    t = runner_turn(
        at="5.7.1d", runner=Seat(rig=["Alarm Clock"]), servers={"HQ": rezzed("Enigma", "Ice Wall")}
    )
    t.until(about="may")
    t.runner("yes")
    assert t.attacked == "HQ"
    t.until(about="may")
    t.runner("yes")
    assert (t.happened("bypass", "Enigma"), t.clicks["runner"]) == (True, 2)
    t.finish_run()
    assert len(t.events("bypass")) == 1


@pytest.mark.card("Alarm Clock")
def test_alarm_clock_may_be_left_alone() -> None:
    t = turn_begins("Alarm Clock")
    t.until(about="may")
    t.runner("no")
    assert (t.decision.kind, t.clicks["runner"]) == ("action", 4)


@pytest.mark.card("Capybara")
def test_capybara_is_removed_from_the_game_to_derez_bypassed_ice() -> None:
    t = runner_turn(
        runner=Seat(hand=["Inside Job"], rig=["Capybara"]), servers={"HQ": rezzed("Enigma"), "R&D": At()}
    )
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.until(about="may")
    t.runner("yes")
    assert (t.rezzed("Enigma"), t.zone("Capybara")) == (False, "removed")


@pytest.mark.card("Malandragem")
def test_malandragem_comes_with_two_counters_and_is_removed_with_the_last() -> None:
    assert loads_itself_alone("Malandragem", "power") == 2
    t = asked("Malandragem (2 power)", "Wall of Static")
    t.runner("trigger", "Malandragem")
    assert t.happened("bypass", "Wall of Static")
    assert t.counters("Malandragem", "power") == 1
    t = asked("Malandragem (1 power)", "Enigma")
    t.runner("trigger", "Malandragem")
    assert t.zone("Malandragem") == "removed"


@pytest.mark.card("Malandragem")
def test_malandragem_bypasses_weak_ice_once_a_turn() -> None:
    t = meeting("Hunter", rig=("Malandragem (2 power)",))
    assert not t.happened("bypass")
    finish_without(t, "Malandragem")
    t = asked("Malandragem (2 power)", "Enigma", "Enigma")
    t.runner("trigger", "Malandragem")
    to_action(t)
    assert len(t.events("bypass")) == 1


@pytest.mark.card("Malandragem")
def test_malandragem_bypasses_any_ice_with_itself_at_a_threat_of_four() -> None:
    t = asked("Malandragem (2 power)", "Archer", corp=CORP._replace(score=THREAT_FOUR), option="yes")
    t.runner("yes")
    assert (t.happened("bypass", "Archer"), t.zone("Malandragem")) == (True, "removed")


def asked(card: str, *ice: str, corp: Seat = CORP, option: str = "trigger") -> Table:
    """A run on HQ in which a card of the rig is offered as ice is encountered."""
    t = runner_turn(corp=corp, runner=Seat(rig=[card], hand=["3x Diesel"]), servers={"HQ": rezzed(*ice)})
    t.run("HQ")
    t.until(option=option)
    return t


# --- breaking ---------------------------------------------------------------------------------------------


@pytest.mark.card("Boomerang")
def test_boomerang_breaks_two_subroutines_on_the_chosen_ice_alone_and_may_come_back() -> None:
    runner = Seat(hand=["Boomerang", "3x Easy Mark"], deck=["2x Diesel"], rig=["Datasucker (9 virus)"])
    t = runner_turn(runner=runner, servers={"HQ": rezzed("Enigma"), "R&D": rezzed("Pup")})
    t.runner("install", "Boomerang")
    t.runner("card", "Enigma")
    t.run("R&D")
    to_next_ice(t, "Pup")
    assert not t.can("use", "Boomerang")
    t.finish_run()
    to_action(t)
    t.run("HQ")
    to_next_ice(t, "Enigma")
    t.runner("use", "Boomerang")
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert (broken(t), t.zone("Boomerang")) == (2, "heap")
    t.until(option="trigger")
    t.runner("trigger", "Boomerang")
    assert t.zone("Boomerang") == "stack"
    assert t.happened("shuffle", side="runner")


@pytest.mark.card("Boomerang")
def test_boomerang_stays_in_the_heap_after_a_run_that_fails() -> None:
    runner = Seat(hand=["Boomerang", "3x Easy Mark"], deck=["2x Diesel"], rig=["Datasucker (9 virus)"])
    t = runner_turn(runner=runner, servers={"HQ": rezzed("Enigma", "Ice Wall")})
    t.runner("install", "Boomerang")
    t.runner("card", "Enigma")
    t.run("HQ")
    to_next_ice(t, "Enigma")
    t.runner("use", "Boomerang")
    t.runner("subroutine", number=1)
    t.runner("done")
    assert broken(t) == 1
    finish_without(t, "Boomerang")
    runs(t, "R&D")
    assert t.zone("Boomerang") == "heap", "a later run is another"


@pytest.mark.card("Poison Vial")
def test_poison_vial_breaks_two_subroutines_once_one_has_been_broken() -> None:
    assert loads_itself_alone("Poison Vial", "power") == 3
    t = meeting("Pharos", rig=("Poison Vial (1 power)", "Corroder"))
    for _ in range(3):
        t.runner("use", "Corroder", ability=1)
    assert not t.can("use", "Poison Vial")
    t.runner("use", "Corroder", ability=0)
    t.runner("subroutine", number=0)
    credits = t.credits["runner"]
    t.runner("use", "Poison Vial")
    if t.can("subroutine"):
        t.runner("subroutine", number=1)
        t.runner("subroutine", number=2)
    assert (broken(t), t.credits["runner"], t.zone("Poison Vial")) == (3, credits, "heap")


@pytest.mark.card("Net-Ready Eyes")
def test_net_ready_eyes_hurt_and_make_an_icebreaker_stronger_for_each_run() -> None:
    t = runner_turn(runner=Seat(hand=["Net-Ready Eyes", "3x Diesel"], rig=["Corroder", "Unity", "Leech"]))
    t.runner("install", "Net-Ready Eyes")
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(2, "meat")]
    t.run("HQ")
    assert {t.name(o.card) for o in t.find("card")} == {"Corroder", "Unity"}
    t.runner("card", "Unity")
    assert (strength_of(t, "Unity"), strength_of(t, "Corroder")) == (2, 2)
    t.finish_run()
    assert strength_of(t, "Unity") == 1


@pytest.mark.card("Arruaceiras Crew")
def test_arruaceiras_crew_weakens_ice_for_a_tag_and_trashes_what_has_no_strength_left() -> None:
    weaken, strike = 0, 1
    t = meeting("Enigma", rig=("Arruaceiras Crew",))
    t.runner("use", "Arruaceiras Crew", ability=weaken)
    assert (strength_of(t, "Enigma"), t.tags) == (0, 1)
    assert not t.can("use", "Arruaceiras Crew", ability=weaken), "once a turn"
    t.runner("use", "Arruaceiras Crew", ability=strike)
    assert (t.zone("Enigma"), t.zone("Arruaceiras Crew"), t.credits["runner"]) == ("Archives", "heap", 28)


@pytest.mark.card("Arruaceiras Crew")
def test_arruaceiras_crew_does_nothing_to_strong_ice() -> None:
    t = meeting("Wall of Static", rig=("Arruaceiras Crew",))
    t.runner("use", "Arruaceiras Crew", ability=0)
    assert strength_of(t, "Wall of Static") == 1
    if t.can("use", "Arruaceiras Crew", ability=1):
        t.runner("use", "Arruaceiras Crew", ability=1)
    assert t.zone("Wall of Static") == "table"


@pytest.mark.card("False Echo")
def test_false_echo_has_the_corp_rez_passed_ice_or_take_it_back() -> None:
    for credits, choice in ((9, 0), (9, 1), (0, None)):
        corp = CORP._replace(credits=credits)
        t = runner_turn(corp=corp, runner=Seat(rig=["False Echo"]), servers={"HQ": At(ice=["Enigma"])})
        t.run("HQ")
        t.until(about="may")
        t.runner("yes")
        assert t.zone("False Echo") == "heap"
        if choice is not None:
            t.corp("effect", number=choice)
        assert (t.zone("Enigma"), t.rezzed("Enigma")) == (("table", True) if choice == 0 else ("HQ", False))


@pytest.mark.card("False Echo")
def test_false_echo_is_not_for_rezzed_ice() -> None:
    t = runner_turn(runner=Seat(rig=["False Echo"]), servers={"HQ": rezzed("Pup")})
    t.run("HQ")
    finish_without(t, "False Echo")


# --- accesses ---------------------------------------------------------------------------------------------


@pytest.mark.card("Devadatta Drone")
def test_devadatta_drone_gives_an_access_of_rnd_for_each_of_two_counters() -> None:
    assert loads_itself_alone("Devadatta Drone", "power") == 2
    t = runner_turn(runner=Seat(rig=["Devadatta Drone (1 power)"]))
    runs(t, "HQ")
    assert accesses(t) == 1
    t.run("R&D")
    t.until(about="may")
    t.runner("yes")
    t.finish_run()
    assert (accesses(t), t.counters("Devadatta Drone", "power")) == (3, 0)
    t.until(kind="action")
    t.run("R&D")
    finish_without(t, "Devadatta Drone")
    assert accesses(t) == 4


@pytest.mark.card("Mercury: Chrome Libertador")
def test_mercury_accesses_one_more_once_a_turn_if_nothing_was_broken() -> None:
    t = runner_turn(corp=HANDS, runner=Seat(identity="Mercury: Chrome Libertador"))
    t.run("HQ")
    t.until(option="trigger")
    t.runner("trigger")
    t.finish_run()
    assert accesses(t) == 2
    to_action(t)
    runs(t, "R&D")
    assert accesses(t) == 3, "once a turn"


@pytest.mark.card("Mercury: Chrome Libertador")
def test_mercury_gets_nothing_after_a_broken_subroutine_or_in_archives() -> None:
    me = "Mercury: Chrome Libertador"
    t = runner_turn(runner=Seat(identity=me, rig=["Corroder"], credits=9), servers={"HQ": rezzed("Ice Wall")})
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    finish_without(t, me)
    assert accesses(t) == 1
    t = runner_turn(runner=Seat(identity=me), corp=CORP._replace(discard=["Hedge Fund"]))
    t.run("Archives")
    finish_without(t, me)


@pytest.mark.card("Ryō “Phoenix” Ōno: Out of the Ashes")
def test_ryo_gains_a_credit_and_the_corp_loses_a_card_after_a_subroutine_that_did_not_stop_them() -> None:
    me = "Ryō “Phoenix” Ōno: Out of the Ashes"
    seat = Seat(identity=me, credits=0, hand=["5x Diesel"])
    t = runner_turn(corp=HANDS, runner=seat, servers={"R&D": rezzed("Pup")})
    runs(t, "HQ")
    assert (t.credits["runner"], names(t, "Archives")) == (0, [])
    runs(t, "R&D")
    assert (t.credits["runner"], names(t, "Archives")) == (1, ["Hedge Fund"])
    runs(t, "R&D")
    assert (t.credits["runner"], names(t, "Archives")) == (1, ["Hedge Fund"]), "the first time each turn"


@pytest.mark.card("Ryō “Phoenix” Ōno: Out of the Ashes", "Rebirth")
@pytest.mark.rule("nsg-26.03 9.6.5b")
@pytest.mark.parametrize("ice", ["Pup", "Archangel"])
def test_ryo_who_comes_late_does_not_take_the_second_time_of_a_turn_for_the_first(ice: str) -> None:
    """What happened before they came has happened. A subroutine that resolves in the breach comes after the
    success: such a run does not count."""
    seat = Seat(
        identity="René “Loup” Arcemont: Party Animal",
        outside=["Ryō “Phoenix” Ōno: Out of the Ashes"],
        credits=0,
        hand=["5x Diesel", "Rebirth"],
    )
    before = ice == "Pup"
    held = HANDS if before else HANDS._replace(hand=["Archangel"], credits=3)
    t = runner_turn(corp=held, runner=seat, servers={"R&D": rezzed("Pup")})
    t.run("R&D" if before else "HQ")
    while t.in_run():
        t.corp("yes") if t.decision.side == "corp" and t.can("yes") else t.passes()
    assert t.happened("subroutine resolves", ice)
    assert t.happened("successful run")
    t.runner("play", "Rebirth")
    t.until(kind="action")
    runs(t, "R&D")
    assert t.credits["runner"] == (0 if before else 1)
    runs(t, "R&D")
    assert t.credits["runner"] == (0 if before else 1)


@pytest.mark.card("The Turning Wheel")
def test_the_turning_wheel_turns_after_runs_on_hq_and_rnd_without_a_stolen_agenda() -> None:
    t = runner_turn(
        corp=CORP._replace(deck=["Hostile Takeover", "5x Hedge Fund"]), runner=Seat(rig=["The Turning Wheel"])
    )
    runs(t, "HQ")
    assert t.counters("The Turning Wheel", "power") == 1
    runs(t, "R&D")
    assert names(t, "runner score") == ["Hostile Takeover"]
    assert t.counters("The Turning Wheel", "power") == 1
    runs(t, "Archives")
    assert t.counters("The Turning Wheel", "power") == 1


@pytest.mark.card("The Turning Wheel")
@pytest.mark.parametrize(("choice", "seen"), [(0, 2), (1, 1)])
def test_two_turns_of_the_wheel_give_an_access_of_the_chosen_server_for_the_run(
    choice: int, seen: int
) -> None:
    t = runner_turn(corp=HANDS, runner=Seat(rig=["The Turning Wheel (3 power)"]))
    assert not t.can("use", "The Turning Wheel")
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "The Turning Wheel")
    t.runner("effect", number=choice)
    assert t.counters("The Turning Wheel", "power") == 1
    assert not t.can("use", "The Turning Wheel")
    t.finish_run()
    assert accesses(t) == seen
