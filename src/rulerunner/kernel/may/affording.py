"""Whether a cost can be paid, and from where (1.15)."""

from functools import cache
from typing import Final, NamedTuple

from ...lang import costs as k
from ...lang.abilities import Paid
from ...lang.costs import Cost, Costs
from ...lang.headings import FIRST_CLICK, IN_POOL, LENT_CREDITS, SPEND, SPEND_AT_MOST, WHILE_PAYING
from ...lang.instructions import Gain
from ...lang.statics import Declaration, SpendAtMost, SpendFrom
from ...lang.words import ADVANCEMENT, CORP, CREDIT, HAND_OF, PLAY, REMOVED, RUNNER, SCORE_OF, TABLE, Side
from ...state.context import Context
from ...state.record import FUND, LENT
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import clicks_left, plain, promised
from ..read.declared import CANNOT, cannot, declared, first_click_bound, may_run_freely, prevented
from ..read.evaluate import matches, number, select
from ..read.pointing import servers, spent_in_run
from ..read.pool import in_pool
from ..read.values import play_cost, requirement, score
from .interrupts import surely_prevented
from .obstacles import Forbidden, Obstacle, TooFewClicks, Unpayable, too_dear
from .permitted import may_trash, unusable

POOL: Final = NOBODY
GONE: Final = frozenset((REMOVED, *SCORE_OF.values()))
"""Where a card is no more to be added to a score area."""
USING: Final = ("icebreaker", "ability")
"""What credits are spent for that pay for using a card."""


credits_of = cache(k.Credits)
"""A cost of so many credits; there are few, so each is made once."""


def purpose(s: State, cid: int) -> str:
    """What credits spent on a card's ability are spent for."""
    return s.cards[cid].face.purpose if cid >= 0 else "ability"


def whose_trash_cost(s: State, purpose: str) -> int:
    """The card whose trash cost an ability asks for: the one being accessed, if it does."""
    return s.access.card if purpose == "trash" and s.access is not None else NOBODY


def credit_cost(s: State, ctx: Context, cost: Costs) -> int:
    """The credits in a cost."""
    return sum(number(s, ctx, part.amount) for part in cost if isinstance(part, (k.Credits, k.CreditsFrom)))


def places(s: State, side: Side, purpose: str, source: int, about_card: int) -> tuple[int, ...]:
    """Where credits may be spent from besides the pool: cards that allow it, the bad publicity fund."""
    if only_pool(s, side, purpose):
        return ()
    found: list[int] = []
    if s.run is not None and side == RUNNER and _has_fund(s):
        found.append(FUND)
    if s.players[side].lent and _lent_for(s, side, purpose, source):
        found.append(LENT)
    found += in_pool(s, side)
    for ctx, declaration in declared(s, SPEND):
        cid = ctx.source
        if isinstance(declaration, SpendFrom) and s.cards[cid].owner == side and s.cards[cid].count(CREDIT):
            fits = _meant_for(s, declaration.purpose, purpose, source)
            subject = about_card if about_card >= 0 else source
            if fits and cid not in found and (subject < 0 or matches(s, ctx, declaration.of, subject)):
                if not cannot(s, "spend from", cid) and not cannot(s, "use at all as the Runner", cid):
                    found.append(cid)
    return tuple(found)


def _lent_for(s: State, side: Side, purpose: str, source: int) -> bool:
    """Whether credits that a player has gained for a while are for what is to be paid."""
    return any(
        isinstance(d, SpendFrom) and ctx.side == side and _meant_for(s, d.purpose, purpose, source)
        for ctx, d in declared(s, LENT_CREDITS)
    )


def _meant_for(s: State, meant: str, purpose: str, source: int) -> bool:
    """Whether credits that are meant for something may be spent on what is to be paid."""
    return meant in ("any", purpose) or (
        s.during_run() if meant == "run" else meant == "use" and purpose in USING and source >= 0
    )


