"""The cards whose text changes how a deck is built, as facts.

Limits of copies are facts of the cards themselves (`deck_limit`). What is brought along *outside* the deck is
none of its cards: of the identities that Rebirth and DJ Fenris use see `outside`; the directives of Adam and
further copies of Jinteki Biotech and Méliès U cannot be brought yet (rule 1.5).
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ..lang.face import Face
from ..lang.facts import Facts
from ..lang.headings import DECK_BUILDING
from ..lang.statics import DeckAgendas, DeckCopies, FreeInDeck


class Stipulation(NamedTuple):
    """What an identity asks of its deck besides the usual."""

    copies: int | None = None
    """At most this many copies of any card."""
    without: str = ""
    """No cards of this faction."""
    free_first: str = ""
    """The first copy of each card of this type costs no influence."""
    all_agendas: bool = False
    """Agendas of every faction may be used."""
    agendas_each: int = 0
    """This many different agendas of each faction may be used."""


USUAL: Final = Stipulation()

STIPULATIONS: Final[Mapping[str, Stipulation]] = {
    "Ampère: Cybernetics For Anyone": Stipulation(copies=1, agendas_each=2),
    "Custom Biotics: Engineered for Success": Stipulation(without="jinteki"),
    "Nova Initiumia: Catalyst & Impetus": Stipulation(copies=1),
    "The Professor: Keeper of Knowledge": Stipulation(free_first="program"),
    "The Shadow: Pulling the Strings": Stipulation(all_agendas=True),
}

STARTERS: Final = ("The Catalyst: Convention Breaker", "The Syndicate: Profit over Principle")
"""The identities that are for the System Gateway starter decks alone (rule 1.4.1a)."""


class Alliance(NamedTuple):
    """When an alliance card costs no influence (rule 2.14.3): by how many such cards are in the deck."""

    at_least: int = 0
    at_most: int | None = None
    faction: str = ""
    """Count the cards of this faction that are no alliance themselves."""
    type: str = ""
    """Count the cards of this type."""
    card: str = ""
    """Count the copies of this card. With none of the three, count every card."""

    def holds(self, deck: Iterable[tuple[Facts, int]]) -> bool:
        """Whether a deck, as cards and numbers of copies, meets the condition."""
        total = sum(count for card, count in deck if self._counts(card))
        return self.at_least <= total and (self.at_most is None or total <= self.at_most)

    def _counts(self, card: Facts) -> bool:
        if self.faction:
            return card.faction == self.faction and "alliance" not in card.subtypes
        if self.type:
            return card.type == self.type
        return not self.card or card.name == self.card


ALLIANCES: Final[Mapping[str, Alliance]] = {
    "Consulting Visit": Alliance(6, faction="weyland_consortium"),
    "Executive Search Firm": Alliance(6, faction="weyland_consortium"),
    "Heritage Committee": Alliance(6, faction="jinteki"),
    "Ibrahim Salem": Alliance(6, faction="nbn"),
    "Jeeves Model Bioroids": Alliance(6, faction="haas_bioroid"),
    "Mumba Temple": Alliance(at_most=15, type="ice"),
    "Mumbad Virtual Tour": Alliance(7, type="asset"),
    "Museum of History": Alliance(50),
    "PAD Factory": Alliance(3, card="PAD Campaign"),
    "Product Recall": Alliance(6, faction="haas_bioroid"),
    "Raman Rai": Alliance(6, faction="jinteki"),
    "Salem's Hospitality": Alliance(6, faction="nbn"),
}


def stipulated(face: Face) -> Stipulation:
    """What an identity's own definition asks of its deck."""
    says = [declaration for _, declaration in face.statics.get(DECK_BUILDING, ())]
    copies = [one.most for one in says if isinstance(one, DeckCopies)]
    agendas = [one.each for one in says if isinstance(one, DeckAgendas)]
    return Stipulation(copies=copies[0] if copies else None, agendas_each=agendas[0] if agendas else 0)


def alliance(face: Face) -> Alliance | None:
    """When a card's own definition says that it costs no influence."""
    for _, one in face.statics.get(DECK_BUILDING, ()):
        if isinstance(one, FreeInDeck):
            return Alliance(one.least, one.most or None, one.faction, one.type, one.name)
    return None


def influence(identity: Facts, deck: Iterable[tuple[Facts, int]]) -> dict[str, int]:
    """What each card that costs influence costs the deck of this identity, all copies together (1.4.5)."""
    cards = tuple(deck)
    free_first = STIPULATIONS.get(identity.name, USUAL).free_first
    costs: dict[str, int] = {}
    for card, count in cards:
        if card.faction == identity.faction or card.side != identity.side or not card.influence:
            continue
        if card.name in ALLIANCES and ALLIANCES[card.name].holds(cards):
            continue
        paid = count - 1 if card.type == free_first else count
        if paid:
            costs[card.name] = paid * card.influence
    return costs
