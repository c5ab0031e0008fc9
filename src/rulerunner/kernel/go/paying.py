"""Paying a cost (1.15): what has to be chosen, then all components at once, then a checkpoint."""

from ...lang import costs as k
from ...lang.abilities import Paid
from ...lang.costs import Cost, Costs
from ...lang.headings import WHILE_PAYING
from ...lang.words import CREDIT, TABLE, Side
from ...state.context import Context
from ...state.decision import PASS, Decision, Option
from ...state.frames import AbilityFrame, BlockFrame, DamageFrame, PayFrame, PlayFrame
from ...state.record import FUND, LENT
from ...state.records import NOBODY
from ...state.state import State
from ..change import atoms
from ..may.affording import payable_options
from ..may.choosing import distinct
from ..may.funds import credit_cost, held, places, places_among, reach, withdrawals
from ..may.giving_up import (
    ASKING,
    TAKING,
    enough_for_all,
    forfeitable,
    given_up,
    hosts_of,
    movable,
    to_derez,
    to_turn_down,
)
from ..may.undoing import can_be_done_still, may_undo
from ..read.context import PlainContext
from ..read.declared import fixed
from ..read.evaluate import select
from .checkpoint import checkpoint, uneventful
from .components import by_moving, by_trashing, keep_hosted, left_to_chance, pay_other


def pay(
    s: State,
    ctx: Context,
    cost: Costs,
    purpose: str = "ability",
    about_card: int = NOBODY,
    cites: str = "cost",
    unchecked: bool = False,
    asked: tuple[int, ...] = (),
) -> None:
    """Pay, and have the cost-paid checkpoint, unless another payment comes first. What asks for no choice is
    paid at once; else the result (1) reaches the frame below once all is chosen and paid.

    `asked` are the cards whose abilities ask for credits in it, where it is more, or other, than the cost of
    an ability of the source: see `may.triggers.doers`."""
    side = ctx.side
    owed = clicks = 0
    simple = True
    for part in cost:
        if isinstance(part, k.Credits) and isinstance(part.amount, int):
            owed += part.amount
        elif isinstance(part, k.Clicks) and isinstance(part.amount, int) and not clicks:
            clicks = part.amount
        else:
            simple = False  # there may be something to work out, or to choose
    if not simple:
        if any(isinstance(part, k.OneCost) for part in cost):
            frame = PayFrame(side, cost, purpose, ctx.source, about_card, cites=cites, unchecked=unchecked)
            frame = frame._replace(change=ctx.change, chosen=ctx.chosen, bound=ctx.bound, here=ctx.here)
            s.stack.append(frame._replace(asked=asked, named=ctx.named))
            return
        cost = fixed(s, ctx, cost)
        owed = credit_cost(s, ctx, cost)
    held_to = None if simple else next((part for part in cost if isinstance(part, k.CreditsFrom)), None)
    sources: tuple[int, ...] = ()
    helped = False
    besides = 0
    if owed:
        if held_to is not None:
            sources = places_among(s, ctx, held_to, purpose, about_card)
            besides = credit_cost(s, ctx, tuple(part for part in cost if isinstance(part, k.Credits)))
            owed -= besides
        else:
            sources = places(s, side, purpose, ctx.source, about_card)
        helped = WHILE_PAYING in s.statics and bool(withdrawals(s, side, ctx.source))
    if not sources and not helped:
        if simple:
            pay_simply(s, side, owed, clicks, purpose, ctx.source, about_card, cites, unchecked, asked)
            return
        if not _asks(cost):
            _pay_all(s, side, cost, purpose, ctx.source, about_card, owed, (), (), cites, unchecked, asked)
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
            unchecked=unchecked,
            only=held_to is not None,
            settled=not helped,
            asked=asked,
            besides=besides,
            named=ctx.named,
        )
    )


def _asks(cost: Costs) -> bool:
    """Whether cards have to be chosen to pay a cost."""
    return any(isinstance(part, ASKING) for part in cost)


def _payer(f: PayFrame) -> PlainContext:
    return PlainContext(f.source, f.side, f.change, f.chosen, bound=f.bound, here=f.here, named=f.named)


