"""Hardware, programs, resources and identities of many sets."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.encounters import strength_of
from tests.support.runner import (
    CORP,
    hand_size,
    install,
    link,
    memory,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
    turn_begins,
)
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])
DECK = ["9x Diesel"]


def pick(t: Table, card: str) -> None:
    """Choose this card, if one is asked for."""
    if t.can("card", card):
        t.runner("card", card)


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


def asks(t: Table, card: str) -> bool:
    """Go on to the question a card asks; whether it came up in this run."""
    while t.in_run():
        if t.decision.card >= 0 and t.name(t.decision.card) == card and t.can("yes"):
            return True
        t.passes()
    return False


def trash_it(t: Table, server: str, card: str) -> None:
    t.until(side="runner", kind="action")
    t.run(server)
    t.until(kind="mid-access")
    t.runner("trash", card)


# --- as they are installed, and what is loaded -------------------------------------------------------------


LOADED = {
    "Cache": ("virus", 3),
    "Daily Casts": ("credit", 8),
    "Earthrise Hotel": ("power", 3),
    "Liberated Account": ("credit", 16),
    "Dr. Nuka Vrolyck": ("power", 2),
    "Open Market": ("credit", 6),
    "Penumbral Toolkit": ("credit", 4),
    "Imp": ("virus", 2),
    "D4v1d": ("power", 3),
    "Endurance": ("power", 3),
}


@pytest.mark.parametrize("card", LOADED)
def test_a_card_comes_with_its_counters(card: str) -> None:
    kind, amount = LOADED[card]
    t = runner_turn(runner=Seat(credits=20, hand=[card, "Akamatsu Mem Chip"], deck=DECK))
    install(t, card)
    assert t.counters(card, kind) == amount


HURTING = {
    "Ghosttongue": (1, "core"),
    "Basilar Synthgland 2KVJ": (2, "core"),
    "Zenit Chip JZ-2MJ": (1, "core"),
    "Skulljack": (1, "core"),
    "PAN-Weave": (1, "meat"),
    "WAKE Implant v2A-JRJ": (1, "meat"),
    "Hippocampic Mechanocytes": (1, "meat"),
}


@pytest.mark.parametrize("card", HURTING)
def test_a_card_hurts_as_it_is_installed_and_no_other_does(card: str) -> None:
    t = runner_turn(runner=Seat(credits=9, hand=[card, "4x Akamatsu Mem Chip"], deck=DECK))
    install(t, card)
    assert damage(t) == [HURTING[card]]
    install(t, "Akamatsu Mem Chip")
    assert len(damage(t)) == 1


# --- hardware ----------------------------------------------------------------------------------------------


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


@pytest.mark.card("Cache", "Coalescence")
@pytest.mark.parametrize(("card", "kind", "gain"), [("Cache", "virus", 1), ("Coalescence", "power", 2)])
def test_counters_of_a_program_are_credits(card: str, kind: str, gain: int) -> None:
    t = runner_turn(runner=Seat(credits=9, hand=[card], deck=DECK))
    install(t, card)
    loaded, credits = t.counters(card, kind), t.credits["runner"]
    assert loaded == (3 if card == "Cache" else 2)
    t.runner("use", card)
    assert (t.credits["runner"], t.counters(card, kind)) == (credits + gain, loaded - 1)


@pytest.mark.card("Coalescence")
def test_coalescence_is_of_no_use_in_the_turn_of_the_corp() -> None:
    for card, usable in (("Coalescence (2 power)", False), ("Cache (2 virus)", True)):
        t = runner_turn(turn="corp", corp=CORP._replace(clicks=1), runner=Seat(rig=[card]))
        t.corp("gain credit")
        seen = False
        while t.decision.side != "runner" or t.decision.kind != "action":
            seen = seen or (t.game.state.active == "corp" and t.can("use"))
            t.passes()
        assert seen is usable


@pytest.mark.card("Imp")
def test_imp_trashes_an_accessed_card_for_a_counter_once_each_turn() -> None:
    t = runner_turn(corp=HANDS, runner=Seat(credits=0, rig=["Imp (2 virus)"]))
    t.run("HQ")
    t.until(kind="mid-access")
    t.runner("use", "Imp")
    assert (names(t, "Archives"), t.counters("Imp", "virus")) == (["Hedge Fund"], 1)
    t.finish_run()
    t.until(kind="action")
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Imp")
        t.passes()


@pytest.mark.card("Rezeki")
def test_rezeki_pays_a_credit_each_turn() -> None:
    t = turn_begins("Rezeki", credits=0)
    t.until(kind="action")
    assert t.credits["runner"] == 1


RETURNING = {"Azimat": 1, "Scrubber": 2, "Paricia": 0}
"""What it costs to install; each of them holds two credits."""


@pytest.mark.card(*RETURNING)
@pytest.mark.parametrize("card", RETURNING)
def test_credits_for_trashing_come_back_each_turn(card: str) -> None:
    servers = {"remote 1": At(root=["Nico Campaign"])}
    t = runner_turn(runner=Seat(credits=RETURNING[card], hand=[card]), servers=servers)
    install(t, card)
    assert (t.counters(card, "credit"), t.credits["runner"]) == (2, 0)
    trash_it(t, "remote 1", "Nico Campaign")
    assert (t.counters(card, "credit"), t.zone("Nico Campaign")) == (0, "Archives")
    t.finish_run()
    next_turn(t)
    assert t.counters(card, "credit") == 2


@pytest.mark.card(*RETURNING)
@pytest.mark.card("Whizzard: Master Gamer")
@pytest.mark.parametrize(
    ("card", "target", "credits", "can"),
    [
        ("Azimat", "Crisium Grid", 3, True),
        ("Azimat", "Crisium Grid", 2, False),
        ("Scrubber", "Crisium Grid", 3, True),
        ("Scrubber", "Crisium Grid", 2, False),
        ("Paricia", "Nico Campaign", 0, True),
        ("Paricia", "Crisium Grid", 3, False),
        ("Whizzard: Master Gamer", "Crisium Grid", 2, True),
        ("Whizzard: Master Gamer", "Crisium Grid", 1, False),
    ],
)
def test_such_credits_pay_for_trashing(card: str, target: str, credits: int, can: bool) -> None:
    seat = Seat(credits=credits, rig=[f"{card} (2 credit)"])
    if card.startswith("Whizzard"):
        seat = Seat(credits=credits, identity=card)
    t = runner_turn(runner=seat, servers={"remote 1": At(root=[target])}, at="5.7.1b")
    t.until(kind="action")
    t.run("remote 1")
    while t.in_run() and not t.can("trash", target):
        t.passes()
    assert (t.in_run() and t.can("trash", target)) is can


@pytest.mark.card("Chromatophores")
def test_the_host_of_chromatophores_is_of_every_kind() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["Chromatophores"], rig=["Corroder", "Mimic"]),
        servers={"HQ": At(ice=["Whitespace (rezzed)"]), "R&D": At(ice=["Enigma (rezzed)"])},
    )
    install(t, "Chromatophores", host="Whitespace")
    t.run("HQ")
    t.until(option="use")
    assert t.can("use", "Corroder", ability=0)
    assert t.can("use", "Mimic", ability=0)


@pytest.mark.card("Saci")
def test_saci_pays_when_its_host_is_rezzed_and_when_it_is_derezzed() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=1, hand=["Saci", "Emergency Shutdown"]),
        servers={"R&D": At(ice=["Ice Wall"]), "Archives": At(ice=["Tithe"])},
    )
    install(t, "Saci", host="Ice Wall")
    t.until(side="runner", kind="action")
    t.run("R&D")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    assert t.credits["runner"] == 3
    t.until(side="runner", kind="action")
    runs(t, "HQ")
    t.runner("play", "Emergency Shutdown")
    pick(t, "Ice Wall")
    assert t.credits["runner"] == 6


@pytest.mark.card("Chisel")
def test_chisel_weakens_its_host_each_encounter_and_trashes_it_at_none() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, hand=["Chisel"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "R&D": At(ice=["Tithe"])},
    )
    install(t, "Chisel", host="Ice Wall")
    runs(t, "HQ")
    assert (strength_of(t, "Ice Wall"), t.counters("Chisel", "virus")) == (0, 1)
    assert not t.happened("successful run")
    runs(t, "HQ")
    assert (t.zone("Ice Wall"), t.zone("Chisel")) == ("Archives", "heap")
    assert t.happened("successful run")


@pytest.mark.card("Gourmand")
def test_gourmand_is_trashed_to_trash_an_accessed_card_and_draw() -> None:
    t = runner_turn(corp=HANDS, runner=Seat(credits=0, rig=["Gourmand"], deck=DECK))
    t.run("HQ")
    t.until(kind="mid-access")
    t.runner("use", "Gourmand")
    assert (names(t, "Archives"), t.zone("Gourmand")) == (["Hedge Fund"], "heap")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Gourmand")
def test_gourmand_trashes_no_agenda() -> None:
    t = runner_turn(corp=CORP._replace(hand=["Nisei MK II"]), runner=Seat(rig=["Gourmand"]))
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Gourmand")
        t.passes()


@pytest.mark.card("D4v1d")
@pytest.mark.parametrize(("ice", "breaks"), [("Archer", True), ("Enigma", False)])
def test_d4v1d_breaks_subroutines_of_strong_ice(ice: str, breaks: bool) -> None:
    t = runner_turn(
        runner=Seat(rig=["D4v1d (3 power)", "Corroder"], credits=9),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    t.until(option="use")
    assert t.can("use", "D4v1d") is breaks
    if breaks:
        t.runner("use", "D4v1d")
        t.runner("subroutine", number=2)
        assert (len(t.events("subroutine broken")), t.counters("D4v1d", "power")) == (1, 2)


@pytest.mark.card("Laser Pointer")
@pytest.mark.parametrize(("ice", "offers"), [("Archer", True), ("Enigma", False)])
def test_laser_pointer_is_trashed_to_bypass_some_kinds_of_ice(ice: str, offers: bool) -> None:
    t = runner_turn(runner=Seat(rig=["Laser Pointer"]), servers={"HQ": At(ice=[f"{ice} (rezzed)"])})
    t.run("HQ")
    assert asks(t, "Laser Pointer") is offers
    if offers:
        t.runner("yes")
        assert t.happened("bypass", ice)
        assert t.zone("Laser Pointer") == "heap"


@pytest.mark.card("Physarum Entangler")
@pytest.mark.parametrize(("ice", "offers"), [("Enigma", True), ("Ice Wall", False)])
def test_physarum_entangler_bypasses_its_host_for_a_credit_for_each_subroutine(
    ice: str, offers: bool
) -> None:
    t = runner_turn(
        runner=Seat(credits=5, hand=["Physarum Entangler"]),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"]), "R&D": At(ice=["Tithe"])},
    )
    install(t, "Physarum Entangler", host=ice)
    t.until(side="runner", kind="action")
    t.run("HQ")
    assert asks(t, "Physarum Entangler") is offers
    if offers:
        t.runner("yes")
        assert t.happened("bypass", ice)
        assert t.credits["runner"] == 3


@pytest.mark.card("Physarum Entangler")
def test_physarum_entangler_is_trashed_by_a_purge() -> None:
    t = runner_turn(
        runner=Seat(credits=5, hand=["Physarum Entangler"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"]), "R&D": At(ice=["Tithe"])},
    )
    install(t, "Physarum Entangler", host="Enigma")
    t.until(side="runner", kind="action")
    while t.clicks["runner"]:
        t.runner("gain credit")
        t.until(kind="action")
    t.until(side="corp", kind="action")
    t.corp("purge")
    assert t.zone("Physarum Entangler") == "heap"


@pytest.mark.card("Cezve")
@pytest.mark.parametrize(("server", "can"), [("HQ", True), ("remote 1", False)])
def test_cezve_pays_in_runs_on_central_servers(server: str, can: bool) -> None:
    t = runner_turn(
        runner=Seat(credits=3, rig=["Corroder"], hand=["Cezve"]),
        servers={server: At(ice=["Ice Wall (rezzed)"]), "remote 1": At(ice=["Ice Wall (rezzed)"])},
    )
    install(t, "Cezve")
    assert (t.counters("Cezve", "credit"), t.credits["runner"]) == (2, 1)
    t.until(side="runner", kind="action")
    t.run(server)
    t.until(option="use")
    spent = 0
    while t.can("use", "Corroder", ability=1):
        t.runner("use", "Corroder", ability=1)
        while t.decision.kind not in ("paid", "action"):
            t.passes()
        spent += 1
    assert spent == (3 if can else 1)


# --- resources and identities ------------------------------------------------------------------------------


DRIPS = {
    "Daily Casts": ("Daily Casts (8 credit)", {"credits": 2, "cards": 0, "left": 6}),
    "Open Market": ("Open Market (6 credit)", {"credits": 1, "cards": 0, "left": 5}),
    "Earthrise Hotel": ("Earthrise Hotel (3 power)", {"credits": 0, "cards": 2, "left": 2}),
}


@pytest.mark.card(*DRIPS)
@pytest.mark.parametrize("card", DRIPS)
def test_a_resource_gives_something_at_the_beginning_of_each_turn(card: str) -> None:
    setup, wanted = DRIPS[card]
    t = turn_begins(setup, credits=0, deck=DECK)
    t.until(kind="action")
    left = t.counters(card, "credit") + t.counters(card, "power")
    assert {"credits": t.credits["runner"], "cards": len(names(t, "grip")), "left": left} == wanted
    t = turn_begins(setup.replace("8", "2").replace("6", "1").replace("(3", "(1"), credits=0, deck=DECK)
    t.until(kind="action")
    assert t.zone(card) == "heap", "an empty one is trashed"


@pytest.mark.card("Open Market")
@pytest.mark.parametrize("card", ["Dr. Nuka Vrolyck", "Drug Dealer", "Open Market"])
def test_open_market_pays_for_connections_and_jobs(card: str) -> None:
    hand = [card, "Corroder", "Earthrise Hotel"]
    t = runner_turn(runner=Seat(credits=0, rig=["Open Market (6 credit)"], hand=hand))
    assert t.can("install", card)
    assert not t.can("install", "Corroder")
    assert not t.can("install", "Earthrise Hotel")


ACTIONS = {
    "Liberated Account": ("Liberated Account (16 credit)", 4, 0, 3),
    "Dr. Nuka Vrolyck": ("Dr. Nuka Vrolyck (2 power)", 0, 3, 3),
    "Professional Contacts": ("Professional Contacts", 1, 1, 3),
    "Rent Rioters": ("Rent Rioters", 9, 0, 1),
}


@pytest.mark.card(*ACTIONS)
@pytest.mark.parametrize("card", ACTIONS)
def test_a_resource_is_used_for_clicks(card: str) -> None:
    setup, credits, cards, clicks = ACTIONS[card]
    t = runner_turn(runner=Seat(credits=0, rig=[setup], deck=DECK))
    t.runner("use", card)
    assert (t.credits["runner"], len(names(t, "grip")), t.clicks["runner"]) == (credits, cards, clicks)
    assert t.zone(card) == ("heap" if card == "Rent Rioters" else "table")


@pytest.mark.card("Liberated Account", "Dr. Nuka Vrolyck")
@pytest.mark.parametrize("setup", ["Liberated Account (4 credit)", "Dr. Nuka Vrolyck (1 power)"])
def test_a_resource_that_is_used_up_is_trashed(setup: str) -> None:
    card = setup.split(" (")[0]
    t = runner_turn(runner=Seat(rig=[setup], deck=DECK))
    t.runner("use", card)
    assert t.zone(card) == "heap"


MAXX = "MaxX: Maximum Punk Rock"


@pytest.mark.card("MaxX: Maximum Punk Rock")
def test_maxx_trashes_two_cards_of_the_stack_and_draws_one() -> None:
    deck = ["Diesel", "Modded", "Corroder", "Mimic"]
    t = turn_begins(identity=MAXX, deck=deck)
    t.until(kind="action")
    assert (names(t, "heap"), names(t, "grip")) == (["Diesel", "Modded"], ["Corroder"])


@pytest.mark.card("Drug Dealer")
def test_drug_dealer_costs_a_credit_and_draws_in_the_turn_of_the_corp() -> None:
    t = turn_begins("Drug Dealer", credits=3, deck=DECK)
    t.until(kind="action")
    assert (t.credits["runner"], names(t, "grip")) == (2, [])
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert names(t, "grip") == ["Diesel"]


@pytest.mark.card("Friend of a Friend", "No Free Lunch")
@pytest.mark.parametrize(
    ("card", "tags", "outcomes"),
    [
        ("Friend of a Friend", 1, {(5, 0)}),
        ("Friend of a Friend", 0, {(5, 0), (9, 1)}),
        ("No Free Lunch", 1, {(3, 1), (0, 0)}),
    ],
)
def test_a_friend_is_worth_credits_or_a_tag(card: str, tags: int, outcomes: set[Any]) -> None:
    seen = set()
    for ability in (0, 1):
        seat = Seat(credits=0, rig=[card], tags=tags, deck=DECK)
        t = runner_turn(runner=seat, at="5.7.1b" if card == "No Free Lunch" else "")
        if not t.can("use", card, ability=ability):
            continue
        t.runner("use", card, ability=ability)
        assert t.zone(card) == "heap"
        seen.add((t.credits["runner"], t.tags))
    assert seen == outcomes


@pytest.mark.card("Fall Guy")
def test_fall_guy_is_trashed_for_another_resource_or_for_two_credits() -> None:
    t = runner_turn(
        turn="corp",
        corp=CORP._replace(credits=9),
        runner=Seat(tags=1, rig=["Fall Guy", "Professional Contacts"], credits=0),
    )
    t.corp("trash resource")
    if t.can("card", "Professional Contacts"):
        t.corp("card", "Professional Contacts")
    t.until(side="runner", kind="interrupt")
    t.runner("use", "Fall Guy")
    assert (t.zone("Fall Guy"), t.zone("Professional Contacts")) == ("heap", "table")
    t = runner_turn(runner=Seat(credits=0, rig=["Fall Guy"], deck=DECK), at="5.7.1b")
    t.until(option="use")
    t.runner("use", "Fall Guy")
    assert (t.zone("Fall Guy"), t.credits["runner"]) == ("heap", 2)


@pytest.mark.card("Fransofia Ward")
@pytest.mark.parametrize(("credits", "offers"), [(16, True), (15, False)])
def test_fransofia_ward_bypasses_ice_of_a_rich_corp_and_makes_rezzing_dearer(
    credits: int, offers: bool
) -> None:
    t = runner_turn(
        corp=CORP._replace(credits=credits + 1),
        runner=Seat(rig=["Fransofia Ward"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    assert t.credits["corp"] == credits - 1, "one more than is printed"
    assert asks(t, "Fransofia Ward") is offers
    if offers:
        t.runner("yes")
        assert t.happened("bypass", "Ice Wall")
        assert t.zone("Fransofia Ward") == "heap"


@pytest.mark.card("The Artist")
def test_the_artist_gains_two_and_installs_for_one_less_once_each_turn() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["The Artist"], hand=["Corroder", "Daily Casts"], deck=DECK))
    t.runner("use", "The Artist", ability=0)
    assert (t.credits["runner"], t.can("use", "The Artist", ability=0)) == (2, False)
    t.runner("use", "The Artist", ability=1)
    pick(t, "Corroder")
    assert (t.zone("Corroder"), t.credits["runner"], t.clicks["runner"]) == ("table", 1, 2)
    assert not t.can("use", "The Artist")


@pytest.mark.card("Penumbral Toolkit")
def test_penumbral_toolkit_is_cheaper_after_a_run_on_hq_and_pays_in_runs() -> None:
    t = runner_turn(
        runner=Seat(credits=0, hand=["Penumbral Toolkit"], rig=["Corroder"], deck=DECK),
        servers={"R&D": At(ice=["Ice Wall (rezzed)"])},
    )
    assert not t.can("install", "Penumbral Toolkit")
    runs(t, "HQ")
    install(t, "Penumbral Toolkit")
    assert t.counters("Penumbral Toolkit", "credit") == 4
    t.run("R&D")
    t.until(option="use")
    t.runner("use", "Corroder", ability=0)
    assert t.counters("Penumbral Toolkit", "credit") == 3


@pytest.mark.card("Cybertrooper Talut")
def test_cybertrooper_talut_gives_a_link() -> None:
    assert link(runner_turn(runner=Seat(rig=["Cybertrooper Talut"]))) == 1


AZ = "Az McCaffrey: Mechanical Prodigy"


@pytest.mark.card("Az McCaffrey: Mechanical Prodigy")
@pytest.mark.parametrize(
    ("first", "paid"), [("Clone Chip", 0), ("Professional Contacts", 4), ("Daily Casts", 3), ("Corroder", 2)]
)
def test_the_first_hardware_job_or_connection_of_az_costs_a_credit_less(first: str, paid: int) -> None:
    t = runner_turn(runner=Seat(identity=AZ, credits=9, hand=[first, "Akamatsu Mem Chip"], deck=DECK))
    install(t, first)
    assert t.credits["runner"] == 9 - paid
    install(t, "Akamatsu Mem Chip")
    cheap = first in ("Daily Casts", "Corroder")
    assert t.credits["runner"] == 9 - paid - (0 if cheap else 1)
