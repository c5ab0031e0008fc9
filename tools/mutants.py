"""Mutants: small changes to the rules' tables and to the chapters that play them, and whether a test notices.

    python tools/mutants.py --seed 1 --minutes 20

A sample is drawn by the seed. Each mutant is a copy of the package with one change, and the tests that can
notice are run against it; one that no test notices has survived. `tools/mutants.json` says of survivors why
they are equivalent. `docs/mutants.md` is written anew.
"""

import argparse
import ast
import copy
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rulerunner"
TABLES = ["tests/seeds", "tests/rules"]
NOTICING = {
    "rules/nisei_1_4.py": TABLES,
    "rules/nsg_26_03.py": TABLES,
    "rules/classic_1996.py": TABLES,
    "kernel/timing/turn.py": TABLES,
    "kernel/timing/run.py": [*TABLES, "tests/machine"],
    "kernel/timing/access.py": [*TABLES, "tests/machine"],
    "kernel/go/checkpoint.py": [*TABLES, "tests/machine"],
    "kernel/go/corrections.py": [*TABLES, "tests/machine"],
}
"""The files that are mutated, and the tests that can notice a change there."""
FAST = "not slow and not heavy"
KNOWN = ROOT / "tools" / "mutants.json"
PAGE = ROOT / "docs" / "mutants.md"

SHORT = len("return False  ")
"""A line as short as this says nothing of where it is."""

COMPARISONS = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Mutant(NamedTuple):
    """One change: where, what it was and what it is."""

    file: str
    line: int
    was: str
    now: str
    within: str
    """The line it is in."""

    @property
    def name(self) -> str:
        return " ".join(f"{self.file}: {self.within}: {self.was} -> {self.now}".split())


class Found(NamedTuple):
    mutant: Mutant
    source: str
    """The whole file with the change."""


Place = tuple[str, int]
"""A file, and which of its nodes."""


def places(file: str) -> Iterator[Place]:
    """Every place of a file that can be changed, in the order of a walk through it."""
    for number, node in enumerate(ast.walk(ast.parse((PACKAGE / file).read_text()))):
        if change(copy.deepcopy(node)):
            yield file, number


def mutant_at(place: Place) -> Found:
    """The file with a change at one place."""
    file, number = place
    text = (PACKAGE / file).read_text()
    tree = ast.parse(text)
    node = next(islice(ast.walk(tree), number, None))
    was, line = ast.unparse(node), getattr(node, "lineno", 0)
    change(node)
    within = text.splitlines()[line - 1].strip()
    if within.startswith("return ") and len(within) < SHORT:
        within = f"{function_at(tree, line)}: {within}"
    return Found(Mutant(file, line, was, ast.unparse(node), within), ast.unparse(tree))


def function_at(tree: ast.Module, line: int) -> str:
    """The function that a line is in: some lines say the same in many of them."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    around = [node for node in functions if node.lineno <= line <= (node.end_lineno or node.lineno)]
    return around[-1].name if around else ""


def change(node: ast.AST) -> bool:
    """Change one node in place; whether there was a way to."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            node.ops = [COMPARISONS[type(op)]()]
        case ast.BoolOp(op=op):
            node.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            node.operand = ast.UnaryOp(ast.Not(), operand)
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.Call(func=ast.Name(id="Branch" | "Ask"), args=[*before, yes, no]):
            node.args = [*before, no, yes]
        case ast.Call(func=ast.Name(id="Window"), keywords=[_, *rest]):
            node.keywords = rest
        case ast.If(test=test, orelse=[]):
            node.test = ast.UnaryOp(ast.Not(), test)
        case _:
            return False
    ast.fix_missing_locations(node)
    return True


def tested(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run tests against the copy of the package."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", FAST, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def failing(place: Path) -> list[str]:
    """The tests that fail without any change: they would seem to notice everything."""
    paths = sorted({path for some in NOTICING.values() for path in some})
    lines = tested(place, *paths).stdout.splitlines()
    return [line.split()[1] for line in lines if line.startswith(("FAILED ", "ERROR "))]


def noticed(found: Found, place: Path, without: list[str]) -> bool:
    """Whether a test fails against a mutant."""
    path = place / "rulerunner" / found.mutant.file
    original = path.read_text()
    path.write_text(found.source)
    left_out = [word for name in without for word in ("--deselect", name)]
    try:
        return tested(place, "-x", *left_out, *NOTICING[found.mutant.file]).returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(original)


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules a little, and see whether a test notices.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--most", type=int, default=1000, help="mutants at most")
    words = parser.parse_args()
    everything = [place for file in NOTICING for place in places(file)]
    sample = random.Random(words.seed).sample(everything, len(everything))[: words.most]
    end = time.monotonic() + 60 * words.minutes
    tried: list[tuple[Mutant, bool]] = []
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        shutil.copytree(PACKAGE, place / "rulerunner", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        without = failing(place)
        for each in sample:
            if time.monotonic() > end:
                break
            found = mutant_at(each)
            tried.append((found.mutant, noticed(found, place, without)))
            print("noticed " if tried[-1][1] else "SURVIVED", found.mutant.name, flush=True)
    write(tried, words.seed, len(everything))


def write(tried: list[tuple[Mutant, bool]], seed: int, count: int) -> None:
    """Write the page: how many were noticed, and the survivors with what is known of them."""
    reasons: dict[str, str] = json.loads(KNOWN.read_text()) if KNOWN.exists() else {}
    survivors = [mutant for mutant, seen in tried if not seen]
    lines = [
        "# Mutants",
        "",
        "Small changes to the tables of the rules and to the chapters of turn, run, access and checkpoint,",
        "each tried against the tests that can notice it. `tools/mutants.py` writes this page anew.",
        "",
        f"{len(tried)} of {count} mutants were tried (seed {seed}). {len(survivors)} of them survived.",
        "",
    ]
    if survivors:
        lines += ["| where | was | is | why nothing notices |", "|---|---|---|---|"]
    for mutant in survivors:
        why = reasons.get(mutant.name, "**not explained**")
        was, now = (text.replace("|", "\\|").replace("\n", " ")[:80] for text in (mutant.was, mutant.now))
        lines.append(f"| `{mutant.file}` {mutant.line} | `{was}` | `{now}` | {why} |")
    PAGE.write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
