"""Writing what a seat may know into a row of numbers, laid out as `layout` says.

Nothing is read here that the seat's view would not say: which card a card is comes from the same functions.
A `Sheet` holds what a seat was told last, and only what has changed since is written again. The records of a
game are never changed but replaced, so what is the same object still says the same.
"""

from collections.abc import Collection
from struct import Struct
from typing import Final

from .actions import NONE_WAIT, Waiting
from .layout import OFFSETS, SIZE, SPOT
from .memory import EVENT_FIELDS, HISTORY, Memory
from .moment import Moment, Places
from .numbering import COUNTERS, number_of
from .reading import (
    ARCHIVES,
    ASIDE,
    CORP,
    DECK_OF,
    GRIP,
    HAND_OF,
    HANDS,
    HEAP,
    HQ,
    ICE,
    NOBODY,
    PROGRAM,
    REMOVED,
    RND,
    STACK,
    TABLE,
    TYPES,
    Card,
    Change,
    Decision,
    Face,
    Server,
    Side,
    State,
    sees,
    shown,
    strength,
    strengths,
)
from .spots import SERVERS

Buffer = memoryview
"""The bytes of a row."""
_BYTES: Final = 2
_SPOT: Final = Struct(f"{len(SPOT)}h")
_SERVER: Final = Struct("4h")
_PILED: Final = Struct("3h")
_EVENTS: Final = [Struct(f"{EVENT_FIELDS * events}h") for events in range(HISTORY + 1)]
_WIDTH: Final = len(SPOT) * _BYTES
_AT: Final[dict[str, int]] = {section: at * _BYTES for section, at in OFFSETS.items()}
"""The byte at which each section begins."""
_SPOTS_AT: Final = _AT["spots"]
_SERVERS_AT: Final = _AT["servers"]
_HISTORY_AT: Final = _AT["history"]
_HISTORY_SIZE: Final = HISTORY * EVENT_FIELDS * _BYTES
_NO_SPOT: Final = bytes(_WIDTH)
_NO_SERVERS: Final = bytes(SERVERS * _SERVER.size)
_TYPES: Final[dict[str, int]] = {type: at + 1 for at, type in enumerate(TYPES)}
_STRENGTH: Final = "strength"
NO_CARDS: Final[frozenset[int]] = frozenset()
UNWRITTEN: Final[tuple[int, ...]] = (NOBODY,)
"""No pile there is."""

Looks = tuple[int, int, bool]
"""What there is to say of a face: its number, its type, and whether it has a strength."""
_looks: Final[dict[Face, Looks]] = {}


