"""The rest of the rulings on cards A to K: what turns, breaches and payments bring, each a play."""

from typing import Any

import pytest

from rulerunner import At, position
from rulerunner.decks.formats import find_format
from rulerunner.kernel.read.values import strength
from tests.support.ice import bids, breaks, meet, run_on
from tests.support.plays import corp, follow, remote, runner
from tests.support.table import Table

BOTH = pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
GRIP = ["5x Sure Gamble"]
FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


def table(rules: str, *answers: str, **place: Any) -> Table:
    """A position after some answers."""
    t = Table(position(rules=rules, **{"corp": corp(), "runner": runner(), **place}))
    follow(t, *answers)
    return t


# --- the mark ---------------------------------------------------------------------------------------------


@BOTH
def test_who_installs_backstitching_has_no_mark_this_turn(rules: str) -> None:
    t = table(rules, "install Backstitching", runner=runner(hand=["Backstitching"]))
    assert t.zone("Backstitching") == "table"
    assert not t.happened("identify mark")


@BOTH
def test_backstitching_bypasses_ice_met_because_of_konjin_on_the_mark(rules: str) -> None:
    there = {"HQ": At(ice=["Konjin (rezzed)"]), "R&D": At(ice=["Neural Katana (rezzed)"])}
    for seed in range(20):
        t = table(rules, at="5.7.1d", runner=runner("Backstitching"), servers=there, seed=seed)
        t.until(side="runner", kind="action")
        if t.events("identify mark")[0].server == 0:
            break
    t.run("HQ")
    bids(t, 1, 0)
    t.until(side="corp", option="yes")
    t.corp("yes")
    if t.can("card", "Neural Katana"):
        t.corp("card", "Neural Katana")
    assert t.happened("encounter", "Neural Katana")
    t.runner("yes")
    assert t.happened("bypass", "Neural Katana")
    assert not t.happened("damage")


# --- what is not offered ----------------------------------------------------------------------------------


@BOTH
def test_an_event_that_was_played_does_not_come_from_the_grip_for_buffer_drive(rules: str) -> None:
    t = table(rules, runner=runner("Buffer Drive", hand=["Easy Mark"], deck=["9x Diesel"]))
    t.runner("play", "Easy Mark")
    assert t.decision.kind == "paid"
    assert t.zone("Easy Mark") == "heap"


@BOTH
@pytest.mark.parametrize("credits", [3, 4])
def test_cezve_trashed_for_a_program_pays_nothing_for_it(credits: int, rules: str) -> None:
    rig = ["Cezve (2 credits)", "Mimic", "Corroder", "Datasucker"]
    place = {"rig": rig, "discard": ["Paperclip"], "credits": credits}
    t = run_on("Ice Wall", rules=rules, runner=place)
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Paperclip")
    assert t.can("trash", "Mimic")
    assert t.can("trash", "Cezve") == (credits == 4), "three credits are too few without those on Cezve"
    t.runner("trash", "Cezve" if credits == 4 else "Mimic")
    t.runner("done")
    if credits == 3:
        t.runner("number", "Cezve", number=2)
    assert t.zone("Paperclip") == "table"
    assert t.credits["runner"] == (0 if credits == 4 else 1)


@BOTH
def test_a_run_that_crisium_grid_kept_from_success_stays_so(rules: str) -> None:
    there = {"HQ": At(root=["Crisium Grid (rezzed)"]), "R&D": At(ice=["Enigma (rezzed)"])}
    place = {"corp": corp("Hedge Fund"), "runner": runner(hand=["Emergency Shutdown"]), "servers": there}
    t = table(rules, "run", "at HQ", "trash Crisium Grid", **place)
    t.until(side="runner", kind="action")
    assert t.zone("Crisium Grid") == "Archives"
    assert not t.can("play", "Emergency Shutdown")


@BOTH
def test_digital_rights_management_cannot_be_played_before_the_runners_first_turn(rules: str) -> None:
    t = table(rules, turn="corp", corp=corp("Digital Rights Management"))
    assert not t.can("play", "Digital Rights Management")


