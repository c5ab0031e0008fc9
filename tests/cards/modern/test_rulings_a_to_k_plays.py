"""Rulings on cards A to H that tell what is not offered, or when: each a play of its own."""

from typing import Any

import pytest

from rulerunner import At, position
from tests.support.ice import breaks, meet, run_on
from tests.support.plays import corp, follow, remote, runner
from tests.support.table import Table

pytestmark = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])

AG = "AgInfusion: New Miracles for a New World"
THREE_RUNS = ("run", "at HQ", "run", "at R&D", "run", "at Archives", "gain credit")
GRIP = ["5x Sure Gamble"]


def table(rules: str, *answers: str, **place: Any) -> Table:
    """A position after some answers."""
    t = Table(position(rules=rules, **{"corp": corp(), "runner": runner(), **place}))
    follow(t, *answers)
    return t


# --- what a card does from the heap or the grip, it does only there ---------------------------------------


def test_an_installed_paperclip_is_not_installed_again(rules: str) -> None:
    t = run_on("Ice Wall", rules=rules, runner={"rig": ["Paperclip"]})
    while t.in_run():
        assert not t.can("trigger", "Paperclip")
        t.passes()
    assert t.credits["runner"] == 20


def test_an_installed_crowdfunding_gets_no_credits_by_being_installed_again(rules: str) -> None:
    t = table(rules, *THREE_RUNS, runner=runner("Crowdfunding (2 credits)"))
    t.until(side="corp", kind="action")
    assert t.counters("Crowdfunding", "credit") == 2
    t = table(rules, *THREE_RUNS, "yes", runner=runner(discard=["Crowdfunding"]))
    assert t.counters("Crowdfunding", "credit") == 3, "from the heap it is"


def test_an_installed_shard_replaces_no_breach(rules: str) -> None:
    t = table(rules, runner=runner("Utopia Shard"), corp=corp("Hedge Fund"))
    t.run("HQ")
    finish_without_offers(t, "replace")
    assert t.happened("access", "Hedge Fund")


def finish_without_offers(t: Table, kind: str) -> None:
    """Decline everything to the end of the run, in which nothing of that kind is on offer."""
    while t.in_run():
        assert not t.can(kind), t.lines()
        t.passes()


# --- cards that are not offered ---------------------------------------------------------------------------


def test_best_defense_finds_no_cost_on_a_card_that_lies_face_down(rules: str) -> None:
    place = {"turn": "corp", "corp": corp("Best Defense")}
    rig = ("Corroder", "Mimic", "Ice Carver (facedown)")
    t = table(rules, **place, runner=runner(*rig, tags=5))
    t.corp("play", "Best Defense")
    assert {t.name(option.card) for option in t.decision.options} == {"Corroder", "Mimic"}


def test_in_the_groove_pays_for_no_card_that_is_installed_face_down(rules: str) -> None:
    place = runner("Hunting Grounds", hand=["In the Groove"])
    t = table(rules, "play In the Groove", "use Hunting Grounds", runner=place)
    assert len(t.events("install")) == 3
    assert t.credits["runner"] == 10


def test_carnivore_trashes_nothing_once_ansel_forbids_it(rules: str) -> None:
    place = {"rig": ["Carnivore", "Corroder"], "hand": ["4x Diesel"]}
    t = run_on("Ansel 1.0", server="remote 1", root=("PAD Campaign",), rules=rules, runner=place)
    t.until(option="card")
    t.corp("card", "Corroder")
    while t.in_run():
        assert not t.can("use", "Carnivore")
        t.passes()
    assert t.happened("access", "PAD Campaign")


def test_datasucker_does_not_weaken_ice_that_is_not_rezzed(rules: str) -> None:
    place = {"corp": corp("Archangel"), "runner": runner("Datasucker (3 virus)", "Leech (3 virus)")}
    t = table(rules, **place)
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    assert t.game.state.encounter is not None
    assert t.can("use", "Leech")
    assert not t.can("use", "Datasucker")


