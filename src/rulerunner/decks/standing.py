"""How much of the game can be played: by set, by format, by the decks people know."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, Literal, NamedTuple

from ..cards.facts import facts
from ..cards.library import library
from .formats import formats
from .known import known

Kind = Literal["all", "format", "deck", "set"]
HEADINGS: Final[dict[Kind, str]] = {
    "all": "Every card",
    "format": "Formats, as they are today",
    "deck": "Known decks",
    "set": "Sets",
}


class Pool(NamedTuple):
    """A set of cards that belong together, and which of them can be played."""

    kind: Kind
    id: str
    name: str
    cards: tuple[str, ...]
    waiting: tuple[str, ...]
    """Those that cannot be played yet."""

    @property
    def playable(self) -> int:
        """How many can be played."""
        return len(self.cards) - len(self.waiting)

    @property
    def whole(self) -> bool:
        """Whether all can be played."""
        return not self.waiting

    def data(self) -> dict[str, object]:
        """For other programs."""
        return {**self._asdict(), "playable": self.playable}

    @property
    def share(self) -> str:
        """How many of a hundred can be played; 100% only if all can."""
        return f"{100 * self.playable // max(len(self.cards), 1)}%"


@cache
def pools(family: str = "modern") -> tuple[Pool, ...]:
    """Every pool of a family: all cards, formats, known decks, sets."""
    return tuple(_pools(family))


def _pools(family: str) -> Iterator[Pool]:
    cards = facts(family)
    yield _pool("all", family, f"the {family} game", family, cards)
    for each in formats().values():
        if each.family == family and each.season.sets is not None:
            held = (name for name, card in cards.items() if each.holds(card))
            yield _pool("format", each.id, each.name, family, held)
    if family == "modern":
        for slug, deck in known().items():
            yield _pool("deck", slug, deck.name, family, (deck.identity, *deck.counts()))
    sets: dict[str, list[str]] = {}
    for name, card in cards.items():
        for set_id, _ in card.printings:
            sets.setdefault(set_id, []).append(name)
    for set_id, names in sets.items():
        yield _pool("set", set_id, set_id.replace("_", " "), family, names)


def _pool(kind: Kind, id: str, name: str, family: str, cards: Iterable[str]) -> Pool:
    names = tuple(dict.fromkeys(cards))
    playable = library(family).playable
    return Pool(kind, id, name, names, tuple(card for card in names if card not in playable))
