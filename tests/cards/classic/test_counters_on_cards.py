"""Counters on other cards that make them stronger or weaker, with the card they came from or without."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, break_all_but, corp_turn, in_fort
from tests.support.classic_runner import CORP, installed, runner_turn, to_action
from tests.support.table import Table

BREAKERS = ("Krash", "Codecracker")


@pytest.mark.card("Deal with Militech")
def test_a_deal_after_liberating_research_strengthens_every_icebreaker() -> None:
    seat = Seat(
        credits=5, clicks=3, rig=["Krash", "Codecracker", "Butcher Boy"], hand=["2x Deal with Militech"]
    )
    t = runner_turn(runner=seat, servers={"remote 1": At(root=["Subsidiary Branch"])})
    assert not t.can("play", "Deal with Militech")
    before = [strength_of(t, name) for name in BREAKERS]
    t.game = runner_turn(runner=seat, servers={"remote 1": At(root=["Tycho Extension"])}).game
    t.run("remote 1")
    t.finish_run()
    to_action(t)
    assert not t.can("play", "Deal with Militech"), "an agenda, but no research"
    t.game = runner_turn(runner=seat, servers={"remote 1": At(root=["Ice Transmutation"])}).game
    t.run("remote 1")
    t.finish_run()
    to_action(t)
    for more in (1, 2):
        t.runner("play", "Deal with Militech")
        assert [strength_of(t, name) for name in BREAKERS] == [n + more for n in before]
        to_action(t) if more == 1 else None
    assert (t.counters("Krash", "militech"), t.counters("Butcher Boy", "militech")) == (2, 0)


def broken(*ice: str, clicks: int = 3) -> Table:
    """A successful run through rezzed ice, of which the outermost was fully broken."""
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=60, clicks=clicks, hand=HAND, rig=["Krash", "Pattel's Virus"]),
        servers={"HQ": At(ice=[f"{name} (rezzed)" for name in ice])},
    )
    again(t)
    return t


def again(t: Table) -> None:
    t.run("HQ")
    t.until(rule="7?")
    while t.game.state.run is not None:
        if t.decision.rule == "7?":
            break_all_but(t, -1)
        else:
            t.passes()
            if t.decision.kind == "choose card" and t.decision.side == "runner":
                return


@pytest.mark.card("Pattel's Virus")
def test_the_virus_weakens_one_piece_of_ice_that_was_fully_broken() -> None:
    t = broken("Filter", "Data Wall")
    t.until(side="runner", kind="choose card")
    assert {t.name(o.card) for o in t.find("card")} == {"Filter", "Data Wall"}
    t.runner("card", "Data Wall")
    assert (strength_of(t, "Filter"), strength_of(t, "Data Wall")) == (0, -1)
    assert t.counters("Data Wall", "pattel") == 1


@pytest.mark.card("Pattel's Virus")
def test_its_counters_add_up_stay_without_it_and_go_with_a_purge() -> None:
    t = broken("Data Wall", clicks=4)
    to_action(t)
    again(t)
    to_action(t)
    assert (t.counters("Data Wall", "pattel"), strength_of(t, "Data Wall")) == (2, -2)
    t.runner("gain credit")
    t.until(side="corp", option="purge")
    t.corp("purge")
    assert (t.counters("Data Wall", "pattel"), strength_of(t, "Data Wall")) == (0, 0)
    assert not t.can("purge"), "there is nothing left"


@pytest.mark.card("Pattel's Virus")
def test_ice_that_was_not_broken_and_runs_that_failed_bring_no_counter() -> None:
    t = classic(
        corp=CORP,
        runner=Seat(credits=9, rig=["Pattel's Virus", "Krash"]),
        servers={"HQ": At(ice=["Quandary"]), "R&D": At(ice=["Data Wall (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    to_action(t)
    t.run("R&D")
    t.finish_run()
    assert not t.events("place")


@pytest.mark.card("Pattel Antibody")
def test_the_antibody_weakens_every_installed_icebreaker_for_three_bits() -> None:
    rig = ["Krash", "Codecracker", "Butcher Boy"]
    t = in_fort(
        "Pattel Antibody", corp=Seat(credits=4, deck=DECK), runner=Seat(credits=9, rig=rig, hand=HAND)
    )
    before = [strength_of(t, name) for name in BREAKERS]
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    assert [strength_of(t, name) for name in BREAKERS] == [n - 1 for n in before]
    assert (t.credits["corp"], t.counters("Butcher Boy", "pattel")) == (1, 0)
    t.finish_run()
    t.until(side="runner", kind="action")
    assert strength_of(t, "Krash") == before[0] - 1, "with the antibody or without"


@pytest.mark.card("Pattel Antibody")
def test_the_antibody_works_from_hq_and_not_from_the_archives_and_is_not_purged() -> None:
    runner = Seat(credits=9, clicks=2, rig=["Krash", "Boardwalk"], hand=HAND)
    t = classic(corp=Seat(credits=4, hand=["Pattel Antibody"], deck=DECK), runner=runner)
    t.run("HQ")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    weak = strength_of(t, "Krash")
    t.finish_run()
    t.until(side="corp", option="purge")
    t.corp("purge")
    assert strength_of(t, "Krash") == weak, "no virus counter"
    poor = classic(corp=Seat(credits=2, hand=["Pattel Antibody"], deck=DECK), runner=runner)
    poor.run("HQ")
    poor.finish_run()
    assert not poor.events("place", sort="pattel")
    t = classic(corp=Seat(credits=4, discard=["Pattel Antibody"], deck=DECK), runner=runner)
    t.run("Archives")
    t.finish_run()
    assert not t.events("place", sort="pattel")


@pytest.mark.card("Pattel Antibody")
def test_an_icebreaker_that_is_installed_anew_is_as_strong_as_ever() -> None:
    t = in_fort(
        "Pattel Antibody",
        corp=Seat(credits=4, deck=DECK),
        runner=Seat(credits=30, clicks=4, rig=["Krash"], hand=["misc.for-sale", "Forgotten Backup Chip"]),
    )
    fresh = strength_of(t, "Krash")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    t.finish_run()
    to_action(t)
    t.runner("play", "misc.for-sale")
    t.runner("card", "Krash")
    to_action(t)
    t.runner("play", "Forgotten Backup Chip")
    t.until(side="runner", kind="action") if t.decision.kind == "action" else t.runner("card", "Krash")
    to_action(t)
    t.runner("install", "Krash")
    assert strength_of(t, "Krash") == fresh
    assert not [e for e in t.game.state.lingering if e.counter]


def test_counters_may_be_purged_only_if_a_virus_gave_them() -> None:
    t = installed("Krash")
    assert not t.can("purge")
    assert not corp_turn(corp=Seat(deck=DECK)).can("purge")
