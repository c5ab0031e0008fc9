"""Earlier changes of a turn, looked at later: what is asked of the card is asked as it was then."""

from functools import cache
from typing import Final

from ...lang import filters as f
from ...lang.face import TURNED_DOWN, Face
from ...lang.filters import Filter
from ...lang.validating.walk import words
from ...lang.words import FACE_DOWN, ICE, LEAVING, TABLE
from ...state.records import Change, Server
from ...state.state import State
from .imminence import is_imminent

PASSING: Final = (f.AtServer, f.Rezzed, f.Unrezzed, f.FaceUp)
"""What may be so of an installed card at one moment, and not so later in the turn."""
OF_INSTALLED: Final = frozenset(
    ("install", "rez", "derez", "advance", "approach", "encounter", "pass", "fully broken")
)
"""Changes about cards that are installed."""


def face_then(s: State, change: Change) -> Face:
    """What the card of a change of this turn or the last was as it came about. One of the Runner's that lay
    face down was nothing, neither a name nor a type (26.03: 1.12.6, 8.1.4a), wherever it is by now; one that
    was turned down later, or instead of being moved, was what is printed on it."""
    card = s.cards[change.card]
    if card.face.lost != TURNED_DOWN and not _turned_over(s):
        return card.face
    if is_imminent(change.kind):
        return card.face
    turns = (s.changes_this_turn, *s.changes_last_turn.values())
    over = [one for turn in turns for one in turn.get("turn over", ()) if one.card == change.card]
    went = change.kind == "trash" and change.zone != TABLE
    object_no = change.object_no - 1 if went else change.object_no  # a card that has gone is another object
    left = any(one.sort == LEAVING and one.object_no == object_no for one in over)
    if not left and (card.object_no != object_no or card.face.lost != TURNED_DOWN):
        return card.face.base if card.face.lost == TURNED_DOWN else card.face
    down = [one.moment for one in over if one.sort == FACE_DOWN and one.object_no == object_no]
    if down and (change.moment < down[0] or (change.kind == "trash" and not went)):
        return card.face.base
    return card.face.base.without(TURNED_DOWN)


def face_affected(s: State, cid: int) -> Face:
    """What a card was as it was trashed, if that is how it came to be what it is."""
    card = s.cards[cid]
    for one in reversed(s.changes_this_turn.get("trash", ())):
        if one.card == cid and one.object_no == card.object_no:
            return face_then(s, one)
    return card.face


def _turned_over(s: State) -> bool:
    """Whether any card has been turned over this turn or the last. That is rare, and asked often."""
    if "turn over" in s.changes_this_turn:
        return True
    for turn in s.changes_last_turn.values():
        if "turn over" in turn:
            return True
    return False


def object_since(s: State, cid: int) -> int:
    """The moment of this turn at which a card was installed as the object it is; 0 if that was not
    this turn. What the card did until then, another object did: it has no memory of it (26.03: 1.12.2)."""
    for change in reversed(s.changes_this_turn.get("install", ())):
        if change.card == cid and change.object_no == s.cards[cid].object_no:
            return change.moment
    return 0


@cache
def _passing(filter: Filter) -> bool:
    return any(isinstance(part, PASSING) for part in words(filter))


def at_the_time(s: State, filter: Filter | None, change: Change) -> State:
    """A table to ask a filter of, on which the card of an earlier change is where it was, and as it lay."""
    cid = change.card
    if filter is None or cid < 0 or change.kind not in OF_INSTALLED or not _passing(filter):
        return s
    card, up = s.cards[cid], _lay_face_up(s, change)
    if card.object_no == change.object_no and card.server == change.server and card.faceup is up:
        return s
    then = s.trial()
    then.cards[cid] = card._replace(zone=TABLE, server=change.server, faceup=up)
    if change.server >= 0:
        server = s.servers.get(change.server, Server(change.server))
        if card.face.type == ICE and cid not in server.ice:
            server = server.with_ice((*server.ice, cid))
        then.servers[change.server] = server
    then.roots = None
    return then


def _lay_face_up(s: State, change: Change) -> bool:
    """Whether the card of an earlier change lay face up then: the next that happened to it tells."""
    so_far = s.changes_this_turn
    later = [
        after
        for kind in ("rez", "derez", "trash")
        for after in so_far.get(kind, ())
        if after.card == change.card and after.moment > change.moment
    ]
    if not later:
        return s.cards[change.card].faceup
    first = min(later, key=lambda after: after.moment)
    return first.was_active if first.kind == "trash" else first.kind == "derez"
