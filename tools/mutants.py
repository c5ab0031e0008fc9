"""Mutants: small changes to the rules' tables and to the chapters that play them, and whether a test notices.

    python tools/mutants.py --seed 1 --minutes 20              a sample, drawn by the seed
    python tools/mutants.py --seed 1 --after 40                the same sample, without its first forty
    python tools/mutants.py --only "checkpoint.py: if not"     those whose names have these words in them

Each mutant takes the place of its module in a child of the process that has collected the tests, and those
that can notice are run there; one that no test notices has survived. `tools/mutants.json` says of survivors
why they are equivalent (they are not tried again), and of each sample what came of it. `docs/mutants.md` is
written anew from that.
"""

import argparse
import ast
import copy
import functools
import gc
import importlib
import inspect
import json
import os
import random
import resource
import time
import types
from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import fields
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from rulerunner.rules import Edition

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
    "kernel/go/trashed.py": [*TABLES, "tests/machine"],
}
"""The files that are mutated, and the tests that notice most changes there, quickly."""
WIDE = ["tests/cards", "tests/examples_of_the_rules", "tests/ways"]
"""The tests that are asked about what those have not noticed."""
FAST = "not slow and not heavy"
KNOWN = ROOT / "tools" / "mutants.json"
PAGE = ROOT / "docs" / "mutants.md"

LONGEST = 600
"""Seconds of work after which the tests of a mutant are taken to hang."""
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
    tree = ast.parse((PACKAGE / file).read_text())
    unread = {node for each in ast.walk(tree) for node in unread_in(each)}
    for number, node in enumerate(ast.walk(tree)):
        if node not in unread and change(copy.deepcopy(node)):
            yield file, number


def unread_in(node: ast.AST) -> Iterator[ast.AST]:
    """What makes no difference in a function: the mark of a simple step is about speed alone, and whether
    such a step is over is not asked (`tests/laws/test_steps.py` holds the short way against the long one)."""
    if not isinstance(node, ast.FunctionDef):
        return
    simple = False
    for mark in node.decorator_list:
        yield from ast.walk(mark)
        simple |= isinstance(mark, ast.Call) and any(word.arg == "simple" for word in mark.keywords)
    for inner in ast.walk(node) if simple else ():
        if isinstance(inner, ast.Return) and inner.value is not None:
            yield inner.value


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


class Trial:
    """A plugin of pytest: the tests are collected once, and each mutant is tried in a child of that."""

    def __init__(self, sample: list[Place], end: float, explained: Container[str]) -> None:
        self.sample, self.end, self.explained = sample, end, explained
        self.tried: list[tuple[Mutant, bool]] = []
        self.alert: Counter[str] = Counter()
        """The tests that have noticed something, and how often."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        failing = in_child(partial(first_to_fail, self.noticing(session.items, next(iter(NOTICING)))))
        if failing:
            raise SystemExit(f"{failing} fails without any change: mend that first")
        for place in self.sample:
            if time.monotonic() > self.end:
                break
            found = mutant_at(place)
            mutant, noticed_by = found.mutant, ""
            if mutant.name not in self.explained:
                noticed_by = in_child(partial(try_out, found, self.noticing(session.items, mutant.file)))
                self.alert[noticed_by] += 1
            self.tried.append((mutant, bool(noticed_by)))
            print(
                f"noticed  {mutant.name} ({noticed_by})" if noticed_by else f"SURVIVED {mutant.name}",
                flush=True,
            )
        return True

    def noticing(self, items: list[pytest.Item], file: str) -> list[pytest.Item]:
        """The tests that can notice a change in a file, the likeliest first."""
        near = tuple(f"{path}/" for path in NOTICING[file])
        return sorted(items, key=lambda i: (-self.alert[i.nodeid], not i.nodeid.startswith(near)))


def in_child(what: Callable[[], str]) -> str:
    """What is found in a child of this process; that it breaks or hangs there is something, too."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        found = "an error"
        try:
            found = what()
        finally:
            os.write(writing, found.encode())
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        found = pipe.read()
    hung = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
    return "it hangs" if hung else found


def first_to_fail(items: list[pytest.Item]) -> str:
    """The first of these tests that fails, if one does."""
    for item, following in zip_longest(items, items[1:]):
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return ""


