"""Every playable card is proven: a test plays it and carries its name, it reads as text, it is well said."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rulerunner.cards.library import library
from rulerunner.lang.face import Face
from rulerunner.lang.render import render
from rulerunner.lang.validate import problems
from rulerunner.rules import EDITIONS
from tests.support.together import try_each

TESTS = Path(__file__).parents[1]

PENDING_GROUPS: frozenset[tuple[str, str]] = frozenset()
"""Groups of cards (family, side) whose proofs are still being written."""

WITHOUT_TEXT = frozenset(
    {
        "Sunny Lebeau: Security Specialist",
        "The Catalyst: Convention Breaker",
        "The Syndicate: Profit over Principle",
        "Tycho Extension",
        "Vanity Project",
    }
)
"""Cards that are printed without any ability."""

INITIALS = [
    (family, initial)
    for family in ("modern", "classic")
    for initial in sorted({name[0] for name in library(family).playable})
]


def family_of(path: Path, source: str) -> str:
    """The family a test file plays with: cards of the two families may have the same name."""
    return "classic" if "classic" in path.parts or "tests.support.classic" in source else "modern"


def names_in(module: ast.Module) -> Iterator[str]:
    """The names given to `pytest.mark.card`, one by one, as a constant or as `*NAMES`."""
    constants: dict[str, ast.expr | None] = {}
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                constants.update(zip(map(ast.unparse, target.elts), node.value.elts, strict=True))
            else:
                constants[ast.unparse(target)] = node.value

    def said(node: ast.expr) -> str:
        """The name itself, or the constant that stands for it."""
        name: str = ast.literal_eval(constants.get(ast.unparse(node)) or node)
        return name

    def members(node: ast.expr) -> Iterator[ast.expr]:
        """Those of a table, of tables put together, or the first of each row of one."""
        table = constants.get(ast.unparse(node)) or node
        if isinstance(table, ast.GeneratorExp):
            for row in members(table.generators[0].iter):
                yield row.elts[0] if isinstance(row, ast.Tuple) else row
            return
        for name in table.keys if isinstance(table, ast.Dict) else getattr(table, "elts", [table]):
            if isinstance(name, ast.Starred):
                yield from members(name.value)
            elif name is not None:
                yield name

    for call in ast.walk(module):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.card":
            for argument in call.args:
                if isinstance(argument, ast.Starred):
                    yield from map(said, members(argument.value))
                else:
                    yield said(argument)


@cache
def proven() -> frozenset[tuple[str, str]]:
    """Every card some test is marked with, as (family, name)."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        if "mark.card" in source:
            family = family_of(path.relative_to(TESTS), source)
            found |= {(family, name) for name in names_in(ast.parse(source))}
    return frozenset(found)


def is_proven_and_can_be_read(face: Face) -> None:
    if (face.facts.family, face.facts.side) not in PENDING_GROUPS:
        assert (face.facts.family, face.name) in proven(), "no play is marked with this card"
    assert problems(face) == []
    for edition in EDITIONS.values():
        if edition.family == face.facts.family:
            texts = render(face, edition.words)
            assert all(texts)
            assert bool(texts) != (face.name in WITHOUT_TEXT)


@pytest.mark.parametrize(("family", "initial"), INITIALS)
def test_every_playable_card_is_proven_by_a_play_and_can_be_read(family: str, initial: str) -> None:
    """Kills cards that nobody has ever seen do what they say, and those that do not say it."""
    cards = library(family)
    faces = [cards.faces[name] for name in sorted(cards.playable) if name[0] == initial]
    try_each(faces, is_proven_and_can_be_read, lambda face: face.name)


def test_a_proof_names_a_playable_card() -> None:
    """Kills misspelt markers, and proofs of cards that cannot be played."""
    assert {(family, name) for family, name in proven() if name not in library(family).playable} == set()
