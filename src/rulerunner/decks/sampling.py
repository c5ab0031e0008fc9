"""The sample decks: text files in `samples`, from cards that can be played."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import get_args

from ..cards.facts import facts
from ..lang.words import Side
from .deck import Deck
from .reading import read


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
    return MappingProxyType({deck.name: deck for deck in decks})
