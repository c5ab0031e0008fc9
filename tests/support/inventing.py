"""Cards that nobody wrote: random definitions in the language, as far as the validator lets them pass.

A definition is grown from the types of the words' fields, so a new word is in it as soon as it is declared.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin

from rulerunner.lang.abilities import (
    BaseLink,
    LinkBoost,
    NotYet,
    Paid,
    Play,
    Static,
    Sub,
    Trigger,
    When,
    While,
)
from rulerunner.lang.base import FAMILIES, Ability
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType, Facts, Family
from rulerunner.lang.validate import hints, problems, rule_for
from rulerunner.lang.validating.subtypes import SUBTYPES
from rulerunner.lang.vocabulary import WORDS
from rulerunner.lang.words import Side

TRIES = 400
"""How many definitions are thrown away before a card is left with what it has."""
DEPTH = 4
COUNTERS = ("power", "virus", "credit", "advancement")
TYPES: dict[Side, tuple[CardType, ...]] = {
    "corp": ("agenda", "asset", "ice", "operation", "upgrade"),
    "runner": ("event", "hardware", "program", "resource"),
}


@cache
def of_family(base: type) -> tuple[type, ...]:
    """The words that are of a family, in the order of their names; but for what says that nothing is said."""
    return tuple(word for _, word in sorted(WORDS.items()) if issubclass(word, base) and word is not NotYet)


def within(word: type) -> Iterator[type]:
    """The families of which a word needs another word in it. More of its own kind it can do without."""
    for kind in hints(word).values():
        if _may_be_empty(kind, word):
            continue
        if type(None) not in get_args(kind) and int not in get_args(kind):
            yield from (base for base in (*FAMILIES, Trigger) if kind is base or base in get_args(kind))


def _may_be_empty(kind: Any, word: type) -> bool:
    """Whether a field holds any number of a word's own kind: "or also when..."."""
    return get_origin(kind) is tuple and get_args(kind)[:1] == (word,)


@cache
def depths() -> dict[type, int]:
    """How deep each word must be at least: one with no other word in it is 0 deep."""
    known: dict[type, int] = {}
    for _ in WORDS:
        for word in WORDS.values():
            if word not in known:
                inner = [[known[one] for one in of_family(base) if one in known] for base in within(word)]
                if all(inner):
                    known[word] = max((1 + min(depth) for depth in inner), default=0)
        if len(known) == len(WORDS):
            return known
    raise AssertionError(f"words that need themselves: {sorted(set(WORDS) - {w.__name__ for w in known})}")


class Inventor:
    """Makes up cards, the same ones for the same seed."""

    def __init__(self, family: Family, seed: int) -> None:
        self.family: Family = family
        self.rng = Random(f"{family} cards {seed}")

    def word(self, base: type, depth: int) -> Any:
        """A word of a family (or that very word), not much deeper than it may be."""
        options = of_family(base)
        fitting = [word for word in options if depths()[word] <= depth]
        if not fitting:
            least = min(depths()[word] for word in options)
            fitting = [word for word in options if depths()[word] == least]
        word = self.rng.choice(fitting)
        names = [field.name for field in fields(word)]
        return word(**{name: self.value(word, name, hints(word)[name], depth - 1) for name in names})

    def value(self, word: type, field: str, kind: Any, depth: int) -> Any:
        """A value for a field of a word."""
        rng, arguments = self.rng, get_args(kind)
        if kind is bool:
            return rng.random() < 0.3
        if kind is int:
            return rng.randint(1, 3)
        if kind is str or get_origin(kind) is Literal:
            return self.text(word, field)
        if _may_be_empty(kind, word) and (depth < 1 or rng.random() < 0.7):
            return ()
        if get_origin(kind) is tuple:
            count = rng.choice((1, 1, 1, 2, 2, 0)) if arguments[1:] == (...,) else len(arguments)
            members = (self.value(word, field, arguments[0], depth - 1) for _ in range(count))
            return tuple(member for member in members if member != "")  # which would be no such text
        if arguments:
            return self.one_of(word, field, arguments, depth)
        return self.word(kind, depth)

    def one_of(self, word: type, field: str, kinds: tuple[Any, ...], depth: int) -> Any:
        """A value of one of several types; the plain one if there is no room for more."""
        plain = [kind for kind in kinds if kind in (int, type(None))]
        kind = self.rng.choice(plain if plain and (depth < 0 or self.rng.random() < 0.6) else kinds)
        return None if kind is type(None) else self.value(word, field, kind, depth)

    def text(self, word: type, field: str) -> str:
        rule = rule_for(word, field)
        assert rule is not None, f"the validator has no rule for {word.__name__}.{field}"
        if rule.optional and self.rng.random() < 0.7:
            return ""
        if rule.what == "a subtype any card has":
            return self.rng.choice(sorted(SUBTYPES[self.family]))
        return self.rng.choice(sorted(rule.allowed) or COUNTERS)

    def ability(self, type: str) -> Ability:
        """An ability of a kind that a card of a type may have."""
        kinds: tuple[Any, ...] = (Static, When, Paid)
        if self.rng.random() < 0.05:  # most of these set themselves off for ever
            kinds = (While,)
        if type == "ice":
            kinds += (Sub, Sub, Sub)
        elif type in ("event", "operation"):
            kinds = (Play,)
        elif type in ("program", "resource", "hardware") and self.rng.random() < 0.1:
            kinds = (BaseLink, LinkBoost)
        made: Ability = self.word(self.rng.choice(kinds), self.rng.randint(1, DEPTH))
        return made

    def facts(self, name: str, side: Side, type: CardType) -> Facts:
        rng = self.rng
        subtypes = ("icebreaker",) if type == "program" and rng.random() < 0.5 else ()
        return Facts(
            name,
            side,
            type,
            subtypes,
            cost=None if type == "agenda" else rng.randint(0, 2),
            strength=rng.randint(0, 4) if type == "ice" or subtypes else None,
            memory=rng.randint(0, 1) if type == "program" else None,
            trash=rng.randint(0, 3) if type in ("asset", "upgrade") else None,
            requirement=rng.randint(1, 3) if type == "agenda" else None,
            points=rng.randint(0, 2) if type == "agenda" else None,
            unique=rng.random() < 0.15,
            family=self.family,
        )

    def card(self, name: str, side: Side) -> Face | None:
        """A card the validator has nothing to say against; None if none came up."""
        type = self.rng.choice(TYPES[side])
        facts = self.facts(name, side, type)
        wanted = self.rng.choice((1, 1, 2, 2, 3))
        abilities: list[Ability] = []
        for _ in range(TRIES):
            new = self.ability(type)
            if not problems(Face(facts, (*abilities, new))):
                abilities.append(new)
                if len(abilities) == wanted:
                    break
        return Face(facts, tuple(abilities)) if abilities else None

    def cards(self, side: Side, count: int) -> Iterator[Face]:
        """So many cards of a side, or a few less."""
        for number in range(count):
            face = self.card(f"{side.title()} Invention {number}", side)
            if face is not None:
                yield face
