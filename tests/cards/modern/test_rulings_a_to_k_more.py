"""More rulings on cards A to K that tell what is not offered, or when: each a play of its own."""

from typing import Any

import pytest

from rulerunner import At, position
from rulerunner.kernel.read.values import has_subtype, strength
from tests.support.ice import breaks, meet, run_on
from tests.support.plays import corp, follow, runner
from tests.support.table import Table

BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
GRIP = ["5x Sure Gamble"]


def table(rules: str, *answers: str, **place: Any) -> Table:
    """A position after some answers."""
    t = Table(position(rules=rules, **{"corp": corp(), "runner": runner(), **place}))
    follow(t, *answers)
    return t


def never(t: Table, kind: str, card: str = "") -> None:
    """Decline everything to the end of the run, in which something is not on offer."""
    while t.in_run():
        assert not t.can(kind, card), t.lines()
        t.passes()


# --- subroutines and encounters ---------------------------------------------------------------------------


@BOTH
@pytest.mark.card("Afshar", "Akhet", "Sub Boost")
@pytest.mark.parametrize("ice", ["Afshar", "Akhet"])
def test_a_limit_on_printed_subroutines_is_none_on_a_gained_one(ice: str, rules: str) -> None:
    rig = runner(f"Botulus (9 virus, on {ice})")
    place = {"turn": "corp", "corp": corp("Sub Boost", clicks=1), "runner": rig}
    t = table(rules, "play Sub Boost", **place, servers={"HQ": At(ice=[f"{ice} (3 advancement, rezzed)"])})
    t.until(side="runner", kind="action")
    t.run("HQ")
    meet(t, ice)
    for number in (3, 1):
        breaks(t, "Botulus", number, ability=3)
    assert [event.place for event in t.events("subroutine broken")] == [2, 0]
    if t.can("use", "Botulus"):
        t.runner("use", "Botulus")
    assert not t.can("subroutine"), "the other printed one"


@BOTH
def test_pelangi_is_too_late_for_afterimage(rules: str) -> None:
    place = {"rig": ["Afterimage", "Pelangi (2 virus)", "Ghost Runner (3 credits)"]}
    t = run_on("Ice Wall", rules=rules, runner=place)
    meet(t, "Ice Wall")
    t.runner("use", "Pelangi")
    t.choose(next(option for option in t.decision.options if option.detail == "sentry"))
    assert t.can("use", "Afterimage"), "it breaks what is a sentry now"
    never(t, "yes")
    assert not t.happened("bypass")


@BOTH
def test_ice_that_was_derezzed_is_not_met_and_not_bypassed_in_the_second_run(rules: str) -> None:
    place = {"runner": runner(hand=["Always Have a Backup Plan"]), "corp": corp("Hedge Fund", credits=0)}
    t = table(rules, **place, servers={"HQ": At(ice=["Cell Portal (rezzed)"])})
    t.runner("play", "Always Have a Backup Plan")
    t.runner("server", server="HQ")
    for _ in ("jacks out", "runs again"):
        t.until(side="runner", option="yes")
        t.runner("yes")
    t.finish_run()
    assert not t.rezzed("Cell Portal")
    assert len(t.events("encounter")) == 1
    assert not t.happened("bypass")
    assert t.happened("successful run")


@BOTH
@pytest.mark.parametrize(("ice", "does"), [("Anemone", "damage"), ("Hákarl 1.0", "derez")])
def test_ice_rezzed_by_another_card_in_a_run_on_its_server_has_its_say(
    ice: str, does: str, rules: str
) -> None:
    place = {"runner": runner("False Echo", hand=GRIP), "corp": corp("2x Hedge Fund", credits=20)}
    t = table(rules, **place, servers={"HQ": At(ice=[ice, "Enigma (rezzed)"])})
    t.run("HQ")
    t.until(side="runner", option="yes")
    t.runner("yes")
    t.corp("effect", number=0)
    assert t.rezzed(ice)
    while not t.happened(does):
        t.choose((t.find("yes") or t.find("card"))[0])
    assert t.game.state.encounter is None


@BOTH
def test_faerie_may_go_to_the_stack_for_brahman_instead_of_being_trashed(rules: str) -> None:
    t = run_on("Rototurret", rules=rules, runner={"rig": ["Brahman", "Faerie", "Datasucker (9 virus)"]})
    meet(t, "Rototurret")
    breaks(t, "Faerie", 1)
    breaks(t, "Brahman", 2)
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Brahman")
    t.runner("card", "Faerie")
    t.finish_run()
    assert t.zone("Faerie") == "stack"


