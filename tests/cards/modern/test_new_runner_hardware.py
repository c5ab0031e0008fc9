"""Hardware of many sets."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import strength_of
from tests.support.rig import DECK, HANDS, asks, damage, pick, trash_it
from tests.support.runner import (
    CORP,
    hand_size,
    install,
    memory,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    turn_begins,
)


@pytest.mark.card("Ghosttongue")
def test_events_cost_a_credit_less_with_ghosttongue() -> None:
    t = runner_turn(runner=Seat(credits=4, rig=["Ghosttongue"], hand=["Sure Gamble"]))
    t.runner("play", "Sure Gamble")
    assert t.credits["runner"] == 9


@pytest.mark.card("Basilar Synthgland 2KVJ")
def test_basilar_synthgland_gives_a_click_each_turn() -> None:
    t = turn_begins("Basilar Synthgland 2KVJ")
    next_turn(t)
    assert t.clicks["runner"] == 5


@pytest.mark.card("Zenit Chip JZ-2MJ")
def test_zenit_chip_draws_for_the_first_successful_run_on_a_central_server() -> None:
    servers = {"remote 1": At(root=["Nico Campaign"])}
    t = runner_turn(runner=Seat(rig=["Zenit Chip JZ-2MJ"], deck=DECK), servers=servers)
    for server, cards in (("remote 1", 0), ("HQ", 1), ("R&D", 1)):
        runs(t, server)
        assert len(names(t, "grip")) == cards


@pytest.mark.card("PAN-Weave")
@pytest.mark.parametrize(("has", "left", "gained"), [(5, 4, 1), (0, 0, 0)])
def test_pan_weave_takes_a_credit_of_the_corp_if_there_is_one(has: int, left: int, gained: int) -> None:
    t = runner_turn(corp=CORP._replace(credits=has), runner=Seat(credits=0, rig=["PAN-Weave"]))
    for server, on in (("R&D", 0), ("HQ", 1), ("HQ", 1)):
        runs(t, server)
        assert t.credits == {"corp": left if on else has, "runner": gained * on}


@pytest.mark.card("WAKE Implant v2A-JRJ")
def test_wake_implant_turns_runs_on_hq_into_accesses_in_rnd() -> None:
    t = runner_turn(runner=Seat(rig=["WAKE Implant v2A-JRJ (4 power)"]))
    runs(t, "HQ")
    assert t.counters("WAKE Implant v2A-JRJ", "power") == 5
    t.run("R&D")
    t.until(option="number")
    assert [o.number for o in t.decision.options] == [0, 1, 2, 3]
    t.runner("number", number=2)
    t.finish_run()
    assert len(t.events("access", zone="R&D")) == 3
    assert t.counters("WAKE Implant v2A-JRJ", "power") == 3


@pytest.mark.card("Hippocampic Mechanocytes")
def test_hippocampic_mechanocytes_hold_more_cards() -> None:
    t = runner_turn(runner=Seat(hand=["Hippocampic Mechanocytes", "Diesel"], deck=DECK))
    install(t, "Hippocampic Mechanocytes")
    assert (t.counters("Hippocampic Mechanocytes", "power"), hand_size(t)) == (2, 7)


@pytest.mark.card("Skulljack")
def test_corp_cards_are_trashed_for_a_credit_less_with_skulljack() -> None:
    servers = {"remote 1": At(root=["Nico Campaign"])}
    t = runner_turn(runner=Seat(credits=1, rig=["Skulljack"]), servers=servers)
    trash_it(t, "remote 1", "Nico Campaign")
    assert (t.zone("Nico Campaign"), t.credits["runner"]) == ("Archives", 0)


CONSOLES = {"Heartbeat": 5, "LilyPAD": 6, "Swift": 5, "Astrolabe": 5, "Endurance": 6, "Obelus": 5}


@pytest.mark.parametrize("card", CONSOLES)
def test_a_console_has_its_memory(card: str) -> None:
    assert memory(runner_turn(runner=Seat(rig=[card]))) == CONSOLES[card]


@pytest.mark.card("Heartbeat")
def test_heartbeat_prevents_a_damage_for_each_installed_card_trashed() -> None:
    t = runner_turn(
        runner=Seat(hand=["5x Diesel"], rig=["Heartbeat", "Corroder"]),
        servers={"HQ": At(ice=["Neural Katana (rezzed)"])},
    )
    t.run("HQ")
    t.until(kind="interrupt")
    t.runner("use", "Heartbeat")
    assert offered(t) == {"Heartbeat", "Corroder"}
    t.runner("card", "Corroder")
    t.runner("pass")
    assert (damage(t), t.zone("Corroder")) == ([(2, "net")], "heap")


@pytest.mark.card("LilyPAD")
def test_lilypad_may_draw_for_the_first_program_each_turn() -> None:
    t = runner_turn(runner=Seat(credits=20, rig=["LilyPAD"], hand=["Corroder", "Mimic"], deck=DECK))
    install(t, "Corroder")
    t.runner("trigger", "LilyPAD")
    assert "Diesel" in names(t, "grip")
    install(t, "Mimic")
    assert t.decision.kind == "action"
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Swift")
def test_swift_gives_a_click_for_the_first_run_event_each_turn() -> None:
    hand = ["Diesel", "Clean Getaway", "Dirty Laundry"]
    t = runner_turn(runner=Seat(credits=20, rig=["Swift"], hand=hand, deck=DECK))
    for event, clicks in (("Diesel", 3), ("Clean Getaway", 3), ("Dirty Laundry", 2)):
        t.runner("play", event)
        assert t.clicks["runner"] == clicks
        if t.can("server"):
            t.runner("server", server="HQ")
            t.finish_run()
            t.until(kind="action")


@pytest.mark.card("Astrolabe")
def test_astrolabe_draws_when_the_corp_creates_a_server() -> None:
    t = runner_turn(
        turn="corp",
        corp=Seat(credits=5, hand=["Nico Campaign", "Ice Wall"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Astrolabe"], deck=DECK),
    )
    t.corp("install", "Ice Wall")
    t.corp("server", server="HQ")
    assert names(t, "grip") == []
    t.corp("install", "Nico Campaign")
    if t.can("server"):
        t.corp("server", server="new")
    t.until(kind="action")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Endurance")
def test_endurance_breaks_two_subroutines_of_any_ice_for_two_counters() -> None:
    t = runner_turn(
        runner=Seat(rig=["Endurance (3 power)"]),
        servers={"HQ": At(ice=["Archer (rezzed)"])},
    )
    runs(t, "R&D")
    runs(t, "Archives")
    assert t.counters("Endurance", "power") == 4, "the first successful run of the turn"
    t.run("HQ")
    t.until(option="use")
    t.runner("use", "Endurance")
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert t.counters("Endurance", "power") == 2
    assert len(t.events("subroutine broken")) == 2


@pytest.mark.card("Maglectric Rapid (748 Mod)")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_maglectric_rapid_is_trashed_to_derez_a_card_after_a_run_on_hq(answer: str) -> None:
    t = runner_turn(
        runner=Seat(rig=["Maglectric Rapid (748 Mod)"]),
        servers={"remote 1": At(root=["Nico Campaign (rezzed)"])},
    )
    runs(t, "R&D")
    t.run("HQ")
    assert asks(t, "Maglectric Rapid (748 Mod)")
    t.runner(answer)
    if answer == "yes":
        pick(t, "Nico Campaign")
    assert t.rezzed("Nico Campaign") is (answer == "no")
    assert t.zone("Maglectric Rapid (748 Mod)") == ("heap" if answer == "yes" else "table")


@pytest.mark.card("Devil Charm")
def test_devil_charm_leaves_the_game_to_weaken_the_encountered_ice_for_the_run() -> None:
    t = runner_turn(
        runner=Seat(rig=["Devil Charm", "Corroder"], credits=9), servers={"HQ": At(ice=["Archer (rezzed)"])}
    )
    before = strength_of(t, "Archer")
    t.run("HQ")
    assert asks(t, "Devil Charm")
    t.runner("yes")
    assert (strength_of(t, "Archer"), t.zone("Devil Charm")) == (before - 6, "removed")
    t.finish_run()
    assert strength_of(t, "Archer") == before


@pytest.mark.card("Zer0")
def test_zer0_gives_a_credit_and_two_cards_for_a_net_damage_once_each_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Zer0"], hand=["Modded"], deck=DECK))
    t.runner("use", "Zer0")
    assert (damage(t), t.credits["runner"], names(t, "grip")) == ([(1, "net")], 1, ["Diesel", "Diesel"])
    assert (t.clicks["runner"], t.can("use", "Zer0")) == (3, False)


@pytest.mark.card("Obelus")
def test_obelus_draws_for_each_access_of_the_first_successful_run_on_hq_or_rnd() -> None:
    t = runner_turn(corp=HANDS, runner=Seat(rig=["Obelus", "HQ Interface"], tags=2, deck=DECK))
    assert hand_size(t) == 7
    for server, cards in (("Archives", 0), ("HQ", 2), ("R&D", 2)):
        runs(t, server)
        assert len(names(t, "grip")) == cards


@pytest.mark.card("Clone Chip")
def test_clone_chip_installs_a_program_of_the_heap() -> None:
    t = runner_turn(runner=Seat(credits=2, rig=["Clone Chip"], discard=["Corroder", "Diesel"]), at="5.7.1b")
    t.until(option="use")
    t.runner("use", "Clone Chip")
    pick(t, "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"], t.zone("Clone Chip")) == ("table", 0, "heap")


# --- programs ----------------------------------------------------------------------------------------------
