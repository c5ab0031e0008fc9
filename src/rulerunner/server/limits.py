"""How much anyone may ask for, and how often."""

import ipaddress
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
    """The same for all requests from one address, whatever profiles they name; and for all messages over its
    sockets."""
    heavy_burst: float = 60
    heavy_rate: float = 1.0
    """Of one address: requests that take work (decks, replays) or leave something behind (games, names)."""
    guess_burst: float = 10
    guess_rate: float = 0.05
    """Of one address: passwords and codes."""
    name_burst: float = 50
    name_rate: float = 0.1
    """Of one name, from wherever: its password."""
    work_burst: float = 60
    work_rate: float = 0.2
    """Seconds of work on what one address sends: decks, replays, positions, designs."""
    chat_burst: float = 8
    chat_rate: float = 0.5
    """Lines of one player in all their windows, or of all spectators of one address."""
    connections: int = 4000
    connections_of_an_address: int = 200
    """Open at once, whatever they are for."""
    sockets: int = 2000
    sockets_of_an_address: int = 60
    sockets_of_a_seat: int = 8
    opening_burst: float = 120
    opening_rate: float = 4
    """Sockets that one address opens: each shows a whole game, which may have to be read first."""
    spectators: int = 100
    """Of one game."""
    header_within: float = 8.0
    """Seconds in which the head of a request has to be there..."""
    body_within: float = 20.0
    """...and then its body."""
    read_within: float = 15.0
    """Seconds that reading a replay or a deck may take."""
    think_within: float = 30.0
    """Seconds that a bot may think."""
    rooms: int = 256
    """Games in memory. Those that nobody looks at make way, and come back from the database."""
    games: int = 200
    """Games of a profile. Beyond them the oldest that are over are forgotten."""
    decks: int = 100
    replays: int = 30
    """Replays of a profile that are kept, the latest."""
    all_replays: int = 20_000
    answers: int = 5_000
    """Decisions of a replay."""
    study_burst: float = 40
    study_rate: float = 8
    """Moves of lessons, puzzles and the lab from one address: each is work for the machine."""
    chat_lines: int = 1_000
    """Of one game: as many of its players, and as many of its spectators."""

    def shared(self, workers: int) -> "Limits":
        """The part of each of several workers: whoever guesses is not to have more tries for asking each of
        them. What protects a process from work stays as it is."""
        return self._replace(
            guess_burst=max(1.0, self.guess_burst / workers), guess_rate=self.guess_rate / workers
        )


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
        if self.left() < 1:
            return False
        self._left -= 1
        return True

    def left(self) -> float:
        """How much there is now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left

    def charge(self, much: float) -> None:
        """Take what something has turned out to cost, also if there is not so much."""
        self._left = self.left() - much


class Buckets:
    """A bucket for each who asks; those not seen for the longest time are forgotten."""

    MOST: Final = 4096

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more of theirs is allowed."""
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        """Someone's bucket."""
        bucket = self._all.get(who)
        if bucket is None:
            bucket = self._all[who] = Bucket(self._burst, self._rate, self._clock)
            if len(self._all) > self.MOST:
                self._all.popitem(last=False)
        self._all.move_to_end(who)
        return bucket


class Counts:
    """How many of something each has at the moment."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._of: dict[str, int] = {}
        self.total = 0

    def enter(self, who: str) -> bool:
        """Whether one more is allowed; if it is, it is counted until it leaves."""
        if self.total >= self._most or self._of.get(who, 0) >= self._most_of_one:
            return False
        self._of[who] = self._of.get(who, 0) + 1
        self.total += 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        left = self._of.get(who, 0) - 1
        self.total -= 1
        if left > 0:
            self._of[who] = left
        else:
            self._of.pop(who, None)


def household(address: str) -> str:
    """Whom an address stands for: of IPv6 everyone has at least a /64 to themselves."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