@BOTH
def test_bukhgalter_is_paid_though_datasucker_helped(rules: str) -> None:
    t = run_on(
        "Rototurret", rules=rules, runner={"credits": 5, "rig": ["Bukhgalter", "Datasucker (9 virus)"]}
    )
    meet(t, "Rototurret")
    t.runner("use", "Datasucker")
    breaks(t, "Bukhgalter", 1)
    breaks(t, "Bukhgalter", 2)
    assert t.credits["runner"] == 5 - 2 + 2


@BOTH
def test_boomerang_knows_ice_that_was_rezzed_since(rules: str) -> None:
    place = {"runner": runner(hand=["Boomerang"]), "servers": {"HQ": At(ice=["Enigma"])}}
    t = table(rules, "install Boomerang", **place)
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Enigma")
    meet(t, "Enigma")
    assert t.can("use", "Boomerang")


@BOTH
@pytest.mark.parametrize("jacks_out", [True, False])
def test_who_jacks_out_after_chum_takes_no_damage(jacks_out: bool, rules: str) -> None:
    t = run_on("Chum", "Ice Wall", rules=rules)
    t.until(about="jack-out")
    t.runner("yes" if jacks_out else "no")
    t.finish_run()
    assert t.happened("damage") != jacks_out


@BOTH
def test_loki_counts_its_own_advancements_in_a_subroutine_of_colossus(rules: str) -> None:
    there = {"R&D": At(ice=["Colossus (3 advancement, rezzed)"])}
    t = run_on("Loki", rules=rules, servers=there, runner={"rig": ["Corroder", "Datasucker"]})
    t.finish_run()
    assert t.tags == 1


@BOTH
def test_ice_installed_by_drafter_over_itself_is_behind_the_runner(rules: str) -> None:
    t = run_on("Drafter", "Pop-up Window", rules=rules, corp={"hand": ["Neural Katana"]})
    while not t.happened("install", "Neural Katana"):
        offered = (t.find("yes"), t.find("server", server="HQ"), t.find("card"), t.find("trash"))
        found = next((options for options in offered if options and t.decision.side == "corp"), [])
        t.choose(found[0] if found else t.find("pass")[0])
    t.finish_run()
    assert {t.zone("Drafter"), t.zone("Pop-up Window")} == {"Archives"}
    assert not t.happened("approach", "Neural Katana")
    assert t.happened("successful run")


@BOTH
def test_egret_says_what_unrezzed_ice_is_too(rules: str) -> None:
    rig = runner("Egret (on Wall of Static)", "Mimic", hand=["Emergency Shutdown"])
    there = {"R&D": At(ice=["Wall of Static (rezzed)"])}
    t = table(rules, corp=corp("Hedge Fund"), runner=rig, servers=there)
    t.run("HQ")
    t.until(side="runner", kind="action")
    t.runner("play", "Emergency Shutdown")
    assert not t.rezzed("Wall of Static")
    wall = t.card("Wall of Static")
    assert all(has_subtype(t.game.state, wall, kind) for kind in ("barrier", "code gate", "sentry"))
    assert t.zone("Egret") == "table"


@BOTH
def test_mirāju_that_hippo_trashed_leads_nobody_to_archives(rules: str) -> None:
    t = run_on("Mirāju", rules=rules, runner={"rig": ["Gordian Blade", "Hippo"]})
    meet(t, "Mirāju")
    while strength(t.game.state, t.card("Gordian Blade")) < strength(t.game.state, t.card("Mirāju")):
        t.runner("use", "Gordian Blade", ability=1)
    breaks(t, "Gordian Blade", 1)
    t.until(side="runner", option="trigger") if not t.can("yes") else None
    t.choose((t.find("trigger", "Hippo") or t.find("yes"))[0])
    if t.can("yes"):
        t.runner("yes")
    t.finish_run()
    assert t.zone("Mirāju") == "Archives"
    assert t.happened("successful run", server=0)


@BOTH
def test_kakugo_trashed_in_its_encounter_is_not_passed(rules: str) -> None:
    t = run_on("Kakugo", rules=rules, runner={"rig": ["Chisel (9 virus, on Kakugo)"]})
    t.finish_run()
    assert t.zone("Kakugo") == "Archives"
    assert not t.happened("damage")


@BOTH
def test_ivik_is_no_code_gate_that_lowers_its_own_price(rules: str) -> None:
    place = {"runner": runner(hand=["Tinkering"]), "corp": corp("Hedge Fund", credits=9)}
    t = table(rules, "play Tinkering", **place, servers={"HQ": At(ice=["Ivik"])})
    t.run("HQ")
    t.until(side="corp", option="rez")
    before = t.credits["corp"]
    t.corp("rez", "Ivik")
    assert before - t.credits["corp"] == t.game.state.cards[t.card("Ivik")].face.facts.cost
