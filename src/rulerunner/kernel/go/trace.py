"""Traces: bid openly, Corp first (10.8), or secretly and at once (classic C21)."""

from functools import reduce
from operator import or_

from ...lang.abilities import BaseLink, LinkBoost, Trigger, When
from ...lang.costs import Credits, CreditsFrom
from ...lang.filters import Filter, Named
from ...lang.headings import RAISES_TRACES, TRACES_SUCCEED
from ...lang.instructions import Block
from ...lang.statics import RaisesTraces, TracesSucceed
from ...lang.words import CORP, CREDIT, RUNNER, TABLE
from ...state.decision import Decision
from ...state.frames import ChooseFrame, TraceFrame
from ...state.records import NOBODY, Change, ExpectedEffect, Pending, Trace
from ...state.stages import TraceStage
from ...state.state import State
from ..change import atoms
from ..may.affording import can_pay
from ..may.funds import credit_cost, funds
from ..read.context import plain
from ..read.declared import declared
from ..read.evaluate import holds
from ..read.values import link
from .checkpoint import checkpoint
from .imminent import begin, interruptible
from .paying import pay


def step(s: State, f: TraceFrame) -> Decision | None:
    s.rule, s.source = s.edition.cites["trace"], f.source
    if f.stage == TraceStage.NEW:
        first = s.edition.policies.base_link == "before" and s.edition.policies.trace == "secret"
        s.stack[-1] = f._replace(stage=TraceStage.BASE_LINK_FIRST if first else TraceStage.CORP_BIDS)
        s.trace = Trace(f.base)
        atoms.emit(s, "trace", CORP, f.source, amount=f.base)
        checkpoint(s)
    elif f.stage in (TraceStage.DECIDE, TraceStage.CANCELLABLE):
        _decide(s, f)
    elif f.stage == TraceStage.DECIDED:
        s.stack.pop()
        s.trace = None
        s.returned = int(f.won)
    elif s.edition.policies.trace == "secret":
        _secret(s, f)
    else:
        _open(s, f)
    return None


def succeeds(s: State, f: TraceFrame) -> bool:
    if f.stage == TraceStage.CANCELLABLE:
        return f.won
    if TRACES_SUCCEED in s.statics and declared(s, TRACES_SUCCEED):
        return True
    return f.strength > f.link or (f.strength == f.link and s.edition.policies.trace_tie == CORP)


def _decide(s: State, f: TraceFrame) -> None:
    """The trace is decided; its "if successful" or "if unsuccessful" becomes pending (10.8.4), unless what it
    does is cancelled first."""
    s.rule = s.edition.cites["trace-result"]
    won = succeeds(s, f)
    block = _success(s, f) if won else f.failure
    if f.stage == TraceStage.DECIDE:
        s.trace = Trace(f.base, f.strength, f.link, done=True)
        does = ExpectedEffect("trace effect", CORP, 1, source=f.source)
        if won and block and interruptible(s, does.kind):
            s.stack[-1] = f._replace(stage=TraceStage.CANCELLABLE, won=True, success=block)
            begin(s, (does,), CORP)
            return
    elif not s.returned:
        block = ()
    s.stack[-1] = f._replace(stage=TraceStage.DECIDED, won=won)
    base = tuple(cid for cid, _ in f.used[:1])
    kind = "trace succeeds" if won else "trace fails"
    change = atoms.emit(s, kind, CORP, f.source, amount=f.strength, cards=base)
    extra = (_pending(s, f, block, change),) if block else ()
    checkpoint(s, extra)


def _success(s: State, f: TraceFrame) -> Block:
    """What a successful trace does: what it says, and what is said of all traces."""
    if TRACES_SUCCEED not in s.statics or f.stage == TraceStage.CANCELLABLE:
        return f.success
    more = [d.also for _, d in declared(s, TRACES_SUCCEED) if isinstance(d, TracesSucceed)]
    return f.success + tuple(step for also in more for step in also)


def _pending(s: State, f: TraceFrame, block: Block, change: Change) -> Pending:
    """What follows the trace is about whatever the ability that has it is about."""
    ability = When(Trigger(change.kind), block)
    bound_object = s.cards[f.bound].object_no if f.bound >= 0 else NOBODY
    return Pending(
        ability,
        f.source,
        f.object_no,
        f.side,
        f.change or change,
        bound=f.bound,
        chosen=f.chosen,
        here=f.here,
        bound_object=bound_object,
        x=f.x,
        named=f.named,
    )


def _ask_number(s: State, side: str, most: int, cite: str, about: str, card: int) -> None:
    s.stack.append(
        ChooseFrame(
            "corp" if side == CORP else "runner",
            s.edition.cites[cite],
            about,
            "number",
            tuple(range(most + 1)),
            card=card,
        )
    )


