"""Quantities: what a number of the language is now."""

from collections.abc import Mapping
from typing import Final

from ...lang import quantities as q
from ...lang.headings import DEFINES_X
from ...lang.statics import DefinesX
from ...state.context import Context as Context
from ...state.frames import BlockFrame, ImminentFrame
from ...state.records import NOBODY, Change
from ...state.state import State
from .context import clicks_left, player
from .earlier import face_affected
from .evaluate import NUMBERS, holds, matches, number, select
from .imminence import would
from .pointing import at_server, cards, encounter_span, run_span, servers, spent_in_run
from .pool import pool
from .subroutines import subroutines
from .values import (
    breach_accesses,
    clicks_each_turn,
    cost_asked,
    hand_size,
    link,
    play_cost,
    points,
    requirement,
    rez_cost,
    score,
    strength,
    trash_cost,
)


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


def _history(s: State, ctx: Context, quantity: q.PointsThisTurn) -> Mapping[str, tuple[Change, ...]]:
    """The changes of this turn, or of a player's last one."""
    if quantity.within == "turn":
        return s.changes_this_turn
    side = player(ctx, quantity.side) if quantity.side else "runner"
    return s.changes_last_turn.get(side, {})


def _times_this_run(s: State, ctx: Context, quantity: q.TimesThisRun) -> int:
    start, end = run_span(s, ctx)
    return sum(start < change.moment <= end for change in s.changes_this_turn.get(quantity.kind, ()))


def _asked_cost(s: State, cid: int) -> int:
    """What rezzing a card costs, or playing it."""
    return play_cost(s, cid) if s.cards[cid].face.played else rez_cost(s, cid)


def _this_way(s: State, ctx: Context, quantity: q.DoneThisWay) -> int:
    """Of the changes since the ability was triggered (or its card played), those its source made."""
    begun = ctx.change.moment if ctx.change is not None else 0
    if ctx.change is None:
        played = [c.moment for c in s.changes_this_turn.get("play", ()) if c.card == ctx.source]
        begun = played[-1] if played else 0
    return sum(
        change.amount
        for change in s.changes_this_turn.get(quantity.kind, ())
        if change.moment > begun and change.source == ctx.source
    )


def _cards_this_run(s: State, ctx: Context, quantity: q.CardsThisRun) -> int:
    start, end = run_span(s, ctx)
    return _objects(s, ctx, quantity, start, end)


def _objects(s: State, ctx: Context, of: q.CardsThisRun | q.CardsThisTurn, start: int, end: int) -> int:
    """To how many objects it happened: a card that left and came back is another (26.03: 1.12.6)."""
    changes = s.changes_this_turn.get(of.kind, ())
    found = {(c.card, c.object_no) for c in changes if c.card >= 0 and start < c.moment <= end}
    subject = of.subject
    return len(found) if subject is None else sum(matches(s, ctx, subject, cid) for cid, _ in found)


def _spent_this_run(s: State, ctx: Context, quantity: q.SpentThisRun) -> int:
    return sum(change.amount for change in spent_in_run(s, ctx, player(ctx, quantity.side)))


def _cards_this_turn(s: State, ctx: Context, quantity: q.CardsThisTurn) -> int:
    return _objects(s, ctx, quantity, 0, s.moment)


def _times_this_encounter(s: State, ctx: Context, quantity: q.TimesThisEncounter) -> int:
    start, end = encounter_span(s, ctx)
    return sum(start < change.moment <= end for change in s.changes_this_turn.get(quantity.kind, ()))


def _card_x(s: State, ctx: Context) -> int:
    """The X of the source, while an ability of it that defines one is active."""
    if ctx.source < 0 or s.cards[ctx.source].active_since < 0:
        return 0
    defined = s.cards[ctx.source].face.statics.get(DEFINES_X, ())
    return sum(number(s, ctx, d.amount) for _, d in defined if isinstance(d, DefinesX))


def _most_alike(s: State, ctx: Context, quantity: q.MostAlike) -> int:
    encounter = s.encounter or s.last_encounter
    start = encounter.start if encounter is not None else s.moment
    types = [
        s.cards[change.card].face.type
        for change in s.changes_this_turn.get("reveal", ())
        if change.moment > start and change.source == ctx.source and change.card >= 0
    ]
    return max((types.count(one) for one in types), default=0)


def _points_scored(s: State, ctx: Context, quantity: q.PointsScored) -> int:
    side, so_far = player(ctx, quantity.side), s.changes_this_turn
    taken = [c for kind in ("score", "steal") for c in so_far.get(kind, ()) if c.side == side]
    without = [c.amount for c in so_far.get("score points", ()) if c.side == side]
    return sum(s.cards[c.card].face.facts.points or 0 for c in taken) + sum(without)


def _still_imminent(s: State, ctx: Context, quantity: q.StillImminent) -> int:
    """What other interrupts have left of the effect."""
    about = ctx.change
    if about is None:
        return 0
    for frame in reversed(s.stack):
        if isinstance(frame, ImminentFrame):
            for fx in frame.effects:
                if about.kind == would(fx.kind) and about.sort == fx.sort:
                    return max(0, fx.amount)
    return 0


