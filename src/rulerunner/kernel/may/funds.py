"""Funds: where a player's credits for a purpose are, and how many there can be (1.10)."""

from typing import Final, NamedTuple

from ...lang import costs as k
from ...lang.abilities import Paid
from ...lang.costs import Costs
from ...lang.headings import IN_POOL, SPEND, SPEND_AT_MOST, WHILE_PAYING
from ...lang.instructions import Gain
from ...lang.statics import Declaration, SpendAtMost, SpendFrom
from ...lang.words import CREDIT, RUNNER, Side
from ...state.context import Context
from ...state.record import FUND, LENT
from ...state.records import NOBODY
from ...state.state import State
from ..read.context import plain
from ..read.declared import CANNOT, cannot, declared, unspoken
from ..read.evaluate import matches, number
from ..read.pointing import spent_in_run
from ..read.pool import in_pool, left_of_loan, loans
from .permitted import unusable

POOL: Final = NOBODY


USING: Final = ("icebreaker", "ability")
"""What credits are spent for that pay for using a card."""


def purpose(s: State, cid: int) -> str:
    """What credits spent on a card's ability are spent for."""
    return s.cards[cid].face.purpose if cid >= 0 else "ability"


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
    if s.players[side].lent:
        found += _lent_for(s, side, purpose, source)
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


def _lent_for(s: State, side: Side, purpose: str, source: int) -> list[int]:
    """The credits that a player has gained for a while and that are for what is to be paid: those for a run
    in that run only."""
    return [
        LENT - loan.id
        for loan in loans(s, side)
        if loan.amount
        and isinstance(loan.declaration, SpendFrom)
        and _meant_for(s, loan.declaration.purpose, purpose, source)
        and (not loan.until or (s.run is not None and s.run.id == loan.until))
    ]


def _meant_for(s: State, meant: str, purpose: str, source: int) -> bool:
    """Whether credits that are meant for something may be spent on what is to be paid. Those for runs do not
    pay what it costs to run: the run formally begins after that (6.3.2c; 26.03: 6.3.4)."""
    if meant == "run":
        return s.during_run()
    if meant == "install or rez":
        return purpose in ("install", "rez")
    return meant in ("any", purpose) or (meant == "use" and purpose in USING and source >= 0)


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


OF_ACCOUNTS: Final = (k.Credits, k.TrashThis)
"""What such an ability may cost. Anything else could be what the payment needs, too."""
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
            if not gain or not all(isinstance(part, OF_ACCOUNTS) for part in ability.cost):
                continue
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
    player = s.players[side]
    if player.lent:
        return False
    if s.run is not None and side == RUNNER:
        if SPEND_AT_MOST in s.statics or (player.run_credits and _has_fund(s)):
            return False
    if unspoken(s, ELSEWHERE):
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
    return declaration.purpose in (purpose, "any", "run", "use", "install or rez")


def held(s: State, side: Side, place: int) -> int:
    """The credits in one place."""
    if place == POOL:
        return s.players[side].credits
    if place == FUND:
        return s.players[side].run_credits
    if place <= LENT:
        return left_of_loan(s, place)
    return s.cards[place].count(CREDIT)


def held_in(s: State, side: Side, places: tuple[int, ...]) -> int:
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
