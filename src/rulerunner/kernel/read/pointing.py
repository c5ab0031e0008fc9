"""Pointing: the cards and servers that a reference of the language means now."""

from collections.abc import Callable
from typing import Any, Final

from ...lang import refs as r
from ...lang.words import ASIDE, HAND_OF, HEAP, PLAY
from ...state.context import Context as Context
from ...state.frames import DrawFrame, PlayFrame
from ...state.record import LOST, NEW_REMOTE
from ...state.records import CENTRAL_IDS, NOBODY, Change
from ...state.state import State

CARDS: Final[dict[type, Callable[[State, Context, Any], tuple[int, ...]]]] = {}
"""How each reference to cards is read. One to a set of cards is read by a module above this one."""
SERVERS: Final[dict[type, Callable[[State, Context, Any, int], bool]]] = {}
"""Whether a server is one that each kind of reference points at."""


def cards(s: State, ctx: Context, ref: r.Ref) -> tuple[int, ...]:
    """The cards a reference points at."""
    return CARDS[type(ref)](s, ctx, ref)


def at_hand(s: State, ctx: Context, ref: r.Ref) -> tuple[int, ...]:
    """The same, for what acts on them: the card about which something happened is not the same any more, once
    others have moved it (26.03: 1.12.2)."""
    if isinstance(ref, r.That) and ctx.change is not None and ctx.change.object_no == LOST:
        return ()
    return cards(s, ctx, ref)


def _last_encountered(s: State, ctx: Context, ref: r.LastEncountered) -> tuple[int, ...]:
    if ctx.change is not None and ctx.change.kind in RUN_OVER:
        start, end = run_span(s, ctx)
        met = [c.card for c in s.changes_this_turn.get("encounter", ()) if start < c.moment <= end]
        return tuple(met[-1:])
    last, run = s.encounter or s.last_encounter, s.run or s.last_run
    return (last.ice,) if last is not None and run is not None and last.start >= run.start else ()


def _remembered(s: State, ctx: Context, ref: r.Remembered) -> tuple[int, ...]:
    return tuple([c for c, object_no in s.cards[ctx.source].noted if s.cards[c].object_no == object_no])


def _host(s: State, ctx: Context, ref: r.HostOf) -> tuple[int, ...]:
    host = s.cards[ctx.source].host
    return (host,) if host >= 0 else ()


def _top_hosted(s: State, ctx: Context, ref: r.TopHosted) -> tuple[int, ...]:
    return tuple([c for c in s.zones[PLAY] if s.cards[c].host == ctx.source])[-1:]


def _given_up(s: State, ctx: Context, ref: r.GivenUp) -> tuple[int, ...]:
    for frame in reversed(s.stack):
        if isinstance(frame, PlayFrame) and frame.card == ctx.source:
            return frame.given
    return ()


def _top(s: State, ctx: Context, ref: r.Top) -> tuple[int, ...]:
    pile = s.zones[ref.zone]
    return pile[::-1][: ref.amount] if ref.zone == HEAP else pile[: ref.amount]


CARDS.update(
    {
        r.This: lambda s, x, ref: (x.source,) if x.source >= 0 else (),
        r.That: lambda s, x, ref: (x.change.card,) if x.change is not None and x.change.card >= 0 else (),
        r.Chosen: lambda s, x, ref: x.chosen[ref.slot] if ref.slot < len(x.chosen) else (),
        r.Encountered: lambda s, x, ref: (s.encounter.ice,) if s.encounter is not None else (),
        r.LastEncountered: _last_encountered,
        r.Approached: lambda s, x, ref: (s.run.ice,) if s.run is not None and s.run.approaching else (),
        r.Accessed: lambda s, x, ref: (s.access.card,) if s.access is not None else (),
        r.Remembered: _remembered,
        r.HostOf: _host,
        r.Bound: lambda s, x, ref: (x.bound,) if x.bound >= 0 else (),
        r.TopHosted: _top_hosted,
        r.Affected: lambda s, x, ref: x.affected,
        r.GivenUp: _given_up,
        r.Top: _top,
        r.Those: lambda s, x, ref: in_view(s, x),
    }
)


def accessed_among(s: State, cards: tuple[int, ...]) -> int:
    """The card that is being accessed, if it is one of these and has not moved; or `NOBODY`."""
    access = s.access
    if access is None or access.card not in cards:
        return NOBODY
    return access.card if s.cards[access.card].object_no == access.object_no else NOBODY


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
    return SERVERS[type(ref)](s, ctx, ref, server)


def _here(s: State, ctx: Context, ref: r.ThisServer, server: int) -> bool:
    here = ctx.here if ctx.here >= 0 else standing(s, ctx.source)
    return server != NOBODY and here == server


def _one_of(s: State, ctx: Context, ref: r.OneOf, server: int) -> bool:
    return any(at_server(s, ctx, each, server) for each in ref.servers)


def _except(s: State, ctx: Context, ref: r.Except, server: int) -> bool:
    return at_server(s, ctx, ref.server, server) and not at_server(s, ctx, ref.but, server)


def _meeting(s: State, ctx: Context, ref: r.Meeting, server: int) -> bool:
    return all(at_server(s, ctx, each, server) for each in ref.servers)


def _already_run(s: State, ctx: Context, ref: r.AlreadyRun, server: int) -> bool:
    return any(change.server == server for change in s.changes_this_turn.get("server announced", ()))


