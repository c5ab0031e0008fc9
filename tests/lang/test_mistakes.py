"""What an author of cards gets wrong in Python, and what they are told: card, ability, field, cure."""

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rulerunner.cards import library
from rulerunner.cli import main
from rulerunner.cli.explaining.cards import page
from rulerunner.lang.abilities import Static, Sub, Trigger
from rulerunner.lang.conditions import TAGGED, AnyOf
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import INSTALLED, Has, Is, Named
from rulerunner.lang.instructions import (
    Attach,
    Choose,
    ChooseOne,
    Draw,
    EndRun,
    Gain,
    If,
    Lasting,
    Later,
    Place,
    Run,
    Trash,
    Unless,
)
from rulerunner.lang.refs import HQ_SERVER, THIS, OneOf
from rulerunner.lang.render import render
from rulerunner.lang.statics import Cannot, Modify
from rulerunner.lang.sugar import about, if_successful, paid, play, static, sub, when
from rulerunner.lang.titles import names_of
from rulerunner.lang.validate import problems
from rulerunner.lang.validating.kinds import BadDefinition
from rulerunner.lang.validating.walk import words
from rulerunner.rules import EDITIONS

ANY: Any = None
"""Stands for what mypy would refuse; the tests are about those who do not run it."""


def loosely(value: object) -> Any:
    """A value that mypy asks no questions about."""
    return value


def said(abilities: object) -> str:
    """What the author is told, at whatever stage the mistake shows."""
    ice = Facts("Wall", "corp", "ice", ("barrier",))
    try:
        return "\n".join(problems(Face(ice, loosely(abilities))))
    except BadDefinition as bad:
        return str(bad)


KINDS: list[tuple[object, str]] = [
    (sub(EndRun()), "Wall, its abilities are a Sub, not a tuple; a single one needs a comma: (ability,)"),
    (
        (sub(loosely((EndRun(),))),),
        "Wall, ability 1, Sub.block, part 1 is a tuple within the tuple; it",
    ),
    ((Sub(loosely(EndRun())),), "Sub.block is an EndRun; it must be a tuple, each part an instruction"),
    ((sub(Choose(loosely("program"))),), "Choose.filter is 'program'; it must be a filter, such as Is(ICE)"),
    ((sub(Choose(loosely(THIS))),), "Same(This) is the set of that card alone"),
    ((sub(Trash(loosely(Is("program")))),), "choose a card of the set with Choose(...) and say CHOSEN"),
    ((sub(EndRun()), EndRun()), "Wall, ability 2 is an EndRun; it must be an ability"),
    ((EndRun(),), "sub(...), play(...), when(...) and paid(...) make an ability of instructions"),
    ((Modify("strength", 1),), "static(...) makes an ability of it"),
    ((sub(loosely(when(about("rez"), Gain(1)))),), "Later(...) creates an ability, and Run(..., linked=...)"),
    ((sub(loosely(Modify("strength", 1))),), "Lasting(...) makes it so for a time"),
    ((sub(loosely(EndRun)),), "EndRun itself, without its parentheses; it must be an instruction"),
    ((loosely(when),), "ability 1 is the function when itself, not what it makes"),
    ((sub(loosely(Credits(3))),), "Lose(...), Trash(...) and the like are instructions"),
    ((paid(loosely((Draw(1),)), Gain(2)),), "Credits(...), Clicks(...), TrashThis() and the like are costs"),
    ((paid(loosely(Draw(1)), Gain(2)),), "Paid.cost is a Draw; it must be a tuple, each part a cost"),
    ((sub(Gain(loosely("3"))),), "Gain.amount is '3'; it must be a whole number or a quantity"),
    ((sub(Gain(ANY)),), "Gain.amount is None; it must be a whole number"),
    ((sub(Gain(True)),), "Gain.amount is True; it must be a whole number"),
    ((sub(Gain(1, loosely(2))),), "Gain.side is 2; it must be a text: 'you', 'opponent', 'corp', 'runner'"),
    ((sub(If(loosely("tagged"), (Gain(1),))),), "If.condition is 'tagged'; it must be a condition"),
    ((sub(If(TAGGED, loosely(Gain(1)))),), "If.then is a Gain; it must be a tuple, each part an instruction"),
    ((sub(Run(loosely("HQ"))),), "Run.server is 'HQ'; it must be a reference to a server, such as HQ_SERVER"),
    ((when(loosely("encounter"), Gain(1)),), "When.trigger is 'encounter'; it must be a Trigger"),
    (
        (sub(ChooseOne(loosely((Gain(1), Draw(1))))),),
        "ChooseOne.options, part 1 is a Gain; it must",
    ),
    ((Static(loosely(Modify("strength", 1))),), "Static.declarations is a Modify; it must be a tuple"),
    ((static(loosely(Gain(1))),), "what happens once belongs in a when(...) or a paid(...)"),
    ((sub(Choose(INSTALLED & loosely(TAGGED))),), "Both.right is a Tagged; it must be a filter"),
    ((sub(Choose(Has(loosely(3)))),), "Has.subtype is 3; it must be a text"),
    ((sub(Unless(loosely(Credits(1)), (EndRun(),))),), "Unless.cost is a Credits; it must be a tuple"),
    ((sub(If(AnyOf(loosely(TAGGED)), (Gain(1),))),), "AnyOf.parts is a Tagged; it must be a tuple"),
    ((sub(Run(OneOf(loosely(HQ_SERVER)))),), "OneOf.servers is a Central; it must be a tuple"),
    ((sub(Place(1, "power", on=loosely("this"))),), "Place.on is 'this'; it must be a reference to a card"),
    ((sub(Attach(THIS, loosely(INSTALLED))),), "choose a card of the set with Choose(...) and say CHOSEN"),
    ((when(Trigger("rez", loosely("ice")), Gain(1)),), "Trigger.subject is 'ice'; it must be a filter"),
    (None, "Wall, its abilities are None, not a tuple"),
    ([sub(EndRun())], "Wall, its abilities are a list, not a tuple"),
    (("end the run",), "Wall, ability 1 is 'end the run'; it must be an ability, such as when(...)"),
]


