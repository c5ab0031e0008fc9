"""Decks at the table: whether one can be played, which one to begin with, and which one to meet."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from ..lang.abilities import NotYet
from ..rules import Edition
from .construction import Problem, problems
from .deck import Deck
from .formats import Format
from .sampling import samples

STARTERS: Final = "system_gateway"
"""The format of the modern decks to begin with."""
BEGINNERS: Final = ("Original Starter Corp", "Original Starter Runner")
"""The pair to begin the 1996 game with: short, plain texts of the base set, no trace and no tag."""


def obstacles(
    deck: Deck,
    edition: Edition,
    format: str | Format | None = None,
    pool: Mapping[str, int] | None = None,
) -> list[Problem]:
    """All that keeps the deck from the table: the rules it breaks, and cards the machine cannot play."""
    return [*problems(deck, format, edition.id, pool), *_unwritten(deck)]


def _unwritten(deck: Deck) -> Iterator[Problem]:
    faces = deck.library.faces
    for name in dict.fromkeys((deck.identity, *deck.cards, *deck.outside)):
        if name in faces and not faces[name].playable:
            missing = [each.reason for each in faces[name].abilities if isinstance(each, NotYet)]
            yield Problem("", f"{name} cannot be played yet: {'; '.join(missing)}.", (name,))


def for_beginners(deck: Deck) -> bool:
    """Whether a deck is one to learn with."""
    return deck.format == STARTERS or deck.name in BEGINNERS


def starter(decks: Mapping[str, Deck]) -> Deck:
    """The deck to begin with, of some samples."""
    return next(filter(for_beginners, decks.values()), next(iter(decks.values())))


def opposing(deck: Deck, side: str, seed: int) -> Deck:
    """A sample for the other side: a starter deck meets a starter deck; for any other the seed picks one, of
    the same format if there are any."""
    decks = samples(deck.family, side)
    if for_beginners(deck):
        return starter(decks)
    others = [each for each in decks.values() if not for_beginners(each)]
    return Random(seed).choice([each for each in others if each.format == deck.format] or others)


def plan(deck: Deck) -> str:
    """What a deck wants to do, in a sentence of its notes."""
    return deck.notes.partition("\n")[0].removeprefix("Plan:").strip()
