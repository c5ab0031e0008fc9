"""Names in backticks are true: what a docstring names is in the code, what a page calls a path is there."""

import ast
import builtins
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "rulerunner"
PAGES = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "NOTICE.md")),
    *(page for page in sorted((ROOT / "docs").rglob("*.md"))),
]
NOT_OURS = frozenset((".git", ".venv", "__pycache__", "node_modules", "build", "dist", "site"))
QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NAME = re.compile(r"[A-Za-z_][\w.]*(?:\(\))?")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)+/?|[\w-]+\.(?:py|md|js|mjs|toml|css)")
ELSEWHERE = frozenset(("nsg-26.03", "dist/", "build/", "first.py", "read.py"))
"""What looks like a path of the repository and is none, or is a file that a reader makes."""


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.rglob("*.py"))}


def defined(tree: ast.Module) -> Iterator[str]:
    """The names of functions, classes, arguments, fields and constants in a module; and what it imports."""
    for found in ast.walk(tree):
        match found:
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
    for path, tree in trees().items():
        found.update(path.relative_to(SOURCES).with_suffix("").parts)
        found.update(defined(tree))
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


def texts(tree: ast.Module) -> Iterator[str]:
    """The docstrings of a module, its classes, functions and constants."""
    for found in ast.walk(tree):
        if isinstance(found, ast.Expr) and isinstance(found.value, ast.Constant):
            if isinstance(found.value.value, str):
                yield found.value.value


def strings(tree: ast.Module) -> str:
    """What a module has in strings: the words of the data that it reads and writes."""
    docs = set(texts(tree))
    found = (one.value for one in ast.walk(tree) if isinstance(one, ast.Constant))
    return "\n".join(word for word in found if isinstance(word, str) and word not in docs)


def is_path(word: str) -> bool:
    """Whether it is a file or a folder, or `folder/module.name`."""
    plain = word.rstrip("/")
    module, _, name = plain.rpartition(".")
    return plain in paths() or f"{plain}.py" in paths() or (f"{module}.py" in paths() and name in names())


def test_what_a_docstring_names_is_in_the_code() -> None:
    lost = []
    for path, tree in trees().items():
        own = strings(tree)
        for word in (word for text in texts(tree) for word in QUOTED.findall(text)):
            if PATH.fullmatch(word) and not NAME.fullmatch(word.removesuffix(".py")):
                known = is_path(word)
            elif NAME.fullmatch(word):
                parts = word.removesuffix("()").split(".")
                known = word in own or is_path(word) or names().issuperset(filter(None, parts))
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
