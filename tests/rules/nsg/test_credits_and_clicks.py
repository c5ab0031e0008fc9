"""26.03, 1.9 to 1.11: counters, credits and clicks."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import Charged
from rulerunner.lang.costs import Clicks
from rulerunner.lang.instructions import (
    Effect,
    Gain,
    GainClicks,
    GiveTags,
    LoseClicks,
    Place,
    PlaceOwnCredits,
)
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import CREDIT, POWER
from tests.support.faces import made, table

FUNDS = ["9x Hedge Fund"]


@pytest.mark.rule("nsg-26.03 1.9.2", "nsg-26.03 1.9.2a", "nsg-26.03 4.7.2")
def test_placed_counters_come_from_a_bank_without_end() -> None:
    hoard = made("Hoard", "resource", paid(Clicks(), Place(1000, POWER)))
    t = table(hoard, runner=Seat(credits=3, rig=["Hoard"]))
    t.runner("use", "Hoard")
    t.until(rule="5.7.1f")
    t.runner("use", "Hoard")
    assert t.counters("Hoard", POWER) == 2000
    assert t.credits == {"corp": 5, "runner": 3}, "nobody paid for them"


@pytest.mark.rule("nsg-26.03 1.10.2", "nsg-26.03 10.2.2", "nisei-1.4 1.10.2")
def test_both_players_see_how_many_credits_each_has() -> None:
    t = table(corp=Seat(credits=7), runner=Seat(credits=3))
    for side in ("corp", "runner"):
        view = t.game.view(side)
        assert (view.corp.credits, view.runner.credits) == (7, 3)


@pytest.mark.rule(
    "nsg-26.03 1.10.3a", "nsg-26.03 1.10.4a", "nsg-26.03 1.13.11", "nisei-1.4 1.10.3a", "nisei-1.4 1.10.4a"
)
def test_credits_taken_from_a_card_are_gained() -> None:
    spy = made("Spy", "asset", when(Trigger("gain credits", side="runner"), GiveTags(1)))
    t = table(
        spy,
        runner=Seat(credits=0, rig=["Armitage Codebusting (12 credit)"]),
        servers={"remote 1": At(root=["Spy (rezzed)"])},
    )
    t.runner("use", "Armitage Codebusting")
    assert t.credits["runner"] == 2
    assert t.counters("Armitage Codebusting", "credit") == 10
    assert t.tags == 1
    assert t.zone("Armitage Codebusting") == "table"


@pytest.mark.rule("nsg-26.03 1.10.4")
def test_credits_on_a_card_are_not_in_the_pool() -> None:
    t = table(runner=Seat(credits=1, rig=["Armitage Codebusting (12 credit)"], hand=["Corroder"]))
    assert t.credits["runner"] == 1
    assert not t.can("install", "Corroder")


@pytest.mark.rule("nsg-26.03 4.7.3", "nsg-26.03 1.13.11")
def test_counters_spent_are_gone_and_their_host_stays() -> None:
    t = table(
        runner=Seat(rig=["Datasucker (2 virus)"]),
        servers={"HQ": At(ice=["Enigma (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Datasucker")
    assert t.counters("Datasucker", "virus") == 1
    assert t.zone("Datasucker") == "table"
    assert sum(card.count("virus") for card in t.game.state.cards) == 1


@pytest.mark.rule(
    "nsg-26.03 1.11.2",
    "nsg-26.03 1.11.2a",
    "nsg-26.03 1.11.2b",
    "nisei-1.4 1.11.2",
    "nisei-1.4 1.11.2a",
    "nisei-1.4 1.11.2b",
)
@pytest.mark.parametrize(("turn", "step", "clicks"), [("corp", "5.6.1a", 3), ("runner", "5.7.1a", 4)])
def test_a_turn_starts_with_its_clicks(turn: str, step: str, clicks: int) -> None:
    t = table(turn=turn, at=step, corp=Seat(deck=FUNDS, clicks=0), runner=Seat(clicks=0, deck=FUNDS[:0]))
    assert [(e.side, e.amount) for e in t.events("gain clicks")] == [(turn, clicks)]
    t.until(kind="action")
    assert t.clicks[turn] == clicks


@pytest.mark.rule("nsg-26.03 1.11.3a")
def test_more_clicks_are_clicks_gained() -> None:
    rush = made("Rush", "event", play(GainClicks(2)))
    spy = made("Spy", "asset", when(Trigger("gain clicks", side="runner"), GiveTags(1)))
    t = table(
        rush, spy, runner=Seat(clicks=2, hand=["Rush"]), servers={"remote 1": At(root=["Spy (rezzed)"])}
    )
    t.runner("play", "Rush")
    assert t.clicks["runner"] == 3
    assert t.tags == 1


@pytest.mark.rule("nsg-26.03 1.11.3c")
def test_an_action_is_taken_in_an_action_window_and_nowhere_else() -> None:
    t = table(runner=Seat(rig=["Magnum Opus"], credits=0), servers={"HQ": At(ice=["Enigma (rezzed)"])})
    assert t.can("use", "Magnum Opus")
    t.run("HQ")
    while t.in_run():
        assert not t.can("use", "Magnum Opus")
        t.passes()


PRIORITY = static(PlayOnlyIf(Charged()))


@pytest.mark.rule("nsg-26.03 1.11.4", "nisei-1.4 1.11.3")
def test_a_priority_card_is_played_with_the_first_click_or_not_at_all() -> None:
    first = made("First", "event", PRIORITY, play(Gain(5)))
    t = table(first, runner=Seat(credits=0, clicks=4, hand=["First"]))
    assert t.can("play", "First")
    t.runner("gain credit")
    t.until(rule="5.7.1f")
    assert not t.can("play", "First")


@pytest.mark.rule("nsg-26.03 1.11.4", "nsg-26.03 1.11.3b")
def test_a_click_lost_does_not_count_as_the_first() -> None:
    first = made("First", "event", PRIORITY, play(Gain(5)))
    delay = made("Delay", "asset", when(Trigger("turn begins", side="runner"), LoseClicks(1, "runner")))
    t = table(
        first,
        delay,
        at="5.7.1a",
        runner=Seat(credits=0, clicks=0, hand=["First"]),
        servers={"remote 1": At(root=["Delay (rezzed)"])},
    )
    t.until(rule="5.7.1f")
    assert t.clicks["runner"] == 3
    assert t.can("play", "First")


@pytest.mark.rule("nsg-26.03 1.9.2b")
@pytest.mark.parametrize("word", [Place(2, CREDIT), PlaceOwnCredits(2)])
def test_counters_from_elsewhere_are_placed_as_much_as_those_of_the_bank(word: Effect) -> None:
    box = made("Box", "resource", paid(Clicks(), word))
    eye = made("Eye", "asset", when(Trigger("place", detail=CREDIT), GiveTags(1)))
    t = table(box, eye, runner=Seat(credits=3, rig=["Box"]), servers={"remote 1": At(root=["Eye (rezzed)"])})
    t.runner("use", "Box")
    assert t.counters("Box", CREDIT) == 2
    assert t.credits["runner"] == (3 if isinstance(word, Place) else 1)
    assert t.tags == 1
