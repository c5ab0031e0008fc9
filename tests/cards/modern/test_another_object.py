"""A card that left and came back is another object: what it did before, this one has not done."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn
from tests.support.ice import breaks, meet, meeting
from tests.support.plays import MODERN
from tests.support.table import Table

pytestmark = pytest.mark.rule("nsg-26.03 1.12.2")


def gains(t: Table, breaker: str, uses: int) -> int:
    """How often the Runner gains credits by breaking both subroutines of the ice."""
    before = len(t.events("gain credits", side="runner"))
    for first in range(1, uses + 1):
        breaks(t, breaker, first, 2)
    return len(t.events("gain credits", side="runner")) - before


@pytest.mark.card("Bukhgalter", "Makler")
@pytest.mark.parametrize("rules", MODERN)
@pytest.mark.parametrize(
    ("breaker", "ice", "uses"), [("Bukhgalter", "Cobra", 2), ("Makler", "Battlement", 1)]
)
def test_a_breaker_that_came_back_fully_breaks_ice_for_the_first_time_again(
    rules: str, breaker: str, ice: str, uses: int
) -> None:
    t = meeting(ice, rules=rules, runner={"rig": (breaker, "Simulchip")})
    assert gains(t, breaker, uses) == 1
    t.finish_run()
    t.until(option="run")
    t.run("HQ")
    assert gains(meet(t, ice), breaker, uses) == 0, "the second time this turn"
    t.runner("use", "Simulchip")
    assert t.happened("install", breaker), "trashed for Simulchip, and back"
    t.finish_run()
    t.until(option="run")
    t.run("HQ")
    assert gains(meet(t, ice), breaker, uses) == 1, "the first time of this object"


@pytest.mark.card("Faerie")
@pytest.mark.parametrize("rules", MODERN)
def test_faerie_that_came_back_has_broken_nothing_in_this_encounter(rules: str) -> None:
    t = meeting("Cobra", rules=rules, runner={"rig": ("Faerie", "Simulchip")})
    for number in (1, 2):
        breaks(t, "Faerie", number)
    t.runner("use", "Simulchip")
    t.finish_run()
    assert t.zone("Faerie") == "table"


@pytest.mark.rule("nsg-26.03 6.5.7b")
@pytest.mark.card("Bukhgalter")
@pytest.mark.parametrize("rules", MODERN)
def test_a_breaker_that_came_back_breaks_no_ice_fully_with_what_it_had_broken(rules: str) -> None:
    t = meeting("Cobra", rules=rules, runner={"rig": ("Bukhgalter", "Simulchip")})
    breaks(t, "Bukhgalter", 1)
    t.runner("use", "Simulchip")
    breaks(t, "Bukhgalter", 2)
    assert t.happened("fully broken", "Cobra"), "the Runner did it, but no one object"
    assert not t.events("gain credits", side="runner")


@pytest.mark.card("Sudden Commandment")
@pytest.mark.parametrize("rules", MODERN)
def test_sudden_commandment_played_again_is_not_the_first_mandate(rules: str) -> None:
    hand = ["Sudden Commandment", "Archived Memories"]
    deck = ["9x Beanstalk Royalties"]
    t = corp_turn(rules=rules, corp=Seat(credits=20, hand=hand, deck=deck, score=["2x Offworld Office"]))
    t.corp("play", "Sudden Commandment")
    t.corp("no")
    assert t.can("yes"), "the first mandate of the turn"
    t.corp("no")
    t.corp("play", "Archived Memories")
    t.corp("play", "Sudden Commandment")
    t.corp("no")
    assert t.decision.kind == "action", "the second"


@pytest.mark.rule("nsg-26.03 1.12.6")
@pytest.mark.card("Bravado")
@pytest.mark.parametrize("rules", MODERN)
def test_ice_that_came_back_is_passed_as_another_piece(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            corp=Seat(credits=9),
            runner=Seat(credits=30, hand=["Bravado"], rig=["Gordian Blade", "Corroder"]),
            servers={"HQ": At(ice=["M.I.C. (rezzed)", "Brân 1.0 (rezzed)"])},
        )
    )
    t.runner("play", "Bravado")
    meet(t, "M.I.C.")
    for _ in range(2):
        t.runner("use", "Gordian Blade", ability=1)
    for number in (1, 2, 3):
        breaks(t, "Gordian Blade", number)
    while not t.happened("pass"):
        t.passes()
    t.until(side="corp", option="use")
    t.corp("use", "M.I.C.")
    t.runner("yes")
    meet(t, "Brân 1.0")
    for _ in range(4):
        t.runner("use", "Corroder", ability=1)
    for number in (2, 3):
        breaks(t, "Corroder", number)
    t.until(side="corp", about="may")
    t.corp("yes")
    t.finish_run()
    passed = [t.name(change.card) for change in t.events("pass")]
    assert passed == ["M.I.C.", "Brân 1.0", "M.I.C."]
    assert t.events("gain credits", side="runner")[-1].amount == 6 + 3
