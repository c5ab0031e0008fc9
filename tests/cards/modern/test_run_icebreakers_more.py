"""Icebreakers with costs, limits and strengths of their own."""

import pytest

from rulerunner import At, Seat
from tests.support.encounters import boost, break_with, broken, can_break, meeting, strength_of, to_next_ice
from tests.support.runner import (
    CORP,
    install,
    memory_left,
    names,
    next_turn,
    runner_turn,
    runs,
    to_action,
)
from tests.support.table import Table


def rezzed(*ice: str) -> At:
    return At(ice=[f"{one} (rezzed)" for one in ice])


# --- stealth ----------------------------------------------------------------------------------------------

STEALTHY = "Penumbral Toolkit (4 credit)"
"""A stealth card whose credits are for runs."""
PLAIN = "Cyberfeeder (1 credit)"
"""Credits for icebreakers, but not from a stealth card."""


@pytest.mark.card("Afterimage", "Penrose")
@pytest.mark.parametrize(("card", "by", "ice"), [("Afterimage", 2, "Tithe"), ("Penrose", 3, "Enigma")])
def test_an_icebreaker_grows_for_a_credit_from_a_stealth_card_and_no_other(
    card: str, by: int, ice: str
) -> None:
    t = meeting(ice, rig=(card, PLAIN))
    place = t.game.state.cards[t.card(card)].face.boosts[0]
    assert not t.can("use", card, ability=place), "though there are thirty credits"
    t = meeting(ice, rig=(card, PLAIN, STEALTHY))
    own = strength_of(t, card)
    boost(t, card)
    assert strength_of(t, card) == own + by
    assert (t.counters("Penumbral Toolkit", "credit"), t.credits["runner"]) == (3, 30)


@pytest.mark.card("Afterimage")
def test_afterimage_breaks_two_sentry_subroutines_for_a_credit_of_any_kind() -> None:
    t = meeting("Tithe", rig=("Afterimage",))
    break_with(t, "Afterimage", 0, 1)
    assert (broken(t), t.credits["runner"]) == (2, 29)
    assert not can_break(meeting("Ice Wall", rig=("Afterimage",)), "Afterimage")


@pytest.mark.card("Afterimage")
def test_afterimage_bypasses_a_sentry_once_a_turn_for_two_credits_from_stealth_cards() -> None:
    def about_to_meet(*ice: str, credits: int = 4) -> Table:
        runner = Seat(
            credits=30, rig=["Afterimage", f"Penumbral Toolkit ({credits} credit)"], hand=["5x Diesel"]
        )
        t = runner_turn(runner=runner, servers={"HQ": rezzed(*ice)})
        t.run("HQ")
        return t

    t = about_to_meet("Archer", "Tithe")
    t.until(option="trigger")
    t.runner("trigger", "Afterimage")
    assert t.happened("bypass", "Archer")
    assert (t.counters("Penumbral Toolkit", "credit"), t.credits["runner"]) == (2, 30)
    to_action(t)
    assert len(t.events("bypass")) == 1, "once a turn"
    for ice, credits in (("Enigma", 4), ("Tithe", 1)):
        t = about_to_meet(ice, credits=credits)
        t.until(kind="action")
        assert not t.happened("bypass")


@pytest.mark.card("Penrose")
def test_penrose_breaks_barriers_only_in_the_turn_it_is_installed() -> None:
    seat = Seat(credits=9, hand=["Penrose"], rig=["Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Ice Wall", "Enigma")})
    install(t, "Penrose")
    met(t, "Ice Wall")
    barrier, gate = t.game.state.cards[t.card("Penrose")].face.breakers
    t.runner("use", "Penrose", ability=barrier)
    assert (broken(t), t.credits["runner"]) == (1, 5)
    to_next_ice(t, "Enigma")
    t.runner("use", "Penrose", ability=gate)
    t.runner("subroutine", number=1)
    assert (broken(t), t.credits["runner"]) == (1, 4)
    later = meeting("Ice Wall", rig=("Penrose",))
    assert not later.can("use", "Penrose")


