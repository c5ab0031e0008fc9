"""When checkpoints occur, by NISEI 1.4 (10.3.2 to 10.3.6)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Of
from rulerunner.lang.instructions import Draw, Gain
from rulerunner.lang.sugar import about, when
from tests.support.table import Table

FIRST = Face(Facts("First", "corp", "asset", cost=0), (when(about("rez"), Draw(1), Gain(1)),))
SECOND = Face(Facts("Second", "corp", "asset", cost=0), (when(Trigger("draw", side="corp"), Gain(2)),))
MOURNER = Face(
    Facts("Mourner", "runner", "resource"), (when(Trigger("trash", subject=Of("runner")), Gain(1)),)
)


@pytest.mark.rule("nisei-1.4 10.3.2", "nisei-1.4 10.3.6", "nisei-1.4 9.1.2a")
def test_a_checkpoint_between_two_instructions_opens_its_own_window_first() -> None:
    t = Table(
        position(
            at="5.7.1e",
            corp=Seat(credits=0, deck=["Hedge Fund"]),
            servers={"remote 1": At(root=["First"]), "remote 2": At(root=["Second (rezzed)"])},
            faces=[FIRST, SECOND],
        )
    )
    t.corp("rez", "First")  # draw 1, then gain 1; the draw makes Second pending
    kinds = [(e.kind, e.amount) for e in t.game.events if e.kind in ("draw", "gain credits")]
    assert kinds == [("draw", 1), ("gain credits", 2), ("gain credits", 1)]


@pytest.mark.rule("nisei-1.4 10.3.4")
def test_a_checkpoint_follows_the_payment_of_a_cost() -> None:
    t = Table(
        position(
            at="5.7.1e",
            runner=Seat(credits=9, rig=["Self-modifying Code", "Mourner"], deck=["Corroder"]),
            faces=[MOURNER],
        )
    )
    t.runner("use", "Self-modifying Code")
    assert t.can("card", "Corroder"), "the search has just begun"
    assert t.credits["runner"] == 8, "2 paid; and 1 gained already, as the cost trashed a card"


@pytest.mark.rule("nisei-1.4 10.3.5")
def test_the_checkpoint_after_a_structure_takes_place_outside_of_it() -> None:
    t = Table(
        position(
            runner=Seat(tags=1, hand=["Diesel"] * 2),
            servers={"remote 1": At(root=["Dedicated Response Team (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert t.events("damage")[0].run == -1
