"""Costs (1.15): can it be paid, from where, and paying it: all components at once, then a checkpoint."""

from functools import cache
from typing import Final

from ..lang import costs as k
from ..lang.costs import Cost, Costs
from ..lang.statics import SpendFrom
from ..lang.words import CREDIT, GRIP, RUNNER, SCORE_OF, Side
from ..state.decision import Decision, Option
from ..state.frames import PayFrame
from ..state.records import NOBODY
from ..state.state import State
from . import atoms
from .ask import Context, Ctx, matches, number, plain, select
from .checkpoint import checkpoint
from .choosing import distinct
from .derive import declared, fixed, may_trash, prevented
from .interrupts import surely_prevented

POOL: Final = NOBODY
FUND: Final = -2

credits_of = cache(k.Credits)
"""A cost of so many credits; there are few, so each is made once."""


def purpose(s: State, cid: int) -> str:
    """What credits spent on a card's ability are spent for."""
    return s.cards[cid].face.purpose if cid >= 0 else "ability"


def credit_cost(s: State, ctx: Context, cost: Costs) -> int:
    """The credits in a cost."""
    return sum(number(s, ctx, part.amount) for part in cost if isinstance(part, k.Credits))


def places(s: State, side: Side, purpose: str, source: int, about_card: int) -> tuple[int, ...]:
    """Where credits may be spent from besides the pool: cards that allow it, the bad publicity fund."""
    if only_pool(s, side):
        return ()
    found: list[int] = []
    if s.run is not None and side == RUNNER and _has_fund(s):
        found.append(FUND)
    for ctx, declaration in declared(s, "spend"):
        cid = ctx.source
        if isinstance(declaration, SpendFrom) and s.cards[cid].owner == side and s.cards[cid].count(CREDIT):
            fits = declaration.purpose in ("any", purpose) or (
                declaration.purpose == "run" and s.during_run()
            )
            subject = about_card if about_card >= 0 else source
            if fits and cid not in found and (subject < 0 or matches(s, ctx, declaration.of, subject)):
                found.append(cid)
    return tuple(found)


def _has_fund(s: State) -> bool:
    """Whether the Runner has credits from bad publicity, and these are no part of the pool."""
    return s.players[RUNNER].run_credits > 0 and s.edition.policies.bad_publicity == "fund"


def only_pool(s: State, side: Side) -> bool:
    """Whether there is nothing but the credit pool for a player to spend from, whatever it is for."""
    if s.run is not None and side == RUNNER and _has_fund(s):
        return False
    if "spend" in s.statics:
        for cid, _, _ in s.statics["spend"]:
            card = s.cards[cid]
            if card.counters and card.owner == side and card.count(CREDIT):
                return False
    return not s.lingering or all(effect.heading != "spend" for effect in s.lingering)


def held(s: State, side: Side, place: int) -> int:
    """The credits in one place."""
    if place == POOL:
        return s.players[side].credits
    if place == FUND:
        return s.players[side].run_credits
    return s.cards[place].count(CREDIT)


def funds(s: State, side: Side, purpose: str, source: int = NOBODY, about_card: int = NOBODY) -> int:
    """All the credits a player could spend on something."""
    total = s.players[side].credits
    if not only_pool(s, side):
        for place in places(s, side, purpose, source, about_card):
            total += held(s, side, place)
    return total


def can_pay(s: State, ctx: Context, cost: Costs, purpose: str = "ability", about_card: int = NOBODY) -> bool:
    """Whether a player can pay a whole cost now."""
    if not cost:
        return True
    player = s.players[ctx.side]
    owed = clicks = 0
    for part in cost:
        if isinstance(part, k.Credits):
            owed += part.amount if isinstance(part.amount, int) else number(s, ctx, part.amount)
        elif isinstance(part, (k.Clicks, k.LoseClicksCost)):
            clicks += part.amount
        elif not isinstance(part, k.ForgoActions) and not _payable(s, ctx, part):
            return False
    if clicks > player.clicks:
        return False
    return owed <= player.credits or owed <= funds(s, ctx.side, purpose, ctx.source, about_card)


def can_spend(s: State, side: Side, price: int, extra: Costs, purpose: str, cid: int) -> bool:
    """Whether a player can pay a price in credits for a card, and what comes on top of it."""
    if extra:
        return can_pay(s, plain(cid, side), (credits_of(price), *extra), purpose, cid)
    return price <= s.players[side].credits or price <= funds(s, side, purpose, cid, cid)


