"""8.6: playing an event or operation, step by step."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import link
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain, GiveTags, Lasting, Lose, MoveTo
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import about, play, when
from rulerunner.lang.words import REMOVED
from tests.support.faces import made, table

KINDS = ("spend credits", "play", "gain credits", "lose credits", "tags", "trash", "resolved")


@pytest.mark.rule(
    "nsg-26.03 8.6.7a",
    "nsg-26.03 8.6.7b",
    "nsg-26.03 8.6.7c",
    "nsg-26.03 8.6.2",
    "nsg-26.03 8.6.2b",
    "nisei-1.4 8.1",
    "nisei-1.4 8.1b",
)
def test_a_card_lies_face_up_in_the_play_area_and_is_inactive_while_it_is_paid_for() -> None:
    pause = made("Pause", "asset", when(Trigger("spend credits"), Gain(1), may=True))
    event = made("Event", "event", play(Gain(7)), cost=3)
    t = table(
        pause,
        event,
        runner=Seat(credits=3, hand=["Event"]),
        servers={"remote 1": At(root=["Pause (rezzed)"])},
    )
    t.runner("play", "Event")
    assert t.can("trigger", "Pause")
    assert t.zone("Event") == "play"
    assert t.rezzed("Event")
    assert not t.game.state.is_active(t.card("Event"))
    assert t.credits["runner"] == 0
    t.corp("pass")
    assert t.credits["runner"] == 7
    assert t.zone("Event") == "heap"


@pytest.mark.rule(
    "nsg-26.03 8.6.7d",
    "nsg-26.03 8.6.7e",
    "nsg-26.03 8.6.7f",
    "nsg-26.03 8.6.7g",
    "nsg-26.03 8.6.7h",
    "nsg-26.03 8.6.1",
    "nsg-26.03 9.11.1d",
    "nisei-1.4 8.6",
    "nisei-1.4 8.7",
    "nisei-1.4 8.8",
    "nisei-1.4 8.5",
    "nisei-1.4 9.10.1c",
    "nisei-1.4 8.9",
    "nsg-26.03 8.6.7",
)
def test_playing_its_abilities_trashing_and_having_resolved_come_in_this_order() -> None:
    played = made("Played", "asset", when(Trigger("play"), Lose(1, side="runner")))
    after = made("After", "asset", when(Trigger("resolved"), GiveTags(1)))
    event = made("Event", "event", play(Gain(7)), cost=1)
    t = table(
        played,
        after,
        event,
        runner=Seat(credits=2, hand=["Event"]),
        servers={"remote 1": At(root=["Played (rezzed)"]), "remote 2": At(root=["After (rezzed)"])},
    )
    t.runner("play", "Event")
    assert [e.kind for e in t.game.events if e.kind in KINDS] == [
        "spend credits",
        "play",
        "lose credits",
        "gain credits",
        "trash",
        "resolved",
        "tags",
    ]


@pytest.mark.rule("nsg-26.03 8.6.7i", "nsg-26.03 8.6.7h", "nisei-1.4 8.10")
def test_what_a_card_says_of_having_resolved_happens_before_play_goes_on() -> None:
    event = made("Event", "event", play(Gain(1)), when(about("resolved"), Gain(2)))
    t = table(event, runner=Seat(credits=0, hand=["Event"]))
    t.runner("play", "Event")
    assert t.decision.kind == "action"
    assert [e.amount for e in t.events("gain credits")] == [1, 2]


@pytest.mark.rule("nsg-26.03 8.6.4", "nsg-26.03 9.10.1", "nisei-1.4 8.3")
def test_what_an_event_leaves_behind_needs_the_event_no_more() -> None:
    event = made("Event", "event", play(Lasting(Player("link", 2), "turn")))
    t = table(event, runner=Seat(hand=["Event"]))
    t.runner("play", "Event")
    assert t.zone("Event") == "heap"
    assert link(t.game.state) == 2


@pytest.mark.rule("nsg-26.03 8.6.6a")
def test_a_played_card_that_has_gone_elsewhere_is_not_trashed() -> None:
    event = made("Event", "event", play(Gain(1), MoveTo(THIS, REMOVED)))
    t = table(event, runner=Seat(credits=0, hand=["Event"]))
    t.runner("play", "Event")
    assert t.zone("Event") == REMOVED
    assert not t.events("trash")
    assert len(t.events("resolved")) == 1
