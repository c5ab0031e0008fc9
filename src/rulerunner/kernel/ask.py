"""Reading the language against the game: references, filters, quantities, conditions."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, final

from ..lang import conditions as c
from ..lang import filters as f
from ..lang import quantities as q
from ..lang import refs as r
from ..lang.quantities import Number
from ..lang.words import CORP, TABLE, Side, relative
from ..state.context import Context as Context
from ..state.frames import BlockFrame
from ..state.records import CENTRAL_IDS, NOBODY, Change
from ..state.state import State


@final
class Ctx(Context):
    """A context of its own, for questions asked outside a resolving ability."""

    FIELDS = ("source", "side", "change", "chosen", "x", "last", "bound", "affected", "here")
    __slots__ = ()

    def __init__(
        self,
        source: int,
        side: Side,
        change: Change | None = None,
        chosen: tuple[tuple[int, ...], ...] = ((), ()),
        x: int = 0,
        last: int = 0,
        bound: int = NOBODY,
        affected: tuple[int, ...] = (),
        here: int = NOBODY,
    ) -> None:
        self.source = source
        self.side = side
        self.change = change
        self.chosen = chosen
        self.x = x
        self.last = last
        self.bound = bound
        self.affected = affected
        self.here = here
        """The server the source was at, whatever has become of it since."""


@cache
def plain(source: int, side: Side) -> Ctx:
    """The context of a question about a card alone: asked so often that each is made once."""
    return Ctx(source, side)


def about(s: State, source: int) -> Ctx:
    """The context of a card's own abilities."""
    return plain(source, s.cards[source].owner if source >= 0 else CORP)


def player(ctx: Context, word: str) -> Side:
    """Who "you" and "opponent" are."""
    return ctx.side if word == "you" else relative(word, ctx.side)


# --- references -------------------------------------------------------------------------------------------


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
    if kind is r.Affected:
        return ctx.affected
    raise TypeError(f"no reading for {kind.__name__}")


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
        return server > 2
    if kind is r.AnyCentral:
        return 0 <= server <= 2
    if isinstance(ref, r.OneOf):
        return any(at_server(s, ctx, each, server) for each in ref.servers)
    if isinstance(ref, r.Except):
        return at_server(s, ctx, ref.server, server) and not at_server(s, ctx, ref.but, server)
    if kind is r.AlreadyRun:
        return any(change.server == server for change in s.changes_this_turn.get("server announced", ()))
    if kind is r.ThatServer:
        return ctx.change is not None and server != NOBODY and ctx.change.server == server
    if kind is r.RememberedServer:
        return server != NOBODY and s.cards[ctx.source].noted_server == server
    raise TypeError(f"no reading for {kind.__name__}")


def servers(s: State, ctx: Context, ref: r.ServerRef) -> tuple[int, ...]:
    """The servers a reference points at."""
    return tuple(id for id in s.servers if at_server(s, ctx, ref, id))


# --- filters ----------------------------------------------------------------------------------------------


def matches(s: State, ctx: Context, filter: f.Filter, cid: int) -> bool:
    """Whether a card is in a set."""
    return FILTERS[type(filter)](s, ctx, filter, cid)


def has_subtype(s: State, cid: int, subtype: str) -> bool:
    """Whether a card has a subtype, printed or gained."""
    if subtype in s.cards[cid].face.facts.subtypes:
        return True
    if "subtype" not in s.statics and not s.lingering:
        return False
    from .derive import gained_subtype

    return gained_subtype(s, cid, subtype)


def _side(s: State, ctx: Context, word: str, cid: int) -> bool:
    return s.cards[cid].owner == player(ctx, word)


def _at(s: State, ctx: Context, filter: f.AtServer, cid: int) -> bool:
    card = s.cards[cid]
    if card.zone != TABLE or card.server < 0 or not at_server(s, ctx, filter.server, card.server):
        return False
    if filter.part == "any":
        return True
    return (cid in s.servers[card.server].ice) == (filter.part == "ice")


