"""9.5.7, 9.6.15, 9.7.2 and 9.8.10: how each kind of ability resolves, instruction by instruction."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.face import Face
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Gain, GiveTags, Lose, Prevent, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, play, prevention, sub, when
from rulerunner.lang.words import PROGRAM
from tests.support.faces import made, table
from tests.support.table import Table

BLOCK = (Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN), GiveTags(1))
CARRIERS = {
    "paid": made("Carrier", "asset", paid((Clicks(), Credits(1)), *BLOCK)),
    "conditional": made("Carrier", "asset", when(Trigger("turn ends", side="you"), *BLOCK)),
    "play": made("Carrier", "operation", play(*BLOCK)),
    "subroutine": made("Carrier", "ice", sub(*BLOCK), subtypes=("sentry",)),
}
MOURN = made("Mourn", "asset", when(Trigger("trash", subject=Is(PROGRAM)), Gain(3)))
TAX = made("Tax", "resource", when(Trigger("spend credits", side="corp"), Lose(1, side="corp")))
SHIELD = made("Shield", "resource", prevention(Credits(0), "trash", Gain(1), subject=Is(PROGRAM)))
LIE = made("Lie", "resource", prevention(Credits(0), "tags", Prevent(1)))
RIG = ["Corroder", "Mimic", "Shield", "Lie", "Tax"]


def begins(kind: str) -> Table:
    """The ability has been announced; the Corp chooses the program that its first instruction is about."""
    servers = {"remote 1": At(root=["Mourn (rezzed)"])}
    faces: tuple[Face, ...] = (CARRIERS[kind], MOURN, TAX, SHIELD, LIE)
    corp, runner = Seat(credits=5), Seat(credits=0, rig=RIG)
    if kind == "subroutine":
        servers["HQ"] = At(ice=["Carrier (rezzed)"])
        t = table(*faces, corp=corp, runner=runner, servers=servers)
        t.run("HQ")
    elif kind == "play":
        t = table(*faces, turn="corp", corp=corp._replace(hand=["Carrier"]), runner=runner, servers=servers)
        t.corp("play", "Carrier")
    else:
        servers["remote 2"] = At(root=["Carrier (rezzed)"])
        at = "5.6.3d" if kind == "conditional" else ""
        t = table(*faces, turn="corp", at=at, corp=corp, runner=runner, servers=servers)
        if kind == "paid":
            t.corp("use", "Carrier")
    t.until(side="corp", kind="choose card")
    return t


@pytest.mark.rule(
    "nsg-26.03 9.5.7", "nsg-26.03 9.5.7c", "nsg-26.03 9.5.7d", "nsg-26.03 9.5.7e", "nsg-26.03 9.5.7f",
    "nsg-26.03 9.5.7g", "nsg-26.03 9.6.15", "nsg-26.03 9.6.15b", "nsg-26.03 9.6.15c", "nsg-26.03 9.6.15e",
    "nsg-26.03 9.6.15f", "nsg-26.03 9.7.2", "nsg-26.03 9.7.2a", "nsg-26.03 9.7.2b", "nsg-26.03 9.7.2c",
    "nsg-26.03 9.7.2d", "nsg-26.03 9.7.2e", "nsg-26.03 9.8.10", "nsg-26.03 9.8.10c", "nsg-26.03 9.8.10d",
    "nsg-26.03 9.8.10e", "nsg-26.03 9.8.10f", "nsg-26.03 9.8.10g",
    "nisei-1.4 9.5.6", "nisei-1.4 9.5.6c", "nisei-1.4 9.5.6d", "nisei-1.4 9.5.6e", "nisei-1.4 9.5.6f",
    "nisei-1.4 9.5.6g", "nisei-1.4 9.6.15", "nisei-1.4 9.6.15b", "nisei-1.4 9.6.15c", "nisei-1.4 9.6.15e",
    "nisei-1.4 9.6.15f", "nisei-1.4 9.7.2", "nisei-1.4 9.7.2a", "nisei-1.4 9.7.2b", "nisei-1.4 9.7.2c",
    "nisei-1.4 9.7.2d", "nisei-1.4 9.7.2e",
)  # fmt: skip
@pytest.mark.parametrize("kind", CARRIERS)
def test_each_instruction_has_its_targets_its_interrupts_its_effect_and_its_checkpoint(kind: str) -> None:
    t = begins(kind)
    credits = t.credits["corp"]
    t.corp("card", "Mimic")
    assert t.find("use", "Shield"), "the target is known before anyone interrupts"
    assert not t.can("use", "Lie"), "the second instruction is not imminent yet"
    t.runner("pass")
    assert t.zone("Mimic") == "heap"
    assert t.credits["corp"] == credits + 3, "what the first set off has resolved before the second"
    assert t.can("use", "Lie")
    assert t.tags == 0
    t.runner("pass")
    assert t.tags == 1


@pytest.mark.rule(
    "nsg-26.03 9.5.7h",
    "nsg-26.03 9.6.15g",
    "nsg-26.03 9.7.2f",
    "nsg-26.03 9.8.10h",
    "nisei-1.4 9.6.15g",
    "nisei-1.4 9.7.2f",
    "nisei-1.4 9.5.6h",
)
@pytest.mark.parametrize("kind", CARRIERS)
def test_an_ability_resolves_once_and_is_over(kind: str) -> None:
    t = begins(kind)
    t.corp("card", "Mimic")
    t.until(kind="action")
    assert t.tags == 1
    assert t.zone("Corroder") == "table"


@pytest.mark.rule("nsg-26.03 9.5.7a", "nsg-26.03 9.5.7b", "nisei-1.4 9.5.6a", "nisei-1.4 9.5.6b")
def test_a_paid_ability_is_announced_and_paid_for_before_its_targets_are_chosen() -> None:
    t = begins("paid")
    assert [(e.card, e.sort) for e in t.events("use")] == [(t.card("Carrier"), "action")]
    assert t.credits["corp"] == 3, "the payment, and what the payment set off"
    assert t.clicks["corp"] == 2
    assert not t.events("trash")


@pytest.mark.rule("nsg-26.03 9.6.15a", "nisei-1.4 9.6.15a")
def test_a_player_announces_which_of_the_pending_abilities_is_next() -> None:
    one = made("One", "asset", when(Trigger("turn ends", side="you"), Gain(1)))
    two = made("Two", "asset", when(Trigger("turn ends", side="you"), Gain(2)))
    t = table(
        one,
        two,
        turn="corp",
        at="5.6.3d",
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["One (rezzed)"]), "remote 2": At(root=["Two (rezzed)"])},
    )
    assert {t.name(o.card) for o in t.find("trigger")} == {"One", "Two"}
    t.corp("trigger", "Two")
    assert [e.amount for e in t.events("gain credits")][:1] == [2]
