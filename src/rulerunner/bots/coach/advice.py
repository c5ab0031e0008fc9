"""A hint: what each option is worth, and why, in words drawn from what the search saw."""

import math
from random import Random
from typing import Final, NamedTuple

from ...view import View
from ...view.sampler import Sampler
from ..arena import Z
from ..search import Budget, Search
from ..search.bot import mark
from ..thumb import handler
from ..thumb.table import Table
from .reasons import reasons

FEW: Final = 3
"""Of an option that was tried less often nothing is said."""


MOST: Final = 100
"""No more options are looked into, those that seem best: where a card is named there are thousands."""


class Suggestion(NamedTuple):
    """An option, and what it is worth."""

    option: int
    """Its index; of options that mean the same, the first."""
    text: str
    chance: float
    """The chance to win, as the search judges it, with a 95% interval of the simulations."""
    low: float
    high: float
    tried: int
    """In how many simulations."""
    why: tuple[str, ...] = ()


class Advice(NamedTuple):
    """The options of a decision, the best first."""

    seat: str
    simulations: int
    best: tuple[Suggestion, ...]

    def of(self, option: int) -> Suggestion | None:
        """What is said of an option."""
        return next((each for each in self.best if each.option == option), None)


def advise(view: View, sampler: Sampler, budget: Budget, seed: int = 0) -> Advice:
    """What a seat should do at the decision of its view. The same seed and simulations say the same."""
    decision = view.decision
    assert decision is not None, "asked without a decision"
    table = Table(view)
    rng = Random(seed ^ mark(view))
    values = handler(table)(table)
    ranked = sorted(range(len(values)), key=lambda index: -values[index])
    search = Search(sampler, rng, values, narrow=False, without=frozenset(ranked[MOST:]))
    search.run(budget)
    return read(view, search)


def read(view: View, search: Search) -> Advice:
    """What a search found out."""
    decision = view.decision
    assert decision is not None
    root = search.choices
    table = Table(view)
    found = []
    for place, option in enumerate(root.options):
        tried = root.visits[place]
        chance, low, high = _interval(tried, root.totals[place], search.lines[place].squares)
        why = reasons(table, search, place) if tried >= FEW else ()
        found.append(Suggestion(option, decision.options[option].text, chance, low, high, tried, why))
    # First what the searcher would do; of the others, one that was hardly tried proves nothing.
    best = search.best()
    found.sort(key=lambda each: (each.option != best, each.tried < FEW, -each.chance))
    return Advice(view.seat, root.whole, tuple(found))


def _interval(tried: int, total: float, squares: float) -> tuple[float, float, float]:
    """A mean and its interval; of nothing, all that is possible."""
    if not tried:
        return 0.5, 0.0, 1.0
    mean = total / tried
    spread = math.sqrt(max(0.0, squares / tried - mean * mean) + 0.25 / tried)
    half = Z * spread / math.sqrt(tried)
    return _bounded(mean), _bounded(mean - half), _bounded(mean + half)


def _bounded(chance: float) -> float:
    return max(0.0, min(1.0, chance))
