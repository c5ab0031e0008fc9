"""Writing what a seat may know into a row of numbers, laid out as `layout` says.

Nothing is read here that the seat's view would not say: which card a card is comes from the same functions.
A `Sheet` holds what a seat was told last, and only what has changed since is written again. The records of a
game are never changed but replaced, so what is the same object still says the same.
"""

from collections.abc import Callable, Collection
from struct import Struct
from struct import error as TooLarge
from typing import Final

from .actions import NONE_WAIT, Waiting
from .layout import OFFSETS, SIZE, SPOT
from .memory import EVENT_FIELDS, HISTORY, Memory
from .moment import Moment, Places
from .numbering import COUNTERS, MOST, fitting, number_of
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
from .spots import SERVERS, Layout

Buffer = memoryview
"""The bytes of a row."""
_BYTES: Final = 2
_WIDTH: Final = len(SPOT) * _BYTES
_SERVER: Final = Struct("4h")
_PILED: Final = Struct("3h")
_EVENT: Final = EVENT_FIELDS * _BYTES
_HISTORY: Final = HISTORY * _EVENT
_AT: Final[dict[str, int]] = {section: at * _BYTES for section, at in OFFSETS.items()}
"""The byte at which each section begins."""
_SPOTS_AT: Final = _AT["spots"]
_SERVERS_AT: Final = _AT["servers"]
_ARCHIVES_AT: Final = _AT["archives"]
_REMOVED_AT: Final = _AT["removed"]
_HISTORY_AT: Final = _AT["history"]
_NO_SPOT: Final = bytes(_WIDTH)
_NO_SERVERS: Final = bytes(SERVERS * _SERVER.size)

Writer = Callable[..., None]
"""Writes numbers into a page, from a byte on."""
_write_row: Final[Writer] = Struct(f"{len(SPOT)}h").pack_into
_write_server: Final[Writer] = _SERVER.pack_into
_write_piled: Final[Writer] = _PILED.pack_into
_write_event: Final[Writer] = Struct(f"{EVENT_FIELDS}h").pack_into
_write_numbers: Final[list[Writer]] = [Struct(f"{numbers}h").pack_into for numbers in range(65)]
"""By how many numbers there are."""
_TYPES: Final[dict[str, int]] = {type: at + 1 for at, type in enumerate(TYPES)}
_STRENGTH: Final = "strength"
NO_CARDS: Final[frozenset[int]] = frozenset()
FEW: Final = 8
"""So many cards or more leave a deck so seldom at once that it is then written whole."""
UNWRITTEN: Final[tuple[int, ...]] = (NOBODY,)
"""No pile there is."""

Looks = tuple[int, int, bool]
"""What there is to say of a face: its number, its type, and whether it has a strength."""
_looks: Final[dict[Face, Looks]] = {}


class Listing:
    """A section of cards by number, as many as there is room for."""

    def __init__(self, section: str, room: int) -> None:
        self._at, self._room = _AT[section], room
        self._count = 0
        """How many are there."""

    def write(self, numbers: list[int], page: bytearray) -> None:
        """Write numbers there, and nothing where there were more."""
        count = len(numbers)
        if count > self._room:
            del numbers[self._room :]
            count = self._room
        if count < self._count:
            _write_numbers[self._count](page, self._at, *numbers, *[0] * (self._count - count))
        elif count:
            _write_numbers[count](page, self._at, *numbers)
        self._count = count


