"""Filters: whether a card is in a set."""

from typing import Final

from ...lang import filters as f
from ...lang.demands import is_trash_ability
from ...lang.face import TURNED_DOWN
from ...lang.words import AGENDA, CORP, HAND_OF, IDENTITIES, OUTSIDE, RUNNER, TABLE, TYPES
from ...state.context import Context as Context
from ...state.frames import BlockFrame
from ...state.named import NAME, TYPE
from ...state.records import NOBODY
from ...state.state import State
from .context import player
from .earlier import face_affected
from .evaluate import FILTERS, number, select
from .exchanging import may_exchange
from .naming import name_of
from .pointing import at_server, cards, drawn, run_span
from .subroutines import subroutines
from .values import cost_asked, has_subtype, points, strength, trash_cost


def _side(s: State, ctx: Context, word: str, cid: int) -> bool:
    return s.cards[cid].owner == player(ctx, word)


def _at(s: State, ctx: Context, filter: f.AtServer, cid: int) -> bool:
    card = s.cards[cid]
    if card.zone != TABLE or card.server < 0 or not at_server(s, ctx, filter.server, card.server):
        return False
    if filter.part == "any":
        return True
    return (cid in s.servers[card.server].ice) == (filter.part == "ice")


def _is(s: State, ctx: Context, filter: f.Is, cid: int) -> bool:
    """A card that is an agenda worth points, though not printed as one, is of no other type."""
    card = s.cards[cid]
    return card.face.type == filter.type if card.worth is None else filter.type == AGENDA


def _in(s: State, ctx: Context, filter: f.In, cid: int) -> bool:
    """A card that is still in the hand while the question is about what it would do has left it by then."""
    if s.cards[cid].zone != filter.zone:
        return False
    return cid != ctx.source or filter.zone not in HANDS or isinstance(ctx, BlockFrame)


HANDS: Final = frozenset(HAND_OF.values())


def _trashed_together(s: State, ctx: Context, filter: f.TrashedTogether, cid: int) -> bool:
    """Cards trashed by one act: nothing else happened in between."""
    that = ctx.change
    if that is None:
        return False
    moment = that.moment
    for change in s.changes_this_turn.get("trash", ()):
        if change.moment < that.moment:
            continue
        if change.moment > moment + 1 or change.source != that.source:
            return False
        if change.card == cid:
            return s.cards[cid].object_no == change.object_no
        moment = change.moment
    return False


def _discarded_together(s: State, ctx: Context, filter: f.DiscardedTogether, cid: int) -> bool:
    """Cards discarded by the same player: that is done once a turn, at a time or card by card."""
    that, object_no = ctx.change, s.cards[cid].object_no
    return that is not None and any(
        change.card == cid and change.object_no == object_no and change.side == that.side
        for change in s.changes_this_turn.get("discard", ())
    )


def _copy_of(s: State, ctx: Context, filter: f.CopyOf, cid: int) -> bool:
    originals = cards(s, ctx, filter.ref)
    return cid not in originals and any(_name(s, c) == _name(s, cid) != "" for c in originals)


def _name(s: State, cid: int) -> str:
    """The name of a card; one of the Runner's that is installed face down has none (26.03: 8.1.4a)."""
    face = s.cards[cid].face
    return "" if face.lost == TURNED_DOWN else face.name


def _copies(s: State, ctx: Context, filter: f.Copies, cid: int) -> bool:
    name = s.cards[cid].face.name
    return any(s.cards[c].face.name == name for c in cards(s, ctx, filter.ref))


def _copy_of_accessed(s: State, ctx: Context, filter: f.CopyOfAccessed, cid: int) -> bool:
    name = s.cards[cid].face.name
    start, end = run_span(s, ctx) if filter.within == "run" else (0, s.moment)
    return any(
        start < change.moment <= end
        and s.cards[change.card].face.name == name
        and (not filter.zones or change.zone in filter.zones)
        for change in s.changes_this_turn.get("access", ())
    )


def _outside(s: State, cid: int, ice: int) -> bool:
    """Whether one piece of ice is further out than another on the same server."""
    server = s.cards[ice].server
    return s.cards[cid].server == server >= 0 and _position(s, cid) > _position(s, ice) >= 0


