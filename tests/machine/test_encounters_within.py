"""6.5.9: an encounter in the middle of another, and what asks how each of them went."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.conditions import Broke, DuringRun, FullyBroken, Happened, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Is, Same
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


@pytest.mark.rule("nsg-26.03 6.5.9b", "nsg-26.03 9.8.4c")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("broken", "gained"), [("Far", 100), ("Near", 10)])
def test_whether_a_card_broke_something_is_asked_of_each_encounter(
    rules: str, broken: str, gained: int
) -> None:
    within = (Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN))
    far = made(
        "Far",
        "ice",
        sub(*within),
        when(about("encounter ends"), Gain(100), condition=Broke(printed=True)),
        sub(),
    )
    near = made("Near", "ice", sub(), when(about("encounter ends"), Gain(10), condition=Broke(printed=True)))
    t = table(
        *(far, near, BITER, HALT),
        rules=rules,
        corp=Seat(credits=0),
        runner=Seat(rig=["Biter"]),
        servers={
            "HQ": At(ice=["Far (rezzed)"]),
            "R&D": At(ice=["Near (rezzed)"]),
            "remote 1": At(root=["Halt (rezzed)"]),
        },
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    if broken == "Far":
        t.runner("use", "Biter")
        t.runner("subroutine", number=1)
    t.runner("pass")
    t.corp("pass")
    t.until(side="runner", rule="6.9.3b")
    if broken == "Near":
        t.runner("use", "Biter")
    t.until(side="corp", option="use")
    t.corp("use", "Halt")
    t.until(kind="action")
    assert t.credits["corp"] == gained


PASSING = made(
    "Chewer",
    "resource",
    paid(Credits(0), BreakSubroutines(1)),
    when(Trigger("pass", detail="fully broken", source=Same(THIS)), Gain(1)),
)


@pytest.mark.rule("nsg-26.03 6.1.3f")
def test_ice_is_passed_after_being_fully_broken_though_there_was_an_encounter_within() -> None:
    first = when(about("encounter"), Choose(Is(ICE) & AtServer(RND_SERVER, "ice")), EncounterIce(CHOSEN))
    t = table(
        made("Host", "ice", first, sub()),
        *(INNER, PASSING),
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Chewer"]),
        servers={"HQ": At(ice=["Host (rezzed)"]), "R&D": At(ice=["Inner (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    assert t.happened("encounter", "Inner")
    t.runner("pass")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Chewer")
    t.finish_run()
    assert t.credits["runner"] == 1


@pytest.mark.rule("nsg-26.03 6.1.3f", "nsg-26.03 6.5.7b")
@pytest.mark.parametrize(("rig", "gained"), [(["Chewer"], 2), (["Chewer", "Biter"], 1)])
def test_ice_broken_with_two_cards_is_passed_as_fully_broken_but_by_neither(
    rig: list[str], gained: int
) -> None:
    watch = made("Watch", "resource", when(Trigger("pass", detail="fully broken"), Gain(1)))
    t = table(
        *(made("Two", "ice", sub(), sub()), PASSING, watch),
        made("Biter", "resource", paid(Credits(0), BreakSubroutines(1))),
        runner=Seat(credits=0, rig=[*rig, "Watch"]),
        servers={"HQ": At(ice=["Two (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", rig[0])
    t.runner("subroutine", number=0)
    t.runner("use", rig[-1])
    while t.in_run():
        t.choose(t.find("trigger")[0]) if t.can("trigger") else t.passes()
    assert t.credits["runner"] == gained


@pytest.mark.card("Mirāju", "Inversificator")
@pytest.mark.rule("nsg-26.03 6.1.3e")
def test_ice_passed_unrezzed_is_not_passed_after_the_encounter_it_had_before() -> None:
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(credits=0, hand=["Hedge Fund"], deck=["5x Hedge Fund"]),
            runner=Seat(credits=9, rig=["Inversificator"]),
            servers={"Archives": At(ice=["Mirāju (rezzed)"]), "HQ": At(ice=["Ice Wall"])},
        )
    )
    t.run("Archives")
    t.until(side="runner", rule="6.9.3b")
    t.choose(t.find("use", "Inversificator")[0])
    assert t.happened("fully broken", "Mirāju")
    while t.in_run():
        assert not t.can("trigger", "Inversificator")
        t.passes()
    assert (t.happened("pass", "Mirāju"), t.rezzed("Mirāju")) == (True, False)
