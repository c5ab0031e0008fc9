"""What can never come about on a card of its type is refused, and what belongs there is said."""

import pytest

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED
from rulerunner.lang.costs import Clicks, HostedCounters, TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Gain, Place
from rulerunner.lang.near import nearest
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import (
    Advanceable,
    DeckCopies,
    InstallOnly,
    InstallOnlyIf,
    InterfaceOnly,
    Modify,
    Player,
    PlayOnlyIf,
    RezAmongOthers,
    RezOnInstall,
)
from rulerunner.lang.sugar import about, paid, static, when
from rulerunner.lang.validate import problems

ICE = Facts("Wall", "corp", "ice")
ASSET = Facts("Fund", "corp", "asset")
AGENDA = Facts("Plan", "corp", "agenda")
PROGRAM = Facts("Wrench", "runner", "program")
RESOURCE = Facts("Pal", "runner", "resource")
IDENTITY = Facts("Me", "runner", "identity")
GAIN = Gain(1)


@pytest.mark.parametrize(
    ("wrong", "right", "ability", "says"),
    [
        (PROGRAM, ICE, when(about("rez"), GAIN), "'rez' happens to an asset, ice or an upgrade, and this is"),
        (
            RESOURCE,
            AGENDA,
            when(about("score"), GAIN),
            "'score' happens to an agenda, and this is a resource",
        ),
        (ICE, AGENDA, when(about("steal"), GAIN), "'steal' happens to an agenda, and this is ice"),
        (ASSET, ICE, when(about("encounter"), GAIN), "'encounter' happens to ice, and this is an asset"),
        (ICE, None, when(about("play"), GAIN), "'play' happens to an event or an operation, and this is ice"),
        (RESOURCE, AGENDA, when(about("advance"), GAIN), "'advance' happens to"),
        (PROGRAM, ASSET, when(about("access"), GAIN), "'access' happens to"),
        (IDENTITY, RESOURCE, when(about("install"), GAIN), "'install' happens to"),
        (
            PROGRAM,
            ICE,
            when(Trigger("score", also=(about("rez"),)), GAIN),
            "'rez' happens to an asset, ice or an upgrade",
        ),
        (RESOURCE, ICE, static(Modify("strength", 1)), "strength is a value of ice or a program, and this"),
        (AGENDA, ICE, static(Modify("rez cost", -1)), "rez cost is a value of an asset, ice or an upgrade"),
        (ASSET, AGENDA, static(Modify("points", 1)), "points is a value of an agenda, and this is an asset"),
        (RESOURCE, PROGRAM, static(Modify("memory cost", -1)), "memory cost is a value of a program"),
        (RESOURCE, ICE, static(Advanceable()), "Advanceable is said by an asset, ice or an upgrade"),
        (RESOURCE, ICE, static(InstallOnly(HQ_SERVER)), "InstallOnly is said by"),
        (IDENTITY, RESOURCE, static(InstallOnlyIf(TAGGED)), "InstallOnlyIf is said by"),
        (
            ICE,
            None,
            static(PlayOnlyIf(TAGGED)),
            "PlayOnlyIf is said by an event or an operation, and this is",
        ),
        (RESOURCE, ASSET, static(RezOnInstall()), "RezOnInstall is said by"),
        (ASSET, ICE, static(RezAmongOthers()), "RezAmongOthers is said by ice, and this is an asset"),
        (RESOURCE, PROGRAM, static(InterfaceOnly(Is("ice"))), "InterfaceOnly is said by a program"),
        (RESOURCE, IDENTITY, static(DeckCopies(1)), "DeckCopies is said by an identity"),
        (ASSET, RESOURCE, static(Player("memory", 1)), "only the Runner has 'memory': say side='runner'"),
        (RESOURCE, None, static(Player("link", 1, "opponent")), "only the Runner has 'link'"),
        (ASSET, None, static(Player("starting bad publicity", 1, "runner")), "only the Corp has"),
        (RESOURCE, None, paid(Clicks(0), GAIN), "what costs nothing costs Credits(0)"),
        (IDENTITY, RESOURCE, paid(TrashThis(), GAIN), "an identity is never trashed"),
        (ASSET, None, when(about("rez"), Place(1, "vrius")), "Place.kind: 'vrius' is not a kind of counter"),
        (ASSET, None, when(about("rez"), Place(1, "Power")), "(did you mean 'power'?)"),
        (ASSET, None, when(about("rez"), Place(1, "credits")), "(did you mean 'credit'?)"),
        (RESOURCE, None, paid(HostedCounters("pwer", 1), GAIN), "HostedCounters.kind: 'pwer' is not"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_it_is_refused_on_one_card_and_stands_on_another(
    wrong: Facts, right: Facts | None, ability: Ability, says: str
) -> None:
    faults = problems(Face(wrong, (ability,)))
    assert any(says in fault for fault in faults), faults
    assert all(fault.startswith(f"{wrong.name}, ability 1") for fault in faults)
    if right is not None:
        assert problems(Face(right, (ability,))) == []


def test_a_counter_of_its_own_may_have_any_other_name() -> None:
    assert problems(Face(ASSET, (when(about("rez"), Place(1, "doom")),))) == []
    assert problems(Face(ASSET, (when(about("rez"), Place(1, "tower")),))) == [], "and no power"


def test_letters_that_changed_places_come_nearest() -> None:
    assert nearest("trun", ("run", "turn")) == "turn"
    assert nearest("Runn", ("run", "turn")) == "run"
    assert nearest("elephant", ("run", "turn")) == ""
