"""Names in backticks are true: what a docstring names is in the code, what a page calls a path is there."""

import ast
import builtins
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "rulerunner"
PAGES = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "NOTICE.md")),
    *(page for page in sorted((ROOT / "docs").rglob("*.md"))),
]
CACHES = frozenset((".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache"))
NOT_OURS = CACHES | {".git", ".venv", "__pycache__", "node_modules", "build", "dist", "site"}
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NAME = re.compile(r"[A-Za-z_][\w.]*(?:\(\))?")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.(?:py|md|js|mjs|toml|css)")
ELSEWHERE = frozenset(("nsg-26.03", "dist/", "build/", "first.py", "read.py"))
"""What looks like a path of the repository and is none, or is a file that a reader makes."""


class Module(NamedTuple):
    """What is looked for in a module, and compared with."""

    names: frozenset[str]
    """Of functions, classes, arguments, fields and constants; and what it imports."""
    texts: list[str]
    """The docstrings of it, its classes, functions and constants."""
    strings: str
    """What it has in strings: the words of the data that it reads and writes."""


@cache
def modules() -> dict[Path, Module]:
    return {path: module(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def module(source: str) -> Module:
    nodes = list(ast.walk(ast.parse(source)))
    alone = [found.value for found in nodes if isinstance(found, ast.Expr)]
    docs = [one.value for one in alone if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    said = [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    known = set(docs)
    return Module(frozenset(defined(nodes)), docs, "\n".join(word for word in said if word not in known))


def defined(nodes: list[ast.AST]) -> Iterator[str]:
    for found in nodes:
        match found:
            case ast.Load() | ast.Constant():
                pass  # as most are
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")


@cache
def names() -> frozenset[str]:
    found = {"rulerunner", *dir(builtins), *sys.stdlib_module_names}
    for path, module in modules().items():
        found.update(path.relative_to(SOURCES).with_suffix("").parts)
        found.update(module.names)
    return frozenset(found)


@cache
def paths() -> frozenset[str]:
    """Every file and folder, by all the ways to say where it is: from the root, or from somewhere below."""
    found: set[str] = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [each for each in folders if each not in NOT_OURS]
        here = Path(folder).relative_to(ROOT).parts
        for name in (*folders, *files):
            parts = (*here, name)
            found.update("/".join(parts[first:]) for first in range(len(parts)))
    return frozenset(found)


def is_path(word: str) -> bool:
    """Whether it is a file or a folder, or `folder/module.name`."""
    plain = word.rstrip("/")
    module, _, name = plain.rpartition(".")
    return plain in paths() or f"{plain}.py" in paths() or (f"{module}.py" in paths() and name in names())


def test_what_a_docstring_names_is_in_the_code() -> None:
    lost = []
    for path, module in modules().items():
        for word in (word for text in module.texts for word in QUOTED.findall(text)):
            if PATH.fullmatch(word) and not NAME.fullmatch(word.removesuffix(".py")):
                known = is_path(word)
            elif NAME.fullmatch(word):
                parts = word.removesuffix("()").split(".")
                known = word in module.strings or is_path(word) or names().issuperset(filter(None, parts))
            else:
                continue  # a phrase, a call, a formula
            if not known:
                lost.append(f"{path.relative_to(SOURCES)}: {word}")
    assert lost == []


def test_what_a_page_calls_a_path_is_there() -> None:
    quoted = [(page.relative_to(ROOT), QUOTED.findall(page.read_text("utf-8"))) for page in PAGES]
    called = [(page, word) for page, words in quoted for word in words if PATH.fullmatch(word)]
    assert [f"{page}: {word}" for page, word in called if word not in ELSEWHERE and not is_path(word)] == []


def test_a_name_that_is_not_there_is_noticed() -> None:
    assert "no_such_name" not in names()
    assert not is_path("kernel/no_such_file.py")
    assert is_path("kernel/machine.py")
    assert is_path("src/rulerunner/kernel/machine.py")
    assert is_path("kernel/go/")