@pytest.mark.parametrize(("abilities", "message"), KINDS, ids=[message for _, message in KINDS])
def test_a_mistake_gets_a_message_that_says_where_and_what_would_be_right(
    abilities: object, message: str
) -> None:
    told = said(abilities)
    assert message in told
    assert told.startswith("Wall, ")


def test_an_effect_for_a_run_belongs_to_that_run() -> None:
    event = Facts("Dash", "runner", "event", ("run",))
    early = (Lasting(Cannot("jack out"), "run"), Run(HQ_SERVER))
    late = (Run(HQ_SERVER), Lasting(Cannot("jack out"), "turn"))
    (fault,) = problems(Face(event, (play(*early),)))
    assert fault == (
        "Dash, ability 1: Lasting for the run comes before the run begins; link it: Run(..., linked=...)"
    )
    assert problems(Face(event, (play(Later(if_successful(Gain(1)), "run"), Run(HQ_SERVER)),)))
    assert problems(Face(event, (play(*late),))) == []


def test_only_a_trigger_about_its_own_card_is_heard_anywhere() -> None:
    asset = Facts("Mole", "corp", "asset")
    own = loosely(when(about("trash"), Gain(1)))
    other = loosely(when(Trigger("trash"), Gain(1)))
    for zone in ("Archives", "runner score"):
        assert problems(Face(asset, (_replaced(own, active_in=zone),))) == []
        assert problems(Face(asset, (_replaced(other, active_in=zone),))) == []
    assert problems(Face(asset, (_replaced(own, active_in="anywhere"),))) == []
    (fault,) = problems(Face(asset, (_replaced(other, active_in="anywhere"),)))
    assert fault.endswith("only a trigger about its own card is heard there")


def _replaced(word: Any, **changes: object) -> Any:
    return type(word)(**{name: getattr(word, name) for name in word.__slots__} | changes)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"Corrodor": ()}, "no modern card has the name 'Corrodor'; did you mean 'Corroder'?"),
        ({"Diversion of Funds": ()}, "Diversion of Funds belongs in kampala_ascendent, its first set"),
        ({"Corroder": sub(EndRun())}, "a single one needs a comma"),
    ],
)
def test_a_definition_that_no_card_would_find_is_refused(
    cards: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = import_module("rulerunner.cards.modern.core_set")
    monkeypatch.setattr(module, "CARDS", cards)
    with pytest.raises(BadDefinition, match=re.escape(message)):
        library.definitions.__wrapped__("modern", "core_set")


def test_no_card_joins_sets_or_conditions_with_python_s_own_words() -> None:
    """`A and B` is B alone: Python takes the last of two words of the language, and says nothing."""
    folder = Path(library.__file__).parent
    found = [
        f"{file.relative_to(folder)}:{node.lineno}"
        for file in sorted((*folder.glob("modern/**/*.py"), *folder.glob("classic/**/*.py")))
        for statement in ast.parse(file.read_text("utf-8")).body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for node in ast.walk(statement)
        if isinstance(node, ast.BoolOp) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
    ]
    assert found == []


@pytest.mark.parametrize("family", ["modern", "classic"])
def test_every_card_that_a_card_names_is_there(family: str) -> None:
    faces = library.library(family).faces
    named = {
        (name, word.name)
        for name, face in faces.items()
        for word in words(face.abilities)
        if isinstance(word, Named)
    }
    assert [pair for pair in sorted(named) if pair[1] not in names_of(family)] == []


@pytest.mark.parametrize(
    ("abilities", "says"),
    [
        ((sub(Gain(loosely("3"))),), "Ice Wall, ability 1, Sub.block, part 1, Gain.amount is '3'"),
        ((sub(loosely([EndRun()])),), "Ice Wall, ability 1, Sub.block, part 1 is a list"),
        ((sub(Choose(loosely("program"))),), "Choose.filter is 'program'"),
    ],
)
def test_who_reads_a_card_back_is_told_what_is_wrong_with_it(abilities: Any, says: str) -> None:
    """Kills `no words for str`: the author looks at the card before any test does."""
    face = Face(library.library("modern").faces["Ice Wall"].facts, abilities)
    with pytest.raises(BadDefinition, match=re.escape(says)):
        render(face)
    assert says in "\n".join(page(EDITIONS["nisei-1.4"], face, 1000))


def test_the_command_line_tells_of_a_card_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(args: object) -> int:
        raise BadDefinition("Ice Wall, ability 1: Gain lacks its amount")

    monkeypatch.setattr("rulerunner.cli.cards.run", broken)
    assert main(["cards", "ice wall"]) == 2
    assert capsys.readouterr().err == (
        "rulerunner: a card is not well written. Ice Wall, ability 1: Gain lacks its amount\n"
    )
