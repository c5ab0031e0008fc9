"""What cards cannot be, wherever a position puts them: refused by the line that says so."""

from functools import cache
from typing import Final

from .lang import filters, instructions, refs, statics
from .lang.face import Face
from .lang.validating.walk import words
from .lang.words import (
    AGENDA,
    CORP,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    IDENTITIES,
    IDENTITY,
    OUTSIDE,
    REMOVED,
    TABLE,
)
from .positions_now import BadPosition
from .state.records import NOBODY
from .state.state import State

PILES: Final = frozenset((*HAND_OF.values(), *DECK_OF.values(), *DISCARD_OF.values(), REMOVED, OUTSIDE))
"""Where a card has no counters: they never follow it there."""
OF_HOSTING: Final = (
    *(statics.Hosts, statics.InstallOnlyOn, filters.HostedOn, filters.HostedOnAny, filters.Hosting),
    *(refs.HostOf, instructions.Attach, instructions.HostCard, instructions.HostAsCounter),
)


def check_cards(s: State, where: dict[int, str]) -> None:
    """Refuse the first card that cannot be as it is said to be."""
    for cid, card in enumerate(s.cards):
        name, type = card.face.name, card.face.type
        if type == IDENTITY and card.host == NOBODY and card.zone not in (IDENTITIES, OUTSIDE):
            raise BadPosition(f"{where[cid]}: {name} is an identity; write identity {name}")
        if card.zone in PILES and any(number for _, number in card.counters):
            raise BadPosition(f"{where[cid]}: {name} has counters only where it is installed, or scored")
        if card.host != NOBODY and not speaks_of_hosts(card.face):
            host = s.cards[card.host].face
            if not speaks_of_hosts(host):
                raise BadPosition(
                    f"{where[cid]}: {name} is on {host.name}, and neither card speaks of hosting"
                )
    _one_of_each(s, where)


@cache
def speaks_of_hosts(face: Face) -> bool:
    """Whether a card says anything about hosts, its own or those it is."""
    return any(isinstance(word, OF_HOSTING) for word in words(face.abilities))


def _one_of_each(s: State, where: dict[int, str]) -> None:
    """A player has one active card of a unique name, and one console."""
    consoles = "console" if any(step.act == "unique" for step in s.edition.checkpoint) else ""
    seen: set[tuple[str, str]] = set()
    for cid in s.zones[TABLE]:
        card = s.cards[cid]
        if not card.faceup or (card.owner == CORP and card.face.type == AGENDA):
            continue
        for limit in (card.face.name if card.face.unique else "", consoles if card.face.console else ""):
            if limit and (card.owner, limit) in seen:
                raise BadPosition(f"{where[cid]}: {card.face.name} would be the second active {limit}")
            seen.add((card.owner, limit))
