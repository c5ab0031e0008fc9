"""Pointing: the cards and servers that a reference of the language means now."""

from collections.abc import Callable
from typing import Any, Final

from ...lang import refs as r
from ...lang.words import ASIDE, HAND_OF, HEAP, PLAY
from ...state.context import Context as Context
from ...state.frames import DrawFrame, PlayFrame
from ...state.record import NEW_REMOTE
from ...state.records import CENTRAL_IDS, NOBODY
from ...state.state import State

SETS: Final[dict[type, Callable[[State, Any, Any], tuple[int, ...]]]] = {}
"""References to sets of cards: sets are read by a module above this one, which says how."""


def cards(s: State, ctx: Context, ref: r.Ref) -> tuple[int, ...]:
    """The cards a reference points at."""
    kind = type(ref)
    if kind is r.This:
        return (ctx.source,) if ctx.source >= 0 else ()
    if kind is r.That:
        return (ctx.change.card,) if ctx.change is not None and ctx.change.card >= 0 else ()
    if isinstance(ref, r.Chosen):
        return ctx.chosen[ref.slot] if ref.slot < len(ctx.chosen) else ()
    if kind is r.Encountered:
        return (s.encounter.ice,) if s.encounter is not None else ()
    if kind is r.LastEncountered:
        last, run = s.encounter or s.last_encounter, s.run or s.last_run
        return (last.ice,) if last is not None and run is not None and last.start >= run.start else ()
    if kind is r.Approached:
        return (s.run.ice,) if s.run is not None and s.run.approaching else ()
    if kind is r.Accessed:
        return (s.access.card,) if s.access is not None else ()
    if kind is r.Remembered:
        return tuple(c for c, object_no in s.cards[ctx.source].noted if s.cards[c].object_no == object_no)
    if kind is r.HostOf:
        host = s.cards[ctx.source].host
        return (host,) if host >= 0 else ()
    if kind is r.Bound:
        return (ctx.bound,) if ctx.bound >= 0 else ()
    if kind is r.TopHosted:
        return tuple(c for c in s.zones[PLAY] if s.cards[c].host == ctx.source)[-1:]
    if kind is r.Affected:
        return ctx.affected
    if kind is r.GivenUp:
        return next(
            (f.given for f in reversed(s.stack) if isinstance(f, PlayFrame) and f.card == ctx.source), ()
        )
    if isinstance(ref, r.Top):
        if ref.zone == HEAP:
            return s.zones[HEAP][::-1][: ref.amount]
        return s.zones[ref.zone][: ref.amount]
    if kind is r.Those:
        return in_view(s, ctx)
    if kind in SETS:
        return SETS[kind](s, ctx, ref)
    raise TypeError(f"no reading for {kind.__name__}")


def in_view(s: State, ctx: Context) -> tuple[int, ...]:
    """The cards in view that are still the objects they were when they came into it."""
    return tuple([c for c, object_no in ctx.those if s.cards[c].object_no == object_no])


def drawn(s: State, ctx: Context) -> tuple[int, ...]:
    """The cards just drawn: those that lie aside, or, where the edition draws into the hand, those there."""
    change = ctx.change
    if change is None or change.kind != "draw":
        return ()
    for frame in reversed(s.stack):
        if isinstance(frame, DrawFrame):
            still = (c for c, object_no in frame.drawn if s.cards[c].object_no == object_no)
            return tuple([c for c in still if s.cards[c].zone == ASIDE and s.cards[c].owner == change.side])
    return tuple([c for c in change.cards if s.cards[c].zone in HAND_OF.values()])


def one(s: State, ctx: Context, ref: r.Ref) -> int:
    """The card a reference points at, or `NOBODY`."""
    found = cards(s, ctx, ref)
    return found[0] if found else NOBODY


def standing(s: State, cid: int) -> int:
    """The server a card is at; for a hosted card, that of its host (26.03: 4.6.6k)."""
    card = s.cards[cid]
    while card.server < 0 <= card.host:
        card = s.cards[card.host]
    return card.server


