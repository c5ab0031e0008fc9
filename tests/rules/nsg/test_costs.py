"""26.03, 1.16: what is paid, for what, and what happens around it."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DidIt
from rulerunner.lang.costs import Clicks, Credits, Forfeit, SufferDamage
from rulerunner.lang.filters import Has, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Gain,
    GiveTags,
    If,
    InstallCard,
    May,
    RezCard,
    Unless,
)
from rulerunner.lang.quantities import CostOf, Plus, Tags, Times
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, PreventsAll
from rulerunner.lang.sugar import about, paid, play, static, when
from rulerunner.lang.words import GRIP, ICE, PROGRAM, Ignored
from tests.support.faces import made, table
from tests.support.table import Table

EAR = made("Ear", "asset", when(Trigger("spend credits", side="runner"), GiveTags(1)))
HEARD = {"remote 9": At(root=["Ear (rezzed)"])}


def corp(*faces: Any, **place: Any) -> Table:
    return table(*faces, turn="corp", **place)


@pytest.mark.rule("nsg-26.03 1.16.2b")
def test_a_cost_that_is_worked_out_is_paid_at_once() -> None:
    """Three credits for each of two tags are one payment of six."""
    fine = made("Fine", "operation", play(Unless((Credits(Times(3, Tags())),), (Gain(1),))))
    t = corp(EAR, fine, corp=Seat(hand=["Fine"]), runner=Seat(credits=9, tags=2), servers=HEARD)
    t.corp("play", "Fine")
    t.runner("yes")
    assert t.credits["runner"] == 3
    assert [e.amount for e in t.events("spend credits")] == [6]
    assert t.tags == 3


@pytest.mark.rule("nsg-26.03 1.16.3a", "nsg-26.03 1.16.3")
def test_a_checkpoint_follows_even_a_cost_of_nothing() -> None:
    """What using the ability sets off resolves before what the ability does."""
    free = made("Free", "resource", paid(Credits(0), Gain(5), once="turn"))
    eye = made("Eye", "asset", when(Trigger("use", side="runner"), GiveTags(1)))
    t = table(
        free,
        eye,
        at="5.7.1e",
        runner=Seat(credits=0, rig=["Free"]),
        servers={"remote 1": At(root=["Eye (rezzed)"])},
    )
    t.runner("use", "Free")
    kinds = [e.kind for e in t.game.events if e.kind in ("tags", "gain credits")]
    assert kinds == ["tags", "gain credits"]


@pytest.mark.rule("nsg-26.03 1.16.4a", "nsg-26.03 1.16.5a", "nsg-26.03 1.16.5b", "nsg-26.03 1.16.5c")
@pytest.mark.parametrize(
    ("ignoring", "credits", "agenda"),
    [("", 5, "removed"), ("credits", 9, "removed"), ("all", 9, "corp score")],
)
def test_what_is_ignored_is_not_paid_and_the_rest_is(ignoring: Ignored, credits: int, agenda: str) -> None:
    wake = made("Wake", "operation", play(Choose(Is(ICE)), RezCard(CHOSEN, ignoring=ignoring)))
    t = corp(
        wake,
        corp=Seat(credits=9, hand=["Wake"], score=["Hostile Takeover"]),
        servers={"HQ": At(ice=["Archer"])},
    )
    t.corp("play", "Wake")
    if t.can("yes"):
        t.corp("yes")
    t.until(kind="action")
    assert t.rezzed("Archer")
    assert t.credits["corp"] == credits
    assert t.zone("Hostile Takeover") == agenda


@pytest.mark.rule("nsg-26.03 1.16.4a", "nsg-26.03 1.16.6a")
def test_an_effect_that_installs_asks_for_the_install_cost() -> None:
    fit = made("Fit", "event", play(Choose(In(GRIP) & Is(PROGRAM)), InstallCard(CHOSEN)))
    t = table(fit, runner=Seat(credits=5, hand=["Fit", "Corroder"]))
    t.runner("play", "Fit")
    t.until(rule="5.7.1f")
    assert t.zone("Corroder") == "table"
    assert t.credits["runner"] == 3


@pytest.mark.rule("nsg-26.03 1.16.6c", "nsg-26.03 3.6.2")
def test_assets_upgrades_and_agendas_are_installed_for_nothing() -> None:
    t = corp(corp=Seat(credits=0, hand=["PAD Campaign", "Hostile Takeover", "Crisium Grid"]))
    for name in ("PAD Campaign", "Hostile Takeover", "Crisium Grid"):
        t.corp("install", name)
        t.until(kind="action") if not t.can("server") else t.corp("server", server="new")
        assert t.zone(name) == "table"


@pytest.mark.rule("nsg-26.03 1.16.10c")
def test_what_an_additional_cost_sets_off_comes_before_the_effect_it_was_for() -> None:
    """An agenda forfeited to score another: what follows the forfeit happens before the score."""
    ash = made("Ash", "asset", when(Trigger("forfeit"), GiveTags(1)))
    own = made(
        "Own",
        "agenda",
        static(AdditionalCost("score", (Forfeit(),), cards=Same(THIS))),
        when(about("score"), Gain(3)),
        points=2,
        requirement=1,
    )
    t = corp(
        own,
        ash,
        at="5.6.2a",
        corp=Seat(score=["Hostile Takeover"]),
        servers={"remote 1": At(root=["Own (1 advancement)"]), "remote 2": At(root=["Ash (rezzed)"])},
    )
    t.corp("score", "Own")
    t.until(kind="action")
    kinds = [e.kind for e in t.game.events if e.kind in ("forfeit", "tags", "score")]
    assert kinds == ["forfeit", "tags", "score"]


@pytest.mark.rule("nsg-26.03 1.16.11c")
@pytest.mark.parametrize(("shielded", "tags", "gained"), [(False, 1, 1), (True, 0, 0)])
def test_if_you_do_without_a_may_asks_nobody(shielded: bool, tags: int, gained: int) -> None:
    deal = made("Deal", "asset", when(Trigger("run begins"), GiveTags(1), If(DidIt(), (Gain(1),))))
    ghost = made("Ghost", "resource", static(PreventsAll("tags")))
    t = table(
        deal,
        ghost,
        corp=Seat(credits=0),
        runner=Seat(rig=["Ghost"] if shielded else []),
        servers={"remote 1": At(root=["Deal (rezzed)"]), "HQ": At(ice=["Enigma"])},
    )
    t.run("HQ")
    assert t.decision.about == "jack-out", "nobody was asked before"
    assert (t.tags, t.credits["corp"]) == (tags, gained)


@pytest.mark.rule("nsg-26.03 1.16.11d", "nsg-26.03 1.16.11a")
@pytest.mark.parametrize(("answer", "tags"), [("yes", 0), ("no", 1)])
def test_otherwise_is_for_the_one_who_did_not_pay(answer: str, tags: int) -> None:
    bribe = made(
        "Bribe",
        "asset",
        when(Trigger("run begins"), May((Gain(1),), (Credits(2),), by="runner", otherwise=(GiveTags(1),))),
    )
    t = table(
        bribe,
        corp=Seat(credits=0),
        runner=Seat(credits=2),
        servers={"remote 1": At(root=["Bribe (rezzed)"])},
    )
    t.run("HQ")
    t.runner(answer)
    assert t.tags == tags
    assert t.credits["corp"] == 1 - tags
    poor = table(
        bribe, runner=Seat(credits=1), corp=Seat(credits=0), servers={"remote 1": At(root=["Bribe (rezzed)"])}
    )
    poor.run("HQ")
    assert poor.tags == 1, "who cannot pay did not"


@pytest.mark.rule("nsg-26.03 1.16.2d")
def test_an_unpaid_x_is_nothing() -> None:
    """A cost of X is asked for by an ability that does not pay it."""
    odd = made("Odd", "program", cost=None, x_cost=True, memory=1)
    audit = made("Audit", "resource", paid(Clicks(), Choose(Is(PROGRAM)), Gain(Plus(1, CostOf(CHOSEN)))))
    t = table(odd, audit, runner=Seat(credits=0, rig=["Odd", "Audit"]))
    t.runner("use", "Audit")
    t.until(rule="5.7.1f")
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 1.16.1")
def test_what_may_not_be_used_again_cannot_be_paid_for_again() -> None:
    zero = made("Zero", "hardware", paid(SufferDamage("net", 1), Gain(1), once="turn"))
    t = table(zero, at="5.7.1e", runner=Seat(credits=0, rig=["Zero"], hand=["3x Diesel"]))
    t.runner("use", "Zero")
    assert not t.can("use", "Zero")
    assert len(t.game.state.hand("runner")) == 2


@pytest.mark.rule("nsg-26.03 1.16.2a")
def test_a_card_changes_its_own_cost() -> None:
    cheap = made("Cheap", "program", static(Modify("install cost", -2)), cost=5, memory=1)
    dear = made("Dear", "resource", static(Modify("install cost", 1, of=Is(PROGRAM) & ~Has("x"))))
    t = table(cheap, dear, runner=Seat(credits=4, rig=["Dear"], hand=["Cheap"]))
    t.runner("install", "Cheap")
    assert t.credits["runner"] == 0
