"""A game as it might be: the cards a seat cannot know, dealt anew among the places where they may lie.

A sample agrees with everything its seat sees and remembers: the view of it is the same view. Which card lies
in which hidden place is uniform over what is possible there (ice protects, agendas and assets lie one to a
remote server...), and the chance to come is new. The sample depends on nothing hidden.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ..kernel import machine
from ..kernel.go.psi import most
from ..kernel.go.trace import highest_bid
from ..lang.face import TURNED_DOWN, Face
from ..lang.headings import ITSELF, MORE_ROOM
from ..lang.refs import AnyCentral, AnyRemote, AnyServer, Central, Except, OneOf, ServerRef
from ..lang.statics import Advanceable, InstallOnly, RezOnInstall
from ..lang.words import (
    ADVANCEMENT,
    AGENDA,
    ASIDE,
    ASSET,
    CORP,
    ICE,
    PLAY,
    RUNNER,
    TABLE,
    UPGRADE,
    ZONES,
    Side,
)
from ..state.frames import DrawFrame, PsiFrame, TraceFrame
from ..state.log import backwards
from ..state.records import CENTRAL_IDS, NOBODY, Card
from ..state.stages import PsiStage, TraceStage
from ..state.state import State
from .knowledge import may_name
from .recall import half_recalled, recalled

TRIES: Final = 2000
SIDES: Final[tuple[Side, ...]] = (CORP, RUNNER)
ROOT_TYPES: Final = (AGENDA, ASSET, UPGRADE)
ONE_OF: Final = (AGENDA, ASSET)

Fits = Callable[[Face], bool]


class NotYourDecision(ValueError):
    """A sample is taken where its seat decides: what an opponent is choosing from would give cards away."""


class Spot(NamedTuple):
    """A hidden place of an installed card, and which cards can lie there."""

    card: int
    fits: Fits


def sample(state: State, seat: Side, rng: Random) -> State:
    """A copy of the game in which everything hidden from a seat is drawn anew. It keeps no log."""
    return Sampler(state, seat).draw(rng)


class Sampler:
    """What a seat can tell of a game at one decision of its own, and any number of games that agree with it.

    All that the samples of one moment share is worked out once: what is hidden, where it may lie, which cards
    those are. A player who is given a sampler gets nothing from it but `draw`: nothing hidden goes into that.
    """

    __slots__ = ("_deals", "_frame", "_seat", "half_recalled")

    def __init__(self, state: State, seat: Side, among: frozenset[int] | None = None) -> None:
        """The game is copied: it may go on. A sample has no log that says what the seat remembers; a sampler
        for one is told among which places the unknown ones are."""
        frame = state.clone()
        frame.log, frame.answers, frame.logging = None, None, False
        frame.looks_back()  # which cards there are, wherever they lie, is the same in every sample
        decision = machine.advance(frame)
        if decision is None or decision.side != seat:
            raise NotYourDecision(f"it is not the {seat}'s decision: there is nothing to sample for")
        self._seat: Side = seat
        self._frame = frame
        places = [hidden(state, seat, owner) for owner in SIDES]
        if among is not None:
            places = [tuple(cid for cid in each if cid in among) for each in places]
        self._deals = tuple(_Deal(frame, state, each) for each in places)
        self.half_recalled = half_recalled(state, seat)
        """What the seat saw in its opponent's hand and cannot place any more, each with the chance that it is
        still there. Samples are dealt without regard to it."""

    @property
    def seat(self) -> Side:
        """Whose knowledge it is."""
        return self._seat

    def unknown(self, owner: Side) -> tuple[int, ...]:
        """The places of a player's cards that the seat cannot tell, but for those of installed cards."""
        return self._deals[0 if owner == CORP else 1].open

    def unknown_installed(self, owner: Side) -> tuple[int, ...]:
        """The places of a player's installed cards that the seat cannot tell (`what_fits` there)."""
        return self._deals[0 if owner == CORP else 1].installed

    def all_unknown(self) -> frozenset[int]:
        """All places of cards that the seat cannot tell."""
        return frozenset(
            cid for owner in SIDES for cid in (*self.unknown(owner), *self.unknown_installed(owner))
        )

    def exchange(self, s: State, one: int, other: int) -> None:
        """Exchange the cards that lie in two unknown places of a game that was drawn."""
        cards = s.cards
        mine, theirs = cards[one].face, cards[other].face
        cards[one], cards[other] = _dealt(cards[one], theirs), _dealt(cards[other], mine)
        s.roots = None
        s.eventful = True
        if mine.elsewhere or theirs.elsewhere:
            s.rebuild()

    def draw(self, rng: Random) -> State:
        """A game as it might be, at the same decision."""
        s = self._frame.clone()
        for deal in self._deals:
            deal.to(s, rng)
        if self._seat == RUNNER:
            _bid_anew(s, rng)
        s.rng = rng.getrandbits(64)
        return s