class Sheet:
    """What a seat was told of a game when it last asked, as the bytes of an observation."""

    def __init__(self, seat: Side) -> None:
        self.seat = seat
        self._page = memoryview(bytearray(SIZE * _BYTES))
        self._moment = Moment(seat)
        # What was there when it was written.
        self._shown = NO_CARDS
        self._servers: dict[int, Server] = {}
        self._loose: dict[tuple[str, int], int] = {}
        self._places: Places = {}
        self._lying: dict[int, int] = {}
        self._cards: dict[int, Card] = {}
        """The cards at spots, as they were."""
        self._waiting: Waiting = NONE_WAIT
        self._guests: set[int] = set()
        """Those of them that are hosted: they say where."""
        self._strengths: dict[int, int] = {}
        """The strength written of each that has one."""
        self._strengthened = False
        self._encounter = self._asked = NOBODY
        self._installs: tuple[Change, ...] = ()
        self._new: dict[int, int] = {}
        """The cards installed this turn, as the objects they were."""
        self._hand = self._deck = self._heap = self._removed = UNWRITTEN
        self._archives: list[Card] = []
        self._hidden: tuple[tuple[int, ...], ...] = ()
        self._heard = self._told = 0
        self._recalled = NO_CARDS
        self._aside = False
        self._listed: dict[str, int] = {}
        """How many cards are in each list."""

    def write(
        self,
        s: State,
        decision: Decision | None,
        memory: Memory,
        lying: dict[int, int],
        waiting: Waiting,
        row: Buffer,
    ) -> None:
        """Write the observation. `lying` and `waiting` say at which spots cards are."""
        seat, page = self.seat, self._page
        now = shown(s, seat)
        asked = decision.card if decision is not None and decision.side == seat else NOBODY
        self._write_servers(s)
        changed = self._write_spots(s, now, asked, lying)
        if waiting or self._waiting:
            self._write_waiting(s, now, lying, waiting)
        self._moment.write(s, decision, lying, now, self._places, changed, page)
        self._write_hands(s, now)
        self._write_remembered(s, memory)
        self._write_piles(s, now)
        if memory.told != self._told:
            self._write_history(memory)
        self._shown = now
        row[:] = page

    # --- servers and what lies at spots -------------------------------------------------------------------

    def _write_servers(self, s: State) -> None:
        if s.servers == self._servers and s.loose_counters == self._loose:
            return
        page, at = self._page, _SERVERS_AT
        page[at : at + len(_NO_SERVERS)] = _NO_SERVERS
        for place, (id, server) in enumerate(s.servers.items()):
            if place == SERVERS:
                break
            marks = 0
            if s.loose_counters:
                marks = sum([count for (_, where), count in s.loose_counters.items() if where == id])
            _SERVER.pack_into(page, at, 1, len(server.ice), len(server.root), marks)
            at += _SERVER.size
        if s.servers.keys() != self._servers.keys():
            self._places = {id: place + 1 for place, id in enumerate(s.servers)}
            self._told = NOBODY  # history says where things happened
        self._servers, self._loose = s.servers.copy(), s.loose_counters.copy()

    def _write_spots(self, s: State, now: frozenset[int], asked: int, lying: dict[int, int]) -> bool:
        """Write the spots at which something is not as it was; whether a card there is another, worth
        something else or hosted elsewhere."""
        cards = s.cards
        stale: list[int] = []
        changed = False
        for cid, before in self._cards.items():
            card = cards[cid]
            if card is not before:
                stale.append(cid)
                if card.face is not before.face or card.host != before.host or card.worth != before.worth:
                    changed = True
        if lying is not self._lying:
            self._lay(s, lying, stale)
        installs = s.changes_this_turn.get("install", ())
        if installs is not self._installs:
            stale.extend(self._new)
            self._installs, self._new = installs, {each.card: each.object_no for each in installs}
            stale.extend(self._new)
        encountered = s.encounter.ice if s.encounter is not None else NOBODY
        if encountered != self._encounter:
            stale += (encountered, self._encounter)
            self._encounter = encountered
        if asked != self._asked:
            stale += (asked, self._asked)
            self._asked = asked
        if now != self._shown:
            stale.extend(now ^ self._shown)
        strengthened = _STRENGTH in s.statics
        if strengthened or self._strengthened:
            strong = list(self._strengths)
            for cid, power in zip(strong, strengths(s, strong), strict=True):
                if power != self._strengths[cid]:
                    stale.append(cid)
            self._strengthened = strengthened
        for cid in stale:
            spot = lying.get(cid, 0)
            if spot:
                self._cards[cid] = cards[cid]
                self._write_spot(s, cid, spot, now, lying)
        return changed

    def _write_waiting(self, s: State, now: frozenset[int], lying: dict[int, int], waiting: Waiting) -> None:
        page = self._page
        for spot in self._waiting.values():
            page[_SPOTS_AT + spot * _WIDTH : _SPOTS_AT + (spot + 1) * _WIDTH] = _NO_SPOT
        for cid, spot in waiting.items():
            self._write_spot(s, cid, spot, now, lying)
        self._waiting = waiting

    def _lay(self, s: State, lying: dict[int, int], stale: list[int]) -> None:
        """Clear the spots that cards have left. What lies elsewhere now is stale, and what it hosts."""
        page, before = self._page, self._lying
        moved: list[int] = []
        for cid, spot in before.items():
            if lying.get(cid, 0) != spot:
                moved.append(cid)
                page[_SPOTS_AT + spot * _WIDTH : _SPOTS_AT + (spot + 1) * _WIDTH] = _NO_SPOT
                self._guests.discard(cid)
                self._strengths.pop(cid, None)
                del self._cards[cid]
        moved += [cid for cid in lying if cid not in before]
        self._lying = lying
        stale += moved
        if self._guests:
            stale += [cid for cid in self._guests if s.cards[cid].host in moved]

    def _write_spot(self, s: State, cid: int, spot: int, now: frozenset[int], lying: dict[int, int]) -> None:
        card = s.cards[cid]
        installed = card.zone == TABLE
        number = kind = power = 0
        if sees(s, self.seat, cid, now):
            number, kind, strong = _look(card.face)
            if strong and installed:
                power = self._strengths[cid] = strength(s, cid)
            else:
                self._strengths.pop(cid, None)
        else:
            self._strengths.pop(cid, None)
        advancement = credits = virus = charge = agenda = other = host = 0
        for name, count in card.counters:
            if name == "advancement":
                advancement = count
            elif name == "credit":
                credits = count
            elif name == "virus":
                virus = count
            elif name == "power":
                charge = count
            elif name == "agenda":
                agenda = count
            else:
                other += count
        if installed and card.host >= 0:
            host = lying.get(card.host, 0)
            self._guests.add(cid)
        else:
            self._guests.discard(cid)
        _SPOT.pack_into(
            self._page,
            _SPOTS_AT + spot * _WIDTH,
            number,
            1,
            1 if card.owner == CORP else 2,
            kind,
            card.faceup,
            power,
            advancement,
            credits,
            virus,
            charge,
            agenda,
            other,
            host,
            installed and self._new.get(cid, NOBODY) == card.object_no,
            cid == self._asked,
        )

    # --- hands, decks and piles ---------------------------------------------------------------------------

    def _write_hands(self, s: State, now: frozenset[int]) -> None:
        hand, deck = s.zones[HAND_OF[self.seat]], s.zones[DECK_OF[self.seat]]
        if hand is not self._hand:
            self._hand = hand
            self._list(s, hand, "hand", 32)
        if deck is not self._deck:
            self._deck = deck
            self._list(s, deck, "deck", 64)
        if now or self._shown:
            self._list(s, now, "shown", 16)

    def _write_remembered(self, s: State, memory: Memory) -> None:
        zones = s.zones
        hidden = (zones[HQ], zones[RND], zones[GRIP], zones[STACK])
        if memory.heard == self._heard and hidden == self._hidden:
            return
        self._heard, self._hidden = memory.heard, hidden
        kept = memory.recollection.recalled(s)
        if not kept and not self._recalled:
            return
        self._recalled = kept
        cards, seat = s.cards, self.seat
        theirs = [cid for cid in kept if cards[cid].owner != seat and cards[cid].zone in HANDS]
        self._list(s, theirs, "remembered hand", 16)
        self._list(s, [cid for cid in kept if cards[cid].zone not in HANDS], "remembered decks", 16)

    def _list(self, s: State, cids: Collection[int], section: str, room: int) -> None:
        """Cards by number, in the order of their numbers."""
        cards = s.cards
        numbers = sorted([number_of(cards[cid].face) for cid in cids])
        self._number(numbers, section, room)

    def _number(self, numbers: list[int], section: str, room: int) -> None:
        """Write numbers into a section, as many as there is room for, and nothing where there were more."""
        count, before = min(len(numbers), room), self._listed.get(section, 0)
        numbers = numbers[:room] + [0] * (before - count)
        _ROOMS[len(numbers)].pack_into(self._page, _AT[section], *numbers)
        self._listed[section] = count

    def _write_piles(self, s: State, now: frozenset[int]) -> None:
        cards, zones = s.cards, s.zones
        heap = zones[HEAP]
        if heap is not self._heap:
            self._heap = heap
            self._number([number_of(cards[cid].face) for cid in heap[:-65:-1]], "heap", 64)
        archives = zones[ARCHIVES]
        if archives or self._archives:
            piled = [cards[cid] for cid in archives]
            if piled != self._archives:
                self._archives = piled
                self._pile(s, archives[:-65:-1], 64, now, _AT["archives"])
        removed = zones[REMOVED]
        if removed is not self._removed or zones[ASIDE] or self._aside:
            self._removed, self._aside = removed, bool(zones[ASIDE])
            self._pile(s, (removed + zones[ASIDE])[:-33:-1], 32, now, _AT["removed"])

    def _pile(self, s: State, cids: tuple[int, ...], room: int, now: frozenset[int], at: int) -> None:
        page, seat, cards = self._page, self.seat, s.cards
        end = at + room * _PILED.size
        for cid in cids:
            card = cards[cid]
            number = number_of(card.face) if sees(s, seat, cid, now) else 0
            _PILED.pack_into(page, at, number, 1, card.faceup)
            at += _PILED.size
        page[at:end] = bytes(end - at)

    # --- what happened ------------------------------------------------------------------------------------

    def _write_history(self, memory: Memory) -> None:
        """What is told already moves back, and the news goes before it."""
        events, places, page = memory.events, self._places, self._page
        at, news = _HISTORY_AT, memory.told - self._told
        if self._told < 0 or news >= HISTORY:
            news = min(len(events), HISTORY)
        else:
            size = _EVENTS[news].size
            page[at + size : at + _HISTORY_SIZE] = page[at : at + _HISTORY_SIZE - size]
        self._told = memory.told
        numbers: list[int] = []
        for kind, side, number, server, amount in events[: -news - 1 : -1]:
            numbers += (kind, side, number, places.get(server, 0), amount)
        _EVENTS[news].pack_into(page, at, *numbers)


assert COUNTERS == ("advancement", "credit", "virus", "power", "agenda")
_ROOMS: Final = [Struct(f"{room}h") for room in range(65)]


def _look(face: Face) -> Looks:
    found = _looks.get(face)
    if found is None:
        base = face.base
        strong = face.type == ICE or (face.type == PROGRAM and "icebreaker" in face.facts.subtypes)
        found = _looks[face] = (number_of(base), _TYPES[base.type], strong)
    return found