def _copy_of(s: State, ctx: Context, filter: f.CopyOf, cid: int) -> bool:
    originals = cards(s, ctx, filter.ref)
    return cid not in originals and any(s.cards[c].face.name == s.cards[cid].face.name for c in originals)


def _underwent(s: State, ctx: Context, filter: f.Underwent, cid: int) -> bool:
    changes = s.changes_this_turn.get(filter.kind)
    if not changes:
        return False
    start = s.run.start if filter.within == "run" and s.run is not None else 0
    object_no = s.cards[cid].object_no
    return any(
        change.card == cid and change.object_no == object_no and change.moment > start for change in changes
    )


def _can_advance(s: State, cid: int) -> bool:
    card = s.cards[cid]
    return card.zone == TABLE and card.owner == CORP and card.face.advanceable


def _strength(s: State, cid: int) -> int:
    from .derive import strength

    return strength(s, cid)


def _both(s: State, ctx: Context, filter: f.Both, cid: int) -> bool:
    left, right = filter.left, filter.right
    return FILTERS[type(left)](s, ctx, left, cid) and FILTERS[type(right)](s, ctx, right, cid)


def _either(s: State, ctx: Context, filter: f.Either, cid: int) -> bool:
    left, right = filter.left, filter.right
    return FILTERS[type(left)](s, ctx, left, cid) or FILTERS[type(right)](s, ctx, right, cid)


Test = Callable[[State, Any, Any, int], bool]
FILTERS: Final[dict[type, Test]] = {
    f.Both: _both,
    f.Either: _either,
    f.Not: lambda s, x, t, i: not FILTERS[type(t.inner)](s, x, t.inner, i),
    f.Anything: lambda s, x, t, i: True,
    f.Is: lambda s, x, t, i: s.cards[i].face.type == t.type,
    f.Has: lambda s, x, t, i: has_subtype(s, i, t.subtype),
    f.Named: lambda s, x, t, i: s.cards[i].face.name == t.name,
    f.Of: lambda s, x, t, i: _side(s, x, t.side, i),
    f.In: lambda s, x, t, i: s.cards[i].zone == t.zone,
    f.Installed: lambda s, x, t, i: s.cards[i].zone == TABLE,
    f.Rezzed: lambda s, x, t, i: s.cards[i].zone == TABLE and s.cards[i].owner == CORP and s.cards[i].faceup,
    f.Unrezzed: lambda s, x, t, i: (
        s.cards[i].zone == TABLE and s.cards[i].owner == CORP and not s.cards[i].faceup
    ),
    f.FaceUp: lambda s, x, t, i: s.cards[i].faceup,
    f.Same: lambda s, x, t, i: i in cards(s, x, t.ref),
    f.HostedOn: lambda s, x, t, i: s.cards[i].host >= 0 and s.cards[i].host in cards(s, x, t.ref),
    f.CopyOf: _copy_of,
    f.Underwent: _underwent,
    f.AtServer: _at,
    f.WithCounters: lambda s, x, t, i: s.cards[i].count(t.kind) >= t.at_least,
    f.CostAtMost: lambda s, x, t, i: (s.cards[i].face.facts.cost or 0) <= t.most,
    f.StrengthAtMost: lambda s, x, t, i: _strength(s, i) <= t.most,
    f.CanAdvance: lambda s, x, t, i: _can_advance(s, i),
    f.Unbroken: lambda s, x, t, i: (
        s.encounter is not None
        and s.encounter.ice == i
        and len(s.encounter.broken) < len(s.cards[i].face.subs)
    ),
}


def zones_of(filter: f.Filter) -> tuple[str, ...]:
    """The zones a filter's cards can be in, so that only those are searched; empty means the table."""
    if isinstance(filter, f.In):
        return (filter.zone,)
    if isinstance(filter, f.Both):
        return zones_of(filter.left) or zones_of(filter.right)
    if isinstance(filter, f.Either):
        return zones_of(filter.left) + zones_of(filter.right)
    return ()


