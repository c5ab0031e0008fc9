"""What a seat remembers: cards it was shown before they went out of sight, while it can still tell them."""

from typing import Any, Final

from ..lang.face import Face
from ..lang.words import CORP, DECK_OF, FACE_DOWN, HQ, ICE, OPERATION, RUNNER, Side
from ..state.log import written
from ..state.records import Change
from ..state.state import State
from .knowledge import DECKS, HIDDEN, PUBLIC

HAND_LEAVERS: Final = ("install", "discard", "trash", "move")


class Recollection:
    """What a seat remembers, told event by event as the game goes on.

    A shuffled deck is new to everybody. A card that leaves HQ face down may be any of those seen there.
    """

    __slots__ = ("_blurred", "_now", "_shown", "seat", "version")

    def __init__(self, seat: Side) -> None:
        self.seat = seat
        self.version = 0
        """It is another when something was seen or mixed that may be out of sight now."""
        self._now = 0
        self._shown: dict[int, tuple[int, int]] = {}
        """The object each card was when it was shown last, and when that was."""
        self._blurred: dict[str, int] = {}
        """When the cards of a zone were last mixed."""

    def copy(self) -> "Recollection":
        """The same memories, to go on with elsewhere."""
        return _recollecting(self.seat, self._now, self._shown.copy(), self._blurred.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _recollecting, (self.seat, self._now, self._shown, self._blurred)

    def hear(self, s: State, change: Change) -> None:
        """Take note of an event. An event that shows a card does so after what it mixes."""
        self._now += 1
        kind = change.kind
        if kind == "shuffle":
            self._blur(DECK_OF["corp" if change.side == CORP else "runner"])
        elif kind == "arrange":
            if change.side != self.seat:
                self._blur(change.zone)
        elif kind == "mulligan":
            for deck in DECKS:
                self._blur(deck)
        elif self.seat == RUNNER and change.side == CORP and _leaves_hq(change):
            self._blur(HQ)
        for cid in _shows(s, change, self.seat):
            self._shown[cid] = (change.object_no, self._now)
            if s.cards[cid].zone in HIDDEN:
                self.version += 1

    def _blur(self, zone: str) -> None:
        """The cards of a zone are mixed."""
        self._blurred[zone] = self._now
        self.version += 1

    def recalled(self, s: State) -> frozenset[int]:
        """The cards in hands and decks that the seat was shown and can still place."""
        cards = s.cards
        return frozenset([cid for cid in self._shown if cards[cid].zone in HIDDEN and self._placed(s, cid)])

    def _placed(self, s: State, cid: int) -> bool:
        """Whether a card can be told from the others where it is now."""
        card = s.cards[cid]
        object_no, when = self._shown[cid]
        if card.object_no == object_no:
            return self._blurred.get(card.zone, 0) <= when
        # It has moved since, in sight: through none of the places where cards were mixed.
        through = (card.zone, DECK_OF[card.owner], HQ if card.owner == CORP else "")
        return max([self._blurred.get(zone, 0) for zone in through]) <= when


def _recollecting(
    seat: Side, now: int, shown: dict[int, tuple[int, int]], blurred: dict[str, int]
) -> Recollection:
    """One that has been told so much."""
    one = Recollection(seat)
    one._now, one._shown, one._blurred = now, shown, blurred
    return one


def recalled(s: State, seat: Side) -> frozenset[int]:
    """The cards in hands and decks that a seat was shown and can still place; without a log, none."""
    memory = Recollection(seat)
    for change in written(s):
        memory.hear(s, change)
    return memory.recalled(s)


def ever_shown(s: State, seat: Side) -> frozenset[int]:
    """The cards that a seat was shown at any time; without a log, none."""
    return frozenset(cid for change in written(s) for cid in _shows(s, change, seat))


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


def _leaves_hq(change: Change) -> bool:
    """Whether a card of the Corp left HQ and the event does not say which. Installs do not say from where."""
    if change.kind in ("trash", "move"):
        return change.origin == HQ
    return change.kind in HAND_LEAVERS


# --- what may still be in HQ ------------------------------------------------------------------------------

LEFT_AS_ICE: Final = 0.5
"""The chance that ice seen in HQ is not what was installed as ice since,"""
LEFT_TO_A_ROOT: Final = 0.6
"""that an agenda, asset or upgrade is not what was installed in a root,"""
LEFT: Final = 0.8
"""and that a card is not what was discarded or put elsewhere."""
LEAVING: Final = ("install", "discard", "trash", "move", "host", "swap")
"""By these a card leaves HQ."""
TURNED_UP: Final = ("rez", "access", "expose", "reveal", "score", "forfeit")
"""What shows a card that was installed face down."""


class _Seen:
    """A card that was seen in HQ, and the chance that it did not leave since."""

    __slots__ = ("laid", "left")

    def __init__(self) -> None:
        self.left = 1.0
        self.laid: dict[int, float] = {}
        """The cards installed face down since that it may be."""

    @property
    def chance(self) -> float:
        """The chance that it is in HQ."""
        found = self.left
        for stays in self.laid.values():
            found *= stays
        return found


def half_recalled(s: State, seat: Side) -> tuple[tuple[Face, float], ...]:
    """What a Runner has seen in HQ and nobody saw leave, each with the chance that it is still there. A card
    that was installed since and has turned out to be another is no reason to doubt. Without log, nothing."""
    if seat != RUNNER or not s.zones[HQ]:
        return ()
    found: dict[Face, _Seen] = {}
    accessed: dict[int, str] = {}
    """Where each card was that was accessed last."""
    for change in written(s):
        if change.kind == "mulligan":
            found.clear()
        cid = change.card
        if cid < 0 or s.cards[cid].owner != CORP:
            continue
        if change.kind == "access":
            accessed[cid] = change.zone
        if change.kind == "access" and change.zone == HQ:
            found[s.cards[cid].face.base] = _Seen()
        elif found:
            _after(s, found, change, accessed.get(cid) == HQ)
        if change.kind in LEAVING and change.kind != "trash":
            accessed.pop(cid, None)
    return tuple((face, seen.chance) for face, seen in found.items())


def _after(s: State, found: dict[Face, _Seen], change: Change, seen_there: bool) -> None:
    """What an event says of cards that were seen in HQ before. Was its card accessed there, the Runner knows
    what it does to that card."""
    cid, kind = change.card, change.kind
    face = s.cards[cid].face
    if kind == "play" or (seen_there and kind in ("steal", "trash accessed")):
        found.pop(face.base, None)
    elif kind in TURNED_UP:
        _turned_up(found, face.base, cid)
    elif change.origin != HQ or kind not in LEAVING:
        return
    elif kind == "install":
        for other, seen in found.items():
            if (other.type == ICE) == (face.type == ICE) and other.type != OPERATION:
                seen.laid[cid] = LEFT_AS_ICE if face.type == ICE else LEFT_TO_A_ROOT
    elif seen_there and change.side == RUNNER:
        found.pop(face.base, None)
    else:
        for seen in found.values():
            seen.left *= LEFT


def _turned_up(found: dict[Face, _Seen], face: Face, cid: int) -> None:
    """A card that was installed face down is seen: one of those in HQ, or none of them."""
    for other, seen in tuple(found.items()):
        if seen.laid.pop(cid, None) is not None and other is face:
            del found[face]
