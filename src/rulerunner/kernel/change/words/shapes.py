"""Shapes that several words share: effects on a player, on the cards a reference points at, on counters..."""

from typing import Any

from ....lang import instructions as w
from ....lang.base import Filter, Ref
from ....lang.refs import Chosen
from ....lang.words import CORP, RUNNER, Side
from ....state.changes import new_effect
from ....state.context import Context
from ....state.frames import BlockFrame
from ....state.records import NOBODY, ExpectedEffect
from ....state.state import State
from ...may.potential import foreseen, some
from ...read.context import player
from ...read.evaluate import number
from ...read.pointing import at_hand, servers
from ..register import Expect


def of_player(kind: str) -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (new_effect(kind, player(f, i.side), number(s, f, i.amount), (), "", NOBODY, f.source),)

    return expect


def plainly(kind: str, side: str = "") -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (new_effect(kind, side, number(s, f, getattr(i, "amount", 0)), (), "", NOBODY, f.source),)

    return expect


def on_cards(kind: str) -> Expect:
    """An effect on the cards a reference points at."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (new_effect(kind, f.side, cards=same_objects(s, f, i.ref), source=f.source),)

    return expect


def same_objects(s: State, f: BlockFrame, ref: Ref) -> tuple[int, ...]:
    """The cards a reference points at. An ability cannot act on its source once that has moved and become
    another object (9.1.4), unless it has chosen that object among others."""
    found, source = at_hand(s, f, ref), f.source
    if source < 0 or source not in found or s.cards[source].object_no == f.object_no:
        return found
    return found if isinstance(ref, Chosen) else tuple(c for c in found if c != source)


def of_counters(kind: str, sort: str = "") -> Expect:
    """An effect on counters of a sort: always the same one, or the one that the word names."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        on = same_objects(s, f, i.on)
        return (new_effect(kind, f.side, number(s, f, i.amount), on, sort or i.kind, NOBODY, f.source),)

    return expect


def at_random(kind: str) -> Expect:
    """An effect on random cards of a hand; which they are is settled as it happens."""

    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        return (new_effect(kind, f.side, number(s, f, i.amount), source=f.source, zone=i.zone),)

    return expect


def of_server(kind: str) -> Expect:
    def expect(s: State, f: BlockFrame, i: Any) -> tuple[ExpectedEffect, ...]:
        found = servers(s, f, i.server)
        return (new_effect(kind, RUNNER, server=found[0], source=f.source),) if found else ()

    return expect


def who(fx: ExpectedEffect) -> Side:
    return "corp" if fx.side == CORP else "runner"


def always(s: State, ctx: Context, i: Any) -> bool:
    """A word that always has the potential to change the game."""
    return True


def some_amount(s: State, ctx: Context, i: Any) -> bool:
    """A word that does something if its amount may be more than 0."""
    return some(s, ctx, i.amount)


def any_card(s: State, ctx: Context, i: Any) -> bool:
    """A word that acts on cards: those that are still to be found are judged once they are."""
    return not foreseen(i.ref) or bool(at_hand(s, ctx, i.ref))


def in_zone(s: State, ctx: Context, i: Any) -> bool:
    """A word that acts on cards of a zone, on some at least."""
    return bool(s.zones[i.zone]) and some(s, ctx, getattr(i, "amount", 1))


def picking(s: State, f: BlockFrame, ref: Chosen, steps: tuple[type, ...]) -> Filter | None:
    """What the ability asked of the cards that it had a player pick. Part of the ability may be under way in
    a block of its own."""
    for frame in (f, *reversed(s.stack)):
        if isinstance(frame, BlockFrame) and frame.source == f.source:
            for step in frame.block[: frame.next_instruction]:
                if (
                    isinstance(step, (w.Choose, w.Search))
                    and type(step) in steps
                    and ref == Chosen(step.slot)
                ):
                    return step.filter
    return None
