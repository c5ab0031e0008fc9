"""Instructions that steer an ability: conditions, offers, payments, repetitions (9.11.3)."""

from typing import Final

from ...lang import instructions as w
from ...lang.costs import CountersFrom, Credits, HostedCounters
from ...lang.words import CORP, EVERY, RUNNER, Side, other
from ...state.frames import BlockFrame, ChooseFrame
from ...state.stages import BlockStage, UseStage
from ...state.state import State
from ..may.affording import can_pay
from ..may.funds import funds, purpose
from ..may.potential import block_matters, in_full, some, worth_asking
from ..read.context import PlainContext, player
from ..read.declared import asking
from ..read.evaluate import holds, number
from ..read.imminence import ADDITIONAL
from ..read.pointing import home
from .paying import pay
from .performing import barred, directs, push_block, put, taking, top_block, use, wait


@directs(w.PayUpTo, lambda s, x, i: block_matters(s, x, i.then))
def _pay_up_to(s: State, f: BlockFrame, i: w.PayUpTo) -> bool:
    if f.stage == BlockStage.NEW:
        have = funds(s, f.side, purpose(s, f.source), f.source) // i.each
        most = have if i.most == EVERY else min(number(s, f, i.most), have)
        rule = s.edition.cites["may"]
        if barred(s, f, f.side):
            return put(s, x=0, last=0)
        numbers = tuple(range(max(0, most) + 1))
        s.stack.append(ChooseFrame(f.side, rule, "number", "number", numbers, card=f.source))
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        paid = s.last_choice[0] if s.last_choice else 0
        if not paid:
            return put(s, x=0, last=0)
        f = taking(f, f.side)._replace(x=paid, stage=BlockStage.PAID)
        s.stack[-1] = f
        pay(s, payer(f, f.side), (Credits(paid * i.each),), purpose(s, f.source))
        return False
    if f.stage == BlockStage.PAID:
        push_block(s, f, i.then)
        return wait(s, f, BlockStage.DONE)
    return put(s, last=s.returned)


@directs(
    w.If,
    lambda s, x, i: block_matters(s, x, i.then if holds(s, x, i.condition) else i.otherwise),
    checkpoint=False,
)
def _if(s: State, f: BlockFrame, i: w.If) -> bool:
    if f.stage == BlockStage.ANSWERED:
        return put(s, last=s.returned)
    block = i.then if holds(s, f, i.condition) else i.otherwise
    if not block:
        return True
    push_block(s, f, block)
    return wait(s, f, BlockStage.ANSWERED)


def ask(s: State, f: BlockFrame, by: Side, about: str) -> None:
    s.stack.append(ChooseFrame(by, s.edition.cites["may"], about, "yes-no", (1, 0), card=f.source))


@directs(w.May, lambda s, x, i: block_matters(s, x, i.then) or block_matters(s, x, i.otherwise))
def _may(s: State, f: BlockFrame, i: w.May) -> bool:
    by = player(f, i.by)
    if f.stage == BlockStage.NEW:
        payable = can_pay(s, payer(f, by), i.cost, purpose(s, f.source))
        if not payable or not worth_asking(s, f, i.then) or barred(s, f, by):
            return otherwise(s, f, i.otherwise)
        ask(s, f, by, "may")
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        if s.last_choice != (1,):
            return otherwise(s, f, i.otherwise)
        s.stack[-1] = f = taking(f, by)
        if i.cost:
            if f.use == UseStage.TAKEN and any(isinstance(part, OF_COUNTERS) for part in i.cost):
                use(s)  # already as they are spent (26.03: 9.1.6c)
                f = top_block(s)
            wait(s, f, BlockStage.PAID)
            pay(s, payer(f, by), i.cost, purpose(s, f.source), asked=_askers(s, f))
            return False
        push_block(s, f, i.then)
        return wait(s, f, BlockStage.DONE)
    if f.stage == BlockStage.PAID:
        push_block(s, f, i.then)
        return wait(s, f, BlockStage.DONE)
    if f.stage == BlockStage.DONE:
        if i.otherwise and s.returned <= 0:
            return otherwise(s, f, i.otherwise)  # it was chosen and then could not be done (26.03: 1.16.4b)
        return put(s, last=max(1, s.returned))
    return put(s, last=0)


@directs(w.EachMayDraw, lambda s, x, i: any(block_matters(s, x, (w.Draw(i.amount, each),)) for each in BOTH))
def _each_may_draw(s: State, f: BlockFrame, i: w.EachMayDraw) -> bool:
    """It keeps in mind whether the active player draws while the other one is asked."""
    first, second = s.active, other(s.active)
    if f.stage == BlockStage.NEW:
        _offer_draw(s, f, i, first)
        return wait(s, f, BlockStage.ANSWERED)
    said = s.last_choice == (1,)
    if f.stage == BlockStage.ANSWERED:
        s.stack[-1] = f = taking(f, first) if said else f
        _offer_draw(s, f, i, second)
        return wait(s, f, BlockStage.PAID, kept=said)
    if f.stage == BlockStage.PAID:
        s.stack[-1] = f = taking(f, second) if said else f
        draws = [w.Draw(i.amount, each) for each, does in ((first, f.kept), (second, said)) if does]
        if not draws:
            return put(s, last=0)
        push_block(s, f, (w.All(tuple(draws)),))
        return wait(s, f, BlockStage.DONE)
    return put(s, last=s.returned)


