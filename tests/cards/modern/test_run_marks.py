"""Cards about the mark, cards that charge others, and costs of X."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.encounters import boost, break_with, broken, can_break, meeting, strength_of, to_next_ice
from tests.support.runner import CORP, accesses, finish_without, install, memory, runner_turn, runs, to_action
from tests.support.table import Table

NAMES = {0: "HQ", 1: "R&D", 2: "Archives"}


def rezzed(*ice: str) -> At:
    return At(ice=[f"{one} (rezzed)" for one in ice])


def marked(server: str, *rig: str, ice: str = "", **seat: Any) -> Table:
    """The Runner's first action of a turn in which this server is the mark; ice protects every server."""
    for seed in range(60):
        servers = {name: rezzed(ice) for name in NAMES.values()} if ice else {}
        runner = Seat(rig=rig, hand=["3x Diesel"], **seat)
        corp = CORP._replace(hand=["5x Hedge Fund"], discard=["Hedge Fund"])
        t = runner_turn(at="5.7.1d", corp=corp, runner=runner, servers=servers, seed=seed)
        t.until(kind="action")
        if [NAMES[e.server] for e in t.events("identify mark")] == [server]:
            return t
    raise AssertionError(f"{server} never became the mark")


@pytest.mark.card("Backstitching")
def test_backstitching_is_trashed_to_bypass_ice_in_a_run_on_the_mark_alone() -> None:
    t = marked("HQ", "Backstitching", ice="Enigma")
    t.run("R&D")
    finish_without(t, "Backstitching")
    t.run("HQ")
    t.until(about="may")
    t.runner("yes")
    assert (len(t.events("bypass")), t.zone("Backstitching")) == (1, "heap")


@pytest.mark.card("Tunnel Vision")
def test_tunnel_vision_breaks_ice_protecting_the_mark_alone() -> None:
    t = marked("HQ", "Tunnel Vision", "Datasucker (9 virus)", ice="Enigma", credits=20)
    for server, able in (("R&D", False), ("HQ", True)):
        t.run(server)
        while not t.can("use", "Datasucker") or t.game.state.encounter is None:
            t.passes()
        assert can_break(t, "Tunnel Vision") == able
        if able:
            break_with(t, "Tunnel Vision", 0, 1)
            boost(t, "Tunnel Vision")
            assert (broken(t), strength_of(t, "Tunnel Vision"), t.credits["runner"]) == (2, 4, 16)
        else:
            to_action(t)


@pytest.mark.card("Info Bounty")
def test_info_bounty_pays_for_the_first_run_on_the_mark_that_breaches_it() -> None:
    t = marked("R&D", "Info Bounty", credits=0)
    runs(t, "HQ")
    assert t.credits["runner"] == 0
    runs(t, "R&D")
    assert t.credits["runner"] == 2
    runs(t, "R&D")
    assert t.credits["runner"] == 2, "the first time each turn"
    t = marked("R&D", "Info Bounty", ice="Ice Wall", credits=0)
    runs(t, "R&D")
    assert t.credits["runner"] == 0, "nothing was breached"


@pytest.mark.card("Virtuoso")
def test_virtuoso_accesses_one_more_of_hq_or_breaches_hq_after_a_run_on_another_mark() -> None:
    t = marked("HQ", "Virtuoso")
    assert memory(t) == 5
    runs(t, "HQ")
    assert accesses(t) == 2
    runs(t, "HQ")
    assert accesses(t) == 3, "the first time each turn"
    t = marked("R&D", "Virtuoso")
    runs(t, "HQ")
    assert accesses(t) == 1
    runs(t, "R&D")
    assert [e.server for e in t.events("breach")] == [0, 1, 0]
    assert accesses(t) == 3


@pytest.mark.card("Orca")
def test_orca_charges_a_card_for_the_first_ice_it_fully_breaks() -> None:
    t = meeting("Tithe", "Pup", rig=("Orca", "Hyperbaric (1 power)"), hand=["5x Diesel"])
    break_with(t, "Orca", 0, 1)
    assert (broken(t), t.credits["runner"]) == (2, 28)
    t.runner("yes")
    if t.can("card"):
        t.runner("card", "Hyperbaric")
    assert t.counters("Hyperbaric", "power") == 2
    boost(t, "Orca")
    assert (strength_of(t, "Orca"), t.credits["runner"]) == (6, 26)
    to_next_ice(t, "Pup")
    break_with(t, "Orca", 0, 1)
    assert t.counters("Hyperbaric", "power") == 2
    assert not can_break(meeting("Ice Wall", rig=("Orca",)), "Orca")


def meets(t: Table, server: str) -> None:
    """A run on a server, up to where Unity can break its ice."""
    t.run(server)
    while not t.can("use", "Unity", ability=0):
        t.passes()


@pytest.mark.card("Flux Capacitor")
def test_flux_capacitor_charges_a_card_for_the_first_subroutine_broken_on_its_host() -> None:
    seat = Seat(credits=20, hand=["Flux Capacitor", "3x Diesel"], rig=["Unity", "Hyperbaric (1 power)"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Whitespace"), "R&D": rezzed("Quandary")})
    install(t, "Flux Capacitor", "Whitespace")
    to_action(t)
    meets(t, "HQ")
    for first in (True, False):
        t.runner("use", "Unity", ability=0)
        if t.can("subroutine"):
            t.runner("subroutine", number=0)
        if first:
            t.runner("yes")
        assert t.counters("Hyperbaric", "power") == 2, "once in an encounter"
    to_action(t)
    meets(t, "R&D")
    t.runner("use", "Unity", ability=0)
    finish_without(t, "Flux Capacitor")
    assert t.counters("Hyperbaric", "power") == 2


@pytest.mark.card("Paperclip")
def test_paperclip_comes_from_the_heap_as_a_barrier_is_encountered() -> None:
    seat = Seat(credits=9, discard=["Paperclip"], rig=["Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Ice Wall")})
    t.run("HQ")
    t.until(option="trigger")
    t.runner("trigger", "Paperclip")
    if t.decision.about == "trash-first":
        t.runner("done")
    assert (t.zone("Paperclip"), t.credits["runner"]) == ("table", 5)
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Enigma")})
    t.run("HQ")
    finish_without(t, "Paperclip")


@pytest.mark.card("Paperclip")
def test_paperclip_grows_by_x_and_breaks_up_to_x_if_it_is_strong_enough() -> None:
    for ice, x, breaks in (("Kessleroid", 2, 2), ("Pharos", 2, 0), ("Enigma", 3, 0), ("Ice Wall", 0, 0)):
        t = meeting(ice, rig=("Paperclip",))
        own = strength_of(t, "Paperclip")
        t.runner("use", "Paperclip")
        t.runner("number", number=x)
        for number in range(breaks):
            t.runner("subroutine", number=number)
        assert (strength_of(t, "Paperclip"), broken(t), t.credits["runner"]) == (own + x, breaks, 30 - x)


@pytest.mark.card("“Baklan” Bochkin")
def test_baklan_counts_runs_with_ice_and_derezzes_ice_as_weak_as_the_counters_spent() -> None:
    for x, derezzed in ((2, True), (1, False)):
        t = meeting("Enigma", rig=("“Baklan” Bochkin (1 power)",))
        assert t.counters("“Baklan” Bochkin", "power") == 2, "one for the first ice of the run"
        t.runner("use", "“Baklan” Bochkin")
        t.runner("number", number=x)
        assert (t.rezzed("Enigma"), t.tags, t.zone("“Baklan” Bochkin")) == (not derezzed, 1, "heap")
