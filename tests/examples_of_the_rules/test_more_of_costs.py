"""Worked examples about costs: discounts, X, other ways to pay, what an action was paid with."""

import pytest

from rulerunner import At, Seat
from tests.support.corp import corp_turn
from tests.support.plays import follow


@pytest.mark.example("nsg-26.03 1.16.2f", 1)
def test_a_total_discount_goes_to_the_install_cost_first_and_then_to_the_rez_cost() -> None:
    servers = {
        "HQ": At(ice=["Ice Wall"]),
        "remote 1": At(root=["Tucana (rezzed)", "Hostile Takeover (2 advancement)"]),
    }
    deck = ["Logjam", "5x Hedge Fund"]
    t = corp_turn(corp=Seat(credits=4, hand=[], deck=deck), servers=servers)
    follow(t, "score Hostile Takeover", "trigger Tucana", "yes", "Logjam", "at HQ")
    assert t.rezzed("Logjam")
    assert sum(e.amount for e in t.events("spend credits", side="corp")) == 4
