"""What the player that looks ahead does not try as the Runner: it cannot be better."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.bots.search.bot import outdone, worth_a_search
from rulerunner.bots.thumb import handler
from rulerunner.bots.thumb.table import Table as Sight
from tests.support.table import Table


def left_out(t: Table) -> set[str]:
    table = Sight(t.game.view("runner"))
    out = outdone(table, handler(table)(table), frozenset())
    return {t.decision.options[index].kind for index in out}


@pytest.mark.parametrize(("breaker", "kept"), [("Yog.0", False), ("Gordian Blade", True)])
def test_what_costs_nothing_to_break_is_not_left_unbroken(breaker: str, kept: bool) -> None:
    """Viktor 1.0 does core damage: two points of a hundred to the judge, which few simulations may miss."""
    t = Table(
        position(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(credits=9, hand=["4x Diesel"], rig=[breaker], deck=["9x Diesel"]),
            servers={"HQ": At(ice=["Viktor 1.0 (rezzed)"])},
            run=Running("HQ", "6.9.3a"),
        )
    )
    assert t.decision.kind == "paid"
    assert ("pass" not in left_out(t)) is kept


def test_counters_that_do_nothing_but_bring_credits_are_not_kept() -> None:
    t = Table(
        position(
            turn="runner",
            corp=Seat(hand=["5x Hedge Fund"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=2, hand=["5x Diesel"], rig=["Coalescence (2 power)"], deck=["9x Diesel"]),
        )
    )
    t.until(side="runner", kind="paid")
    table = Sight(t.game.view("runner"))
    values = handler(table)(table)
    assert max(values) > 0
    assert not worth_a_search(table, values)