NUMBERS.update(
    {
        q.Count: lambda s, x, n: len(select(s, x, n.filter)),
        q.CountersOn: lambda s, x, n: sum(_counters(s, x, i, n.kind) for i in cards(s, x, n.ref)),
        q.SubroutinesOn: lambda s, x, n: sum(len(subroutines(s, i)) for i in cards(s, x, n.ref)),
        q.StrengthOf: lambda s, x, n: sum(strength(s, i) for i in cards(s, x, n.ref)),
        q.TimesThisRun: _times_this_run,
        q.CardsThisRun: _cards_this_run,
        q.SpentThisRun: _spent_this_run,
        q.CardsThisTurn: _cards_this_turn,
        q.AdvancementsStolen: lambda s, x, n: sum(
            change.amount for change in s.changes_last_turn.get(player(x, n.side), {}).get("steal", ())
        ),
        q.TimesThisEncounter: _times_this_encounter,
        q.MostAlike: _most_alike,
        q.Infection: lambda s, x, n: s.loose_counters.get((n.kind, getattr(x, "here", NOBODY)), 0),
        q.PointsThisTurn: lambda s, x, n: sum(
            s.cards[change.card].face.facts.points or 0
            for change in _history(s, x, n).get(n.kind, ())
            if change.card >= 0 and (not n.side or change.side == player(x, n.side))
        ),
        q.Depending: lambda s, x, n: number(s, x, n.then if holds(s, x, n.condition) else n.otherwise),
        q.CostOf: lambda s, x, n: sum(face_affected(s, i).facts.cost or 0 for i in cards(s, x, n.ref)),
        q.CostNow: lambda s, x, n: sum(
            cost_asked(s, i, face_affected(s, i)) or 0 for i in cards(s, x, n.ref)
        ),
        q.Times: lambda s, x, n: n.factor * number(s, x, n.each),
        q.Plus: lambda s, x, n: number(s, x, n.left) + number(s, x, n.right),
        q.Divided: lambda s, x, n: number(s, x, n.of) // n.by,
        q.TrashCostOf: lambda s, x, n: sum(trash_cost(s, i) or 0 for i in cards(s, x, n.ref)),
        q.RezCostOf: lambda s, x, n: sum(_asked_cost(s, i) for i in cards(s, x, n.ref)),
        q.PointsOf: lambda s, x, n: sum(points(s, i) for i in cards(s, x, n.ref)),
        q.TimesLastTurn: lambda s, x, n: len(s.changes_last_turn.get(player(x, n.side), {}).get(n.kind, ())),
        q.DoneThisWay: _this_way,
        q.Halved: lambda s, x, n: number(s, x, n.of) // 2,
        q.AtMost: lambda s, x, n: min(number(s, x, n.number), number(s, x, n.limit)),
        q.CreditsOf: lambda s, x, n: pool(s, player(x, n.side)),
        q.ClicksOf: lambda s, x, n: clicks_left(s, x, player(x, n.side)),
        q.Tags: lambda s, x, n: s.players["runner"].tags,
        q.BadPublicity: lambda s, x, n: s.players["corp"].bad_publicity,
        q.CoreDamage: lambda s, x, n: s.players["runner"].core_damage,
        q.Accesses: lambda s, x, n: breach_accesses(s),
        q.Link: lambda s, x, n: link(s),
        q.CardsIn: lambda s, x, n: len(s.zones[n.zone]),
        q.ClicksEachTurn: lambda s, x, n: clicks_each_turn(s, player(x, n.side)),
        q.HandSize: lambda s, x, n: max(0, hand_size(s, player(x, n.side))),
        q.NumberChosen: lambda s, x, n: len(x.chosen[n.slot]) if n.slot < len(x.chosen) else 0,
        q.TypesAmong: lambda s, x, n: len({s.cards[i].face.type for i in select(s, x, n.filter)}),
        q.ThatMany: lambda s, x, n: x.change.amount if x.change is not None else 0,
        q.LastAmount: lambda s, x, n: x.last,
        q.CardX: lambda s, x, n: _card_x(s, x),
        q.TheX: lambda s, x, n: x.x,
        q.TraceMargin: lambda s, x, n: max(0, s.trace.strength - s.trace.link) if s.trace is not None else 0,
        q.RequirementOf: lambda s, x, n: sum(requirement(s, i) for i in cards(s, x, n.ref)),
        q.CountServers: lambda s, x, n: len(servers(s, x, n.server)),
        q.TraceStrength: lambda s, x, n: s.trace.strength if s.trace is not None else 0,
        q.ScoreOf: lambda s, x, n: score(s, player(x, n.side)),
        q.ThreatLevel: lambda s, x, n: max(score(s, "corp"), score(s, "runner")),
        q.Past: lambda s, x, n: max(0, number(s, x, n.number) - number(s, x, n.limit)),
        q.Excess: lambda s, x, n: (
            max(0, x.change.amount) if x.change is not None and x.change.kind == "score" else 0
        ),
        q.PointsScored: _points_scored,
        q.StillImminent: _still_imminent,
        q.TimesThisTurn: lambda s, x, n: sum(
            (not n.side or change.side == player(x, n.side))
            and (n.during is None or (change.run >= 0 and at_server(s, x, n.during, change.run)))
            for change in s.changes_this_turn.get(n.kind, ())
        ),
    }
)