def hidden(s: State, seat: Side, owner: Side) -> tuple[int, ...]:
    """The cards of a player that a seat does not know, in the order of the places where they lie.

    A card with an effect that lasts has been seen, wherever it has gone since.
    """
    known = recalled(s, seat) | {effect.source for effect in s.lingering}
    drawn = {cid for frame in s.stack if isinstance(frame, DrawFrame) for cid, _ in frame.drawn}
    return tuple(
        cid
        for zone in ZONES
        for cid in s.zones[zone]
        if zone != PLAY or s.cards[cid].host >= 0
        if (zone != ASIDE or cid in drawn)
        and s.cards[cid].owner == owner
        and cid not in known
        and not may_name(s, seat, cid)
    )


def _dealt(card: Card, face: Face) -> Card:
    """A place with another card in it: in a hand, a deck or a pile, or unrezzed, a card is active only where
    it says so (9.1.8)."""
    if card.zone != TABLE or card.owner == CORP:
        # Since when would tell that the card that lies there is active, too.
        return card._replace(face=face, active_since=0 if card.zone in face.elsewhere else NOBODY)
    return card._replace(face=face.without(TURNED_DOWN) if card.face.lost == TURNED_DOWN else face)


def _bid_anew(s: State, rng: Random) -> None:
    """The Corp's secret bid in a psi game or a trace is hidden too."""
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, PsiFrame) and frame.stage == PsiStage.RUNNER_HAS_BID:
            s.stack[depth] = frame._replace(corp=rng.randint(0, most(s, CORP, frame.source)))
    if s.edition.policies.trace != "secret":
        return
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, TraceFrame) and frame.stage < TraceStage.CORP_HAS_PAID:
            bid = rng.randint(0, highest_bid(s, frame))
            s.stack[depth] = frame._replace(bid=bid)
            s.last_choice = (bid,)


class OpenSampler(Sampler):
    """The game as it is, with every card open, and only the chance to come drawn anew: for looking at games
    that are over."""

    __slots__ = ()

    def unknown(self, owner: Side) -> tuple[int, ...]:
        """None: every card is open."""
        return ()

    def unknown_installed(self, owner: Side) -> tuple[int, ...]:
        """None."""
        return ()

    def draw(self, rng: Random) -> State:
        """The game itself, at the same decision, with chance of its own."""
        s = self._frame.clone()
        s.rng = rng.getrandbits(64)
        return s


# --- dealing ----------------------------------------------------------------------------------------------


def shuffle(faces: list[Face], rng: Random) -> None:
    """Put faces in random order: `Random.shuffle` asks for each number in three calls."""
    chance = rng.random
    for last in range(len(faces) - 1, 0, -1):
        pick = int(chance() * (last + 1))
        faces[last], faces[pick] = faces[pick], faces[last]


class _Deal:
    """The cards of a player that a seat does not know, ready to be dealt anew to the places they lie in."""

    __slots__ = ("_active", "_loose", "_places", "_pool", "_records", "_strict", "_true", "installed", "open")

    def __init__(self, frame: State, true: State, places: tuple[int, ...]) -> None:
        self._true = true.clone()
        self._places = places
        # Their order is by name: it tells nothing.
        self._pool = sorted((true.cards[cid].face.base for cid in places), key=lambda face: face.name)
        self.installed = tuple(cid for cid in places if frame.cards[cid].zone == TABLE)
        self.open = tuple(cid for cid in places if frame.cards[cid].zone != TABLE)
        self._strict = _Spots(self._pool, [Spot(cid, what_fits(true, cid)) for cid in self.installed])
        self._loose: _Spots | None = None
        self._active = any(frame.is_active(cid) for cid in places) or any(
            face.elsewhere for face in self._pool
        )
        self._records: dict[tuple[int, Face], Card] = {}

    def to(self, s: State, rng: Random) -> None:
        """Deal the cards."""
        cards, records, pool = s.cards, self._records, self._pool
        dealt = self._install(rng)
        taken = set(dealt.values())
        rest = [face for index, face in enumerate(pool) if index not in taken] if taken else pool.copy()
        shuffle(rest, rng)
        for cid in self._places:
            face = pool[dealt[cid]] if cid in dealt else rest.pop()
            record = records.get((cid, face))
            if record is None:
                record = records[cid, face] = _dealt(cards[cid], face)
            cards[cid] = record
        s.roots = None  # other cards may lie there, and of other types
        s.eventful = True
        if self._active:
            s.rebuild()

    def _install(self, rng: Random) -> dict[int, int]:
        """A card of the pool (by its index) for each installed place, uniform over what is possible.

        What a position was set up with may break the rules; then only ice is kept apart from other cards.
        """
        if not self._strict.spots:
            return {}
        for _ in range(TRIES):
            dealt = self._strict.draw(rng)
            if dealt is not None and _together(self._true, dealt, self._pool):
                return dealt
        if self._loose is None:
            spots = [Spot(spot.card, _loosely(self._true, spot.card)) for spot in self._strict.spots]
            self._loose = _Spots(self._pool, spots)
        for _ in range(TRIES):
            dealt = self._loose.draw(rng)
            if dealt is not None:
                return dealt
        raise AssertionError("the cards of this game do not fit into their places")


