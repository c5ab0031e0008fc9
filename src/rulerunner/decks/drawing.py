"""Legal decks drawn at random from all playable cards: no good ones, but every card comes up in some."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from ..cards.library import library
from ..lang.facts import Facts, Family
from ..lang.words import AGENDA, CORP, ICE, IDENTITY, Side
from .construction import CLASSIC_MINIMUM, influence_limit, points_for, problems
from .deck import Deck
from .exceptions import STARTERS

COPIES: Final = 2
"""So many of each card, if its limit allows: it should be drawn in most games."""
STAPLES: Final = {CORP: 16, "runner": 10}
"""So many pieces of ice, or icebreakers: without them there is no game to speak of."""
TRIES: Final = 200


def drawn_deck(family: str, side: Side, seed: int) -> Deck:
    """A legal deck of playable cards. The same seed draws the same deck."""
    kind: Family = "classic" if family == "classic" else "modern"
    rng = Random(f"{family} {side} {seed}")
    for _ in range(TRIES):
        deck = _drawn(kind, side, rng)
        if deck is not None and not problems(deck):
            return deck
    raise ValueError(f"no legal {family} {side} deck could be drawn from the playable cards")


@cache
def _pool(family: str, side: str) -> tuple[Facts, ...]:
    cards = library(family)
    found = (cards.face(name).facts for name in sorted(cards.playable))
    return tuple(card for card in found if card.side == side and card.name not in STARTERS)


def _drawn(family: Family, side: Side, rng: Random) -> Deck | None:
    pool = _pool(family, side)
    identities = [card for card in pool if card.type == IDENTITY]
    identity = rng.choice(identities) if identities else None
    empty = Deck(identity.name if identity else "", (), family=family)
    least = identity.minimum_deck if identity else CLASSIC_MINIMUM
    size = max(least or CLASSIC_MINIMUM, CLASSIC_MINIMUM)
    usable = [card for card in pool if card.type != IDENTITY and _allowed(card, identity)]
    counts: Counter[str] = Counter()
    if side == CORP:
        band = points_for(family, size) or (0, 0)
        found = _agendas([card for card in usable if card.type == AGENDA], band, rng)
        if found is None:
            return None
        counts.update(found)
    others = [card for card in usable if card.type != AGENDA]
    staples = [card for card in others if card.type == ICE or "icebreaker" in card.subtypes]
    room = influence_limit(empty)
    room = _fill(counts, staples, sum(counts.values()) + STAPLES[side], identity, room, rng)
    _fill(counts, [card for card in others if card.type != ICE], size, identity, room, rng)
    name = f"{identity.name if identity else side} at random"
    return Deck.of(empty.identity, counts, family=family, name=name)


def _allowed(card: Facts, identity: Facts | None) -> bool:
    return identity is None or card.influence is not None or card.faction == identity.faction


def _agendas(pool: Sequence[Facts], band: tuple[int, int], rng: Random) -> Counter[str] | None:
    """Agendas for just as many points as a deck needs."""
    for _ in range(TRIES):
        counts: Counter[str] = Counter()
        points = 0
        for card in rng.sample(pool, len(pool)):
            copies = min(COPIES, card.deck_limit)
            worth = (card.points or 0) * copies
            if worth and points + worth <= band[1]:
                counts[card.name] = copies
                points += worth
        if points in band:
            return counts
    return None


def _fill(
    counts: Counter[str],
    pool: Sequence[Facts],
    size: int,
    identity: Facts | None,
    room: int | None,
    rng: Random,
) -> int | None:
    """Add cards up to a size, as far as influence goes; what is left of it."""
    for card in rng.sample(pool, len(pool)):
        copies = min(COPIES, card.deck_limit, size - sum(counts.values()))
        if copies <= 0:
            break
        foreign = identity is not None and card.faction != identity.faction
        price = (card.influence or 0) * copies if foreign else 0
        if card.name not in counts and (room is None or price <= room):
            counts[card.name] = copies
            room = None if room is None else room - price
    return room
