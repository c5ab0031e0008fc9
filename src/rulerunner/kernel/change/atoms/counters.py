"""Counters on cards, in servers and with a player."""

from ....lang.headings import RECURRING
from ....lang.statics import Recurring
from ....lang.words import ADVANCEMENT, CORP, CREDIT, RUNNER, VIRUS, Side
from ....state.records import WITH_RUNNER, Counters
from ....state.state import State
from ...read.context import about
from ...read.evaluate import holds
from .pools import run_dry, spend_credits
from .recording import emit


def with_counters(counters: Counters, kind: str, change: int) -> Counters:
    """A card's counters after placing or removing some. A kind that ran out stays at 0: it was there."""
    for place, (name, number) in enumerate(counters):
        if name == kind:
            return (*counters[:place], *counters[place + 1 :], (kind, number + change))
    return (*counters, (kind, change))


def place(s: State, cid: int, kind: str, amount: int) -> int:
    if amount <= 0:
        return 0
    card = s.cards[cid]
    s.cards[cid] = card.holding(with_counters(card.counters, kind, amount))
    if kind == VIRUS:
        s.viral = True
    emit(s, "place", card.owner, cid, amount, card.server, kind)
    return amount


def advance(s: State, cid: int) -> None:
    """Advance a card: place an advancement counter on it as the act of advancing (1.17)."""
    place(s, cid, ADVANCEMENT, 1)
    emit(s, "advance", CORP, cid, 1, s.cards[cid].server)


def set_credits_on(s: State, side: Side, cid: int, amount: int) -> int:
    """A player's credits move from the pool to a card: as many as there are, up to the amount."""
    moved = min(amount, s.players[side].credits)
    spend_credits(s, side, moved)
    placed = place(s, cid, CREDIT, moved)
    run_dry(s, side)
    return placed


def mark(s: State, kind: str, server: int, amount: int) -> None:
    """Put counters in a server, with the Corp, or with the Runner."""
    s.loose_counters[kind, server] = s.loose_counters.get((kind, server), 0) + amount
    side = RUNNER if server == WITH_RUNNER else CORP
    emit(s, "place", side, amount=amount, server=server, sort=kind)


def unmark(s: State, kind: str, server: int, amount: int) -> int:
    """Remove counters from a server, from the Corp or from the Runner: as many as there are, up to the
    amount. With the last of them what they did is over."""
    there = s.loose_counters.get((kind, server), 0)
    gone = min(amount, there)
    if gone <= 0:
        return 0
    if gone < there:
        s.loose_counters[kind, server] = there - gone
    else:
        del s.loose_counters[kind, server]
        s.keep_lingering(tuple(e for e in s.lingering if e.counter != kind or e.here != server))
    emit(s, "remove", RUNNER if server == WITH_RUNNER else CORP, amount=gone, server=server, sort=kind)
    return gone


def remove(s: State, cid: int, kind: str, amount: int) -> int:
    """Remove counters: as many as there are, up to the amount."""
    card = s.cards[cid]
    gone = min(amount, card.count(kind))
    if gone <= 0:
        return 0
    s.cards[cid] = card.holding(with_counters(card.counters, kind, -gone))
    s.awake = s.watchful = True
    emit(s, "remove", card.owner, cid, gone, card.server, kind)
    return gone


def refill(s: State, cid: int) -> None:
    """Place recurring credits up to their number."""
    card = s.cards[cid]
    for index, declaration in card.face.statics.get(RECURRING, ()):
        if isinstance(declaration, Recurring) and holds(s, about(s, cid), card.face.conditions[index]):
            place(s, cid, CREDIT, declaration.amount - s.cards[cid].count(CREDIT))
