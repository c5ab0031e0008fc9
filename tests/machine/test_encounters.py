"""6.5: breaking, bypassing, and encounters outside the course of a run."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import strength
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import AtServer, In, Is
from rulerunner.lang.instructions import AccessCard, Bypass, Choose, EncounterIce, EndRun, Gain
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, RND_SERVER
from rulerunner.lang.sugar import about, paid, sub, when
from rulerunner.lang.words import HQ, ICE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
MEET = made("Meet", "resource", paid(Clicks(), Choose(Is(ICE)), EncounterIce(CHOSEN), Gain(1)))
SLIP = made("Slip", "resource", paid(Credits(0), Bypass()))
TAX = made("Tax", "ice", sub(Gain(1)), sub(Gain(1)), sub(Gain(1)), subtypes=("barrier",))


def runs(*faces: Face, server: str = "HQ", **place: Any) -> Table:
    t = table(*faces, **place)
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.rule(
    "nisei-1.4 6.5.1",
    "nsg-26.03 3.9.5g",
    "nsg-26.03 3.9.5h",
    "nsg-26.03 9.3.6c",
    "nsg-26.03 9.5.2d",
    "nsg-26.03 9.5.6a",
)
def test_a_breaker_too_weak_or_of_the_wrong_kind_cannot_break() -> None:
    t = runs(
        runner=Seat(credits=9, rig=["Corroder", "Gordian Blade", "Mimic"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed, 3 advancement)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    assert not t.can("use", "Corroder", ability=0), "strength 2 against 4"
    assert not t.can("use", "Gordian Blade", ability=0)
    assert not t.can("use", "Mimic")
    t.runner("use", "Corroder", ability=1)
    t.runner("use", "Corroder", ability=1)
    assert t.can("use", "Corroder", ability=0)


@pytest.mark.rule("nisei-1.4 6.5.1", "nsg-26.03 9.8.6")
@pytest.mark.parametrize("rules", BOTH)
def test_the_runner_chooses_which_subroutines_are_broken_and_only_unbroken_ones(rules: str) -> None:
    t = runs(
        TAX,
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(credits=2, rig=["Cleaver"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Cleaver", ability=0)
    t.runner("subroutine", number=2)
    assert not t.can("subroutine", number=2)
    t.runner("subroutine", number=0)
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves")] == [1]
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 6.5.7a", "nsg-26.03 6.5.7b", "nsg-26.03 6.5.7")
def test_ice_is_fully_broken_with_its_last_subroutine_and_by_one_card_if_one_card_did_it() -> None:
    t = runs(
        TAX,
        rules="nsg-26.03",
        runner=Seat(credits=9, rig=["Cleaver"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Cleaver", ability=0)
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    assert not t.events("fully broken")
    t.runner("use", "Cleaver", ability=0)
    if t.can("subroutine"):
        t.runner("subroutine", number=2)
    broken = t.events("fully broken")
    assert [t.name(e.card) for e in broken] == ["Tax"]
    assert [[t.name(c) for c in e.cards] for e in broken] == [["Cleaver"]]


@pytest.mark.rule("nisei-1.4 9.11.2c", "nsg-26.03 6.5.7c", "nsg-26.03 9.12.2d")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("bypassed", [False, True])
def test_ice_without_subroutines_is_fully_broken_when_breaking_could_begin(
    rules: str, bypassed: bool
) -> None:
    troll = made("Troll", "ice", subtypes=("sentry",))
    slip = made("Sneak", "resource", when(Trigger("encounter"), Bypass(), may=True))
    t = runs(
        troll,
        slip,
        rules=rules,
        corp=Seat(hand=["Hedge Fund"]),
        runner=Seat(rig=["Sneak"]),
        servers={"HQ": At(ice=["Troll (rezzed)"])},
    )
    t.until(option="trigger")
    t.runner("trigger" if bypassed else "pass", "Sneak" if bypassed else "")
    t.finish_run()
    assert len(t.events("fully broken")) == (0 if bypassed else 1)


@pytest.mark.rule("nisei-1.4 6.5.0a", "nisei-1.4 6.5.0b")
def test_inside_job_bypasses_the_first_ice_encountered_and_no_other() -> None:
    t = table(
        corp=Seat(credits=9),
        runner=Seat(credits=9, hand=["Inside Job"]),
        servers={"HQ": At(ice=["Tithe", "Ice Wall (rezzed)", "Enigma (rezzed)"])},
    )
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("bypass")] == ["Ice Wall"], "unrezzed ice was not encountered"
    assert [t.name(e.card) for e in t.events("subroutine resolves")] == ["Enigma", "Enigma"]


@pytest.mark.rule("nisei-1.4 6.5.0c", "nisei-1.4 6.1.3c", "nsg-26.03 6.5.8c")
@pytest.mark.parametrize("rules", BOTH)
def test_ice_bypassed_in_the_paid_window_resolves_nothing_once_that_window_is_complete(rules: str) -> None:
    t = runs(
        TAX,
        SLIP,
        rules=rules,
        corp=Seat(credits=0, score=["Nisei MK II (1 agenda)"]),
        runner=Seat(credits=9, rig=["Slip", "Cleaver"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Cleaver", ability=0)
    t.runner("subroutine", number=0)
    t.runner("done")
    t.runner("use", "Slip")
    assert not t.can("use", "Cleaver", ability=0), "there is nothing left to break"
    t.until(side="corp")
    assert t.can("use", "Nisei MK II"), "the window goes on to its end"
    t.corp("pass")
    t.finish_run()
    assert not t.events("subroutine resolves")
    assert [t.name(e.card) for e in t.events("pass")] == ["Tax"]
    assert t.credits["corp"] == 0


@pytest.mark.rule("nisei-1.4 6.5.2a", "nsg-26.03 6.5.9a")
@pytest.mark.parametrize("rules", BOTH)
def test_a_forced_encounter_outside_a_run_is_an_encounter_phase_of_its_own(rules: str) -> None:
    t = table(
        TAX,
        MEET,
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Meet"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.until(rule="5.7.1f")
    assert t.credits == {"corp": 3, "runner": 1}, "and then the ability that forced it went on"
    assert t.game.state.run is None
    assert not t.events("run begins")
    assert not t.events("pass")
    assert {step[:5] for step in t.steps("6.9")} == {"6.9.3"}


@pytest.mark.rule("nisei-1.4 6.5.2b", "nsg-26.03 6.1.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_ending_the_run_outside_a_run_ends_the_encounter_alone(rules: str) -> None:
    t = table(
        MEET,
        rules=rules,
        runner=Seat(credits=0, rig=["Meet"]),
        servers={"HQ": At(ice=["Little Engine (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.until(rule="5.7.1f")
    assert [e.place for e in t.events("subroutine resolves")] == [0], "no more subroutines"
    assert t.credits["runner"] == 1, "the ability that forced the encounter was resumed"
    assert len(t.events("encounter ends")) == 1
    assert not t.events("run ends")
    assert t.steps("6.9.6") == []


@pytest.mark.rule("nsg-26.03 6.1.4b")
def test_it_does_not_end_an_access_in_which_the_encounter_began() -> None:
    ambush = made("Ambush", "asset", when(about("access"), Choose(Is(ICE)), EncounterIce(CHOSEN)), trash=0)
    lens = made("Lens", "resource", paid(Clicks(), Choose(Is("asset")), AccessCard(CHOSEN), Gain(1)))
    t = table(
        ambush,
        lens,
        rules="nsg-26.03",
        runner=Seat(credits=0, rig=["Lens"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["Ambush"])},
    )
    t.runner("use", "Lens")
    t.until(option="trash")
    assert len(t.events("encounter ends")) == 1
    t.runner("trash", "Ambush")
    assert t.zone("Ambush") == "Archives", "the access went on"


@pytest.mark.rule("nisei-1.4 6.5.2b", "nsg-26.03 6.5.9b")
@pytest.mark.parametrize("rules", BOTH)
def test_ending_the_run_in_a_forced_encounter_ends_the_run_it_was_forced_in(rules: str) -> None:
    trap = made(
        "Trap", "asset", when(Trigger("successful run"), Choose(Is(ICE)), EncounterIce(CHOSEN), Gain(1))
    )
    t = runs(
        trap,
        server="Archives",
        rules=rules,
        corp=Seat(credits=0, discard=["Hostile Takeover"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "remote 1": At(root=["Trap (rezzed)"])},
    )
    t.finish_run()
    assert t.zone("Hostile Takeover") == "Archives"
    assert not t.events("breach")
    assert [e.sort for e in t.events("run ends")] == ["successful"]
    assert t.credits["corp"] == 1, "the ability is resolved to its end"


@pytest.mark.rule("nisei-1.4 6.5.2a", "nsg-26.03 6.1.3c", "nisei-1.4 6.1.3b")
def test_a_forced_encounter_leaves_the_runners_position_alone() -> None:
    trap = made(
        "Trap",
        "asset",
        when(Trigger("pass"), Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN)),
    )
    t = runs(
        TAX,
        trap,
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        servers={
            "HQ": At(ice=["Ice Wall", "Enigma"]),
            "R&D": At(ice=["Tax (rezzed)"]),
            "remote 1": At(root=["Trap (rezzed)"]),
        },
    )
    t.until(about="jack-out")
    assert t.attacked == "HQ"
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma"]
    assert [t.name(e.card) for e in t.events("encounter")] == ["Tax", "Tax"]
    assert [t.name(e.card) for e in t.events("pass")] == ["Ice Wall", "Enigma"]
    assert t.credits["corp"] == 6


@pytest.mark.rule("nisei-1.4 6.5.0a", "nisei-1.4 6.5.2a")
def test_bypassing_in_a_forced_encounter_ends_that_encounter() -> None:
    t = table(
        TAX,
        MEET,
        SLIP,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Meet", "Slip"]),
        servers={"HQ": At(ice=["Tax (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.runner("use", "Slip")
    t.until(rule="5.7.1f")
    assert t.credits == {"corp": 0, "runner": 1}
    assert not t.events("pass")


@pytest.mark.rule("nisei-1.4 6.5.2a", "nsg-26.03 6.5.9c")
@pytest.mark.parametrize("rules", BOTH)
def test_an_encounter_within_an_encounter_leaves_the_outer_one_as_it_was(rules: str) -> None:
    shiro = made(
        "Shiro",
        "ice",
        sub(Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN)),
        sub(Gain(10)),
        subtypes=("barrier",),
    )
    t = runs(
        TAX,
        shiro,
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(credits=1, rig=["Cleaver"]),
        servers={"HQ": At(ice=["Shiro (rezzed)"]), "R&D": At(ice=["Tax (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("pass")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Cleaver", ability=0)
    t.runner("subroutine", number=0)
    t.runner("subroutine", number=1)
    t.finish_run()
    assert t.credits["corp"] == 11, "one of Tax, and then the second of Shiro"
    order = [(e.kind, t.name(e.card)) for e in t.game.events if e.kind in ("encounter", "encounter ends")]
    assert order == [
        ("encounter", "Shiro"),
        ("encounter", "Tax"),
        ("encounter ends", "Tax"),
        ("encounter ends", "Shiro"),
    ]


@pytest.mark.rule("nisei-1.4 9.9.3a", "nisei-1.4 6.5.2a")
def test_what_lasts_for_the_outer_encounter_outlasts_the_inner_one() -> None:
    shiro = made("Shiro", "ice", sub(Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN)))
    t = runs(
        TAX,
        shiro,
        runner=Seat(credits=9, rig=["Cleaver"]),
        servers={"HQ": At(ice=["Shiro (rezzed)"]), "R&D": At(ice=["Tax (rezzed)"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Cleaver", ability=1)
    t.runner("pass")
    assert t.game.state.encounter is not None
    assert t.name(t.game.state.encounter.ice) == "Tax"
    assert strength(t.game.state, t.card("Cleaver")) == 4
    t.finish_run()
    assert strength(t.game.state, t.card("Cleaver")) == 3


@pytest.mark.rule("nsg-26.03 6.1.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_ending_the_run_outside_a_run_ends_the_innermost_encounter_alone(rules: str) -> None:
    shiro = made(
        "Shiro", "ice", sub(Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN)), sub(Gain(9))
    )
    only = made(
        "Only", "resource", paid(Clicks(), Choose(Is(ICE) & AtServer(HQ_SERVER, "ice")), EncounterIce(CHOSEN))
    )
    t = table(
        shiro,
        only,
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(rig=["Only"]),
        servers={"HQ": At(ice=["Shiro (rezzed)"]), "R&D": At(ice=["Little Engine (rezzed)"])},
    )
    t.runner("use", "Only")
    t.until(rule="5.7.1f")
    assert [t.name(e.card) for e in t.events("encounter ends")] == ["Little Engine", "Shiro"]
    assert t.credits["corp"] == 9, "the encounter with Shiro went on"


@pytest.mark.rule("nsg-26.03 6.1.4b")
@pytest.mark.parametrize("rules", BOTH)
def test_an_access_that_began_in_such_an_encounter_ends_with_it(rules: str) -> None:
    bait = made("Bait", "agenda", when(about("access"), EndRun()), points=1)
    show = made("Show", "ice", sub(Choose(In(HQ)), AccessCard(CHOSEN)), sub(Gain(9)))
    t = table(
        bait,
        show,
        MEET,
        rules=rules,
        corp=Seat(credits=0, hand=["Bait"]),
        runner=Seat(credits=0, rig=["Meet"]),
        servers={"HQ": At(ice=["Show (rezzed)"])},
    )
    t.runner("use", "Meet")
    t.until(rule="5.7.1f")
    assert t.zone("Bait") == "HQ", "it was not stolen"
    assert t.credits == {"corp": 0, "runner": 1}
    assert t.game.state.access is None


@pytest.mark.rule("nisei-1.4 6.8.2d", "nisei-1.4 6.5.2b")
def test_in_1_4_a_window_completed_after_the_end_may_force_an_encounter_and_its_end_is_heeded() -> None:
    stop = made("Stop", "asset", when(Trigger("successful run"), EndRun()))
    late = made(
        "Late", "asset", when(Trigger("successful run"), Choose(Is(ICE)), EncounterIce(CHOSEN), Gain(1))
    )
    t = runs(
        stop,
        late,
        server="Archives",
        corp=Seat(credits=0),
        runner=Seat(credits=0),
        servers={
            "HQ": At(ice=["Little Engine (rezzed)"]),
            "remote 1": At(root=["Stop (rezzed)"]),
            "remote 2": At(root=["Late (rezzed)"]),
        },
    )
    t.until(side="corp", option="trigger")
    t.corp("trigger", "Stop")
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves")] == [0]
    assert t.credits == {"corp": 1, "runner": 0}
