"""What can be given up to pay a cost: cards and counters, and whether there is enough for all parts of it."""

from collections.abc import Iterable
from typing import Final

from ...lang import costs as k
from ...lang.costs import Cost, Costs
from ...lang.filters import In
from ...lang.words import ADVANCEMENT, CORP, PLAY, RUNNER, SCORE_OF, TABLE, Side
from ...state.context import Context
from ...state.state import State
from ..read.evaluate import matches, number, select
from ..read.values import requirement, score
from .interrupts import surely_prevented
from .permitted import may_trash

ITSELF: Final = (
    k.TrashThis,
    k.RemoveThis,
    k.ReturnThis,
    k.DerezThis,
    k.AddThisAsAgenda,
    k.RevealAndTrashThis,
    k.PlayThis,
)
"""Costs that take the card the ability is on."""
ASKING: Final = (k.Forfeit, k.TrashCards, k.MoveCards, k.CountersFrom, k.DerezCards, k.TurnDownCards)
"""Costs for which the payer chooses cards."""
TAKING: Final = (
    *ITSELF,
    *ASKING,
    k.TrashRandom,
    k.TrashTopCards,
    k.HostedCounters,
    k.RemoveTags,
    k.AgendaPoints,
)
"""Costs that take what is there once, so that no other part of the same cost can have it."""

Thing = tuple[str, int, int]
"""A card, a counter on one, a tag or a point: what sort of thing it is, which card or which one, and which of
the counters there."""


def may_give_up(s: State, cid: int, side: Side) -> bool:
    """Whether a card can be trashed as a cost."""
    return may_trash(s, cid, side) and not surely_prevented(s, "trash", 1, side=side, card=cid)


def to_derez(s: State, ctx: Context, part: k.DerezCards, purpose: str) -> tuple[int, ...]:
    """The rezzed cards that can be derezzed to pay: the Corp's, for no card of the Runner's is rezzed."""
    cards = s.cards
    return tuple(
        c
        for c in s.zones[TABLE]
        if cards[c].faceup
        and cards[c].owner == CORP
        and matches(s, ctx, part.filter, c)
        and _still_met(s, ctx, purpose, (c,))
    )


def to_turn_down(s: State, ctx: Context, part: k.TurnDownCards) -> tuple[int, ...]:
    """The hosted cards that can be turned face down to pay."""
    return tuple(
        c
        for c in s.zones[PLAY]
        if s.cards[c].host >= 0 and s.cards[c].faceup and matches(s, ctx, part.filter, c)
    )


def hosts_of(s: State, ctx: Context, part: k.CountersFrom) -> tuple[int, ...]:
    """The installed cards of a set that counters of a kind can be spent from: those of the player who pays,
    for the counters on a card are its controller's (1.13.2f)."""
    return tuple(
        c
        for c in s.zones[TABLE]
        if s.cards[c].count(part.kind) and s.cards[c].owner == ctx.side and matches(s, ctx, part.cards, c)
    )