class _Spots:
    """Hidden places of installed cards, those with the fewest possibilities first."""

    __slots__ = ("sets", "spots")

    def __init__(self, pool: list[Face], spots: list[Spot]) -> None:
        pairs = [(frozenset(i for i, face in enumerate(pool) if spot.fits(face)), spot) for spot in spots]
        pairs.sort(key=lambda pair: len(pair[0]))
        self.sets = [cards for cards, _ in pairs]
        self.spots = [spot for _, spot in pairs]

    def draw(self, rng: Random) -> dict[int, int] | None:
        """A card for each place; None is a failed try."""
        picked = _draw(self.sets, rng)
        if picked is None:
            return None
        return {spot.card: card for spot, card in zip(self.spots, picked, strict=True)}


def _draw(sets: list[frozenset[int]], rng: Random) -> list[int] | None:
    """Different cards, one of each set, all such choices alike likely; None is a failed try.

    Drawing in turn would favour some choices where sets overlap; what a draw had too few rivals for is
    rejected in proportion. Sets that lie inside each other or apart reject nothing.
    """
    picked: list[int] = []
    chance = rng.random
    for place, cards in enumerate(sets):
        left = sorted(cards.difference(picked))
        most = len(cards) - sum(earlier <= cards for earlier in sets[:place])
        if not left or (len(left) < most and chance() * most >= len(left)):
            return None
        picked.append(left[int(chance() * len(left))])
    return picked


# --- what can lie where -----------------------------------------------------------------------------------


def _loosely(s: State, cid: int) -> Fits:
    if s.cards[cid].server not in s.servers:
        return what_fits(s, cid)
    protects = s.cards[cid].face.type == ICE
    return lambda face: (face.type == ICE) == protects


def what_fits(s: State, cid: int) -> Fits:
    """Which cards can lie face down where this one does. A game without a log tells no more than that a card
    with advancement counters was advanced."""
    card = s.cards[cid]
    server = s.servers.get(card.server)
    if server is None:
        return lambda face: face.hidden or card.face.lost == TURNED_DOWN
    if cid in server.ice:
        return lambda face: face.type == ICE and _may_be_at(face, server.id)
    advanced = _was_advanced(s, cid)
    types = ROOT_TYPES if server.remote else (UPGRADE,)
    return lambda face: (
        face.type in types
        and _may_be_at(face, server.id)
        and not _always_face_up(s, face)
        and (not advanced or _advanceable(face))
    )


def _may_be_at(face: Face, server: int) -> bool:
    own = [declaration for _, declaration in face.own.get(ITSELF, ())]
    return all(_allows(d.server, server) for d in own if isinstance(d, InstallOnly))


def _allows(ref: ServerRef, server: int) -> bool:
    match ref:
        case AnyServer():
            return True
        case AnyRemote():
            return server not in CENTRAL_IDS.values()
        case AnyCentral():
            return server in CENTRAL_IDS.values()
        case Central(name=name):
            return CENTRAL_IDS[name] == server
        case OneOf(servers=servers):
            return any(_allows(each, server) for each in servers)
        case Except(server=some, but=others):
            return _allows(some, server) and not _allows(others, server)
    return True


def _always_face_up(s: State, face: Face) -> bool:
    region = s.edition.policies.rez_region and "region" in face.facts.subtypes
    return region or any(isinstance(d, RezOnInstall) for _, d in face.own.get(ITSELF, ()))


def _advanceable(face: Face) -> bool:
    return face.type == AGENDA or any(isinstance(d, Advanceable) for _, d in face.own.get(ITSELF, ()))


def _was_advanced(s: State, cid: int) -> bool:
    """Whether a card hosts counters it got by being advanced; an effect may place them on any card."""
    card = s.cards[cid]
    if not card.count(ADVANCEMENT):
        return False
    placed = False
    for change in backwards(s):
        if change.card == cid and change.object_no == card.object_no:
            if change.kind == "advance":
                return True
            placed = placed or (change.kind == "place" and change.sort == ADVANCEMENT)
    return not placed


def _together(s: State, dealt: dict[int, int], pool: list[Face]) -> bool:
    """Whether the cards of each root can lie there together: one agenda or asset, one region."""
    for server in s.servers.values():
        faces = [pool[dealt[cid]] if cid in dealt else s.cards[cid].face.base for cid in server.root]
        if sum(face.type in ONE_OF for face in faces) > 1 + sum(MORE_ROOM in face.statics for face in faces):
            return False
        if sum("region" in face.facts.subtypes for face in faces) > 1:
            return False
    return True
