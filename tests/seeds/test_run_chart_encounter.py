"""Seeds 001 and 004: the run chart of 1996, boxes 7 to 12: breaking subroutines, and those that take effect."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import boxes, classic, rolled, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5


def breaking(t: Table, *, boost: str = "", times: int = 0, by: str, subroutine: int = -1) -> None:
    """From the question of box 7 through boxes 8, 9 and 10."""
    t.runner("yes")
    if subroutine >= 0:
        t.runner("subroutine", number=subroutine)
    for _ in range(times):
        t.runner("use", boost or by)
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", by)


# --- box 7 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 7", "classic-1996 chart 7 can: no")
@pytest.mark.parametrize(
    ("rig", "credits", "ice"),
    [
        ((), 9, "Quandary"),  # no icebreaker
        (("Dwarf",), 9, "Quandary"),  # not for this kind of ice
        (("Codecracker",), 1, "Quandary"),  # too weak, and no bits to change that
        (("Cyfermaster",), 1, "Quandary"),  # strong enough, and no bits to break
        (("Tinweasel",), 9, "Mazer"),  # too weak, and nothing adds to it
    ],
)
def test_a_runner_who_cannot_break_is_not_asked(rig: tuple[str, ...], credits: int, ice: str) -> None:
    t = classic(
        runner=Seat(credits=credits, rig=rig), servers={"HQ": At(ice=[f"{ice} (rezzed)"])}
    )
    t.run("HQ")
    assert boxes(t)[3:7] == ["6", "7", "11", "20"]
    assert "7?" not in t.steps()
    assert not t.happened("subroutine broken")


@pytest.mark.rule("classic-1996 chart 7 can: no")
def test_a_prohibition_leaves_even_a_fitting_icebreaker_idle() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"], hand=HAND),
        servers={"HQ": At(ice=["Neural Blade (rezzed)", "Filter (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="13?")
    t.runner("no")
    assert t.happened("encounter", "Filter")
    assert not t.in_run()
    assert "7?" not in t.steps()


@pytest.mark.rule("classic-1996 chart 7", "classic-1996 chart 7 can: yes", "classic-1996 chart 7 want: yes")
def test_a_runner_who_can_break_is_asked_and_goes_on_to_step_8() -> None:
    t = classic(
        runner=Seat(credits=2, rig=["Codecracker"]), servers={"HQ": At(ice=["Endless Corridor (rezzed)"])}
    )
    t.run("HQ")
    assert (t.decision.side, t.decision.rule, t.decision.about) == ("runner", "7?", "break")
    t.runner("yes")
    assert boxes(t)[3:] == ["6", "7", "8"]


@pytest.mark.rule("classic-1996 chart 7 want: no")
def test_a_runner_who_does_not_want_to_break_lets_the_subroutines_take_effect() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"]), servers={"HQ": At(ice=["Endless Corridor (rezzed)"])}
    )
    t.run("HQ")
    t.runner("no")
    assert boxes(t)[3:7] == ["6", "7", "11", "20"]
    assert t.credits["runner"] == 9
    assert t.happened("subroutine resolves", "Endless Corridor")


# --- box 8 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 8")
def test_the_runner_chooses_among_the_subroutines_that_are_not_broken() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"]), servers={"HQ": At(ice=["Cortical Scanner (rezzed)"])}
    )
    t.run("HQ")
    t.runner("yes")
    assert (t.decision.side, t.decision.rule) == ("runner", "8")
    assert [option.number for option in t.decision.options] == [0, 1, 2]
    t.runner("subroutine", number=1)
    for _ in range(3):
        t.runner("use", "Codecracker")
    t.runner("pass")
    t.runner("use", "Codecracker")
    t.runner("yes")
    t.runner("yes")
    assert [option.number for option in t.decision.options] == [0, 2]


def failing(seed: int) -> Table:
    """Blink tries the second subroutine of two, and a die decides."""
    t = classic(
        runner=Seat(credits=20, rig=["Blink", "Bartmoss Memorial Icebreaker"], hand=HAND),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
        seed=seed,
    )
    t.run("HQ")
    breaking(t, by="Blink", subroutine=1)
    return t


@pytest.mark.rule("classic-1996 chart 8", "classic-1996 chart 10 broke: no")
def test_a_subroutine_that_was_not_broken_may_be_tried_again_in_the_same_encounter() -> None:
    t = rolled(failing, 1, 3)
    assert not t.happened("subroutine broken")
    assert boxes(t)[5:] == ["8", "9", "10", "7"]
    t.runner("yes")
    assert [option.number for option in t.decision.options] == [0, 1]
    t.runner("subroutine", number=1)
    t.runner("use", "Bartmoss Memorial Icebreaker")
    t.runner("use", "Bartmoss Memorial Icebreaker")
    t.runner("pass")
    assert t.can("use", "Bartmoss Memorial Icebreaker")
    assert not t.can("use", "Blink")
    t.runner("use", "Bartmoss Memorial Icebreaker")
    assert [change.n for change in t.events("subroutine broken")] == [1]


@pytest.mark.rule("classic-1996 chart 8")
def test_a_die_may_be_rolled_once_for_each_subroutine() -> None:
    t = rolled(failing, 1, 3)
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("pass")
    assert t.can("use", "Blink")


# --- box 9 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 9")
def test_strength_paid_for_once_serves_for_every_subroutine_of_the_ice() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, rig=["Codecracker"]),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Codecracker", times=2, subroutine=0)
    assert strength_of(t, "Codecracker") == 2
    assert t.credits["runner"] == 7
    t.runner("yes")
    breaking(t, by="Codecracker")
    assert t.credits["runner"] == 7
    assert len(t.events("subroutine broken")) == 2
    assert boxes(t)[-2:] == ["12", "13"]


@pytest.mark.rule("classic-1996 chart 9")
def test_strength_is_lost_after_the_encounter() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"]),
        servers={"HQ": At(ice=["Quandary (rezzed)", "Scramble (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Codecracker", times=2)
    assert t.decision.rule == "13?"
    assert strength_of(t, "Codecracker") == 0
    t.runner("no")
    breaking(t, by="Codecracker", times=3)
    assert t.credits["runner"] == 9 - 2 - 3


@pytest.mark.rule("classic-1996 chart 9")
def test_strength_for_the_run_outlasts_the_encounter_and_not_the_run() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, rig=["Grubb"]),
        servers={"HQ": At(ice=["Data Wall 2.0 (rezzed)", "Data Wall (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Grubb", times=1)
    t.runner("no")
    assert strength_of(t, "Grubb") == 1
    breaking(t, by="Grubb")
    assert t.credits["runner"] == 9 - 2 - 1 - 1
    t.until(rule="C10.5")
    assert strength_of(t, "Grubb") == 0


@pytest.mark.rule("classic-1996 chart 9")
def test_without_enough_strength_there_is_no_breaking() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"]), servers={"HQ": At(ice=["Quandary (rezzed)"])}
    )
    t.run("HQ")
    t.runner("yes")
    t.runner("use", "Codecracker")
    t.runner("pass")
    assert not t.happened("subroutine broken")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]


# --- box 10 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 10", "classic-1996 chart 10 broke: yes", "classic-1996 chart 10 more: yes")
def test_breaking_is_paid_for_and_the_next_subroutine_goes_back_to_step_7() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Cyfermaster"]),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
    )
    t.run("HQ")
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("runner", "10")
    t.runner("use", "Cyfermaster")
    assert t.credits["runner"] == 7
    assert [change.n for change in t.events("subroutine broken")] == [0]
    assert (t.decision.rule, t.decision.about) == ("10+", "break-more")
    t.runner("yes")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]


@pytest.mark.rule("classic-1996 chart 10", "classic-1996 chart 10 broke: yes", "classic-1996 chart 10 more: no")
def test_a_runner_who_breaks_no_more_meets_the_subroutines_that_are_left() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Cyfermaster"]),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Cyfermaster", subroutine=0)
    t.runner("no")
    assert boxes(t)[3:9] == ["6", "7", "8", "9", "10", "11"]
    assert [change.n for change in t.events("subroutine resolves")] == [1]
    assert t.credits["runner"] == 7


@pytest.mark.rule("classic-1996 chart 10 more: no")
def test_with_everything_broken_there_is_nothing_more_to_ask() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"]),
        runner=Seat(credits=9, rig=["Cyfermaster"]),
        servers={"HQ": At(ice=["Quandary (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Cyfermaster")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "11", "12", "13"]
    assert not t.happened("subroutine resolves")


@pytest.mark.rule("classic-1996 chart 10", "classic-1996 chart 10 broke: no")
def test_a_runner_who_does_not_pay_in_the_end_is_asked_again_whether_to_break() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Cyfermaster"]), servers={"HQ": At(ice=["Quandary (rezzed)"])}
    )
    t.run("HQ")
    t.runner("yes")
    t.runner("pass")
    t.runner("pass")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]
    assert t.credits["runner"] == 9
    assert t.decision.about == "break"


# --- box 11 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 11", "classic-1996 chart 11 yes")
def test_unbroken_subroutines_take_effect_in_printed_order_until_one_ends_the_run() -> None:
    t = classic(runner=Seat(hand=HAND), servers={"HQ": At(ice=["Wall of Ice (rezzed)"])})
    t.run("HQ")
    assert [change.n for change in t.events("subroutine resolves")] == [0, 1, 2]
    assert [change.n for change in t.events("damage")] == [2, 2]
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
    assert [change.n for change in t.events("subroutine resolves")] == [1, 3]
    assert [change.n for change in t.events("damage")] == [2]


@pytest.mark.rule("classic-1996 chart 11")
def test_a_subroutine_that_ends_the_run_stops_those_after_it_only() -> None:
    t = classic(
        runner=Seat(hand=HAND, rig=["Codecracker"]), servers={"HQ": At(ice=["Banpei (rezzed)"])}
    )
    t.run("HQ")
    assert t.zone("Codecracker") == "heap"
    trashed = t.events("trash", card=t.card("Codecracker"))[0]
    assert trashed.seq < t.events("end the run")[0].seq


@pytest.mark.rule("classic-1996 chart 11", "classic-1996 chart 11 yes")
def test_the_whole_subroutine_takes_effect_before_it_ends_the_run() -> None:
    t = classic(runner=Seat(hand=HAND), servers={"HQ": At(ice=["TKO 2.0 (rezzed)"])})
    t.run("HQ")
    assert t.clicks["runner"] == 4 - 1 - 1
    assert t.events("lose clicks")[0].seq < t.events("end the run")[0].seq
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
    ended = t.events("end the run")[0].seq
    assert t.zone("Armored Fridge") == "heap"
    assert t.zone("Dermatech Bodyplating") == "table"
    assert [(change.detail, change.n) for change in t.events("damage")] == [("meat", 2)]
    assert t.events("damage")[0].seq < ended
    assert not t.in_run()


@pytest.mark.rule("classic-1996 chart 11 no")
def test_without_a_subroutine_that_ends_the_run_the_ice_is_passed() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Hunter"]), servers={"HQ": At(ice=["Fetch 4.0.1 (rezzed)"])}
    )
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
