"""Virus counters that are chosen: to be doubled, or to outlast a purge."""

import pytest

from rulerunner import At, Seat
from rulerunner.env.numbering import DECISIONS
from rulerunner.kernel.go.choosing import DECISION_KINDS
from rulerunner.state.decision import KINDS
from tests.support.classic_corp import DECK, HAND
from tests.support.classic_runner import CORP, runner_turn, succeeds, to_action
from tests.support.table import Table

CACHE = "Code Viral Cache"


def kinds(t: Table) -> dict[str, int]:
    return {kind: n for (kind, _), n in t.game.state.loose_counters.items()}


def infected(*rig: str, runs: tuple[str, ...], bits: int = 9, corp: Seat = CORP, seed: int = 0) -> Table:
    t = runner_turn(
        corp=corp, runner=Seat(credits=bits, clicks=len(runs) + 1, rig=list(rig), hand=HAND), seed=seed
    )
    for server in runs:
        succeeds(t, server)
    return t


@pytest.mark.card(CACHE)
def test_the_cache_spares_two_counters_of_the_runners_choice() -> None:
    t = infected(CACHE, "Boardwalk", "Butcher Boy", "Pox", runs=("HQ", "HQ", "R&D"))
    assert sum(t.game.state.loose_counters.values()) == 7, "pox in two forts"
    t.runner("gain credit")
    t.until(side="corp", option="purge")
    t.corp("purge")
    t.until(side="runner", kind="choose counter")
    assert {o.detail for o in t.find("counter")} == {"boardwalk", "butcher boy", "pox"}
    t.runner("counter", detail="butcher boy")
    t.runner("counter", detail="butcher boy")
    t.until(side="corp", kind="action") if t.game.state.players["corp"].clicks else None
    assert kinds(t) == {"butcher boy": 2}
    assert t.events("purge")[0].amount == 5


@pytest.mark.card(CACHE)
def test_spared_counters_go_on_working() -> None:
    t = infected(CACHE, "Butcher Boy", runs=("HQ", "HQ", "HQ"), bits=0)
    t.runner("gain credit")
    t.until(side="corp", option="purge")
    t.corp("purge")
    while t.decision.side == "runner" and t.can("counter"):
        t.runner("counter", detail="butcher boy")
    before = t.credits["runner"]
    t.until(side="runner", kind="action")
    assert (kinds(t), t.credits["runner"] - before) == ({"butcher boy": 2}, 1)


@pytest.mark.card(CACHE)
def test_the_cache_is_installed_after_a_run_on_hq_and_trashed_by_the_corp_for_five_bits() -> None:
    t = runner_turn(
        corp=Seat(credits=5, hand=["Keeper"], deck=DECK), runner=Seat(credits=3, clicks=2, hand=[CACHE])
    )
    assert not t.can("install", CACHE)
    succeeds(t, "HQ")
    t.runner("install", CACHE)
    t.until(side="corp", kind="action")
    clicks = t.clicks["corp"]
    t.corp("use", CACHE)
    assert (t.zone(CACHE), t.credits["corp"], clicks - t.clicks["corp"]) == ("heap", 0, 1)


def hatching(*rig: str, wanted: bool) -> Table:
    """The turn after two runs, with an incubate counter whose die shows a six or does not."""
    for seed in range(60):
        t = infected("Incubator", *rig, runs=("Archives",), seed=seed)
        t.runner("gain credit")
        while not t.events("die"):
            t.corp("gain credit") if t.can("gain credit") else t.passes()
        if (t.events("die")[0].amount == 6) == wanted:
            return t
    raise AssertionError("no such die")


@pytest.mark.card("Incubator")
def test_a_six_doubles_a_virus_counter_of_the_runners_choice() -> None:
    t = hatching("Pox", wanted=True)
    assert {o.detail for o in t.find("counter")} == {"incubate", "pox"}
    t.runner("counter", detail="pox")
    assert kinds(t) == {"incubate": 1, "pox": 2}
    assert len(t.events("die")) == 1


@pytest.mark.card("Incubator")
def test_any_other_number_does_nothing_and_each_counter_rolls() -> None:
    t = hatching(wanted=False)
    assert kinds(t) == {"incubate": 1}
    t = infected("Incubator", runs=("Archives", "HQ", "R&D"))
    assert kinds(t) == {"incubate": 3}
    t.runner("gain credit")
    while t.decision.side != "runner" or t.decision.kind != "action":
        t.corp("gain credit") if t.can("gain credit") else t.passes()
    assert len(t.events("die")) == 3


@pytest.mark.card("Incubator")
def test_counters_on_a_card_can_be_doubled_too() -> None:
    for seed in range(80):
        t = runner_turn(
            corp=CORP,
            runner=Seat(credits=40, clicks=2, rig=["Incubator", "Pattel's Virus", "Krash"], hand=HAND),
            servers={"HQ": At(ice=["Data Wall (rezzed)"])},
            seed=seed,
        )
        t.run("HQ")
        t.until(rule="7?")
        t.runner("yes")
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", "Krash")
        t.finish_run()
        to_action(t)
        assert t.counters("Data Wall", "pattel") == 1
        t.runner("gain credit")
        while not t.events("die"):
            t.corp("gain credit") if t.can("gain credit") else t.passes()
        if t.events("die")[0].amount == 6:
            t.runner("counter", detail="pattel")
            assert t.counters("Data Wall", "pattel") == 2
            return
    raise AssertionError("no six")


def test_every_kind_of_choice_is_a_kind_of_decision_that_players_are_told_of() -> None:
    assert set(DECISION_KINDS.values()) <= set(KINDS) == set(DECISIONS)


@pytest.mark.card(CACHE, "Superserum")
def test_the_cache_spares_nothing_from_a_serum_for_which_no_action_is_forgone() -> None:
    t = runner_turn(
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=3, rig=[CACHE, "Butcher Boy"]),
        servers={"remote 1": At(root=["Superserum (3 advancement)"])},
    )
    for _ in range(2):
        succeeds(t, "HQ")
    t.runner("gain credit")
    t.until(side="corp", option="score")
    t.corp("score", "Superserum")
    assert kinds(t) == {"serum": 2}
