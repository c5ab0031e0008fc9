"""Whether a cost can be paid, and from where (1.15)."""

from functools import cache
from typing import Final

from ...lang import costs as k
from ...lang.abilities import Paid
from ...lang.costs import Cost, Costs
from ...lang.filters import In
from ...lang.headings import FIRST_CLICK
from ...lang.words import CORP, HAND_OF, REMOVED, RUNNER, SCORE_OF, Side
from ...state.context import Context
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import clicks_left, plain, promised
from ..read.declared import first_click_bound, may_run_freely, prevented
from ..read.evaluate import number, select
from ..read.pointing import servers
from ..read.values import play_cost, score
from .funds import funds, hampered, held_in, places_among
from .giving_up import (
    TAKING,
    enough_for_all,
    forfeitable,
    given_up,
    hosts_of,
    may_give_up,
    movable,
    to_derez,
    to_turn_down,
)
from .interrupts import surely_prevented
from .obstacles import Forbidden, Obstacle, TooFewClicks, Unpayable, too_dear
from .undoing import OF_COUNTERS, can_be_done_still, may_undo

GONE: Final = frozenset((REMOVED, *SCORE_OF.values()))
"""Where a card is no more to be added to a score area."""


credits_of = cache(k.Credits)
"""A cost of so many credits; there are few, so each is made once."""


def whose_trash_cost(s: State, purpose: str) -> int:
    """The card whose trash cost an ability asks for: the one being accessed, if it does."""
    return s.access.card if purpose == "trash" and s.access is not None else NOBODY


def can_pay(s: State, ctx: Context, cost: Costs, purpose: str = "ability", about_card: int = NOBODY) -> bool:
    """Whether a player can pay a whole cost now."""
    return pay_obstacle(s, ctx, cost, purpose, about_card) is None


def pay_obstacle(
    s: State, ctx: Context, cost: Costs, purpose: str = "ability", about_card: int = NOBODY
) -> Obstacle | None:
    """What keeps a player from paying a whole cost now."""
    if not cost:
        return None
    owed = clicks = takers = kept = 0
    if FIRST_CLICK in s.statics:
        elsewhere = _spent_elsewhere(s, ctx, cost)
        if elsewhere is not None:
            return elsewhere
    for place, part in enumerate(cost):
        if isinstance(part, k.Credits):
            owed += part.amount if isinstance(part.amount, int) else number(s, ctx, part.amount)
        elif isinstance(part, (k.Clicks, k.LoseClicksCost)):
            clicks += part.amount if isinstance(part.amount, int) else number(s, ctx, part.amount)
        elif isinstance(part, k.HostedCounters):
            if s.cards[ctx.source].count(part.kind) < number(s, ctx, part.amount):
                return Unpayable(part)
            takers += 1
        elif isinstance(part, k.OneCost):
            ways = payable_options(s, ctx, cost, place, purpose, about_card)
            return None if ways else Unpayable(part)
        elif isinstance(part, k.CreditsFrom):
            found = places_among(s, ctx, part, purpose, about_card)
            kept += number(s, ctx, part.amount)
            if held_in(s, ctx.side, found) < kept:
                return Unpayable(part)
        elif not isinstance(part, k.ForgoActions):
            if not _payable(s, ctx, part, purpose):
                return Unpayable(part)
            takers += 1
    if takers > 1 and not enough_for_all(s, ctx, cost, purpose):
        return Unpayable(next(part for part in reversed(cost) if isinstance(part, TAKING)))
    if takers and purpose == "score" and not can_be_done_still(s, ctx, cost, purpose, None):
        return Unpayable(next(part for part in cost if isinstance(part, OF_COUNTERS)))
    if clicks:
        left = clicks_left(s, ctx, ctx.side)
        if clicks > left:
            return TooFewClicks(clicks, left)
    if not owed or (owed <= s.players[ctx.side].credits and not hampered(s, ctx.side)):
        return None
    owed += kept  # credits that are spent from certain cards are not there for anything else
    have = funds(s, ctx.side, purpose, ctx.source, about_card)
    return None if owed <= have else too_dear(owed, have)


def _spent_elsewhere(s: State, ctx: Context, cost: Costs) -> Obstacle | None:
    """What keeps a player from spending the first click of the turn on something: it is to be spent on an
    action that can be taken, be it later. Clicks after one that is promised to an action are not the first;
    to lose clicks is not to spend them."""
    if promised(ctx, ctx.side) or not any(
        isinstance(part, k.Clicks) and number(s, ctx, part.amount) for part in cost
    ):
        return None
    by = first_click_bound(s, ctx.side)
    return Forbidden("cost", by) if by >= 0 and may_run_freely(s) else None


def can_spend(s: State, side: Side, price: int, extra: Costs, purpose: str, cid: int) -> bool:
    """Whether a player can pay a price in credits for a card, and what comes on top of it."""
    return spend_obstacle(s, side, price, extra, purpose, cid) is None


