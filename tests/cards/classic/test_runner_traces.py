"""The game of 1996: link after the bids are revealed, traces made weaker, and what avoiding one brings."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import HAND
from tests.support.classic_runner import CORP, installed, to_action
from tests.support.table import Table

LATE = {"Signpost": (2, 1, 2), "The Springboard": (0, 1, 1), "Wired Switchboard": (0, 0, 3)}
"""The cost to install, the bits for its use, and the link it adds."""


def traced(bid: int, *rig: str, bits: int = 5, ice: str = "Hunter") -> Table:
    """A trace of limit 5 in a run on HQ, for which the Corp has committed some bits."""
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(credits=bits, rig=rig, hand=HAND),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    t.corp("number", number=bid)
    return t


@pytest.mark.card(*LATE)
@pytest.mark.parametrize("card", LATE)
@pytest.mark.parametrize("short", [False, True])
def test_link_is_added_once_the_bids_are_revealed(card: str, short: bool) -> None:
    cost, price, link = LATE[card]
    assert 20 - installed(card).credits["runner"] == cost
    t = traced(link - 1 + short, card)
    assert t.decision.about == "late-link"
    assert t.credits["corp"] == 9 - (link - 1 + short), "the Corp has paid"
    t.runner("card", card)
    assert t.game.decision is None or t.decision.about != "late-link", "once in a trace"
    assert (t.happened("trace fails"), t.happened("trace succeeds")) == (not short, short)
    assert t.credits["runner"] == 5 - price
    assert t.zone(card) == ("heap" if card == "Wired Switchboard" else "table")


@pytest.mark.card(*LATE)
@pytest.mark.parametrize("card", LATE)
def test_it_may_be_left_unused_and_needs_its_bits(card: str) -> None:
    t = traced(0, card)
    t.runner("done")
    assert (t.happened("trace succeeds"), t.credits["runner"], t.zone(card)) == (True, 5, "table")
    poor = traced(0, card, bits=0)
    assert (poor.game.decision is not None and poor.decision.about == "late-link") == (LATE[card][1] == 0)


@pytest.mark.card(*LATE)
def test_several_may_be_used_in_one_trace() -> None:
    t = traced(5, *LATE)
    for card in LATE:
        t.runner("card", card)
    assert (t.happened("trace fails"), t.credits["runner"]) == (True, 3)


@pytest.mark.card("Rabbit")
@pytest.mark.parametrize(("rabbits", "most"), [(0, 5), (1, 4), (2, 3)])
def test_each_rabbit_lowers_the_limit_of_traces_by_ice(rabbits: int, most: int) -> None:
    assert installed("Rabbit").credits["runner"] == 20
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(rig=["Rabbit"] * rabbits, hand=HAND),
        servers={"HQ": At(ice=["Hunter (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", option="number")
    assert max(option.number for option in t.find("number")) == most


LINKS = {"Back Door to Rivals": (2, 0, 2, 3), "Runner Sensei": (4, 2, 4, 2)}
"""The cost to install, the price of the base link, the base link, and the price of one more."""


@pytest.mark.card(*LINKS)
@pytest.mark.parametrize("card", LINKS)
@pytest.mark.parametrize("used", [True, False])
def test_a_trace_that_is_avoided_with_it_pays_a_bit(card: str, used: bool) -> None:
    cost, price, link, more = LINKS[card]
    assert 20 - installed(card).credits["runner"] == cost
    t = traced(link, card, "Bakdoor", bits=20)
    if used:
        t.runner("card", card)
        t.runner("number", number=1)
    else:
        t.runner("card", "Bakdoor")
        t.runner("number", number=2)
    bits = 20 - (price + more if used else 4)
    assert t.happened("trace fails")
    t.finish_run()
    to_action(t)
    assert t.credits["runner"] == bits + used


@pytest.mark.card(*LINKS)
@pytest.mark.parametrize("card", LINKS)
@pytest.mark.parametrize("more", [0, 1])
def test_a_trace_that_succeeds_pays_nothing(card: str, more: int) -> None:
    _, price, link, each = LINKS[card]
    price += more * each
    t = traced(link + more, card, bits=20)
    t.runner("card", card)
    t.runner("number", number=more)
    assert t.happened("trace succeeds")
    t.finish_run()
    assert t.credits["runner"] == 20 - price
