"""9.1.6: who chooses to resolve an optional part of an ability uses the card it is on, and does so once."""

from typing import Any

import pytest

from rulerunner import Seat
from rulerunner.lang.abilities import Ability, Trigger, When
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, OneCost, TrashThis
from rulerunner.lang.filters import In, Is, WithTrashAbility
from rulerunner.lang.instructions import (
    Choose,
    ChooseNumber,
    ChooseOne,
    Draw,
    Gain,
    If,
    InstallCard,
    Instead,
    LoseGame,
    May,
    MoveTo,
    PayUpTo,
    Place,
    Repeat,
    Run,
)
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER
from rulerunner.lang.sugar import at, paid, when
from rulerunner.lang.words import GRIP, HARDWARE, HEAP, POWER, STACK
from tests.support.faces import made, table
from tests.support.ice import BOTH
from tests.support.table import Table

EAR = made("Ear", "resource", when(Trigger("use", subject=Is(HARDWARE), side="you"), Place(1, POWER)))
SPARE = made("Spare Ear", "resource", *EAR.abilities)
BEGUN = Trigger("run begins")
Answers = tuple[tuple[str, dict[str, Any]], ...]
YES: Answers = (("yes", {}),)
CARD: Answers = (("card", {"card": "Diesel"}),)
DONE: Answers = (("done", {}),)
NO: Answers = (("no", {}),)
TRIGGER: Answers = (("trigger", {}),)


def at_work(*abilities: Ability, rules: str = BOTH[0], rig: tuple[str, ...] = ("Ear",)) -> Table:
    """The Runner has a tool with these abilities, and one who hears of its use."""
    tool = made("Tool", "hardware", *abilities)
    runner = Seat(
        credits=5, clicks=4, rig=["Tool (3 power)", *rig], deck=["Diesel"] * 4, hand=["Spare Ear", "Diesel"]
    )
    corp = Seat(credits=5, hand=["Hedge Fund"], deck=["Hedge Fund"] * 3)
    return table(tool, EAR, SPARE, runner=runner, corp=corp, rules=rules)


def run(t: Table, answers: Answers) -> None:
    """A run on HQ in which the Runner gives these answers, and declines everything else."""
    t.run("HQ")
    for kind, more in answers:
        t.until(side="runner", option=kind)
        t.runner(kind, **more)
    t.finish_run()


def number(n: int) -> Answers:
    return (("number", {"number": n}),)


USES: dict[str, tuple[Ability, Answers, int]] = {
    "a mandatory ability": (when(BEGUN, Gain(1)), (), 0),
    "an optional ability": (when(BEGUN, Gain(1), may=True), TRIGGER, 1),
    "an optional ability, declined": (when(BEGUN, Gain(1), may=True), (("pass", {}),), 0),
    "an optional ability of two instructions": (when(BEGUN, Gain(1), Draw(1), may=True), TRIGGER, 1),
    "an offer": (when(BEGUN, May((Gain(1),))), YES, 1),
    "an offer, declined": (when(BEGUN, May((Gain(1),))), NO, 0),
    "an offer after what is mandatory": (when(BEGUN, Gain(1), May((Draw(1),))), YES, 1),
    "an offer with a cost": (when(BEGUN, May((Draw(1),), (Credits(1),))), YES, 1),
    "an offer for counters": (when(BEGUN, May((Draw(1),), (HostedCounters(POWER, 1),))), YES, 1),
    "an offer for the card itself": (when(BEGUN, May((Draw(1),), (TrashThis(),))), YES, 1),
    "an offer on a condition": (when(BEGUN, If(DuringRun(), (May((Gain(1),)),))), YES, 1),
    "two offers of one ability": (when(BEGUN, May((Gain(1),)), May((Draw(1),))), TRIGGER + YES + YES, 1),
    "offers on two conditions": (
        when(BEGUN, If(DuringRun(), (May((Gain(1),)),)), If(DuringRun(), (May((Draw(1),)),))),
        YES + YES,
        1,
    ),
    "the second of two offers": (when(BEGUN, May((Gain(1),)), May((Draw(1),))), TRIGGER + NO + YES, 1),
    "an offer that comes to several instructions": (
        when(BEGUN, May((Repeat(2, (Gain(1),)), Draw(1)))),
        YES,
        1,
    ),
    "a choice between effects": (
        when(BEGUN, ChooseOne(((Gain(1),), (Draw(1),)))),
        (("effect", {"number": 1}),),
        0,
    ),
    "up to so many cards": (
        when(BEGUN, Choose(In(GRIP), 2, up_to=True), MoveTo(CHOSEN, STACK)),
        CARD + DONE,
        1,
    ),
    "none of up to so many cards": (
        when(BEGUN, Choose(In(GRIP), 2, up_to=True), MoveTo(CHOSEN, STACK)),
        DONE,
        0,
    ),
    "just so many cards": (when(BEGUN, Choose(In(GRIP)), MoveTo(CHOSEN, STACK)), CARD, 0),
    "up to a number": (when(BEGUN, ChooseNumber(0, 3), Gain(X)), number(2), 1),
    "up to a number, nothing": (when(BEGUN, ChooseNumber(0, 3), Gain(X)), number(0), 0),
    "a number": (when(BEGUN, ChooseNumber(1, 3), Gain(X)), number(2), 0),
    "any payment": (when(BEGUN, PayUpTo(3, (Draw(1),))), number(2), 1),
    "no payment": (when(BEGUN, PayUpTo(3, (Draw(1),))), number(0), 0),
    "a replacement that may apply": (
        when(at("successful run", HQ_SERVER), Instead("breach", (Gain(1), Draw(1)), "run", may=True)),
        (("replace", {}),),
        1,
    ),
    "a replacement that does not apply": (
        when(at("successful run", HQ_SERVER), Instead("breach", (Gain(1),), "run", may=True)),
        NO,
        0,
    ),
    "a replacement that has to apply": (
        when(at("successful run", HQ_SERVER), Instead("breach", (Gain(1),), "run")),
        (),
        0,
    ),
    "an optional interrupt": (
        When(at("breach", HQ_SERVER), (Gain(1),), optional=True, interrupt=True),
        TRIGGER,
        1,
    ),
    "a paid ability with an offer": (
        paid(Credits(1), May((Draw(1),))),
        (("use", {}), ("yes", {})),
        1,
    ),
}


