"""26.03 10.14.6: psi games. Bids are secret until both are made; then both are paid for."""

import json

import pytest

from rulerunner import At, Seat
from rulerunner.lang.instructions import Damage, Gain, PsiGame
from rulerunner.lang.statics import Recurring, SpendFrom
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import NET
from rulerunner.view.view import view
from tests.support.faces import made, table
from tests.support.ice import BOTH, bids
from tests.support.table import Table

DUEL = made("Duel", "ice", when(about("encounter"), PsiGame((Damage(NET, 1),), (Gain(5),))))
PURSE = made("Purse", "resource", static(Recurring(1)), static(SpendFrom("any")))


def duel(rules: str, corp: int = 5, runner: int = 5, rig: tuple[str, ...] = ()) -> Table:
    """The Runner encounters ice that plays a psi game; the Corp is about to bid."""
    t = table(
        DUEL,
        PURSE,
        rules=rules,
        servers={"HQ": At(ice=["Duel (rezzed)"])},
        corp=Seat(credits=corp, deck=["9x Hedge Fund"]),
        runner=Seat(credits=runner, hand=["3x Diesel"], rig=rig),
    )
    t.run("HQ")
    t.until(about="psi")
    return t


@pytest.mark.rule("nsg-26.03 10.14.6", "nsg-26.03 10.14.6b", "nsg-26.03 10.14.4")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("corp", "runner"), [(c, r) for c in range(3) for r in range(3)])
def test_bids_that_differ_do_one_thing_and_bids_that_match_another(
    rules: str, corp: int, runner: int
) -> None:
    t = duel(rules)
    bids(t, corp, runner)
    match = corp == runner
    assert t.happened("damage") != match
    assert t.credits == {"corp": 5 - corp + (5 if match else 0), "runner": 5 - runner}


@pytest.mark.rule("nsg-26.03 10.14.2")
@pytest.mark.parametrize("rules", BOTH)
def test_the_runner_bids_without_seeing_anything_of_the_corp_s_bid(rules: str) -> None:
    seen = []
    for bid in range(3):
        t = duel(rules)
        t.corp("number", number=bid)
        assert (t.decision.about, t.decision.side) == ("psi", "runner")
        assert t.credits["corp"] == 5, "nothing is spent before both have bid"
        assert not t.happened("bid")
        seen.append(json.dumps(view(t.game.state, "runner", t.decision), default=str))
    assert len(set(seen)) == 1


@pytest.mark.rule("nsg-26.03 10.14.3")
@pytest.mark.parametrize("rules", BOTH)
def test_nobody_can_bid_what_they_cannot_spend(rules: str) -> None:
    t = duel(rules, corp=1, runner=1, rig=("Purse",))
    assert sorted(o.number for o in t.decision.options) == [0, 1]
    t.corp("number", number=0)
    assert sorted(o.number for o in t.decision.options) == [0, 1, 2], "a credit on a card can be spent, too"
    t.runner("number", number=2)
    assert t.credits["runner"] == 0
    assert t.happened("damage")


@pytest.mark.rule("nsg-26.03 10.14.6c")
@pytest.mark.parametrize("rules", BOTH)
def test_without_credits_both_bid_nothing(rules: str) -> None:
    t = table(
        DUEL,
        rules=rules,
        servers={"HQ": At(ice=["Duel (rezzed)"])},
        corp=Seat(credits=0, deck=["9x Hedge Fund"]),
        runner=Seat(credits=0, hand=["3x Diesel"]),
    )
    t.run("HQ")
    t.finish_run()
    assert [event.amount for event in t.events("bid")] == [0, 0]
    assert t.credits["corp"] == 5