def places_among(
    s: State, ctx: Context, part: k.CreditsFrom, purpose: str, about_card: int
) -> tuple[int, ...]:
    """The cards of a set that credits may be spent from."""
    found = places(s, ctx.side, purpose, ctx.source, about_card)
    return tuple(place for place in found if place >= 0 and matches(s, ctx, part.cards, place))


def _has_fund(s: State) -> bool:
    """Whether the Runner has credits from bad publicity, and these are no part of the pool."""
    return s.players[RUNNER].run_credits > 0 and s.edition.policies.bad_publicity == "fund"


class Withdrawal(NamedTuple):
    """An ability by which a player can gain credits while paying."""

    card: int
    ability: int
    price: int
    gain: int


MOST_ACCOUNTS: Final = 5
"""More cards than this are not weighed against each other: their order would take too long to find."""


def withdrawals(s: State, side: Side, but: int = NOBODY) -> tuple[Withdrawal, ...]:
    """The abilities a player may use while paying, without those of a card that is being used already."""
    if WHILE_PAYING not in s.statics:
        return ()
    found = []
    for cid in dict.fromkeys(ctx.source for ctx, _ in declared(s, WHILE_PAYING)):
        card = s.cards[cid]
        if card.owner != side or cid == but or unusable(s, cid):
            continue
        for index in card.face.paid:
            ability = card.face.abilities[index]
            assert isinstance(ability, Paid)
            ctx = plain(cid, side)
            gain = sum(number(s, ctx, x.amount) for x in ability.block if isinstance(x, Gain))
            found.append(Withdrawal(cid, index, credit_cost(s, ctx, ability.cost), gain))
    return tuple(found)


def reach(pool: int, offers: tuple[Withdrawal, ...]) -> int:
    """The most credits that a pool can be brought to by withdrawals, one of each card."""
    cards = list(dict.fromkeys(offer.card for offer in offers))[:MOST_ACCOUNTS]
    best = pool
    for offer in offers:
        if offer.price <= pool and offer.card in cards:
            rest = tuple(other for other in offers if other.card != offer.card)
            best = max(best, reach(pool - offer.price + offer.gain, rest))
    return best


def only_pool(s: State, side: Side, purpose: str = "") -> bool:
    """Whether there is nothing but the credit pool for a player to spend from, for a purpose or whatever it
    is for."""
    if s.players[side].lent:
        return False
    if s.run is not None and side == RUNNER and (_has_fund(s) or pledged(s, side)):
        return False
    if ELSEWHERE.isdisjoint(s.statics):
        return True
    if WHILE_PAYING in s.statics and withdrawals(s, side):
        return False
    if SPEND in s.statics:
        for cid, _, declaration in s.statics[SPEND]:
            card = s.cards[cid]
            if card.owner == side and card.counters and card.count(CREDIT) and _serves(declaration, purpose):
                return False
        if SPEND in s.lasting_headings:
            return False
    return IN_POOL not in s.statics or not in_pool(s, side)


ELSEWHERE: Final = frozenset((IN_POOL, SPEND, WHILE_PAYING))
"""The headings of what lets credits be spent that are in no pool."""


def _serves(declaration: Declaration, purpose: str) -> bool:
    """Whether credits that a declaration is about may be for a purpose: one of those for it, or for many."""
    if not purpose or not isinstance(declaration, SpendFrom):
        return True
    return declaration.purpose in (purpose, "any", "run", "use")


def held(s: State, side: Side, place: int) -> int:
    """The credits in one place."""
    if place == POOL:
        return s.players[side].credits
    if place == FUND:
        return s.players[side].run_credits
    if place == LENT:
        return s.players[side].lent
    return s.cards[place].count(CREDIT)


def _held_in(s: State, side: Side, places: tuple[int, ...]) -> int:
    """The credits in several places."""
    return sum(held(s, side, place) for place in places)


def pledged(s: State, side: Side) -> bool:
    """Whether there is a limit on what a player can spend in the run."""
    return side == RUNNER and s.run is not None and SPEND_AT_MOST in s.statics


