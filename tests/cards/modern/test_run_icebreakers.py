"""Icebreakers of the newer sets: a table of their numbers, and a play for what is their own."""

from typing import Any

import pytest

from rulerunner import At, Seat
from tests.support.encounters import (
    Breaker,
    boost,
    break_with,
    broken,
    can_break,
    meeting,
    proves_how_long_it_stays_strong,
    proves_its_costs,
    proves_its_kind,
    strength_of,
    to_next_ice,
)
from tests.support.runner import install, loads_itself_alone, runner_turn
from tests.support.table import Table

BREAKERS = [
    Breaker("Abagnale", "code gate", cost=1, boost=2, by=2),
    Breaker("Engolo", "code gate", cost=1, boost=2, by=4),
    Breaker("Pressure Spike", "barrier", cost=1, boost=2, by=3),
    Breaker("Principia", "barrier", cost=1, boost=2, by=2),
    Breaker("Shibboleth", "code gate", cost=1, boost=2, by=2),
    Breaker("Tremolo", "barrier", cost=3, breaks=2, boost=2, by=2),
]
THREAT_FOUR: dict[str, Any] = {"score": ["2x Private Security Force"]}


@pytest.mark.card("Abagnale", "Engolo", "Pressure Spike", "Principia", "Shibboleth", "Tremolo")
@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_number_of_subroutines_for_its_price(breaker: Breaker) -> None:
    proves_its_costs(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_an_icebreaker_breaks_its_own_kind_of_ice(breaker: Breaker) -> None:
    proves_its_kind(breaker)


@pytest.mark.parametrize("breaker", BREAKERS, ids=lambda breaker: breaker.name)
def test_the_strength_of_an_icebreaker_lasts_as_long_as_it_says(breaker: Breaker) -> None:
    proves_how_long_it_stays_strong(breaker)


# --- bypassing --------------------------------------------------------------------------------------------


@pytest.mark.card("Abagnale")
def test_abagnale_is_trashed_to_bypass_a_code_gate_and_no_other_ice() -> None:
    for ice, able in (("Enigma", True), ("Little Engine", True), ("Ice Wall", False)):
        t = meeting(ice, rig=("Abagnale",))
        assert t.can("use", "Abagnale", ability=2) == able, "however strong the ice is"
    t = meeting("Enigma", rig=("Abagnale",))
    t.runner("use", "Abagnale", ability=2)
    assert (t.zone("Abagnale"), t.happened("bypass", "Enigma")) == ("heap", True)
    assert not t.happened("subroutine resolves")


# --- what is their own ------------------------------------------------------------------------------------


@pytest.mark.card("Engolo")
def test_engolo_makes_a_code_gate_of_the_encountered_ice_for_two_credits() -> None:
    t = at_the_ice("Engolo", "Ice Wall")
    t.runner("trigger", "Engolo")
    assert t.credits["runner"] == 28
    to_next_ice(t, "Ice Wall")
    break_with(t, "Engolo")
    assert (broken(t), t.credits["runner"]) == (1, 27)


@pytest.mark.card("Engolo")
def test_engolo_changes_ice_once_a_turn_and_one_it_declined_does_not_count() -> None:
    t = at_the_ice("Engolo", "Ice Wall", "Vanilla", "Tithe")
    t.runner("pass")
    to_next_ice(t, "Ice Wall")
    assert not can_break(t, "Engolo")
    t = at_the_ice("Engolo", "Tithe", "Vanilla", "Pup")
    t.runner("pass")
    t.until(option="trigger")
    t.runner("trigger", "Engolo")
    to_next_ice(t, "Vanilla")
    assert can_break(t, "Engolo")
    break_with(t, "Engolo")
    to_next_ice(t, "Pup")
    assert not can_break(t, "Engolo")
    assert t.credits["runner"] == 27


def at_the_ice(breaker: str, *ice: str) -> Table:
    """A run on HQ in which the icebreaker is asked what to do about the ice that is just encountered."""
    seat = Seat(credits=30, rig=[breaker, "Datasucker (9 virus)"], hand=["5x Diesel"])
    t = runner_turn(runner=seat, servers={"HQ": At(ice=[f"{piece} (rezzed)" for piece in ice])})
    t.run("HQ")
    t.until(option="trigger")
    return t


@pytest.mark.card("Tremolo")
def test_tremolo_is_cheaper_by_a_credit_for_each_cybernetic() -> None:
    for rig, price in (
        ((), 3),
        (("Skulljack",), 2),
        (("Skulljack", "Akamatsu Mem Chip"), 2),
        (("Skulljack", "PAN-Weave", "Titanium Ribs", "Ghosttongue"), 0),
    ):
        t = meeting("Ice Wall", rig=("Tremolo", *rig))
        credits = t.credits["runner"]
        break_with(t, "Tremolo")
        assert credits - t.credits["runner"] == price


@pytest.mark.card("Pressure Spike")
def test_pressure_spike_grows_by_nine_once_a_run_at_a_threat_of_four() -> None:
    surge = 2
    assert not meeting("Pharos", rig=("Pressure Spike",)).can("use", "Pressure Spike", ability=surge)
    t = meeting("Pharos", "Pharos", rig=("Pressure Spike",), **THREAT_FOUR)
    own, credits = strength_of(t, "Pressure Spike"), t.credits["runner"]
    t.runner("use", "Pressure Spike", ability=surge)
    assert (strength_of(t, "Pressure Spike"), t.credits["runner"]) == (own + 9, credits - 2)
    assert not t.can("use", "Pressure Spike", ability=surge)
    t = meeting("Pharos", rig=("Pressure Spike",), score=["Private Security Force", "Breaking News"])
    assert not t.can("use", "Pressure Spike", ability=surge), "three points are no threat of four"


@pytest.mark.card("Shibboleth")
def test_shibboleth_is_two_weaker_at_a_threat_of_four() -> None:
    assert strength_of(meeting("Enigma", rig=("Shibboleth",)), "Shibboleth") == 3
    assert strength_of(meeting("Enigma", rig=("Shibboleth",), **THREAT_FOUR), "Shibboleth") == 1


@pytest.mark.card("Principia")
@pytest.mark.parametrize(
    ("rig", "price"), [((), 4), (("Corroder",), 3), (("Corroder", "Unity"), 2), (("Leech",), 4)]
)
def test_principia_is_cheaper_by_a_credit_for_each_other_icebreaker(rig: tuple[str, ...], price: int) -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Principia"], rig=[*rig]))
    install(t, "Principia")
    assert t.credits["runner"] == 9 - price
    t = runner_turn(runner=Seat(credits=price - 1, hand=["Principia"], rig=[*rig]))
    assert not t.can("install", "Principia")


@pytest.mark.card("Principia")
def test_an_icebreaker_trashed_for_principia_does_not_make_it_cheaper() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Principia"], rig=["Corroder", "Unity"]))
    t.runner("install", "Principia")
    t.runner("trash", "Unity")
    t.runner("done")
    assert (t.zone("Principia"), t.credits["runner"]) == ("table", 6)


@pytest.mark.card("Principia")
def test_an_icebreaker_that_would_make_principia_too_dear_cannot_be_trashed_for_it() -> None:
    t = runner_turn(runner=Seat(credits=2, hand=["Principia"], rig=["Corroder", "Unity", "Leech"]))
    t.runner("install", "Principia")
    assert [t.name(o.card) for o in t.find("trash")] == ["Leech"]
    t.runner("done")
    assert (t.zone("Principia"), t.credits["runner"]) == ("table", 0)


@pytest.mark.card("Odore")
def test_odore_breaks_as_many_sentry_subroutines_as_the_runner_likes_for_two_credits() -> None:
    for picks in ((0, 2), (0, 1, 2)):
        t = meeting("Ansel 1.0", rig=("Odore",))
        assert strength_of(t, "Odore") == 0
        assert not can_break(t, "Odore")
        boost(t, "Odore")
        boost(t, "Odore")
        assert (strength_of(t, "Odore"), t.credits["runner"]) == (6, 24)
        break_with(t, "Odore", *picks)
        assert (broken(t), t.credits["runner"]) == (len(picks), 22)


@pytest.mark.card("Odore")
def test_odore_breaks_a_sentry_subroutine_for_nothing_beside_three_virtual_resources() -> None:
    free = 1
    for count, able in ((2, False), (3, True)):
        t = meeting("Rototurret", rig=("Odore", f"{count}x Fan Site", "Daily Casts"))
        assert t.can("use", "Odore", ability=free) == able
    t.runner("use", "Odore", ability=free)
    t.runner("subroutine", number=1)
    assert (broken(t), t.credits["runner"]) == (1, 30)
    assert not meeting("Whitespace", rig=("Odore", "3x Fan Site")).can("use", "Odore", ability=free)


@pytest.mark.card("Revolver")
def test_revolver_comes_with_six_counters() -> None:
    assert loads_itself_alone("Revolver", "power") == 6


@pytest.mark.card("Revolver")
def test_revolver_breaks_a_sentry_subroutine_for_a_counter_or_for_itself() -> None:
    t = meeting("Tithe", rig=("Revolver (1 power)",))
    by_counter, by_trash = t.game.state.cards[t.card("Revolver")].face.breakers
    t.runner("use", "Revolver", ability=by_counter)
    t.runner("subroutine", number=0)
    assert (broken(t), t.counters("Revolver", "power"), t.credits["runner"]) == (1, 0, 30)
    assert not t.can("use", "Revolver", ability=by_counter)
    t.runner("use", "Revolver", ability=by_trash)
    assert (broken(t), t.zone("Revolver")) == (2, "heap")
    t = meeting("Ice Wall", rig=("Revolver (1 power)",))
    assert not t.can("use", "Revolver", ability=by_counter)
    assert not t.can("use", "Revolver", ability=by_trash)


@pytest.mark.card("Revolver")
def test_revolver_gets_three_strength_for_two_credits() -> None:
    t = meeting("Ansel 1.0", rig=("Revolver (1 power)",))
    assert not can_break(t, "Revolver")
    boost(t, "Revolver")
    assert (strength_of(t, "Revolver"), t.credits["runner"]) == (4, 28)
    assert can_break(t, "Revolver")


# --- on ice -----------------------------------------------------------------------------------------------


def hosted(card: str, *ice: str, host: str, **seat: Any) -> Table:
    """The Runner's turn, with the card hosted on one of these rezzed pieces of ice protecting HQ."""
    runner = Seat(credits=30, hand=[card, "3x Diesel"], rig=["Datasucker (9 virus)"], **seat)
    servers = {"HQ": At(ice=[f"{one} (rezzed)" for one in ice]), "R&D": At(ice=["Pup (rezzed)"])}
    t = runner_turn(runner=runner, servers=servers)
    install(t, card, host)
    return t


def met(t: Table, ice: str, server: str = "HQ") -> Table:
    t.run(server)
    to_next_ice(t, ice)
    return t


@pytest.mark.card("Ika")
def test_ika_breaks_two_subroutines_on_the_sentry_that_hosts_it() -> None:
    t = meeting("Tithe", "Ice Wall", rig=("Ika",))
    assert not can_break(t, "Ika"), "it is hosted on nothing"
    t.runner("use", "Ika", ability=0)
    t.runner("card", "Tithe")
    assert t.credits["runner"] == 28
    break_with(t, "Ika", 0, 1)
    assert (broken(t), t.credits["runner"]) == (2, 27)
    boost(t, "Ika")
    assert (strength_of(t, "Ika"), t.credits["runner"]) == (5, 25)
    to_next_ice(t, "Ice Wall")
    t.runner("use", "Ika", ability=0)
    t.runner("card", "Ice Wall")
    assert not can_break(t, "Ika"), "its host is no sentry"


@pytest.mark.card("Living Mural")
def test_living_mural_breaks_sentries_protecting_the_server_of_its_host() -> None:
    t = met(hosted("Living Mural", "Tithe", "Ice Wall", host="Ice Wall"), "Tithe")
    paid = t.credits["runner"]
    break_with(t, "Living Mural", 0)
    assert (broken(t), t.credits["runner"]) == (1, paid - 1)
    boost(t, "Living Mural")
    assert (strength_of(t, "Living Mural"), t.credits["runner"]) == (3, paid - 2)
    to_next_ice(t, "Ice Wall")
    assert not can_break(t, "Living Mural")
    t = met(hosted("Living Mural", "Tithe", host="Tithe"), "Pup", "R&D")
    assert not can_break(t, "Living Mural"), "that is another server"


@pytest.mark.card("Living Mural")
def test_living_mural_is_three_stronger_for_the_turn_at_a_threat_of_four() -> None:
    t = hosted("Living Mural", "Tithe", host="Tithe")
    assert strength_of(t, "Living Mural") == 1
    t = hosted("Living Mural", "Tithe", host="Tithe", **THREAT_FOUR)
    assert strength_of(t, "Living Mural") == 4
    while t.clicks["runner"]:
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert strength_of(t, "Living Mural") == 1


@pytest.mark.card("Monkeywrench")
def test_monkeywrench_weakens_its_host_by_two_and_the_rest_of_the_server_by_one() -> None:
    t = hosted("Monkeywrench", "Tithe", "Enigma", host="Enigma")
    assert [strength_of(t, ice) for ice in ("Enigma", "Tithe", "Pup")] == [0, 0, 0]
    assert not runner_turn(runner=Seat(hand=["Monkeywrench"])).can("install", "Monkeywrench")
