"""What a seat has seen happen: the last events as numbers, and the cards it can still place."""

from typing import Any, Final

from .numbering import EVENT_NUMBER, MOST, number_of
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


class Reading:
    """The log of a game as memories read it, once for both seats: most of it means nothing to them."""

    def __init__(self, s: State, read: bool = False) -> None:
        """One that has read nothing yet; or all there is."""
        self.news: list[Change] = []
        """The events that mean something to a memory. Steps among them are there too, where a card may have
        been revealed since the one before."""
        self.numbers: list[int] = []
        """The number of each in the history, 0, or `A_STEP`."""
        self._link: object = s.older if read else None
        self._read = len(s.recent) if read else 0

    def go_on(self, s: State) -> None:
        """Read on in the log of the game."""
        entries = unread(s, self._link, self._read)
        self._link, self._read = s.older, len(s.recent)
        news, numbers = self.news, self.numbers
        since = bool(numbers) and numbers[-1] != A_STEP
        """Whether anything has happened since the last step that was told of."""
        for entry in entries:
            if isinstance(entry, Change):
                change = entry
                number = HEARD.get(change.kind, 0)
                if number < 0:
                    if since and number == A_STEP:
                        news.append(change)
                        numbers.append(A_STEP)
                        since = False
                    continue
            else:
                noted: tuple[Any, ...] = entry
                if noted[0] == CHOICE:
                    continue
                change = as_change(entry)
                number = HEARD.get(change.kind, 0)
            if number > 0 or change.card >= 0 or change.kind in MIXING:
                news.append(change)
                numbers.append(number)
                since = number != A_STEP


Kept = tuple[list[Event], int, Recollection, Hearing]
"""What there is in a memory: the events, how many there were in all, what can be placed, and what may be
named."""


class Memory:
    """The memory of a seat, which follows the log of a game."""

    def __init__(self, s: State, seat: Side, kept: Kept | None = None) -> None:
        """One that has heard the whole log; or that goes on with what one kept that had heard it."""
        self.seat = seat
        whole = Reading(s) if kept is None else None
        if kept is None:
            kept = ([], 0, Recollection(seat), Hearing(seat, seen_from_the_start(s)))
        self.events: list[Event] = kept[0]
        self.told: int = kept[1]
        self.recollection: Recollection = kept[2]
        self._hearing: Hearing = kept[3]
        self.at = 0
        """So much of the news has been heard."""
        if whole is not None:
            whole.go_on(s)
            self.hear(s, whole)

    def kept(self) -> Kept:
        """A copy of what is remembered, to go on with in a game that has come as far."""
        return self.events.copy(), self.told, self.recollection.copy(), self._hearing.copy()

    def hear(self, s: State, reading: Reading) -> None:
        """Hear what is new."""
        hearing, recollection, cards = self._hearing, self.recollection, s.cards
        news, numbers = reading.news, reading.numbers
        for at in range(self.at, len(news)):
            change, number = news[at], numbers[at]
            if number < 0:
                hearing.step()
                continue
            card = change.card
            if card >= 0 or change.kind in MIXING:
                recollection.hear(s, change)
                if not hearing.hear(s, change):
                    card = NOBODY
            if number > 0:
                self.told += 1
                side = 1 if change.side == CORP else 2 if change.side == RUNNER else 0
                named = number_of(cards[card].face) if card >= 0 else 0
                amount = min(change.amount, MOST) if change.kind in AMOUNTS else 0
                self.events.append((number, side, named, change.server, amount))
        self.at = len(news)
        if len(self.events) > 4 * HISTORY:
            del self.events[:-HISTORY]
