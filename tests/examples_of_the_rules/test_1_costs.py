"""Worked examples of chapter 1: costs, threat, trashing as a cost, memory."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.context import PlainContext
from rulerunner.kernel.read.evaluate import number
from rulerunner.kernel.read.memory import memory_limit, memory_used
from rulerunner.lang.quantities import ThreatLevel
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 1.16.1b", 2)
def test_jesminder_sareen_cannot_take_the_tag_that_funhouse_asks_for() -> None:
    t = Table(
        position(
            runner=Seat(identity="Jesminder Sareen: Girl Behind the Curtain", credits=9),
            servers={"HQ": At(ice=["Funhouse (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert not [e for e in t.events("choice") if e.rule == "9.2.5"], "there was nothing to choose"
    assert t.tags == 0
    assert t.happened("end the run")
    assert not t.happened("subroutine resolves")
    assert t.happened("unsuccessful run")


@pytest.mark.rule("nsg-26.03 1.16.1b")
def test_another_runner_may_take_the_tag_of_funhouse() -> None:
    t = Table(
        position(
            runner=Seat(identity="Gabriel Santiago: Consummate Professional", credits=9),
            servers={"HQ": At(ice=["Funhouse (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.tags == 1
    assert not t.happened("end the run")


@pytest.mark.example("nsg-26.03 1.16.1c", 2)
@pytest.mark.parametrize("other", [False, True])
def test_sansan_city_grid_cannot_be_trashed_for_the_azef_protocol_it_makes_easier(other: bool) -> None:
    places = {"remote 1": At(root=["Azef Protocol", "SanSan City Grid (rezzed)"])}
    if other:
        places["remote 2"] = At(root=["PAD Campaign"])
    t = Table(position(turn="corp", corp=Seat(deck=["9x Hedge Fund"]), servers=places))
    for advanced in range(2):
        assert t.counters("Azef Protocol", "advancement") == advanced
        t.corp("advance", "Azef Protocol")
        while t.decision.kind != "action" and not t.can("score"):
            t.passes()
        assert t.can("score", "Azef Protocol") == (other and advanced == 1)
    if not other:
        return
    t.corp("score", "Azef Protocol")
    if t.can("card"):
        assert {t.name(o.card) for o in t.decision.options} == {"PAD Campaign"}
        t.corp("card", "PAD Campaign")
    assert t.zone("Azef Protocol") == "corp score"
    assert t.zone("PAD Campaign") == "Archives"
    assert t.zone("SanSan City Grid") == "table"


@pytest.mark.example("nsg-26.03 1.16.10a", 1)
@pytest.mark.parametrize("suffers", [False, True])
def test_the_damage_of_obokata_protocol_may_be_declined_and_then_it_is_not_stolen(suffers: bool) -> None:
    t = Table(
        position(
            runner=Seat(hand=["5x Diesel"]),
            servers={"remote 1": At(root=["Obokata Protocol"])},
        )
    )
    t.run("remote 1")
    t.until(about="steal")
    t.runner("yes" if suffers else "no")
    t.finish_run()
    assert t.zone("Obokata Protocol") == ("runner score" if suffers else "table")
    assert [e.amount for e in t.events("damage")] == ([4] if suffers else [])
    assert len(t.game.state.zones["grip"]) == (1 if suffers else 5)


@pytest.mark.example("nsg-26.03 1.16.11b", 1)
@pytest.mark.parametrize("pays", [False, True])
def test_who_pays_the_nested_cost_of_pop_up_window_runs_on(pays: bool) -> None:
    t = Table(position(runner=Seat(credits=4), servers={"HQ": At(ice=["Pop-up Window (rezzed)"])}))
    t.run("HQ")
    t.until(side="runner", option="yes")
    t.runner("yes" if pays else "no")
    assert t.credits["runner"] == (3 if pays else 4)
    assert t.happened("end the run") != pays
    assert t.in_run() == pays


@pytest.mark.example("nsg-26.03 1.17.1a", 1)
def test_the_threat_level_is_the_higher_of_the_two_scores() -> None:
    t = Table(
        position(
            corp=Seat(score=["Priority Requisition"]),
            runner=Seat(score=["Private Security Force", "Nisei MK II"]),
        )
    )
    s = t.game.state
    assert number(s, PlainContext(-1, "corp"), ThreatLevel()) == 4


@pytest.mark.example("nsg-26.03 1.19.4", 1)
def test_fall_guy_itself_is_what_its_last_ability_costs() -> None:
    t = Table(position(at="5.7.1b", runner=Seat(credits=0, rig=["Fall Guy"])))
    t.until(option="use")
    t.runner("use", "Fall Guy")
    assert t.zone("Fall Guy") == "heap"
    assert t.credits["runner"] == 2
    assert t.events("trash")[0].moment < t.events("gain credits")[0].moment, "a cost is paid first"


@pytest.mark.example("nsg-26.03 1.20.2", 1)
@pytest.mark.parametrize("diamond", [False, True])
def test_with_t400_memory_diamond_five_memory_of_programs_may_be_installed(diamond: bool) -> None:
    t = Table(
        position(
            runner=Seat(
                identity="Gabriel Santiago: Consummate Professional",
                rig=[*["T400 Memory Diamond"] * diamond, "Corroder", "Corroder", "Corroder", "Corroder"],
                hand=["Mimic"],
                credits=9,
            )
        )
    )
    assert memory_limit(t.game.state) == 4 + diamond
    assert memory_used(t.game.state) == 4
    t.runner("install", "Mimic")
    if t.decision.about == "trash-first":
        assert t.can("done") == diamond, "without it another program has to go"
        t.passes()
    assert memory_used(t.game.state) == 4 + diamond