class Sheet:
    """What a seat was told of a game when it last asked, as the bytes of an observation."""

    def __init__(self, seat: Side) -> None:
        self.seat = seat
        self._page = bytearray(SIZE * _BYTES)
        self._moment = Moment(seat)
        # What was there when it was written.
        self._shown = NO_CARDS
        self._servers: dict[int, Server] = {}
        self._loose: dict[tuple[str, int], int] = {}
        self._places: Places = {}
        self._lying: dict[int, int] = {}
        self._there: list[int] = []
        """The cards at spots..."""
        self._records: list[Card] = []
        """...as they were."""
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
        self._decked: list[int] = []
        """The numbers of the cards of the deck, in its order..."""
        self._sorted: list[int] = []
        """...and in theirs."""
        self._archives: list[Card] = []
        self._hq = self._rnd = self._grip = self._stack = UNWRITTEN
        self._told = 0
        self._recalls = NOBODY
        self._recalled = NO_CARDS
        self._aside = False
        self._hand_list = Listing("hand", 32)
        self._deck_list = Listing("deck", 64)
        self._heap_list = Listing("heap", 64)
        self._shown_list = Listing("shown", 16)
        self._remembered_hand = Listing("remembered hand", 16)
        self._remembered_decks = Listing("remembered decks", 16)

    def write(
        self,
        s: State,
        decision: Decision | None,
        memory: Memory,
        layout: Layout,
        waiting: Waiting,
        row: Buffer,
    ) -> None:
        """Write the observation. `layout` and `waiting` say at which spots cards are."""
        seat, page = self.seat, self._page
        now = shown(s, seat)
        lying = layout.lying(s)
        asked = decision.card if decision is not None and decision.side == seat else NOBODY
        if layout.servers is not self._servers or s.loose_counters or self._loose:
            self._write_servers(s, layout.servers)
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

    def _write_servers(self, s: State, servers: dict[int, Server]) -> None:
        """`servers` is another dictionary when they are others."""
        loose = s.loose_counters
        if servers is self._servers and loose == self._loose:
            return
        page, at = self._page, _SERVERS_AT
        page[at : at + len(_NO_SERVERS)] = _NO_SERVERS
        for place, (id, server) in enumerate(servers.items()):
            if place == SERVERS:
                break
            marks = 0
            if loose:
                marks = sum([count for (_, where), count in loose.items() if where == id])
            _write_server(page, at, 1, len(server.ice), len(server.root), min(marks, MOST))
            at += _SERVER.size
        if servers.keys() != self._servers.keys():
            self._places = {id: place + 1 for place, id in enumerate(servers)}
            self._told = NOBODY  # history says where things happened
        self._servers, self._loose = servers, loose.copy()

    def _write_spots(self, s: State, now: frozenset[int], asked: int, lying: dict[int, int]) -> bool:
        """Write the spots at which something is not as it was; whether a card there is another, worth
        something else or hosted elsewhere."""
        cards, there, records = s.cards, self._there, self._records
        stale: set[int] = set()
        changed = False
        for at, before in enumerate(records):
            card = cards[there[at]]
            if card is not before:
                records[at] = card
                stale.add(there[at])
                if card.face is not before.face or card.host != before.host or card.worth != before.worth:
                    changed = True
        if lying is not self._lying:
            self._lay(s, lying, stale)
        installs = s.changes_this_turn.get("install", ())
        if installs is not self._installs:
            stale.update(self._new)
            self._installs, self._new = installs, {each.card: each.object_no for each in installs}
            stale.update(self._new)
        encountered = s.encounter.ice if s.encounter is not None else NOBODY
        if encountered != self._encounter:
            stale.add(encountered)
            stale.add(self._encounter)
            self._encounter = encountered
        if asked != self._asked:
            stale.add(asked)
            stale.add(self._asked)
            self._asked = asked
        if now is not self._shown:
            stale |= now ^ self._shown
        strengthened = _STRENGTH in s.statics
        if strengthened or self._strengthened:
            strong = list(self._strengths)
            powers = strengths(s, strong)
            for at, cid in enumerate(strong):
                if powers[at] != self._strengths[cid]:
                    stale.add(cid)
            self._strengthened = strengthened
        for cid in stale:
            spot = lying.get(cid, 0)
            if spot:
                self._write_spot(s, cid, spot, now, lying)
        return changed

    def _write_waiting(self, s: State, now: frozenset[int], lying: dict[int, int], waiting: Waiting) -> None:
        page = self._page
        for spot in self._waiting.values():
            page[_SPOTS_AT + spot * _WIDTH : _SPOTS_AT + (spot + 1) * _WIDTH] = _NO_SPOT
        for cid, spot in waiting.items():
            self._write_spot(s, cid, spot, now, lying)
        self._waiting = waiting

    def _lay(self, s: State, lying: dict[int, int], stale: set[int]) -> None:
        """Clear the spots that cards have left. What lies elsewhere now is stale, and what it hosts."""
        page, before = self._page, self._lying
        moved: set[int] = set()
        for cid, spot in before.items():
            if lying.get(cid, 0) != spot:
                moved.add(cid)
                page[_SPOTS_AT + spot * _WIDTH : _SPOTS_AT + (spot + 1) * _WIDTH] = _NO_SPOT
                self._guests.discard(cid)
                self._strengths.pop(cid, None)
        for cid in lying:
            if cid not in before:
                moved.add(cid)
        cards = s.cards
        self._lying, self._there = lying, list(lying)
        self._records = [cards[cid] for cid in self._there]
        stale |= moved
        if self._guests:
            stale.update([cid for cid in self._guests if cards[cid].host in moved])

    def _write_spot(self, s: State, cid: int, spot: int, now: frozenset[int], lying: dict[int, int]) -> None:
        card = s.cards[cid]
        installed = card.zone == TABLE
        number = kind = power = 0
        if sees(s, self.seat, cid, now):
            number, kind, strong = _look(card.face)
            if strong and installed:
                power = self._strengths[cid] = strength(s, cid)
            elif cid in self._strengths:
                del self._strengths[cid]
        elif cid in self._strengths:
            del self._strengths[cid]
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
        at = _SPOTS_AT + spot * _WIDTH
        numbers = (
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
        try:
            _write_row(self._page, at, *numbers)
        except TooLarge:
            _write_row(self._page, at, *fitting(numbers))

    # --- hands, decks and piles ---------------------------------------------------------------------------

    def _write_hands(self, s: State, now: frozenset[int]) -> None:
        hand, deck = s.zones[HAND_OF[self.seat]], s.zones[DECK_OF[self.seat]]
        if hand is not self._hand:
            self._hand = hand
            self._list(s, hand, self._hand_list)
        if deck is not self._deck:
            self._write_deck(s, deck)
        if now or self._shown:
            self._list(s, now, self._shown_list)

    def _write_deck(self, s: State, deck: tuple[int, ...]) -> None:
        """Mostly cards were drawn from its top: the others are where they were, and in the same order."""
        before, drawn = self._deck, len(self._decked) - len(deck)
        if 0 < drawn < FEW and before[drawn:] == deck:
            for number in self._decked[:drawn]:
                self._sorted.remove(number)
            del self._decked[:drawn]
        else:
            cards = s.cards
            self._decked = [number_of(cards[cid].face) for cid in deck]
            self._sorted = sorted(self._decked)
        self._deck = deck
        self._deck_list.write(self._sorted.copy(), self._page)

    def _write_remembered(self, s: State, memory: Memory) -> None:
        """What is remembered changes when something is seen or mixed, or a card comes to a place out of sight
        or leaves it."""
        zones, recollection = s.zones, memory.recollection
        hq, rnd, grip, stack = zones[HQ], zones[RND], zones[GRIP], zones[STACK]
        if (
            recollection.version == self._recalls
            and hq is self._hq
            and grip is self._grip
            and rnd is self._rnd
            and stack is self._stack
        ):
            return
        self._recalls = recollection.version
        self._hq, self._rnd, self._grip, self._stack = hq, rnd, grip, stack
        kept = recollection.recalled(s)
        if not kept and not self._recalled:
            return
        self._recalled = kept
        cards, seat = s.cards, self.seat
        theirs: list[int] = []
        decked: list[int] = []
        for cid in kept:
            card = cards[cid]
            if card.zone not in HANDS:
                decked.append(cid)
            elif card.owner != seat:
                theirs.append(cid)
        self._list(s, theirs, self._remembered_hand)
        self._list(s, decked, self._remembered_decks)

    def _list(self, s: State, cids: Collection[int], listing: Listing) -> None:
        """Cards by number, in the order of their numbers."""
        cards = s.cards
        numbers = [number_of(cards[cid].face) for cid in cids]
        numbers.sort()
        listing.write(numbers, self._page)

    def _write_piles(self, s: State, now: frozenset[int]) -> None:
        cards, zones = s.cards, s.zones
        heap = zones[HEAP]
        if heap is not self._heap:
            self._heap = heap
            self._heap_list.write([number_of(cards[cid].face) for cid in heap[:-65:-1]], self._page)
        archives = zones[ARCHIVES]
        if archives or self._archives:
            piled = [cards[cid] for cid in archives]
            if piled != self._archives:
                self._archives = piled
                self._pile(s, archives[:-65:-1], 64, now, _ARCHIVES_AT)
        removed, aside = zones[REMOVED], zones[ASIDE]
        if removed is not self._removed or aside or self._aside:
            self._removed, self._aside = removed, bool(aside)
            self._pile(s, (removed + aside)[:-33:-1], 32, now, _REMOVED_AT)

    def _pile(self, s: State, cids: tuple[int, ...], room: int, now: frozenset[int], at: int) -> None:
        page, seat, cards = self._page, self.seat, s.cards
        end = at + room * _PILED.size
        for cid in cids:
            card = cards[cid]
            number = number_of(card.face) if sees(s, seat, cid, now) else 0
            _write_piled(page, at, number, 1, card.faceup)
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
            size = news * _EVENT
            page[at + size : at + _HISTORY] = page[at : at + _HISTORY - size]
        self._told = memory.told
        for kind, side, number, server, amount in reversed(events[len(events) - news :]):
            _write_event(page, at, kind, side, number, places.get(server, 0), amount)
            at += _EVENT


assert COUNTERS == ("advancement", "credit", "virus", "power", "agenda")


def _look(face: Face) -> Looks:
    found = _looks.get(face)
    if found is None:
        base = face.base
        strong = face.type == ICE or (face.type == PROGRAM and "icebreaker" in face.facts.subtypes)
        found = _looks[face] = (number_of(base), _TYPES[base.type], strong)
    return found