def _open(s: State, f: TraceFrame) -> None:
    match f.stage:
        case TraceStage.CORP_BIDS:
            s.stack[-1] = f._replace(stage=TraceStage.CORP_HAS_BID)
            _ask_number(
                s, CORP, funds(s, CORP, "trace", f.source) // f.each, "trace-corp", "trace-corp", f.source
            )
        case TraceStage.CORP_HAS_BID:
            bid = s.last_choice[0]
            s.stack[-1] = f._replace(stage=TraceStage.RUNNER_BIDS, strength=f.base + bid)
            if bid:
                pay(s, plain(f.source, CORP), (Credits(bid * f.each),), "trace", cites="trace-corp")
        case TraceStage.RUNNER_BIDS:
            s.stack[-1] = f._replace(stage=TraceStage.RUNNER_HAS_BID)
            _ask_number(
                s, RUNNER, funds(s, RUNNER, "trace", f.source), "trace-runner", "trace-runner", f.source
            )
        case _:
            bid = s.last_choice[0]
            s.stack[-1] = f._replace(stage=TraceStage.DECIDE, link=link(s) + bid)
            if bid:
                pay(s, plain(f.source, RUNNER), (Credits(bid),), "trace", cites="trace-runner")


def _secret(s: State, f: TraceFrame) -> None:
    match f.stage:
        case TraceStage.CORP_BIDS:
            s.stack[-1] = f._replace(stage=TraceStage.CORP_HAS_BID)
            _ask_number(s, CORP, highest_bid(s, f), "trace-corp", "trace-corp", f.source)
        case TraceStage.CORP_HAS_BID:
            f = f._replace(bid=s.last_choice[0])
            if s.edition.policies.base_link == "before":
                s.stack[-1] = f._replace(stage=TraceStage.ASK_BOOST if f.used else TraceStage.REVEAL)
            else:
                _ask_base_link(s, f)
        case TraceStage.BASE_LINK_FIRST:
            _ask_base_link(s, f)
        case TraceStage.BASE_LINK_NAMED:
            _name_base_link(s, f)
        case TraceStage.REVEAL:
            s.stack[-1] = f._replace(stage=TraceStage.LIMIT_RAISED, strength=f.bid, link=_link_of(s, f))
            atoms.note(s, "reveal", CORP, f.source, amount=f.bid, sort="trace")
            if f.bid > f.base:  # what goes beyond the limit comes from what raises it
                over = (CreditsFrom((f.bid - f.base) * f.each, _raisers(s)),)
                pay(s, plain(f.source, CORP), over, "trace", cites="trace-corp")
        case TraceStage.LIMIT_RAISED:
            s.stack[-1] = f._replace(stage=TraceStage.CORP_HAS_PAID)
            for cid, _ in f.used[:1]:
                atoms.emit(s, "use", RUNNER, cid, sort="link")
            if f.bid:
                cost = (Credits(min(f.bid, f.base) * f.each),)
                pay(s, plain(f.source, CORP), cost, "trace", cites="trace-corp")
        case TraceStage.CORP_HAS_PAID:
            s.stack[-1] = f._replace(stage=TraceStage.LATE_LINK)
            price = committed(s, f)
            if price:
                pay(s, plain(f.source, RUNNER), (Credits(price),), "trace", cites="trace-runner")
        case TraceStage.LATE_LINK:
            _ask_late_link(s, f)
        case TraceStage.LATE_LINK_NAMED:
            _use_late_link(s, f)
        case _:
            _next_boost(s, f)


def _ask_base_link(s: State, f: TraceFrame) -> None:
    s.stack[-1] = f._replace(stage=TraceStage.BASE_LINK_NAMED)
    rule = s.edition.cites["trace-runner"]
    s.stack.append(ChooseFrame(RUNNER, rule, "base-link", "card", base_links(s), 0, 1, card=f.source))


def _name_base_link(s: State, f: TraceFrame) -> None:
    used = tuple((cid, s.cards[cid].face.base_links[0]) for cid in s.last_choice)
    if s.edition.policies.base_link == "before":
        s.stack[-1] = f._replace(stage=TraceStage.CORP_BIDS, used=used)
        for cid, _ in used:
            atoms.note(s, "reveal", RUNNER, cid, sort="base link")
    else:
        s.stack[-1] = f._replace(stage=TraceStage.ASK_BOOST if used else TraceStage.REVEAL, used=used)


