"""Sentences of 26.03 about trash abilities, memory and condition counters that no other play is about."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import MemoryFull
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Choose, Gain, HostAsCounter, If, Place, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import MemoryFor
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import POWER
from tests.support.faces import made, table
from tests.support.ice import meeting
from tests.support.table import Table

RULES = "nsg-26.03"
CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, deck=["9x Diesel"])
GEIST = 'Armand "Geist" Walker: Tech Lord'


def at_table(*faces: Any, **place: Any) -> Table:
    return table(*faces, **({"rules": RULES, "corp": CORP, "runner": RUNNER} | place))


@pytest.mark.rule("nsg-26.03 1.19.4b")
@pytest.mark.parametrize(("trashed", "drawn"), [(False, 0), (True, 1)])
def test_a_trash_ability_is_used_only_if_the_cost_that_was_paid_trashes_the_card(
    trashed: bool, drawn: int
) -> None:
    """Revolver breaks for a counter or for itself; Geist draws a card for the second."""
    t = meeting("Tithe", rules=RULES, runner={"identity": GEIST, "rig": ["Revolver (1 power)"], "hand": []})
    by_counter, by_trash = t.game.state.cards[t.card("Revolver")].face.breakers
    t.runner("use", "Revolver", ability=by_trash if trashed else by_counter)
    t.finish_run()
    assert (t.zone("Revolver") == "heap") == trashed
    assert sum(e.amount for e in t.events("draw", side="runner")) == drawn


@pytest.mark.rule("nsg-26.03 1.20.4a", "nsg-26.03 1.20.2a")
@pytest.mark.parametrize(
    ("rig", "full"),
    [
        (["3x Corroder"], False),
        (["4x Corroder"], True),
        (["4x Corroder", "Nest"], False),
        (["4x Corroder", "Nest", "Datasucker"], True),
        (["3x Corroder", "Nest", "Datasucker"], False),
    ],
)
def test_memory_that_only_some_programs_can_use_counts_as_unused_all_the_same(
    rig: list[str], full: bool
) -> None:
    nest = made("Nest", "hardware", static(MemoryFor(1, Has("virus"))))
    gauge = made("Gauge", "resource", paid(Clicks(), Gain(1), If(MemoryFull(), (Place(1, POWER),))))
    t = at_table(nest, gauge, runner=RUNNER._replace(rig=["Gauge", *rig]))
    t.runner("use", "Gauge")
    assert (t.counters("Gauge", POWER) == 1) == full


@pytest.mark.rule("nsg-26.03 1.13.14", "nsg-26.03 1.13.13")
def test_a_condition_counter_hosts_counters_until_it_is_gone_itself() -> None:
    tick = when(Trigger("gain credits", side="corp"), Place(1, POWER, THIS))
    clock = made(
        "Clock",
        "operation",
        play(Choose(INSTALLED & Is("ice")), HostAsCounter(CHOSEN, (tick,))),
        subtypes=("condition",),
    )
    bomb = made("Bomb", "operation", play(Choose(INSTALLED & Is("ice")), Trash(CHOSEN)))
    t = at_table(
        clock,
        bomb,
        turn="corp",
        corp=CORP._replace(clicks=5, credits=0, hand=["Clock", "Bomb"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.corp("play", "Clock")
    t.until(kind="action")
    assert t.counters("Clock", POWER) == 0
    t.corp("gain credit")
    t.until(kind="action")
    assert t.counters("Clock", POWER) == 1
    assert t.counters("Ice Wall", POWER) == 0, "on the counter, not on its host"
    t.corp("play", "Bomb")
    t.until(kind="action")
    assert (t.zone("Ice Wall"), t.zone("Clock")) == ("Archives", "Archives")
    assert t.counters("Clock", POWER) == 0
    t.corp("gain credit")
    t.until(kind="action")
    assert t.counters("Clock", POWER) == 0, "nothing is left of it"