def _underwent(s: State, ctx: Context, filter: f.Underwent, cid: int) -> bool:
    changes = s.changes_this_turn.get(filter.kind)
    if not changes:
        return False
    start, end = run_span(s, ctx) if filter.within == "run" else (0, s.moment)
    object_no = s.cards[cid].object_no
    taken = ctx.change
    if taken is not None and taken.card == cid and taken.kind in TAKEN and filter.kind not in TAKEN:
        object_no -= 1  # an agenda that is scored or stolen is meant as it was until then
    return any(
        change.card == cid and change.object_no == object_no and start < change.moment <= end
        for change in changes
    )


TAKEN: Final = ("score", "steal")


def _of_runners_faction(s: State, ctx: Context, filter: f.OfRunnersFaction, cid: int) -> bool:
    faction = s.cards[cid].face.facts.faction
    return any(
        s.cards[c].owner == RUNNER and s.cards[c].face.facts.faction == faction for c in s.zones[IDENTITIES]
    )


def _worth(s: State, ctx: Context, filter: f.Worth, cid: int) -> bool:
    card = s.cards[cid]
    if card.face.type != AGENDA and (card.worth is None or filter.printed):
        return False
    worth = (card.face.facts.points or 0) if filter.printed else points(s, cid)
    most = number(s, ctx, filter.points)
    return worth <= most if filter.at_most else worth == most


def _position(s: State, cid: int) -> int:
    """The position of ice, counted from the innermost."""
    server = s.servers.get(s.cards[cid].server)
    return server.ice.index(cid) if server is not None and cid in server.ice else NOBODY


def _can_advance(s: State, cid: int) -> bool:
    card = s.cards[cid]
    return card.zone == TABLE and card.owner == CORP and card.face.advanceable


def _can_swap_with(s: State, ctx: Context, filter: f.CanSwapWith, cid: int) -> bool:
    """A card that a reference points at may lie anywhere, others where their set says."""
    inner = filter.cards
    others = cards(s, ctx, inner.ref) if isinstance(inner, f.Same) else select(s, ctx, inner)
    return any(may_exchange(s, cid, other) for other in others)


def _with_trash_cost(s: State, ctx: Context, filter: f.WithTrashCost, cid: int) -> bool:
    """Whether it has any hangs on nothing: of cards that have one, the trash cost may be changed."""
    if filter.cost is None:
        return s.cards[cid].face.facts.trash is not None
    return trash_cost(s, cid) == number(s, ctx, filter.cost)


def _printed_cost(s: State, cid: int) -> int | None:
    """The cost in a card's corner, an X being 0 (26.03: 1.16.2d). Agendas have none, nor have the Runner's
    cards that lie face down."""
    facts = s.cards[cid].face.facts
    return 0 if facts.x_cost else facts.cost


def _cost_at_most(s: State, ctx: Context, filter: f.CostAtMost, cid: int) -> bool:
    cost = _printed_cost(s, cid) if filter.printed else cost_asked(s, cid, s.cards[cid].face)
    return cost is not None and cost <= number(s, ctx, filter.most)


def _both(s: State, ctx: Context, filter: f.Both, cid: int) -> bool:
    left, right = filter.left, filter.right
    return FILTERS[type(left)](s, ctx, left, cid) and FILTERS[type(right)](s, ctx, right, cid)


def _either(s: State, ctx: Context, filter: f.Either, cid: int) -> bool:
    left, right = filter.left, filter.right
    return FILTERS[type(left)](s, ctx, left, cid) or FILTERS[type(right)](s, ctx, right, cid)


