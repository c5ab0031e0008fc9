"""What abilities show while they are being resolved: cards looked at, revealed, exposed (26.03: 1.21.6)."""

from typing import Final

from ...lang.words import GRIP, HQ, RND, RUNNER, STACK, Side
from ...state.frames import RESOLVING, DamageFrame
from ...state.records import NOBODY, Change
from ...state.state import State

HIDDEN: Final = (RND, STACK, HQ, GRIP)
"""Decks and hands."""
SHOWN_BY: Final = frozenset(("look", "reveal", "expose"))
"""The kinds of change by which cards are shown."""


def resolving(s: State) -> frozenset[int]:
    """The sources of the abilities being resolved: an ability that acts shows what card it is on."""
    resolving = [frame.source for frame in s.stack if isinstance(frame, RESOLVING)]
    hurting = [frame.looker for frame in s.stack if isinstance(frame, DamageFrame)]
    return frozenset(resolving + hurting)


def in_sight_yet(s: State, change: Change, sources: frozenset[int]) -> bool:
    """Whether what a change showed is still shown: the ability that did so is being resolved."""
    if change.source not in sources:
        return False
    ends = s.changes_this_turn.get("sight ends", ())
    return not any(end.source == change.source and end.moment >= change.moment for end in ends)


def looked_at(s: State, seat: Side) -> tuple[int, ...]:
    """The cards of a deck or a hand that an ability, still being resolved, lets a seat look at."""
    looks = s.changes_this_turn.get("look", ())
    if not looks:
        return ()
    sources = resolving(s)
    shuffled = max((change.moment for change in s.changes_this_turn.get("shuffle", ())), default=NOBODY)
    found: list[int] = []
    for change in looks:
        if change.side == seat and change.moment > shuffled and in_sight_yet(s, change, sources):
            found += [cid for cid in change.cards if s.cards[cid].zone in HIDDEN and cid not in found]
    return tuple(found)


def shown_to_runner(s: State, cid: int) -> bool:
    """Whether an ability that is being resolved lets the Runner see a card where it is."""
    so_far, object_no = s.changes_this_turn, s.cards[cid].object_no
    shows = [
        change
        for kind in ("reveal", "expose")
        for change in so_far.get(kind, ())
        if change.card == cid and change.object_no == object_no and change.source >= 0
    ]
    if shows:
        sources = resolving(s)
        if any(in_sight_yet(s, change, sources) for change in shows):
            return True
    return "look" in so_far and cid in looked_at(s, RUNNER)
