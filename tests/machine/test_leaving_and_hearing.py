"""9.1.8g: a card that leaves hears of it, and of what leaves together with it, whichever way they go."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Cost, MoveCards, ReturnThis
from rulerunner.lang.filters import INSTALLED, In, Is
from rulerunner.lang.instructions import Choose, Draw, Gain, Later, MoveTo, Swap, TrashAll
from rulerunner.lang.refs import CHOSEN, Chosen
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import GRIP, HQ, ICE, REMOVED, RESOURCE, STACK, Zone
from tests.support.faces import made, table

OWN = Is(RESOURCE) & INSTALLED
HEARS = when(Trigger("move", side="you"), Gain(1))


@pytest.mark.rule("nsg-26.03 9.1.8g")
@pytest.mark.parametrize("zone", [GRIP, STACK, REMOVED])
@pytest.mark.parametrize("amount", [1, 2])
def test_a_card_that_is_moved_away_hears_of_it(zone: Zone, amount: int) -> None:
    """The Runner gains a credit for each card that is moved, the one that says so among them."""
    away = made("Away", "event", play(Choose(OWN, amount), MoveTo(CHOSEN, zone)))
    rig = ["Watch", "Fall Guy"][:amount]
    t = table(
        *(made("Watch", "resource", HEARS), away),
        runner=Seat(credits=0, clicks=4, hand=["Away"], rig=rig, deck=["9x Diesel"]),
    )
    t.runner("play", "Away")
    t.until(kind="action")
    assert t.credits["runner"] == amount


@pytest.mark.rule("nsg-26.03 9.1.8g")
@pytest.mark.parametrize("cost", [ReturnThis(), MoveCards(OWN, GRIP)])
def test_a_card_that_is_moved_away_to_pay_a_cost_hears_of_it(cost: Cost) -> None:
    watch = made("Watch", "resource", HEARS, paid(cost, Draw(1)))
    t = table(watch, runner=Seat(credits=0, clicks=4, rig=["Watch"], deck=["9x Diesel"]))
    t.runner("draw")
    t.until(side="runner", option="use")
    t.runner("use", "Watch")
    t.until(kind="action")
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 9.1.8g", "nsg-26.03 8.8.4b")
def test_a_card_that_is_swapped_away_hears_of_it() -> None:
    sentinel = made("Sentinel", "ice", HEARS, cost=0)
    ice = (Choose(Is(ICE) & INSTALLED), Choose(Is(ICE) & In(HQ), slot=1))
    trade = made("Trade", "operation", play(*ice, Swap(CHOSEN, Chosen(1))))
    t = table(
        *(sentinel, trade),
        turn="corp",
        corp=Seat(credits=0, clicks=3, hand=["Trade", "Ice Wall"], deck=["9x Hedge Fund"]),
        servers={"HQ": At(ice=["Sentinel (rezzed)"])},
    )
    t.corp("play", "Trade")
    t.until(kind="action")
    assert t.zone("Sentinel") == "HQ"
    assert t.credits["corp"] == 1


@pytest.mark.rule("nsg-26.03 8.5.1b")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
@pytest.mark.parametrize("lasting", [True, False])
def test_others_hear_of_a_card_that_is_uninstalled(lasting: bool, rules: str) -> None:
    """An asset waits for it, or what lasts since an operation; the program itself does not."""
    hears = when(Trigger("uninstall", subject=Is("program")), Gain(1))
    t = table(
        *(made("Watch", "asset", hears, trash=1), made("Order", "operation", play(Later(hears)))),
        made("Shot", "operation", play(TrashAll(Is("program") & INSTALLED))),
        rules=rules,
        turn="corp",
        corp=Seat(credits=0, clicks=3, hand=["Order", "Shot"], deck=["9x Hedge Fund"]),
        runner=Seat(rig=["Mimic"]),
        servers={} if lasting else {"remote 1": At(root=["Watch (rezzed)"])},
    )
    if lasting:
        t.corp("play", "Order")
        t.until(side="corp", kind="action")
    t.corp("play", "Shot")
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 1