def step(s: State, f: PayFrame) -> Decision | None:
    """Ask what has to be chosen; then all is paid, and the cost-paid checkpoint occurs. What is owed is
    worked out first where an effect has to be paid for that is on its way already."""
    if f.owed < 0:
        s.stack.pop()
        pay(s, _payer(f), f.cost, f.purpose, f.about, f.cites, f.unchecked, f.asked)
        return None
    either = next((n for n, part in enumerate(f.cost) if isinstance(part, k.OneCost)), NOBODY)
    if either >= 0:
        return _ask_which(s, f, either)
    if f.owed and not f.settled:
        decision = _ask_withdrawal(s, f)
        if decision is not None:
            return decision
    if f.besides and not f.places:
        s.stack[-1] = f = _owing_the_rest(s, f)
    decision = _ask_place(s, f) if f.places else _ask_card(s, f)
    if decision is None:
        s.stack.pop()
        rest = (f.owed, f.spent, f.picked, f.cites, f.unchecked, f.asked)
        _pay_all(s, f.side, f.cost, f.purpose, f.source, f.about, *rest)
    return decision


def _ask_which(s: State, f: PayFrame, place: int) -> Decision | None:
    """Which of several costs is paid. A player who has come here and can pay none of them pays nothing."""
    options = payable_options(s, _payer(f), f.cost, place, f.purpose, f.about, _paid_for(s, f))
    if not options:
        _go_on_with(s, f, place, ())
        return None
    rule = s.edition.cites["cost"]
    return Decision(
        f.side, "choose effect", tuple(Option("effect", number=n) for n in options), rule, "cost", f.source
    )


def _go_on_with(s: State, f: PayFrame, place: int, chosen: Costs) -> None:
    """The cost is paid anew, with the part that was chosen."""
    s.stack.pop()
    cost = f.cost[:place] + chosen + f.cost[place + 1 :]
    pay(s, _payer(f), cost, f.purpose, f.about, f.cites, f.unchecked, f.asked)


def _ask_withdrawal(s: State, f: PayFrame) -> Decision | None:
    """Whether credits are gained first, in ways that leave the cost payable; they must be if it is too dear
    otherwise."""
    pool = 0 if f.only else s.players[f.side].credits
    missing = f.owed - sum(held(s, f.side, place) for place in f.places)
    offers = withdrawals(s, f.side, f.source)
    uses = []
    for one in offers:
        rest = tuple(other for other in offers if other.card != one.card)
        if one.price <= pool and reach(pool - one.price + one.gain, rest) >= missing:
            uses.append(Option("use", card=one.card, ability=one.ability))
    if not uses:
        return None
    options = ((PASS,) if pool >= missing else ()) + tuple(uses)
    return Decision(f.side, "pay", options, s.edition.cites["cost"], "withdraw", f.source)


def _owing_the_rest(s: State, f: PayFrame) -> PayFrame:
    """A payment of which the credits are assigned that must come from certain cards: the others may come from
    wherever credits may be spent."""
    found = places(s, f.side, f.purpose, f.source, f.about)
    left = tuple(place for place in found if _left_in(s, f, place))
    return f._replace(owed=f.besides, besides=0, only=False, places=left)


def _left_in(s: State, f: PayFrame, place: int) -> int:
    """The credits in a place that are not assigned yet."""
    return held(s, f.side, place) - sum(number for where, number in f.spent if where == place)


def _ask_place(s: State, f: PayFrame) -> Decision | None:
    """How many credits come from the next place that offers some."""
    place, rest = f.places[0], f.places[1:]
    pool = 0 if f.only else s.players[f.side].credits
    elsewhere = pool + sum(_left_in(s, f, p) for p in rest)
    least = max(0, f.owed - elsewhere)
    most = min(f.owed, _left_in(s, f, place))
    options = tuple(Option("number", card=place, number=n) for n in range(most, least - 1, -1))
    return Decision(f.side, "pay", options, s.edition.cites["cost"], "spend-from", place)


