"""Seeds 001 and 004: the run chart of 1996, boxes 7 to 10: breaking subroutines."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import BreakSubroutines
from rulerunner.lang.sugar import paid
from tests.support.classic import boxes, breaking, classic, rolled, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5

# No playable icebreaker of the base set breaks more than one.
TWIN = Face(
    Facts("Twin", "runner", "program", cost=0, strength=9, memory=1, subtypes=("icebreaker",)),
    (paid(Credits(1), BreakSubroutines(2, interface=True)),),
)


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
    t = classic(runner=Seat(credits=credits, rig=rig), servers={"HQ": At(ice=[f"{ice} (rezzed)"])})
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
    assert [change.place for change in t.events("subroutine broken")] == [1]


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
    t = classic(runner=Seat(credits=9, rig=["Codecracker"]), servers={"HQ": At(ice=["Quandary (rezzed)"])})
    t.run("HQ")
    t.runner("yes")
    t.runner("use", "Codecracker")
    t.runner("pass")
    assert not t.happened("subroutine broken")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]


# --- box 10 -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "classic-1996 chart 10", "classic-1996 chart 10 broke: yes", "classic-1996 chart 10 more: yes"
)
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
    assert [change.place for change in t.events("subroutine broken")] == [0]
    assert (t.decision.rule, t.decision.about) == ("10+", "break-more")
    t.runner("yes")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]


@pytest.mark.rule(
    "classic-1996 chart 10", "classic-1996 chart 10 broke: yes", "classic-1996 chart 10 more: no"
)
def test_a_runner_who_breaks_no_more_meets_the_subroutines_that_are_left() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Cyfermaster"]),
        servers={"HQ": At(ice=["Endless Corridor (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Cyfermaster", subroutine=0)
    t.runner("no")
    assert boxes(t)[3:9] == ["6", "7", "8", "9", "10", "11"]
    assert [change.place for change in t.events("subroutine resolves")] == [1]
    assert t.credits["runner"] == 7


@pytest.mark.rule("classic-1996 chart 10")
def test_an_icebreaker_that_breaks_several_at_once_breaks_the_chosen_one_among_them() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Twin"]),
        servers={"HQ": At(ice=["Cortical Scanner (rezzed)"])},
        faces=[TWIN],
    )
    t.run("HQ")
    breaking(t, by="Twin", subroutine=1)
    assert [option.number for option in t.find("subroutine")] == [0, 2]
    t.runner("subroutine", number=2)
    assert [change.place for change in t.events("subroutine broken")] == [1, 2]
    assert t.credits["runner"] == 8


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
    t = classic(runner=Seat(credits=9, rig=["Cyfermaster"]), servers={"HQ": At(ice=["Quandary (rezzed)"])})
    t.run("HQ")
    t.runner("yes")
    t.runner("pass")
    t.runner("pass")
    assert boxes(t)[3:] == ["6", "7", "8", "9", "10", "7"]
    assert t.credits["runner"] == 9
    assert t.decision.about == "break"
