"""Every card, with what can be searched of it."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, get_args

from ..cards.library import library
from ..decks.formats import faction_names
from ..lang.abilities import NotYet
from ..lang.face import Face
from ..lang.facts import Facts, Family
from ..lang.render import render
from ..rules import EDITIONS, Edition

FAMILIES: Final[tuple[str, ...]] = get_args(Family)


class Found(NamedTuple):
    """A card, and what can be searched of it."""

    face: Face
    edition: Edition
    """The one whose words it is told in."""
    texts: tuple[str, ...]
    """Its text in our words, as far as it is written."""
    words: str
    """Everything on it, folded: name, side, faction, types and text."""

    @property
    def facts(self) -> Facts:
        """The printed facts."""
        return self.face.facts

    @property
    def missing(self) -> list[str]:
        """What is not written yet."""
        return [ability.reason for ability in self.face.abilities if isinstance(ability, NotYet)]

    @property
    def status(self) -> str:
        """Whether it can be played, in a word or two."""
        return "playable" if self.face.playable else "in part" if self.texts else "not yet"


def cards(family: str | None = None) -> tuple[Found, ...]:
    """Every card of a family, or of all; made once."""
    return tuple(card for name in FAMILIES if family in (None, name) for card in _cards(name))


@cache
def _cards(family: str) -> tuple[Found, ...]:
    edition = next(each for each in EDITIONS.values() if each.family == family)
    return tuple(_found(face, edition) for face in library(family).faces.values())


def _found(face: Face, edition: Edition) -> Found:
    texts = zip(face.abilities, render(face, edition.words), strict=True)
    said = tuple(text for ability, text in texts if not isinstance(ability, NotYet))
    facts = face.facts
    kinds = (facts.type, edition.word(facts.type), *facts.subtypes, *map(edition.word, facts.subtypes))
    faction = faction_names().get(facts.faction, "")
    return Found(face, edition, said, fold(" ".join((facts.name, facts.side, faction, *kinds, *said))))


def fold(text: str) -> str:
    """Without case, accents and typographic quotes."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").replace("ʼ", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def begins(words: str) -> Callable[[str], bool]:
    """Whether a folded text has these words, or words that begin with them."""
    find = re.compile(rf"(?<!\w){re.escape(fold(words))}").search
    return lambda text: find(text) is not None
