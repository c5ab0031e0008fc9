"""Which candidates of a choice are different options."""

from typing import Final

from ...lang.words import DECK_OF, HAND_OF, Side
from ...state.state import State


def distinct(s: State, candidates: tuple[int, ...], side: Side) -> list[int]:
    """One of each: identical cards in the player's own hand or deck are one option."""
    seen: set[tuple[str, str]] = set()
    out = []
    for cid in candidates:
        card = s.cards[cid]
        if card.owner == side and card.zone in HANDS_AND_DECKS:
            key = (card.zone, card.face.name)
            if key in seen:
                continue
            seen.add(key)
        out.append(cid)
    return out


HANDS_AND_DECKS: Final = frozenset((*HAND_OF.values(), *DECK_OF.values()))
