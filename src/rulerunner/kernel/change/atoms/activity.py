"""Cards become active or inactive, face up or face down."""

from typing import Final

from ....lang.face import TURNED_DOWN
from ....lang.headings import UNSTEADY
from ....lang.words import ARCHIVES, CORP, FACE_DOWN, SCORE_OF, TABLE
from ....state.records import ARCHIVES_ID, NOBODY, Card
from ....state.state import State
from .counters import refill
from .losing import settle
from .recording import emit


def activate(s: State, cid: int) -> None:
    """A card becomes active; its recurring credits are there from the start (1.10.5)."""
    card = s.cards[cid]
    if card.active_since >= 0:
        return
    s.moment += 1
    s.cards[cid] = card.made_active(s.moment)
    s.checkpoint_due = s.watchful = True
    if not s.displaced and _counts(card):
        s.displaced = True
    if not card.face.inert:
        s.index(cid)
        if s.losing:
            settle(s)  # before anything of it is of use
        refill(s, cid)


def deactivate(s: State, cid: int) -> None:
    if s.cards[cid].active_since >= 0:
        retire(s, cid)
        s.cards[cid] = s.cards[cid].made_active(NOBODY)


def retire(s: State, cid: int) -> None:
    """The abilities of an active card are of no use any more: it is about to move, or becomes inactive."""
    card = s.cards[cid]
    if not card.face.inert:
        s.unindex(cid)
    s.checkpoint_due = True
    if not s.displaced and _counts(card):
        s.displaced = True


# Where the corrections of a checkpoint look: what moves between hands, decks and piles is nothing to them.
CORRECTED: Final = frozenset((TABLE, *SCORE_OF.values()))


COMPARED: Final = frozenset(UNSTEADY)
"""Values that a checkpoint compares with a limit."""


def _counts(card: Card) -> bool:
    """Whether a checkpoint must look anew once this card has become active or inactive."""
    statics = card.face.statics
    return card.zone in CORRECTED or not COMPARED.isdisjoint(statics)


def turn_up(s: State, cid: int) -> None:
    """Turn a card face up where it lies."""
    s.cards[cid] = s.cards[cid].showing(True, True)
    s.roots = None


def rez(s: State, cid: int, x: int = 0) -> None:
    """What was active of an unrezzed card gives way to the whole of it. The X of its cost may be told."""
    deactivate(s, cid)
    turn_up(s, cid)
    activate(s, cid)
    card = s.cards[cid]
    emit(s, "rez", CORP, cid, x, card.server)


def derez(s: State, cid: int) -> None:
    deactivate(s, cid)
    card = s.cards[cid]
    s.cards[cid] = card.showing(False, card.seen)._replace(noted=(), noted_server=NOBODY)  # (26.03: 9.10.3c)
    s.roots = None
    if TABLE in card.face.printed.elsewhere:
        activate(s, cid)
    emit(s, "derez", CORP, cid, server=card.server)


def turn_down(s: State, cid: int) -> None:
    """An installed card of the Runner's is turned face down: it is the same object, inactive and without any
    characteristics (26.03: 8.1.4). Everybody knows which card it was."""
    deactivate(s, cid)
    card = s.cards[cid].showing(False, True)
    s.cards[cid] = card._replace(face=card.face.base.without(TURNED_DOWN), noted=(), noted_server=NOBODY)
    s.eventful = True
    s.displaced = True
    emit(s, "turn over", card.owner, cid, sort=FACE_DOWN)


def turn_hosted(s: State, cid: int, up: bool) -> None:
    """Turn a hosted card over that is not installed; which card it is both players have seen by then."""
    s.cards[cid] = s.cards[cid].showing(up, True)
    emit(s, "turn over", s.cards[cid].owner, cid, sort="" if up else FACE_DOWN)


def faces_up_archives(s: State) -> None:
    for cid in s.zones[ARCHIVES]:
        if not s.cards[cid].faceup:
            turn_up(s, cid)
    emit(s, "reveal", server=ARCHIVES_ID, zone=ARCHIVES)  # by rule: no player reveals them
