"""A card that leaves and comes back is another object (26.03: 1.12.2); an empty pool, whoever hears of it."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger, When
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, Filter, In, Named
from rulerunner.lang.instructions import Choose, Gain, InstallCard, Later, MoveTo, RemoveCounters, Trash
from rulerunner.lang.refs import CHOSEN, Chosen
from rulerunner.lang.statics import AdditionalCost, InPool
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import CREDIT, GRIP, HQ, THIS_TURN
from tests.support.faces import made, table

CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x PAD Campaign"])
BOTH = ("nisei-1.4", "nsg-26.03")


@pytest.mark.rule("nsg-26.03 1.12.2")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("dodges", [True, False])
def test_a_resource_that_came_back_while_its_trashing_was_paid_for_is_not_trashed(
    rules: str, dodges: bool
) -> None:
    """What it costs besides is paid for the object that was chosen, and that is gone."""
    dear = made(
        "Dear", "resource", static(AdditionalCost("trash resource", (Credits(3),), cards=Named("Dear")))
    )
    dodge = made(
        "Dodge",
        "hardware",
        when(
            Trigger("spend credits", side="corp", detail="trash resource"),
            Choose(Named("Dear")),
            MoveTo(CHOSEN, GRIP),
            Choose(In(GRIP) & Named("Dear"), slot=1),
            InstallCard(Chosen(1)),
        ),
    )
    rig = ["Dear", "Dodge"] if dodges else ["Dear"]
    t = table(dear, dodge, rules=rules, turn="corp", corp=CORP, runner=Seat(tags=1, rig=rig))
    t.corp("trash resource")
    while t.decision.kind != "action":
        t.corp("yes") if t.can("yes") else t.choose(0)
    assert t.zone("Dear") == ("table" if dodges else "heap")
    assert t.happened("install", "Dear") == dodges


@pytest.mark.rule("nsg-26.03 1.12.2")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    ("kind", "card", "where"),
    [("advance", "Ice Wall", INSTALLED), ("install", "Enigma", In(HQ)), ("play", "Hedge Fund", In(HQ))],
)
@pytest.mark.parametrize("zapped", [True, False])
def test_a_basic_action_does_nothing_with_a_card_that_is_gone_once_it_is_paid_for(
    rules: str, kind: str, card: str, where: Filter, zapped: bool
) -> None:
    zap = made(
        "Zap",
        "resource",
        when(Trigger("spend clicks", side="corp"), Choose(where & Named(card)), Trash(CHOSEN)),
    )
    t = table(
        zap,
        rules=rules,
        turn="corp",
        corp=CORP._replace(credits=5, hand=["Hedge Fund", "Enigma"]),
        runner=Seat(rig=["Zap"] if zapped else []),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
    )
    t.corp(kind, card)
    while t.decision.kind != "action":
        t.choose(0)
    assert t.happened(kind, card) == (not zapped)
    assert t.clicks["corp"] == 2
    if zapped:
        assert t.zone(card) == "Archives"
        assert t.counters(card, "advancement") == 0
        assert [e.kind for e in t.game.events if e.card == t.card(card)][-1] == "trash"


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("delayed", [True, False])
def test_an_empty_pool_is_heard_of_by_abilities_that_wait_for_it_without_a_card(
    rules: str, delayed: bool
) -> None:
    """The last credits lie on a card, counted as being in the pool, and are taken off it."""
    dry = When(Trigger("no credits", side="you"), (Gain(4),))
    purse = made("Purse", "resource", static(InPool()))
    hear = made("Hear", "resource", paid(Clicks(), Later(dry, THIS_TURN)) if delayed else dry)
    leak = made("Leak", "resource", paid(Clicks(), Choose(Named("Purse")), RemoveCounters(9, CREDIT, CHOSEN)))
    runner = Seat(credits=0, clicks=4, rig=["Purse (2 credit)", "Hear", "Leak"], deck=["9x Diesel"])
    t = table(purse, hear, leak, rules=rules, at="5.7.1d", corp=CORP, runner=runner)
    if delayed:
        t.until(kind="action")
        t.runner("use", "Hear")
    t.until(kind="action")
    t.runner("use", "Leak")
    t.until(kind="action")
    assert t.counters("Purse", CREDIT) == 0
    assert t.credits["runner"] == 4