# --- counters ---------------------------------------------------------------------------------------------


@pytest.mark.card("Yusuf")
def test_yusuf_breaks_barriers_and_grows_for_virus_counters_of_any_card() -> None:
    t = meeting("Wall of Static", rig=("Yusuf (1 virus)", "Leech (1 virus)"))
    boost(t, "Yusuf")
    assert {t.name(o.card) for o in t.find("card")} == {"Yusuf", "Leech", "Datasucker"}
    t.runner("card", "Leech")
    assert (strength_of(t, "Yusuf"), t.counters("Leech", "virus")) == (4, 0)
    t.runner("use", "Yusuf", ability=t.game.state.cards[t.card("Yusuf")].face.breakers[0])
    t.runner("card", "Datasucker")
    assert (broken(t), t.counters("Datasucker", "virus"), t.credits["runner"]) == (1, 8, 30)
    assert not can_break(meeting("Enigma", rig=("Yusuf (1 virus)",)), "Yusuf")


@pytest.mark.card("Yusuf")
def test_yusuf_may_get_a_counter_for_each_successful_run() -> None:
    t = runner_turn(runner=Seat(rig=["Yusuf"]))
    t.run("Archives")
    t.until(option="trigger")
    t.runner("trigger", "Yusuf")
    assert t.counters("Yusuf", "virus") == 1
    to_action(t)
    runs(t, "Archives")
    assert t.counters("Yusuf", "virus") == 1, "only if the Runner likes"


@pytest.mark.card("Puffer")
def test_puffer_grows_and_takes_memory_with_each_counter() -> None:
    t = runner_turn(runner=Seat(rig=["Puffer"]))
    assert (strength_of(t, "Puffer"), memory_left(t)) == (2, 3)
    t.runner("use", "Puffer")
    t.runner("effect", number=0)
    assert (strength_of(t, "Puffer"), memory_left(t), t.clicks["runner"]) == (3, 2, 3)
    t.runner("use", "Puffer")
    t.runner("effect", number=1)
    assert (strength_of(t, "Puffer"), memory_left(t)) == (2, 3)


@pytest.mark.card("Puffer")
def test_puffer_that_grows_beyond_the_memory_makes_the_runner_trash_a_program() -> None:
    t = runner_turn(runner=Seat(rig=["Puffer (2 power)", "Corroder"]))
    assert memory_left(t) == 0
    t.runner("use", "Puffer")
    t.runner("effect", number=0)
    t.runner("trash", "Corroder")
    assert (t.zone("Corroder"), t.counters("Puffer", "power"), memory_left(t)) == ("heap", 3, 0)


@pytest.mark.card("Puffer")
def test_puffer_breaks_sentries_for_a_credit_and_grows_for_two() -> None:
    t = meeting("Stavka", rig=("Puffer (1 power)",))
    break_with(t, "Puffer", 0)
    boost(t, "Puffer")
    assert (broken(t), strength_of(t, "Puffer"), t.credits["runner"]) == (1, 4, 27)
    assert not can_break(meeting("Ice Wall", rig=("Puffer",)), "Puffer")


@pytest.mark.card("Begemot")
def test_begemot_hurts_and_is_stronger_for_each_core_damage() -> None:
    t = runner_turn(runner=Seat(credits=9, hand=["Begemot", "2x Diesel"], core_damage=1))
    install(t, "Begemot")
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(1, "core")]
    assert strength_of(t, "Begemot") == 4


