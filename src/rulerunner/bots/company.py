"""A search by several processes: each searches the decision by chance of its own; what all find is added.

The others are given a game drawn for the seat, never the game: nothing that is hidden leaves the player.
"""

from functools import cache
from random import Random
from threading import Lock
from typing import NamedTuple

from ..lang.words import Side
from ..session.drawn import drawn, sampler_of
from ..view.sampler import Sampler
from ..work.crews import Done, Failed
from ..work.local import Processes
from .search.trying import Budget, Search, Tally


class Share(NamedTuple):
    """What another process needs to search: plain data."""

    game: str
    """A game that the seat could not tell from its own."""
    seat: Side
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
    return [Share(text, sampler.seat, rng.getrandbits(64), *plain) for _ in range(many)]


def search(share: Share) -> list[Tally]:
    """Search a decision, and tell what came of it."""
    sampler = sampler_of(share.game, share.seat)
    found = Search(sampler, Random(share.seed), share.values, without=frozenset(share.without))
    found.run(Budget(share.simulations, share.seconds))
    return found.told()


class Company:
    """Processes that search together with the one that asks. They end with it."""

    def __init__(self, processes: int) -> None:
        self._others = processes - 1
        self._crew = Processes(search, self._others)
        self._lock = Lock()

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

        What a process finds that dies over it is missing, and no more.
        """
        part, rest = divmod(budget.simulations, self._others + 1)
        theirs = budget._replace(simulations=part)
        shares = share_out(sampler, rng, values, without, theirs, self._others if part else 0)
        with self._lock:
            for number, share in enumerate(shares):
                self._crew.start(number, share)
            mine.run(budget._replace(simulations=part + rest))
            reports = [self._crew.wait() for _ in shares]
        for report in sorted(reports, key=lambda each: each.number):
            if isinstance(report, Failed):
                raise RuntimeError(f"a process that searches failed:\n{report.error}")
            if isinstance(report, Done):
                mine.hear(report.result)


@cache
def company(processes: int) -> Company:
    """The processes of all searchers that want so many; they are there once."""
    return Company(processes)
