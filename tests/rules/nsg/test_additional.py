"""10: unique cards, damage and who is responsible for it, loaded and empty cards."""

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import While
from rulerunner.lang.conditions import Empty
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.instructions import Gain, Place, Prevent, RemoveCounters, Trash
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import about, paid, prevention, when
from rulerunner.lang.words import POWER, VIRUS
from tests.support.corp import names
from tests.support.faces import made, table


@pytest.mark.rule("nsg-26.03 10.1.1")
def test_nothing_saves_the_older_of_two_unique_cards() -> None:
    idol = made("Idol", "program", cost=0, memory=1, unique=True)
    save = made("Save", "resource", prevention(Credits(0), "trash", Prevent(1)))
    t = table(idol, save, runner=Seat(rig=["Idol", "Save"], hand=["Idol"]))
    older = next(c for c in t.game.state.zones["table"] if t.name(c) == "Idol")
    t.runner("install", "Idol")
    if t.can("done"):
        t.runner("done")
    assert t.decision.kind == "action", "nobody was asked to prevent it"
    assert t.game.state.cards[older].zone == "heap"
    assert names(t, "table") == ["Idol", "Save"]


@pytest.mark.rule("nsg-26.03 10.4.1", "nisei-1.4 10.4.1")
def test_the_card_that_does_damage_is_its_source() -> None:
    t = table(
        corp=Seat(credits=4, hand=["Snare!"]),
        runner=Seat(hand=["5x Diesel"]),
    )
    t.run("HQ")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    assert [(e.amount, e.sort, e.source) for e in t.events("damage")] == [(3, "net", t.card("Snare!"))]


LOADED = made(
    "Loaded",
    "resource",
    when(about("install"), Place(2, POWER)),
    While(Empty(POWER), (Trash(THIS),)),
    paid(HostedCounters(POWER), Gain(1)),
    paid(Credits(0), Place(1, POWER), once="turn"),
    paid(Credits(0), Place(1, VIRUS), RemoveCounters(1, VIRUS), once="turn"),
)


@pytest.mark.rule("nsg-26.03 10.9.1")
def test_a_loaded_card_is_empty_once_its_last_counter_has_gone() -> None:
    t = table(LOADED, at="5.7.1e", runner=Seat(credits=0, hand=["Loaded"]))
    t.until(kind="action")
    t.runner("install", "Loaded")
    assert t.counters("Loaded", POWER) == 2, "and before it was loaded it was not empty"
    t.until(option="use")
    t.runner("use", "Loaded", ability=2)
    assert t.zone("Loaded") == "table"
    t.runner("use", "Loaded", ability=2)
    assert t.zone("Loaded") == "heap"
    assert t.credits["runner"] == 2


@pytest.mark.rule("nsg-26.03 10.9.3", "nsg-26.03 10.9.4")
def test_other_counters_do_not_make_it_empty_and_more_of_its_own_keep_it_full() -> None:
    t = table(LOADED, at="5.7.1e", runner=Seat(credits=0, rig=["Loaded (1 power)"]))
    t.runner("use", "Loaded", ability=4)
    assert t.counters("Loaded", VIRUS) == 0
    assert t.zone("Loaded") == "table", "no virus counter was ever loaded"
    t.runner("use", "Loaded", ability=3)
    t.runner("use", "Loaded", ability=2)
    assert t.zone("Loaded") == "table"
    t.runner("use", "Loaded", ability=2)
    assert t.zone("Loaded") == "heap"
