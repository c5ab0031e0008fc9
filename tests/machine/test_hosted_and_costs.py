"""9.5.5: what is hosted on a card that leaves as the cost of its own ability is there for that ability."""

import pytest

from rulerunner import Seat
from rulerunner.lang.costs import (
    AddThisAsAgenda,
    Cost,
    MoveCards,
    RemoveThis,
    ReturnThis,
    TrashCards,
    TrashThis,
)
from rulerunner.lang.filters import INSTALLED, HostedOn, Is
from rulerunner.lang.instructions import Choose, HostCard, InstallCard, MoveCounters, TakeCredits
from rulerunner.lang.refs import CHOSEN, THIS, Top
from rulerunner.lang.sugar import about, paid, when
from rulerunner.lang.words import GRIP, HARDWARE, POWER, RESOURCE, STACK
from tests.support.faces import made, table

WAYS: dict[str, tuple[Cost, str]] = {
    "trashed": (TrashThis(), "heap"),
    "removed from the game": (RemoveThis(), "removed"),
    "taken back": (ReturnThis(), "grip"),
    "added as an agenda": (AddThisAsAgenda(0), "runner score"),
    "trashed as any resource": (TrashCards(Is(RESOURCE) & INSTALLED), "heap"),
    "taken back as any resource": (MoveCards(Is(RESOURCE) & INSTALLED, GRIP), "grip"),
}


@pytest.mark.rule("nisei-1.4 9.5.5", "nsg-26.03 9.5.5")
@pytest.mark.parametrize("way", WAYS)
def test_a_hosted_card_is_installed_though_its_host_left_to_pay_for_it(way: str) -> None:
    cost, zone = WAYS[way]
    peddler = made(
        "Peddler",
        "resource",
        when(about("install"), HostCard(Top(STACK, 2), faceup=False)),
        paid(cost, Choose(HostedOn(THIS)), InstallCard(CHOSEN, ignoring="all")),
    )
    t = table(
        peddler, runner=Seat(credits=9, clicks=4, hand=["Peddler"], deck=["Corroder", "Mimic", "9x Diesel"])
    )
    t.runner("install", "Peddler")
    t.until(side="runner", option="use")
    t.runner("use", "Peddler")
    t.runner("card", "Corroder")
    t.until(kind="action")
    assert t.zone("Peddler") == zone
    assert t.zone("Corroder") == "table"
    assert t.zone("Mimic") == "heap", "it has lost its host"


@pytest.mark.rule("nsg-26.03 9.5.5")
@pytest.mark.parametrize("way", WAYS)
def test_hosted_counters_are_moved_though_their_host_left_to_pay_for_it(way: str) -> None:
    cost, zone = WAYS[way]
    move = (Choose(Is(HARDWARE) & INSTALLED), MoveCounters(2, POWER, THIS, CHOSEN))
    purse = made("Purse", "resource", paid(cost, *move))
    t = table(purse, runner=Seat(clicks=4, rig=["Purse (3 power)", "Desperado"], deck=["9x Diesel"]))
    t.runner("draw")
    t.until(side="runner", option="use")
    t.runner("use", "Purse")
    t.until(kind="action")
    assert (t.zone("Purse"), t.counters("Desperado", POWER)) == (zone, 2)


@pytest.mark.rule("nsg-26.03 9.5.5", "nsg-26.03 1.10.4a")
@pytest.mark.parametrize("way", WAYS)
def test_hosted_credits_are_taken_though_their_host_left_to_pay_for_it(way: str) -> None:
    purse = made("Purse", "resource", paid(WAYS[way][0], TakeCredits(2)))
    t = table(purse, runner=Seat(credits=0, clicks=4, rig=["Purse (3 credit)"], deck=["9x Diesel"]))
    t.runner("draw")
    t.until(side="runner", option="use")
    t.runner("use", "Purse")
    t.until(kind="action")
    assert t.credits["runner"] == 2
