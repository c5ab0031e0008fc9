"""docs/examples.md: every worked example of the rulebooks, and the play that proves it.

Which rule has how many examples, and which cards each names, are facts: `tools/docgen/data/examples.txt`.
A play says which example it plays with `@pytest.mark.example("nsg-26.03 1.10.3b", 1)`: the first example of
that rule. With `instead="..."` it proves the rule with other cards, and says with which.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from rulerunner.cards.library import library
from tools.docgen.citations import TESTS, Proof, citations

DATA: Final = Path(__file__).resolve().parent / "data" / "examples.txt"
MOST: Final = 2
"""How many of the tests that cite a rule are named for an example that waits."""
EDITIONS: Final = ("nsg-26.03", "nisei-1.4")


class Example(NamedTuple):
    """A worked example of a rulebook: where it stands, and the cards it names."""

    edition: str
    rule: str
    number: int
    """Which of the examples of this rule it is, from 1."""
    cards: tuple[str, ...]
    explains: bool
    """Whether it only explains, so that there is nothing to play."""

    @property
    def key(self) -> tuple[str, int]:
        return f"{self.edition} {self.rule}", self.number

    @property
    def waits_for(self) -> tuple[str, ...]:
        """The cards it names that cannot be played yet."""
        playable = library("modern").playable
        return tuple(card for card in self.cards if card not in playable)


class Play(NamedTuple):
    """A test that plays an example; `instead` says with which other cards, if not with its own."""

    proof: Proof
    instead: str
    words: frozenset[str]
    """Every string in the play and in what it calls of its own file."""


@cache
def examples() -> tuple[Example, ...]:
    """Every worked example, in the order of the books."""
    found = []
    for line in DATA.read_text("utf-8").splitlines():
        edition, rule, number, cards, *note = (part.strip() for part in line.split("|"))
        names = tuple(card.strip() for card in cards.split(";") if card.strip())
        found.append(Example(edition, rule, int(number), names, note == ["explains"]))
    return tuple(found)


@cache
def plays() -> Mapping[tuple[str, int], tuple[Play, ...]]:
    """The tests that are marked with each example."""
    found: dict[tuple[str, int], list[Play]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        text = file.read_text("utf-8")
        if "mark.example" in text:
            where = file.relative_to(TESTS.parent).as_posix()
            for key, play in _marked(ast.parse(text, where), where):
                found.setdefault(key, []).append(play)
    return {key: tuple(some) for key, some in found.items()}


def _marked(module: ast.Module, where: str) -> Iterator[tuple[tuple[str, int], Play]]:
    own = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    for test in own.values():
        for decorator in test.decorator_list:
            if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.example":
                continue
            rule, number = (ast.literal_eval(argument) for argument in decorator.args)
            more = {each.arg: ast.literal_eval(each.value) for each in decorator.keywords}
            words = frozenset(_words(test, own, module))
            yield (rule, number), Play(Proof(where, test.name), more.get("instead", ""), words)


def _words(node: ast.FunctionDef, own: Mapping[str, ast.FunctionDef], module: ast.Module) -> Iterator[str]:
    """The strings of a function and of the functions and constants of its module that it uses."""
    constants = {
        ast.unparse(each.targets[0]): each.value for each in module.body if isinstance(each, ast.Assign)
    }
    waiting: list[ast.AST] = [node]
    seen = {node.name}
    while waiting:
        for part in ast.walk(waiting.pop()):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value
            elif isinstance(part, ast.Name) and part.id not in seen:
                seen.add(part.id)
                found = own.get(part.id) or constants.get(part.id)
                if found is not None:
                    waiting.append(found)


def names(play: Play, card: str) -> bool:
    """Whether a play has a card in it, with notes and numbers or without; an identity by its first name."""
    return any(card.split(":")[0] in word for word in play.words)


def proved(example: Example) -> tuple[Play, ...]:
    """The plays of an example with its own cards."""
    return tuple(play for play in plays().get(example.key, ()) if not play.instead)


def meanwhile(example: Example) -> tuple[Proof, ...]:
    """The tests that prove the rule of an example that waits for its cards: plays with other cards."""
    if proved(example) or example.explains:
        return ()
    rule, _ = example.key
    return tuple(play.proof for play in plays().get(example.key, ())) or citations().get(rule, ())[:MOST]


def text() -> str:
    """The document."""
    lines = [
        "# The worked examples of the rulebooks",
        "",
        "*Generated by `make docs` from `tools/docgen/data/examples.txt` and from the tests. A test fails",
        "when an example whose cards are all playable has no play with these cards.*",
        "",
        "The rulebooks explain many rules by an example. Each is listed by the number of its rule, with the",
        "cards it names and with what proves it: a play with exactly these cards; or the cards it waits for,",
        "and, where the rule can be proved without them, the play that does. The words of the examples are",
        "not here; they are in the rulebooks.",
        "",
    ]
    for edition in EDITIONS:
        lines += _edition(edition)
    return "\n".join(lines)


def _edition(edition: str) -> list[str]:
    own = [example for example in examples() if example.edition == edition]
    done = sum(bool(proved(example)) for example in own)
    explains = sum(example.explains for example in own)
    others = sum(bool(meanwhile(example)) for example in own)
    waiting = len(own) - done - others - explains
    summary = [
        f"{len(own)} examples: {done} proved with their own cards",
        f"{others} rules proved with other cards meanwhile",
        f"{waiting} waiting for cards",
        f"{explains} that only explain",
    ]
    return [
        f"## {edition}",
        "",
        f"{', '.join(summary)}.",
        "",
        "| rule | its cards | proved by |",
        "| --- | --- | --- |",
        *(_row(example) for example in own),
        "",
    ]


def _row(example: Example) -> str:
    several = sum(each.edition == example.edition and each.rule == example.rule for each in examples()) > 1
    rule = f"{example.rule}, example {example.number}" if several else example.rule
    return f"| {rule} | {', '.join(example.cards) or 'none named'} | {_what(example)} |"


def _what(example: Example) -> str:
    found = plays().get(example.key, ())
    said = [
        f"[{play.proof.words}](../{play.proof.file})"
        + (f" (instead: {play.instead})" if play.instead else "")
        for play in found
    ]
    if example.waits_for:
        said += [
            f"[{proof.words}](../{proof.file}) (the rule, with other cards)"
            for proof in meanwhile(example)
            if not found
        ]
        said.append(f"waits for {', '.join(example.waits_for)}")
    elif not said:
        said.append("explains, nothing to play" if example.explains else "waits for its play")
    return "<br>".join(said)
