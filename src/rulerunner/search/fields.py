"""What each field of a query asks of a card."""

import operator
import re
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple, get_args

from ..decks.formats import Format, UnknownFormat, faction_names, find_format, formats
from ..lang.facts import CardType, Facts
from .pool import FAMILIES, Found, begins, cards, fold
from .query import BadQuery, Either, Every, Not, Query, Term

Test = Callable[[Found], bool]
Maker = Callable[[str], Test]

COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le,
    ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
TYPES: Final = {**{kind: kind for kind in get_args(CardType)}, "node": "asset", "prep": "event"}
"""Types of cards by name; two had other names in 1996."""
SHORT_FACTIONS: Final = {"hb": "haas_bioroid", "weyland": "weyland_consortium", "sunny": "sunny_lebeau"}
YES: Final = ("1", "yes", "true")
NO: Final = ("0", "no", "false")


class Field(NamedTuple):
    """A field, its other names, and what it is for."""

    names: tuple[str, ...]
    """The first is what it is called; a single letter is what the card databases call it."""
    says: str
    example: str
    number: Callable[[Facts], int | None] | None = None
    """A field of numbers says which."""
    make: Maker | None = None
    """Any other makes a test of each value."""


def tested(query: Query) -> Test:
    """A query as a test of a card. Raises `BadQuery` for a field or a value that nothing has."""
    match query:
        case Every(of):
            tests = [tested(each) for each in of]
            return lambda card: all(test(card) for test in tests)
        case Either(of):
            tests = [tested(each) for each in of]
            return lambda card: any(test(card) for test in tests)
        case Not(of):
            test = tested(of)
            return lambda card: not test(card)
        case Term():
            return _term(query)


def _term(term: Term) -> Test:
    if not term.field:
        (words,) = term.values
        return _phrase(words) if term.phrase else _words(words)
    field = _by_name().get(term.field)
    if field is None:
        near = get_close_matches(term.field, _by_name(), 1)
        hint = f"did you mean {near[0]}:?" if near else f"there are {', '.join(f.names[0] for f in FIELDS)}"
        raise BadQuery(f"there is no field {term.field!r}; {hint}")
    if field.number is not None:
        return _number(field, term)
    assert field.make is not None
    if term.sign not in (":", "=", "!="):
        raise BadQuery(f"{term.field} is not a number: write {field.example}")
    tests = [field.make(value) for value in term.values]
    if term.sign == "!=":
        return lambda card: not any(test(card) for test in tests)
    return lambda card: any(test(card) for test in tests)


def _number(field: Field, term: Term) -> Test:
    read = field.number
    assert read is not None
    wanted = []
    for value in term.values:
        if value.casefold() == "x":
            wanted.append(-1)
        elif re.fullmatch(r"\d{1,4}", value):
            wanted.append(int(value))
        else:
            raise BadQuery(f"{term.field}{term.sign} is followed by a number, such as {field.example}")
    compare = COMPARED[term.sign]

    def test(card: Found) -> bool:
        number = read(card.facts)
        return number is not None and any(
            compare(number, each) if min(number, each) >= 0 else number == each for each in wanted
        )

    return test


def named(what: str, typed: str, names: Collection[str]) -> list[str]:
    """The names that are meant: the one written out, or those that begin so. Raises `BadQuery`."""
    key = _key(typed)
    found = [key] if key in names else [name for name in names if key and name.startswith(key)]
    if not found:
        near = get_close_matches(key, names, 3)
        several = sorted(names)
        listed = ", ".join(several) if len(several) < 20 else f"{', '.join(several[:12])} and more"
        hint = f"Did you mean {' or '.join(near)}?" if near else f"There are {listed}."
        raise BadQuery(f"there is no {what} {typed!r}. {hint}")
    return found


def _key(text: str) -> str:
    return re.sub(r"[\s_-]+", "_", fold(text).strip())


# --- fields of words ----------------------------------------------------------------------------------------


def _words(typed: str) -> Test:
    """Whether each word, or one that begins with it, is anywhere on the card."""
    finds = [begins(word) for word in typed.split()]
    return lambda card: all(find(card.words) for find in finds)


def _phrase(typed: str) -> Test:
    key = " ".join(fold(typed).split())
    return lambda card: key in card.words


def _name(typed: str) -> Test:
    key = fold(typed)
    return lambda card: key in fold(card.face.name)


def _text(typed: str) -> Test:
    find = begins(typed)
    return lambda card: find(fold(" ".join(card.texts)))


def _type(typed: str) -> Test:
    kinds = {TYPES[name] for name in named("type", typed, TYPES)}
    return lambda card: card.facts.type in kinds


def _subtype(typed: str) -> Test:
    kinds = {_subtypes()[name] for name in named("subtype", typed, _subtypes())}
    return lambda card: not kinds.isdisjoint(card.facts.subtypes)


def _faction(typed: str) -> Test:
    names = {_key(name): faction for faction, name in faction_names().items()}
    names |= {_key(faction): faction for faction in faction_names()} | SHORT_FACTIONS
    factions = {names[name] for name in named("faction", typed, names)}
    return lambda card: card.facts.faction in factions