def _won_this_turn(s: State, ctx: Context, ref: r.WonThisTurn, server: int) -> bool:
    return any(change.server == server for change in s.changes_this_turn.get("successful run", ()))


def _last_won(s: State, ctx: Context, ref: r.LastWon, server: int) -> bool:
    won = s.changes_this_turn.get("successful run", ())
    return bool(won) and won[-1].server == server


def _that_server(s: State, ctx: Context, ref: r.ThatServer, server: int) -> bool:
    return ctx.change is not None and server != NOBODY and ctx.change.server == server


def _server_of(s: State, ctx: Context, ref: r.ServerOf, server: int) -> bool:
    return server != NOBODY and any(home(s, cid) == server for cid in cards(s, ctx, ref.ref))


def _remembered_server(s: State, ctx: Context, ref: r.RememberedServer, server: int) -> bool:
    return server != NOBODY and s.cards[ctx.source].noted_server == server


def _marked(s: State, ctx: Context, ref: r.YourMark, server: int) -> bool:
    return server != NOBODY and "mark" in s.lasting_headings and mark(s) == server


def _protected(s: State, ctx: Context, ref: r.ProtectedServer, server: int) -> bool:
    return server in s.servers and bool(s.servers[server].ice) and at_server(s, ctx, ref.server, server)


SERVERS.update(
    {
        r.AnyServer: lambda s, x, ref, server: server != NOBODY,
        r.ThisServer: _here,
        r.Attacked: lambda s, x, ref, server: s.run is not None and s.run.server == server,
        r.Central: lambda s, x, ref, server: CENTRAL_IDS[ref.name] == server,
        r.AnyRemote: lambda s, x, ref, server: server > 2 or server == NEW_REMOTE,
        r.AnyCentral: lambda s, x, ref, server: 0 <= server <= 2,
        r.OneOf: _one_of,
        r.Except: _except,
        r.Occupied: lambda s, x, ref, server: server in s.servers and bool(s.servers[server].root),
        r.Meeting: _meeting,
        r.Protected: lambda s, x, ref, server: server in s.servers and bool(s.servers[server].ice),
        r.AlreadyRun: _already_run,
        r.WonThisTurn: _won_this_turn,
        r.LastWon: _last_won,
        r.ThatServer: _that_server,
        r.NewRemote: lambda s, x, ref, server: server == NEW_REMOTE,
        r.ServerOf: _server_of,
        r.RememberedServer: _remembered_server,
        r.YourMark: _marked,
        r.ProtectedServer: _protected,
    }
)


def mark(s: State) -> int:
    """The server designated as the mark, or `NOBODY`: a lingering effect of the turn (26.03: 10.11.4)."""
    for effect in s.lingering:
        if effect.heading == "mark" and effect.until == s.turn:
            return effect.here
    return NOBODY


def marked_since(s: State) -> int:
    """The moment the mark was identified."""
    return max((effect.active_since for effect in s.lingering if effect.heading == "mark"), default=0)


RUN_OVER: Final = ("run ends", "unsuccessful run")


def run_span(s: State, ctx: Context) -> tuple[int, int]:
    """The moments of the run in question: after the first, up to the second. It is the one whose end is being
    reacted to, though another has been made since; else the one in progress, or the last. What is done once a
    run has ended, though because of it, is not done during it."""
    over = ctx.change
    if over is not None and over.kind in RUN_OVER:
        announced = s.changes_this_turn.get("server announced", ())
        start = next((c.moment - 1 for c in reversed(announced) if c.moment < over.moment), 0)
        return start, _run_end(s, over.moment - 1)
    run = s.run or s.last_run
    if run is None:
        return s.moment, s.moment
    return run.start, s.moment if s.run is not None else _run_end(s, run.start)


def spent_in_run(s: State, ctx: Context, side: str) -> list[Change]:
    """Each time a player has spent credits in the run in question."""
    start, end = run_span(s, ctx)
    spent = s.changes_this_turn.get("spend credits", ())
    return [change for change in spent if change.side == side and start < change.moment <= end]


def _run_end(s: State, after: int) -> int:
    """The moment the first run to end after another moment did, or now."""
    ends = s.changes_this_turn.get("run ends", ())
    return next((end.moment for end in ends if end.moment > after), s.moment)


def encounter_over(s: State, ctx: Context) -> Change | None:
    """The end of an encounter that is being reacted to, or the one before the ice was passed."""
    over = ctx.change
    if over is None or over.kind == "encounter ends":
        return over
    if over.kind != "pass":
        return None
    ends = s.changes_this_turn.get("encounter ends", ())
    return next((end for end in reversed(ends) if end.moment < over.moment), None)


def encounter_span(s: State, ctx: Context) -> tuple[int, int]:
    """The moments of the encounter in question: the one that is over, though it was in the middle of another
    or another has been since; else the one in progress, or the last."""
    over = encounter_over(s, ctx)
    if over is not None:
        return _begun(s, over), over.moment
    encounter = s.encounter or s.last_encounter
    return encounter.start if encounter is not None else s.moment, s.moment


def _begun(s: State, over: Change) -> int:
    """The moment before the encounter that ended then began: those within it began and ended in between."""
    met = s.changes_this_turn.get("encounter", ())
    ends = [end.moment for end in s.changes_this_turn.get("encounter ends", ()) if end.moment < over.moment]
    for begun in reversed(met):
        if begun.moment > over.moment:
            continue
        if not ends or ends[-1] < begun.moment:
            return begun.moment - 1
        ends.pop()
    return 0


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