def at_server(s: State, ctx: Context, ref: r.ServerRef, server: int) -> bool:
    """Whether a server is one the reference points at."""
    kind = type(ref)
    if kind is r.AnyServer:
        return server != NOBODY
    if kind is r.ThisServer:
        here = ctx.here if ctx.here >= 0 else standing(s, ctx.source)
        return server != NOBODY and here == server
    if kind is r.Attacked:
        return s.run is not None and s.run.server == server
    if isinstance(ref, r.Central):
        return CENTRAL_IDS[ref.name] == server
    if kind is r.AnyRemote:
        return server > 2 or server == NEW_REMOTE
    if kind is r.AnyCentral:
        return 0 <= server <= 2
    if isinstance(ref, r.OneOf):
        return any(at_server(s, ctx, each, server) for each in ref.servers)
    if isinstance(ref, r.Except):
        return at_server(s, ctx, ref.server, server) and not at_server(s, ctx, ref.but, server)
    if kind is r.Occupied:
        return server in s.servers and bool(s.servers[server].root)
    if isinstance(ref, r.Meeting):
        return all(at_server(s, ctx, each, server) for each in ref.servers)
    if kind is r.Protected:
        return server in s.servers and bool(s.servers[server].ice)
    if kind is r.AlreadyRun:
        return any(change.server == server for change in s.changes_this_turn.get("server announced", ()))
    if kind is r.WonThisTurn:
        return any(change.server == server for change in s.changes_this_turn.get("successful run", ()))
    if kind is r.LastWon:
        won = s.changes_this_turn.get("successful run", ())
        return bool(won) and won[-1].server == server
    if kind is r.ThatServer:
        return ctx.change is not None and server != NOBODY and ctx.change.server == server
    if kind is r.NewRemote:
        return server == NEW_REMOTE
    if isinstance(ref, r.ServerOf):
        return server != NOBODY and any(home(s, cid) == server for cid in cards(s, ctx, ref.ref))
    if kind is r.RememberedServer:
        return server != NOBODY and s.cards[ctx.source].noted_server == server
    if kind is r.YourMark:
        return server != NOBODY and "mark" in s.lasting_headings and mark(s) == server
    if isinstance(ref, r.ProtectedServer):
        return server in s.servers and bool(s.servers[server].ice) and at_server(s, ctx, ref.server, server)
    raise TypeError(f"no reading for {kind.__name__}")


def mark(s: State) -> int:
    """The server designated as the mark, or `NOBODY`: a lingering effect of the turn (26.03: 10.11.4)."""
    for effect in s.lingering:
        if effect.heading == "mark" and effect.until == s.turn:
            return effect.here
    return NOBODY


def marked_since(s: State) -> int:
    """The moment the mark was identified."""
    return max((effect.active_since for effect in s.lingering if effect.heading == "mark"), default=0)


def run_span(s: State) -> tuple[int, int]:
    """The moments of the run in progress, or of the last one: after the first, up to the second. What is done
    once a run has ended, though because of it, is not done during it."""
    run = s.run or s.last_run
    if run is None:
        return s.moment, s.moment
    if s.run is not None:
        return run.start, s.moment
    ends = [end.moment for end in s.changes_this_turn.get("run ends", ()) if end.moment > run.start]
    return run.start, ends[0] if ends else s.moment


def servers(s: State, ctx: Context, ref: r.ServerRef) -> tuple[int, ...]:
    """The servers a reference points at."""
    return tuple(id for id in s.servers if at_server(s, ctx, ref, id))


def destinations(s: State, ctx: Context, ref: r.ServerRef) -> tuple[int, ...]:
    """The servers a reference points at as places to install something, a new remote server among them."""
    return tuple(id for id in (*s.servers, NEW_REMOTE) if at_server(s, ctx, ref, id))


def home(s: State, cid: int) -> int:
    """The server a card is at: where it is installed, or the central server its zone belongs to."""
    card = s.cards[cid]
    return card.server if card.server >= 0 else CENTRAL_IDS.get(card.zone, NOBODY)
