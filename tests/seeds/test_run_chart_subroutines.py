"""Seeds 001 and 004: the run chart of 1996, boxes 11 and 12: subroutines take effect, ice is passed."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import boxes, breaking, classic, rolled
from tests.support.table import Table

HAND = ["Score!"] * 5


# --- box 11 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 11", "classic-1996 chart 11 yes")
def test_unbroken_subroutines_take_effect_in_printed_order_until_one_ends_the_run() -> None:
    t = classic(runner=Seat(hand=HAND), servers={"HQ": At(ice=["Wall of Ice (rezzed)"])})
    t.run("HQ")
    assert [change.place for change in t.events("subroutine resolves")] == [0, 1, 2]
    assert [change.amount for change in t.events("damage")] == [2, 2]
    assert len(t.game.state.hand("runner")) == 1
    assert len(t.events("end the run")) == 1
    assert boxes(t)[3:] == ["6", "7", "11", "20"]
    assert not t.happened("pass")
    assert not t.happened("jack out")
    assert not t.happened("successful run")


@pytest.mark.rule("classic-1996 chart 11")
def test_broken_subroutines_are_left_out() -> None:
    t = classic(
        runner=Seat(credits=20, rig=["Dwarf"], hand=HAND), servers={"HQ": At(ice=["Wall of Ice (rezzed)"])}
    )
    t.run("HQ")
    breaking(t, by="Dwarf", times=3, subroutine=2)
    t.runner("yes")
    breaking(t, by="Dwarf", subroutine=0)
    t.runner("no")
    assert [change.place for change in t.events("subroutine resolves")] == [1, 3]
    assert [change.amount for change in t.events("damage")] == [2]


@pytest.mark.rule("classic-1996 chart 11")
def test_a_subroutine_that_ends_the_run_stops_those_after_it_only() -> None:
    t = classic(runner=Seat(hand=HAND, rig=["Codecracker"]), servers={"HQ": At(ice=["Banpei (rezzed)"])})
    t.run("HQ")
    assert t.zone("Codecracker") == "heap"
    trashed = t.events("trash", card=t.card("Codecracker"))[0]
    assert trashed.moment < t.events("end the run")[0].moment


@pytest.mark.rule("classic-1996 chart 11", "classic-1996 chart 11 yes")
def test_the_whole_subroutine_takes_effect_before_it_ends_the_run() -> None:
    t = classic(runner=Seat(hand=HAND), servers={"HQ": At(ice=["TKO 2.0 (rezzed)"])})
    t.run("HQ")
    assert t.clicks["runner"] == 4 - 1 - 1
    assert t.events("lose clicks")[0].moment < t.events("end the run")[0].moment
    assert boxes(t)[-2:] == ["11", "20"]


@pytest.mark.rule("classic-1996 chart 11")
def test_a_subroutine_burns_hardware_and_hand_before_it_ends_the_run() -> None:
    t = classic(
        corp=Seat(credits=9),
        runner=Seat(hand=HAND, rig=["Armored Fridge", "Dermatech Bodyplating"]),
        servers={"HQ": At(ice=["Homewrecker (rezzed)"])},
    )
    t.run("HQ")
    t.corp("number", number=1)
    t.corp("card", "Armored Fridge")
    ended = t.events("end the run")[0].moment
    assert t.zone("Armored Fridge") == "heap"
    assert t.zone("Dermatech Bodyplating") == "table"
    assert [(change.sort, change.amount) for change in t.events("damage")] == [("meat", 2)]
    assert t.events("damage")[0].moment < ended
    assert not t.in_run()


@pytest.mark.rule("classic-1996 chart 11 no")
def test_without_a_subroutine_that_ends_the_run_the_ice_is_passed() -> None:
    t = classic(corp=Seat(credits=9, hand=["Hunter"]), servers={"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])})
    t.run("HQ")
    t.corp("number", number=3)
    assert t.tags == 1
    assert boxes(t)[3:] == ["6", "7", "11", "12", "13"]
    assert not t.happened("end the run")


# --- box 12 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 12")
def test_every_piece_of_ice_is_passed_once_rezzed_or_not() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Codecracker"]),
        servers={"HQ": At(ice=["Hunter", "Filter (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="7?")
    breaking(t, by="Codecracker")
    t.finish_run()
    assert [t.name(change.card) for change in t.events("pass")] == ["Hunter", "Filter"]
    assert t.happened("successful run")


@pytest.mark.rule("classic-1996 chart 12")
def test_what_waits_for_the_passing_of_ice_may_end_the_run() -> None:
    def play(seed: int) -> Table:
        t = classic(
            corp=Seat(credits=0, hand=["Keeper"]),
            runner=Seat(credits=9, rig=["Codecracker"]),
            servers={"HQ": At(ice=["Filter (rezzed)"], root=["Rio de Janeiro City Grid (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        breaking(t, by="Codecracker")
        return t

    t = rolled(play, 1, 1)
    assert boxes(t)[-2:] == ["12", "20"]
    assert not t.happened("jack out")
    t = rolled(play, 2, 6)
    assert boxes(t)[-2:] == ["12", "13"]
    assert t.in_run()


@pytest.mark.rule("classic-1996 chart 12")
def test_a_breaker_that_is_risked_on_passing_is_risked_only_on_ice_it_broke() -> None:
    def play(seed: int) -> Table:
        t = classic(
            corp=Seat(credits=0, hand=["Keeper"]),
            runner=Seat(credits=9, rig=["Bartmoss Memorial Icebreaker"]),
            servers={"HQ": At(ice=["Hunter", "Filter (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        t.runner("no")
        assert not t.happened("die")
        breaking(t, by="Bartmoss Memorial Icebreaker")
        return t

    assert rolled(play, 1, 1).zone("Bartmoss Memorial Icebreaker") == "heap"
    assert rolled(play, 2, 6).zone("Bartmoss Memorial Icebreaker") == "table"
