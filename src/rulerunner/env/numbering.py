"""Numbers for names, fixed for good: cards, kinds of options and decisions, questions, steps, events.

Everything here only grows at its end, so that what a network has learned stays true. A new order is a new
`VERSION`. Number 0 always means "none, or not known".
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from .reading import Face, titles

VERSION: Final = 1
"""Of the encoding of actions and observations as a whole."""
CARDS: Final = 4096
"""There is room for so many card numbers; 0 is no card, or one that is not known."""

EDITIONS: Final = ("nisei-1.4", "nsg-26.03", "classic-1996")
STRUCTURES: Final = ("corp-turn", "runner-turn", "run", "breach", "access")
DECISIONS: Final = (
    "action", "paid", "reaction", "interrupt", "mid-access", "choose card", "choose server", "choose number",
    "choose subroutine", "choose effect", "yes or no", "pay", "discard", "choose card type",
    "choose subtype", "choose card name", "choose counter",
)  # fmt: skip
ABOUTS: Final = (
    "access", "action", "announce", "archives-order", "base-link", "break", "break-more", "discard", "effect",
    "forfeit", "install", "install-host", "install-where", "interrupt", "jack-out", "link", "may", "memory",
    "mid-access", "mulligan", "new-candidate", "number", "paid", "reaction", "replace", "rez",
    "rez-approached", "search", "server", "spend-from", "steal", "strength", "target", "trace-corp",
    "trace-runner", "trash", "trash-accessed", "trash-first", "unless", "psi", "subroutine", "sabotage",
    "play", "score", "spend-counter", "arrange", "cost", "derez", "spare",
    "card-type", "move", "subtype", "save", "place", "turn-down", "damage", "pile", "which-pile",
    "late-link", "dice", "let-through", "give-up", "card-name", "rearrange", "position", "repeat", "counter",
    "withdraw", "secret", "guess", "permute", "save-instead", "errand", "remove-trashed", "keep-trashed",
    "keep-server", "subroutine-order",
)  # fmt: skip
CARD_TYPES: Final = (
    "identity", "agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource",
)  # fmt: skip
SUBTYPES: Final = (
    "academic", "advertisement", "ai", "alliance", "ambush", "ap", "asset", "bad publicity", "barrier",
    "base link", "bbs", "beanstalk", "bioroid", "black ice", "black ops", "bloodhound", "brainwipe",
    "caissa", "cast", "character", "chip", "clan", "clone", "cloud", "code gate", "companion", "condition",
    "connection", "console", "consumer grade", "corp", "corporation", "current", "cybernetic",
    "cybernetics", "cyborg", "daemon", "deck", "deckrash", "decoder", "deep net", "deflector", "department",
    "destroyer", "detection", "deva", "digital", "directive", "division", "double", "enforcer", "executive",
    "expansion", "expendable", "facility", "firestarter", "flatline", "fracter", "g mod", "gear",
    "genetics", "government", "grail", "gray ops", "harmonic", "hellbolt", "hellhound", "hidden", "hostile",
    "icebreaker", "illicit", "industrial", "initiative", "job", "killer", "knockout", "link", "location",
    "lockdown", "mandate", "megacorp", "mod", "morph", "mythic", "natural", "next", "noisy", "observer",
    "off site", "orgcrime", "pit bull", "police department", "political", "position", "priority", "psi",
    "public", "random", "region", "remote", "reprisal", "research", "ritzy", "run", "sabotage", "security",
    "security protocol", "seedy", "sensie", "sentry", "sleepy", "source", "stealth", "stun", "subsidiary",
    "sword", "sysop", "terminal", "tracer", "transaction", "transactions", "trap", "triple", "trojan",
    "unorthodox", "unsubstantiated", "vehicle", "virtual", "virus", "wall", "watchdog", "weapon", "worm",
    "zombie",
)  # fmt: skip
MOST: Final = 32767
"""A number has 16 bits: of a larger one so much is told."""
COUNTERS: Final = ("advancement", "credit", "virus", "power", "agenda")
"""Counters with a field of their own; all others are counted together."""
EVENTS: Final = (
    "turn begins", "turn ends", "server announced", "approach", "encounter", "bypass", "pass",
    "successful run", "unsuccessful run", "jack out", "end the run", "run ends", "subroutine broken",
    "subroutine resolves", "breach", "access", "steal", "install", "rez", "derez", "play", "score", "forfeit",
    "advance", "trash", "swap", "discard", "draw", "expose", "reveal", "shuffle", "use", "host",
    "gain credits", "lose credits", "spend credits", "place", "remove", "purge", "tags", "remove tags",
    "damage", "bad publicity", "remove bad publicity", "prevent", "increase", "trace", "trace succeeds",
    "trace fails", "server created", "server ceases", "mulligan",
)  # fmt: skip
"""The events that history tells of."""

EDITION_NUMBER: Final[dict[str, int]] = {name: at + 1 for at, name in enumerate(EDITIONS)}
STRUCTURE_NUMBER: Final[dict[str, int]] = {name: at + 1 for at, name in enumerate(STRUCTURES)}
DECISION_NUMBER: Final[dict[str, int]] = {name: at + 1 for at, name in enumerate(DECISIONS)}
ABOUT_NUMBER: Final[dict[str, int]] = {name: at + 1 for at, name in enumerate(ABOUTS)}
CHOICE_NUMBER: Final[dict[str, dict[str, int]]] = {
    "type": {name: at + 1 for at, name in enumerate(CARD_TYPES)},
    "subtype": {name: at + 1 for at, name in enumerate(SUBTYPES)},
}
"""The numbers of what is chosen by its name, by the kind of the option."""
EVENT_NUMBER: Final[dict[str, int]] = {name: at + 1 for at, name in enumerate(EVENTS)}


def fitting(numbers: Iterable[int]) -> list[int]:
    """Numbers as they can be told.

    >>> fitting((3, 70_000))
    [3, 32767]
    """
    return [max(-MOST, min(MOST, number)) for number in numbers]


def card_names() -> tuple[tuple[str, str], ...]:
    """The family and the name of every card, by its number; the first is no card."""
    return titles()


@cache
def card_numbers() -> dict[tuple[str, str], int]:
    """The number of every card, by its family and name.

    >>> card_numbers()["modern", "Tollbooth"] == card_numbers()["modern", "Tollbooth"] > 0
    True
    """
    return {key: number for number, key in enumerate(card_names()) if number}


def card_number(name: str, family: str = "modern") -> int:
    """The number of a card."""
    return card_numbers()[family, name]


_known: Final[dict[Face, int]] = {}


def number_of(face: Face) -> int:
    """The number of a card as the machine has it; 0 for a card that has none."""
    number = _known.get(face)
    if number is None:
        number = _known[face] = card_numbers().get((face.facts.family, face.name), 0)
    return number
