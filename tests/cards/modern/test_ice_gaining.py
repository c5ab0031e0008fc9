"""Ice that gains subroutines and subtypes."""

from typing import Any

import pytest

from rulerunner import At
from rulerunner.kernel.read.values import has_subtype
from tests.support.corp import end_turn, scored, strength
from tests.support.ice import ARMED, BOTH, breaks, meet, meeting, outcome, rezzes, run_on, texts
from tests.support.outcomes import told

ETR = "End the run."

GAINED: list[tuple[str, dict[str, Any], list[str]]] = [
    ("Ashigaru", {}, [ETR, ETR]),
    ("Ashigaru", {"corp": {"hand": []}}, []),
    ("Brainstorm", {"runner": {"hand": ["3x Diesel"]}}, ["Do 1 core damage."] * 3),
    ("Komainu", {"runner": {"hand": ["3x Diesel"]}}, ["Do 1 net damage."] * 3),
    ("Echo (rezzed, 3 power)", {}, [ETR] * 3),
    ("Envelopment (rezzed, 2 power)", {}, [ETR, ETR, "Trash this card."]),
    ("Envelopment (rezzed)", {}, ["Trash this card."]),
]


@pytest.mark.card("Ashigaru", "Brainstorm", "Komainu", "Echo", "Envelopment")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "place", "expected"), GAINED)
def test_ice_has_as_many_subroutines_as_its_text_says(
    ice: str, place: dict[str, Any], expected: list[str], rules: str
) -> None:
    name = ice.partition(" (")[0]
    t = meeting(ice, rules=rules, **place)
    assert texts(t, name) == expected


@pytest.mark.card("Winchester")
@pytest.mark.parametrize(("server", "extra"), [("HQ", True), ("R&D", False)])
def test_winchester_has_a_third_trace_at_hq(server: str, extra: bool) -> None:
    t = meeting("Winchester", server=server, runner={"credits": 0, "rig": [*ARMED, "Cyberfeeder"]})
    assert len(texts(t, "Winchester")) == (3 if extra else 2)
    t.finish_run()
    traced = [event.amount for event in t.events("trace")]
    assert traced == ([4, 3, 3] if extra else [4, 3])
    assert told(t).count("trash Cyberfeeder") == 1
    assert t.happened("end the run") == extra


@pytest.mark.card("Starlit Knight")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("points", "expected"), [(4, 2), (3, 0)])
def test_starlit_knight_ends_the_run_for_each_tag_once_the_threat_is_there(
    points: int, expected: int, rules: str
) -> None:
    agenda = "Vanity Project" if points == 4 else "Priority Requisition"
    t = meeting("Starlit Knight", rules=rules, runner={"tags": 2, "score": [agenda]})
    assert texts(t, "Starlit Knight")[2:] == [ETR] * expected
    assert texts(t, "Starlit Knight")[:2] == ["The Runner takes 1 tag."] * 2


@pytest.mark.card("Brainstorm", "Komainu")
@pytest.mark.parametrize(("ice", "kind"), [("Brainstorm", "core"), ("Komainu", "net")])
def test_damage_from_gained_subroutines(ice: str, kind: str) -> None:
    t = meeting(ice, runner={"hand": ["3x Diesel"]})
    assert outcome(t) == [f"1 {kind}"] * 3


@pytest.mark.card("Echo")
@pytest.mark.parametrize("rules", BOTH)
def test_echo_gets_a_counter_for_itself_and_for_each_harmonic_ice(rules: str) -> None:
    t = run_on("Echo (unrezzed)", rules=rules)
    rezzes(t, "Echo")
    assert t.counters("Echo", "power") == 1
    t = run_on("Wave (unrezzed)", "Echo", rules=rules)
    rezzes(t, "Wave")
    meet(t, "Wave")
    assert t.counters("Echo", "power") == 1
    t = run_on("Enigma (unrezzed)", "Echo", rules=rules)
    rezzes(t, "Enigma")
    assert t.counters("Echo", "power") == 0


@pytest.mark.card("Envelopment")
def test_envelopment_loses_a_counter_each_turn_and_trashes_itself() -> None:
    t = run_on("Envelopment (unrezzed)")
    rezzes(t, "Envelopment")
    assert t.counters("Envelopment", "power") == 4
    t.finish_run()
    end_turn(t, "runner")
    t.until(side="corp", kind="action")
    assert t.counters("Envelopment", "power") == 3
    t = meeting("Envelopment (rezzed)")
    assert "trash Envelopment" in outcome(t)