def _offer_draw(s: State, f: BlockFrame, i: w.EachMayDraw, by: Side) -> None:
    """Ask a player whether they draw; one who cannot use the card, or would draw nothing, does not."""
    if worth_asking(s, f, (w.Draw(i.amount, by),)) and not barred(s, f, by):
        ask(s, f, by, "may")
    else:
        s.last_choice = (0,)


def _askers(s: State, f: BlockFrame) -> tuple[int, ...]:
    """The cards whose abilities ask for what a player may pay, if not just the source's: an additional cost
    of what an ability of the source does."""
    act = ADDITIONAL.get(f.cite)
    if act is None:
        return ()
    found = [asker for cid in f.chosen[0] for asker in asking(s, act, cid, home(s, cid))]
    return tuple(dict.fromkeys(found))


BOTH: Final[tuple[Side, Side]] = (CORP, RUNNER)
OF_COUNTERS: Final = (HostedCounters, CountersFrom)
"""Costs of counters."""


def payer(f: BlockFrame, by: Side) -> PlainContext:
    return PlainContext(
        *(f.source, by, f.change, f.chosen, f.x, f.last, f.bound, f.affected, f.here),
        those=f.those,
        named=f.named,
    )


def otherwise(s: State, f: BlockFrame, block: w.Block) -> bool:
    if not block:
        return put(s, last=0)
    push_block(s, f, block)
    return wait(s, f, BlockStage.DECLINED)


@directs(w.Unless, lambda s, x, i: True)
def _unless(s: State, f: BlockFrame, i: w.Unless) -> bool:
    by = player(f, i.by)
    if f.stage == BlockStage.NEW:
        if not can_pay(s, payer(f, by), i.cost):
            return otherwise(s, f, i.then)
        if i.must:
            wait(s, f, BlockStage.PAID)
            pay(s, payer(f, by), i.cost)
            return False
        ask(s, f, by, "unless")
        return wait(s, f, BlockStage.ANSWERED)
    if f.stage == BlockStage.ANSWERED:
        if s.last_choice != (1,):
            return otherwise(s, f, i.then)
        wait(s, f, BlockStage.PAID)
        pay(s, payer(f, by), i.cost)
        return False
    return True


@directs(
    w.ChooseOne,
    lambda s, x, i: some(s, x, i.amount) and any(block_matters(s, x, option) for option in i.options),
)
def _choose_one(s: State, f: BlockFrame, i: w.ChooseOne) -> bool:
    """A choice between effects; where a player must choose, between those that can be carried out whole
    (9.11.3c). Of several, it keeps in mind how many are still to come and which have been carried out."""
    alone, kinds, left = i.amount == 1, len(i.options), f.kept
    if f.stage == BlockStage.ANSWERED:
        if not s.last_choice:
            return put(s, last=0 if alone or not left & (1 << kinds) - 1 else 1)
        if i.up_to:
            s.stack[-1] = f = taking(f, player(f, i.by))
        if not alone:
            left = left - (1 << kinds) | 1 << s.last_choice[0]
        push_block(s, f, i.options[s.last_choice[0]])
        return wait(s, f, BlockStage.PAID, left)
    if f.stage == BlockStage.NEW and not alone:
        left = max(0, number(s, f, i.amount)) << kinds
    if (f.stage == BlockStage.PAID and alone) or (not alone and not left >> kinds):
        return put(s, last=s.returned if f.stage == BlockStage.PAID else 0)
    possible = tuple(
        n
        for n, block in enumerate(i.options)
        if (not i.must or in_full(s, f, block)) and (alone or not left >> n & 1)
    )
    if not possible or (i.up_to and barred(s, f, player(f, i.by))):
        return True
    by, rule, least = player(f, i.by), s.edition.cites["choice"], 0 if i.up_to else 1
    s.stack.append(ChooseFrame(by, rule, "effect", "option", possible, least, card=f.source))
    return wait(s, f, BlockStage.ANSWERED, left)


@directs(w.Repeat, lambda s, x, i: some(s, x, i.times) and block_matters(s, x, i.block))
def _repeat(s: State, f: BlockFrame, i: w.Repeat) -> bool:
    """The number is fixed at the start; what it keeps in mind is how many repetitions are still to begin."""
    left = min(number(s, f, i.times), MOST_TIMES) if f.stage == BlockStage.NEW else f.kept
    if left <= 0:
        return True
    push_block(s, f, i.block)
    return wait(s, f, BlockStage.ANSWERED, left - 1)


MOST_TIMES: Final = 1_000_000
"""Far more often than anything is repeated."""


@directs(w.Again, lambda s, x, i: True, checkpoint=False)
def _again(s: State, f: BlockFrame, i: w.Again) -> bool:
    """The block below asked whether to: it begins anew, with what has been chosen and done so far."""
    below = s.stack[-2]
    if not isinstance(below, BlockFrame):
        return True  # there is nothing to begin anew
    s.stack.pop()
    s.stack[-1] = below.at(0, BlockStage.NEW)
    return False
