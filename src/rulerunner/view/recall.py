"""What a seat remembers: cards it was shown before they went out of sight, while it can still tell them."""

from typing import Final

from ..lang.words import CORP, DECK_OF, FACE_DOWN, HQ, RUNNER, Side
from ..state.records import Change
from ..state.state import State, backwards
from .events import PUBLIC
from .knowledge import DECKS, HIDDEN

HAND_LEAVERS: Final = ("install", "discard", "trash", "move")


def recalled(s: State, seat: Side) -> frozenset[int]:
    """The cards in hands and decks that a seat was shown and can still place.

    A shuffled deck is new to everybody. A card that leaves HQ face down may be any of those seen there. The
    log is read backwards; without a log nothing is remembered.
    """
    found: set[int] = set()
    settled: set[int] = set()
    blurred: set[str] = set()
    for change in backwards(s):
        if blurred.issuperset((*DECKS, HQ)):
            break
        for cid in _shows(s, change, seat):
            if cid not in settled:
                settled.add(cid)
                if s.cards[cid].zone in HIDDEN and _placed(s, cid, change, blurred):
                    found.add(cid)
        if change.kind == "shuffle":
            blurred.add(DECK_OF["corp" if change.side == CORP else "runner"])
        elif change.kind == "mulligan":
            blurred.update(DECKS)
        elif seat == RUNNER and change.side == CORP and _leaves_hq(change):
            blurred.add(HQ)
    return frozenset(found)


def _shows(s: State, change: Change, seat: Side) -> tuple[int, ...]:
    """The cards an event shows to a seat."""
    cid, kind = change.card, change.kind
    if kind == "look":
        return change.cards if change.side == seat else ()
    if cid < 0:
        return ()
    owner = s.cards[cid].owner
    shown = (
        kind in PUBLIC
        or (kind == "access" and seat == RUNNER)
        or (kind in ("trash", "discard") and owner == RUNNER)
        or (kind == "install" and owner == RUNNER and change.sort != FACE_DOWN)
        or (kind == "move" and owner == seat)
    )
    return (cid,) if shown else ()


def _placed(s: State, cid: int, change: Change, blurred: set[str]) -> bool:
    """Whether a card shown by an event can be told from the others where it is now."""
    card = s.cards[cid]
    if card.object_no == change.object_no:
        return card.zone not in blurred
    # It has moved since, in sight: through none of the places where cards were mixed.
    return not blurred.intersection((card.zone, DECK_OF[card.owner], HQ if card.owner == CORP else ""))


def _leaves_hq(change: Change) -> bool:
    """Whether a card of the Corp left HQ and the event does not say which. Installs do not say from where."""
    if change.kind in ("trash", "move"):
        return change.origin == HQ
    return change.kind in HAND_LEAVERS