@pytest.mark.card("Begemot")
def test_begemot_breaks_any_number_of_barrier_subroutines_for_a_credit() -> None:
    for picks in ((1,), (0, 1, 2)):
        t = meeting("Pharos", rig=("Begemot",), core_damage=3)
        break_with(t, "Begemot", *picks)
        assert (broken(t), t.credits["runner"]) == (len(picks), 29)
    assert not can_break(meeting("Pharos", rig=("Begemot",), core_damage=2), "Begemot")
    assert not can_break(meeting("Enigma", rig=("Begemot",), core_damage=3), "Begemot")


@pytest.mark.card("Aumakua")
def test_aumakua_gets_a_counter_for_a_breach_that_takes_nothing() -> None:
    t = runner_turn(runner=Seat(rig=["Aumakua"]), servers={"remote 1": At(root=["Nico Campaign"])})
    runs(t, "HQ")
    assert (t.counters("Aumakua", "virus"), strength_of(t, "Aumakua")) == (1, 1)
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "Nico Campaign")
    t.finish_run()
    assert t.counters("Aumakua", "virus") == 1, "a card was trashed"
    to_action(t)
    runs(t, "R&D")
    assert t.counters("Aumakua", "virus") == 2, "of this breach nothing was taken"


@pytest.mark.card("Aumakua")
def test_aumakua_gets_no_counter_for_a_stolen_agenda_and_one_for_an_exposed_card() -> None:
    t = runner_turn(
        corp=CORP._replace(hand=["Hostile Takeover"]),
        runner=Seat(rig=["Aumakua"], hand=["Infiltration"]),
        servers={"remote 1": At(root=["Nico Campaign"])},
    )
    runs(t, "HQ")
    assert (names(t, "runner score"), t.counters("Aumakua", "virus")) == (["Hostile Takeover"], 0)
    t.runner("play", "Infiltration")
    t.runner("effect", number=1)
    if t.can("card"):
        t.runner("card", "Nico Campaign")
    assert t.counters("Aumakua", "virus") == 1


@pytest.mark.card("Aumakua")
def test_aumakua_breaks_any_subroutine_for_a_credit() -> None:
    t = meeting("Enigma", rig=("Aumakua (2 virus)",))
    break_with(t, "Aumakua", 1)
    assert (broken(t), t.credits["runner"]) == (1, 29)


# --- what they can interface with -------------------------------------------------------------------------


def on_ice(card: str, host: str, *ice: str, rig: tuple[str, ...] = ()) -> Table:
    """The Runner's turn, with a trojan installed on one of these rezzed pieces of ice protecting HQ."""
    seat = Seat(credits=30, hand=[card], rig=[*rig, "Datasucker (9 virus)"], deck=["9x Diesel"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed(*ice), "R&D": rezzed("Pup")})
    install(t, card, host)
    return t


@pytest.mark.card("Umbrella")
def test_umbrella_breaks_three_subroutines_of_a_code_gate_that_hosts_a_trojan_and_both_may_draw() -> None:
    t = on_ice("Botulus", "M.I.C.", "M.I.C.", rig=("Umbrella",))
    met(t, "M.I.C.")
    paid = t.credits["runner"]
    break_with(t, "Umbrella", 0, 1, 2)
    assert (broken(t), t.credits["runner"]) == (3, paid - 2)
    for side in ("runner", "corp"):
        assert t.decision.side == side
        (t.runner if side == "runner" else t.corp)("yes")
    assert [(e.side, e.amount) for e in t.events("draw")] == [("runner", 1), ("corp", 1)]


def met(t: Table, ice: str) -> Table:
    t.run("HQ")
    to_next_ice(t, ice)
    return t


@pytest.mark.card("Umbrella")
def test_umbrella_cannot_interface_with_ice_that_hosts_no_trojan() -> None:
    for host, ice in (("Pup", "Enigma"), ("Ice Wall", "Ice Wall")):
        t = on_ice("Botulus", host, ice, rig=("Umbrella",))
        met(t, ice)
        assert not can_break(t, "Umbrella")


