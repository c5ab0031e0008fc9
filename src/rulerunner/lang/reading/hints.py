"""What comes near where a sentence could not be read: a word that was meant, or a phrase that is known."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from math import log
from typing import Final

from .grammar import GRAMMAR
from .patterns import Choice, Maybe, Node, Read, Sequence, Word
from .tokens import ARTICLES, OR_A

PHRASES: Final = (
    "vp",
    "decl",
    "sentence",
    "step",
    "clause1",
    "cond",
    "now",
    "would",
    "trigger",
    "costpart",
    "short",
)
"""The families whose rules are phrases that a person could write instead."""
BREAKS: Final = frozenset({",", ":", ";", ".", "and", "then", "if", "unless", "when", "whenever", "->"})
"""Where a clause begins or ends."""
ENOUGH: Final = 0.45
"""How much of what they say a clause and a phrase must have in common."""
SHOWN: Final = {
    "acard": "a card", "after": "somewhere", "block": "do something", "cards": "2 cards",
    "clicks": "1 click", "cond": "something is so", "cost": "pay 1 credit", "counter": "power counter",
    "countersof": "1 power counter", "credits": "2 credits", "damages": "1 net damage",
    "duration": "this turn", "every": "each card", "int": "2", "n": "2", "name": "a name", "np": "card",
    "now": "something happens", "quantity": "a number", "ref": "this card", "server": "HQ", "server1": "HQ",
    "signed": "+1", "strength": "+1 strength", "subs": "1 subroutine", "subtype": "barrier",
    "tags": "1 tag", "trigger": "when something happens", "unit": "card", "who": "the Runner",
    "whose": "your", "word": "...", "zone": "HQ",
}  # fmt: skip
"""How what the braces of a pattern stand for is shown."""


KINDS: Final = (
    ("what is done", ("block",)),
    ("something that happens", ("now",)),
    ("what is so", ("cond",)),
    ("what is paid", ("cost",)),
    ("a sort of card", ("np",)),
    ("what a player does", ("vp",)),
    ("a card", ("ref",)),
    ("a server", ("server1",)),
    ("a pile of cards", ("zone",)),
    ("a subtype", ("subtype",)),
    ("a counter", ("counter",)),
    ("a player", ("who",)),
    ("a number", ("int",)),
)
"""Kinds of phrase that a message names instead of the words they can begin with, the widest first."""
MOST_SHOWN: Final = 6
"""How many ways to go on a message names."""
USUAL: Final = (
    *(",", ":", ";", "then", "if", "when", "while", "may", "card", "credit", "click", "tag", "gain", "lose"),
    *("draw", "trash", "install", "rez", "run", "access", "take", "place", "remove", "is", "have", "of"),
    *("on", "in", "from", "to", "with", "for", "and", "or", "this", "that"),
)
"""Words that are shown before rarer ones."""


def expected(wanted: set[str]) -> str:
    """How a sentence could have gone on, in a few plain words."""
    left = wanted - {OR_A}
    kinds = []
    for name, families in KINDS:
        firsts = _firsts(families)
        if firsts <= left:
            kinds.append(name)
            left -= firsts
    words = sorted(
        (word for word in left if not word.strip("+-").isdigit()),
        key=lambda word: (USUAL.index(word) if word in USUAL else len(USUAL), word),
    )
    shown = [*kinds, *map(_quoted, words)]
    return ", ".join(shown[:MOST_SHOWN]) + (", ..." if len(shown) > MOST_SHOWN else "")


def _quoted(word: str) -> str:
    return repr({"<": "(", ">": ")", "~": "this card"}.get(word, word))


@cache
def _firsts(families: tuple[str, ...]) -> frozenset[str]:
    """The words with which phrases of some families can begin."""
    return frozenset().union(*(GRAMMAR.beginning(family, "")[1] for family in families)) - {OR_A}


def hint(words: tuple[str, ...], at: int, wanted: set[str]) -> str:
    """What to say about the place where a sentence could not go on."""
    word = words[at] if at < len(words) else ""
    there = wanted | ARTICLES
    meant = get_close_matches(word, there, 1, 0.66) if word.isalpha() and word not in there else []
    if meant:
        return f"; did you mean {meant[0]!r}?"
    phrase = nearest(_clause(words, at))
    return f"; the nearest phrase it knows is {phrase!r}" if phrase else ""


def _clause(words: tuple[str, ...], at: int) -> frozenset[str]:
    """The words of the clause that holds a place."""
    at = min(at, len(words) - 1)
    start = next((i + 1 for i in range(at - 1, -1, -1) if words[i] in BREAKS), 0)
    end = next((i for i in range(at + 1, len(words)) if words[i] in BREAKS), len(words))
    return frozenset(word for word in words[start:end] if not word.isdigit())


def nearest(clause: frozenset[str]) -> str:
    """The phrase that has most of what it says in common with a clause; rare words say more than others."""
    shelf, weights = _known()
    tried = {number for word in clause for number in shelf.get(word, ())}
    asked = sum(weights.get(word, HEAVY) for word in clause)
    best, score = "", ENOUGH
    phrases = _phrases()
    for number in sorted(tried):
        text, needs = phrases[number]
        common = sum(weights[word] for word in clause & needs)
        alike = common / (asked + sum(weights[word] for word in needs) - common)
        if alike > score:
            best, score = text, alike
    return best


HEAVY: Final = 3.0
"""What a word that no phrase has weighs."""


@cache
def _known() -> tuple[dict[str, tuple[int, ...]], dict[str, float]]:
    """The phrases by their words, and what each word weighs."""
    shelf: dict[str, list[int]] = {}
    phrases = _phrases()
    for number, (_, needs) in enumerate(phrases):
        for word in needs:
            shelf.setdefault(word, []).append(number)
    weights = {word: log(len(phrases) / len(where)) + 0.5 for word, where in shelf.items()}
    return {word: tuple(where) for word, where in shelf.items() if len(where) < len(phrases) // 4}, weights


@cache
def _phrases() -> tuple[tuple[str, frozenset[str]], ...]:
    """Every phrase as one would write it, and the words it cannot do without."""
    found: dict[str, frozenset[str]] = {}
    for family in PHRASES:
        for rule in GRAMMAR.rules.get(family, ()):
            text = " ".join(_said(rule.node))
            needs = frozenset(_needs(rule.node))
            if needs:
                found.setdefault(text.replace(" ,", ",").replace(" :", ":").replace("~", "this card"), needs)
    return tuple(found.items())


def _said(node: Node) -> Iterator[str]:
    match node:
        case Word(words=words):
            yield min(words)
        case Read(name=name):
            yield SHOWN.get(name, "...")
        case Sequence(parts=parts):
            for part in parts:
                yield from _said(part)
        case Choice(parts=parts):
            yield from _said(parts[0])


def _needs(node: Node) -> Iterator[str]:
    match node:
        case Word(words=words) if len(words) == 1:
            yield from words
        case Sequence(parts=parts):
            for part in parts:
                yield from _needs(part)
        case Maybe() | Choice() | Read() | Word():
            return
