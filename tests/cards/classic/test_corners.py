"""The game of 1996: corners that were found by playing. What has nothing to act on, two copies, what goes on
once something has happened already, runs that end up elsewhere."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.memory import memory_limit
from tests.support.classic import breaking
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing, in_forts
from tests.support.classic_runner import CORP, played, runner_turn
from tests.support.table import Table


def goes_on(t: Table) -> None:
    """Nobody uses anything, and the Runner does not jack out."""
    while t.in_run():
        t.runner("no") if t.decision.rule == "13?" else t.passes()


# --- what has to be there ---------------------------------------------------------------------------------


@pytest.mark.card("Social Engineering")
@pytest.mark.parametrize(
    ("bits", "rig", "can"),
    [
        (1, [], False),
        (2, [], False),
        (3, [], True),
        (2, ["Zetatech Portastation (1 credit)"], True),
        (1, ["2x Zetatech Portastation (1 credit)"], False),
    ],
)
def test_two_bits_are_left_to_hide_once_social_engineering_is_paid_for(
    bits: int, rig: list[str], can: bool
) -> None:
    t = runner_turn(runner=Seat(credits=bits, hand=["Social Engineering"], rig=rig))
    assert t.can("play", "Social Engineering") is can


@pytest.mark.card("Walking Wall", "Mobile Barricade")
@pytest.mark.parametrize("wall", ["Walking Wall", "Mobile Barricade"])
def test_ice_that_is_alone_on_its_fort_has_nowhere_to_walk(wall: str) -> None:
    t = runner_turn(corp=CORP._replace(credits=9), servers={"HQ": At(ice=[wall])})
    t.run("HQ")
    assert t.decision.rule == "3", "nobody was asked as the run began"
    t = runner_turn(corp=CORP._replace(credits=9), servers={"HQ": At(ice=[wall, "Filter"])})
    t.run("HQ")
    assert t.can("trigger", wall)


@pytest.mark.card("Syd Meyer Superstores")
@pytest.mark.parametrize(("ice", "gained"), [("Filter (rezzed)", 4), ("Filter", 0)])
def test_syd_meyer_pays_for_ice_that_was_trashed_only(ice: str, gained: int) -> None:
    t = corp_turn(
        corp=Seat(credits=0, hand=["Keeper"]),
        servers=in_forts("Syd Meyer Superstores") | {"HQ": At(ice=[ice])},
    )
    t.corp("use", "Syd Meyer Superstores")
    assert t.credits["corp"] == gained


# --- what must be paid ------------------------------------------------------------------------------------


@pytest.mark.card("False Echo", "Glacier")
def test_the_corp_cannot_decline_to_pay_an_agenda_point_for_false_echo() -> None:
    corp = Seat(credits=1, hand=["Keeper"], score=["Hostile Takeover"])
    rig = Seat(credits=2, rig=["False Echo"])
    t = runner_turn(corp=corp, runner=rig, servers={"HQ": At(ice=["Glacier", "Data Wall"])})
    t.run("HQ")
    t.until(side="runner", kind="reaction")
    t.runner("trigger", "False Echo")
    assert t.rezzed("Glacier")
    assert t.rezzed("Data Wall")
    assert t.game.state.players["corp"].points == -1
    assert t.decision.kind == "action", "there is nothing left that it could be used for"


# --- what is left to prevent ------------------------------------------------------------------------------


@pytest.mark.card("'Green Knight' Surge Buffers", "Raven Microcyb Eagle")
def test_what_prevents_damage_each_turn_is_kept_if_none_is_left() -> None:
    buffers, eagle = "'Green Knight' Surge Buffers", "Raven Microcyb Eagle"
    t = facing("Laser Wire", runner=Seat(credits=0, hand=HAND, rig=[buffers, f"{eagle} (1 credit)"]))
    t.runner("trigger", buffers)
    t.until(kind="action")
    t.run("HQ")
    t.until(kind="action")
    assert not damage(t, "net"), "the second was for the second run"


@pytest.mark.card("Leland, Corporate Bodyguard", "Cybertech Think Tank")
def test_nobody_pays_to_prevent_damage_that_is_none_unless_it_is_raised_again() -> None:
    leland, tank = "Leland, Corporate Bodyguard", "Cybertech Think Tank"
    t = corp_turn(
        corp=Seat(hand=["Punitive Counterstrike"]),
        runner=Seat(tags=1, credits=9, hand=HAND, rig=[leland]),
        servers={"remote 1": At(root=[f"{tank} (rezzed, 1 advancement)"])},
    )
    t.corp("play", "Punitive Counterstrike")
    t.runner("use", leland)
    t.runner("use", leland)
    assert t.decision.side == "corp", "nothing is left for Leland"
    t.corp("use", tank)
    t.runner("use", leland)
    assert t.decision.kind == "action"
    assert not damage(t, "meat")
    assert t.credits["runner"] == 6


# --- once is enough ---------------------------------------------------------------------------------------


@pytest.mark.card("Omnitech Wet Drive")
@pytest.mark.parametrize(("rig", "memory"), [(1, 2), (2, 2), (3, 2)])
def test_several_wet_drives_say_the_same_of_the_base_memory(rig: int, memory: int) -> None:
    t = runner_turn(runner=Seat(hand=["2x Score!"], rig=[f"{rig}x Omnitech Wet Drive", "WuTech Mem Chip"]))
    assert memory_limit(t.game.state) == memory + 1


@pytest.mark.card("Live News Feed")
def test_black_ice_that_is_encountered_again_is_no_further_news() -> None:
    ice = ["Brain Drain (rezzed)", "Vacuum Link (rezzed)"]
    for seed in range(9):
        t = played("Live News Feed", *HAND, seed=seed, servers={"HQ": At(ice=ice)})
        t.runner("server", server="HQ")
        while t.in_run():
            t.runner("effect", number=0) if t.can("effect", number=0) else t.runner("no")
        if len(t.events("encounter")) > 2:
            break
    assert len([e for e in t.events("encounter") if t.name(e.card) == "Brain Drain"]) > 1
    t.until(kind="action")
    assert (t.game.state.players["corp"].bad_publicity, t.tags) == (1, 2)


@pytest.mark.card("Speed Trap")
def test_who_has_jacked_out_by_speed_trap_is_not_asked_again() -> None:
    t = runner_turn(
        corp=CORP,
        runner=Seat(rig=["Speed Trap"]),
        servers={"HQ": At(ice=["Filter (rezzed)"], root=["Dieter Esslin"])},
    )
    t.run("HQ")
    t.corp("rez", "Dieter Esslin")
    t.runner("trigger", "Speed Trap")
    assert t.happened("jack out")
    assert t.decision.kind == "action"


@pytest.mark.card("Siren")
def test_siren_is_not_used_on_a_run_that_is_on_its_fort_by_now() -> None:
    t = runner_turn(
        corp=CORP._replace(credits=9), servers={"remote 1": At(root=["Siren (rezzed)"], ice=["Filter"])}
    )
    t.run("HQ")
    t.corp("trigger", "Siren")
    assert t.attacked == "remote 1"
    assert t.decision.rule == "3"


@pytest.mark.card("Riddler")
def test_riddler_is_paid_for_as_often_as_the_corp_likes() -> None:
    t = facing("Riddler", corp=Seat(credits=5, hand=["Keeper"]), runner=Seat(credits=14, rig=["Krash"]))
    t.corp("trigger", "Riddler")
    t.corp("trigger", "Riddler")
    assert t.decision.side == "runner", "there is 1 bit left"
    breaking(t, by="Krash", times=4, subroutine=0)
    assert t.decision.rule == "10+", "there is a second one"


# --- runs that end up elsewhere ---------------------------------------------------------------------------


@pytest.mark.card("Private LDL Access", "Shredder Uplink Protocol", "Dumpster", "Vortex")
@pytest.mark.parametrize(
    ("by", "fort", "deflector", "to"),
    [("Private LDL Access", "HQ", "Dumpster", 2), ("Shredder Uplink Protocol", "Archives", "Vortex", 1)],
)
def test_a_run_that_is_deflected_is_not_treated_as_one_on_yet_another_fort(
    by: str, fort: str, deflector: str, to: int
) -> None:
    prep = by == "Private LDL Access"
    seat = Seat(hand=[by]) if prep else Seat(rig=[by])
    t = runner_turn(
        corp=Seat(credits=2, hand=["Keeper"], deck=DECK),
        runner=seat,
        servers={fort: At(ice=[f"{deflector} (rezzed)"])},
    )
    t.runner("play" if prep else "use", by)
    if deflector == "Vortex":
        t.corp("yes")
        t.corp("server", server="R&D")
    goes_on(t)
    assert [change.server for change in t.events("successful run")] == [to]