@pytest.mark.rule(
    "nsg-26.03 9.1.6",
    "nsg-26.03 9.1.6b",
    "nsg-26.03 9.6.9d",
    "nisei-1.4 9.1.6",
    "nisei-1.4 9.1.6b",
    "nisei-1.4 9.6.9d",
)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("how", USES)
def test_a_card_is_used_once_by_what_its_controller_chooses_to_resolve(how: str, rules: str) -> None:
    ability, answers, times = USES[how]
    t = at_work(ability, rules=rules)
    run(t, answers)
    assert t.counters("Ear", POWER) == times


def test_what_the_opponent_chooses_to_resolve_is_no_use_of_the_card() -> None:
    t = at_work(when(BEGUN, May((Gain(1),), by="opponent")))
    t.run("HQ")
    t.until(side="corp", option="yes")
    t.corp("yes")
    t.finish_run()
    assert not t.happened("use")


@pytest.mark.rule("nsg-26.03 9.6.15d", "nisei-1.4 9.6.15d")
@pytest.mark.parametrize("rules", BOTH)
def test_a_card_is_used_once_the_part_is_resolved_so_one_it_installs_hears_of_it(rules: str) -> None:
    """Not before: an interrupt to the part comes before the card counts as used."""
    install = (Choose(In(GRIP) & Is("resource")), InstallCard(CHOSEN))
    t = at_work(when(BEGUN, May(install)), rules=rules, rig=())
    run(t, YES)
    assert t.counters("Spare Ear", POWER) == 1


def test_nothing_is_used_any_more_once_the_part_has_ended_the_game() -> None:
    t = at_work(when(BEGUN, May((LoseGame("opponent"),))))
    t.run("HQ")
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.game.result is not None
    assert t.game.events[-1].kind == "game ends"


@pytest.mark.rule("nsg-26.03 9.1.6c")
def test_counters_that_are_spent_use_the_card_before_what_they_are_spent_on() -> None:
    t = at_work(when(BEGUN, May((Draw(1),), (HostedCounters(POWER, 1),))))
    run(t, YES)
    kinds = [event.kind for event in t.game.events]
    assert kinds.index("use") < kinds.index("place") < kinds.index("draw")
    t = at_work(when(BEGUN, May((Draw(1),), (Credits(1),))))
    run(t, YES)
    kinds = [event.kind for event in t.game.events]
    assert kinds.index("draw") < kinds.index("use") < kinds.index("place")


def test_a_part_that_is_a_run_is_used_after_that_run() -> None:
    far = made("Far", "resource", when(Trigger("use", Is(HARDWARE), during=ANY_SERVER), Place(1, POWER)))
    tool = made("Tool", "hardware", when(Trigger("turn begins", side="runner"), May((Run(HQ_SERVER),))))
    t = table(
        tool,
        EAR,
        far,
        turn="corp",
        corp=Seat(clicks=0, hand=["Hedge Fund"], deck=["Hedge Fund"] * 3),
        runner=Seat(rig=["Tool", "Ear", "Far"], deck=["Diesel"] * 3),
    )
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert not t.happened("use")
    t.finish_run()
    t.until(side="runner", kind="action")
    assert t.counters("Ear", POWER) == 1
    assert t.counters("Far", POWER) == 0


FACES = (
    made("Fuse", "hardware", paid(TrashThis(), Gain(1))),
    made("Either", "program", paid(OneCost(((Credits(1),), (TrashThis(),))), Gain(1))),
    made("Steady", "hardware", paid(Clicks(), Gain(1))),
    made("Nested", "hardware", when(BEGUN, May((Gain(1),), (TrashThis(),)))),
    made("Pick", "resource", paid(Clicks(), Choose(In(HEAP) & WithTrashAbility()), MoveTo(CHOSEN, GRIP))),
)


@pytest.mark.rule("nsg-26.03 1.19.4a")
def test_a_trash_ability_is_a_paid_one_that_trashes_its_card_for_its_trigger_cost() -> None:
    heap = ["Fuse", "Either", "Steady", "Nested", "Sure Gamble"]
    t = table(*FACES, runner=Seat(clicks=4, credits=5, rig=["Pick"], discard=heap))
    t.runner("use", "Pick")
    assert {t.name(option.card) for option in t.decision.options} == {"Fuse", "Either"}
