"""The cards at hand where some are home-made: theirs beside those of a family."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from ..cards.facts import UnknownCard
from ..cards.library import Library, library
from ..lang.face import Face
from ..state.state import State
from .data import MOST_CARDS, BadCard, definitions, face_of
from .limits import looks


class _Beside(Mapping[str, Face]):
    """The faces of a family, and some more."""

    def __init__(self, own: Mapping[str, Face], others: Mapping[str, Face]) -> None:
        self._own, self._others = own, others

    def __getitem__(self, name: str) -> Face:
        found = self._own.get(name)
        return self._others[name] if found is None else found

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._others

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._others

    def __len__(self) -> int:
        return len(self._own) + len(self._others)


class Shelf(Library):
    """The library of a family with home-made cards beside it."""

    def __init__(self, family: str, own: Iterable[Face]) -> None:
        self._real = library(family)
        self.family = family
        self.own: Mapping[str, Face] = {face.name: face for face in own}
        self._folded = {face.name.casefold(): face for face in self.own.values()}
        self.faces = _Beside(self.own, self._real.faces)

    @property
    def playable(self) -> frozenset[str]:
        """The names of the cards of which every sentence is said."""
        return self._real.playable | self.own.keys()

    def face(self, name: str) -> Face:
        """The card of this name; a home-made one whatever its case."""
        found = self._folded.get(" ".join(name.split()).casefold())
        if found is not None:
            return found
        try:
            return self._real.face(name)
        except UnknownCard as error:
            own, typed = ", ".join(self.own), name.casefold()
            meant = "" if any(each.startswith(typed) for each in self._folded) else error.meant
            raise UnknownCard(f"{error} The home-made cards here are: {own}.", meant) from None

    def __repr__(self) -> str:
        return f"<the {self.family} library and {len(self.own)} home-made cards>"


def shelf(family: str, cards: tuple[str, ...] = ()) -> Library:
    """The cards of a family and the home-made ones given as data. Raises `BadCard`."""
    return _shelf(family, cards) if cards else library(family)


@lru_cache(maxsize=128)
def _shelf(family: str, cards: tuple[str, ...]) -> Library:
    if len(cards) > MOST_CARDS:
        raise BadCard(f"there are at most {MOST_CARDS} home-made cards at a table, not {len(cards)}")
    named: dict[str, Face] = {}
    for text in cards:
        face = face_of(text)
        if face.facts.family != family:
            raise BadCard(f"{face.name} is a {face.facts.family} card, and these are {family} ones")
        if (other := named.setdefault(looks(face.name), face)) is not face:
            alike = "" if other.name == face.name else f" or nearly so: {other.name}"
            raise BadCard(f"two different home-made cards are called {face.name}{alike}")
    return Shelf(family, named.values())


def cards_of(s: State) -> Library:
    """The cards that can be spoken of in a game: those of its family, and its home-made ones."""
    return shelf(s.edition.family, definitions(card.face for card in s.cards))