def _side(typed: str) -> Test:
    sides = named("side", typed, ("corp", "runner"))
    return lambda card: card.facts.side in sides


def _set(typed: str) -> Test:
    sets = set(named("set", typed, _sets()))
    return lambda card: any(printed in sets for printed, _ in card.facts.printings)


def _game(typed: str) -> Test:
    families = named("game", typed, FAMILIES)
    return lambda card: card.facts.family in families


def _unique(typed: str) -> Test:
    if typed.casefold() not in (*YES, *NO):
        raise BadQuery("unique: is followed by yes or no")
    wanted = typed.casefold() in YES
    return lambda card: card.facts.unique == wanted


def _legal(typed: str) -> Test:
    names = _pool(typed)
    return lambda card: (card.facts.family, card.face.name) in names


def _banned(typed: str) -> Test:
    one = _format(typed)
    listed = one.restrictions
    return lambda card: (
        card.facts.family == one.family
        and listed is not None
        and one.holds(card.facts)
        and listed.bans(card.facts)
    )


@cache
def _pool(format: str) -> frozenset[tuple[str, str]]:
    one = _format(format)
    listed = one.restrictions
    return frozenset(
        (one.family, card.face.name)
        for card in cards(one.family)
        if one.holds(card.facts) and not (listed is not None and listed.bans(card.facts))
    )


def _format(typed: str) -> Format:
    if len(typed) > 40:
        raise BadQuery("there is no such format")
    try:
        return find_format(typed)
    except UnknownFormat:
        raise BadQuery(f"there is no format {typed!r}; there are {', '.join(formats())}") from None


IS: Final[Mapping[str, Test]] = {
    "playable": lambda card: card.face.playable,
    "waiting": lambda card: not card.face.playable,
    "unique": lambda card: card.facts.unique,
    "neutral": lambda card: card.facts.faction.startswith("neutral"),
    "reprinted": lambda card: len(card.facts.printings) > 1,
}


def _is(typed: str) -> Test:
    (name, *_) = named("property", typed, IS)
    return IS[name]


@cache
def _subtypes() -> Mapping[str, str]:
    return {_key(subtype): subtype for card in cards() for subtype in card.facts.subtypes}


@cache
def _sets() -> frozenset[str]:
    return frozenset(printed for card in cards() for printed, _ in card.facts.printings)


# --- all of them --------------------------------------------------------------------------------------------


def _cost(facts: Facts) -> int | None:
    return -1 if facts.x_cost else facts.cost


def _strength(facts: Facts) -> int | None:
    breaks = facts.type == "ice" or "icebreaker" in facts.subtypes
    return -1 if breaks and facts.strength is None else facts.strength


def _requirement(facts: Facts) -> int | None:
    return -1 if facts.type == "agenda" and facts.requirement is None else facts.requirement


FIELDS: Final = (
    Field(("name", "_", "title"), "the name", "name:gate", make=_name),
    Field(("text", "x"), "the text, in our words", 'text:"net damage"', make=_text),
    Field(("type", "t"), "the type", "t:ice", make=_type),
    Field(("subtype", "s"), "a subtype", 's:"code gate"', make=_subtype),
    Field(("faction", "f"), "the faction", "f:jinteki|nbn", make=_faction),
    Field(("side", "d"), "the side", "d:runner", make=_side),
    Field(("set", "e"), "a set it was printed in", "e:core_set", make=_set),
    Field(("cost", "o"), "rez, play or install cost", "cost<3", number=_cost),
    Field(("influence", "n"), "influence cost", "n<=2", number=lambda f: f.influence),
    Field(("strength", "p"), "strength", "p>=4", number=_strength),
    Field(("advancement", "g", "requirement"), "advancement requirement", "g=3", number=_requirement),
    Field(("points", "v"), "agenda points", "v=2", number=lambda f: f.points),
    Field(("trash", "h"), "trash cost", "h>3", number=lambda f: f.trash),
    Field(("memory", "m", "mu"), "memory cost", "m=1", number=lambda f: f.memory),
    Field(("link", "l"), "base link", "link>=1", number=lambda f: f.link),
    Field(("limit",), "copies in a deck", "limit=1", number=lambda f: f.deck_limit),
    Field(("size",), "minimum deck size of an identity", "size=40", number=lambda f: f.minimum_deck),
    Field(("unique", "u"), "unique or not", "u:yes", make=_unique),
    Field(("legal", "z", "format"), "legal in a format", "legal:standard", make=_legal),
    Field(("banned", "b"), "banned in a format", "banned:standard", make=_banned),
    Field(("is",), "playable, waiting, unique, neutral, reprinted", "is:playable", make=_is),
    Field(("game", "family"), "modern or classic (1996)", "game:classic", make=_game),
)
"""Every field there is, in the order in which help lists them."""


@cache
def _by_name() -> Mapping[str, Field]:
    return {name: field for field in FIELDS for name in field.names}
