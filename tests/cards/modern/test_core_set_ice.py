"""Core Set: ice."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import GRIP, corp_turn, damage, facing, names, strength
from tests.support.table import Table

ENDED = {"sort": "unsuccessful"}


def trace(t: Table, corp: int, runner: int) -> None:
    """The bids of the next trace."""
    t.until(kind="choose number")
    if t.decision.side == "corp":
        t.corp("number", number=corp)
    t.runner("number", number=runner)


def meet(t: Table, ice: str) -> None:
    """On to the Runner's chance to break this ice."""
    for _ in range(50):
        t.until(side="runner", rule="6.9.3b")
        encounter = t.game.state.encounter
        if encounter is not None and encounter.ice == t.card(ice):
            return
        t.passes()
    raise AssertionError(f"{ice} was not met")


# --- ice that ends the run --------------------------------------------------------------------------------


@pytest.mark.card("Wall of Static")
def test_wall_of_static_ends_the_run() -> None:
    t = facing("Wall of Static")
    assert t.happened("run ends", **ENDED)
    assert strength(t, "Wall of Static") == 3


@pytest.mark.card("Ice Wall", "Hadrian's Wall")
@pytest.mark.parametrize(("wall", "printed", "subs"), [("Ice Wall", 1, 1), ("Hadrian's Wall", 7, 2)])
def test_a_wall_that_grows_with_each_advancement(wall: str, printed: int, subs: int) -> None:
    t = corp_turn(servers={"HQ": At(ice=[f"{wall} (rezzed)"])})
    t.corp("advance", wall)
    t.corp("advance", wall)
    assert strength(t, wall) == printed + 2
    t = facing(wall)
    assert t.happened("run ends", **ENDED)
    assert len(t.game.state.cards[t.card(wall)].face.subs) == subs


@pytest.mark.card("Ice Wall", "Hadrian's Wall", "Shadow")
@pytest.mark.parametrize("ice", ["Ice Wall", "Hadrian's Wall", "Shadow"])
def test_advanceable_ice_can_be_advanced_before_it_is_rezzed(ice: str) -> None:
    t = corp_turn(servers={"HQ": At(ice=[ice, "Enigma"])})
    t.corp("advance", ice)
    assert t.counters(ice, "advancement") == 1
    assert not t.can("advance", "Enigma")


@pytest.mark.card("Enigma")
def test_enigma_takes_a_click_and_ends_the_run() -> None:
    t = facing("Enigma")
    assert t.clicks["runner"] == 2
    assert t.happened("lose clicks", amount=1)
    assert t.happened("run ends", **ENDED)


@pytest.mark.card("Wall of Thorns")
def test_wall_of_thorns_does_two_net_damage_and_ends_the_run() -> None:
    t = facing("Wall of Thorns", runner=GRIP)
    assert damage(t, "net") == 2
    assert t.happened("run ends", **ENDED)


@pytest.mark.card("Neural Katana")
def test_neural_katana_does_three_net_damage_and_lets_the_run_go_on() -> None:
    t = facing("Neural Katana", runner=GRIP)
    assert damage(t, "net") == 3
    assert t.in_run()


@pytest.mark.card("Data Mine")
def test_data_mine_goes_off_once() -> None:
    t = facing("Data Mine", runner=GRIP)
    assert damage(t, "net") == 1
    assert t.zone("Data Mine") == "Archives"
    assert t.in_run()


@pytest.mark.card("Tollbooth")
def test_tollbooth_takes_three_credits_from_whoever_has_them() -> None:
    t = facing("Tollbooth", runner=Seat(credits=3))
    assert t.credits["runner"] == 0, "there is no choice"
    assert t.happened("run ends", **ENDED), "the subroutine"
    assert t.happened("subroutine resolves")


@pytest.mark.card("Tollbooth")
def test_tollbooth_turns_away_whoever_has_less() -> None:
    t = facing("Tollbooth", runner=Seat(credits=2))
    assert t.credits["runner"] == 2
    assert t.happened("run ends", **ENDED)
    assert not t.happened("subroutine resolves")


# --- destroyers and bioroids ------------------------------------------------------------------------------


@pytest.mark.card("Archer")
def test_archer_costs_an_agenda_to_rez() -> None:
    t = Table(position(corp=Seat(score=["Hostile Takeover"]), servers={"HQ": At(ice=["Archer"])}))
    t.run("HQ")
    t.corp("rez", "Archer")
    assert t.zone("Hostile Takeover") == "removed"
    assert t.credits["corp"] == 3, "4 to rez it, and 2 for its first subroutine"
    poor = Table(position(servers={"HQ": At(ice=["Archer"])}))
    poor.run("HQ")
    assert not poor.can("rez", "Archer")