def try_out(found: Found, items: list[pytest.Item]) -> str:
    become(found)
    return first_to_fail(items)


def become(found: Found) -> None:
    """Put a mutant in the place of its module: new code in old functions, new tables in old editions."""
    module = importlib.import_module(f"rulerunner.{found.mutant.file.removesuffix('.py').replace('/', '.')}")
    code = compile(found.source, str(module.__file__), "exec")
    if found.mutant.file.startswith("rules/"):
        mutated = types.ModuleType(module.__name__)
        mutated.__dict__["__package__"] = module.__package__
        exec(code, mutated.__dict__)
        for name, old in vars(module).items():
            if isinstance(old, Edition):
                overwrite(old, vars(mutated)[name])
    for const in code.co_consts:
        if isinstance(const, types.CodeType) and hasattr(module, const.co_name):
            inspect.unwrap(getattr(module, const.co_name)).__code__ = const
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith("rulerunner."):
            thing.cache_clear()


def overwrite(old: Edition, new: Edition) -> None:
    """Whoever holds an edition, or its policies, holds the new one."""
    for field in fields(old.policies):
        object.__setattr__(old.policies, field.name, getattr(new.policies, field.name))
    for field in fields(old):
        if field.name != "policies":
            object.__setattr__(old, field.name, getattr(new, field.name))


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules a little, and see whether a test notices.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--after", type=int, default=0, help="leave out the first so many of the sample")
    parser.add_argument("--most", type=int, default=1000, help="mutants at most")
    parser.add_argument("--only", default="", help="words in the names of the mutants to try")
    parser.add_argument("--near", action="store_true", help="ask only the tests that notice most, quickly")
    words = parser.parse_args()
    known = json.loads(KNOWN.read_text())
    everything = [place for file in NOTICING for place in places(file)]
    sample = random.Random(words.seed).sample(everything, len(everything))
    if words.only:
        sample = [place for place in sample if words.only in mutant_at(place).mutant.name]
    sample = sample[words.after : words.after + words.most]
    trial = Trial(sample, time.monotonic() + 60 * words.minutes, () if words.only else known["equivalent"])
    os.chdir(ROOT)
    paths = sorted({path for some in (*NOTICING.values(), () if words.near else WIDE) for path in some})
    ended = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", FAST, *paths], plugins=[trial]
    )
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(int(ended))
    if words.only or words.near:
        return
    survived = [mutant.name for mutant, seen in trial.tried if not seen]
    sample_of = f"seed {words.seed}" + (f", after {words.after}" if words.after else "")
    known["samples"][sample_of] = [len(trial.tried), len(trial.tried) - len(survived)]
    known["unexplained"] = sorted({*known["unexplained"], *survived} - {*known["equivalent"]})
    KNOWN.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n")
    PAGE.write_text(page(known, len(everything)))


def page(known: dict[str, Any], count: int) -> str:
    """The page: how many of each sample were noticed, and the survivors with what is known of them."""
    lines = [
        "# Mutants",
        "",
        "Small changes to the tables of the rules and to the chapters of turn, run, access and checkpoint,",
        "each tried against the tests that can notice it. `tools/mutants.py` writes this page anew.",
        "",
        f"There are {count} mutants.",
        "",
        "| sample | tried | noticed |",
        "|---|---|---|",
    ]
    lines += [f"| {sample} | {tried} | {seen} |" for sample, (tried, seen) in known["samples"].items()]
    lines += ["", "These survive:", "", "| in | was | is | why nothing notices |", "|---|---|---|---|"]
    reasons = known["equivalent"] | dict.fromkeys(known["unexplained"], "**not explained**")
    for name, why in sorted(reasons.items()):
        place, _, is_now = name.rpartition(" -> ")
        file, _, rest = place.partition(": ")
        was = rest.rpartition(": ")[2]
        cells = [text.replace("|", "\\|")[:90] for text in (file, was, is_now)]
        lines.append(f"| `{cells[0]}` | `{cells[1]}` | `{cells[2]}` | {why} |")
    if known.get("unasked"):
        lines += ["", "The quick tests did not notice these; the tests of cards have not been asked yet:", ""]
        lines += [f"- `{name}`" for name in known["unasked"]]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    main()
