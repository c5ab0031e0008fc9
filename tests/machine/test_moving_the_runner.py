"""26.03 6.2.8: the Runner is moved in mid-run; 6.2.7: so is ice."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import UNREZZED, Is
from rulerunner.lang.instructions import Choose, EncounterIce, Gain, MoveIce, MoveRunner, MoveToIce
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, THIS
from rulerunner.lang.sugar import paid, sub
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.ice import BOTH, meet
from tests.support.table import Table

AWAY = made("Away", "asset", paid(Credits(0), MoveRunner(RND_SERVER)))
INTO = made("Into", "asset", paid(Credits(0), MoveRunner(RND_SERVER, encounter=True)))
EMPTY = made("Empty", "asset", paid(Credits(0), MoveRunner(ARCHIVES_SERVER)))
BACK = made("Back", "asset", paid(Credits(0), Choose(Is(ICE) & ~UNREZZED), MoveToIce(CHOSEN)))
MEET = made("Meet", "asset", paid(Credits(0), Choose(Is(ICE) & ~UNREZZED), EncounterIce(CHOSEN)))
WANDER = made("Wander", "ice", sub(MoveIce(THIS, RND_SERVER)), sub(Gain(1)))
DIVE = made("Dive", "ice", sub(MoveIce(THIS, HQ_SERVER, innermost=True)))
TAX = made("Tax", "ice", sub(Gain(1)))
TOLL = made("Toll", "ice", sub(Gain(2)))
ALL = (AWAY, INTO, EMPTY, BACK, MEET, WANDER, DIVE, TAX, TOLL)


def run(rules: str, *hq: str, rnd: tuple[str, ...] = (), asset: str = "Away") -> Table:
    t = table(
        *ALL,
        rules=rules,
        servers={
            "HQ": At(ice=hq),
            "R&D": At(ice=rnd),
            "remote 1": At(root=[f"{asset} (rezzed)"]),
        },
        corp=Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"], rig=["Datasucker (9 virus)"]),
    )
    t.run("HQ")
    return t


def use(t: Table, asset: str) -> None:
    t.until(side="corp", kind="paid", option="use")
    t.corp("use", asset)


@pytest.mark.rule("nsg-26.03 6.2.8b", "nsg-26.03 6.1.3d", "nisei-1.4 6.1.2c")
@pytest.mark.parametrize("rules", BOTH)
def test_the_runner_moves_to_the_outermost_position_and_approaches_the_ice_there(rules: str) -> None:
    t = run(rules, "Tax (rezzed)", rnd=("Toll (rezzed)", "Tax (rezzed)"))
    use(t, "Away")
    assert t.attacked == "R&D"
    meet(t, "Toll")
    assert not t.happened("pass"), "the ice at HQ was left, not passed"
    t.finish_run()
    assert len(t.events("subroutine resolves")) == 2, "those at R&D, and none at HQ"
    assert t.happened("breach", server=1)


@pytest.mark.rule("nsg-26.03 6.2.8b")
def test_without_ice_there_the_runner_is_in_the_movement_phase_and_may_jack_out() -> None:
    t = run("nsg-26.03", "Tax (rezzed)", asset="Empty")
    use(t, "Empty")
    t.until(side="runner", about="jack-out")
    assert t.attacked == "Archives"
    t.finish_run()
    assert t.happened("successful run", server=2)


@pytest.mark.rule("nsg-26.03 6.2.8a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "passed"), [("Toll (rezzed)", False), ("Toll", True)])
def test_ice_that_is_to_be_encountered_is_passed_if_it_is_not_rezzed(
    rules: str, ice: str, passed: bool
) -> None:
    t = run(rules, "Tax (rezzed)", rnd=(ice,), asset="Into")
    use(t, "Into")
    if not passed:
        meet(t, "Toll")
    t.finish_run()
    assert not t.happened("approach", "Toll")
    assert t.happened("encounter", "Toll") != passed
    assert t.happened("pass", "Toll")


@pytest.mark.rule("nsg-26.03 6.2.8a")
@pytest.mark.parametrize("rules", BOTH)
def test_the_runner_moves_back_to_ice_they_have_passed(rules: str) -> None:
    t = run(rules, "Toll (rezzed)", "Tax (rezzed)", asset="Back")
    meet(t, "Tax")
    use(t, "Back")
    t.corp("card", "Toll")
    meet(t, "Toll")
    t.finish_run()
    assert [t.name(event.card) for event in t.events("subroutine resolves")] == ["Toll", "Toll", "Tax"]


@pytest.mark.rule("nsg-26.03 6.5.9d")
@pytest.mark.parametrize("rules", BOTH)
def test_a_forced_encounter_goes_on_though_the_run_moves_elsewhere(rules: str) -> None:
    t = table(
        *ALL,
        rules=rules,
        servers={
            "HQ": At(ice=["Tax (rezzed)"]),
            "R&D": At(ice=["Toll (rezzed)"]),
            "remote 1": At(root=["Away (rezzed)"]),
            "remote 2": At(root=["Meet (rezzed)"]),
        },
        runner=Seat(credits=9, rig=["Datasucker (9 virus)"]),
    )
    t.run("HQ")
    t.until(side="corp", kind="paid", option="use")
    t.corp("use", "Meet")
    t.corp("card", "Toll")
    meet(t, "Toll")
    use(t, "Away")
    assert t.game.state.encounter is not None
    assert not t.game.state.encounter.cut_short
    assert t.attacked == "R&D"
    t.until(side="runner", kind="paid")
    t.finish_run()
    assert [t.name(event.card) for event in t.events("subroutine resolves")] == ["Toll", "Toll"]


@pytest.mark.rule("nsg-26.03 6.2.7d", "nisei-1.4 6.2.4c")
@pytest.mark.parametrize("rules", BOTH)
def test_the_runner_stays_with_encountered_ice_that_moves(rules: str) -> None:
    t = run(rules, "Wander (rezzed)", rnd=("Tax (rezzed)",))
    meet(t, "Wander")
    meet(t, "Tax")
    assert t.attacked == "R&D"
    t.finish_run()
    assert [t.name(event.card) for event in t.events("subroutine resolves")] == ["Wander", "Wander", "Tax"]


@pytest.mark.rule("nsg-26.03 6.2.2b")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_moves_to_the_innermost_position(rules: str) -> None:
    t = run(rules, "Dive (rezzed)", "Tax (rezzed)")
    t.finish_run()
    order = [t.name(cid) for cid in reversed(t.game.state.servers[0].ice)]
    assert order == ["Tax", "Dive"]
    assert not t.happened("encounter", "Tax"), "it is further out than the Runner now"