def _ask_card(s: State, f: PayFrame) -> Decision | None:
    """Which card is given up for the next component that asks for one; None once all are picked."""
    needed, candidates, about_what = _choice(s, f)
    if len(f.picked) >= needed:
        return None
    if sum(isinstance(part, TAKING) for part in f.cost) > 1:
        candidates = tuple(c for c in candidates if _leaves_enough(s, f, c)) or candidates
    ability = _paid_for(s, f)
    if may_undo(s, f.cost, f.purpose, ability):
        candidates = tuple(c for c in candidates if _undoes_nothing(s, f, c, ability)) or candidates
    options = tuple(Option("card", card=cid) for cid in distinct(s, candidates, f.side))
    return Decision(f.side, "choose card", options, s.edition.cites["cost"], about_what, f.source)


def _choice(s: State, f: PayFrame) -> tuple[int, tuple[int, ...], str]:
    """How many cards are picked in all up to the component that needs one now, and from which. A card picked
    for a counter on it is not given up by that."""
    needed, payer = 0, _payer(f)
    gone: tuple[int, ...] = ()
    for part in f.cost:
        if not isinstance(part, ASKING) or (isinstance(part, k.MoveCards) and part.at_random):
            continue
        assert isinstance(part.amount, int)
        mine = f.picked[needed : needed + part.amount]
        needed += part.amount
        if len(f.picked) >= needed:
            gone += () if isinstance(part, k.CountersFrom) else mine
            continue
        if isinstance(part, k.CountersFrom):
            hosts = hosts_of(s, payer, part)
            left = tuple(c for c in hosts if s.cards[c].count(part.kind) > mine.count(c))
            return needed, left, "spend-counter"
        gone += mine
        found, about = _to_give_up(s, f, part, payer, gone)
        return needed, tuple(cid for cid in found if cid not in gone), about
    return needed, (), ""


def _to_give_up(
    s: State, f: PayFrame, part: Cost, payer: PlainContext, gone: tuple[int, ...]
) -> tuple[tuple[int, ...], str]:
    """The cards that can be given up for a component, with what is given up already."""
    match part:
        case k.Forfeit():
            return forfeitable(s, payer, part, f.purpose, gone), "forfeit"
        case k.TrashCards():
            return given_up(s, payer, part, f.purpose, gone), "trash"
        case k.DerezCards():
            return to_derez(s, payer, part, f.purpose), "derez"
        case k.TurnDownCards():
            return to_turn_down(s, payer, part), "turn-down"
        case k.MoveCards():
            return movable(s, payer, part, f.purpose), "move"
    raise TypeError(f"no card is given up for {type(part).__name__}")


def _leaves_enough(s: State, f: PayFrame, cid: int) -> bool:
    """Whether the rest of a cost can still be paid if this card is given up for the part that asks now."""
    return enough_for_all(s, _payer(f), f.cost, f.purpose, (*f.picked, cid))


