"""How much anyone may ask for, and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

Clock = Callable[[], float]


class Limits(NamedTuple):
    """The bounds of a server."""

    message: int = 8 * 1024
    """Bytes of one message over the socket."""
    body: int = 256 * 1024
    """Bytes of a request."""
    replay: int = 8 * 1024 * 1024
    """Bytes of a request with a replay."""
    burst: float = 100
    """Messages of one connection, or requests of one profile, that may come at once..."""
    rate: float = 50
    """...and how many a second are taken in the long run."""
    patience: int = 200
    """So many messages that came too fast end a connection."""
    address_burst: float = 1200
    address_rate: float = 400
    """The same for all requests from one address, whatever profiles they name."""
    sockets: int = 2000
    sockets_of_a_seat: int = 8
    rooms: int = 256
    """Games in memory. Those that nobody looks at make way, and come back from the database."""
    games: int = 200
    """Games of a profile. Beyond them the oldest that are over are forgotten."""
    decks: int = 100
    replays: int = 30
    """Replays of a profile that are kept, the latest."""
    answers: int = 5_000
    """Decisions of a replay."""
    study_burst: float = 40
    study_rate: float = 8
    """Moves of lessons, puzzles and the lab from one address: each is work for the machine."""


class Bucket:
    """A token bucket: so many at once, so many a second."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst = self._left = burst
        self._rate = rate
        self._clock = clock
        self._then = clock()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each who asks; those not seen for the longest time are forgotten."""

    MOST: Final = 4096

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more of theirs is allowed."""
        bucket = self._all.get(who)
        if bucket is None:
            bucket = self._all[who] = Bucket(self._burst, self._rate, self._clock)
            if len(self._all) > self.MOST:
                self._all.popitem(last=False)
        self._all.move_to_end(who)
        return bucket.take()
