"""What a seat has seen happen: the last events as numbers, and the cards it can still place."""

from typing import Final

from .numbering import EVENT_NUMBER, number_of
from .reading import CORP, RUNNER, Change, Recollection, Side, State, Teller, written

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

HEARD: Final = frozenset(("step", "look"))
"""Events that mean something to a memory though history does not tell of them, and they name no card."""

Event = tuple[int, int, int, int, int]
"""Kind, side, card, the id of the server, amount."""


class Memory:
    """The memory of a seat, which follows the log of a game."""

    def __init__(self, s: State, seat: Side) -> None:
        self.seat = seat
        self.events: list[Event] = []
        self.recollection = Recollection(seat)
        self._teller = Teller(s, seat)
        self._read: object = None
        self.follow(s)

    def copy(self, s: State) -> "Memory":
        """The same memory, to follow a copy of the game."""
        twin = Memory.__new__(Memory)
        twin.seat = self.seat
        twin.events = self.events.copy()
        twin.recollection = self.recollection.copy()
        twin._teller = self._teller.copy(s)
        twin._read = self._read
        return twin

    def follow(self, s: State) -> None:
        """Read on in the log of the game."""
        news = written(s, self._read)
        self._read = s.log
        self._teller.state = s
        for change in news:
            kind = EVENT_NUMBER.get(change.kind, 0)
            if not kind and change.card < 0 and change.kind not in HEARD:
                continue  # most of the log is windows that open and close
            self.recollection.hear(s, change)
            named = self._teller.hear(change)
            if kind:
                self.events.append(_event(s, change, kind, named))
        if len(self.events) > 4 * HISTORY:
            del self.events[:-HISTORY]


def _event(s: State, change: Change, kind: int, named: bool) -> Event:
    side = 1 if change.side == CORP else 2 if change.side == RUNNER else 0
    number = number_of(s.cards[change.card].face) if named and change.card >= 0 else 0
    return (kind, side, number, change.server, change.amount if change.kind in AMOUNTS else 0)