@pytest.mark.card("Archer")
def test_archer_pays_trashes_two_programs_and_ends_the_run() -> None:
    t = facing("Archer", runner=Seat(rig=["Corroder", "Mimic", "Gordian Blade"]), corp=Seat(credits=0))
    t.until(side="corp")
    t.corp("card", "Mimic")
    t.corp("card", "Gordian Blade")
    assert t.credits["corp"] == 2
    assert names(t, "heap") == ["Gordian Blade", "Mimic"]
    assert t.happened("run ends", **ENDED)


@pytest.mark.card("Rototurret")
def test_rototurret_trashes_a_program_and_ends_the_run() -> None:
    t = facing("Rototurret", runner=Seat(rig=["Corroder", "Cyberfeeder"]))
    t.runner("pass")
    assert names(t, "heap") == ["Corroder"]
    assert t.happened("run ends", **ENDED)
    t = facing("Rototurret")
    assert t.happened("run ends", **ENDED), "with nothing to trash, too"


@pytest.mark.card("Heimdall 1.0", "Viktor 1.0", "Ichi 1.0")
@pytest.mark.parametrize(("bioroid", "subs"), [("Heimdall 1.0", 3), ("Viktor 1.0", 2), ("Ichi 1.0", 3)])
def test_the_runner_may_lose_clicks_to_break_a_bioroid(bioroid: str, subs: int) -> None:
    t = facing(bioroid, runner=Seat(clicks=4))
    for left in range(subs, 1, -1):
        t.runner("use", bioroid)
        assert len(t.find("subroutine")) == left
        t.runner("subroutine", number=subs - left)
    t.runner("use", bioroid)
    assert t.happened("fully broken", bioroid)
    assert t.clicks["runner"] == 3 - subs
    assert not t.events("spend clicks", amount=1)[1:], "clicks lost, but for the one spent on the run"


@pytest.mark.card("Heimdall 1.0", "Viktor 1.0", "Ichi 1.0")
@pytest.mark.parametrize("bioroid", ["Heimdall 1.0", "Viktor 1.0", "Ichi 1.0"])
def test_a_bioroid_cannot_be_broken_without_clicks_or_by_the_corp(bioroid: str) -> None:
    t = facing(bioroid, runner=GRIP._replace(clicks=1))
    assert not t.happened("use")
    t = facing(bioroid, corp=Seat(clicks=3), runner=GRIP)
    assert t.decision.side == "runner"
    t.runner("pass")
    assert not t.can("use", bioroid)


@pytest.mark.card("Heimdall 1.0", "Viktor 1.0")
@pytest.mark.parametrize("bioroid", ["Heimdall 1.0", "Viktor 1.0"])
def test_a_guard_does_core_damage_and_ends_the_run(bioroid: str) -> None:
    t = facing(bioroid, runner=GRIP._replace(clicks=1))
    assert damage(t, "core") == 1
    assert t.happened("run ends", **ENDED)


@pytest.mark.card("Ichi 1.0")
def test_ichi_trashes_two_programs_and_traces() -> None:
    t = facing("Ichi 1.0", runner=GRIP._replace(clicks=1, rig=["Corroder", "Mimic"]))
    t.until(side="corp")
    t.corp("card", "Corroder")
    trace(t, corp=0, runner=0)
    assert names(t, "heap") == ["Corroder", "Diesel", "Mimic"]
    assert (damage(t, "core"), t.tags) == (1, 1)
    assert t.in_run()


@pytest.mark.card("Ichi 1.0")
def test_ichi_s_trace_has_strength_one() -> None:
    t = facing("Ichi 1.0", runner=GRIP._replace(clicks=1))
    trace(t, corp=0, runner=1)
    assert (damage(t, "core"), t.tags) == (0, 0)


# --- tracers ----------------------------------------------------------------------------------------------


@pytest.mark.card("Hunter", "Shadow", "Matrix Analyzer")
@pytest.mark.parametrize(("ice", "base"), [("Hunter", 3), ("Shadow", 3), ("Matrix Analyzer", 2)])
def test_a_tracer_gives_a_tag_unless_its_strength_is_matched(ice: str, base: int) -> None:
    t = facing(ice, corp=Seat(credits=0))
    trace(t, corp=0, runner=base - 1)
    assert t.tags == 1
    t.finish_run()
    assert t.happened("run ends", sort="successful")
    t = facing(ice, corp=Seat(credits=0))
    trace(t, corp=0, runner=base)
    assert t.tags == 0


