"""Which candidates of a choice are different options."""

from typing import Final

from ...lang.words import DECK_OF, DISCARD_OF, HAND_OF, Side
from ...state.state import State


def distinct(s: State, candidates: tuple[int, ...], side: Side) -> list[int]:
    """One of each: cards that the player knows, in the own hand or deck or in a discard pile, are one option
    if nothing tells them apart for anyone, neither their name nor whether the opponent knows them."""
    seen: set[tuple[str, str, bool, bool]] = set()
    out = []
    for cid in candidates:
        card = s.cards[cid]
        if card.zone in LOOSE and (card.owner == side or (card.faceup and card.zone in DISCARDS)):
            key = (card.zone, card.face.name, card.faceup, card.seen)
            if key in seen:
                continue
            seen.add(key)
        out.append(cid)
    return out


DISCARDS: Final = frozenset(DISCARD_OF.values())
LOOSE: Final = frozenset((*HAND_OF.values(), *DECK_OF.values(), *DISCARDS))
