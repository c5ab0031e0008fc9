"""The machine reads the whole language: no word, no field and no value of a field that it passes over.

A card with a word that nothing reads passes the validator, reads well in English, and does nothing. The
sources of the machine are searched for a place that reads each: a function in which the word and the field
meet, and the value as a text.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args, get_origin

import pytest

import rulerunner
from rulerunner.lang import words
from rulerunner.lang.abilities import NotYet
from rulerunner.lang.validate import hints
from rulerunner.lang.vocabulary import WORDS

PACKAGE: Final = Path(rulerunner.__file__).parent
MACHINE: Final = (
    *("kernel", "state", "decks"),
    *("lang/face.py", "lang/headings.py", "lang/traits.py", "lang/demands.py", "lang/base.py"),
)
"""What plays a card or builds a deck. Renderer, validator and bots do not count: they play nothing."""

FIELDS: Final = [(word, field) for word in WORDS.values() if word is not NotYet for field in hints(word)]
COMPARED: Final = (
    *(words.Who, words.Anyone, words.CardType, words.DamageKind, words.AnyDamage, words.Averted),
    *(words.Zone, words.AbilityZone, words.CentralName),
)
"""Sets whose values are compared with what a card or a change has: each means what is there, and no more."""
ASKED: Final = {"Cannot": "cannot", "AdditionalCost": "additional_cost"}
"""Acts are asked about by a function of the machine: a text elsewhere is no question."""


def _values() -> Iterator[tuple[str, str, str]]:
    for word, field in FIELDS:
        kind = hints(word)[field]
        if get_origin(kind) is Literal and kind not in COMPARED:
            yield from ((word.__name__, field, value) for value in get_args(kind) if value)


Unit = tuple[frozenset[str], frozenset[str]]


@cache
def functions() -> tuple[Unit, ...]:
    """Of every function and table of the machine: the names in it, and the attributes it reads.

    A statement that registers a word counts together with the functions it names.
    """
    code = [n for tree in trees() for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.Lambda)]
    named: dict[str, frozenset[str]] = {}
    for node in code:
        if isinstance(node, ast.FunctionDef):
            named[node.name] = named.get(node.name, frozenset()) | _vocabulary(node)[1]
    found = [_vocabulary(node) for node in code]
    for statement in (node for tree in trees() for node in tree.body):
        if isinstance(statement, ast.Assign | ast.AnnAssign | ast.Expr):
            names, read = _vocabulary(statement)
            found.append((names, read.union(*(named[name] for name in names if name in named))))
    return tuple(found)


@cache
def trees() -> tuple[ast.Module, ...]:
    """The sources of the machine, read once."""
    paths = [PACKAGE / name for name in MACHINE]
    files = [file for path in paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else (path,))]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def _vocabulary(node: ast.AST) -> tuple[frozenset[str], frozenset[str]]:
    names: set[str] = set()
    read: set[str] = set()
    for inner in ast.walk(node):
        match inner:
            case ast.Name(id=name):
                names.add(name)
            case ast.Attribute(attr=name):
                names.add(name)
                read.add(name)
            case ast.MatchClass(kwd_attrs=fields):
                read.update(fields)
            case ast.Constant(value=str(text)):
                read.add(text)
    return frozenset(names), frozenset(read)


@cache
def texts() -> frozenset[str]:
    """Every text the machine has, under its own name or under that of a constant."""
    constants = {name: value for name, value in vars(words).items() if isinstance(value, str)}
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.Name(id=name) if name in constants:
                    found.add(constants[name])
    return frozenset(found)


@cache
def asked(function: str) -> frozenset[str]:
    """The texts that a function of the machine is called with."""
    found: set[object] = set()
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=given) if (
                    name == function
                ):
                    found.update(arg.value for arg in given if isinstance(arg, ast.Constant))
    return frozenset(text for text in found if isinstance(text, str))


def test_the_machine_reads_every_word() -> None:
    named = frozenset().union(*(names for names, _ in functions()))
    unread = [word for word in WORDS if word != "NotYet" and word not in named]
    assert unread == [], "nothing in the machine reads these"


@pytest.mark.parametrize("letter", sorted({word.__name__[0] for word, _ in FIELDS}))
def test_the_machine_reads_every_field(letter: str) -> None:
    unread = [
        f"{word.__name__}.{field}"
        for word, field in FIELDS
        if word.__name__[0] == letter and not _read_with(word, field)
    ]
    assert unread == [], "nothing in the machine reads these"


def _read_with(word: type, field: str) -> bool:
    """Whether a function of the machine reads a field where it knows the word, or what the word is."""
    bases = {base.__name__ for base in word.__mro__} - {"object"}
    return any(bases & names and field in read for names, read in functions())


@pytest.mark.parametrize(("word", "field"), sorted({(word, field) for word, field, _ in _values()}))
def test_the_machine_knows_every_value(word: str, field: str) -> None:
    """Kills values that pass the validator and match nothing, as a prohibition nobody asks about.

    One of a set need not be named: it is what the others leave.
    """
    known = asked(ASKED[word]) if word in ASKED else texts()
    parts = " access" in known
    values = [value for name, of, value in _values() if (name, of) == (word, field)]
    unknown = [value for value in values if value not in known and not (parts and value.endswith(" access"))]
    assert len(unknown) <= (0 if word in ASKED else 1), f"nothing in the machine asks for {unknown}"


def test_a_word_that_is_not_read_would_be_found() -> None:
    assert not any("Levitate" in names for names, _ in functions())
    assert not any("Gain" in names and "altitude" in read for names, read in functions())
    assert "levitate" not in texts()
    assert "break" not in asked("cannot"), "though the text is in the machine for other reasons"