@BOTH
def test_a_run_with_direct_access_opens_no_other_remote_server(rules: str) -> None:
    perfection = corp(identity="Jinteki: Replicating Perfection")
    place = {"corp": perfection, "runner": runner(hand=["Direct Access"])}
    t = table(rules, "play Direct Access", "at remote 1", **place, servers=remote("PAD Campaign"))
    t.until(side="runner", kind="action")
    t.runner("run")
    assert t.can("server", server="HQ")
    assert not t.can("server", server="remote 1")


@BOTH
def test_freedom_khumalo_trashes_no_agenda(rules: str) -> None:
    place = {"corp": corp(deck=["2x Hostile Takeover"]), "runner": runner("Imp (9 virus)", identity=FREEDOM)}
    t = table(rules, **place)
    t.run("R&D")
    t.until(side="runner", option="use")
    assert t.can("use", "Imp")
    assert not t.can("use", FREEDOM)


@BOTH
def test_georgia_emelyov_founds_no_server(rules: str) -> None:
    t = table(rules, turn="corp", at="5.6.2a", servers=remote("Georgia Emelyov (rezzed)"))
    t.corp("use", "Georgia Emelyov")
    assert {option.server for option in t.decision.options} == {0, 1, 2}


@BOTH
def test_guru_davinder_leaves_nothing_for_net_shield(rules: str) -> None:
    t = run_on("Data Mine", rules=rules, runner={"rig": ["Guru Davinder", "Net Shield"]})
    while t.in_run():
        assert not t.can("use", "Net Shield")
        t.passes()
    assert not t.happened("damage")


@BOTH
def test_the_tag_of_funhouse_cannot_be_avoided(rules: str) -> None:
    t = run_on("Funhouse", rules=rules, runner={"rig": ["New Angeles City Hall"]})
    t.until(side="runner", about="unless")
    t.runner("yes")
    assert t.tags == 1
    assert t.credits["runner"] == 20


@BOTH
def test_the_tag_of_increased_drop_rates_cannot_be_avoided(rules: str) -> None:
    there = remote("Increased Drop Rates")
    place = {"corp": corp(bad_publicity=1), "runner": runner("New Angeles City Hall"), "servers": there}
    t = table(rules, **place)
    t.run("remote 1")
    t.until(side="runner", about="unless")
    t.runner("yes")
    assert t.tags == 1
    t.finish_run()
    assert t.game.state.players["corp"].bad_publicity == 1


@BOTH
def test_jesminder_avoids_nothing_once_another_card_has_avoided_the_first_tag(rules: str) -> None:
    jesminder = "Jesminder Sareen: Girl Behind the Curtain"
    place = {"identity": jesminder, "rig": ["New Angeles City Hall"], "credits": 2}
    t = run_on("Data Raven", "Data Raven", rules=rules, corp={"credits": 0}, runner=place)
    t.until(side="runner", option="effect")
    t.runner("effect", number=0)
    t.runner("use", "New Angeles City Hall")
    t.until(side="runner", option="effect")
    assert t.tags == 0
    t.runner("effect", number=0)
    assert not t.can("trigger")
    assert t.tags == 1


# --- when, and how much -----------------------------------------------------------------------------------


@BOTH
def test_after_the_last_advancement_the_corp_may_score_before_the_runner_acts(rules: str) -> None:
    clot = runner("Simulchip", "Corroder", discard=["Clot"])
    t = table(rules, turn="corp", runner=clot, servers=remote("Hostile Takeover (1 advancement)"))
    t.corp("advance", "Hostile Takeover")
    assert t.decision.side == "corp"
    assert t.can("score", "Hostile Takeover")


@BOTH
def test_cards_come_to_the_bottom_in_a_random_order_for_brain_rewiring(rules: str) -> None:
    orders = set()
    for seed in range(6):
        place = {
            "turn": "corp",
            "at": "5.6.2a",
            "runner": runner(hand=["Mimic", "Corroder"], deck=["Diesel"]),
        }
        t = table(rules, **place, servers=remote("Brain Rewiring (4 advancement)"), seed=seed)
        t.corp("score", "Brain Rewiring")
        t.until(option="number")
        t.corp("number", number=2)
        orders.add(tuple(t.name(card) for card in t.game.state.zones["stack"][-2:]))
    assert orders == {("Mimic", "Corroder"), ("Corroder", "Mimic")}


