"""What a home-made card may be: data from a stranger, so small, shallow, and about small numbers.

The limits are many times what any card of the library needs (a test measures that), and such that no card
within them makes a question about the game expensive.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from ..cards.facts import facts
from ..lang.abilities import NotYet
from ..lang.base import Condition, Filter, Quantity
from ..lang.face import Face
from ..lang.facts import FAMILIES, Facts

MOST_ABILITIES: Final = 24
MOST_WORDS: Final = 400
DEEPEST: Final = 30
LARGEST: Final = 99
"""The largest number on a card."""
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 60
"""The longest text inside a definition: the name of a counter, of a card."""
MOST_COUNTING: Final = 2
"""How many words that look over all cards may lie within each other: each makes the work a hundredfold."""
MOST_SUBTYPES: Final = 8
DECK_LIMITS: Final = (1, 6)

NAME: Final = re.compile(r"[\w\"'“”‘’.][\w \"'“”‘’.,:;!?&*+/-]*")
COUNTED: Final = re.compile(r"\d+\s*[x×]?\s|.*\s[x×]\s*\d+$", re.IGNORECASE)
NUMBERS: Final = (
    "cost", "strength", "memory", "trash", "requirement", "points", "link", "influence", "influence_limit",
    "minimum_deck",
)  # fmt: skip
NO_NAMES: Final = frozenset(
    (
        *("identity", "agenda", "asset", "upgrade", "operation", "ice", "barrier", "code gate", "sentry"),
        *("wall", "node", "event", "prep", "hardware", "resource", "program", "icebreaker", "multi", "other"),
        *("deck", "main deck", "maindeck", "cards", "card", "corp", "runner", "stack", "r&d", "identities"),
    )
)
"""Headings of deck lists: a card of such a name would be passed over."""


class Size(NamedTuple):
    """How large a definition is."""

    words: int
    depth: int
    counting: int
    largest: int
    longest: int


def name_problem(name: str) -> str:
    """What is wrong with the name of a home-made card; "" if it is a good one."""
    if not name.strip():
        return "a card needs a title"
    if len(name) > LONGEST_NAME:
        return f"a title has at most {LONGEST_NAME} letters, and this has {len(name)}"
    if name != " ".join(name.split()) or not NAME.fullmatch(name) or not re.search(r"[^\W\d_]", name):
        return f"{name!r} is no title: letters, figures, spaces and simple marks make one"
    plain = unicodedata.normalize("NFKD", name.translate(QUOTES))
    if not "".join(letter for letter in plain if not unicodedata.combining(letter)).isascii():
        return f"{name!r} has letters that are not Latin ones, and could be taken for another card's"
    if COUNTED.match(name):
        return f"{name!r} would be read as a number of copies"
    if name.casefold().rstrip("s") in {each.rstrip("s") for each in NO_NAMES}:
        return f"{name!r} is a heading of deck lists"
    if (real := _real().get(looks(name))) is not None:
        if real.casefold() == name.casefold():
            return f"{name} is a real card; a home-made one needs a name of its own"
        return (
            f"{name} would be taken for {real}, which is a real card; a home-made one needs a name of its own"
        )
    return ""


def looks(name: str) -> str:
    """How a name looks at a glance: without case, accents, spaces and marks, and with letters that are taken
    for each other made one. Names that look the same are the same to a player."""
    plain = unicodedata.normalize("NFKD", name.translate(QUOTES))
    letters = "".join(letter for letter in plain.casefold().translate(ALIKE) if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w")


@cache
def _real() -> Mapping[str, str]:
    """Every real card by how its name looks; identities without their subtitles, too, and further faces."""
    cards = [card for family in FAMILIES for card in facts(family).values()]
    short = {card.name.partition(":")[0]: card.name for card in cards if card.type == "identity"}
    more = {face.name: card.name for card in cards for face in card.faces}
    names = short | more | {card.name: card.name for card in cards}
    return {looks(name): real for name, real in names.items()}


ALIKE: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "5": "s"})
QUOTES: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"'})


def problems(face: Face) -> list[str]:
    """Everything about a home-made card that is beyond the limits."""
    return [fault for fault in (name_problem(face.name), *_facts(face.facts), *_definition(face)) if fault]


def _facts(card: Facts) -> Iterator[str]:
    for name in NUMBERS:
        value = getattr(card, name)
        if value is not None and not 0 <= value <= LARGEST:
            yield f"{name.replace('_', ' ')} is from 0 to {LARGEST}, not {value}"
    if not DECK_LIMITS[0] <= card.deck_limit <= DECK_LIMITS[1] and card.family == "modern":
        yield f"the deck limit is from {DECK_LIMITS[0]} to {DECK_LIMITS[1]}, not {card.deck_limit}"
    if len(card.subtypes) > MOST_SUBTYPES:
        yield f"a card has at most {MOST_SUBTYPES} subtypes, not {len(card.subtypes)}"
    if card.faces:
        yield "a home-made card has one face"


def _definition(face: Face) -> Iterator[str]:
    if len(face.abilities) > MOST_ABILITIES:
        yield f"a card has at most {MOST_ABILITIES} abilities, not {len(face.abilities)}"
    if any(isinstance(ability, NotYet) for ability in face.abilities):
        yield "a sentence of it is not said"
    size = measure(face.abilities)
    if size.words > MOST_WORDS:
        yield f"a card has at most {MOST_WORDS} words of the language, not {size.words}"
    if size.depth > DEEPEST:
        yield f"words lie at most {DEEPEST} deep within each other, not {size.depth}"
    if size.counting > MOST_COUNTING:
        yield "it counts cards that are told by counting cards that are told by counting cards"
    if size.largest > LARGEST:
        yield f"numbers on a card go up to {LARGEST}, not {size.largest}"
    if size.longest > LONGEST_TEXT:
        yield f"names in a text have at most {LONGEST_TEXT} letters"


def measure(value: Any) -> Size:
    """How large a definition is."""
    if isinstance(value, int):
        return Size(0, 0, 0, abs(value), 0)
    if isinstance(value, str):
        return Size(0, 0, 0, 0, len(value))
    if isinstance(value, tuple):
        return _together([measure(each) for each in value])
    if not is_dataclass(value):
        return Size(0, 0, 0, 0, 0)
    inner = _together([measure(getattr(value, field.name)) for field in fields(value)])
    looks = issubclass(type(value), Quantity | Condition) and any(
        isinstance(getattr(value, field.name), Filter) for field in fields(value)
    )
    return inner._replace(words=inner.words + 1, depth=inner.depth + 1, counting=inner.counting + looks)


def _together(sizes: list[Size]) -> Size:
    if not sizes:
        return Size(0, 0, 0, 0, 0)
    return Size(
        sum(size.words for size in sizes),
        max(size.depth for size in sizes),
        max(size.counting for size in sizes),
        max(size.largest for size in sizes),
        max(size.longest for size in sizes),
    )
