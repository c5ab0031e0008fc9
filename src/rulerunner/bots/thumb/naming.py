"""Which card to name: one that the opponent is likely to have left."""

from functools import cache
from typing import Final

from ...cards.facts import facts
from ...lang.facts import Facts
from ...lang.words import AGENDA, CORP, EVENT, IDENTITY, Side, other
from .table import Table

SEEN: Final = 2.0
"""A card of which a copy was seen has more of them behind it, as a rule;"""
LEFT: Final = 0.5
"""the more there can be, the better."""
OWN: Final = 0.5
"""Otherwise it is a card of their faction;"""
NEUTRAL: Final = 0.4
PLAYED: Final = 0.2
"""one that is played from the hand rather than lies on the table."""


def name_values(t: Table) -> list[float]:
    """What the opponent shows they have, and could have more of; else what players of their faction have.
    The Runner names agendas, for nothing else of the Corp's matters more."""
    foe = other(t.side)
    known: dict[str, int] = {}
    for card in t.cards.values():
        if card.side == foe and card.name:
            known[card.name] = known.get(card.name, 0) + 1
    factions = {face.facts.faction for card, face in t.faces(t.view.identities) if card.side == foe}
    prior = _prior(t.edition.family, foe, frozenset(factions))
    return [_value(prior.get(option.detail), known.get(option.detail, 0)) for option in t.decision.options]


def _value(card: tuple[float, int] | None, seen: int) -> float:
    if card is None:
        return 0.0
    worth, limit = card
    left = limit - seen
    return worth if not seen else SEEN + LEFT * left if left > 0 else 0.0


@cache
def _prior(family: str, side: Side, factions: frozenset[str]) -> dict[str, tuple[float, int]]:
    """What each card of a side is worth naming before any copy was seen, and how many a deck may have."""
    return {
        name: (_likely(card, factions), min(3, card.deck_limit))
        for name, card in facts(family).items()
        if card.side == side and card.type != IDENTITY and (side != CORP or card.type == AGENDA)
    }


def _likely(card: Facts, factions: frozenset[str]) -> float:
    usual = OWN if card.faction in factions else NEUTRAL if card.faction.startswith("neutral") else 0.1
    points = 0.1 * (card.points or 0)
    printed = 0.01 * len(card.printings)
    return usual + points + printed + (PLAYED if card.type == EVENT else 0.0)