@BOTH
def test_eater_turns_up_the_archives_and_accesses_nothing_there(rules: str) -> None:
    place = {"discard": ["Hostile Takeover"], "hand": []}
    t = run_on("Ice Wall", server="Archives", rules=rules, corp=place, runner={"rig": ["Eater"]})
    meet(t, "Ice Wall")
    breaks(t, "Eater", 1)
    t.finish_run()
    assert t.rezzed("Hostile Takeover")
    assert not t.happened("access")


@BOTH
@pytest.mark.parametrize("jacks_out", [True, False])
def test_ganked_leads_into_ice_in_the_middle_of_a_breach(jacks_out: bool, rules: str) -> None:
    there = ("Ganked!", "Hostile Takeover")
    t = run_on("Karunā", server="remote 1", root=there, rules=rules, runner={"hand": ["9x Diesel"]})
    while not t.happened("encounter ends"):
        t.runner("no") if t.can("no") else t.passes()
    t.until(side="runner", option="access")
    t.runner("access", "Ganked!")
    t.corp("yes")
    t.until(side="runner", option="yes")
    assert t.game.state.run is not None
    assert t.game.state.run.successful, "the run goes on where it was"
    t.runner("yes" if jacks_out else "no")
    t.finish_run()
    assert t.happened("steal", "Hostile Takeover") != jacks_out


@BOTH
def test_gauss_is_a_new_gauss_when_it_is_installed_again(rules: str) -> None:
    t = table(rules, "install Gauss", runner=runner(hand=["Gauss", "Rejig"], credits=20))
    once = strength(t.game.state, t.card("Gauss"))
    assert once == 1 + 3
    follow(t, "play Rejig")
    assert len(t.events("install")) == 2
    assert strength(t.game.state, t.card("Gauss")) == once


@BOTH
def test_femme_fatale_installed_again_has_forgotten_her_ice(rules: str) -> None:
    there = {"HQ": At(ice=["Pop-up Window (rezzed)"]), "R&D": At(ice=["Wall of Static"])}
    place = runner(hand=["Femme Fatale", "Rejig"], credits=30)
    t = table(rules, "install Femme Fatale", "Pop-up Window", runner=place, servers=there)
    follow(t, "play Rejig", "Wall of Static")
    assert len(t.events("install")) == 2
    t.until(side="runner", kind="action")
    t.run("HQ")
    while t.in_run():
        assert not (t.can("yes") and t.decision.about == "may"), t.lines()
        t.passes()
    assert not t.happened("bypass")


@BOTH
def test_what_glenn_station_hosts_is_trashed_as_it_is_forfeited(rules: str) -> None:
    place = {"turn": "corp", "corp": corp("Nico Campaign", score=["Glenn Station"])}
    t = table(rules, "use Glenn Station", **place, servers={"HQ": At(ice=["Archer"])})
    t.until(side="runner", kind="action") if t.decision.side == "runner" else None
    follow(t, "gain credit", "gain credit", "run", "at HQ", "rez Archer")
    assert t.zone("Glenn Station") == "removed"
    assert t.zone("Nico Campaign") == "Archives"


@BOTH
def test_a_terminal_operation_ends_what_played_it_too(rules: str) -> None:
    hand = corp("Subcontract", "Hard-Hitting News", "Beanstalk Royalties", credits=20, deck=["9x Enigma"])
    place = {"corp": hand, "runner": runner(tags=1, clicks=1)}
    t = table(rules, "run", "at HQ", **place)
    t.until(side="corp", kind="action")
    t.corp("play", "Subcontract")
    while not t.happened("trace"):
        found = t.find("yes") or t.find("card", "Hard-Hitting News") or t.find("number")
        t.choose(found[0])
    t.until(side="runner", kind="action")
    assert t.zone("Beanstalk Royalties") == "HQ"


