"""Words about decks and hands as a whole: shown, set aside, moved together."""

from ....lang import instructions as w
from ....lang.words import ASIDE
from ....state.changes import MoveEffect
from ....state.frames import BlockFrame
from ....state.records import ExpectedEffect
from ....state.state import State
from ...may.potential import foreseen, some
from ...read.evaluate import exists, matches, number, select
from ...read.sight import to_be_shown
from ..register import word


def _reveal_top(s: State, f: BlockFrame, i: w.RevealTop) -> tuple[ExpectedEffect, ...]:
    top = s.zones[i.zone][: number(s, f, i.amount)]
    return (ExpectedEffect("reveal", f.side, cards=top, source=f.source),)


def _reveal_hand(s: State, f: BlockFrame, i: w.RevealHand) -> tuple[ExpectedEffect, ...]:
    return (ExpectedEffect("reveal", f.side, cards=s.zones[i.zone], source=f.source),)


def _set_aside(s: State, f: BlockFrame, i: w.SetAside) -> tuple[ExpectedEffect, ...]:
    top = s.zones[i.zone][: number(s, f, i.amount)]
    return (MoveEffect("move", f.side, cards=top, source=f.source, zone=ASIDE, faceup=True),)


def _set_aside_until(s: State, f: BlockFrame, i: w.SetAsideUntil) -> tuple[ExpectedEffect, ...]:
    """Which cards that will be is certain from the order of the deck, though nobody knows it yet."""
    deck = s.zones[i.zone]
    found = 0
    for place, cid in enumerate(deck):
        found += matches(s, f, i.filter, cid)
        if found >= i.amount:
            deck = deck[: place + 1]
            break
    return (MoveEffect("move", f.side, cards=deck, source=f.source, zone=ASIDE, faceup=True),)


def _move_all(s: State, f: BlockFrame, i: w.MoveAll) -> tuple[ExpectedEffect, ...]:
    moved = select(s, f, i.filter)
    shown = to_be_shown(s, i.filter, moved)
    return (
        MoveEffect("move", f.side, cards=moved, source=f.source, zone=i.zone, bottom=i.bottom, shown=shown),
    )


word(w.RevealTop, _reveal_top, lambda s, x, i: bool(s.zones[i.zone]) and some(s, x, i.amount))
word(w.RevealHand, _reveal_hand, lambda s, x, i: bool(s.zones[i.zone]))
word(w.SetAside, _set_aside, lambda s, x, i: bool(s.zones[i.zone]) and some(s, x, i.amount))
word(w.SetAsideUntil, _set_aside_until, lambda s, x, i: bool(s.zones[i.zone]))
word(w.MoveAll, _move_all, lambda s, x, i: not foreseen(i.filter) or exists(s, x, i.filter))
