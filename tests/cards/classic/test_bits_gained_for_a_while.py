"""Bits that are gained for a while: they are in the bit pool, whatever becomes of the card they came from,
each is for what its card says, and what is left of them goes back to the bank when its card says so."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn
from tests.support.classic_runner import to_action
from tests.support.table import Table

CONTRACT, CAMP = "Government Contract", "Executive Boot Camp"


def lent(t: Table) -> int:
    return t.game.state.players["corp"].lent


def uses(t: Table, card: str) -> None:
    t.until(side="corp", option="use")
    t.corp("use", card)


@pytest.mark.card(CONTRACT)
def test_bits_of_a_contract_outlive_the_node() -> None:
    """Another node is installed in the place of the contract: its bits pay for rezzing that."""
    t = corp_turn(
        corp=Seat(credits=0, hand=["Schlaghund"], deck=DECK),
        servers={"remote 1": At(root=[f"{CONTRACT} (rezzed, 1 advancement)"])},
    )
    t.corp("gain credit")
    uses(t, CONTRACT)
    assert (lent(t), t.credits["corp"]) == (3, 1)
    t.until(side="corp", kind="action")
    t.corp("install", "Schlaghund")
    t.corp("server", server="remote 1")
    t.until(side="corp", option="rez")
    assert t.zone(CONTRACT) == "Archives"
    t.corp("rez", "Schlaghund")
    if t.can("number"):
        t.corp("number", number=2)
    assert (lent(t), t.credits["corp"], t.rezzed("Schlaghund")) == (1, 1, True)
    t.until(side="corp", kind="action")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert (lent(t), t.credits["corp"]) == (0, 2), "the turn has ended"


@pytest.mark.card(CONTRACT)
def test_bits_of_a_contract_are_for_installing_and_rezzing_alone() -> None:
    t = corp_turn(
        corp=Seat(credits=0, hand=["Annual Reviews", "Filter"], deck=DECK),
        servers={
            "remote 1": At(root=[f"{CONTRACT} (rezzed, 1 advancement)"]),
            "HQ": At(ice=["Filter"]),
        },
    )
    t.corp("play", "Annual Reviews")
    uses(t, CONTRACT)
    t.until(side="corp", kind="action")
    assert not t.can("advance", CONTRACT)
    t.corp("install", "Filter")
    t.corp("server", server="HQ")
    if t.can("done"):
        t.corp("done")
    assert lent(t) == 2


@pytest.mark.card(CAMP)
def test_bits_of_a_boot_camp_outlive_the_node() -> None:
    """The Runner trashes it with the run still going on: the bits are the Corp's until the run ends."""
    t = classic(
        corp=Seat(credits=0, hand=["2x Keeper"], deck=DECK),
        runner=Seat(credits=9, hand=HAND),
        servers={"remote 1": At(root=[f"{CAMP} (rezzed)", "Red Herrings"])},
    )
    t.run("remote 1")
    uses(t, CAMP)
    assert lent(t) == 2
    t.until(side="runner", option="trash")
    t.runner("trash", CAMP)
    assert lent(t) == 2
    to_action(t)
    assert (t.zone(CAMP), lent(t), t.credits["corp"]) == ("Archives", 0, 0)


@pytest.mark.card(CONTRACT, CAMP)
def test_each_of_two_loans_is_for_its_own_purpose_and_ends_at_its_own_time() -> None:
    """In a run the Corp gains two bits for that, and three for rezzing, which it has for the turn."""
    t = classic(
        corp=Seat(credits=0, hand=["2x Keeper"], deck=DECK),
        runner=Seat(credits=9, hand=HAND),
        servers={
            "remote 1": At(root=[f"{CAMP} (rezzed)"]),
            "remote 2": At(root=[f"{CONTRACT} (rezzed, 1 advancement)"]),
            "HQ": At(ice=["Wall of Static"]),
        },
    )
    t.run("HQ")
    uses(t, CAMP)
    uses(t, CONTRACT)
    assert lent(t) == 5
    for seat in ("corp", "runner"):
        view = t.game.view(seat)
        assert (view.corp.lent, view.runner.lent) == (5, 0), "both players see them"
    t.until(side="corp", option="rez")
    t.corp("rez", "Wall of Static")
    assert t.decision.about == "spend-from"
    assert [option.number for option in t.decision.options] == [2, 1, 0]
    t.corp("number", number=2)
    if t.decision.about == "spend-from":
        t.corp("number", number=1)
    assert lent(t) == 2
    t.until(side="runner", kind="action")
    assert lent(t) == 2, "of the contract"
    t.until(side="corp", kind="action")
    assert lent(t) == 0


@pytest.mark.card(CAMP, "Edited Shipping Manifests")
def test_bits_gained_for_a_while_can_be_lost() -> None:
    """They are in the pool: the Corp has bits to lose, and first loses those that it would return."""
    t = classic(
        corp=Seat(credits=1, hand=["2x Keeper"], deck=DECK),
        runner=Seat(credits=9, hand=["Edited Shipping Manifests", *HAND]),
        servers={"remote 1": At(root=[f"{CAMP} (rezzed)"])},
    )
    t.runner("play", "Edited Shipping Manifests")
    uses(t, CAMP)
    to_action(t)
    assert (t.credits["corp"], lent(t)) == (1, 0)
    assert [e.amount for e in t.events("lose credits")] == [1]
