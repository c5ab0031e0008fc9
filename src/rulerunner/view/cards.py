"""Cards as a seat sees them, one by one, in piles and in servers.

From one view to the next few cards change, and a card that has not is the very same record. So what was made
of a record is kept, and used again while all else that it was made of is as it was. What depends on more than
a card and its place (what is hosted on it, what lasts on it, a strength that others change) is made anew.
"""

from typing import Any, Final

from ..kernel.read.subtypes import altered
from ..kernel.read.values import strength, strengths
from ..lang.face import Face
from ..lang.headings import OF_SUBTYPES
from ..lang.words import ARCHIVES, ASIDE, HEAP, ICE, IDENTITIES, PLAY, PROGRAM, TABLE, Side
from ..state.declaring import record
from ..state.record import Record
from ..state.records import NOBODY, Card, Server
from ..state.state import State
from .knowledge import DECKS, HANDS, HIDDEN, handle, rig, sees, shown
from .names import server_name
from .noted import noted
from .records import CardView, ServerView

HOSTLESS: Final = (*HIDDEN, ARCHIVES, HEAP)
"""Zones whose cards host nothing."""
MOST_KEPT: Final = 1 << 14
"""So many of a kind are kept: some megabytes."""

SHOWN_AT_TIMES: Final = (*DECKS, ASIDE)
"""Where it takes more than the card to tell who may know it; and in the opponent's hand."""
Guests = dict[int, tuple[int, ...]]
"""The cards hosted on each card, as they lie on the table."""


@record
class Strengths(Record):
    """The strengths that some cards had."""

    printed: bool
    """Whether each was as printed, and what counters say,"""
    cids: list[int]
    """the cards that have one,"""
    numbers: list[int]
    """and these themselves."""


@record
class Laid(Record):
    """All that is installed."""

    servers: tuple[ServerView, ...]
    rig: tuple[CardView, ...]


@record
class KeptCard(Record):
    """A card as it was seen."""

    card: Card
    id: int
    seen: CardView
    printed: bool
    """Whether its strength was as printed, and what counters say."""


@record
class KeptRow(Record):
    """Some cards as they were seen in a row."""

    cids: tuple[int, ...]
    cards: list[Card]
    strengths: Strengths
    seen: tuple[CardView, ...]


@record
class KeptServer(Record):
    """A server as it was seen."""

    server: Server
    cards: list[Card]
    strengths: Strengths
    seen: ServerView


@record
class KeptTable(Record):
    """All that is installed, as it was seen."""

    cids: tuple[int, ...]
    cards: list[Card]
    servers: list[Server]
    strengths: Strengths
    seen: Laid


# What is kept goes by the id of what it was made of; that itself is kept with it, so that nothing else can
# get its id meanwhile.
CARDS: Final[dict[tuple[int, Side], KeptCard]] = {}
RowKey = tuple[int | tuple[int, ...], Side, str]
"""A row of cards: the id of a zone, or some of its cards; who looks at it; and what it is called."""
ROWS: Final[dict[RowKey, KeptRow]] = {}
SERVERS: Final[dict[tuple[int, Side], KeptServer]] = {}
TABLES: Final[dict[tuple[int, Side], KeptTable]] = {}


