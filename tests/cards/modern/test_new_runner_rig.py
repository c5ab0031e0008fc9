"""Programs of many sets, and what comes as a card is installed."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import strength_of
from tests.support.rig import DECK, HANDS, asks, damage, pick, trash_it
from tests.support.runner import (
    CORP,
    install,
    names,
    next_turn,
    runner_turn,
    runs,
    turn_begins,
)

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
