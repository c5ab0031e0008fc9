"""Worked examples about drawn cards, prevention in time and too late, and cards picked for damage."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view.knowledge import knows
from tests.support.table import Table

CHRONOS = "Chronos Protocol: Selective Mind-mapping"
GRIP = ["Diesel", "Sure Gamble", "Corroder", "Infiltration", "Easy Mark"]


def snared(rules: str, *rig: str) -> Table:
    """The Runner accesses a Snare! of Chronos Protocol, and the Corp pays for it and looks at the grip."""
    corp = Seat(identity=CHRONOS, credits=9, hand=["Enigma"])
    servers = {"remote 1": At(root=["Snare!"])}
    t = Table(position(corp=corp, runner=Seat(hand=GRIP, rig=rig), servers=servers, rules=rules))
    t.run("remote 1")
    for _ in range(2):
        t.until(side="corp", about="may")
        t.corp("yes")
    return t


@pytest.mark.example("nsg-26.03 4.8.7", 1)
@pytest.mark.rule("nsg-26.03 4.8.7")
def test_the_runner_is_not_told_which_of_the_drawn_cards_daily_business_show_buries() -> None:
    servers = {"remote 1": At(root=["Daily Business Show (rezzed)"])}
    corp = Seat(hand=["Hedge Fund"], deck=["Enigma", "Ice Wall", "Tollbooth"])
    runner = Seat(clicks=1)
    t = Table(position(corp=corp, runner=runner, servers=servers, rules="nsg-26.03"))
    t.run("R&D")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("access")] == ["Enigma"]
    t.until(side="corp", kind="choose card")
    assert {t.zone(name) for name in ("Enigma", "Ice Wall")} == {"aside"}
    t.corp("card", "Enigma")
    assert (t.zone("Enigma"), t.zone("Ice Wall")) == ("R&D", "HQ")
    assert not any(knows(t.game.state, "runner", t.card(name)) for name in ("Enigma", "Ice Wall"))


@pytest.mark.example("nsg-26.03 9.9.4c", 2)
@pytest.mark.rule("nsg-26.03 9.9.4b")
def test_no_one_home_comes_too_late_for_the_tags_it_was_installed_under() -> None:
    corp = Seat(credits=9, hand=["Big Brother", "Posted Bounty"], clicks=3)
    runner = Seat(credits=9, rig=["Decoy", "Thunder Art Gallery"], hand=["No One Home"], tags=1)
    t = Table(position(turn="corp", corp=corp, runner=runner, rules="nsg-26.03"))
    t.corp("play", "Big Brother")
    t.until(side="runner", option="use")
    t.runner("use", "Decoy")
    t.until(side="runner", option="yes")
    t.runner("yes")
    while t.decision.kind != "interrupt" and t.decision.kind != "action":
        t.choose(0)
    assert t.zone("No One Home") == "table"
    assert not t.can("trigger", "No One Home")
    t.until(side="corp", kind="action")
    assert t.tags == 2, "one of two was avoided"


@pytest.mark.example("nsg-26.03 9.9.7b", 1)
@pytest.mark.rule("nsg-26.03 9.9.7b")
def test_nothing_is_left_for_the_cleaners_once_chrome_parlor_has_prevented_all() -> None:
    corp = Seat(hand=["Enigma"], score=["The Cleaners"])
    runner = Seat(credits=9, rig=["Chrome Parlor"], hand=["Net-Ready Eyes", "4x Diesel"])
    t = Table(position(corp=corp, runner=runner, rules="nsg-26.03"))
    t.runner("install", "Net-Ready Eyes")
    while t.decision.kind != "action":
        assert not t.can("trigger", "The Cleaners")
        t.choose(0)
    assert not t.events("damage")


@pytest.mark.example("nsg-26.03 9.12.1c", 1)
@pytest.mark.rule("nsg-26.03 9.12.1c", "nisei-1.4 9.11.1c")
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_in_their_turn_the_runner_picks_with_titanium_ribs_what_chronos_protocol_looks_at(rules: str) -> None:
    t = snared(rules, "Titanium Ribs")
    assert t.events("look", side="corp", zone="grip")
    assert (t.decision.side, t.decision.about) == ("runner", "damage")


@pytest.mark.example("nsg-26.03 10.4.3a", 1)
@pytest.mark.example("nisei-1.4 10.4.3a", 1)
@pytest.mark.rule("nsg-26.03 10.4.3a", "nisei-1.4 10.4.3a")
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_one_card_of_a_snare_is_picked_and_two_are_found_by_chance(rules: str) -> None:
    t = snared(rules)
    t.corp("card", "Corroder")
    t.finish_run()
    (hit,) = t.events("damage")
    assert (hit.amount, hit.sort, len(hit.cards)) == (3, "net", 3)
    assert t.name(hit.cards[0]) == "Corroder"