def select(s: State, ctx: Context, filter: f.Filter) -> tuple[int, ...]:
    """All cards of a set. Installed cards unless the set names a zone."""
    found: list[int] = []
    test = FILTERS[type(filter)]
    for zone in zones_of(filter) or (TABLE,):
        found += [cid for cid in s.zones[zone] if test(s, ctx, filter, cid)]
    return tuple(found)


def exists(s: State, ctx: Context, filter: f.Filter) -> bool:
    """Whether a set has any card."""
    test = FILTERS[type(filter)]
    for zone in zones_of(filter) or (TABLE,):
        for cid in s.zones[zone]:
            if test(s, ctx, filter, cid):
                return True
    return False


# --- quantities -------------------------------------------------------------------------------------------


def number(s: State, ctx: Context, amount: Number) -> int:
    """The value of a quantity now."""
    if isinstance(amount, int):
        return amount
    return NUMBERS[type(amount)](s, ctx, amount)


def _counters(s: State, ctx: Context, cid: int, kind: str) -> int:
    """Counters on a card. On a source that has moved since the ability was triggered (9.1.4), or an agenda
    whose being scored or stolen triggered it (26.03: 1.17.8), those it last had."""
    card, change = s.cards[cid], ctx.change
    if cid == ctx.source and isinstance(ctx, BlockFrame) and ctx.object_no < card.object_no:
        return sum(number for name, number in card.had if name == kind and ctx.object_no != NOBODY)
    if kind == "advancement" and change is not None and change.card == cid and change.kind in TAKEN:
        return sum(number for name, number in card.had if name == kind)
    return card.count(kind)


TAKEN: Final = ("score", "steal")


def _times_this_run(s: State, ctx: Context, quantity: q.TimesThisRun) -> int:
    run = s.run or s.last_run
    start = run.start if run is not None else s.moment
    return sum(change.moment > start for change in s.changes_this_turn.get(quantity.kind, ()))


def _link(s: State) -> int:
    from .derive import link

    return link(s)


Count = Callable[[State, Any, Any], int]
NUMBERS: Final[dict[type, Count]] = {
    q.Count: lambda s, x, n: len(select(s, x, n.filter)),
    q.CountersOn: lambda s, x, n: sum(_counters(s, x, i, n.kind) for i in cards(s, x, n.ref)),
    q.SubroutinesOn: lambda s, x, n: sum(len(s.cards[i].face.subs) for i in cards(s, x, n.ref)),
    q.StrengthOf: lambda s, x, n: sum(_strength(s, i) for i in cards(s, x, n.ref)),
    q.TimesThisRun: _times_this_run,
    q.Infection: lambda s, x, n: s.loose_counters.get((n.kind, getattr(x, "here", NOBODY)), 0),
    q.PointsThisTurn: lambda s, x, n: sum(
        s.cards[change.card].face.facts.points or 0
        for change in s.changes_this_turn.get(n.kind, ())
        if change.card >= 0 and (not n.side or change.side == player(x, n.side))
    ),
    q.Depending: lambda s, x, n: number(s, x, n.then if holds(s, x, n.condition) else n.otherwise),
    q.CostOf: lambda s, x, n: sum(s.cards[i].face.facts.cost or 0 for i in cards(s, x, n.ref)),
    q.Times: lambda s, x, n: n.factor * number(s, x, n.each),
    q.Plus: lambda s, x, n: number(s, x, n.left) + number(s, x, n.right),
    q.Halved: lambda s, x, n: number(s, x, n.of) // 2,
    q.AtMost: lambda s, x, n: min(number(s, x, n.number), number(s, x, n.limit)),
    q.CreditsOf: lambda s, x, n: s.players[player(x, n.side)].credits,
    q.ClicksOf: lambda s, x, n: s.players[player(x, n.side)].clicks,
    q.Tags: lambda s, x, n: s.players["runner"].tags,
    q.BadPublicity: lambda s, x, n: s.players["corp"].bad_publicity,
    q.Link: lambda s, x, n: _link(s),
    q.CardsIn: lambda s, x, n: len(s.zones[n.zone]),
    q.ThatMany: lambda s, x, n: x.change.n if x.change is not None else 0,
    q.LastAmount: lambda s, x, n: x.last,
    q.TheX: lambda s, x, n: x.x,
    q.TraceStrength: lambda s, x, n: s.trace.strength if s.trace is not None else 0,
    q.TimesThisTurn: lambda s, x, n: sum(
        not n.side or change.side == player(x, n.side) for change in s.changes_this_turn.get(n.kind, ())
    ),
}


