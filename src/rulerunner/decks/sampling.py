"""The sample decks: text files in `samples`, and decks people know that are legal in Standard today."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, get_args

from ..cards.facts import facts
from ..lang.words import Side
from .deck import Deck
from .known import known
from .reading import read

STANDARD: Final = {
    "davz131-2025-sbt-bytes": (
        "Standard net damage: clones turn damage and trashed cards into more cards, and what the Runner "
        "steals or looks at does the rest."
    ),
    "zomzraft-2025-constrictor": (
        "Standard assets: fill the table with more than anybody can afford to trash; whatever is trashed or "
        "stolen lets the network look for the answer."
    ),
    "zomzraft-2025-vampire": (
        "Standard viruses: turn over the whole stack; cards fall into the heap, install for nothing, and "
        "live off each other, until ice wastes away and nothing accessed survives."
    ),
}
"""A known deck of each faction that has one which is legal in Standard and of playable cards, and its plan.
The Anarchs have two; between bots neither is clearly the better one."""


def samples(family: str = "modern", side: str = "corp") -> Mapping[str, Deck]:
    """The sample decks of a side, by name. The notes of each say its plan."""
    facts(family)
    if side not in get_args(Side):
        raise ValueError(f"there is no side {side!r}; there are {' and '.join(get_args(Side))}")
    return _samples(family, side)


@cache
def _samples(family: str, side: str) -> Mapping[str, Deck]:
    folder = files("rulerunner.decks").joinpath("samples", family, side)
    texts = sorted(
        (file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".txt")
    )
    decks = [read(text, family) for _, text in texts]
    if family == "modern":
        decks += [deck for deck in _standard() if deck.side == side]
    return MappingProxyType({deck.name: deck for deck in decks})


def _standard() -> list[Deck]:
    return [
        replace(known()[slug], format="standard", notes=f"Plan: {says}") for slug, says in STANDARD.items()
    ]
