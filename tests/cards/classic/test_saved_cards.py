"""Cards that are saved from being trashed or discarded, several at once."""

import pytest

from rulerunner import Seat
from tests.support.classic_corp import DECK, corp_turn, in_zone
from tests.support.classic_runner import CORP, runner_turn, succeeds, to_action
from tests.support.table import Table

RIG = ["Joan of Arc", "Krash", "Codecracker"]


def sold(*rig: str, bits: int = 3) -> Table:
    """The Runner is about to trash the whole rig."""
    t = runner_turn(runner=Seat(credits=bits, rig=list(rig), hand=["misc.for-sale"]))
    t.runner("play", "misc.for-sale")
    for card in rig:
        t.runner("card", card)
    if t.can("done"):
        t.runner("done")
    return t


@pytest.mark.card("Joan of Arc")
def test_joan_is_trashed_and_saves_any_of_the_other_programs() -> None:
    t = sold(*RIG, "WuTech Mem Chip")
    assert len(t.find("use", "Joan of Arc")) == 2, "one for each of her abilities"
    t.choose(next(o for o in t.find("use", "Joan of Arc") if o.ability == 0))
    assert {t.name(o.card) for o in t.find("card")} == {"Krash", "Codecracker"}, "programs, and not herself"
    assert not t.can("done"), "one or more"
    t.runner("card", "Krash")
    t.runner("card", "Codecracker")
    to_action(t)
    assert in_zone(t, "heap") == ["Joan of Arc", "WuTech Mem Chip", "misc.for-sale"]


@pytest.mark.card("Joan of Arc")
def test_joan_comes_back_to_the_hand_for_a_bit() -> None:
    t = sold("Joan of Arc", "Krash", "Codecracker", bits=4)
    t.choose(next(o for o in t.find("use", "Joan of Arc") if o.ability == 1))
    t.runner("card", "Krash")
    t.runner("done")
    to_action(t)
    assert (t.zone("Joan of Arc"), t.zone("Krash"), t.zone("Codecracker")) == ("grip", "table", "heap")


@pytest.mark.card("Joan of Arc")
def test_joan_saves_neither_hardware_nor_herself() -> None:
    t = sold("Joan of Arc", "WuTech Mem Chip")
    assert not t.can("use", "Joan of Arc")


def collected() -> Table:
    corp = Seat(credits=9, clicks=2, hand=["Corporate Detective Agency"], deck=DECK)
    rig = ["Time to Collect", "Floating Runner BBS", "Fall Guy", "Krash"]
    return corp_turn(corp=corp, runner=Seat(tags=1, rig=rig))


@pytest.mark.card("Time to Collect")
def test_it_saves_other_resources_in_the_corps_turn() -> None:
    t = collected()
    t.corp("play", "Corporate Detective Agency")
    t.corp("card", "Floating Runner BBS")
    t.corp("card", "Fall Guy")
    t.until(side="runner", option="use")
    t.runner("use", "Time to Collect")
    t.runner("card", "Floating Runner BBS")
    t.runner("card", "Fall Guy") if t.can("card", "Fall Guy") else None
    t.until(side="corp", kind="action")
    assert (t.zone("Floating Runner BBS"), t.zone("Fall Guy")) == ("table", "table")
    assert t.zone("Time to Collect") == "heap"


@pytest.mark.card("Time to Collect")
def test_it_is_of_no_use_in_the_runners_own_turn() -> None:
    t = sold("Time to Collect", "Floating Runner BBS")
    assert not t.can("use", "Time to Collect")


def attacked(corp: int, hand: list[str], rig: list[str], runs: int = 1) -> Table:
    """HQ was run on, and the attack is played."""
    t = runner_turn(
        corp=Seat(credits=corp, hand=hand, deck=DECK),
        runner=Seat(credits=9, clicks=4, rig=rig, hand=["Synchronized Attack on HQ"]),
    )
    assert not t.can("play", "Synchronized Attack on HQ")
    for _ in range(runs):
        succeeds(t, "HQ")
    t.runner("play", "Synchronized Attack on HQ")
    return t


@pytest.mark.card("Synchronized Attack on HQ")
def test_the_corp_keeps_what_it_pays_two_bits_for() -> None:
    t = attacked(5, ["Keeper", "Mazer", "Filter"], [])
    t.corp("card", "Mazer")
    t.corp("card", "Filter")
    t.until(side="runner", kind="action")
    assert (in_zone(t, "HQ"), t.credits["corp"]) == (["Filter", "Mazer"], 1)
    assert [t.name(c.card) for c in t.events("discard")] == ["Keeper"]
    assert not t.events("trash", side="runner"), "the Corp discards"
    t = attacked(1, ["Keeper", "Mazer", "Filter"], [])
    assert in_zone(t, "HQ") == []


@pytest.mark.card("Cockroach")
@pytest.mark.parametrize(("runs", "asked"), [(1, True), (2, False), (3, False)])
def test_two_cockroach_counters_make_discards_random(runs: int, asked: bool) -> None:
    t = runner_turn(
        corp=Seat(credits=0, hand=["7x Keeper", "2x Mazer"], deck=DECK),
        runner=Seat(clicks=runs, rig=["Cockroach"]),
    )
    for _ in range(runs):
        t.run("HQ")
        t.finish_run()
        t.until(kind="action")
    while not t.events("discard"):
        if t.decision.kind == "discard":
            break
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    assert (t.decision.kind == "discard") == asked
    if not asked:
        assert len(t.events("discard")) == 5


@pytest.mark.card("Cockroach")
def test_runs_elsewhere_bring_no_cockroach_and_a_random_attack_asks_how_many() -> None:
    t = runner_turn(corp=CORP, runner=Seat(clicks=2, rig=["Cockroach"]))
    succeeds(t, "R&D")
    assert not t.game.state.loose_counters
    t = attacked(5, ["Keeper", "Mazer", "Filter"], ["Cockroach"], runs=2)
    assert [o.number for o in t.find("number")] == [0, 1, 2]
    t.corp("number", number=2)
    t.until(side="runner", kind="action")
    assert (len(in_zone(t, "HQ")), t.credits["corp"]) == (2, 1)
