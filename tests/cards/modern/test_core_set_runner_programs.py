"""The programs of the Core Set that are not icebreakers."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.encounters import meeting, strength_of, to_next_ice
from tests.support.faces import table
from tests.support.runner import (
    accesses,
    finish_without,
    install,
    memory_left,
    names,
    next_turn,
    offered,
    runner_turn,
    runs,
)
from tests.support.table import Table


@pytest.mark.card("Magnum Opus")
def test_magnum_opus_gains_two_credits_for_a_click() -> None:
    t = runner_turn(runner=Seat(credits=0, rig=["Magnum Opus"]))
    t.runner("use", "Magnum Opus")
    t.runner("use", "Magnum Opus")
    assert (t.credits["runner"], t.clicks["runner"]) == (4, 2)


# --- Datasucker -------------------------------------------------------------------------------------------


@pytest.mark.card("Datasucker")
def test_datasucker_gets_a_counter_for_each_successful_run_on_a_central_server() -> None:
    t = runner_turn(runner=Seat(rig=["Datasucker"]), servers={"remote 1": At(root=["PAD Campaign"])})
    for server, counters in (("HQ", 1), ("remote 1", 1), ("R&D", 2), ("Archives", 3)):
        runs(t, server)
        assert t.counters("Datasucker", "virus") == counters


@pytest.mark.card("Datasucker")
def test_datasucker_weakens_the_encountered_ice_for_the_encounter() -> None:
    t = meeting("Karunā", "Enigma", rig=(), hand=("4x Diesel",))
    t.runner("use", "Datasucker")
    t.runner("use", "Datasucker")
    assert (strength_of(t, "Karunā"), strength_of(t, "Enigma")) == (1, 2)
    assert t.counters("Datasucker", "virus") == 7
    to_next_ice(t, "Enigma")
    assert strength_of(t, "Karunā") == 3


@pytest.mark.card("Datasucker")
def test_datasucker_can_be_used_in_encounters_only() -> None:
    t = runner_turn(
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Datasucker (1 virus)"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.run("HQ")
    assert t.step.startswith("6.9.3"), "nothing could be used before the encounter"
    t.runner("pass")


# --- Djinn ------------------------------------------------------------------------------------------------


@pytest.mark.card("Djinn")
def test_djinn_hosts_programs_that_need_no_memory_of_the_runners() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Djinn"], hand=["Medium", "Magnum Opus", "Datasucker"]))
    install(t, "Medium", host="Djinn")
    install(t, "Magnum Opus", host="Djinn")
    assert memory_left(t) == 3, "only Djinn itself"
    t.runner("install", "Datasucker")
    assert not t.can("card", "Djinn"), "3 memory are all that Djinn has"
    t.runner("done")
    assert memory_left(t) == 2


@pytest.mark.card("Djinn")
def test_a_program_need_not_be_hosted_and_an_icebreaker_cannot_be() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Djinn"], hand=["Medium", "Mimic"]))
    install(t, "Mimic")
    assert t.decision.kind == "action", "there was nothing to choose"
    t.runner("install", "Medium")
    t.runner("rig")
    t.runner("done")
    assert memory_left(t) == 1


@pytest.mark.card("Djinn")
def test_what_djinn_hosts_is_trashed_with_it() -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(rig=["Djinn"], hand=["Medium"]),
        servers={"HQ": At(ice=["Rototurret (rezzed)"])},
    )
    install(t, "Medium", host="Djinn")
    t.run("HQ")
    t.until(side="corp", kind="choose card")
    t.corp("card", "Djinn")
    t.finish_run()
    assert t.zone("Djinn") == t.zone("Medium") == "heap"


@pytest.mark.card("Djinn")
def test_djinn_finds_a_virus_program_shows_it_and_shuffles() -> None:
    t = runner_turn(runner=Seat(credits=1, rig=["Djinn"], deck=["Mimic", "Crypsis", "Diesel", "Medium"]))
    t.runner("use", "Djinn")
    assert offered(t) == {"Crypsis", "Medium"}
    t.runner("card", "Medium")
    assert names(t, "grip") == ["Medium"]
    assert t.happened("reveal", "Medium")
    assert t.happened("shuffle", side="runner")
    assert (t.credits["runner"], t.clicks["runner"]) == (0, 3)


# --- Medium -----------------------------------------------------------------------------------------------


@pytest.mark.card("Medium")
def test_medium_grows_with_each_successful_run_on_rnd_and_accesses_one_less_than_it_has() -> None:
    t = runner_turn(runner=Seat(rig=["Medium"]))
    runs(t, "HQ")
    assert t.counters("Medium", "virus") == 0
    runs(t, "R&D")
    assert (t.counters("Medium", "virus"), accesses(t)) == (1, 2)
    t.run("R&D")
    t.until(kind="choose number")
    assert [o.number for o in t.decision.options] == [0, 1]
    t.runner("number", number=1)
    t.finish_run()
    assert (t.counters("Medium", "virus"), accesses(t)) == (2, 4)


@pytest.mark.card("Medium")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_runner_chooses_how_many_cards_medium_adds(number: int) -> None:
    t = runner_turn(runner=Seat(rig=["Medium (2 virus)"]))
    t.run("R&D")
    t.until(kind="choose number")
    t.runner("number", number=number)
    t.finish_run()
    assert accesses(t) == 1 + number


@pytest.mark.card("Medium")
def test_medium_adds_nothing_to_hq() -> None:
    t = runner_turn(corp=Seat(hand=["5x Hedge Fund"]), runner=Seat(rig=["Medium (4 virus)"]))
    runs(t, "HQ")
    assert accesses(t) == 1


# --- Net Shield -------------------------------------------------------------------------------------------


def behind_net_shield(*ice: str, credits: int = 5, shields: int = 1) -> Table:
    t = runner_turn(
        runner=Seat(credits=credits, hand=["9x Diesel"], rig=[f"{shields}x Net Shield"]),
        servers={"HQ": At(ice=[f"{piece} (rezzed)" for piece in ice])},
    )
    t.run("HQ")
    return t


@pytest.mark.card("Net Shield")
def test_net_shield_prevents_one_of_the_first_net_damage_each_turn_for_a_credit() -> None:
    t = behind_net_shield("Neural Katana", "Neural Katana")
    t.until(kind="interrupt")
    t.runner("trigger", "Net Shield")
    finish_without(t, "Net Shield")
    assert [e.amount for e in t.events("damage")] == [2, 3], "only the first time"
    assert t.credits["runner"] == 4


@pytest.mark.card("Net Shield")
def test_net_shield_may_be_left_unused_and_misses_the_second_damage_even_then() -> None:
    t = behind_net_shield("Neural Katana", "Neural Katana")
    t.until(kind="interrupt")
    t.runner("pass")
    finish_without(t, "Net Shield")
    assert [e.amount for e in t.events("damage")] == [3, 3]
    assert t.credits["runner"] == 5


@pytest.mark.card("Net Shield")
def test_net_shield_needs_its_credit_and_prevents_no_core_damage() -> None:
    t = behind_net_shield("Neural Katana", credits=0)
    finish_without(t, "Net Shield")
    assert [e.amount for e in t.events("damage")] == [3]
    t = behind_net_shield("Viktor 1.0")
    finish_without(t, "Net Shield")
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "core")]


# --- Parasite ---------------------------------------------------------------------------------------------


def with_parasite(ice: str, **runner: Any) -> Table:
    """A Parasite has just been installed on rezzed ice."""
    seat = Seat(hand=["Parasite"])._replace(**runner)
    t = runner_turn(runner=seat, servers={"HQ": At(ice=[f"{ice} (rezzed)", "Archer"])})
    t.runner("install", "Parasite")
    return t


@pytest.mark.card("Parasite")
def test_parasite_is_installed_on_rezzed_ice_only_and_weakens_it_turn_by_turn() -> None:
    t = with_parasite("Wall of Static")
    assert t.game.state.cards[t.card("Parasite")].host == t.card("Wall of Static"), "Archer is not rezzed"
    assert (t.counters("Parasite", "virus"), strength_of(t, "Wall of Static")) == (0, 3)
    next_turn(t)
    next_turn(t)
    assert (t.counters("Parasite", "virus"), strength_of(t, "Wall of Static")) == (2, 1)
    next_turn(t)
    assert t.zone("Wall of Static") == "Archives"
    assert t.zone("Parasite") == "heap", "with its host"


@pytest.mark.card("Parasite")
def test_parasite_cannot_be_installed_without_rezzed_ice() -> None:
    t = runner_turn(runner=Seat(hand=["Parasite"], rig=["Djinn"]), servers={"HQ": At(ice=["Archer"])})
    assert not t.can("install", "Parasite")


@pytest.mark.card("Parasite", "Datasucker")
def test_parasite_trashes_ice_that_something_else_brings_to_nothing() -> None:
    t = with_parasite("Enigma", rig=["Datasucker (2 virus)"])
    t.runner("done")
    t.run("HQ")
    to_next_ice(t, "Enigma")
    t.runner("use", "Datasucker")
    t.runner("use", "Datasucker")
    assert t.zone("Enigma") == "Archives"


@pytest.mark.card("Parasite", "Tranquilizer")
def test_parasite_grows_on_derezzed_ice_and_does_not_trash_it() -> None:
    t = runner_turn(
        runner=Seat(credits=9, hand=["Parasite", "Tranquilizer"], rig=["Grimoire"]),
        servers={"HQ": At(ice=["Wall of Static (rezzed)"])},
    )
    t.runner("install", "Parasite")
    t.runner("install", "Tranquilizer")
    t.until(kind="action")
    next_turn(t)
    assert t.happened("derez", "Wall of Static")
    next_turn(t)
    assert t.counters("Parasite", "virus") == 3
    assert t.zone("Wall of Static") == "table"


# --- Sneakdoor Beta ---------------------------------------------------------------------------------------


@pytest.mark.card("Sneakdoor Beta")
def test_sneakdoor_beta_runs_on_archives_and_succeeds_on_hq() -> None:
    t = runner_turn(
        runner=Seat(rig=["Sneakdoor Beta"], identity="Gabriel Santiago: Consummate Professional"),
        servers={"HQ": At(ice=["Archer (rezzed)"])},
    )
    t.runner("use", "Sneakdoor Beta")
    assert t.attacked == "Archives"
    t.finish_run()
    assert [e.server for e in t.events("successful run")] == [0]
    assert not t.happened("encounter"), "the ice of Archives was in the way, not that of HQ"
    assert accesses(t) == 1
    assert (t.credits["runner"], t.clicks["runner"]) == (5 + 2, 3)


@pytest.mark.card("Sneakdoor Beta")
def test_sneakdoor_beta_stays_at_archives_if_that_run_cannot_be_successful() -> None:
    t = table(
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Sneakdoor Beta"]),
        servers={"Archives": At(root=["Crisium Grid (rezzed)"])},
    )
    t.runner("use", "Sneakdoor Beta")
    t.finish_run()
    assert [e.server for e in t.events("breach")] == [2]
    assert not t.happened("successful run")


@pytest.mark.card("Sneakdoor Beta")
def test_sneakdoor_beta_changes_to_hq_even_if_that_run_cannot_be_successful() -> None:
    t = table(
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Sneakdoor Beta"]),
        servers={"HQ": At(root=["Crisium Grid (rezzed)"])},
    )
    t.runner("use", "Sneakdoor Beta")
    t.finish_run()
    assert [e.server for e in t.events("breach")] == [0]
    assert not t.happened("successful run")
