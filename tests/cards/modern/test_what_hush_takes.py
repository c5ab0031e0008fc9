"""What Hush and Light the Fire! take from cards, and what they leave: abilities of every sort, one by one."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.read.subroutines import subroutines
from rulerunner.kernel.read.values import has_subtype
from tests.support.corp import damage, strength
from tests.support.ice import BOTH, meeting, run_on
from tests.support.plays import remote
from tests.support.table import Table

D = ["9x Hedge Fund"]


def hushed(rules: str, ice: str, *beside: str, **place: Any) -> Table:
    """Ice at HQ that hosts Hush, with other rezzed ice inward of it."""
    name, _, notes = ice.partition(" (")
    row = [
        f"{name} (rezzed, {notes}" if notes else f"{name} (rezzed)",
        *(f"{one} (rezzed)" for one in beside),
    ]
    servers = {"HQ": At(ice=row)}
    return Table(position(rules=rules, runner=Seat(rig=[f"Hush (on {name})"]), servers=servers, **place))


@pytest.mark.card("Hush")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("ice", "left"), [("Surveyor", 0), ("Wraparound", 0), ("Hadrian's Wall (3 advancement)", 7)]
)
def test_strength_that_ice_gives_itself_is_gone(ice: str, left: int, rules: str) -> None:
    t = hushed(rules, ice, "Ice Wall")
    assert strength(t, ice.partition(" (")[0]) == left


@pytest.mark.card("Hush", "Surveyor")
@pytest.mark.parametrize("rules", BOTH)
def test_the_x_of_a_subroutine_is_nothing_once_nothing_says_what_it_is(rules: str) -> None:
    t = run_on("Surveyor", rules=rules, corp={"credits": 0}, runner={"rig": ["Hush (on Surveyor)"]})
    t.until(about="trace-runner")
    assert [trace.amount for trace in t.events("trace")] == [0]


@pytest.mark.card("Hush", "Mother Goddess", "Chromatophores")
@pytest.mark.parametrize("rules", BOTH)
def test_subtypes_that_ice_gives_itself_are_gone_and_those_of_others_stay(rules: str) -> None:
    t = hushed(rules, "Mother Goddess", "Ice Wall")
    assert not has_subtype(t.game.state, t.card("Mother Goddess"), "barrier")
    rig = ["Hush (on Ice Wall)", "Chromatophores (on Ice Wall)"]
    servers = {"HQ": At(ice=["Ice Wall (rezzed)"])}
    t = Table(position(rules=rules, runner=Seat(rig=rig), servers=servers))
    assert has_subtype(t.game.state, t.card("Ice Wall"), "sentry"), "a subtype is no ability"


@pytest.mark.card("Hush", "Hadrian's Wall")
@pytest.mark.parametrize("rules", BOTH)
def test_hushed_ice_cannot_be_advanced(rules: str) -> None:
    t = hushed(rules, "Hadrian's Wall", turn="corp", corp=Seat(credits=5, deck=D))
    assert not t.can("advance", "Hadrian's Wall")


@pytest.mark.card("Hush", "Warden Fatuma")
@pytest.mark.parametrize("rules", BOTH)
def test_hushed_ice_gains_no_subroutine(rules: str) -> None:
    servers = {"HQ": At(ice=["Eli 1.0 (rezzed)", "Viktor 1.0 (rezzed)"]), **remote("Warden Fatuma (rezzed)")}
    t = Table(position(rules=rules, runner=Seat(rig=["Hush (on Eli 1.0)"]), servers=servers))
    many = [len(subroutines(t.game.state, t.card(ice))) for ice in ("Eli 1.0", "Viktor 1.0")]
    assert many == [2, 3]


@pytest.mark.card("Hush", "Lotus Field")
@pytest.mark.parametrize("rules", BOTH)
def test_hushed_ice_is_lowered_though_it_says_otherwise(rules: str) -> None:
    t = meeting("Lotus Field", rules=rules, runner={"rig": ["Hush (on Lotus Field)", "Ice Carver", "Mayfly"]})
    assert strength(t, "Lotus Field") == 3


@pytest.mark.card("Hush", "Data Raven", "Eli 1.0")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("ice", ["Data Raven (rezzed, 2 power)", "Eli 1.0"])
def test_paid_abilities_of_hushed_ice_are_nobodys(ice: str, rules: str) -> None:
    name = ice.partition(" (")[0]
    t = run_on(ice, rules=rules, runner={"rig": [f"Hush (on {name})"]})
    while t.in_run():
        assert not t.can("use", name)
        t.passes()
    assert t.happened("encounter", name)


@pytest.mark.card("Light the Fire!", "Crisium Grid", "Hostile Architecture")
@pytest.mark.parametrize("rules", BOTH)
def test_in_the_run_of_light_the_fire_the_root_does_nothing_even_as_it_burns(rules: str) -> None:
    servers = remote("Hostile Architecture (rezzed)", "Crisium Grid (rezzed)")
    me = Seat(hand=["3x Diesel"], rig=["Light the Fire!"])
    t = Table(position(rules=rules, corp=Seat(hand=["Hedge Fund"], deck=D), runner=me, servers=servers))
    t.runner("use", "Light the Fire!")
    t.finish_run()
    assert t.happened("successful run")
    assert t.zone("Crisium Grid") == t.zone("Hostile Architecture") == "Archives"
    assert not t.events("damage", sort="meat")


@pytest.mark.card("Light the Fire!", "Marilyn Campaign", "Hostile Infrastructure")
@pytest.mark.parametrize("rules", BOTH)
def test_cards_elsewhere_hear_what_light_the_fire_trashes(rules: str) -> None:
    servers = {
        "remote 1": At(root=["Marilyn Campaign (rezzed, 8 credit)"]),
        "remote 2": At(root=["Hostile Infrastructure (rezzed)"]),
    }
    me = Seat(hand=["5x Diesel"], rig=["Light the Fire!"])
    t = Table(position(rules=rules, corp=Seat(hand=["Hedge Fund"], deck=D), runner=me, servers=servers))
    t.runner("use", "Light the Fire!")
    t.runner("server", server="remote 1")
    t.finish_run()
    assert t.zone("Marilyn Campaign") == "Archives", "it cannot save itself"
    assert damage(t, "net") == 1
