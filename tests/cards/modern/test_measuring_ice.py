"""Ice that measures: its strength, its traces and its price depend on what is about."""

import pytest

from tests.support.corp import damage, strength
from tests.support.ice import meet, meeting, outcome, rezzes, run_on, texts


@pytest.mark.card("Dracō")
@pytest.mark.parametrize("counters", [0, 4])
def test_draco_takes_credits_for_strength_as_it_is_rezzed(counters: int) -> None:
    t = run_on("Dracō (unrezzed)", runner={"credits": 0}, corp={"credits": 14})
    rezzes(t, "Dracō")
    credits = t.credits["corp"]
    t.corp("number", number=counters)
    assert t.counters("Dracō", "power") == counters
    assert t.credits["corp"] == credits - counters
    assert strength(t, "Dracō") == counters
    assert outcome(t)[-3:] == ["traced", "1 tag", "end the run"]
    assert [event.amount for event in t.events("trace")] == [2]


@pytest.mark.card("Dracō")
def test_draco_takes_nothing_as_other_ice_is_rezzed() -> None:
    t = run_on("Enigma (unrezzed)", "Dracō", corp={"credits": 14})
    rezzes(t, "Enigma")
    t.finish_run()
    assert t.counters("Dracō", "power") == 0
    assert not [choice for choice in t.events("choice") if choice.sort == "number"]


@pytest.mark.card("Flare")
def test_flare_traces_for_hardware_two_meat_damage_and_the_run() -> None:
    t = meeting("Flare", runner={"credits": 0, "rig": ["Cyberfeeder", "Datasucker (9 virus)"]})
    assert outcome(t) == ["traced", "trash Cyberfeeder", "2 meat", "end the run"]
    assert [event.amount for event in t.events("trace")] == [6]


@pytest.mark.card("Gemini")
@pytest.mark.parametrize(("corp", "runner", "expected"), [(0, 0, 1), (3, 0, 2), (3, 6, 1), (0, 2, 0)])
def test_gemini_hurts_again_with_a_strong_trace_won_or_lost(corp: int, runner: int, expected: int) -> None:
    t = meeting("Gemini")
    t.until(side="corp", about="trace-corp")
    t.corp("number", number=corp)
    t.runner("number", number=runner)
    t.finish_run()
    assert damage(t, "net") == expected


@pytest.mark.card("Surveyor")
def test_surveyor_traces_with_twice_the_ice_there() -> None:
    t = meet(run_on("Surveyor", "Enigma (unrezzed)", "Wave (unrezzed)", runner={"credits": 0}), "Surveyor")
    assert outcome(t) == ["traced", "2 tag", "traced", "end the run"]
    assert [event.amount for event in t.events("trace")] == [6, 6]


@pytest.mark.card("Surveyor", "ZATO City Grid")
@pytest.mark.rule("nsg-26.03 9.12.3")
def test_surveyor_in_archives_has_no_x() -> None:
    t = run_on("Surveyor", server="remote 1", root=("ZATO City Grid (rezzed)",), rules="nsg-26.03")
    t.until(side="corp", option="subroutine")
    t.corp("subroutine", number=1)
    t.corp("yes")
    assert [event.amount for event in t.events("trace")] == [0]


@pytest.mark.card("Troll")
@pytest.mark.parametrize(("clicks", "asked"), [(3, True), (1, False)])
def test_troll_takes_a_click_or_ends_the_run(clicks: int, asked: bool) -> None:
    t = run_on("Troll", runner={"credits": 0, "clicks": clicks})
    if asked:
        t.until(side="runner", kind="choose effect")
        t.runner("effect", number=0)
        assert t.clicks["runner"] == clicks - 2
    t.finish_run()
    assert [event.amount for event in t.events("trace")] == [2]
    assert t.happened("end the run") != asked


@pytest.mark.card("Bulwark")
@pytest.mark.parametrize("ai", [True, False])
def test_bulwark_is_paid_for_by_ai_programs(ai: bool) -> None:
    rig = ["Mayfly" if ai else "Corroder", "Datasucker (9 virus)"]
    t = run_on("Bulwark (unrezzed)", runner={"rig": rig}, corp={"credits": 12})
    rezzes(t, "Bulwark")
    assert t.game.state.players["corp"].bad_publicity == 1
    lines = [line for line in outcome(t) if line.startswith(("corp gains", "trash", "end"))]
    assert lines[0] == ("corp gains 2" if ai else lines[0])
    assert lines.count("corp gains 2") == (2 if ai else 1)
    assert next(line for line in lines if not line.startswith("corp")).startswith("trash ")
    assert lines[-1] == "end the run"
    assert len(texts(t, "Bulwark")) == 3