@BOTH
def test_hoshiko_comes_with_her_first_side_up(rules: str) -> None:
    hoshiko = "Hoshiko Shiro: Untold Protagonist"
    place = runner(hand=["Rebirth"], identity="Noise: Hacker Extraordinaire", outside=[hoshiko], clicks=2)
    t = table(rules, "play Rebirth", runner=place, corp=corp("Hedge Fund"))
    t.until(side="runner", kind="action")
    t.run("HQ")
    t.finish_run()
    t.until(side="corp", kind="action")
    assert t.happened("access")
    assert t.credits["runner"] == 12, "with her first side up she pays two as the turn ends"


@BOTH
def test_keiko_pays_for_her_own_install(rules: str) -> None:
    t = table(rules, "install Keiko", runner=runner(hand=["Keiko"]))
    cost = t.game.state.cards[t.card("Keiko")].face.facts.cost
    assert cost is not None
    assert t.credits["runner"] == 10 - cost + 1


@BOTH
def test_ash_lets_khusyuk_access_nothing(rules: str) -> None:
    there = {"R&D": At(root=["Ash 2X3ZB9CY (rezzed)"])}
    place = {"runner": runner("Corroder", "Mimic", hand=["Khusyuk"], credits=3), "corp": corp(credits=0)}
    t = table(rules, **place, servers=there)
    t.runner("play", "Khusyuk")
    t.until(option="number")
    t.runner("number", number=2)
    t.until(side="runner", kind="action")
    assert t.happened("trace succeeds")
    assert not t.happened("access")


def into_the_depths(rules: str, *ice: str) -> tuple[Table, int]:
    """A run with Into the Depths in which all is declined; how many things it did, of three."""
    place = {"runner": runner("Hyperbaric (2 power)", hand=["Into the Depths"]), "corp": corp(credits=0)}
    t = table(rules, **place, servers={"HQ": At(ice=list(ice))})
    t.runner("play", "Into the Depths")
    t.runner("server", server="HQ")
    done = 0
    while t.decision.kind != "action":
        done += t.can("effect")
        t.passes()
    return t, done


@BOTH
def test_into_the_depths_counts_unrezzed_ice_that_was_passed(rules: str) -> None:
    assert into_the_depths(rules)[1] == 0
    t, done = into_the_depths(rules, "Wall of Static")
    assert not t.happened("encounter")
    assert done == 1


@BOTH
def test_into_the_depths_counts_ice_each_time_it_is_passed(rules: str) -> None:
    t, done = into_the_depths(rules, "Wall of Static", "Cell Portal (rezzed)")
    assert [t.name(event.card) for event in t.events("pass")].count("Wall of Static") == 2
    assert done >= 2


@BOTH
def test_into_the_depths_counts_no_ice_that_was_trashed_as_it_was_met(rules: str) -> None:
    rig = ("Chisel (9 virus, on Quandary)", "Hyperbaric (2 power)")
    place = {"runner": runner(*rig, hand=["Into the Depths"]), "corp": corp(credits=0)}
    t = table(rules, **place, servers={"HQ": At(ice=["Quandary (rezzed)"])})
    t.runner("play", "Into the Depths")
    t.runner("server", server="HQ")
    while t.decision.kind != "action":
        assert not t.can("effect")
        t.passes()
    assert t.zone("Quandary") == "Archives"
    assert t.happened("successful run")


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("Architect", 1),
        ("Blackmail", 3),
        ("Breaking News", 1),
        ('Cerberus "Lady" H1', 1),
        ("Clone Chip", 1),
        ("D4v1d", 1),
        ("DDoS", 3),
        ("Faust", 3),
    ],
)
def test_the_list_of_april_2017_asked_for_universal_influence(card: str, price: int) -> None:
    season = next(each for each in find_format("standard").seasons if each.since == "2017-04-12")
    assert season.restrictions is not None
    assert season.restrictions.universal[card] == price
