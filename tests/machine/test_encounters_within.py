"""6.5.9: an encounter in the middle of another, and what asks how each of them went."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import DuringRun, FullyBroken, Happened, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.instructions import BreakSubroutines, Choose, EncounterIce, EndRun, Gain
from rulerunner.lang.quantities import TimesThisEncounter
from rulerunner.lang.refs import CHOSEN, RND_SERVER, THIS
from rulerunner.lang.sugar import about, paid, sub, when
from rulerunner.lang.words import ICE
from tests.support.faces import made, table
from tests.support.table import Table

BOTH = ("nisei-1.4", "nsg-26.03")
OUTER = made(
    "Outer", "ice", sub(Gain(1)), sub(Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN))
)
INNER = made(
    "Inner", "ice", sub(Gain(1)), when(about("encounter ends"), Gain(10), condition=No(FullyBroken()))
)
BITER = made(
    "Biter",
    "resource",
    paid(Credits(0), BreakSubroutines(1)),
    when(
        Trigger("encounter ends"),
        Gain(1),
        condition=Happened("subroutine broken", within="encounter", source=THIS),
    ),
)
TALLY = made(
    "Tally", "asset", when(Trigger("encounter ends"), Gain(TimesThisEncounter("subroutine resolves")))
)
HALT = made("Halt", "asset", paid(Credits(0), EndRun(), condition=DuringRun()))


def meets_outer(rules: str, root: str) -> Table:
    """The Runner encounters Outer, and breaks the first of its two subroutines."""
    t = table(
        *(OUTER, INNER, BITER, TALLY, HALT),
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Biter"]),
        servers={
            "HQ": At(ice=["Outer (rezzed)"]),
            "R&D": At(ice=["Inner (rezzed)"]),
            "remote 1": At(root=[f"{root} (rezzed)"]),
        },
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Biter")
    t.runner("subroutine", number=0)
    return t


@pytest.mark.rule("nisei-1.4 6.5.1", "nsg-26.03 6.5.9a")
@pytest.mark.parametrize("rules", BOTH)
def test_what_was_broken_in_an_encounter_was_not_broken_in_the_one_within_it(rules: str) -> None:
    t = meets_outer(rules, "Tally")
    t.finish_run()
    gained = t.events("gain credits", side="runner")
    ends = [e for e in t.events("encounter ends") if t.name(e.card) == "Outer"]
    assert len(gained) == 1, "the encounter with Inner ended, and nothing was broken in it"
    assert gained[0].moment > ends[0].moment
    assert t.credits["corp"] == 1 + 10 + 1 + 2, "Inner's, not broken; one in it; two in Outer's with it"


@pytest.mark.rule("nsg-26.03 6.5.9b")
@pytest.mark.parametrize("rules", BOTH)
def test_each_of_two_encounters_that_end_at_once_is_asked_about_itself(rules: str) -> None:
    t = meets_outer(rules, "Halt")
    t.until(side="runner", rule="6.9.3b")
    t.runner("pass")
    t.corp("pass")
    t.runner("use", "Biter")
    assert t.happened("fully broken", "Inner")
    t.until(side="corp", option="use")
    t.corp("use", "Halt")
    t.until(rule="5.7.1f")
    assert t.credits == {"corp": 0, "runner": 2}, "Inner was fully broken, though Outer was not"


@pytest.mark.parametrize("rules", BOTH)
def test_an_unbroken_encounter_within_one_is_unbroken_when_both_end_at_once(rules: str) -> None:
    t = meets_outer(rules, "Halt")
    t.until(side="runner", rule="6.9.3b")
    t.runner("pass")
    t.corp("pass")
    assert t.happened("encounter", "Inner")
    t.until(side="corp", option="use")
    t.corp("use", "Halt")
    t.until(rule="5.7.1f")
    assert t.credits == {"corp": 10, "runner": 1}, "only in the encounter with Outer was something broken"