# --- conditions -------------------------------------------------------------------------------------------


def holds(s: State, ctx: Context, condition: c.Condition | None) -> bool:
    """Whether a condition is true now."""
    return condition is None or CONDITIONS[type(condition)](s, ctx, condition)


def _during_run(s: State, ctx: Context, condition: c.DuringRun) -> bool:
    run = s.run
    if run is None or not run.begun:
        return False
    return condition.server is None or at_server(s, ctx, condition.server, run.server)


def _during_encounter(s: State, ctx: Context, condition: c.DuringEncounter) -> bool:
    if s.encounter is None:
        return False
    return condition.ref is None or s.encounter.ice in cards(s, ctx, condition.ref)


def _run_was(s: State, ctx: Context, condition: c.RunWas) -> bool:
    run = s.run or s.last_run
    if run is None:
        return False
    return run.successful if condition.outcome == "successful" else run.unsuccessful


def _fully(s: State, ctx: Context, condition: c.FullyBroken) -> bool:
    over = ctx.change is not None and ctx.change.kind == "encounter ends"
    encounter = s.last_encounter if over else s.encounter or s.last_encounter
    return encounter is not None and encounter.fully


def _happened(s: State, ctx: Context, condition: c.Happened) -> bool:
    side = player(ctx, condition.side) if condition.side else ""
    changes_this_turn, start = s.changes_this_turn, 0
    if condition.within == "last turn":
        changes_this_turn = s.changes_last_turn.get("corp" if side == CORP else "runner", {})
    changes = changes_this_turn.get(condition.kind)
    if not changes:
        return False
    if condition.within == "run":
        run = s.run or s.last_run
        start = run.start if run is not None else s.moment
    elif condition.within == "encounter":
        encounter = s.encounter or s.last_encounter
        start = encounter.start if encounter is not None else s.moment
    by = cards(s, ctx, condition.source) if condition.source is not None else ()
    return any(
        change.moment > start
        and side in ("", change.side)
        and (
            condition.subject is None
            or (change.card >= 0 and matches(s, ctx, condition.subject, change.card))
        )
        and (condition.server is None or at_server(s, ctx, condition.server, change.server))
        and (condition.source is None or change.source in by or any(c in by for c in change.cards))
        for change in changes
    )


Truth = Callable[[State, Any, Any], bool]
CONDITIONS: Final[dict[type, Truth]] = {
    c.AllOf: lambda s, x, k: all(holds(s, x, part) for part in k.parts),
    c.AnyOf: lambda s, x, k: any(holds(s, x, part) for part in k.parts),
    c.No: lambda s, x, k: not holds(s, x, k.inner),
    c.Tagged: lambda s, x, k: s.players["runner"].tags > 0,
    c.DuringRun: _during_run,
    c.DuringEncounter: _during_encounter,
    c.DuringTurn: lambda s, x, k: s.active == player(x, k.side),
    c.RunWas: _run_was,
    c.AtLeast: lambda s, x, k: number(s, x, k.number) >= number(s, x, k.least),
    c.Exists: lambda s, x, k: exists(s, x, k.filter),
    c.Matches: lambda s, x, k: any(matches(s, x, k.filter, i) for i in cards(s, x, k.ref)),
    c.FullyBroken: _fully,
    c.Happened: _happened,
    c.DidIt: lambda s, x, k: x.last > 0,
    c.Empty: lambda s, x, k: (k.kind, 0) in s.cards[x.source].counters,
    c.Odd: lambda s, x, k: number(s, x, k.number) % 2 == 1,
    c.Charged: lambda s, x, k: s.players[x.side].clicks_spent == 0,
}
