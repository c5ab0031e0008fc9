"""The clocks of two players: how much time each has, and what a turn gives back."""

import time
from typing import Final

from ..lang.words import Side
from ..session import SEATS
from .messages import Clocks, Terms

MILLI: Final = 1000


class Clock:
    """Counts in milliseconds. It does not look at the time itself: whoever uses it says how late it is."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.left: dict[Side, int] = dict.fromkeys(SEATS, terms.minutes * 60 * MILLI)
        self.reserve: dict[Side, int] = dict.fromkeys(SEATS, terms.reserve * MILLI)
        self.running: Side | None = None
        self._since = 0
        self._turns: set[tuple[int, str]] = set()

    def begin_turn(self, number: int, active: str) -> None:
        """A turn begins: both have its reserve, and its player gains the increment. Not again for the same
        turn, if it was gone back to."""
        if (number, active) in self._turns:
            return
        self._turns.add((number, active))
        self.reserve = dict.fromkeys(SEATS, self._terms.reserve * MILLI)
        for seat in SEATS:
            if seat == active and number > 0:
                self.left[seat] += self._terms.increment * MILLI

    def run(self, seat: Side | None, now: int) -> None:
        """This clock runs from now on, or none; what the other has used is charged."""
        if seat != self.running:
            self.stop(now)
            self.running, self._since = seat, now

    def stop(self, now: int) -> int:
        """No clock runs any more; how much the one that ran has used since it was last charged."""
        used = self.charge_running(now)
        self.running = None
        return used

    def charge_running(self, now: int) -> int:
        """Charge what the running clock has used up to now, and let it run on."""
        if self.running is None:
            return 0
        used = max(0, now - self._since)
        self.charge(self.running, used)
        self._since = now
        return used

    def charge(self, seat: Side, used: int) -> None:
        """Take time from a seat: of the turn's reserve first."""
        of_reserve = min(used, self.reserve[seat])
        self.reserve[seat] -= of_reserve
        self.left[seat] = max(0, self.left[seat] - (used - of_reserve))

    def remaining(self, now: int) -> int | None:
        """How long the running clock still runs; None if none does."""
        if self.running is None:
            return None
        return self.left[self.running] + self.reserve[self.running] - (now - self._since)

    def out_of_time(self, seat: Side, now: int) -> bool:
        """Whether a seat has no time left."""
        used = max(0, now - self._since) if self.running == seat else 0
        return self.left[seat] + self.reserve[seat] - used <= 0

    def shown(self, now: int) -> Clocks:
        """As it stands now."""
        used = {seat: max(0, now - self._since) if seat == self.running else 0 for seat in SEATS}
        of_reserve = {seat: min(used[seat], self.reserve[seat]) for seat in SEATS}
        return Clocks(
            left={seat: max(0, self.left[seat] - (used[seat] - of_reserve[seat])) for seat in SEATS},
            reserve={seat: self.reserve[seat] - of_reserve[seat] for seat in SEATS},
            running=self.running or "",
        )


def milliseconds() -> int:
    """The time of a clock that only goes forward."""
    return time.monotonic_ns() // 1_000_000