def _paid_for(s: State, f: PayFrame) -> Paid | None:
    """The paid ability that is being paid for, if it is one."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(below, AbilityFrame) or below.source != f.source:
        return None
    ability = s.cards[f.source].face.abilities[below.place]
    assert isinstance(ability, Paid)
    return ability


def _undoes_nothing(s: State, f: PayFrame, cid: int, ability: Paid | None) -> bool:
    """Whether what is paid for can still be done if this card is picked for the part that asks now."""
    return can_be_done_still(s, _payer(f), f.cost, f.purpose, ability, (*f.picked, cid))


def answer(s: State, f: PayFrame, option: Option) -> None:
    if option.kind == "pass":
        s.stack[-1] = f._replace(settled=True)
        return
    if option.kind == "use":  # the payment goes on once the credits are there
        object_no = s.cards[option.card].object_no
        s.stack.append(AbilityFrame(option.card, object_no, option.ability, f.side))
        return
    for place, part in enumerate(f.cost):
        if isinstance(part, k.OneCost):
            _go_on_with(s, f, place, part.options[option.number])
            return
    if f.places:
        s.stack[-1] = f._replace(
            places=f.places[1:],
            owed=f.owed - option.number,
            spent=_assigned(f, f.places[0], option.number),
        )
    else:
        s.stack[-1] = f._replace(picked=(*f.picked, option.card))


def _assigned(f: PayFrame, place: int, number: int) -> tuple[tuple[int, int], ...]:
    """What has been assigned, with so many credits more from a place."""
    if not number:
        return f.spent
    total = number + sum(n for where, n in f.spent if where == place)
    return (*(entry for entry in f.spent if entry[0] != place), (place, total))


def pay_simply(
    s: State,
    side: Side,
    owed: int,
    clicks: int,
    purpose: str,
    source: int,
    about: int,
    cites: str,
    unchecked: bool = False,
    asked: tuple[int, ...] = (),
) -> None:
    """Pay credits from the pool and clicks, as most costs are: `_pay_all` with no more than that."""
    s.returned = 1
    s.rule, s.source = s.edition.cites[cites], source
    if owed:
        atoms.spend_credits(s, side, owed)
        atoms.emit(s, "spend credits", side, about, owed, NOBODY, purpose, asked)
        atoms.run_dry(s, side)
    if clicks:
        atoms.spend_clicks(s, side, clicks)
    if not unchecked and s.checkpoint_due and not uneventful(s):
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
    unchecked: bool = False,
    asked: tuple[int, ...] = (),
) -> None:
    """Pay every component at once: credits owed to the pool and those spent from elsewhere, then the rest."""
    s.returned = 1
    s.rule, s.source = s.edition.cites[cites], source
    payer = s.stack[-1] if s.stack else None
    if picked and isinstance(payer, BlockFrame):
        s.stack[-1] = payer._replace(affected=picked)  # what follows may speak of the cards given up
    elif picked and isinstance(payer, PlayFrame):
        s.stack[-1] = payer._replace(given=picked)
    total = owed
    if owed:
        atoms.spend_credits(s, side, owed)
    for place, amount in spent:
        total += amount
        if place == FUND:
            atoms.spend_fund(s, side, amount)
        elif place <= LENT:
            atoms.spend_lent(s, side, LENT - place, amount)
        else:
            atoms.remove(s, place, CREDIT, amount)
            installed = s.cards[place].zone == TABLE
            atoms.emit(s, "use", side, place, sort="credits" if installed else "credits of a played card")
    if total:
        atoms.emit(s, "spend credits", side, about, total, NOBODY, purpose, asked)
        atoms.run_dry(s, side)
    for part in cost if len(cost) == 1 else sorted(cost, key=left_to_chance):
        if s.result is not None:
            return  # who pays with damage that flatlines them pays nothing more
        if isinstance(part, k.Clicks):
            assert isinstance(part.amount, int)
            if part.amount:
                atoms.spend_clicks(s, side, part.amount)
        elif isinstance(part, k.Forfeit):
            keep_hosted(s, source, picked[: part.amount])
            for cid in picked[: part.amount]:
                atoms.forfeit(s, cid)
            picked = picked[part.amount :]
        elif isinstance(part, k.TrashCards):
            keep_hosted(s, source, picked[: part.amount])
            by_trashing(s, side, part, picked[: part.amount])
            picked = picked[part.amount :]
        elif isinstance(part, k.DerezCards):
            for cid in picked[: part.amount]:
                atoms.derez(s, cid)
            picked = picked[part.amount :]
        elif isinstance(part, k.TurnDownCards):
            for cid in picked[: part.amount]:
                atoms.turn_hosted(s, cid, up=False)
            picked = picked[part.amount :]
        elif isinstance(part, k.MoveCards):
            if part.at_random:
                found = s.mixed(movable(s, PlainContext(source, side), part, purpose))[: part.amount]
            else:
                found, picked = picked[: part.amount], picked[part.amount :]
            keep_hosted(s, source, found)
            by_moving(s, side, part, found)
        elif isinstance(part, k.CountersFrom):
            assert isinstance(part.amount, int)
            for cid in picked[: part.amount]:
                atoms.remove(s, cid, part.kind, 1)
            picked = picked[part.amount :]
        elif isinstance(part, k.TrashAllCards):
            by_trashing(s, side, part, select(s, PlainContext(source, side), part.filter))
        elif not isinstance(part, (k.Credits, k.CreditsFrom)):
            pay_other(s, side, source, part)
    if s.stack and isinstance(s.stack[-1], DamageFrame):
        return  # the last of the payment, and its checkpoint, come once the cards are picked
    if not unchecked:
        checkpoint(s)