@pytest.mark.card("Warden Fatuma")
@pytest.mark.rule("nsg-26.03 9.8.3a")
@pytest.mark.parametrize("rules", BOTH)
def test_warden_fatuma_puts_a_lost_click_before_everything_on_bioroids(rules: str) -> None:
    other = {"remote 1": At(root=["Warden Fatuma (rezzed)"])}
    t = run_on("Ansel 1.0", "Enigma", rules=rules, servers=other)
    meet(t, "Ansel 1.0")
    assert texts(t, "Ansel 1.0")[0] == "The Runner loses 1 click."
    assert len(texts(t, "Enigma")) == 2
    clicks = t.clicks["runner"]
    while t.game.state.encounter is not None and not t.events("lose clicks"):
        t.passes()
    assert t.clicks["runner"] == clicks - 1


@pytest.mark.card("Project Wotan")
@pytest.mark.parametrize("rules", BOTH)
def test_project_wotan_gives_the_approached_bioroid_an_ending_for_the_run(rules: str) -> None:
    t = run_on("Eli 1.0", "Enigma", rules=rules, corp={"score": ["Project Wotan (1 agenda)"]})
    t.until(side="corp", option="use")
    t.corp("use", "Project Wotan")
    assert texts(t, "Eli 1.0") == [ETR] * 3
    assert not t.can("use", "Project Wotan"), "the counter is spent"
    t = run_on("Enigma", rules=rules, corp={"score": ["Project Wotan (1 agenda)"]})
    assert not t.can("use", "Project Wotan"), "no bioroid"
    t = run_on("Eli 1.0 (unrezzed)", rules=rules, corp={"score": ["Project Wotan (1 agenda)"]})
    t.until(side="corp", option="rez")
    assert not t.can("use", "Project Wotan"), "not rezzed yet"


@pytest.mark.card("Project Wotan")
def test_project_wotan_is_scored_with_three_counters() -> None:
    assert scored("Project Wotan").counters("Project Wotan", "agenda") == 3


@pytest.mark.card("Thunderbolt Armaments: Peace Through Power")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("ice", "more"), [("Rototurret", 1), ("Neural Katana", 1), ("Enigma", 0)])
def test_thunderbolt_strengthens_what_destroys_or_kills_for_the_run(ice: str, more: int, rules: str) -> None:
    corp = {"identity": "Thunderbolt Armaments: Peace Through Power"}
    t = run_on(f"{ice} (unrezzed)", rules=rules, corp=corp)
    plain = len(texts(t, ice)), strength(t, ice)
    rezzes(t, ice)
    assert (len(texts(t, ice)), strength(t, ice)) == (plain[0] + more, plain[1] + more)
    if more:
        assert texts(t, ice)[-1] == "Unless the Runner trashes 1 installed Runner card, end the run."
    t.finish_run()
    assert (len(texts(t, ice)), strength(t, ice)) == plain


@pytest.mark.card("Mother Goddess")
@pytest.mark.parametrize("rules", BOTH)
def test_mother_goddess_has_the_subtypes_of_all_other_rezzed_ice(rules: str) -> None:
    t = run_on("Mother Goddess", "Enigma", "Rototurret (unrezzed)", rules=rules)
    card = t.card("Mother Goddess")
    assert has_subtype(t.game.state, card, "code gate")
    assert not has_subtype(t.game.state, card, "destroyer"), "it is not rezzed"
    assert has_subtype(t.game.state, card, "mythic")
    meet(t, "Mother Goddess")
    assert texts(t, "Mother Goddess") == [ETR]
    while not t.can("use", "Gordian Blade", ability=0):
        t.runner("use", "Gordian Blade", ability=1)
    breaks(t, "Gordian Blade", 1)
    assert t.happened("fully broken", "Mother Goddess")


@pytest.mark.card("Lycan")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("counters", [0, 1, 2, 3])
def test_lycan_is_a_code_gate_instead_of_a_sentry_with_an_odd_number_of_counters(
    counters: int, rules: str
) -> None:
    note = f"rezzed, {counters} advancement" if counters else "rezzed"
    t = meeting(f"Lycan ({note})", rules=rules)
    odd = counters % 2 == 1
    assert has_subtype(t.game.state, t.card("Lycan"), "code gate") == odd
    assert has_subtype(t.game.state, t.card("Lycan"), "sentry") != odd
    t.finish_run()
    assert len([line for line in told(t) if line.startswith("trash ")]) == 1
