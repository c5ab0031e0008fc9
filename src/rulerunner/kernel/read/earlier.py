"""Earlier changes of a turn, looked at later: what is asked of the card is asked as it was then."""

from functools import cache
from typing import Final

from ...lang import filters as f
from ...lang.face import TURNED_DOWN, Face
from ...lang.filters import Filter
from ...lang.validating.walk import words
from ...lang.words import ICE, TABLE
from ...state.records import Change, Server
from ...state.state import State

PASSING: Final = (f.AtServer, f.Rezzed, f.Unrezzed, f.FaceUp)
"""What may be so of an installed card at one moment, and not so later in the turn."""
OF_INSTALLED: Final = frozenset(
    ("install", "rez", "derez", "advance", "approach", "encounter", "pass", "fully broken")
)
"""Changes about cards that are installed."""


def as_trashed(s: State, cid: int, object_no: int) -> Face:
    """What a card was that has been trashed from where it was installed, this turn or the last: one that lay
    face down was nothing, neither a name nor a type (26.03: 1.12.6, 8.1.4a), and one that was turned down
    instead of moving was what it is printed as."""
    face = s.cards[cid].face
    if face.lost == TURNED_DOWN:
        trashed = (one for one in s.changes_this_turn.get("trash", ()) if one.zone == TABLE)
        return face.base if any(one.card == cid and one.object_no == object_no for one in trashed) else face
    for turn in (s.changes_this_turn, *s.changes_last_turn.values()):
        for one in turn.get("turn over", ()):
            if one.card == cid and one.object_no == object_no and not one.sort:
                return face.base.without(TURNED_DOWN)
    return face


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
