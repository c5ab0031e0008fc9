"""Mutants of a card: its definition with an ability gone, a number off by one, a word exchanged for another.

Each is a face like any other, which the validator has nothing to say against; a proof of the card should
notice. The printed facts (cost, strength, points...) are no part of it: they are data, and checked as such.
"""

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin

from rulerunner.lang.abilities import Paid
from rulerunner.lang.base import Both, Either, Instruction, Not
from rulerunner.lang.face import NOTHING, Face
from rulerunner.lang.instructions import Trace
from rulerunner.lang.validate import hints, problems, rule_for
from rulerunner.lang.validating.kinds import BadDefinition
from rulerunner.lang.validating.subtypes import SUBTYPES

REMOVED = "removed"
NUMBER = "number"
EXCHANGED = "exchanged"
KINDS = (REMOVED, NUMBER, EXCHANGED)


SYNONYMS = {
    ("corp", "you"): ("corp",),
    ("corp", "corp"): ("you",),
    ("corp", "opponent"): ("runner",),
    ("corp", "runner"): ("opponent",),
    ("runner", "you"): ("runner",),
    ("runner", "runner"): ("you",),
    ("runner", "opponent"): ("corp",),
    ("runner", "corp"): ("opponent",),
}
"""The other name of a player on a card of a side."""


OF_THE_RULES = {(Trace, "each")}
"""Numbers that a rule gives where a card says nothing: a point in a trace costs 1."""


class Mutant(NamedTuple):
    """One change to a card."""

    kind: str
    where: str
    """The way from the card to the word: the number of the ability, then fields."""
    change: str
    abilities: tuple[Any, ...]

    @property
    def name(self) -> str:
        return f"{self.where}: {self.change}"


Change = tuple[str, str, str, Any]
"""Kind, where, what is changed, and the word as it is then."""


def mutants(face: Face) -> Iterator[Mutant]:
    """Every mutant of a card that is well said."""
    abilities = face.abilities
    for number, ability in enumerate(abilities):
        before, after = abilities[:number], abilities[number + 1 :]
        where = f"ability {number + 1}"
        yield Mutant(REMOVED, where, "removed", (*before, NOTHING, *after))
        for kind, place, change, word in changes(ability, face):
            mutant = Mutant(kind, f"{where}{place}", change, (*before, word, *after))
            if is_well_said(face, mutant):
                yield mutant


def is_well_said(face: Face, mutant: Mutant) -> bool:
    try:
        return not problems(Face(face.facts, mutant.abilities))
    except BadDefinition:
        return False


def changes(word: Any, face: Face) -> Iterator[Change]:
    """The ways to change a word, or one inside it."""
    yield from _of_the_word(word)
    for field in fields(word):
        value, default = getattr(word, field.name), field.default
        place = f".{field.name}"
        for kind, deeper, change, new in _of_a_value(word, field.name, value, default, face):
            yield kind, f"{place}{deeper}", change, replace(word, **{field.name: new})


def _of_the_word(word: Any) -> Iterator[Change]:
    """A set that is less narrow, or its opposite."""
    match word:
        case Both(a, b) | Either(a, b):
            yield EXCHANGED, "", f"only {said(a)}", a
            yield EXCHANGED, "", f"only {said(b)}", b
        case Not(a):
            yield EXCHANGED, "", f"only {said(a)}", a


def _of_a_value(word: Any, field: str, value: Any, default: object, face: Face) -> Iterator[Change]:
    if isinstance(value, bool):
        if value != default:
            yield EXCHANGED, "", f"{value} -> {not value}", not value
    elif isinstance(value, int):
        if value == default and (type(word), field) in OF_THE_RULES:
            return
        if value or (default is MISSING):
            yield NUMBER, "", f"{value} -> {value + 1}", value + 1
            yield NUMBER, "", f"{value} -> {value - 1}", value - 1
    elif isinstance(value, str):
        for other in _neighbours(word, field, value, face):
            yield EXCHANGED, "", f"{value!r} -> {other!r}", other
    elif isinstance(value, tuple):
        yield from _of_a_tuple(word, field, value, face)
    elif is_dataclass(value):
        if default is None:
            yield EXCHANGED, "", f"without {said(value)}", None
        yield from changes(value, face)


def _of_a_tuple(word: Any, field: str, members: tuple[Any, ...], face: Face) -> Iterator[Change]:
    """One of several steps gone, or one of them changed."""
    for number, member in enumerate(members):
        before, after = members[:number], members[number + 1 :]
        place = f".{number + 1}"
        if len(members) > 1 or not isinstance(member, Instruction):
            yield REMOVED, place, f"without {said(member)}", (*before, *after)
        for kind, deeper, change, new in _of_a_value(word, field, member, MISSING, face):
            yield kind, f"{place}{deeper}", change, (*before, new, *after)


def _neighbours(word: Any, field: str, value: str, face: Face) -> Iterator[str]:
    """Other texts that may stand in a field: the next two of a closed set."""
    what: type = type(word)
    rule = rule_for(what, field)
    kind: Any = hints(what)[field]
    if rule is None or not value or (what is Paid and field == "user"):
        return
    allowed = (
        [text for text in get_args(kind) if text] if get_origin(kind) is Literal else sorted(rule.allowed)
    )
    if rule.what == "a subtype any card has":
        allowed = sorted(SUBTYPES[face.facts.family])
    if value in allowed:
        at = allowed.index(value)
        same = (value, *SYNONYMS.get((face.facts.side, value), ()))
        around = [text for text in (*allowed[at + 1 :], *allowed[:at]) if text not in same]
        yield from sorted({*around[:1], *around[-1:]})
    if rule.optional:
        yield ""


def said(word: Any) -> str:
    """A word by its name, with what it is about if that is plain."""
    if not is_dataclass(word):
        return repr(word)
    plain = [getattr(word, field.name) for field in fields(word)]
    texts = [str(value) for value in plain if isinstance(value, str | int) and value and value is not True]
    return f"{type(word).__name__}({', '.join(texts)})"


def drawn(face: Face, seed: int, words: int) -> list[Mutant]:
    """All mutants of a card without something or with another number, and some with an exchanged word."""
    everything = list({mutant.name: mutant for mutant in mutants(face)}.values())
    exchanged = [mutant for mutant in everything if mutant.kind == EXCHANGED]
    some = Random(f"{face.facts.family} {face.name} {seed}").sample(exchanged, min(words, len(exchanged)))
    kept = {mutant.name for mutant in some}
    return [mutant for mutant in everything if mutant.kind != EXCHANGED or mutant.name in kept]
