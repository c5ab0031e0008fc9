"""An upgrade that eats worms, as they are used."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic
from tests.support.classic_corp import DECK
from tests.support.table import Table

AARDVARK, WORM = "Aardvark", "Dwarf"


def runs(
    notes: str = "", rig: tuple[str, ...] = (WORM, "Krash"), wall: str = "Data Wall", on: str = "remote 1"
) -> Table:
    """The Runner meets a wall of the fort with Aardvark, or of HQ, and is asked about breaking."""
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=20, hand=["Score!"] * 3, rig=rig),
        servers={
            "remote 1": At(root=[f"{AARDVARK}{notes}", "Krumz"], ice=[f"{wall} (rezzed)"]),
            "HQ": At(ice=[f"{wall} (rezzed)"]),
        },
    )
    t.run(on)
    t.until(rule="7?")
    return t


@pytest.mark.card(AARDVARK)
def test_a_worm_that_is_used_is_trashed_for_nothing_and_another_breaker_goes_on() -> None:
    t = runs()
    breaking(t, by=WORM)
    spent = 20 - t.credits["runner"]
    assert spent > 0
    t.corp("yes")
    assert (t.rezzed(AARDVARK), t.zone(WORM), t.credits["corp"]) == (True, "heap", 9)
    assert t.game.state.encounter is not None
    assert t.game.state.encounter.broken == ()
    assert (t.decision.rule, t.credits["runner"]) == ("7?", 20 - spent)
    breaking(t, by="Krash")
    t.finish_run()
    assert t.happened("successful run")


@pytest.mark.card(AARDVARK)
def test_without_another_breaker_the_wall_stands() -> None:
    t = runs(rig=(WORM,))
    breaking(t, by=WORM)
    t.corp("yes")
    t.finish_run()
    assert not t.happened("successful run")


@pytest.mark.card(AARDVARK)
def test_the_corp_may_let_the_worm_pass() -> None:
    t = runs(rig=(WORM,))
    breaking(t, by=WORM)
    t.corp("no")
    t.finish_run()
    assert (t.happened("successful run"), t.zone(WORM)) == (True, "table")
    assert not t.rezzed(AARDVARK)


@pytest.mark.card(AARDVARK)
def test_once_it_is_rezzed_no_worm_can_be_used_there() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=20, hand=["Score!"] * 3, rig=[WORM]),
        servers={"remote 1": At(root=[f"{AARDVARK} (rezzed)"], ice=["Data Wall (rezzed)"])},
    )
    t.run("remote 1")
    while t.decision.kind != "action":
        assert t.decision.rule != "7?"
        t.passes()
    assert not t.happened("successful run")


@pytest.mark.card(AARDVARK)
@pytest.mark.parametrize("notes", ["", " (rezzed)"])
def test_elsewhere_worms_do_as_they_like_and_other_breakers_everywhere(notes: str) -> None:
    t = runs(notes, on="HQ")
    breaking(t, by=WORM)
    t.finish_run()
    assert (t.happened("successful run"), t.zone(WORM)) == (True, "table")
    t = runs(notes)
    breaking(t, by="Krash")
    t.finish_run()
    assert (t.happened("successful run"), t.zone(WORM)) == (True, "table")


@pytest.mark.card(AARDVARK)
def test_all_that_the_worm_has_broken_here_is_unbroken_again() -> None:
    t = runs(wall="Laser Wire")
    broken = []
    for answer, subroutine in (("no", 0), ("yes", -1)):
        if t.decision.rule == "10+":
            t.runner("yes")
        breaking(t, by=WORM, subroutine=subroutine)
        t.corp(answer)
        assert t.game.state.encounter is not None
        broken.append(t.game.state.encounter.broken)
    assert broken == [(0,), ()]
    assert t.decision.rule == "7?", "both are to be broken again"


@pytest.mark.card(AARDVARK, "Speed Trap")
def test_a_runner_who_jacks_out_before_it_takes_effect_keeps_the_worm() -> None:
    t = runs(rig=(WORM, "Speed Trap"))
    breaking(t, by=WORM)
    t.corp("yes")
    t.runner("trigger", "Speed Trap")
    t.finish_run()
    assert (t.rezzed(AARDVARK), t.zone(WORM)) == (True, "table")
