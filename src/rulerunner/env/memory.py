"""What a seat has seen happen: the last events as numbers, and the cards it can still place."""

from typing import Final

from .numbering import EVENT_NUMBER, number_of
from .reading import CORP, NOBODY, RUNNER, Change, Recollection, Side, State, Teller, as_change, unread

HISTORY: Final = 32
"""So many events are told, the last first."""
EVENT_FIELDS: Final = 5
AMOUNTS: Final = frozenset(
    (
        "draw", "gain credits", "lose credits", "spend credits", "place", "remove", "tags", "remove tags",
        "damage", "bad publicity", "remove bad publicity",
    )
)  # fmt: skip
"""Events whose number is an amount that both players see."""

MIXING: Final = frozenset(("shuffle", "arrange", "mulligan", "look"))
"""Events that mean something to a memory though they name no card."""
STEP: Final = "step"
"""Another; several in a row mean no more than one, and half of the log is such."""
CHOICE: Final = "choice"
"""What a player chose, which says nothing that does not happen then."""

Event = tuple[int, int, int, int, int]
"""Kind, side, card, the id of the server, amount."""


class Memory:
    """The memory of a seat, which follows the log of a game."""

    def __init__(self, s: State, seat: Side) -> None:
        self.seat = seat
        self.events: list[Event] = []
        self.told = 0
        """How many events there were in all."""
        self.heard = 0
        """How much has been heard that may change what is remembered."""
        self.recollection = Recollection(seat)
        self._teller = Teller(s, seat)
        self._link: object = None
        self._read = 0
        self.follow(s)

    def copy(self, s: State) -> "Memory":
        """The same memory, to follow a game that has come as far and goes on elsewhere."""
        twin = Memory.__new__(Memory)
        twin.seat = self.seat
        twin.events = self.events.copy()
        twin.told, twin.heard = self.told, self.heard
        twin.recollection = self.recollection.copy()
        twin._teller = self._teller.copy(s)
        twin._link, twin._read = s.older, len(s.recent)
        return twin

    def follow(self, s: State) -> None:
        """Read on in the log of the game."""
        news = unread(s, self._link, self._read)
        self._link, self._read = s.older, len(s.recent)
        teller, recollection = self._teller, self.recollection
        teller.state = s
        step: Change | None = None
        for entry in news:
            if isinstance(entry, tuple):
                if entry[0] == CHOICE:
                    continue
                entry = as_change(entry)
            kind = entry.kind
            if kind == STEP:
                step = entry
                continue
            card, number = entry.card, EVENT_NUMBER.get(kind, 0)
            if card >= 0 or kind in MIXING:
                if step is not None:
                    teller.hear(step)
                    step = None
                recollection.hear(s, entry)
                if not teller.hear(entry):
                    card = NOBODY
                self.heard += 1
            if number:
                self.told += 1
                side = 1 if entry.side == CORP else 2 if entry.side == RUNNER else 0
                named = number_of(s.cards[card].face) if card >= 0 else 0
                amount = entry.amount if kind in AMOUNTS else 0
                self.events.append((number, side, named, entry.server, amount))
        if step is not None:
            teller.hear(step)
        if len(self.events) > 4 * HISTORY:
            del self.events[:-HISTORY]
