"""26.03, 10.10 to 10.14: charging, the mark, sabotage, bids."""

from collections import Counter
from typing import Any

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED
from rulerunner.lang.instructions import Charge, Choose, Gain, IdentifyMark, Place, PsiGame, Run, Sabotage
from rulerunner.lang.refs import CHOSEN, YOUR_MARK
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import POWER
from tests.support.faces import made, table
from tests.support.ice import bids
from tests.support.runner import next_turn
from tests.support.table import Table

RULES = "nsg-26.03"
CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, deck=["9x Diesel"])
SEEK = made("Seek", "resource", paid(Clicks(), IdentifyMark()))
GO = made("Go", "resource", paid(Clicks(), Run(YOUR_MARK)))


def at_table(*faces: Any, **place: Any) -> Table:
    return table(*faces, **({"rules": RULES, "corp": CORP, "runner": RUNNER} | place))


def identified(seed: int) -> Table:
    t = at_table(SEEK, GO, runner=RUNNER._replace(rig=["Seek", "Seek", "Go", "Go"]), seed=seed)
    t.choose(t.find("use", "Seek")[0])
    t.until(kind="action")
    return t


def marks(t: Table) -> list[int]:
    """The servers that have become the mark."""
    return [event.server for event in t.events("identify mark")]


@pytest.mark.rule("nsg-26.03 10.11.2", "nsg-26.03 10.11.2a")
def test_the_mark_is_a_central_server_and_each_of_the_three_as_often() -> None:
    found = Counter(marks(identified(seed))[0] for seed in range(300))
    assert set(found) == {0, 1, 2}
    assert all(70 <= number <= 130 for number in found.values()), found


@pytest.mark.rule("nsg-26.03 10.11.1a", "nsg-26.03 10.11.3", "nsg-26.03 10.11.4")
def test_there_is_one_mark_for_all_cards_and_it_lasts_for_the_turn() -> None:
    t = identified(3)
    (mark,) = marks(t)
    t.choose(t.find("use", "Seek")[1])
    t.until(kind="action")
    assert marks(t) == [mark], "there is one already"
    t.choose(t.find("use", "Go")[0])
    t.finish_run()
    assert [e.server for e in t.events("run begins")] == [mark]
    next_turn(t)
    t.choose(t.find("use", "Go")[0])
    t.until(kind="action")
    assert len(t.events("run begins")) == 1, "in the next turn there is none to run on"
    t.choose(t.find("use", "Seek")[0])
    assert len(marks(t)) == 2, "before one is identified again"


BOMB = made("Bomb", "event", play(Sabotage(3)))


@pytest.mark.rule("nsg-26.03 10.12.2", "nsg-26.03 10.12.3")
@pytest.mark.parametrize(
    ("hand", "deck", "fewest", "most"),
    [(5, 5, 0, 3), (5, 2, 1, 3), (5, 0, 3, 3), (1, 5, 0, 1), (0, 5, 0, 0), (1, 1, 1, 1)],
)
def test_the_corp_trashes_from_one_zone_what_the_other_has_not(
    hand: int, deck: int, fewest: int, most: int
) -> None:
    def sabotaged() -> Table:
        cards = ["Ice Wall", "Enigma", "PAD Campaign", "Hostile Takeover", "Tollbooth"]
        corp = Seat(hand=cards[:hand], deck=["Hedge Fund"] * deck)
        t = at_table(BOMB, corp=corp, runner=RUNNER._replace(hand=["Bomb"]))
        t.runner("play", "Bomb")
        return t

    for wanted in range(fewest, most + 1):
        t = sabotaged()
        given = 0
        while t.decision.side == "corp":
            assert t.can("done") == (given >= fewest)
            if given == wanted:
                t.corp("done")
                break
            t.choose(t.find("card")[0])
            given += 1
        gone = Counter(e.origin for e in t.events("trash", side="corp"))
        assert gone["HQ"] == (hand if hand + deck <= 3 else wanted)
        assert gone["R&D"] == min(deck, 3 - gone["HQ"])


@pytest.mark.rule("nsg-26.03 10.14.5")
def test_what_waits_for_credits_to_be_secretly_spent_comes_once_they_are_revealed_and_paid() -> None:
    """Before the game is decided: what follows from the bids comes after."""
    bell = made("Bell", "resource", when(Trigger("bid"), Place(1, POWER)))
    duel = made("Duel", "event", play(PsiGame((Gain(5),), (Gain(7),))))
    t = at_table(bell, duel, runner=RUNNER._replace(hand=["Duel"], rig=["Bell"]))
    t.runner("play", "Duel")
    bids(t, 2, 1)
    t.until(kind="action")
    kinds = [
        (e.kind, e.side) for e in t.game.events if e.kind in ("bid", "spend credits", "place", "gain credits")
    ]
    assert kinds.index(("place", "runner")) > max(n for n, (kind, _) in enumerate(kinds) if kind == "bid")
    assert kinds.index(("place", "runner")) > kinds.index(("spend credits", "runner"))
    assert kinds.index(("gain credits", "runner")) > kinds.index(("place", "runner"))
    assert t.credits == {"corp": 7, "runner": 13}


@pytest.mark.rule("nsg-26.03 10.10.1")
def test_only_a_card_with_a_power_counter_is_charged() -> None:
    lamp = made("Lamp", "resource", paid(Clicks(), Choose(INSTALLED), Charge(CHOSEN)))
    full, bare = made("Full", "hardware"), made("Bare", "hardware")
    t = at_table(lamp, full, bare, runner=RUNNER._replace(rig=["Lamp", "Full (1 power)", "Bare"]))
    t.runner("use", "Lamp")
    if t.can("card"):
        t.runner("card", "Full")
    t.until(kind="action")
    assert (t.counters("Full", POWER), t.counters("Bare", POWER), t.counters("Lamp", POWER)) == (2, 0, 0)