@pytest.mark.card("Shadow")
def test_shadow_pays_the_corp_and_grows() -> None:
    t = facing("Shadow", corp=Seat(credits=0))
    trace(t, corp=0, runner=0)
    assert t.credits["corp"] == 2
    grown = Table(position(servers={"HQ": At(ice=["Shadow (rezzed, 2 advancement)"])}))
    assert strength(grown, "Shadow") == 3


@pytest.mark.card("Matrix Analyzer")
def test_matrix_analyzer_may_place_an_advancement_counter_for_a_credit() -> None:
    agenda = {"HQ": At(ice=["Matrix Analyzer (rezzed)"]), "remote 1": At(root=["Hostile Takeover"])}
    for answer, counters in (("yes", 1), ("no", 0)):
        t = Table(position(corp=Seat(credits=1), servers=agenda))
        t.run("HQ")
        t.corp(answer)
        assert t.counters("Hostile Takeover", "advancement") == counters
        assert t.credits["corp"] == 1 - counters


@pytest.mark.card("Matrix Analyzer")
def test_matrix_analyzer_needs_a_credit_and_something_to_advance() -> None:
    t = facing("Matrix Analyzer", corp=Seat(credits=1))
    assert t.decision.kind == "choose number", "nothing can be advanced; on to the trace"
    agenda = {"HQ": At(ice=["Matrix Analyzer (rezzed)"]), "remote 1": At(root=["Hostile Takeover"])}
    t = Table(position(corp=Seat(credits=0), servers=agenda))
    t.run("HQ")
    assert t.decision.side == "runner", "the Corp's bid is nothing"


@pytest.mark.card("Data Raven")
def test_data_raven_lets_the_runner_choose_between_a_tag_and_the_end() -> None:
    t = facing("Data Raven")
    t.runner("effect", number=1)
    assert (t.tags, t.in_run()) == (0, False)
    t = facing("Data Raven")
    t.runner("effect", number=0)
    assert (t.tags, t.in_run()) == (1, True)


@pytest.mark.card("Data Raven")
def test_data_raven_keeps_power_counters_for_later_tags() -> None:
    t = facing("Data Raven")
    t.runner("effect", number=0)
    trace(t, corp=0, runner=2)
    assert t.counters("Data Raven", "power") == 1
    t.until(side="corp", option="use")
    t.corp("use", "Data Raven")
    assert (t.tags, t.counters("Data Raven", "power")) == (2, 0)
    assert not t.can("use", "Data Raven")


@pytest.mark.card("Data Raven")
def test_data_raven_s_trace_has_strength_three() -> None:
    t = facing("Data Raven")
    t.runner("effect", number=0)
    trace(t, corp=0, runner=3)
    assert t.counters("Data Raven", "power") == 0


# --- Chum -------------------------------------------------------------------------------------------------


@pytest.mark.card("Chum")
def test_chum_strengthens_the_next_ice_and_hurts_whoever_does_not_break_it() -> None:
    runner = Seat(credits=9, hand=["9x Diesel"], rig=["Ninja"])
    t = facing("Chum", "Neural Katana", "Rototurret", runner=runner)
    meet(t, "Neural Katana")
    assert strength(t, "Neural Katana") == 5
    t.runner("pass")
    t.until(rule="6.9.2d")
    assert damage(t, "net") == 6, "3 from the katana, 3 from Chum"
    assert strength(t, "Neural Katana") == 3, "for the encounter"
    meet(t, "Rototurret")
    assert strength(t, "Rototurret") == 0, "only the next ice"
    t.finish_run()
    assert damage(t, "net") == 6


@pytest.mark.card("Chum")
def test_chum_does_not_bite_when_the_next_ice_is_fully_broken() -> None:
    t = facing("Chum", "Ice Wall", runner=GRIP._replace(credits=9, rig=["Corroder"]))
    meet(t, "Ice Wall")
    t.runner("use", "Corroder")
    t.runner("use", "Corroder", ability=0)
    t.finish_run()
    assert damage(t, "net") == 0
    assert t.happened("run ends", sort="successful")


@pytest.mark.card("Chum")
def test_chum_bites_as_the_next_encounter_ends_with_the_run() -> None:
    t = facing("Chum", "Wall of Static", runner=GRIP)
    t.finish_run()
    assert damage(t, "net") == 3
    assert t.happened("run ends", **ENDED)


@pytest.mark.card("Chum")
def test_chum_in_front_of_nothing_does_nothing() -> None:
    t = facing("Chum", runner=GRIP)
    t.finish_run()
    assert damage(t, "net") == 0
