"""Worked examples about costs: discounts, X, other ways to pay, what an action was paid with."""

import pytest

from rulerunner import At, Seat, position
from tests.support.corp import corp_turn
from tests.support.plays import follow
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 1.16.2f", 1)
def test_a_total_discount_goes_to_the_install_cost_first_and_then_to_the_rez_cost() -> None:
    servers = {
        "HQ": At(ice=["Ice Wall"]),
        "remote 1": At(root=["Tucana (rezzed)", "Hostile Takeover (2 advancement)"]),
    }
    deck = ["Logjam", "5x Hedge Fund"]
    t = corp_turn(corp=Seat(credits=4, hand=[], deck=deck), servers=servers)
    follow(t, "score Hostile Takeover", "trigger Tucana", "yes", "Logjam", "at HQ")
    assert t.rezzed("Logjam")
    assert sum(e.amount for e in t.events("spend credits", side="corp")) == 4


@pytest.mark.example("nsg-26.03 1.16.2c", 1)
def test_with_three_tags_the_x_of_psychographics_is_at_most_three() -> None:
    seat = Seat(credits=9, hand=["Psychographics"])
    t = corp_turn("5.6.2b", corp=seat, runner=Seat(tags=3), servers={"HQ": At(ice=["Ice Wall"])})
    t.corp("play", "Psychographics")
    assert [option.number for option in t.decision.options] == [0, 1, 2, 3]


@pytest.mark.example("nsg-26.03 1.16.2e", 1)
def test_biawak_is_paid_with_an_agenda_two_credits_and_two_of_the_grids() -> None:
    servers = {"remote 1": At(ice=["Biawak"], root=["Mahkota Langit Grid (rezzed, 2 credit)"])}
    t = Table(position(corp=Seat(credits=4, score=["Hostile Takeover"]), servers=servers))
    t.run("remote 1")
    follow(t, "rez Biawak", "2")
    assert t.rezzed("Biawak")
    assert t.credits["corp"] == 2
    assert t.counters("Mahkota Langit Grid", "credit") == 0
    assert t.happened("forfeit", "Hostile Takeover")


@pytest.mark.example("nsg-26.03 1.13.13", 2)
def test_an_agenda_installed_from_the_runners_score_area_loses_its_counter() -> None:
    runner = Seat(tags=3, score=["Next Big Thing (1 agenda)"])
    t = corp_turn("5.6.2b", corp=Seat(credits=9, hand=["IP Enforcement"]), runner=runner)
    points = t.game.state.cards[t.card("Next Big Thing")].face.facts.points
    follow(t, "play IP Enforcement", str(points))
    assert t.zone("Next Big Thing") == "table"
    assert t.counters("Next Big Thing", "agenda") == 0


@pytest.mark.example("nsg-26.03 1.16.4d", 1)
def test_both_clicks_for_blue_level_clearance_are_spent_on_playing_an_operation() -> None:
    servers = {"remote 1": At(root=["Jeeves Model Bioroids (rezzed)"])}
    hand = ["Blue Level Clearance", "Hedge Fund"]
    t = corp_turn("5.6.2b", corp=Seat(credits=9, hand=hand, deck=["5x Enigma"]), servers=servers)
    follow(t, "play Blue Level Clearance")
    assert [(event.sort, event.amount) for event in t.events("spend clicks")] == [("play", 1), ("play", 1)]
    assert not t.happened("gain clicks")
    follow(t, "play Hedge Fund")
    assert t.happened("gain clicks")


@pytest.mark.example("nsg-26.03 5.2.5b", 1)
@pytest.mark.example("nisei-1.4 5.2.6b", 1)
def test_playing_two_different_operations_is_the_same_action_twice() -> None:
    seat = Seat(
        credits=9,
        hand=["Hedge Fund", "Lateral Growth", "PAD Campaign"],
        deck=["5x Enigma"],
        identity="MirrorMorph: Endless Iteration",
    )
    t = corp_turn("5.6.2b", corp=seat)
    follow(t, "play Hedge Fund", "play Lateral Growth", "gain credit")
    assert t.clicks["corp"] == 0
    assert t.decision.kind in ("paid", "action"), "nothing more is offered"
    assert not t.can("yes")
