"""A deck: an identity, where the game has them, and cards by name."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..cards.facts import facts
from ..cards.library import Library
from ..designs.shelf import Shelf, shelf
from ..lang.facts import Facts, Family
from .exceptions import influence


class BadDeck(ValueError):
    """A deck that cannot be read or written; the message lists everything that is wrong, a line each."""

    def __init__(self, *wrong: str) -> None:
        super().__init__("\n".join(wrong))
        self.wrong = wrong


@dataclass(frozen=True, slots=True)
class Deck:
    """An identity ("" in the classic game) and the cards, each as often as it is in the deck, by exact name.

    The cards are kept sorted, so the order in which a list names them changes neither the deck nor the game
    that a seed makes of it. Decks are equal if they play the same: name, format and notes do not matter.

    >>> Deck("Noise: Hacker Extraordinaire", ("Djinn", "Corroder")).cards
    ('Corroder', 'Djinn')
    """

    identity: str
    cards: tuple[str, ...]
    name: str = field(default="", compare=False)
    format: str = field(default="", compare=False)
    """The id of the format it is made for, if it says so."""
    notes: str = field(default="", compare=False)
    family: Family = "modern"
    homemade: tuple[str, ...] = ()
    """Home-made cards of the deck as data: they travel in it."""
    outside: tuple[str, ...] = ()
    """Identities to be brought along outside the game, if the deck says which (see `brought`)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        object.__setattr__(self, "homemade", tuple(sorted({*self.homemade})))
        object.__setattr__(self, "outside", tuple(sorted(self.outside)))

    @classmethod
    def of(
        cls,
        identity: str,
        counts: Mapping[str, int],
        *,
        name: str = "",
        format: str = "",
        notes: str = "",
        family: Family = "modern",
        homemade: tuple[str, ...] = (),
        outside: tuple[str, ...] = (),
    ) -> "Deck":
        """A deck from the number of copies of each card."""
        cards = tuple(Counter(counts).elements())
        return cls(identity, cards, name, format, notes, family, homemade, outside)

    @property
    def library(self) -> Library:
        """The cards it can be made of: those of its family, and its home-made ones."""
        return shelf(self.family, self.homemade)

    @property
    def own(self) -> frozenset[str]:
        """The names of its home-made cards."""
        cards = self.library if self.homemade else None
        return frozenset(cards.own) if isinstance(cards, Shelf) else frozenset()

    def facts_of(self, name: str) -> Facts | None:
        """The facts of a card, printed or home-made; None if there is no such card."""
        found = facts(self.family).get(name)
        cards = self.library if found is None and self.homemade else None
        if isinstance(cards, Shelf) and name in cards.own:
            return cards.own[name].facts
        return found

    def counts(self) -> dict[str, int]:
        """The number of copies of each card, by name, in alphabetical order."""
        return dict(Counter(self.cards))

    @property
    def size(self) -> int:
        """The number of cards; the identity is none of them."""
        return len(self.cards)

    @property
    def identity_facts(self) -> Facts | None:
        """The facts of the identity; None if there is none, or no such card."""
        return self.facts_of(self.identity)

    def rows(self) -> list[tuple[Facts, int]]:
        """The facts of each card and the number of copies; names that are no card are left out."""
        found = [(self.facts_of(name), count) for name, count in self.counts().items()]
        return [(card, count) for card, count in found if card is not None]

    @property
    def unknown(self) -> tuple[str, ...]:
        """The names in the deck that are no card of its family."""
        return tuple(name for name in (self.identity, *self.counts()) if name and self.facts_of(name) is None)

    @property
    def side(self) -> str:
        """ "corp" or "runner": that of the identity or, without one, of most cards; "" if nothing tells."""
        identity = self.identity_facts
        if identity is not None:
            return identity.side
        sides = Counter[str]()
        for card, count in self.rows():
            sides[card.side] += count
        return sides.most_common(1)[0][0] if sides else ""

    @property
    def agenda_points(self) -> int:
        """The printed agenda points of all agendas in the deck."""
        return sum((card.points or 0) * count for card, count in self.rows())

    def influence_costs(self) -> dict[str, int]:
        """What each card that costs influence costs this deck, all its copies together."""
        identity = self.identity_facts
        return influence(identity, self.rows()) if identity is not None else {}

    @property
    def influence(self) -> int:
        """The influence spent."""
        return sum(self.influence_costs().values())