def _payable(s: State, ctx: Context, part: Cost) -> bool:
    # The two most usual come first.
    if isinstance(part, k.TrashThis):
        return _on_the_table(s, ctx) and may_trash(s, ctx.source, ctx.side)
    if isinstance(part, k.HostedCounters):
        return s.cards[ctx.source].count(part.kind) >= number(s, ctx, part.amount)
    match part:
        case k.RemoveThis():
            return _on_the_table(s, ctx)
        case k.Forfeit(amount=amount):
            return len(_forfeitable(s, ctx, part)) >= amount
        case k.TrashCards(amount=amount):
            return len(_given_up(s, ctx, part)) >= amount
        case k.RemoveTags(amount=amount):
            return s.players[RUNNER].tags >= amount
        case k.TakeTags(amount=amount):
            return not prevented(s, "tags", "") and not surely_prevented(s, "tags", amount)
        case k.SufferDamage(kind=kind, amount=amount):
            points = number(s, ctx, amount)
            if prevented(s, "damage", kind) or surely_prevented(s, "damage", points, kind):
                return False
            return len(s.zones[GRIP]) >= points
    raise TypeError(f"no way to pay {type(part).__name__}")


def _on_the_table(s: State, ctx: Context) -> bool:
    return ctx.source >= 0 and s.cards[ctx.source].zone in ("table", "play")


def _forfeitable(s: State, ctx: Context, part: k.Forfeit) -> tuple[int, ...]:
    return tuple(c for c in s.zones[SCORE_OF[ctx.side]] if matches(s, ctx, part.cards, c))


def _given_up(s: State, ctx: Context, part: k.TrashCards) -> tuple[int, ...]:
    """The cards that can be trashed to pay: the payer's own (26.03: 1.14.3), and none that cannot be trashed
    (26.03: 1.16.1b)."""
    return tuple(
        c for c in select(s, ctx, part.filter) if s.cards[c].owner == ctx.side and may_trash(s, c, ctx.side)
    )


def pay(
    s: State,
    ctx: Context,
    cost: Costs,
    purpose: str = "ability",
    about_card: int = NOBODY,
    cites: str = "cost",
) -> None:
    """Pay, and have the cost-paid checkpoint. What asks for no choice is paid at once; else the result (1)
    reaches the frame below once all is chosen and paid."""
    side = ctx.side
    owed = clicks = 0
    simple = True
    for part in cost:
        if isinstance(part, k.Credits) and isinstance(part.amount, int):
            owed += part.amount
        elif isinstance(part, k.Clicks) and not clicks:
            clicks = part.amount
        else:
            simple = False  # there may be something to work out, or to choose
    if not simple:
        cost = fixed(s, ctx, cost)
        owed = credit_cost(s, ctx, cost)
    sources = places(s, side, purpose, ctx.source, about_card) if owed else ()
    if not sources and simple:
        pay_simply(s, side, owed, clicks, purpose, ctx.source, about_card, cites)
        return
    if not sources and not _asks(cost):
        _pay_all(s, side, cost, purpose, ctx.source, about_card, owed, (), (), cites)
        return
    s.stack.append(
        PayFrame(
            side,
            cost,
            purpose,
            ctx.source,
            about_card,
            owed=owed,
            places=sources,
            cites=cites,
            change=ctx.change,
            chosen=ctx.chosen,
            bound=ctx.bound,
            here=ctx.here,
        )
    )


def _asks(cost: Costs) -> bool:
    """Whether cards have to be chosen to pay a cost."""
    return any(isinstance(part, k.Forfeit | k.TrashCards) for part in cost)


def _payer(f: PayFrame) -> Ctx:
    return Ctx(f.source, f.side, f.change, f.chosen, bound=f.bound, here=f.here)


def step(s: State, f: PayFrame) -> Decision | None:
    """Ask what has to be chosen; then all is paid, and the cost-paid checkpoint occurs."""
    decision = _ask_place(s, f) if f.places else _ask_card(s, f)
    if decision is None:
        s.stack.pop()
        _pay_all(s, f.side, f.cost, f.purpose, f.source, f.about, f.owed, f.spent, f.picked, f.cites)
    return decision


def _ask_place(s: State, f: PayFrame) -> Decision | None:
    """How many credits come from the next place that offers some."""
    place, rest = f.places[0], f.places[1:]
    elsewhere = s.players[f.side].credits + sum(held(s, f.side, p) for p in rest)
    least = max(0, f.owed - elsewhere)
    most = min(f.owed, held(s, f.side, place))
    options = tuple(Option("number", card=place, number=n) for n in range(most, least - 1, -1))
    return Decision(f.side, "pay", options, s.edition.cites["cost"], "spend-from", place)


