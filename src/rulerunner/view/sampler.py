"""A game as it might be: the cards a seat cannot know, dealt anew among the places where they may lie.

A sample agrees with everything its seat sees and remembers: the view of it is the same view. Which card lies
in which hidden place is uniform over what is possible there (ice protects, agendas and assets lie one to a
remote server...), and the chance to come is new. The sample depends on nothing hidden.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ..kernel import machine
from ..kernel.may.affording import funds
from ..lang.face import Face
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
from ..state.frames import DrawFrame, TraceFrame
from ..state.records import CENTRAL_IDS
from ..state.stages import TraceStage
from ..state.state import State, backwards
from .knowledge import may_name
from .recall import recalled

TRIES: Final = 2000
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
    s = state.clone()
    s.log, s.answers, s.logging = None, None, False
    decision = machine.advance(s)
    if decision is None or decision.side != seat:
        raise NotYourDecision(f"it is not the {seat}'s decision: there is nothing to sample for")
    for owner in (CORP, RUNNER):
        _deal(s, state, hidden(state, seat, owner), rng)
    if seat == RUNNER:
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
        if zone != PLAY
        for cid in s.zones[zone]
        if (zone != ASIDE or cid in drawn)
        and s.cards[cid].owner == owner
        and cid not in known
        and not may_name(s, seat, cid)
    )


def _bid_anew(s: State, rng: Random) -> None:
    """The Corp's secret bid in a trace is hidden too."""
    if s.edition.policies.trace != "secret":
        return
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, TraceFrame) and frame.stage < TraceStage.CORP_HAS_PAID:
            bid = rng.randint(0, min(frame.base, funds(s, CORP, "trace", frame.source)))
            s.stack[depth] = frame._replace(bid=bid)
            s.last_choice = (bid,)


# --- dealing ----------------------------------------------------------------------------------------------


def _deal(s: State, true: State, places: tuple[int, ...], rng: Random) -> None:
    """Deal the cards that lie in these places to them anew. Their order is by name: it tells nothing."""
    pool = sorted((true.cards[cid].face for cid in places), key=lambda face: face.name)
    spots = [Spot(cid, _fits(true, cid)) for cid in places if s.cards[cid].zone == TABLE]
    dealt = _install(true, spots, pool, rng)
    rest = [face for index, face in enumerate(pool) if index not in dealt.values()]
    rng.shuffle(rest)
    for cid in places:
        face = pool[dealt[cid]] if cid in dealt else rest.pop()
        s.cards[cid] = s.cards[cid]._replace(face=face)
    if any(s.is_active(cid) for cid in places):
        s.rebuild()


def _install(s: State, spots: list[Spot], pool: list[Face], rng: Random) -> dict[int, int]:
    """A card of the pool (by its index) for each installed place, uniform over what is possible.

    What a position was set up with may break the rules; then only ice is kept apart from other cards.
    """
    for choices in (spots, [Spot(spot.card, _loosely(s, spot.card)) for spot in spots]):
        sets = [frozenset(i for i, face in enumerate(pool) if spot.fits(face)) for spot in choices]
        order = sorted(range(len(sets)), key=lambda i: len(sets[i]))
        for _ in range(TRIES):
            picked = _draw([sets[i] for i in order], rng)
            dealt = {choices[i].card: card for i, card in zip(order, picked or (), strict=False)}
            if picked is not None and (choices is not spots or _together(s, dealt, pool)):
                return dealt
    raise AssertionError("the cards of this game do not fit into their places")


def _draw(sets: list[frozenset[int]], rng: Random) -> list[int] | None:
    """Different cards, one of each set, all such choices alike likely; None is a failed try.

    Drawing in turn would favour some choices where sets overlap; what a draw had too few rivals for is
    rejected in proportion. Sets that lie inside each other or apart reject nothing.
    """
    picked: list[int] = []
    for place, cards in enumerate(sets):
        left = sorted(cards.difference(picked))
        most = len(cards) - sum(earlier <= cards for earlier in sets[:place])
        if not left or (len(left) < most and rng.random() * most >= len(left)):
            return None
        picked.append(left[rng.randrange(len(left))])
    return picked


# --- what can lie where -----------------------------------------------------------------------------------


def _loosely(s: State, cid: int) -> Fits:
    if s.cards[cid].server not in s.servers:
        return _fits(s, cid)
    protects = s.cards[cid].face.type == ICE
    return lambda face: (face.type == ICE) == protects


def _fits(s: State, cid: int) -> Fits:
    """Which cards can lie face down where this one does."""
    card = s.cards[cid]
    server = s.servers.get(card.server)
    if server is None:
        return lambda face: face.hidden
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
    own = [declaration for _, declaration in face.own.get("self", ())]
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
    return region or any(isinstance(d, RezOnInstall) for _, d in face.own.get("self", ()))


def _advanceable(face: Face) -> bool:
    return face.type == AGENDA or any(isinstance(d, Advanceable) for _, d in face.own.get("self", ()))


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
        faces = [pool[dealt[cid]] if cid in dealt else s.cards[cid].face for cid in server.root]
        if sum(face.type in ONE_OF for face in faces) > 1:
            return False
        if sum("region" in face.facts.subtypes for face in faces) > 1:
            return False
    return True