def _within_pledge(s: State, side: Side, total: int, purpose: str, source: int) -> int:
    """What a player can spend of so many credits on a purpose."""
    return _pledged_of(s, side, total, purpose, source) if pledged(s, side) else total


def _pledged_of(s: State, side: Side, total: int, purpose: str, source: int) -> int:
    for ctx, d in declared(s, SPEND_AT_MOST):
        if isinstance(d, SpendAtMost) and _limits(s, d, purpose, source):
            past = spent_in_run(s, ctx, side)
            spent = sum(each.amount for each in past if _limits(s, d, each.sort, each.source))
            total = min(total, number(s, ctx, d.amount) - spent)
    return max(0, total)


def _limits(s: State, d: SpendAtMost, purpose: str, source: int) -> bool:
    """Whether a limit is on what credits are spent for."""
    return not d.on or any(_meant_for(s, meant, purpose, source) for meant in d.on)


def broke(s: State, side: Side) -> bool:
    """Whether a player cannot spend any credits, whatever they have."""
    return side == RUNNER and cannot(s, "spend credits as the Runner")


def hampered(s: State, side: Side) -> bool:
    """Whether a player may be unable to spend credits that they have."""
    if side != RUNNER:
        return False
    return (BROKE in s.statics and broke(s, side)) or (s.run is not None and SPEND_AT_MOST in s.statics)


BROKE: Final = CANNOT["spend credits as the Runner"]


def funds(s: State, side: Side, purpose: str, source: int = NOBODY, about_card: int = NOBODY) -> int:
    """All the credits a player could spend on something."""
    if broke(s, side):
        return 0
    total = s.players[side].credits
    if not only_pool(s, side, purpose):
        for place in places(s, side, purpose, source, about_card):
            total += held(s, side, place)
        if WHILE_PAYING in s.statics:
            pool = s.players[side].credits
            total += reach(pool, withdrawals(s, side, source)) - pool
    return _within_pledge(s, side, total, purpose, source)


def can_pay(s: State, ctx: Context, cost: Costs, purpose: str = "ability", about_card: int = NOBODY) -> bool:
    """Whether a player can pay a whole cost now."""
    return pay_obstacle(s, ctx, cost, purpose, about_card) is None


def pay_obstacle(
    s: State, ctx: Context, cost: Costs, purpose: str = "ability", about_card: int = NOBODY
) -> Obstacle | None:
    """What keeps a player from paying a whole cost now."""
    if not cost:
        return None
    owed = clicks = 0
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
        elif isinstance(part, k.OneCost):
            ways = payable_options(s, ctx, cost, place, purpose, about_card)
            return None if ways else Unpayable(part)
        elif isinstance(part, k.CreditsFrom):
            found = places_among(s, ctx, part, purpose, about_card)
            if _held_in(s, ctx.side, found) < number(s, ctx, part.amount):
                return Unpayable(part)
        elif not isinstance(part, k.ForgoActions) and not _payable(s, ctx, part, purpose):
            return Unpayable(part)
    if clicks:
        left = clicks_left(s, ctx, ctx.side)
        if clicks > left:
            return TooFewClicks(clicks, left)
    if not owed or (owed <= s.players[ctx.side].credits and not hampered(s, ctx.side)):
        return None
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


def _may_give_up(s: State, cid: int, side: Side) -> bool:
    """Whether a card can be trashed as a cost."""
    return may_trash(s, cid, side) and not surely_prevented(s, "trash", 1, side=side, card=cid)


