"""The base of a trace, ice that hosts nothing, and an asset that is rezzed in the middle of an expose."""

import pytest

from rulerunner import At, Game, Seat, position
from tests.support.corp import end_turn
from tests.support.ice import BOTH, run_on
from tests.support.table import Table

# --- Flip Switch ------------------------------------------------------------------------------------------


def hunted(rules: str, ice: str = "Hunter", tags: int = 0) -> Table:
    runner = Seat(credits=5, clicks=4, tags=tags, rig=["Flip Switch"])
    servers = {"HQ": At(ice=[f"{ice} (rezzed)"])}
    return Table(
        position(corp=Seat(credits=9, hand=["Hedge Fund"]), runner=runner, servers=servers, rules=rules)
    )


@pytest.mark.card("Flip Switch", "Hunter")
@pytest.mark.rule("nsg-26.03 9.9.6d")
@pytest.mark.parametrize("rules", BOTH)
def test_flip_switch_lowers_the_base_of_a_trace_to_0(rules: str) -> None:
    t = hunted(rules)
    t.run("HQ")
    t.until(side="runner", kind="interrupt")
    assert not t.happened("trace"), "it has not started"
    assert Game.from_json(t.game.to_json()).digest() == t.game.digest()
    t.runner("use", "Flip Switch")
    t.until(side="corp", about="trace-corp")
    assert t.game.state.trace is not None
    assert t.game.state.trace.base == 0
    t.corp("number", number=1)
    t.runner("number", number=1)
    t.finish_run()
    assert t.tags == 0
    assert "Flip Switch" in [t.name(c) for c in t.game.state.zones["heap"]]


@pytest.mark.card("Flip Switch", "Hunter")
@pytest.mark.parametrize("rules", BOTH)
def test_a_trace_that_nobody_switches_off_has_its_base(rules: str) -> None:
    t = hunted(rules)
    t.run("HQ")
    t.until(side="runner", kind="interrupt")
    t.runner("pass")
    t.until(side="corp", about="trace-corp")
    assert t.game.state.trace is not None
    assert t.game.state.trace.base == 3
    t.corp("number", number=0)
    t.runner("number", number=2)
    t.finish_run()
    assert t.tags == 1


@pytest.mark.card("Flip Switch")
@pytest.mark.parametrize("rules", BOTH)
def test_flip_switch_jacks_out_in_the_middle_of_an_encounter(rules: str) -> None:
    t = hunted(rules, "Ice Wall")
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use", "Flip Switch", ability=0)
    t.finish_run()
    assert t.happened("jack out")


@pytest.mark.card("Flip Switch")
@pytest.mark.parametrize("rules", BOTH)
def test_flip_switch_removes_a_tag(rules: str) -> None:
    t = hunted(rules, tags=2)
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", "Flip Switch", ability=1)
    assert t.tags == 1


@pytest.mark.card("Flip Switch", "SEA Source")
@pytest.mark.parametrize("rules", BOTH)
def test_flip_switch_is_of_no_use_in_the_turn_of_the_corp(rules: str) -> None:
    corp = Seat(credits=9, hand=["SEA Source"], deck=["2x Enigma"])
    runner = Seat(credits=0, clicks=1, rig=["Flip Switch"])
    t = Table(position(corp=corp, runner=runner, rules=rules))
    t.run("Archives")
    t.finish_run()
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    t.corp("play", "SEA Source")
    assert t.decision.about == "trace-corp", "nothing interrupts the trace"
    t.corp("number", number=0)
    assert t.tags == 1


# --- Tithonium --------------------------------------------------------------------------------------------


RIG = ["Corroder", "Mimic", "Daily Casts"]


def mountain(rules: str, state: str = "", credits: int = 9, agendas: int = 1) -> Table:
    return Table(
        position(
            corp=Seat(credits=credits, hand=["Hedge Fund"], score=["Hostile Takeover"] * agendas),
            runner=Seat(credits=9, clicks=4, hand=["Chisel"]),
            servers={"HQ": At(ice=[f"Tithonium{state}"])},
            rules=rules,
        )
    )


@pytest.mark.card("Tithonium", "Chisel")
@pytest.mark.example("nsg-26.03 10.3.1e", 1)
@pytest.mark.parametrize("rules", BOTH)
def test_what_tithonium_hosts_is_trashed_as_it_is_rezzed(rules: str) -> None:
    t = mountain(rules)
    t.runner("install", "Chisel")
    assert t.zone("Chisel") == "table"
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Tithonium")
    t.corp("effect", number=0)
    assert t.zone("Chisel") == "heap"
    assert t.rezzed("Tithonium")


@pytest.mark.card("Tithonium", "Chisel")
@pytest.mark.parametrize("rules", BOTH)
def test_nothing_is_installed_on_tithonium(rules: str) -> None:
    assert mountain(rules).can("install", "Chisel")
    assert not mountain(rules, " (rezzed)").can("install", "Chisel")