def test_azef_protocol_is_not_scored_for_the_grid_it_needs(rules: str) -> None:
    place = {"turn": "corp", "at": "5.6.2a"}
    t = table(rules, **place, servers=remote("Azef Protocol (2 advancement)", "SanSan City Grid (rezzed)"))
    assert not t.can("score", "Azef Protocol")


def test_anoetic_void_counts_no_upgrade_in_the_root_of_hq(rules: str) -> None:
    there = {"HQ": At(root=["Anoetic Void (rezzed)", "Crisium Grid"])}
    t = table(rules, corp=corp("Hedge Fund"), servers=there)
    t.run("HQ")
    while t.in_run():
        assert not (t.decision.side == "corp" and t.can("yes")), t.lines()
        t.passes()
    assert not t.happened("end the run")


def test_a_guarded_agenda_is_not_stolen_if_its_damage_would_be_prevented(rules: str) -> None:
    there = remote("Ben Musashi (rezzed)", "Hostile Takeover")
    t = table(rules, runner=runner("Guru Davinder", hand=GRIP), servers=there)
    t.run("remote 1")
    t.finish_run()
    assert not t.happened("steal")
    t = table(rules, "run", "at remote 1", "yes", runner=runner("Net Shield", hand=GRIP), servers=there)
    t.finish_run()
    assert t.happened("steal", "Hostile Takeover"), "a cost cannot be interrupted by choice"
    assert sum(event.amount for event in t.events("damage")) == 2


# --- when -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ice", [[], ["Neural Katana"]])
def test_aginfusion_leads_past_unrezzed_ice_or_none_to_where_the_runner_may_jack_out(
    ice: list[str], rules: str
) -> None:
    there = {"HQ": At(ice=["Wall of Static"]), "R&D": At(ice=ice)}
    t = table(rules, corp=corp("Hedge Fund", identity=AG), servers=there)
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", AG)
    t.corp("server", server="R&D")
    t.until(about="jack-out")
    assert t.attacked == "R&D"
    assert not t.happened("rez")
    t.runner("yes")
    t.finish_run()
    assert not t.happened("successful run")


def test_amani_senai_counts_the_grip_for_blood_in_the_water(rules: str) -> None:
    there = {"remote 1": At(root=["Blood in the Water"]), "remote 2": At(root=["Amani Senai (rezzed)"])}
    grip = runner("Corroder", hand=["4x Sure Gamble"])
    t = table(rules, "run", "at remote 1", "yes", runner=grip, servers=there)
    assert [event.amount for event in t.events("trace")] == [4]


def test_amaze_amusements_trashed_without_an_access_is_gone(rules: str) -> None:
    place = runner("Political Operative", "Self-modifying Code", credits=20)
    there = remote("AMAZE Amusements (rezzed)", "Hostile Takeover")
    t = table(rules, runner=place, servers=there)
    t.run("remote 1")
    t.until(option="use")
    t.runner("use", "Political Operative")
    t.runner("number", number=3)
    t.finish_run()
    assert t.zone("AMAZE Amusements") == "Archives"
    assert t.happened("steal", "Hostile Takeover")
    assert t.tags == 0


def test_gold_farmer_charges_for_each_printed_subroutine_and_no_other(rules: str) -> None:
    lady = 'Cerberus "Lady" H1'
    place = {"turn": "corp", "corp": corp("Sub Boost", clicks=1), "runner": runner(f"{lady} (4 power)")}
    t = table(rules, "play Sub Boost", **place, servers={"HQ": At(ice=["Gold Farmer (rezzed)"])})
    t.until(side="runner", kind="action")
    t.run("HQ")
    meet(t, "Gold Farmer")
    breaks(t, lady, 3, ability=1)
    assert (t.credits["runner"], t.decision.kind) == (10, "paid"), "a subroutine that it gained"
    breaks(t, lady, 1, 2, ability=1)
    t.until(side="runner", kind="paid")
    assert t.credits["runner"] == 8
