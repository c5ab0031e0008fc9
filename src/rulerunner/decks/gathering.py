"""Gathering a deck while it is read: what was found so far, and everything that was wrong on the way."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from ..cards.facts import UnknownCard, facts, family_named, find, known
from ..designs.data import BadCard, definition, face_of
from ..lang.facts import Facts
from .deck import BadDeck, Deck

MAX_BYTES: Final = 256 * 1024
"""A deck list is small; whatever is larger is something else."""
MAX_LINES: Final = 2000
MAX_CARDS: Final = 1000
MAX_LENGTH: Final = 200
"""No name of a card, with all its decoration, is as long as this."""
SUGGESTIONS: Final = 20
"""Looking for near names takes a while, so only this many mistakes get them."""


class Gathering:
    """A deck in the making. Mistakes are collected; `deck` raises them all at once."""

    def __init__(self, family: str) -> None:
        self.family = family_named(family)  # one that does not exist is no fault of the list
        self.wrong: list[str] = []
        self.identity = ""
        self.counts: dict[str, int] = {}
        self.homemade: dict[str, str] = {}
        """Home-made cards as data, by their names in small letters."""
        self.outside: list[str] = []
        """Identities to be brought along outside the game."""
        self._own: dict[str, Facts] = {}
        self._total = 0
        self._guesses = SUGGESTIONS

    def mistake(self, where: str, what: str) -> None:
        """Note that something is wrong."""
        self.wrong.append(f"{where}: {what}")

    def make(self, where: str, text: str) -> None:
        """A home-made card, as data."""
        try:
            face = face_of(text)
        except BadCard as bad:
            self.mistake(where, str(bad))
            return
        key = face.name.casefold()
        if face.facts.family != self.family:
            self.mistake(where, f"{face.name} is a {face.facts.family} card; this is a {self.family} deck")
        elif self.homemade.setdefault(key, definition(face)) != definition(face):
            self.mistake(where, f"two different home-made cards are called {face.name}")
        self._own[key] = face.facts

    def known(self, name: str) -> bool:
        """Whether exactly one card goes by this name."""
        return name.strip().casefold() in self._own or known(name, self.family)

    def card(self, where: str, count: object, reference: str) -> None:
        """Add copies of a card, by name, code or slug. The first identity is that of the deck."""
        name = self.resolve(reference)
        if not name:
            self.complain(where, reference.strip())
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MAX_CARDS:
            self.mistake(where, f"a number of copies is from 1 to {MAX_CARDS}, not {_short(count)}")
            return
        if not name:
            return
        own = self._own.get(name.casefold())
        if not self.identity and (own or facts(self.family)[name]).type == "identity":
            self.identity = name
            count -= 1
        self._total += count
        if self._total > MAX_CARDS:
            raise BadDeck(*self.wrong, f"{where}: this is more than {MAX_CARDS} cards")
        if count:
            self.counts[name] = self.counts.get(name, 0) + count

    def bring(self, where: str, count: int, reference: str) -> None:
        """Copies of an identity to be brought along outside the game."""
        name = self.resolve(reference)
        if not name:
            self.complain(where, reference.strip())
        elif not 1 <= count <= MAX_CARDS - len(self.outside):
            self.mistake(where, f"a number of copies is from 1 to {MAX_CARDS}, all in all")
        else:
            self.outside += [name] * count

    def complain(self, where: str, name: str) -> None:
        """Note that no card has this name, with those that come near."""
        name = name[:MAX_LENGTH]
        if self._guesses:
            self._guesses -= 1
            try:
                find(name, self.family)
            except UnknownCard as error:
                self.mistake(where, str(error))
        else:
            self.mistake(where, f"No {self.family} card is called {name!r}.")

    def deck(self, name: str = "", format: str = "", notes: str = "") -> Deck:
        """The deck, if nothing was wrong."""
        if not self.wrong and not self.counts and not self.identity:
            self.wrong.append("There is no card in this list.")
        if self.wrong:
            raise BadDeck(*self.wrong)
        return Deck.of(
            self.identity,
            self.counts,
            name=" ".join(_printable(name).split()),
            format=" ".join(_printable(format).split()),
            notes="\n".join(map(_printable, notes.strip().splitlines())),
            family=self.family,
            homemade=tuple(self.homemade.values()),
            outside=tuple(self.outside),
        )

    def resolve(self, reference: str) -> str:
        """The name of the card with this name, code or slug; "" if there is none."""
        own = self._own.get(reference.strip().casefold())
        if own is not None:
            return own.name
        by_id = references(self.family).get(reference.strip().casefold())
        if by_id:
            return by_id
        return find(reference, self.family).name if known(reference, self.family) else ""


@cache
def references(family: str) -> Mapping[str, str]:
    """Names by the codes of all printings and by slug."""
    cards = facts(family)
    found = {card.slug: name for name, card in cards.items()}
    return found | {code.casefold(): name for name, card in cards.items() for _, code in card.printings}


def _short(value: object) -> str:
    return str(value)[:20] if isinstance(value, int | float | str) else f"a {type(value).__name__}"


def _printable(text: str) -> str:
    """The text without what cannot be shown, nor be written in every kind of file."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
