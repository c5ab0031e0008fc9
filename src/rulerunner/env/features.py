"""What each card is, as numbers from its facts and its definition: a network can play a card it never saw.

Row `n` of `card_features()` belongs to the card of number `n`; row 0 is blank, for no card or an unknown one.
"""

from collections.abc import Iterator
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..cards.facts import facts
from ..cards.library import library
from ..lang.face import Face
from ..lang.words import TYPES
from .numbering import CARDS, card_names

SUBTYPES: Final = (
    "icebreaker", "barrier", "code gate", "sentry", "fracter", "decoder", "killer", "ai", "virus", "trap",
    "tracer", "ap", "destroyer", "bioroid", "advertisement", "transaction", "run", "job", "connection",
    "console", "chip", "location", "ambush", "region", "facility", "security", "initiative", "research",
    "expansion", "gray ops", "black ops", "double", "current", "priority", "stealth", "daemon", "cloud",
    "companion", "caissa", "weapon", "mod", "gear", "hostile", "executive", "character", "alliance", "noisy",
    "wall", "base link", "node",
)  # fmt: skip
"""Subtypes with a feature of their own; it only grows at its end."""
WORDS: Final = (
    "Paid", "When", "While", "Static", "Sub", "Play", "BaseLink", "LinkBoost", "Gain", "Lose", "GainClicks",
    "LoseClicks", "Draw", "Damage", "GiveTags", "RemoveTag", "TakeBadPublicity", "RemoveBadPublicity",
    "Trace", "Run", "EndRun", "Bypass", "BreakSubroutines", "Boost", "AccessCard", "Breach", "AccessMore",
    "Trash", "TrashAll", "TrashTop", "DiscardRandom", "MoveTo", "ShuffleDeck", "RezCard", "Derez",
    "InstallCard", "Expose", "Reveal", "LookAtTop", "LookAtHand", "Place", "TakeCredits", "RemoveCounters",
    "Purge", "Choose", "ChooseServer", "ChooseNumber", "ChooseOne", "Search", "If", "May", "Unless",
    "Lasting", "Later", "Instead", "Prevent", "Credits", "Clicks", "TrashThis", "HostedCounters", "Forfeit",
    "TrashCards", "Modify", "Player", "Cannot", "AdditionalCost", "SpendFrom", "Recurring", "Advanceable",
    "Hosts", "Replaces",
)  # fmt: skip
"""Words of the card language that are counted; a card says what it does with them."""
NUMBERS: Final = 14
FEATURES: Final = len(TYPES) + NUMBERS + len(SUBTYPES) + len(WORDS)


def feature_names() -> tuple[str, ...]:
    """What each feature is."""
    numbers = (
        "known", "corp", "cost", "x cost", "strength", "memory", "trash cost", "advancement requirement",
        "agenda points", "link", "unique", "classic", "playable", "abilities",
    )  # fmt: skip
    return (
        *(f"type: {type}" for type in TYPES),
        *numbers,
        *(f"subtype: {subtype}" for subtype in SUBTYPES),
        *(f"word: {word}" for word in WORDS),
    )


@cache
def card_features() -> NDArray[np.float32]:
    """The features of every card, from -1 to 1, by its number. One array for all; do not write to it."""
    table = np.zeros((CARDS, FEATURES), np.float32)
    for number, (family, name) in enumerate(card_names()):
        if family and name in facts(family):
            table[number] = _features(library(family).faces[name])
    table.flags.writeable = False
    return table


def _features(face: Face) -> NDArray[np.float32]:
    card = face.facts
    counts: dict[str, int] = {}
    for ability in face.abilities:
        for word in _words(ability):
            counts[word] = counts.get(word, 0) + 1
    scaled = [(card.cost, 10), (card.strength, 10), (card.memory, 4), (card.trash, 8)]
    scaled += [(card.requirement, 8), (card.points, 4), (card.link, 4)]
    cost, strength, memory, trash, requirement, points, link = (min((n or 0) / by, 1) for n, by in scaled)
    row = [
        *(card.type == type for type in TYPES),
        *(1, card.side == "corp", cost, card.x_cost, strength, memory, trash, requirement, points, link),
        *(card.unique, card.family == "classic", face.playable, min(len(face.abilities) / 8, 1)),
        *(subtype in card.subtypes for subtype in SUBTYPES),
        *(min(counts.get(word, 0) / 4, 1) for word in WORDS),
    ]
    return np.array(row, np.float32)


def _words(node: Any) -> Iterator[str]:
    """Every word of the language in a definition."""
    if isinstance(node, tuple) and not hasattr(node, "_fields"):
        for each in node:
            yield from _words(each)
    elif is_dataclass(node):
        yield type(node).__name__
        for field in dataclass_fields(node):
            yield from _words(getattr(node, field.name))