def _payable(s: State, ctx: Context, part: Cost, purpose: str) -> bool:
    if isinstance(part, k.TrashThis):  # the most usual comes first
        there = _on_the_table(s, ctx) or (s.access is not None and s.access.card == ctx.source)
        return there and _may_give_up(s, ctx.source, ctx.side)
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
            return len(to_derez(s, ctx, part)) >= amount
        case k.TurnDownCards(amount=amount):
            return len(to_turn_down(s, ctx, part)) >= amount
        case k.TakeBadPublicityCost(amount=amount):
            if prevented(s, "bad publicity", ""):
                return False
            return not surely_prevented(s, "bad publicity", amount, side=CORP)
        case k.AgendaPoints(amount=amount):
            return score(s, ctx.side) >= amount
        case k.TrashRandom(zone=zone, amount=amount):
            return len(s.zones[zone]) >= amount
        case k.TrashTopCards(zone=zone, amount=amount):
            return len(s.zones[zone]) >= amount
        case k.RevealAndTrashThis():
            return ctx.source >= 0 and s.cards[ctx.source].zone in HAND_OF.values()
        case k.PlayThis():
            card = s.cards[ctx.source]
            return card.zone in HAND_OF.values() and play_cost(s, ctx.source) <= s.players[ctx.side].credits
        case k.MoveCards(amount=amount):
            return len(movable(s, ctx, part)) >= amount
        case k.TrashAllCards(filter=filter):
            return all(_may_give_up(s, c, ctx.side) for c in select(s, ctx, filter))
        case k.RemoveTags(amount=amount):
            return s.players[RUNNER].tags >= number(s, ctx, amount)
        case k.TakeTags(amount=amount):
            return not prevented(s, "tags", "") and not surely_prevented(s, "tags", amount)
        case k.SufferDamage(kind=kind, amount=amount):
            # Damage that flatlines can be suffered, too: whoever pays so has lost (1.7.2b).
            points = number(s, ctx, amount)
            return not prevented(s, "damage", kind) and not surely_prevented(s, "damage", points, kind)
    raise TypeError(f"no way to pay {type(part).__name__}")


def to_derez(s: State, ctx: Context, part: k.DerezCards) -> tuple[int, ...]:
    """The rezzed cards that can be derezzed to pay: the Corp's, for no card of the Runner's is rezzed."""
    cards = s.cards
    return tuple(
        c
        for c in s.zones[TABLE]
        if cards[c].faceup and cards[c].owner == CORP and matches(s, ctx, part.filter, c)
    )


def to_turn_down(s: State, ctx: Context, part: k.TurnDownCards) -> tuple[int, ...]:
    """The hosted cards that can be turned face down to pay."""
    return tuple(
        c
        for c in s.zones[PLAY]
        if s.cards[c].host >= 0 and s.cards[c].faceup and matches(s, ctx, part.filter, c)
    )


def payable_options(
    s: State, ctx: Context, cost: Costs, place: int, purpose: str, about_card: int = NOBODY
) -> tuple[int, ...]:
    """Which of several costs a player can pay at a place of a whole cost, together with the rest of it."""
    either = cost[place]
    assert isinstance(either, k.OneCost)
    return tuple(
        n
        for n, one in enumerate(either.options)
        if can_pay(s, ctx, cost[:place] + one + cost[place + 1 :], purpose, about_card)
    )


def _on_the_table(s: State, ctx: Context) -> bool:
    return ctx.source >= 0 and s.cards[ctx.source].zone in ("table", "play")


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


def movable(s: State, ctx: Context, part: k.MoveCards) -> tuple[int, ...]:
    """The cards that can be moved to pay: the payer's own, or any that lie on the payer's own."""
    return tuple(
        c for c in select(s, ctx, part.filter) if s.cards[c].owner == ctx.side or s.cards[c].host >= 0
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
        and _may_give_up(s, c, ctx.side)
        and _still_met(s, ctx, purpose, (*picked, c))
    )


def _still_met(s: State, ctx: Context, purpose: str, gone: tuple[int, ...]) -> bool:
    """Whether what is paid for may still be done without some cards: a cost cannot be paid in a way that
    undoes what it is paid for (26.03: 1.16.1c). An agenda needs its counters to be scored."""
    return purpose != "score" or s.cards[ctx.source].count(ADVANCEMENT) >= requirement(s, ctx.source, gone)
