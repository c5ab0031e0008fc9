"""Worked examples: runs that are moved, subroutines that come and go while they are broken."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.instructions import ChangeServer
from rulerunner.lang.refs import HQ_SERVER, AnyRemote
from rulerunner.lang.sugar import paid
from tests.support.faces import made
from tests.support.table import Table

TO_HQ = made("To HQ", "resource", paid(Credits(0), ChangeServer(HQ_SERVER), condition=DuringRun()))
TO_REMOTE = made("To Remote", "resource", paid(Credits(0), ChangeServer(AnyRemote()), condition=DuringRun()))


@pytest.mark.example("nsg-26.03 6.7.4a", 1)
@pytest.mark.example("nisei-1.4 6.7.0a", 1)
@pytest.mark.parametrize(("by", "offered"), [("To HQ", False), ("To Remote", True)])
def test_because_i_can_applies_to_any_server_it_could_have_run_on(by: str, offered: bool) -> None:
    t = Table(
        position(
            corp=Seat(credits=0, hand=["Hedge Fund"], deck=["3x Enigma"]),
            runner=Seat(hand=["Because I Can"], rig=[by], credits=9),
            servers={
                "remote 1": At(root=["Melange Mining Corp."]),
                "remote 2": At(ice=["Ice Wall"], root=["PAD Campaign"]),
            },
            faces=[TO_HQ, TO_REMOTE],
        )
    )
    t.runner("play", "Because I Can")
    t.runner("server", server="remote 2")
    t.until(side="runner", option="use")
    t.runner("use", by)
    assert t.attacked == ("remote 1" if offered else "HQ")
    asked = False
    while t.in_run():
        if t.can("replace"):
            asked = True
            t.runner("replace", "Because I Can")
        else:
            t.passes()
    assert asked == offered
    assert (t.zone("Melange Mining Corp.") == "R&D") == offered
    assert t.happened("breach") != offered


@pytest.mark.example("nsg-26.03 9.8.3d", 1)
def test_a_subroutine_gained_after_the_others_were_broken_is_the_last() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Hedge Fund", "Hunter", "Enigma"], deck=["3x Ice Wall"]),
            runner=Seat(credits=30, rig=["Corroder", "Gbahali"]),
            servers={"HQ": At(ice=["Ashigaru (rezzed)"], root=["Panic Button (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    while not t.can("use", "Corroder", ability=0):
        t.runner("use", "Corroder", ability=1)
    for number in range(3):
        t.runner("use", "Corroder", ability=0)
        if t.can("subroutine"):
            t.runner("subroutine", number=number)
    encounter = t.game.state.encounter
    assert encounter is not None
    assert encounter.broken == (0, 1, 2)
    t.runner("pass")
    t.corp("use", "Panic Button")
    while t.decision.side == "corp":
        t.corp("pass")
    t.runner("use", "Gbahali")
    encounter = t.game.state.encounter
    assert encounter is not None
    assert encounter.broken == (0, 1, 2, 3)
    assert t.zone("Gbahali") == "heap"
    t.until(about="jack-out")
    assert not t.happened("end the run")


@pytest.mark.example("nsg-26.03 9.8.6b", 1)
def test_a_second_grappling_hook_may_choose_what_is_broken_and_breaks_the_rest() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Grappling Hook", "Grappling Hook"], clicks=4),
            servers={"HQ": At(ice=["Heimdall 1.0 (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Grappling Hook")
    t.runner("subroutine", number=0)  # the core damage is left
    encounter = t.game.state.encounter
    assert encounter is not None
    assert encounter.broken == (1, 2)
    t.runner("use", "Grappling Hook")
    t.runner("subroutine", number=1)  # broken already, and left as it is
    encounter = t.game.state.encounter
    assert encounter is not None
    assert encounter.broken == (0, 1, 2)
    assert len(t.events("subroutine broken")) == 3


@pytest.mark.example("nsg-26.03 6.1.3e", 1)
def test_miraju_that_moved_the_runner_was_not_passed_for_inversificator() -> None:
    t = Table(
        position(
            corp=Seat(credits=20, hand=["Hedge Fund"], deck=["9x Enigma"]),
            runner=Seat(credits=30, rig=["Inversificator"]),
            servers={"Archives": At(ice=["Mirāju (rezzed)"]), "HQ": At(ice=["Enigma"])},
        )
    )
    t.run("Archives")
    t.until(side="runner", rule="6.9.3b")
    while not t.can("use", "Inversificator", ability=1):
        t.runner("use", "Inversificator", ability=2)
    t.runner("use", "Inversificator", ability=1)
    while len(t.events("approach")) < 2:
        assert not t.can("trigger", "Inversificator")
        assert t.in_run()
        t.passes()
    assert not t.happened("pass", "Mirāju"), "the Runner moved instead of passing it"
    t.until(side="corp", option="rez")
    t.corp("rez", "Mirāju")
    while t.in_run():
        assert not t.can("trigger", "Inversificator")
        t.passes()
    assert len(t.events("encounter")) == 2
    assert t.happened("pass", "Mirāju")
    assert not t.happened("swap")
