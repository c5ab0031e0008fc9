""" "That card" of an ability is the object it reacts to: once others have moved it, it is lost to it."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, InstallCard, Instruction, MoveTo, Place, Trash
from rulerunner.lang.refs import CHOSEN, THAT
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import GRIP, HQ, POWER, PROGRAM, STACK
from tests.support.faces import made, table
from tests.support.table import Table

TOY = made("Toy", "program", memory=1)
SAW = made("Saw", "resource", paid(Credits(1), Choose(Is(PROGRAM) & INSTALLED), Trash(CHOSEN)))


def after(kind: str, *block: Instruction, first: bool = True) -> Table:
    """A program of the Runner's is installed or trashed, and two abilities react: one that takes it back into
    the grip, another that does something to it."""
    back = made("Back", "resource", when(Trigger(kind, side="you"), MoveTo(THAT, GRIP), may=True))
    other = made("Other", "resource", when(Trigger(kind, side="you"), *block))
    hand = ["Toy"] if kind == "install" else []
    rig = ["Back", "Other", "Saw", *([] if hand else ["Toy"])]
    t = table(
        *(TOY, SAW, back, other), runner=Seat(credits=9, clicks=4, hand=hand, rig=rig, deck=["9x Diesel"])
    )
    if kind == "install":
        t.runner("install", "Toy")
    else:
        t.runner("gain credit")
        t.until(side="runner", option="use")
        t.runner("use", "Saw")
    t.until(kind="reaction")
    t.runner("trigger", "Back" if first else "Other")
    t.until(kind="action")
    return t


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2")
@pytest.mark.parametrize("kind", ["install", "trash"])
@pytest.mark.parametrize("doing", [MoveTo(THAT, STACK), Trash(THAT)])
def test_a_card_that_another_ability_took_away_first_is_not_that_card_any_more(
    kind: str, doing: Instruction
) -> None:
    assert after(kind, doing).zone("Toy") == "grip"


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2")
@pytest.mark.parametrize("kind", ["install", "trash"])
def test_the_ability_that_is_resolved_first_finds_that_card(kind: str) -> None:
    assert after(kind, MoveTo(THAT, STACK), first=False).zone("Toy") == "stack"


@pytest.mark.rule("nsg-26.03 1.12.2a")
def test_an_ability_follows_that_card_where_it_puts_it_itself() -> None:
    block = (MoveTo(THAT, STACK), InstallCard(THAT, ignoring="all"), Place(1, POWER, THAT))
    t = after("trash", *block, first=False)
    assert t.zone("Toy") == "table"
    assert t.counters("Toy", POWER) == 1


@pytest.mark.rule("nisei-1.4 9.1.4", "nsg-26.03 1.12.2")
def test_a_card_moved_between_two_instructions_of_an_ability_is_lost_to_the_second() -> None:
    """The Corp's asset is rezzed: one ability gives it a counter, as another takes it to HQ."""
    giver = made("Giver", "asset", when(Trigger("rez"), Place(1, POWER, THAT), Trash(THAT)), trash=9)
    taker = made("Taker", "asset", when(Trigger("place", detail=POWER), MoveTo(THAT, HQ)), trash=9)
    t = table(
        *(giver, taker),
        turn="corp",
        corp=Seat(credits=9, clicks=3, deck=["9x Hedge Fund"]),
        servers={
            "remote 1": At(root=["Giver (rezzed)"]),
            "remote 2": At(root=["Taker (rezzed)"]),
            "remote 3": At(root=["PAD Campaign"]),
        },
    )
    t.corp("gain credit")
    t.until(side="corp", option="rez")
    t.corp("rez", "PAD Campaign")
    t.until(kind="action")
    assert t.zone("PAD Campaign") == "HQ"


@pytest.mark.rule("nisei-1.4 9.1.6d")
def test_an_offer_about_a_card_that_is_gone_is_not_made() -> None:
    back = made("Back", "resource", when(Trigger("install", side="you"), MoveTo(THAT, GRIP)))
    other = made("Other", "resource", when(Trigger("install", side="you"), Trash(THAT), may=True))
    t = table(
        *(TOY, back, other),
        runner=Seat(credits=9, clicks=4, hand=["Toy"], rig=["Back", "Other"], deck=["9x Diesel"]),
    )
    t.runner("install", "Toy")
    t.runner("trigger", "Back")
    assert t.decision.kind == "action"
