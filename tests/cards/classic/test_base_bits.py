"""The base set of 1996: bits of the Runner's cards that are for one purpose, and return each turn."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.sugar import breaks
from tests.support.classic import breaking, classic, strength_of
from tests.support.classic_runner import CORP, installed, next_turn, runner_turn
from tests.support.table import Table

LOUD = Face(
    Facts("Loud", "runner", "program", cost=0, memory=1, strength=0, subtypes=("icebreaker", "noisy")),
    (breaks(Credits(1), "code gate"),),
)
"""A noisy icebreaker that breaks for one bit and does nothing else."""

PRINTED = {
    "Cloak": (7, 3),
    "Invisibility": (0, 1),
    "Vewy Vewy Quiet": (4, 2),
    "Raven Microcyb Owl": (11, 3),
    "Artemis 2020": (10, 2),
    "Parraline 5750": (5, 1),
    "Raven Microcyb Eagle": (6, 1),
    "Corolla Speed Chip": (1, 1),
    "ZZ22 Speed Chip": (5, 2),
    "Poltergeist": (0, 2),
    "Scatter Shot": (0, 2),
    "'Armadillo' Armored Road Home": (2, 2),
    "'Drifter' Mobile Environment": (0, 2),
}
"""The cost to install, and the bits that return."""

QUIET = {"Dwarf", "Loony Goon"}
PAYS = {
    "Cloak": QUIET,
    "Invisibility": QUIET,
    "Vewy Vewy Quiet": QUIET,
    "Raven Microcyb Owl": QUIET,
    "Artemis 2020": QUIET | {"Loud"},
    "Parraline 5750": QUIET | {"Loud"},
    "Raven Microcyb Eagle": QUIET | {"Loud"},
    "Corolla Speed Chip": {"Loony Goon"},
    "ZZ22 Speed Chip": {"Loony Goon"},
}
"""Which icebreakers may be paid for: a wall breaker, a killer, a noisy one."""

ICE = {"Dwarf": "Data Wall", "Loony Goon": "Banpei", "Loud": "Filter"}
FORT = {"remote 1": At(root=["Krumz", "Red Herrings"])}
"""A node that costs 2 to trash, and an upgrade that costs 1."""


def bits_on(t: Table, card: str) -> int:
    return t.counters(card, "credit")


def facing(card: str, breaker: str, bits: int = 0) -> Table:
    """A run on HQ into ice that the icebreaker breaks for one bit."""
    t = classic(
        corp=CORP,
        runner=Seat(credits=bits, rig=[card, breaker]),
        servers={"HQ": At(ice=[f"{ICE[breaker]} (rezzed)"])},
        faces=[LOUD],
    )
    t.run("HQ")
    return t


@pytest.mark.card(*PRINTED)
@pytest.mark.parametrize("card", PRINTED)
class TestBits:
    """What all of these cards have in common."""

    def test_it_has_its_bits_when_it_is_installed_for_its_cost(self, card: str) -> None:
        t = installed(card)
        assert (20 - t.credits["runner"], bits_on(t, card)) == PRINTED[card]
        next_turn(t)
        assert bits_on(t, card) == PRINTED[card][1], "they do not pile up"

    def test_its_bits_pay_for_no_other_purpose(self, card: str) -> None:
        hand = ["Fall Guy", "Invisibility", "MRAM Chip", "WuTech Mem Chip", "Temple Microcode Outlet"]
        t = runner_turn(runner=Seat(rig=[card], credits=0, hand=hand, deck=["Krash"]))
        assert t.can("install", "Fall Guy")
        assert not any(t.can("install", name) for name in ("MRAM Chip", "WuTech Mem Chip"))
        assert not t.can("play", "Temple Microcode Outlet")


@pytest.mark.card(*PAYS)
@pytest.mark.parametrize("card", PAYS)
@pytest.mark.parametrize("breaker", ICE)
def test_its_bits_pay_for_its_kind_of_icebreaker_and_are_replaced(card: str, breaker: str) -> None:
    t = facing(card, breaker)
    assert (t.decision.rule == "7?") == (breaker in PAYS[card])
    if breaker in PAYS[card]:
        full = PRINTED[card][1]
        breaking(t, by=breaker, subroutine=0 if breaker == "Loony Goon" else -1)
        t.finish_run()
        assert (t.happened("subroutine broken"), bits_on(t, card)) == (True, full - 1)
        t.until(side="runner", kind="action")
        assert bits_on(t, card) == full - 1
        next_turn(t)
        assert bits_on(t, card) == full


@pytest.mark.card("Cloak", "ZZ22 Speed Chip", "Artemis 2020")
@pytest.mark.parametrize("card", ["Cloak", "ZZ22 Speed Chip", "Artemis 2020"])
def test_its_bits_pay_for_strength_too(card: str) -> None:
    t = facing(card, "Loony Goon")
    t.runner("yes")
    t.runner("subroutine", number=0)
    t.runner("use", "Loony Goon")
    assert (bits_on(t, card), strength_of(t, "Loony Goon")) == (PRINTED[card][1] - 1, 1)


@pytest.mark.parametrize("card", [card for card in PRINTED if card not in ("Poltergeist", "Scatter Shot")])
def test_its_bits_trash_nothing(card: str) -> None:
    t = runner_turn(runner=Seat(credits=0, rig=[card]), servers=FORT)
    t.run("remote 1")
    while t.in_run():
        assert not t.can("trash")
        t.passes()
    assert t.happened("access", "Krumz")


@pytest.mark.card("Poltergeist", "Scatter Shot")
@pytest.mark.parametrize(
    ("card", "trashed", "cost", "other"),
    [("Poltergeist", "Krumz", 2, "Red Herrings"), ("Scatter Shot", "Red Herrings", 1, "Krumz")],
)
def test_its_bits_pay_for_trashing_its_kind_of_card(card: str, trashed: str, cost: int, other: str) -> None:
    t = runner_turn(runner=Seat(credits=0, rig=[card]), servers=FORT)
    t.run("remote 1")
    t.until(side="runner", rule="18")
    assert t.can("trash", trashed)
    assert not t.can("trash", other)
    t.runner("trash", trashed)
    t.finish_run()
    assert (t.zone(trashed), t.zone(other), bits_on(t, card)) == ("Archives", "table", 2 - cost)
    next_turn(t)
    assert bits_on(t, card) == 2


@pytest.mark.card(
    "Poltergeist", "Scatter Shot", "'Armadillo' Armored Road Home", "'Drifter' Mobile Environment"
)
@pytest.mark.parametrize("card", [card for card in PRINTED if card not in PAYS])
def test_its_bits_pay_for_no_icebreaker(card: str) -> None:
    assert facing(card, "Dwarf").decision.rule != "7?"
    assert facing(card, "Dwarf", 1).decision.rule == "7?"


@pytest.mark.card("'Armadillo' Armored Road Home", "'Drifter' Mobile Environment")
@pytest.mark.parametrize("car", ["'Armadillo' Armored Road Home", "'Drifter' Mobile Environment"])
def test_its_bits_pay_for_removing_a_tag_and_are_replaced(car: str) -> None:
    t = runner_turn(runner=Seat(credits=0, rig=[car], tags=2))
    t.runner("remove tag")
    assert (t.tags, bits_on(t, car), t.credits["runner"], t.clicks["runner"]) == (1, 0, 0, 3)
    assert not t.can("remove tag")
    next_turn(t)
    assert bits_on(t, car) == 2


@pytest.mark.parametrize("card", [card for card in PRINTED if not card.startswith("'")])
def test_its_bits_remove_no_tag(card: str) -> None:
    assert not runner_turn(runner=Seat(credits=0, rig=[card], tags=1)).can("remove tag")