FILTERS.update(
    {
        f.Both: _both,
        f.Either: _either,
        f.Not: lambda s, x, t, i: not FILTERS[type(t.inner)](s, x, t.inner, i),
        f.Anything: lambda s, x, t, i: True,
        f.Is: _is,
        f.Has: lambda s, x, t, i: has_subtype(s, i, t.subtype),
        f.Named: lambda s, x, t, i: _name(s, i) == t.name,
        f.Of: lambda s, x, t, i: _side(s, x, t.side, i),
        f.In: _in,
        f.Installed: lambda s, x, t, i: s.cards[i].zone == TABLE,
        f.Rezzed: lambda s, x, t, i: (
            s.cards[i].zone == TABLE
            and s.cards[i].owner == CORP
            and s.cards[i].faceup
            and s.cards[i].face.type != AGENDA
        ),
        f.Unrezzed: lambda s, x, t, i: (
            s.cards[i].zone == TABLE and s.cards[i].owner == CORP and not s.cards[i].faceup
        ),
        f.FaceUp: lambda s, x, t, i: s.cards[i].faceup,
        f.Active: lambda s, x, t, i: s.cards[i].active_since >= 0,
        f.Same: lambda s, x, t, i: i in cards(s, x, t.ref),
        f.HostedOn: lambda s, x, t, i: s.cards[i].host >= 0 and s.cards[i].host in cards(s, x, t.ref),
        f.CopyOf: _copy_of,
        f.Copies: _copies,
        f.CopyOfAccessed: _copy_of_accessed,
        f.Among: lambda s, x, t, i: (i, s.cards[i].object_no) in x.those,
        f.TrashedTogether: _trashed_together,
        f.DiscardedTogether: _discarded_together,
        f.JustDrawn: lambda s, x, t, i: i in drawn(s, x),
        f.Picked: lambda s, x, t, i: t.slot < len(x.chosen) and i in x.chosen[t.slot],
        f.OnTop: lambda s, x, t, i: s.cards[i].zone == t.zone and i in s.zones[t.zone][: t.amount],
        f.Underwent: _underwent,
        f.AtServer: _at,
        f.WithCounters: lambda s, x, t, i: s.cards[i].count(t.kind) >= t.at_least,
        f.CostAtMost: _cost_at_most,
        f.WithTrashCost: _with_trash_cost,
        f.SameTypeAs: lambda s, x, t, i: any(
            face_affected(s, c).type == s.cards[i].face.type for c in cards(s, x, t.ref)
        ),
        f.HostedOnAny: lambda s, x, t, i: (
            s.cards[i].host >= 0 and FILTERS[type(t.cards)](s, x, t.cards, s.cards[i].host)
        ),
        f.WithSubroutines: lambda s, x, t, i: bool(subroutines(s, i)),
        f.Unique: lambda s, x, t, i: s.cards[i].face.facts.unique,
        f.Outermost: lambda s, x, t, i: (
            s.cards[i].server in s.servers and s.servers[s.cards[i].server].ice[-1:] == (i,)
        ),
        f.Worth: _worth,
        f.CostIs: lambda s, x, t, i: _printed_cost(s, i) == number(s, x, t.cost),
        f.HasTrashCost: lambda s, x, t, i: s.cards[i].face.facts.trash is not None,
        f.WithTrashAbility: lambda s, x, t, i: any(map(is_trash_ability, s.cards[i].face.abilities)),
        f.OfYourFaction: lambda s, x, t, i: any(
            s.cards[c].owner == x.side and s.cards[c].face.facts.faction == s.cards[i].face.facts.faction
            for c in s.zones[IDENTITIES]
        ),
        f.OutsideGame: lambda s, x, t, i: s.cards[i].zone == OUTSIDE,
        f.OfChosenType: lambda s, x, t, i: s.cards[i].face.type == TYPES[x.named[TYPE]],
        f.OfChosenName: lambda s, x, t, i: _name(s, i) == name_of(s, x.named[NAME]),
        f.OfRunnersFaction: _of_runners_faction,
        f.StrengthAtMost: lambda s, x, t, i: strength(s, i) <= t.most,
        f.StrengthIs: lambda s, x, t, i: strength(s, i) == number(s, x, t.number),
        f.SamePosition: lambda s, x, t, i: any(
            _position(s, i) == _position(s, c) >= 0 for c in cards(s, x, t.ref)
        ),
        f.OutsideOf: lambda s, x, t, i: any(_outside(s, i, c) for c in cards(s, x, t.ref)),
        f.UnderwentLastTurn: lambda s, x, t, i: any(
            change.card == i and change.object_no == s.cards[i].object_no
            for change in s.changes_last_turn.get(player(x, t.side), {}).get(t.kind, ())
        ),
        f.Hosting: lambda s, x, t, i: any(
            s.cards[c].host == i and FILTERS[type(t.cards)](s, x, t.cards, c) for c in s.zones[TABLE]
        ),
        f.CanAdvance: lambda s, x, t, i: _can_advance(s, i),
        f.CanSwapWith: _can_swap_with,
    }
)
