"""A heading is spelled once, in `lang/headings.py`: what asks for a declaration names the constant."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulerunner.lang import headings

SOURCES = Path(headings.__file__).parents[1]
SPELLED = frozenset((*headings.HEADINGS.values(), headings.LENT_CREDITS))
# Words that are headings and other things as well: only where a declaration is asked for are they headings.
ALSO_WORDS = frozenset(
    ("deck", "face up", "lent", "lift", "pool", "recurring", "subroutines", "subtype", "x")
)


def last_name(expression: ast.expr) -> str:
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


FILES = ("lasting_headings", "own", "statics")
"""What declarations are filed in."""


def asked_for(tree: ast.AST) -> Iterator[ast.expr]:
    """What stands where a heading is asked for: `declared(s, _)`, `_ in s.statics`, `face.own.get(_)`."""
    for found in ast.walk(tree):
        match found:
            case ast.Call(func=func, args=[_, heading]) if last_name(func) == "declared":
                yield heading
            case ast.Call(func=ast.Attribute(value=filed, attr="get"), args=[heading, *_]):
                if last_name(filed) in FILES:
                    yield heading
            case ast.Subscript(value=filed, slice=heading) if last_name(filed) in FILES:
                yield heading
            case ast.Compare(left=heading, comparators=[filed]) if last_name(filed) in FILES:
                yield heading


def bare(found: Iterable[ast.AST]) -> set[str]:
    return {one.value for one in found if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def bare_headings(text: str, everywhere: bool) -> list[str]:
    """The headings that a text spells as bare strings: where declarations are asked for, or `everywhere`."""
    tree = ast.parse(text)
    found = bare(asked_for(tree)) & SPELLED
    if everywhere:
        found |= bare(ast.walk(tree)) & (SPELLED - ALSO_WORDS)
    return sorted(found)


def test_no_heading_is_spelled_a_second_time() -> None:
    twice = {}
    for file in sorted(SOURCES.rglob("*.py")):
        part = file.relative_to(SOURCES)
        if part.as_posix() != "lang/headings.py" and part.parts[0] != "cards":
            spelled = bare_headings(file.read_text("utf-8"), everywhere=part.parts[0] == "kernel")
            if spelled:
                twice[part.as_posix()] = spelled
    assert twice == {}


def test_a_bare_heading_is_noticed() -> None:
    assert bare_headings('declared(s, "hosts")', everywhere=False) == ["hosts"]
    assert bare_headings('if "pool" in s.statics: s.statics["pool"]', everywhere=False) == ["pool"]
    assert bare_headings('face.own.get("self", ())', everywhere=False) == ["self"]
    assert bare_headings('MUST: Final = "must trash"', everywhere=True) == ["must trash"]
    assert bare_headings('declared(s, HOSTS); word = "deck"', everywhere=True) == []