class Eyes:
    """A game as a seat looks at it: what is asked for every card, worked out once."""

    def __init__(self, s: State, seat: Side) -> None:
        self.s: Final = s
        self.seat: Final[Side] = seat
        self.steady: Final = "strength" not in s.statics
        """Whether every strength is as printed, and what counters say."""

        self.guests: Final = guests_of(s)
        self.subtypes: Final = self._subtypes()
        """The subtypes of installed cards that have others than are printed on them."""
        self.special: Final = self._special()
        """The cards on which something is or lasts that the cards themselves do not say."""
        self._now: frozenset[int] | None = None
        self._laid: Laid | None = None

    def _subtypes(self) -> dict[int, tuple[str, ...]]:
        s = self.s
        if not any(heading in s.statics for heading in OF_SUBTYPES):
            return {}
        return altered(s, set(s.zones[TABLE]))

    def _special(self) -> frozenset[int]:
        s = self.s
        if not s.lingering and s.encounter is None and not self.subtypes:
            return frozenset(self.guests)
        found = {*self.guests, *self.subtypes}
        for effect in s.lingering:
            found.add(effect.bound)
            found.add(effect.source)
        if s.encounter is not None and not s.cards[s.encounter.ice].faceup:
            found.add(s.encounter.ice)
        return frozenset(found)

    @property
    def now(self) -> frozenset[int]:
        """The cards out of sight that the seat is being shown."""
        if self._now is None:
            self._now = shown(self.s, self.seat)
        return self._now

    def knows(self, cid: int) -> bool:
        """Whether the seat may know which card this is."""
        return sees(self.s, self.seat, cid, self.now)

    def _plain(self, cids: tuple[int, ...]) -> bool:
        """Whether cards are seen from what they themselves say."""
        return not self.special or self.special.isdisjoint(cids)

    def _as_strong(self, kept: Strengths) -> bool:
        """Whether cards have the strengths they had."""
        if self.steady and kept.printed:
            return True
        return not kept.cids or strengths(self.s, kept.cids) == kept.numbers

    def _strengths(self, cards: tuple[CardView, ...]) -> Strengths:
        cids, numbers = [], []
        for card in cards:
            if card.id is not None and card.strength is not None:
                cids.append(card.id)
                numbers.append(card.strength)
        return Strengths(self.steady, cids, numbers)

    # --- the table ----------------------------------------------------------------------------------------

    def laid(self) -> Laid:
        """All that is installed: the servers, and the cards at none."""
        if self._laid is None:
            self._laid = self._table()
        return self._laid

    def _table(self) -> Laid:
        s = self.s
        table, every = s.zones[TABLE], s.cards
        if s.loose_counters or s.zones[PLAY] or not self._plain(table):
            return self._lay()
        cards, servers = [every[cid] for cid in table], list(s.servers.values())
        key = (id(table), self.seat)
        kept = TABLES.get(key)
        if (
            kept is not None
            and kept.cards == cards
            and kept.servers == servers
            and self._as_strong(kept.strengths)
        ):
            return kept.seen
        made = self._lay()
        if not any(map(_tied, cards)):
            rows = [made.rig, *(server.ice + server.root for server in made.servers)]
            strengths = self._strengths(tuple([card for row in rows for card in row]))
            _keep(TABLES, key, KeptTable(table, cards, servers, strengths, made))
        return made

    def _lay(self) -> Laid:
        s = self.s
        servers = tuple([self._server(server) for server in s.servers.values()])
        return Laid(servers, self._rig())

    def _rig(self) -> tuple[CardView, ...]:
        """The cards at no server: mostly the same ones, while others come to the table and go."""
        cids = rig(self.s)
        if not cids:
            return ()
        return self._row((cids, self.seat, "rig"), cids, "rig")

    def _server(self, server: Server) -> ServerView:
        """A server with its cards."""
        every = self.s.cards
        cids = server.ice + server.root
        cards = [every[cid] for cid in cids]
        key = (id(server), self.seat)
        kept = SERVERS.get(key)
        marks = marks_at(self.s, server.id)
        plain = self._plain(cids)
        if kept is not None and plain and kept.cards == cards and self._as_strong(kept.strengths):
            if kept.seen.counters == marks:
                return kept.seen
        made = ServerView(
            server.id,
            server_name(self.s, server.id),
            self._each(server.ice[::-1], f"server {server.id} ice"),
            self._each(server.root, f"server {server.id} root"),
            marks,
        )
        if plain and not any(map(_tied, cards)):
            _keep(SERVERS, key, KeptServer(server, cards, self._strengths(made.ice + made.root), made))
        return made

    # --- piles --------------------------------------------------------------------------------------------

    def pile(self, zone: str) -> tuple[CardView, ...]:
        """The cards of a zone in which a handle is the place."""
        cids = self.s.zones[zone]
        if not cids:
            return ()
        return self._row((id(cids), self.seat, zone), cids, zone)

    def identities(self) -> tuple[CardView, ...]:
        cids = self.s.zones[IDENTITIES]
        return self._row((id(cids), self.seat, IDENTITIES), cids, "")

    def _row(self, key: RowKey, cids: tuple[int, ...], place: str) -> tuple[CardView, ...]:
        """Cards that lie in a row."""
        every = self.s.cards
        cards = [every[cid] for cid in cids]
        kept = ROWS.get(key)
        plain = place != ASIDE and self._plain(cids)
        if kept is not None and plain and kept.cards == cards and self._as_strong(kept.strengths):
            return kept.seen
        made = self._each(cids, place)
        if plain and not any(map(_tied, cards)):
            _keep(ROWS, key, KeptRow(cids, cards, self._strengths(made), made))
        return made

    def _each(self, cids: tuple[int, ...], place: str) -> tuple[CardView, ...]:
        if not place:
            return tuple([self.card(cid) for cid in cids])
        return tuple([self.card(cid, f"{place} {i}") for i, cid in enumerate(cids)])

    # --- a card -------------------------------------------------------------------------------------------

    def card(self, cid: int, name: str = "") -> CardView:
        """A card with what is hosted on it, by the handle it has."""
        name = name or handle(self.s, self.seat, cid)
        card = self.s.cards[cid]
        key = (id(card), self.seat)
        kept = CARDS.get(key)
        plain = cid not in self.special
        if kept is not None and plain and kept.id == cid and kept.seen.handle == name:
            power = kept.seen.strength
            if power is None or (self.steady and kept.printed) or power == strength(self.s, cid):
                return kept.seen
        made = self._made(cid, name, self.knows(cid))
        if plain and self._settled(card) and not _tied(card):
            _keep(CARDS, key, KeptCard(card, cid, made, self.steady))
        return made

    def _settled(self, card: Card) -> bool:
        """Whether the card alone tells if the seat may know it."""
        return card.zone not in SHOWN_AT_TIMES and (card.zone not in HANDS or card.owner == self.seat)

    def _made(self, cid: int, name: str, known: bool) -> CardView:
        s, seat = self.s, self.seat
        card = s.cards[cid]
        face, zone = card.face, card.zone
        server, part = _place(s, cid)
        hosted = self.guests[cid] if cid in self.guests and zone not in HOSTLESS else ()
        subtypes = self.subtypes.get(cid) if known else None
        return CardView(
            handle=name,
            side=card.owner,
            id=cid if known else None,
            name=face.name if known else "",
            type=face.type if known else "",
            faceup=card.faceup,
            strength=strength(s, cid) if known and _has_strength(face) else None,
            counters=tuple(sorted(each for each in card.counters if each[1])) if card.counters else (),
            hosted=tuple([self.card(guest) for guest in hosted]),
            zone=zone,
            server=server,
            part=part,
            host=handle(s, seat, card.host) if zone in (TABLE, PLAY) and card.host >= 0 else "",
            notes=noted(s, seat, cid, known, subtypes),
            subtypes=subtypes,
        )