@pytest.mark.card("Tithonium", "Sub Boost")
@pytest.mark.parametrize("rules", BOTH)
def test_a_condition_counter_on_tithonium_is_no_card(rules: str) -> None:
    servers = {"HQ": At(ice=["Tithonium (rezzed)"])}
    corp = Seat(credits=9, clicks=3, hand=["Sub Boost"])
    t = Table(position(turn="corp", corp=corp, servers=servers, rules=rules))
    t.corp("play", "Sub Boost")
    t.until(side="corp", kind="action")
    assert t.game.state.cards[t.card("Sub Boost")].host == t.card("Tithonium")


@pytest.mark.card("Tithonium")
@pytest.mark.parametrize(("credits", "agendas", "may"), [(9, 0, True), (8, 0, False), (0, 1, True)])
def test_tithonium_is_rezzed_for_its_cost_or_for_an_agenda(credits: int, agendas: int, may: bool) -> None:
    t = mountain("nsg-26.03", credits=credits, agendas=agendas)
    t.run("HQ")
    assert t.can("rez", "Tithonium") is may
    if may:
        t.corp("rez", "Tithonium")
        assert t.credits["corp"] == 0
        assert t.happened("forfeit") is bool(agendas)


@pytest.mark.card("Tithonium")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("rig", [RIG, ["Corroder"], []])
def test_tithonium_trashes_two_programs_and_a_resource_and_ends_the_run(rig: list[str], rules: str) -> None:
    t = run_on("Tithonium", runner={"rig": rig, "credits": 0}, rules=rules)
    t.finish_run()
    assert sorted(t.name(event.card) for event in t.events("trash")) == sorted(rig)
    assert t.happened("end the run")


# --- Zaibatsu Loyalty -------------------------------------------------------------------------------------


def exposing(rules: str, event: str = "Infiltration", rezzed: bool = False, credits: int = 1) -> Table:
    """The Runner exposes Enigma, and Ice Wall with it if they can."""
    loyalty = "Zaibatsu Loyalty" + (" (rezzed)" if rezzed else "")
    servers = {"HQ": At(ice=["Enigma", "Ice Wall"]), "remote 1": At(root=[loyalty])}
    runner = Seat(credits=5, clicks=4, hand=[event])
    t = Table(position(corp=Seat(credits=credits), runner=runner, servers=servers, rules=rules))
    t.runner("play", event)
    if event == "Infiltration":
        t.runner("effect", number=1)
    t.runner("card", "Enigma")
    if event == "Satellite Uplink":
        t.runner("card", "Ice Wall")
    return t


def exposed(t: Table) -> list[str]:
    return [t.name(event.card) for event in t.events("expose")]


@pytest.mark.card("Zaibatsu Loyalty")
@pytest.mark.rule("nsg-26.03 9.1.8c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ability", "credits", "zone"), [(1, 0, "table"), (2, 1, "Archives")])
def test_zaibatsu_loyalty_is_rezzed_in_time_to_prevent(
    ability: int, credits: int, zone: str, rules: str
) -> None:
    t = exposing(rules)
    assert not t.can("use"), "unrezzed it prevents nothing"
    t.corp("trigger", "Zaibatsu Loyalty")
    assert t.rezzed("Zaibatsu Loyalty")
    assert not t.can("trigger")
    t.corp("use", "Zaibatsu Loyalty", ability=ability)
    t.until(side="runner", kind="action")
    assert exposed(t) == []
    assert (t.credits["corp"], t.zone("Zaibatsu Loyalty")) == (credits, zone)


@pytest.mark.card("Zaibatsu Loyalty")
@pytest.mark.parametrize("rules", BOTH)
def test_who_does_not_rez_zaibatsu_loyalty_prevents_nothing(rules: str) -> None:
    t = exposing(rules)
    t.corp("pass")
    assert exposed(t) == ["Enigma"]
    assert not t.rezzed("Zaibatsu Loyalty")


@pytest.mark.card("Zaibatsu Loyalty", "Satellite Uplink")
@pytest.mark.parametrize("rules", BOTH)
def test_each_card_is_kept_from_being_exposed_by_itself(rules: str) -> None:
    t = exposing(rules, "Satellite Uplink", rezzed=True, credits=0)
    t.corp("use", "Zaibatsu Loyalty", ability=2, number=t.card("Ice Wall"))
    assert exposed(t) == ["Enigma"]
    t = exposing(rules, "Satellite Uplink", rezzed=True)
    t.corp("use", "Zaibatsu Loyalty", ability=1, number=t.card("Ice Wall"))
    t.corp("use", "Zaibatsu Loyalty", ability=2)
    assert exposed(t) == []


@pytest.mark.card("Zaibatsu Loyalty")
@pytest.mark.parametrize("rules", BOTH)
def test_zaibatsu_loyalty_that_is_rezzed_as_it_would_be_exposed_is_not(rules: str) -> None:
    servers = {"remote 1": At(root=["Zaibatsu Loyalty"])}
    runner = Seat(credits=5, clicks=4, hand=["Infiltration"])
    t = Table(position(runner=runner, servers=servers, rules=rules))
    t.runner("play", "Infiltration")
    t.runner("effect", number=1)
    t.until(side="corp", kind="interrupt")
    t.corp("trigger", "Zaibatsu Loyalty")
    t.until(side="runner", kind="action")
    assert exposed(t) == []
