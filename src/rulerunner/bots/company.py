"""A search by several processes: each searches the decision by chance of its own; what all find is added.

The others are given a game drawn for the seat, never the game: nothing that is hidden leaves the player.
"""

import math
import time
from functools import cache
from itertools import count
from random import Random
from threading import Lock
from typing import Final, NamedTuple

from ..lang.words import Side
from ..session.drawn import drawn, sampler_of
from ..view.sampler import Sampler
from ..work.crews import Done, Failed, Report
from ..work.local import Processes
from .search.trying import Budget, Search, Tally

GRACE: Final = 0.5
"""Seconds after the time is up in which the others have to be back. A process that only begins is not: it
thinks from a later decision on."""
PATIENCE: Final = 30.0
"""Seconds after which a process that is not back is taken to hang, where its part counts in simulations
longer by"""
LONGER: Final = 4.0
"""times as long as one's own part took."""


class Share(NamedTuple):
    """What another process needs to search: plain data."""

    game: str
    """A game that the seat could not tell from its own."""
    seat: Side
    unknown: frozenset[int]
    """The places of the cards that it cannot tell: the game has no log of what it has seen."""
    seed: int
    values: tuple[float, ...]
    without: tuple[int, ...]
    simulations: int
    seconds: float


def share_out(
    sampler: Sampler, rng: Random, values: list[float], without: frozenset[int], budget: Budget, many: int
) -> list[Share]:
    """What so many others get: the same game, and chance of their own."""
    text = drawn(sampler, rng)
    plain = (tuple(values), tuple(sorted(without)), budget.simulations, budget.seconds)
    unknown = sampler.all_unknown()
    return [Share(text, sampler.seat, unknown, rng.getrandbits(64), *plain) for _ in range(many)]


def search(share: Share) -> list[Tally]:
    """Search a decision, and tell what came of it."""
    sampler = sampler_of(share.game, share.seat, share.unknown)
    found = Search(sampler, Random(share.seed), share.values, without=frozenset(share.without))
    found.run(Budget(share.simulations, share.seconds))
    return found.told()


class Company:
    """Processes that search together with the one that asks. They end with it."""

    def __init__(self, processes: int) -> None:
        self._others = processes - 1
        self._crew = Processes(search, self._others)
        self._lock = Lock()
        self._numbers = count()
        """Each share has one: what comes of an earlier decision is told from what comes of this."""
        self._late: dict[int, float] = {}
        """The shares that were not waited for, and until when those who have them may still come back."""

    def run(
        self,
        mine: Search,
        sampler: Sampler,
        rng: Random,
        values: list[float],
        without: frozenset[int],
        budget: Budget,
    ) -> None:
        """Search to the end of a budget: of simulations each process makes its part, time each has in full.

        What a process finds that dies over it, or is not back in time, is missing, and no more.
        """
        part, rest = divmod(budget.simulations, self._others + 1)
        theirs = budget._replace(simulations=part)
        with self._lock:
            timed = not math.isinf(budget.seconds)
            self._look_after_late(timed)
            many = self._others - len(self._late) if part else 0
            shares = share_out(sampler, rng, values, without, theirs, many)
            asked = dict(zip(self._numbers, shares, strict=False))
            try:
                for number, share in asked.items():
                    self._crew.start(number, share)
                began = time.monotonic()
                mine.run(budget._replace(simulations=part + rest))
                took = time.monotonic() - began
                reports = self._gather(set(asked), GRACE if timed else PATIENCE + LONGER * took)
            except BaseException:
                for number in asked:
                    self._crew.drop(number)
                raise
        for report in sorted(reports, key=lambda each: each.number):
            if isinstance(report, Failed):
                raise RuntimeError(f"a process that searches failed:\n{report.error}")
            if isinstance(report, Done):
                mine.hear(report.result)

    def _gather(self, asked: set[int], seconds: float) -> list[Report]:
        """The reports on some shares that come within so many seconds."""
        until, reports = time.monotonic() + seconds, list[Report]()
        while asked and (report := self._crew.listen(max(0.0, until - time.monotonic()))) is not None:
            self._late.pop(report.number, None)
            if report.number in asked:
                asked.remove(report.number)
                reports.append(report)
        self._late |= dict.fromkeys(asked, time.monotonic() + PATIENCE)
        return reports

    def _look_after_late(self, timed: bool) -> None:
        """Those who are back can be asked again. Who is away for too long is not, and nobody is waited for
        where the same seed has to make the same choice: others take their place."""
        while self._late and (report := self._crew.listen(0.0)) is not None:
            self._late.pop(report.number, None)
        for number, until in list(self._late.items()):
            if not timed or time.monotonic() > until:
                self._crew.drop(number)
                del self._late[number]


@cache
def company(processes: int) -> Company:
    """The processes of all searchers that want so many; they are there once."""
    return Company(processes)