def _ask_card(s: State, f: PayFrame) -> Decision | None:
    """Which card is given up for the next component that asks for one; None once all are picked."""
    needed, candidates, about_what = _choice(s, f)
    if len(f.picked) >= needed:
        return None
    left = tuple(cid for cid in candidates if cid not in f.picked)
    options = tuple(Option("card", card=cid) for cid in distinct(s, left, f.side))
    return Decision(f.side, "choose card", options, s.edition.cites["cost"], about_what, f.source)


def _choice(s: State, f: PayFrame) -> tuple[int, tuple[int, ...], str]:
    """How many cards are picked in all up to the component that needs one now, and from which."""
    needed = 0
    for part in f.cost:
        if isinstance(part, k.Forfeit):
            needed += part.amount
            if len(f.picked) < needed:
                return needed, _forfeitable(s, _payer(f), part), "forfeit"
        elif isinstance(part, k.TrashCards):
            needed += part.amount
            if len(f.picked) < needed:
                return needed, _given_up(s, _payer(f), part), "trash"
    return needed, (), ""


def answer(s: State, f: PayFrame, option: Option) -> None:
    if f.places:
        s.stack[-1] = f._replace(
            places=f.places[1:],
            owed=f.owed - option.number,
            spent=(*f.spent, (f.places[0], option.number)) if option.number else f.spent,
        )
    else:
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))


def pay_simply(
    s: State, side: Side, owed: int, clicks: int, purpose: str, source: int, about: int, cites: str
) -> None:
    """Pay credits from the pool and clicks, as most costs are: `_pay_all` with no more than that."""
    s.returned = 1
    s.rule, s.source = s.edition.cites[cites], source
    if owed:
        atoms.spend_credits(s, side, owed)
        atoms.emit(s, "spend credits", side, about, owed, NOBODY, purpose)
    if clicks:
        atoms.spend_clicks(s, side, clicks)
    checkpoint(s)


def _pay_all(
    s: State,
    side: Side,
    cost: Costs,
    purpose: str,
    source: int,
    about: int,
    owed: int,
    spent: tuple[tuple[int, int], ...],
    picked: tuple[int, ...],
    cites: str,
) -> None:
    """Pay every component at once: credits owed to the pool and those spent from elsewhere, then the rest."""
    s.returned = 1
    s.rule, s.source = s.edition.cites[cites], source
    total = owed
    if owed:
        atoms.spend_credits(s, side, owed)
    for place, amount in spent:
        total += amount
        if place == FUND:
            atoms.spend_fund(s, side, amount)
        else:
            atoms.remove(s, place, CREDIT, amount)
            atoms.emit(s, "use", side, place, detail="credits")
    if total:
        atoms.emit(s, "spend credits", side, about, total, NOBODY, purpose)
    for part in cost:
        if isinstance(part, k.Clicks):
            atoms.spend_clicks(s, side, part.amount)
        elif isinstance(part, k.Forfeit):
            for cid in picked[: part.amount]:
                atoms.forfeit(s, cid)
            picked = picked[part.amount :]
        elif isinstance(part, k.TrashCards):
            atoms.trash(s, picked[: part.amount], faceup=part.revealed)
            picked = picked[part.amount :]
        elif not isinstance(part, k.Credits):
            _pay_other(s, side, source, part)
    checkpoint(s)


def _pay_other(s: State, side: Side, source: int, part: Cost) -> None:
    """Pay a component that is neither credits nor clicks and asks for no choice."""
    match part:
        case k.LoseClicksCost(amount=amount):
            atoms.lose_clicks(s, side, amount)
        case k.TrashThis():
            atoms.trash(s, (source,))
        case k.RemoveThis():
            atoms.move(s, source, "removed", faceup=True)
        case k.HostedCounters(kind=kind, amount=int(amount)):
            atoms.remove(s, source, kind, amount)
        case k.RemoveTags(amount=amount):
            atoms.remove_tags(s, amount)
        case k.TakeTags(amount=amount):
            atoms.take_tags(s, amount)
        case k.SufferDamage(kind=kind, amount=int(amount)):
            atoms.damage(s, kind, amount)
        case k.ForgoActions(amount=amount):
            atoms.forgo(s, side, amount)
