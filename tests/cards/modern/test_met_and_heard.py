"""Ice met outside its place, and cards that hear of something by whichever way it comes: from each server, in
either order, once a turn."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import damage, strength
from tests.support.ice import BOTH, breaks, meet
from tests.support.plays import remote
from tests.support.runner import runs, to_action
from tests.support.table import Table

D = ["9x Hedge Fund"]
AGENDA = "Hostile Takeover"
PLACES = {
    "HQ": Seat(credits=9, hand=[AGENDA], deck=D),
    "R&D": Seat(credits=9, deck=[AGENDA, *D]),
    "Archives": Seat(credits=9, discard=[AGENDA], deck=D),
}
"""The one agenda there is, in each central server."""


# --- ice that is met in an access -------------------------------------------------------------------------


def chrysalis(rules: str, *hand: str, ice: tuple[str, ...] = (), rig: tuple[str, ...] = ()) -> Table:
    """The only card of HQ is Chrysalis."""
    me = Seat(credits=9, hand=[*hand, "6x Diesel"], rig=rig)
    servers = {"HQ": At(ice=[f"{one} (rezzed)" for one in ice])}
    return Table(position(rules=rules, corp=Seat(hand=["Chrysalis"], deck=D), runner=me, servers=servers))


@pytest.mark.card("Inside Job", "Chrysalis")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "hurt"), [((), 0), (("Ice Wall",), 2)])
def test_inside_job_bypasses_accessed_ice_if_that_is_the_first_met(
    ice: tuple[str, ...], hurt: int, rules: str
) -> None:
    t = chrysalis(rules, "Inside Job", ice=ice)
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.finish_run()
    assert damage(t, "net") == hurt
    assert len(t.events("bypass")) == 1


@pytest.mark.card("Forked", "Chrysalis")
@pytest.mark.parametrize("rules", BOTH)
def test_forked_trashes_accessed_ice_that_was_fully_broken(rules: str) -> None:
    t = chrysalis(rules, "Forked", rig=("Mimic",))
    t.runner("play", "Forked")
    t.runner("server", server="HQ")
    meet(t, "Chrysalis")
    breaks(t, "Mimic", 1)
    t.finish_run()
    assert t.zone("Chrysalis") == "Archives"
    assert damage(t, "net") == 0


@pytest.mark.card("Chum", "Chrysalis")
@pytest.mark.parametrize("rules", BOTH)
def test_accessed_ice_may_be_the_next_that_chum_means(rules: str) -> None:
    t = chrysalis(rules, ice=("Chum",), rig=("Leech (2 virus)",))
    t.run("HQ")
    meet(t, "Chrysalis")
    assert strength(t, "Chrysalis") == 4
    t.finish_run()
    assert damage(t, "net") == 5


@pytest.mark.card("Chum", "Abagnale", "Troll")
@pytest.mark.parametrize("rules", BOTH)
def test_chum_hurts_who_bypasses_ice_and_not_who_meets_ice_without_subroutines(rules: str) -> None:
    servers = {"HQ": At(ice=["Chum (rezzed)", "Enigma (rezzed)"])}
    me = Seat(credits=9, hand=["5x Diesel"], rig=["Abagnale"])
    t = Table(position(rules=rules, corp=Seat(hand=["Hedge Fund"], deck=D), runner=me, servers=servers))
    t.run("HQ")
    meet(t, "Enigma")
    t.runner("use", "Abagnale", ability=2)
    t.finish_run()
    assert damage(t, "net") == 3
    servers = {"HQ": At(ice=["Chum (rezzed)", "Troll (rezzed)"])}
    t = Table(position(rules=rules, corp=Seat(credits=0, hand=["Hedge Fund"]), runner=me, servers=servers))
    t.run("HQ")
    t.finish_run()
    assert t.happened("encounter", "Troll")
    assert damage(t, "net") == 0


@pytest.mark.card("The Twins")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_met_again_by_the_twins_is_not_passed_again(rules: str) -> None:
    servers = {"remote 1": At(ice=["Pup (rezzed)"], root=["The Twins (rezzed)"])}
    me = Seat(credits=9, hand=["3x Diesel"])
    t = Table(position(rules=rules, corp=Seat(hand=["2x Pup"], deck=D), runner=me, servers=servers))
    t.run("remote 1")
    while t.in_run():
        if t.can("yes") and t.decision.about in ("may", "unless"):
            t.choose(t.find("yes")[0])
        else:
            t.passes()
    assert (len(t.events("encounter")), len(t.events("pass"))) == (2, 1)


@pytest.mark.card("Bravado", "Into the Depths", "Himitsu-Bako")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("event", "gained"), [("Bravado", 6), ("Into the Depths", 0)])
def test_ice_that_left_in_its_encounter_was_not_passed(event: str, gained: int, rules: str) -> None:
    servers = {"HQ": At(ice=["Himitsu-Bako (rezzed)"])}
    me = Seat(credits=9, hand=[event], rig=["Corroder"])
    corp = Seat(credits=5, hand=["Hedge Fund"], deck=D)
    t = Table(position(rules=rules, corp=corp, runner=me, servers=servers))
    t.runner("play", event)
    paid = 9 - t.credits["runner"]
    if t.can("server"):
        t.runner("server", server="HQ")
    meet(t, "Himitsu-Bako")
    t.until(side="corp", option="use")
    t.corp("use", "Himitsu-Bako")
    while t.decision.kind != "action":
        assert t.decision.kind != "choose effect"
        t.passes()
    assert t.credits["runner"] == 9 - paid + gained


# --- agendas stolen from each server ----------------------------------------------------------------------


@pytest.mark.card("Lamplighter")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("server", PLACES)
def test_lamplighter_hears_of_agendas_stolen_from_the_server_it_protects(server: str, rules: str) -> None:
    servers = {server: At(ice=["Lamplighter (rezzed)"])}
    me = Seat(credits=9, hand=["Inside Job"])
    t = Table(position(rules=rules, corp=PLACES[server], runner=me, servers=servers))
    t.runner("play", "Inside Job")
    t.runner("server", server=server)
    t.finish_run()
    assert t.zone(AGENDA) == "runner score"
    assert t.zone("Lamplighter") == "Archives"


@pytest.mark.card("Strongbox", "AMAZE Amusements")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("server", PLACES)
def test_upgrades_guard_the_agendas_of_a_central_server_as_those_of_its_root(server: str, rules: str) -> None:
    me = Seat(clicks=1, credits=9, hand=["Diesel"])
    box = {server: At(root=["Strongbox (rezzed)"])}
    t = Table(position(rules=rules, corp=PLACES[server], runner=me, servers=box))
    t.run(server)
    t.finish_run()
    assert t.zone(AGENDA) != "runner score", "no click is left"
    fun = {server: At(root=["AMAZE Amusements (rezzed)"])}
    t = Table(position(rules=rules, corp=PLACES[server], runner=me, servers=fun))
    t.run(server)
    t.finish_run()
    assert t.tags == 2


# --- the first of two kinds of things ---------------------------------------------------------------------


@pytest.mark.card("Cacophony", "Epiphany Analytica: Nations Undivided")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("order", [("HQ", "remote 1"), ("remote 1", "HQ")])
def test_a_theft_and_a_trashing_are_one_first_time_together(order: tuple[str, str], rules: str) -> None:
    identity = "Epiphany Analytica: Nations Undivided"
    corp = Seat(identity=identity, hand=[AGENDA], deck=D)
    me = Seat(clicks=4, credits=9, hand=["Diesel"], rig=["Cacophony"])
    t = Table(position(rules=rules, corp=corp, runner=me, servers=remote("PAD Campaign")))
    for server in order:
        if server == "HQ":
            runs(t, server)
        else:
            t.run(server)
            t.until(option="trash")
            t.runner("trash")
            to_action(t)
    assert t.counters("Cacophony", "power") == t.counters(identity, "power") == 1
