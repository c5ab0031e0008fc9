"""Which tests cite which rules, read from the tests without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

MARKS: Final[dict[str, int | None]] = {"pytest.mark.rule": None, "pytest.mark.example": 1}
"""The marks that cite rules, and how many of their arguments are rules; None: all."""
TESTS: Final = Path(__file__).resolve().parent.parent.parent / "tests"


class Proof(NamedTuple):
    """A test: its file, from the root of the project, and its name."""

    file: str
    name: str

    @property
    def words(self) -> str:
        """Its name as the sentence it is."""
        return self.name.removeprefix("test_").replace("_", " ")


@cache
def citations() -> Mapping[str, tuple[Proof, ...]]:
    """The tests that cite each rule with `@pytest.mark.rule("edition rule")`, by file and line. A play of a
    rule's worked example cites it, too."""
    found: dict[str, dict[Proof, None]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        where = file.relative_to(TESTS.parent).as_posix()
        for name, rule in _marked(ast.parse(file.read_text("utf-8"), where), where):
            found.setdefault(rule, {})[Proof(where, name)] = None
    return {rule: tuple(proofs) for rule, proofs in found.items()}


def _marked(module: ast.Module, where: str) -> Iterator[tuple[str, str]]:
    """Each test of a module with each rule it cites."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for rule in _rules(decorator, where):
                    yield node.name, rule


def _rules(decorator: ast.expr, where: str) -> Iterator[str]:
    """The rules that `pytest.mark.rule` and `pytest.mark.example` name, wherever in a decorator."""
    for call in ast.walk(decorator):
        if not isinstance(call, ast.Call) or ast.unparse(call.func) not in MARKS:
            continue
        for argument in call.args[: MARKS[ast.unparse(call.func)]]:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(f"{where}:{argument.lineno}: write the rule as a plain string")
            yield argument.value