def forfeitable(
    s: State, ctx: Context, part: k.Forfeit, purpose: str, picked: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """The agendas that can be forfeited to pay."""
    return tuple(
        c
        for c in s.zones[SCORE_OF[ctx.side]]
        if matches(s, ctx, part.cards, c) and _still_met(s, ctx, purpose, (*picked, c))
    )


def movable(s: State, ctx: Context, part: k.MoveCards, purpose: str) -> tuple[int, ...]:
    """The cards that can be moved to pay: the payer's own, or any that lie on the payer's own."""
    return tuple(
        c
        for c in select(s, ctx, part.filter)
        if (s.cards[c].owner == ctx.side or s.cards[c].host >= 0) and _still_met(s, ctx, purpose, (c,))
    )


def given_up(
    s: State, ctx: Context, part: k.TrashCards, purpose: str, picked: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """The cards that can be trashed to pay: the payer's own (26.03: 1.14.3), and none that cannot be trashed
    (26.03: 1.16.1b)."""
    return tuple(
        c
        for c in select(s, ctx, part.filter)
        if s.cards[c].owner == ctx.side
        and may_give_up(s, c, ctx.side)
        and _still_met(s, ctx, purpose, (*picked, c))
    )


def _still_met(s: State, ctx: Context, purpose: str, gone: tuple[int, ...]) -> bool:
    """Whether what is paid for may still be done without some cards: a cost cannot be paid in a way that
    undoes what it is paid for (26.03: 1.16.1c). An agenda needs its counters to be scored, and a card that is
    rezzed has to be there."""
    if purpose == "score":
        there = ctx.source not in gone
        return there and s.cards[ctx.source].count(ADVANCEMENT) >= requirement(s, ctx.source, gone)
    return purpose != "rez" or ctx.source not in gone


def enough_for_all(s: State, ctx: Context, cost: Costs, purpose: str, picked: tuple[int, ...] = ()) -> bool:
    """Whether each part of a cost finds something that no other part takes, for all are paid at once (26.03:
    1.16.1, 1.16.10b). Some cards may have been picked for its first parts."""
    wants: list[tuple[Thing, ...]] = []
    for part in cost:
        if not isinstance(part, TAKING):
            continue
        found, amount = _wanted(s, ctx, part, purpose)
        if isinstance(part, ASKING) and not getattr(part, "at_random", False):
            wants += (tuple(thing for thing in found if thing[1] == cid) for cid in picked[:amount])
            picked, amount = picked[amount:], amount - len(picked[:amount])
        wants += [found] * amount
    return _one_each(wants)


def _wanted(s: State, ctx: Context, part: Cost, purpose: str) -> tuple[tuple[Thing, ...], int]:
    """What a part of a cost can take, and how much of it."""
    match part:
        case k.TrashCards(amount=amount):
            return _cards(given_up(s, ctx, part, purpose)), amount
        case k.MoveCards(amount=amount):
            return _cards(movable(s, ctx, part, purpose)), amount
        case k.Forfeit(amount=amount):
            return _cards(forfeitable(s, ctx, part, purpose)), amount
        case k.DerezCards(amount=amount):
            return _cards(to_derez(s, ctx, part, purpose)), amount
        case k.TurnDownCards(amount=amount):
            return _cards(to_turn_down(s, ctx, part)), amount
        case k.TrashRandom(zone=zone, amount=amount):
            return _cards(select(s, ctx, In(zone))), amount
        case k.TrashTopCards(zone=zone, amount=amount):
            return _cards(s.zones[zone][:amount]), amount
        case k.CountersFrom(kind=kind, amount=amount):
            return _counters(s, kind, hosts_of(s, ctx, part)), number(s, ctx, amount)
        case k.HostedCounters(kind=kind, amount=amount):
            return _counters(s, kind, (ctx.source,)), number(s, ctx, amount)
        case k.RemoveTags(amount=amount):
            return _cards(range(s.players[RUNNER].tags), "tag"), number(s, ctx, amount)
        case k.AgendaPoints(amount=amount):
            return _cards(range(score(s, ctx.side)), "point"), amount
    return _cards((ctx.source,)), 1


def _cards(ids: Iterable[int], sort: str = "") -> tuple[Thing, ...]:
    return tuple((sort, id, 0) for id in ids)


def _counters(s: State, kind: str, hosts: tuple[int, ...]) -> tuple[Thing, ...]:
    return tuple((f"{kind} counter", cid, n) for cid in hosts for n in range(s.cards[cid].count(kind)))


def _one_each(wants: list[tuple[Thing, ...]]) -> bool:
    """Whether everyone who wants one of some things can have one of their own."""
    owner: dict[Thing, int] = {}

    def settle(who: int, asked: set[Thing]) -> bool:
        for thing in wants[who]:
            if thing not in asked:
                asked.add(thing)
                if thing not in owner or settle(owner[thing], asked):
                    owner[thing] = who
                    return True
        return False

    return all(settle(who, set()) for who in range(len(wants)))
