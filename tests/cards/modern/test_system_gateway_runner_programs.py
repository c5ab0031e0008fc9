"""The Runner's programs of System Gateway."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.encounters import (
    Breaker,
    boost,
    break_with,
    broken,
    meeting,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
    strength_of,
    to_next_ice,
)
from tests.support.runner import (
    accesses,
    finish_without,
    install,
    loads_itself_alone,
    next_turn,
    runner_turn,
    runs,
)
from tests.support.table import Table

BREAKERS = [
    Breaker("Buzzsaw", "code gate", cost=1, breaks=2, boost=3, by=1),
    Breaker("Carmen", "sentry", cost=1, boost=2, by=3),
    Breaker("Cleaver", "barrier", cost=1, breaks=2, boost=2, by=1),
    Breaker("Echelon", "sentry", cost=1, boost=3, by=2),
    Breaker("Marjanah", "barrier", cost=2, boost=1, by=1),
    Breaker("Mayfly", "", cost=1, boost=1, by=1),
    Breaker("Unity", "code gate", cost=1, boost=1, by=1),
]


@pytest.mark.card("Buzzsaw", "Carmen", "Cleaver", "Echelon", "Marjanah", "Mayfly", "Unity")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_for_the_encounter(breaker: Breaker) -> None:
    proves_how_long_it_stays_strong(breaker)


# --- what else icebreakers say ----------------------------------------------------------------------------


@pytest.mark.card("Carmen")
def test_carmen_costs_two_less_after_a_successful_run_of_this_turn() -> None:
    t = runner_turn(runner=Seat(credits=3, hand=["Carmen"]))
    assert not t.can("install", "Carmen")
    runs(t, "HQ")
    install(t, "Carmen")
    assert t.credits["runner"] == 0


@pytest.mark.card("Carmen")
def test_a_run_that_was_not_successful_does_not_make_carmen_cheaper() -> None:
    t = runner_turn(runner=Seat(credits=4, hand=["Carmen"]), servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    runs(t, "HQ")
    assert not t.can("install", "Carmen")


@pytest.mark.card("Echelon")
def test_echelon_has_strength_for_each_installed_icebreaker() -> None:
    t = runner_turn(runner=Seat(credits=9, rig=["Echelon"], hand=["Mimic", "Medium"]))
    assert strength_of(t, "Echelon") == 1, "it counts itself"
    install(t, "Mimic")
    install(t, "Medium")
    assert strength_of(t, "Echelon") == 2


@pytest.mark.card("Unity")
def test_unity_gets_strength_for_each_installed_icebreaker_as_it_is_paid() -> None:
    t = meeting("Little Engine", rig=("Unity", "Mimic", "Corroder"))
    boost(t, "Unity")
    assert strength_of(t, "Unity") == 1 + 3
    assert strength_of(t, "Mimic") == 3, "the others get nothing"


@pytest.mark.card("Marjanah")
def test_marjanah_breaks_for_one_less_after_a_successful_run_of_this_turn() -> None:
    t = runner_turn(runner=Seat(credits=2, rig=["Marjanah"]), servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    runs(t, "R&D")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    break_with(t, "Marjanah")
    assert (broken(t), t.credits["runner"]) == (1, 1)


@pytest.mark.card("Mayfly")
def test_mayfly_is_trashed_as_the_run_ends_in_which_it_broke() -> None:
    t = meeting("Whitespace", "Tithe", rig=("Mayfly",), hand=("2x Diesel",))
    break_with(t, "Mayfly", 0)
    break_with(t, "Mayfly")
    to_next_ice(t, "Tithe")
    assert t.zone("Mayfly") == "table", "not before the run ends"
    t.finish_run()
    t.until(kind="action")
    assert t.zone("Mayfly") == "heap"


@pytest.mark.card("Mayfly")
def test_mayfly_that_broke_nothing_stays() -> None:
    t = meeting("Tithe", rig=("Mayfly",), hand=("2x Diesel",))
    boost(t, "Mayfly")
    t.finish_run()
    assert t.zone("Mayfly") == "table"


# --- trojans ----------------------------------------------------------------------------------------------


def hosted(trojan: str, *ice: str, **runner: Any) -> Table:
    """A trojan has just been installed on the outermost ice of HQ."""
    seat = Seat(hand=[trojan])._replace(**runner)
    t = runner_turn(runner=seat, servers={"HQ": At(ice=ice)})
    name = ice[0].removesuffix(" (rezzed)")
    install(t, trojan, host=name if len(ice) > 1 else "")
    assert t.game.state.cards[t.card(trojan)].host == t.card(name)
    return t


@pytest.mark.card("Botulus")
def test_botulus_gets_a_counter_when_installed_and_as_each_turn_begins() -> None:
    t = hosted("Botulus", "Archer", "Enigma (rezzed)", hand=["Botulus", "Akamatsu Mem Chip"])
    install(t, "Akamatsu Mem Chip")
    assert t.counters("Botulus", "virus") == 1, "on unrezzed ice too"
    next_turn(t)
    assert t.counters("Botulus", "virus") == 2


@pytest.mark.card("Botulus")
def test_botulus_breaks_a_subroutine_of_its_host_for_each_counter_whatever_the_strength() -> None:
    t = hosted("Botulus", "Archer (rezzed)", "Enigma (rezzed)", rig=["Cookbook"])
    t.runner("trigger", "Cookbook")
    t.until(kind="action")
    assert t.counters("Botulus", "virus") == 2
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    for number in (0, 3):
        t.runner("use", "Botulus")
        t.runner("subroutine", number=number)
    assert [e.place for e in t.events("subroutine broken")] == [0, 3]
    assert t.counters("Botulus", "virus") == 0
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves", card=t.card("Archer"))] == [1, 2]


@pytest.mark.card("Botulus")
def test_botulus_breaks_nothing_on_other_ice() -> None:
    t = hosted("Botulus", "Archer", "Enigma (rezzed)")
    t.run("HQ")
    finish_without(t, "Botulus")
    assert t.happened("encounter", "Enigma")


@pytest.mark.card("Botulus")
def test_botulus_needs_ice_and_is_trashed_with_it() -> None:
    assert not runner_turn(runner=Seat(hand=["Botulus"])).can("install")
    t = hosted("Botulus", "Archer", hand=["Botulus", "Forged Activation Orders"])
    t.runner("play", "Forged Activation Orders")
    assert (t.zone("Archer"), t.zone("Botulus")) == ("Archives", "heap")


@pytest.mark.card("Tranquilizer")
def test_tranquilizer_derezzes_its_host_with_the_third_counter() -> None:
    t = hosted("Tranquilizer", "Enigma (rezzed)", "Archer", hand=["Tranquilizer", "Akamatsu Mem Chip"])
    install(t, "Akamatsu Mem Chip")
    assert t.counters("Tranquilizer", "virus") == 1
    next_turn(t)
    assert (t.counters("Tranquilizer", "virus"), t.rezzed("Enigma")) == (2, True)
    next_turn(t)
    assert (t.counters("Tranquilizer", "virus"), t.rezzed("Enigma")) == (3, False)
    assert t.zone("Tranquilizer") == "table", "it stays on the derezzed ice"


@pytest.mark.card("Tranquilizer")
def test_ice_rezzed_under_a_tranquilizer_stays_rezzed_until_the_turn_begins() -> None:
    t = hosted("Tranquilizer", "Ice Wall (rezzed)", "Archer")
    next_turn(t)
    next_turn(t)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Ice Wall")
    t.finish_run()
    assert t.rezzed("Ice Wall")
    next_turn(t)
    assert not t.rezzed("Ice Wall")


@pytest.mark.card("Tranquilizer", "Cookbook")
@pytest.mark.parametrize("first", ["Tranquilizer", "Cookbook"])
def test_tranquilizer_looks_for_counters_only_when_its_own_ability_resolves(first: str) -> None:
    t = hosted("Tranquilizer", "Enigma (rezzed)", "Archer", rig=["Cookbook", "Grimoire"])
    second = "Cookbook" if first == "Tranquilizer" else "Tranquilizer"
    t.runner("trigger", "Grimoire")
    t.runner("trigger", first)
    if t.can("trigger", second):
        t.runner("trigger", second)
    assert t.counters("Tranquilizer", "virus") == 3
    assert t.rezzed("Enigma") == (first == "Tranquilizer")


# --- viruses ----------------------------------------------------------------------------------------------


@pytest.mark.card("Conduit")
def test_conduit_may_get_a_counter_after_each_successful_run_on_rnd() -> None:
    t = runner_turn(runner=Seat(rig=["Conduit"]))
    t.run("HQ")
    finish_without(t, "Conduit")
    t.run("R&D")
    t.until(option="trigger")
    assert accesses(t) == 2, "the breach comes first"
    t.runner("trigger", "Conduit")
    assert t.counters("Conduit", "virus") == 1
    runs(t, "R&D")
    assert t.counters("Conduit", "virus") == 1, "declined"


@pytest.mark.card("Conduit")
def test_conduit_gets_nothing_for_a_run_that_was_not_successful() -> None:
    t = runner_turn(runner=Seat(rig=["Conduit"]), servers={"R&D": At(ice=["Ice Wall (rezzed)"])})
    t.run("R&D")
    finish_without(t, "Conduit")


@pytest.mark.card("Conduit")
def test_conduit_runs_on_rnd_and_accesses_a_card_more_for_each_counter() -> None:
    t = runner_turn(runner=Seat(rig=["Conduit (2 virus)"]))
    t.runner("use", "Conduit")
    t.until(option="trigger")
    t.runner("trigger", "Conduit")
    assert (accesses(t), t.counters("Conduit", "virus"), t.clicks["runner"]) == (3, 3, 3)
    runs(t, "R&D")
    assert accesses(t) == 4, "in its own runs only"


@pytest.mark.card("Conduit")
def test_a_conduit_that_was_trashed_in_its_run_accesses_nothing_more() -> None:
    t = runner_turn(
        corp=Seat(credits=0, deck=["5x Beanstalk Royalties"]),
        runner=Seat(credits=2, rig=["Conduit (2 virus)"]),
        servers={"R&D": At(ice=["Ansel 1.0 (rezzed)"])},
    )
    t.runner("use", "Conduit")
    t.finish_run()
    assert t.zone("Conduit") == "heap"
    assert accesses(t) == 1


@pytest.mark.card("Fermenter")
def test_fermenter_grows_and_is_trashed_for_two_credits_a_counter() -> None:
    assert loads_itself_alone("Fermenter", "virus") == 1
    t = runner_turn(runner=Seat(credits=1, hand=["Fermenter"]))
    install(t, "Fermenter")
    next_turn(t)
    credits = t.credits["runner"]
    assert t.counters("Fermenter", "virus") == 2
    t.runner("use", "Fermenter")
    assert (t.credits["runner"], t.clicks["runner"]) == (credits + 4, 3)
    assert t.zone("Fermenter") == "heap"


@pytest.mark.card("Leech")
def test_leech_gets_a_counter_for_each_successful_run_on_a_central_server() -> None:
    t = runner_turn(runner=Seat(rig=["Leech"]), servers={"remote 1": At(root=["PAD Campaign"])})
    for server, counters in (("HQ", 1), ("remote 1", 1), ("R&D", 2), ("Archives", 3)):
        runs(t, server)
        assert t.counters("Leech", "virus") == counters


@pytest.mark.card("Leech")
def test_leech_weakens_the_encountered_ice_for_the_encounter_and_cannot_be_used_outside_one() -> None:
    t = runner_turn(
        runner=Seat(rig=["Leech (3 virus)"], hand=["5x Diesel"]),
        servers={"HQ": At(ice=["Karunā (rezzed)", "Enigma (rezzed)"])},
    )
    t.run("HQ")
    assert t.decision.rule == "6.9.3b", "not before the encounter"
    t.runner("use", "Leech")
    t.runner("use", "Leech")
    assert (strength_of(t, "Karunā"), strength_of(t, "Enigma")) == (1, 2)
    t.until(rule="6.9.3b", option="use")
    t.runner("pass")
    t.until(option="use")
    assert (strength_of(t, "Karunā"), t.counters("Leech", "virus")) == (3, 1)
