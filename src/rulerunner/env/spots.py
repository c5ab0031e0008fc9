"""Spots: a fixed number for every place where a card can lie open to be pointed at.

A card on the table is named by where it lies, because that is what a player points at: two copies of a card
at two servers are not the same choice. Row `n` of the observation's `spots` is what lies at spot `n`.
"""

from typing import Final

from .reading import (
    CORP,
    CORP_SCORE,
    IDENTITIES,
    PLAY,
    RUNNER,
    RUNNER_SCORE,
    TABLE,
    Server,
    State,
    accessed,
)

NOTHING: Final = 0
"""The spot of no card."""
FUND_SPOT: Final = 1
"""The bad publicity fund, which credits can be spent from."""
IDENTITY_SPOT: Final = 2
"""The Corp's identity; the Runner's is the next."""
PLAY_SPOTS: Final = 4
PLAY_ROOM: Final = 12
ACCESS_SPOTS: Final = PLAY_SPOTS + PLAY_ROOM
ACCESS_ROOM: Final = 16
"""Cards being accessed that are not on the table, the innermost access first."""
CORP_SCORE_SPOTS: Final = ACCESS_SPOTS + ACCESS_ROOM
SCORE_ROOM: Final = 16
RUNNER_SCORE_SPOTS: Final = CORP_SCORE_SPOTS + SCORE_ROOM
SERVER_SPOTS: Final = RUNNER_SCORE_SPOTS + SCORE_ROOM
SERVERS: Final = 16
"""HQ, R&D, Archives, and the remote servers from the oldest."""
ICE_ROOM: Final = 6
"""Ice from the innermost outward: what is installed later is further out and moves nothing."""
ROOT_ROOM: Final = 4
SERVER_ROOM: Final = ICE_ROOM + ROOT_ROOM
RIG_SPOTS: Final = SERVER_SPOTS + SERVERS * SERVER_ROOM
RIG_ROOM: Final = 64
"""The Runner's installed cards, hosted ones too, in the order they came."""
SPILL_SPOTS: Final = RIG_SPOTS + RIG_ROOM
SPILL_ROOM: Final = 32
"""Installed cards past the room of their server, and the Corp's hosted ones."""
WAITING_SPOTS: Final = SPILL_SPOTS + SPILL_ROOM
WAITING_ROOM: Final = 64
"""Cards of hands, decks and piles that the decision at hand names by more than which card they are."""
SPOTS: Final = WAITING_SPOTS + WAITING_ROOM


class Layout:
    """Where the cards of a game lie. It is worked out anew only when cards have moved."""

    def __init__(self) -> None:
        self.servers: dict[int, Server] = {}
        """The servers as they were; the same dictionary for as long as nothing about them changes."""
        self._lying: dict[int, int] = {}
        self._zones: tuple[tuple[int, ...], ...] = ()
        self._passing = True
        """Whether a card lies there for as long as it is accessed."""

    def lying(self, s: State) -> dict[int, int]:
        """The spot of every card that lies at one; the same dictionary for as long as nothing has moved.

        A card that comes to a server, leaves it or changes places there makes the server's record another."""
        zones, passing = s.zones, s.access is not None or s.breach is not None
        there = (zones[TABLE], zones[PLAY], zones[IDENTITIES], zones[CORP_SCORE], zones[RUNNER_SCORE])
        others = s.servers != self.servers
        if others:
            self.servers = s.servers.copy()
        if others or passing or self._passing or there != self._zones:
            self._zones, self._passing = there, passing
            lying = spots(s)
            if lying != self._lying:
                self._lying = lying
        return self._lying


def spots(s: State) -> dict[int, int]:
    """The spot of every card that lies at one, by the card's id."""
    found: dict[int, int] = {}
    cards, zones = s.cards, s.zones
    for cid in zones[IDENTITIES]:
        found[cid] = IDENTITY_SPOT + (cards[cid].owner == RUNNER)
    _lay(found, zones[PLAY], PLAY_SPOTS, PLAY_ROOM)
    _lay(found, zones[CORP_SCORE], CORP_SCORE_SPOTS, SCORE_ROOM)
    _lay(found, zones[RUNNER_SCORE], RUNNER_SCORE_SPOTS, SCORE_ROOM)
    spilled: list[int] = []
    place = SERVER_SPOTS
    for server in s.servers.values():
        ice, root = server.ice, server.root
        if place >= RIG_SPOTS:
            spilled.extend(ice)
            spilled.extend(root)
            continue
        if ice:
            _lay(found, ice, place, ICE_ROOM)
            spilled.extend(ice[ICE_ROOM:])
        if root:
            _lay(found, root, place + ICE_ROOM, ROOT_ROOM)
            spilled.extend(root[ROOT_ROOM:])
        place += SERVER_ROOM
    rig = RIG_SPOTS
    for cid in zones[TABLE]:
        card = cards[cid]
        if card.server >= 0:
            continue
        if card.owner == CORP or rig >= SPILL_SPOTS:
            spilled.append(cid)
        else:
            found[cid] = rig
            rig += 1
    if spilled:
        _lay(found, tuple(spilled), SPILL_SPOTS, SPILL_ROOM)
    if s.access is not None or s.breach is not None:
        at = ACCESS_SPOTS
        for cid in accessed(s):
            if cid not in found and at < CORP_SCORE_SPOTS:
                found[cid] = at
            at += 1
    return found


def _lay(found: dict[int, int], cids: tuple[int, ...], first: int, room: int) -> None:
    """Lay cards at spots one after another, as far as there is room."""
    spot, end = first, first + room
    for cid in cids:
        if spot == end:
            break
        found[cid] = spot
        spot += 1
