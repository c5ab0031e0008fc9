"""What a seat has seen happen: the last events as numbers, and the cards it can still place."""

from typing import Any, Final

from .numbering import EVENT_NUMBER, number_of
from .reading import (
    CORP,
    NOBODY,
    RUNNER,
    Change,
    Hearing,
    Recollection,
    Side,
    State,
    as_change,
    seen_from_the_start,
    unread,
)

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
CHOICE: Final = "choice"
"""What a player chose, which says nothing that does not happen then."""
A_STEP: Final = -1
"""In place of a number: the rules come to another step, which means something while a card is revealed..."""
DULL: Final = -2
"""...or nothing happens that means anything. Most of the log is such."""
HEARD: Final[dict[str, int]] = EVENT_NUMBER | {
    "step": A_STEP,
    "pass priority": DULL,
    "window opens": DULL,
    "window closes": DULL,
}
"""What an event is to a memory, by its kind."""

Event = tuple[int, int, int, int, int]
"""Kind, side, card, the id of the server, amount."""


class Memory:
    """The memory of a seat, which follows the log of a game."""

    def __init__(self, s: State, seat: Side, like: "Memory | None" = None) -> None:
        """One that has read the whole log; or that is like another, which has come as far in its game."""
        self.seat = seat
        self.events: list[Event] = [] if like is None else like.events.copy()
        self.told: int = 0 if like is None else like.told
        """How many events there were in all."""
        self.heard: int = 0 if like is None else like.heard
        """How much has been heard that may change what is remembered."""
        self.recollection: Recollection = Recollection(seat) if like is None else like.recollection.copy()
        self._hearing: Hearing = (
            Hearing(seat, seen_from_the_start(s)) if like is None else like._hearing.copy()
        )
        self._link: object = None if like is None else s.older
        self._read = 0 if like is None else len(s.recent)
        if like is None:
            self.follow(s)

    def copy(self, s: State) -> "Memory":
        """The same memory, to follow a game that has come as far and goes on elsewhere."""
        return Memory(s, self.seat, self)

    def follow(self, s: State) -> None:
        """Read on in the log of the game."""
        news = unread(s, self._link, self._read)
        self._link, self._read = s.older, len(s.recent)
        hearing, recollection, cards = self._hearing, self.recollection, s.cards
        for entry in news:
            if isinstance(entry, Change):
                change = entry
                number = HEARD.get(change.kind, 0)
                if number < 0:
                    if number == A_STEP:
                        hearing.step()
                    continue
            else:
                noted: tuple[Any, ...] = entry
                if noted[0] == CHOICE:
                    continue
                change = as_change(entry)
                number = HEARD.get(change.kind, 0)
            card = change.card
            if card >= 0 or change.kind in MIXING:
                recollection.hear(s, change)
                if not hearing.hear(s, change):
                    card = NOBODY
                self.heard += 1
            if number > 0:
                self.told += 1
                side = 1 if change.side == CORP else 2 if change.side == RUNNER else 0
                named = number_of(cards[card].face) if card >= 0 else 0
                amount = change.amount if change.kind in AMOUNTS else 0
                self.events.append((number, side, named, change.server, amount))
        if len(self.events) > 4 * HISTORY:
            del self.events[:-HISTORY]
