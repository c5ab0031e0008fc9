"""Patterns of the grammar, taken apart once: words, names in braces, what may be left out, either of several.

How they are written is told in `engine`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from .tokens import OR_A, stem


@dataclass(frozen=True, slots=True)
class Word:
    """One of several words."""

    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Read:
    """Whatever the rules of a name read."""

    name: str


@dataclass(frozen=True, slots=True)
class Sequence:
    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    parts: tuple[Any, ...]
    before: tuple[int, ...] = ()
    """How many braces there are in the parts before each."""
    braces: int = 0


@dataclass(frozen=True, slots=True)
class Maybe:
    part: Any
    nothing: tuple[None, ...] = ()
    """What the braces read if it is left out."""


Node = Word | Read | Sequence | Choice | Maybe
JOINING: Final = {"or": frozenset({"or", OR_A}), "or!": frozenset({"or"}), "or-a": frozenset({OR_A})}
"""An "or" with or without an article behind it, only without, only with."""


def compiled(pattern: str) -> Node:
    """A pattern as nodes."""
    parts = list(_lexed(pattern))
    node, rest = _choice(parts)
    if rest:
        raise ValueError(f"unbalanced pattern: {pattern}")
    return node


def _lexed(pattern: str) -> Iterator[str]:
    word = ""
    for letter in pattern:
        if letter in "[]()|{} ":
            if word and letter != "}":
                yield word
                word = ""
            if letter == "}":
                yield word + "}"
                word = ""
            elif letter == "{":
                word = "{"
            elif letter != " ":
                yield letter
        else:
            word += letter
    if word:
        yield word


def _choice(parts: list[str]) -> tuple[Node, list[str]]:
    options: list[Node] = []
    node, parts = _sequence(parts)
    options.append(node)
    while parts and parts[0] == "|":
        node, parts = _sequence(parts[1:])
        options.append(node)
    if len(options) == 1:
        return options[0], parts
    if all(isinstance(option, Word) for option in options):
        return Word(
            frozenset(w for option in options if isinstance(option, Word) for w in option.words)
        ), parts
    counts = [_captures(option) for option in options]
    before = tuple(sum(counts[:number]) for number in range(len(counts)))
    return Choice(tuple(options), before, sum(counts)), parts


def _sequence(parts: list[str]) -> tuple[Node, list[str]]:
    found: list[Node] = []
    while parts and parts[0] not in ("|", ")", "]"):
        head, parts = parts[0], parts[1:]
        if head in ("(", "["):
            node, parts = _choice(parts)
            parts = parts[1:]
            found.append(Maybe(node, (None,) * _captures(node)) if head == "[" else node)
        elif head.startswith("{"):
            found.append(Read(head[1:-1]))
        elif head not in ("the", "a", "an"):
            found += [Word(JOINING.get(one) or frozenset({one})) for one in stem(head.lower()).split()]
    return (found[0] if len(found) == 1 else Sequence(tuple(found))), parts


def _captures(node: Node) -> int:
    match node:
        case Read():
            return 1
        case Sequence(parts=parts) | Choice(parts=parts):
            return sum(_captures(part) for part in parts)
        case Maybe(part=part):
            return _captures(part)
    return 0


def named(node: Node) -> frozenset[str]:
    """The words that a pattern names."""
    match node:
        case Word(words=words):
            return words
        case Sequence(parts=parts) | Choice(parts=parts):
            return frozenset().union(*map(named, parts))
        case Maybe(part=part):
            return named(part)
    return frozenset()
