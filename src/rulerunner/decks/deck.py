"""A deck: an identity, where the game has them, and cards by name."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..cards.facts import facts
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

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

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
    ) -> "Deck":
        """A deck from the number of copies of each card."""
        return cls(identity, tuple(Counter(counts).elements()), name, format, notes, family)

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
        return facts(self.family).get(self.identity)

    def rows(self) -> list[tuple[Facts, int]]:
        """The facts of each card and the number of copies; names that are no card are left out."""
        cards = facts(self.family)
        return [(cards[name], count) for name, count in self.counts().items() if name in cards]

    @property
    def unknown(self) -> tuple[str, ...]:
        """The names in the deck that are no card of its family."""
        return _strangers((self.identity, *self.counts()), self.family)

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


def _strangers(names: Iterable[str], family: str) -> tuple[str, ...]:
    cards = facts(family)
    return tuple(name for name in names if name and name not in cards)