@pytest.mark.card("Slap Vandal")
def test_slap_vandal_breaks_one_subroutine_of_its_host_in_each_encounter() -> None:
    t = on_ice("Slap Vandal", "Enigma", "Enigma", "Ice Wall")
    met(t, "Enigma")
    paid = t.credits["runner"]
    break_with(t, "Slap Vandal", 1)
    assert (broken(t), t.credits["runner"]) == (1, paid - 1)
    assert not can_break(t, "Slap Vandal"), "once an encounter"
    to_next_ice(t, "Ice Wall")
    assert not can_break(t, "Slap Vandal"), "that is not its host"
    to_action(t)
    met(t, "Enigma")
    assert can_break(t, "Slap Vandal")


@pytest.mark.card("Banner")
def test_banner_keeps_the_subroutines_of_a_barrier_from_ending_the_run() -> None:
    t = meeting("Wall of Thorns", rig=("Banner",), hand=["5x Diesel"])
    t.runner("use", "Banner")
    assert t.credits["runner"] == 28
    t.finish_run()
    assert t.happened("damage"), "its other subroutine resolves"
    assert t.happened("successful run")


@pytest.mark.card("Banner")
def test_banner_needs_a_barrier_it_is_strong_enough_for() -> None:
    for ice, able in (("Pharos", True), ("Hadrian's Wall", False), ("Enigma", False)):
        assert meeting(ice, rig=("Banner",)).can("use", "Banner") == able
    t = meeting("Ice Wall", "Vanilla", rig=("Banner",))
    t.runner("use", "Banner")
    t.finish_run()
    assert not t.happened("successful run"), "another barrier is another encounter"


# --- strength that lasts ----------------------------------------------------------------------------------


@pytest.mark.card("GAMEDRAGON™ Pro")
def test_gamedragon_makes_its_icebreaker_stronger_and_keeps_it_strong_for_the_run() -> None:
    seat = Seat(credits=20, hand=["GAMEDRAGON™ Pro"], rig=["Corroder", "Mayfly", "Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Ice Wall", "Vanilla")})
    t.runner("install", "GAMEDRAGON™ Pro")
    t.runner("trigger")
    assert "Mayfly" not in {t.name(o.card) for o in t.find("card")}
    if t.can("card", "Corroder"):
        t.runner("card", "Corroder")
    assert strength_of(t, "Corroder") == 3
    met(t, "Ice Wall")
    boost(t, "Corroder")
    break_with(t, "Corroder")
    to_next_ice(t, "Vanilla")
    assert strength_of(t, "Corroder") == 4
    t.finish_run()
    assert strength_of(t, "Corroder") == 3


@pytest.mark.card("GAMEDRAGON™ Pro")
def test_gamedragon_may_move_as_the_turn_begins() -> None:
    seat = Seat(rig=["GAMEDRAGON™ Pro", "Corroder"])
    t = runner_turn(at="5.7.1d", runner=seat)
    t.until(option="trigger")
    t.runner("trigger")
    assert (strength_of(t, "Corroder"), t.clicks["runner"]) == (3, 4)


@pytest.mark.card("Gebrselassie")
def test_gebrselassie_keeps_an_icebreaker_strong_for_the_turn() -> None:
    seat = Seat(credits=20, rig=["Gebrselassie", "Corroder", "Unity", "Crypsis", "Datasucker (9 virus)"])
    t = runner_turn(runner=seat, servers={"HQ": rezzed("Ice Wall")})
    t.runner("use", "Gebrselassie")
    assert {t.name(o.card) for o in t.find("card")} == {"Corroder", "Unity"}
    t.runner("card", "Corroder")
    assert t.clicks["runner"] == 3
    met(t, "Ice Wall")
    boost(t, "Corroder")
    boost(t, "Unity")
    t.finish_run()
    assert (strength_of(t, "Corroder"), strength_of(t, "Unity")) == (3, 1)
    to_action(t)
    next_turn(t)
    assert strength_of(t, "Corroder") == 2
