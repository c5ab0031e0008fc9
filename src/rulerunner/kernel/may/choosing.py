"""Which candidates of a choice are different options."""

from typing import Final

from ...lang.words import DECK_OF, DISCARD_OF, HAND_OF, Side
from ...state.records import Card
from ...state.state import State


def distinct(s: State, candidates: tuple[int, ...], side: Side) -> list[int]:
    """One of each: cards that the player knows, in the own hand or deck or in a discard pile, are one option
    if nothing tells them apart for anyone, neither their name nor whether the opponent knows them."""
    seen: set[Likeness] = set()
    out = []
    for cid in candidates:
        card = s.cards[cid]
        if _loose_and_known(card, side):
            key = likeness(card)
            if key in seen:
                continue
            seen.add(key)
        out.append(cid)
    return out


def _loose_and_known(card: Card, side: Side) -> bool:
    return card.zone in LOOSE and (card.owner == side or (card.faceup and card.zone in DISCARDS))


Likeness = tuple[str, str, bool, bool]


def likeness(card: Card) -> Likeness:
    """What two cards in a hand, a deck or a discard pile have in common if nothing tells them apart."""
    return card.zone, card.face.name, card.faceup, card.seen


def stands_for(s: State, cid: int) -> Likeness | int:
    """A card as the source of what its player may use: the card itself, or all those in a hand, a deck or a
    discard pile that nothing tells apart."""
    card = s.cards[cid] if cid >= 0 else None
    return likeness(card) if card is not None and card.zone in LOOSE else cid


def as_bound(s: State, cid: int, side: Side) -> Likeness | int:
    """A card as what an ability of a player is bound to: all those that the player knows, and nothing tells
    apart, are one."""
    card = s.cards[cid] if cid >= 0 else None
    return likeness(card) if card is not None and _loose_and_known(card, side) else cid


DISCARDS: Final = frozenset(DISCARD_OF.values())
LOOSE: Final = frozenset((*HAND_OF.values(), *DECK_OF.values(), *DISCARDS))
