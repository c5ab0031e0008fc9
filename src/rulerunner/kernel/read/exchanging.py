"""Swapping (26.03: 8.8): which two cards can change places."""

from typing import Final

from ...lang.words import AGENDA, ASIDE, ASSET, DISCARD_OF, HAND_OF, ICE, SCORE_OF, TABLE, UPGRADE
from ...state.records import Card
from ...state.state import State
from .context import about
from .pointing import at_server

SCORE_AREAS: Final = frozenset(SCORE_OF.values())
LOOSE: Final = frozenset((*HAND_OF.values(), *DISCARD_OF.values(), ASIDE))
"""Where a card may lie that changes places with one elsewhere: it becomes one of the cards there."""


def may_exchange(s: State, one: int, two: int) -> bool:
    """Whether each of two cards may be where the other is (26.03: 8.8.2)."""
    first, second = s.cards[one], s.cards[two]
    if one == two:
        return False
    if first.zone == second.zone:
        return first.zone == TABLE and _fits(s, one, two) and _fits(s, two, one)
    if first.zone in SCORE_AREAS and second.zone in SCORE_AREAS:
        return True
    if first.owner != second.owner:
        return False
    if first.zone == TABLE:
        return second.zone in LOOSE and _fits(s, two, one)
    if second.zone == TABLE:
        return first.zone in LOOSE and _fits(s, one, two)
    return first.zone in LOOSE and second.zone in LOOSE


def _fits(s: State, cid: int, other: int) -> bool:
    """Whether a card of the Corp's may take the place of an installed one: ice that of ice, others in the
    root of a server that is for them (26.03: 3.6.5e, 8.5.12)."""
    place = s.cards[other]
    if place.server not in s.servers:
        return False
    server = s.servers[place.server]
    face = s.cards[cid].face
    if other in server.ice:
        return face.type == ICE
    if face.type not in (AGENDA, ASSET, UPGRADE):
        return False
    rest = [s.cards[c] for c in server.root if c not in (cid, other)]
    if face.type != UPGRADE and (server.id <= 2 or any(card.face.type != UPGRADE for card in rest)):
        return False
    if _region(s.cards[cid]) and any(_region(card) for card in rest):
        return False
    return all(at_server(s, about(s, cid), where, server.id) for where in face.install_only)


def _region(card: Card) -> bool:
    return "region" in card.face.facts.subtypes
