"""6.2: positions: ice that goes, sleeps or changes places while the Runner is at it."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Derez, EndRun, Gain, Swap, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import about, paid, sub, when
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

MOTH = made("Moth", "ice", sub(Derez(THIS)), sub(EndRun()))
EMBER = made("Ember", "ice", sub(Trash(THIS)), sub(EndRun()))
TURN = made("Turn", "asset", paid(Credits(0), Choose(Is(ICE) & INSTALLED, 2), Swap(CHOSEN), once="turn"))
GATE = made("Gate", "ice", when(about("approach"), Gain(5)), sub(Gain(1)))
FENCE = made("Fence", "ice", sub(Gain(10)))
AWAKE = {"remote 1": At(root=["Turn (rezzed)"])}


def swaps(t: Table, *cards: str) -> None:
    t.corp("use", "Turn")
    for card in cards:
        if t.can("card"):
            t.corp("card", card)


def place(t: Table) -> int:
    run = t.game.state.run
    assert run is not None
    return run.position


@pytest.mark.rule("nsg-26.03 6.2.7c")
@pytest.mark.parametrize("name", ["Moth", "Ember"])
def test_ice_that_sleeps_or_goes_in_its_encounter_ends_it(name: str) -> None:
    t = table(MOTH, EMBER, servers={"HQ": At(ice=[f"{name} (rezzed)", "Enigma"])})
    t.run("HQ")
    t.until(about="jack-out")
    assert [e.place for e in t.events("subroutine resolves")] == [0], "the second would have ended the run"
    assert t.step == "6.9.4c"
    t.runner("no")
    t.until(about="jack-out")
    assert [t.name(e.card) for e in t.events("approach")] == [name, "Enigma"]


@pytest.mark.rule("nsg-26.03 6.2.7b", "nisei-1.4 6.2.4d")
def test_approached_ice_that_is_swapped_leaves_the_runner_approaching_what_is_there_now() -> None:
    t = table(
        GATE,
        FENCE,
        TURN,
        corp=Seat(credits=0),
        servers={"HQ": At(ice=["Fence (rezzed)"]), "R&D": At(ice=["Gate (rezzed)"])} | AWAKE,
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.2b")
    swaps(t, "Fence", "Gate")
    assert t.attacked == "HQ"
    t.finish_run()
    assert t.credits["corp"] == 1, "its subroutine, and nothing for being approached"
    assert [t.name(e.card) for e in t.events("encounter")] == ["Gate"]
    assert len(t.events("approach")) == 1


@pytest.mark.rule("nsg-26.03 6.2.7d", "nisei-1.4 6.2.4c")
def test_the_runner_stays_with_encountered_ice_that_is_swapped_away() -> None:
    t = table(
        GATE,
        FENCE,
        TURN,
        corp=Seat(credits=0, hand=["Hedge Fund"], deck=["Hedge Fund"]),
        servers={"HQ": At(ice=["Fence (rezzed)"]), "R&D": At(ice=["Gate (rezzed)", "Enigma"])} | AWAKE,
    )
    t.run("HQ")
    t.until(side="corp", rule="6.9.3b")
    swaps(t, "Fence", "Gate")
    assert t.attacked == "R&D"
    t.until(about="jack-out")
    assert t.credits["corp"] == 10, "the encounter went on"
    t.runner("no")
    t.until(about="jack-out")
    assert [t.name(e.card) for e in t.events("approach")] == ["Fence", "Enigma"], "the run goes on from there"


@pytest.mark.rule("nsg-26.03 6.2.5c", "nsg-26.03 6.2.5d", "nsg-26.03 6.2.5e")
def test_the_runner_has_a_position_up_to_the_innermost_ice_and_each_run_begins_outermost() -> None:
    pause = made("Pause", "asset", when(Trigger("approach server"), Gain(1), may=True))
    late = made("Late", "asset", when(Trigger("successful run"), Gain(1), may=True))
    t = table(
        pause,
        late,
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        servers={
            "HQ": At(ice=["Ice Wall", "Enigma"]),
            "remote 1": At(root=["Pause (rezzed)"]),
            "remote 2": At(root=["Late (rezzed)"]),
        },
    )
    for _ in range(2):
        t.until(kind="action")
        t.run("HQ")
        t.until(about="jack-out")
        assert place(t) == 1
        t.runner("no")
        t.until(about="jack-out")
        assert place(t) == 0
        t.runner("no")
        t.until(option="trigger")
        assert place(t) == -1, "approaching the server"
        t.corp("pass")
        t.until(option="trigger")
        assert place(t) == -1, "in the Success phase"
        t.finish_run()
        assert t.game.state.run is None


@pytest.mark.rule("nsg-26.03 6.9.5b", "nsg-26.03 6.9.6a")
def test_the_server_is_breached_after_the_run_is_successful_and_before_it_ends() -> None:
    t = table(corp=Seat(hand=["Hedge Fund"]))
    t.run("HQ")
    t.finish_run()
    kinds = [e.kind for e in t.game.events if e.kind in ("successful run", "breach", "access", "run ends")]
    assert kinds == ["successful run", "breach", "access", "run ends"]
    assert t.steps("6.9.5", "6.9.6")[:4] == ["6.9.5a", "6.9.5b", "6.9.5c", "6.9.6a"]