def highest_bid(s: State, f: TraceFrame) -> int:
    """The most that the Corp can commit to a secret trace."""
    return min(f.base + _raising(s), funds(s, CORP, "trace", f.source) // f.each)


def _raising(s: State) -> int:
    """The Corp's credits that raise the limit of a trace on which they are spent."""
    if RAISES_TRACES not in s.statics:
        return 0
    cards = dict.fromkeys(ctx.source for ctx, d in declared(s, RAISES_TRACES) if isinstance(d, RaisesTraces))
    return sum(s.cards[cid].count(CREDIT) for cid in cards if s.cards[cid].owner == CORP)


def _raisers(s: State) -> Filter:
    """The cards that such credits lie on."""
    names = dict.fromkeys(s.cards[ctx.source].face.name for ctx, _ in declared(s, RAISES_TRACES))
    return reduce(or_, (Named(name) for name in names))


def _ask_late_link(s: State, f: TraceFrame) -> None:
    """Offer the link cards that may be used once the bids are revealed."""
    cards = tuple(dict.fromkeys(cid for cid, _ in late_links(s, f)))
    if not cards:
        s.stack[-1] = f._replace(stage=TraceStage.DECIDE)
        return
    s.stack[-1] = f._replace(stage=TraceStage.LATE_LINK_NAMED)
    rule = s.edition.cites["trace-runner"]
    s.stack.append(ChooseFrame(RUNNER, rule, "late-link", "card", cards, 0, 1, card=f.source))


def _use_late_link(s: State, f: TraceFrame) -> None:
    if not s.last_choice:
        s.stack[-1] = f._replace(stage=TraceStage.DECIDE)
        return
    cid, index = next(place for place in late_links(s, f) if place[0] == s.last_choice[0])
    ability = s.cards[cid].face.abilities[index]
    assert isinstance(ability, LinkBoost)
    late = (*f.late, (cid, index))
    s.stack[-1] = f._replace(stage=TraceStage.LATE_LINK, link=f.link + ability.by, late=late)
    pay(s, plain(cid, RUNNER), ability.cost, "trace", cites="trace-runner")


def late_links(s: State, f: TraceFrame) -> tuple[tuple[int, int], ...]:
    """Link for after the bids are revealed that the Runner can pay for and has not used in this trace."""
    found = []
    for cid in s.zones[TABLE]:
        for index in s.cards[cid].face.link_boosts:
            ability = s.cards[cid].face.abilities[index]
            assert isinstance(ability, LinkBoost)
            if ability.after and (cid, index) not in f.late:
                if can_pay(s, plain(cid, RUNNER), ability.cost, "trace"):
                    found.append((cid, index))
    return tuple(found)


def base_links(s: State) -> tuple[int, ...]:
    """Installed base link cards the Runner can pay for."""
    found = []
    for cid in s.zones[TABLE]:
        card = s.cards[cid]
        for index in card.face.base_links:
            ability = card.face.abilities[index]
            assert isinstance(ability, BaseLink)
            ctx = plain(cid, RUNNER)
            if can_pay(s, ctx, ability.cost, "trace") and holds(s, ctx, ability.condition):
                found.append(cid)
    return tuple(found)


def boosts(s: State, f: TraceFrame) -> tuple[tuple[int, int], ...]:
    """Link cards that may raise the link: a base link card's own boost only if it is the one in use."""
    base = f.used[0][0]
    return tuple(
        (cid, index)
        for cid in s.zones[TABLE]
        for index in s.cards[cid].face.link_boosts
        if (cid == base or not s.cards[cid].face.base_links) and not _late(s, cid, index)
    )


def _late(s: State, cid: int, index: int) -> bool:
    ability = s.cards[cid].face.abilities[index]
    return isinstance(ability, LinkBoost) and ability.after


def _next_boost(s: State, f: TraceFrame) -> None:
    """Ask about each link card in turn, and take the answer."""
    cards = boosts(s, f)
    if f.stage == TraceStage.BOOST_ASKED:
        used = f.used + (cards[f.boost],) * s.last_choice[0]
        s.stack[-1] = f._replace(stage=TraceStage.ASK_BOOST, boost=f.boost + 1, used=used)
        return
    if f.boost >= len(cards):
        s.stack[-1] = f._replace(stage=TraceStage.REVEAL)
        return
    cid, index = cards[f.boost]
    ability = s.cards[cid].face.abilities[index]
    assert isinstance(ability, LinkBoost)
    price = credit_cost(s, plain(cid, RUNNER), ability.cost)
    left = funds(s, RUNNER, "trace", f.source) - committed(s, f)
    s.stack[-1] = f._replace(stage=TraceStage.BOOST_ASKED)
    _ask_number(s, RUNNER, left // price if price else 1, "trace-runner", "link", cid)


def committed(s: State, f: TraceFrame) -> int:
    """The credits the Runner has committed so far."""
    total = 0
    for cid, index in f.used:
        ability = s.cards[cid].face.abilities[index]
        assert isinstance(ability, BaseLink | LinkBoost)
        total += credit_cost(s, plain(cid, RUNNER), ability.cost)
    return total


def _link_of(s: State, f: TraceFrame) -> int:
    """The base link in use, what it was raised by, and link the Runner has besides."""
    total = link(s)
    for cid, index in f.used:
        ability = s.cards[cid].face.abilities[index]
        if isinstance(ability, BaseLink):
            total += ability.link
        elif isinstance(ability, LinkBoost):
            total += ability.by
    return total
