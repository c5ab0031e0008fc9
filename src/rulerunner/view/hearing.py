"""Which cards a seat may be told the names of, as it is told what happens.

Events are told after they happened, when the cards may lie elsewhere. So whether a card is named does not
depend on where it is now. A seat is told the name of

- its own cards, except a card of its own deck that only the opponent sees;
- a card that the event itself makes public: rezzed, played, used, exposed, revealed, scored, stolen...;
- a card that an earlier event showed it, for as long as it stayed the same object in plain view.

Every other card is "a card", with the place the event gives.
"""

from typing import Any, Final

from ..lang.words import DECK_OF, FACE_DOWN, PLAY, RUNNER, SHOWN, TABLE, Side
from ..state.log import written
from ..state.records import Change
from ..state.state import State
from .knowledge import DECKS, HIDDEN, OPEN, PUBLIC

MOVES: Final = ("trash", "discard", "move")
ANYWHERE: Final = "?"
"""Where a revealed card was: the event does not say, so it may have been in a hidden zone."""
IN_VIEW: Final = ""

Seen = tuple[int, str]
"""A card as a seat was shown it: which object it was, and the hidden zone it was in, if it was in one."""


class Hearing:
    """What a seat has been shown, event by event in the order they happened. `None` is both players together,
    who know everything between them."""

    def __init__(self, seat: Side | None, seen: dict[int, Seen]) -> None:
        self.seat = seat
        self._seen = seen
        self._accessing: set[int] = set()
        self._revealed: set[int] = set()
        """The cards revealed in the current step."""

    def copy(self) -> "Hearing":
        """One that has heard the same, to go on elsewhere."""
        return _hearing(self.seat, self._seen.copy(), self._accessing.copy(), self._revealed.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _hearing, (self.seat, self._seen, self._accessing, self._revealed)

    def hear(self, s: State, change: Change) -> bool:
        """Take note of what an event shows; whether its card may be named."""
        cid, kind = change.card, change.kind
        if kind == "step":
            self.step()
        elif kind == "shuffle":
            self._forget(DECK_OF["corp" if change.side == "corp" else "runner"])
        if cid < 0:
            return False
        if kind == "access":
            self._accessing.add(cid)
        elif kind == "reveal":
            self._revealed.add(cid)
        named = self.seat is None or self._may_name(s, change)
        if named:
            self._show(change)
        if kind == "access ends":
            self._accessing.discard(cid)
        return named

    def step(self) -> None:
        """The rules have come to another step."""
        if self._revealed:
            self._revealed.clear()

    def names_object(self, cid: int, object_no: int) -> bool:
        """Whether a card was named to the seat as this very object, in plain view."""
        if self.seat is None:
            return True
        seen = self._seen.get(cid)
        return seen is not None and seen[0] == object_no and seen[1] == IN_VIEW

    def names_source(self, s: State, cid: int) -> bool:
        """Whether a seat has been told of the card whose ability did something."""
        return self.seat is None or self.seat == s.cards[cid].owner or cid in self._seen

    def _show(self, change: Change) -> None:
        kind, zone = change.kind, IN_VIEW
        if kind == "reveal":
            zone = ANYWHERE
        elif kind == "access" or kind == "move":
            zone = change.zone if change.zone in HIDDEN else IN_VIEW
        self._seen[change.card] = (change.object_no, zone)

    def _forget(self, deck: str) -> None:
        """A shuffled deck: nobody can tell its cards apart any more."""
        self._revealed.clear()
        self._seen = {cid: seen for cid, seen in self._seen.items() if seen[1] not in (deck, ANYWHERE)}

    # --- what may be named --------------------------------------------------------------------------------

    def _may_name(self, s: State, change: Change) -> bool:
        kind = change.kind
        if kind == "access":
            return self.seat == RUNNER or change.zone not in DECKS or change.card in self._revealed
        if kind in PUBLIC or self.names_object(change.card, change.object_no):
            return True
        owner = s.cards[change.card].owner
        if kind in MOVES:
            return self._names_moved(s, change, owner)
        return owner == self.seat or (owner == RUNNER and kind == "install" and change.sort != FACE_DOWN)

    def _names_moved(self, s: State, change: Change, owner: Side) -> bool:
        """A card that moved: the Runner's discards are public, rezzed cards were; others had to be seen."""
        origin, to = change.origin, change.zone
        if change.sort == SHOWN:
            return True
        if origin == to == DECK_OF[owner]:
            return False
        if owner == self.seat:
            return True
        if change.kind != "move" and (owner == RUNNER or change.was_active):
            return True
        if change.card in self._accessing:
            return self.seat == RUNNER
        seen = self._seen.get(change.card)
        if seen is None or seen[0] != change.object_no - 1:
            return False
        if seen[1] == IN_VIEW and to not in HIDDEN:
            return True  # it was set aside in plain view
        if change.kind == "discard" or origin in HIDDEN:
            return change.kind != "move" and s.edition.policies.seen_cards_face_up
        return True


def _hearing(seat: Side | None, seen: dict[int, Seen], accessing: set[int], revealed: set[int]) -> Hearing:
    """One that has heard so much."""
    one = Hearing(seat, seen)
    one._accessing, one._revealed = accessing, revealed
    return one


def seen_from_the_start(s: State) -> dict[int, Seen]:
    """The cards in plain view since before the first event: identities, and what a set position laid out;
    what was turned face down lay face up before (26.03: 8.1.4b)."""
    down = {
        change.card
        for change in written(s)
        if change.object_no == 0 and change.kind == "turn over" and change.sort == FACE_DOWN
    }
    there = [
        cid
        for cid, card in enumerate(s.cards)
        if card.object_no == 0
        and (card.zone in OPEN or ((card.faceup or cid in down) and card.zone in (TABLE, PLAY)))
    ]
    turned = {
        change.card
        for change in written(s)
        if change.object_no == 0 and change.kind in ("rez", "expose", "access")
    }
    return {cid: (0, IN_VIEW) for cid in there if cid not in turned}