def forget() -> None:
    """Let go of all that is kept: what comes next is made from scratch."""
    for kept in (CARDS, ROWS, SERVERS, TABLES):
        kept.clear()


def guests_of(s: State) -> Guests:
    """The cards hosted on each card."""
    found: Guests = {}
    if not s.hosting:
        return found
    cards = s.cards
    for cid in s.zones[TABLE] + s.zones[PLAY]:
        host = cards[cid].host
        if host >= 0:
            found[host] = (*found.get(host, ()), cid)
    return found


def marks_at(s: State, place: int) -> tuple[tuple[str, int], ...]:
    """The counters that lie in a server, with the Corp, or with the Runner."""
    loose = s.loose_counters
    if not loose:
        return ()
    return tuple(sorted((kind, number) for (kind, at), number in loose.items() if at == place and number))


def _tied(card: Card) -> bool:
    """Whether a card remembers others, or lies on one: where those are may change while it does not."""
    return bool(card.noted) or card.noted_server != NOBODY or card.host >= 0


def _place(s: State, cid: int) -> tuple[int | None, str]:
    """The server a card is at, and which part of it; a guest is where its host is."""
    card = s.cards[cid]
    while card.zone in (TABLE, PLAY) and card.host >= 0:
        cid, card = card.host, s.cards[card.host]
    if card.zone != TABLE or card.server < 0:
        return None, ""
    return card.server, "ice" if cid in s.servers[card.server].ice else "root"


def _has_strength(face: Face) -> bool:
    return face.type == ICE or (face.type == PROGRAM and "icebreaker" in face.facts.subtypes)


def _keep(kept: dict[Any, Any], key: object, value: object) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = value
