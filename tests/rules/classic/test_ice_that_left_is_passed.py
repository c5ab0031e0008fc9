"""The chart leads from every encounter to box 12: ice that was trashed in it is passed, too."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import strength_of
from tests.support.classic_corp import HAND
from tests.support.classic_runner import CORP, runner_turn
from tests.support.table import Table


def immolates(ice: str, by: str, *rig: str, **forts: At) -> Table:
    """The Runner breaks all of the ice on HQ, and trashes it with Startup Immolator."""
    servers = {"HQ": At(ice=[f"{ice} (rezzed)"]), **forts}
    runner = Seat(credits=40, hand=HAND, rig=[by, "Startup Immolator", *rig])
    t = runner_turn(corp=CORP._replace(credits=0), runner=runner, servers=servers)
    t.run("HQ")
    while not t.happened("fully broken"):
        match t.decision.rule:
            case "7?" | "10+":
                t.runner("yes")
            case "8":
                t.runner("subroutine", number=t.find("subroutine")[0].number)
            case "9":
                weak = strength_of(t, by) < strength_of(t, ice)
                t.runner("use", by) if weak else t.runner("pass")
            case _ if t.decision.side == "runner" and t.can("use", by):
                t.runner("use", by)
            case _:
                t.passes()
    t.runner("trigger", "Startup Immolator")
    assert t.zone(ice) == "Archives"
    return t


@pytest.mark.card("Startup Immolator")
@pytest.mark.rule("classic-1996 chart 12")
def test_ice_that_startup_immolator_trashes_is_passed() -> None:
    t = immolates("Data Wall", "Dwarf")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("pass")] == ["Data Wall"]
    assert t.happened("passes all ice")
    assert t.happened("successful run")


@pytest.mark.card("Startup Immolator", "Bartmoss Memorial Icebreaker")
@pytest.mark.rule("classic-1996 chart 12")
def test_bartmoss_memorial_icebreaker_rolls_for_ice_that_is_gone() -> None:
    t = immolates("Data Wall", "Bartmoss Memorial Icebreaker")
    t.finish_run()
    assert len(t.events("die")) == 1


@pytest.mark.card("Startup Immolator", "Disintegrator")
@pytest.mark.rule("classic-1996 chart 12")
def test_what_is_gone_cannot_be_derezzed() -> None:
    t = immolates("Data Wall", "Dwarf", "Disintegrator")
    while t.in_run():
        assert not t.can("trigger", "Disintegrator")
        t.passes()


@pytest.mark.card("Startup Immolator", "Marionette")
@pytest.mark.rule("classic-1996 chart 12", "classic-1996 C16")
def test_what_was_trashed_does_nothing_as_it_is_passed() -> None:
    t = immolates("Marionette", "Loony Goon")
    t.finish_run()
    assert t.zone("Marionette") == "Archives"
    assert t.happened("pass", "Marionette")