def spend_obstacle(
    s: State, side: Side, price: int, extra: Costs, purpose: str, cid: int, promised: int = 0
) -> Obstacle | None:
    """What keeps a player from paying a price in credits for a card, and what comes on top of it, once the
    clicks promised to the action are spent."""
    if extra:
        return pay_obstacle(s, plain(cid, side, promised), (credits_of(price), *extra), purpose, cid)
    if not price or (price <= s.players[side].credits and not hampered(s, side)):
        return None
    have = funds(s, side, purpose, cid, cid)
    return None if price <= have else too_dear(price, have)


def _payable(s: State, ctx: Context, part: Cost, purpose: str) -> bool:
    if isinstance(part, k.TrashThis):  # the most usual comes first
        there = _on_the_table(s, ctx) or (s.access is not None and s.access.card == ctx.source)
        return there and may_give_up(s, ctx.source, ctx.side)
    return _otherwise_payable(s, ctx, part, purpose)


def _otherwise_payable(s: State, ctx: Context, part: Cost, purpose: str) -> bool:
    match part:
        case k.RemoveThis() | k.ReturnThis():
            return _on_the_table(s, ctx)
        case k.AddThisAsAgenda():
            return ctx.source >= 0 and s.cards[ctx.source].zone not in GONE
        case k.DerezThis():
            return _on_the_table(s, ctx) and s.cards[ctx.source].faceup
        case k.CountersFrom(kind=kind, amount=amount):
            hosted = sum(s.cards[c].count(kind) for c in hosts_of(s, ctx, part))
            return hosted >= number(s, ctx, amount)
        case k.LooseCounters(kind=kind, server=server, amount=amount):
            places = servers(s, ctx, server)
            return bool(places) and all(s.loose_counters.get((kind, id), 0) >= amount for id in places)
        case k.Forfeit(amount=amount):
            return len(forfeitable(s, ctx, part, purpose)) >= amount
        case k.TrashCards(amount=amount):
            return len(given_up(s, ctx, part, purpose)) >= amount
        case k.DerezCards(amount=amount):
            return len(to_derez(s, ctx, part, purpose)) >= amount
        case k.TurnDownCards(amount=amount):
            return len(to_turn_down(s, ctx, part)) >= amount
        case k.TakeBadPublicityCost(amount=amount):
            if prevented(s, "bad publicity", ""):
                return False
            return not surely_prevented(s, "bad publicity", amount, side=CORP)
        case k.AgendaPoints(amount=amount):
            return score(s, ctx.side) >= amount
        case k.TrashRandom(zone=zone, amount=amount):
            return len(select(s, ctx, In(zone))) >= amount
        case k.TrashTopCards(zone=zone, amount=amount):
            return len(s.zones[zone]) >= amount
        case k.RevealAndTrashThis():
            return ctx.source >= 0 and s.cards[ctx.source].zone in HAND_OF.values()
        case k.PlayThis():
            card = s.cards[ctx.source]
            return card.zone in HAND_OF.values() and play_cost(s, ctx.source) <= s.players[ctx.side].credits
        case k.MoveCards(amount=amount):
            return len(movable(s, ctx, part, purpose)) >= amount
        case k.TrashAllCards(filter=filter):
            return all(may_give_up(s, c, ctx.side) for c in select(s, ctx, filter))
        case k.RemoveTags(amount=amount):
            return s.players[RUNNER].tags >= number(s, ctx, amount)
        case k.TakeTags(amount=amount):
            return not prevented(s, "tags", "") and not surely_prevented(s, "tags", amount)
        case k.SufferDamage(kind=kind, amount=amount):
            # Damage that flatlines can be suffered, too: whoever pays so has lost (1.7.2b).
            points = number(s, ctx, amount)
            return not prevented(s, "damage", kind) and not surely_prevented(s, "damage", points, kind)
    raise TypeError(f"no way to pay {type(part).__name__}")


def payable_options(
    s: State,
    ctx: Context,
    cost: Costs,
    place: int,
    purpose: str,
    about_card: int = NOBODY,
    ability: Paid | None = None,
) -> tuple[int, ...]:
    """Which of several costs a player can pay at a place of a whole cost, together with the rest of it, so
    that the ability it is paid for may still be used."""
    either = cost[place]
    assert isinstance(either, k.OneCost)
    found = []
    for n, one in enumerate(either.options):
        whole = cost[:place] + one + cost[place + 1 :]
        if can_pay(s, ctx, whole, purpose, about_card) and undoes_nothing(s, ctx, whole, purpose, ability):
            found.append(n)
    return tuple(found)


def undoes_nothing(s: State, ctx: Context, cost: Costs, purpose: str, ability: Paid | None) -> bool:
    """Whether a cost that a player can pay can be paid so that the ability may still be used (26.03:
    1.16.1c)."""
    if not may_undo(s, cost, purpose, ability):
        return True
    for place, part in enumerate(cost):
        if isinstance(part, k.OneCost):
            return bool(payable_options(s, ctx, cost, place, purpose, ability=ability))
    return can_be_done_still(s, ctx, cost, purpose, ability)


def _on_the_table(s: State, ctx: Context) -> bool:
    return ctx.source >= 0 and s.cards[ctx.source].zone in ("table", "play")
