"""The player that searches. It is given its view and a sampler of what is hidden from it, and nothing else.

The sampler deals the cards that the opponent's deck still holds: the searcher knows both deck lists, as in a
tournament with open lists, and nothing of where the cards lie.
"""

from random import Random
from typing import Final
from zlib import crc32

from ...view import View
from ...view.sampler import Sampler
from ..thumb import ThumbBot, handler
from ..thumb.table import Table
from .tree import Budget, Search

PLAIN: Final = frozenset({"pay", "reaction", "interrupt", "discard", "choose subroutine", "choose number"})
"""Kinds of decision that are left to the rules of thumb."""
SURE: Final = 20.0
"""An option that the rules of thumb put so far above all others is taken at once: a score, a kill."""
USUAL: Final = Budget(simulations=200)


class SearchBot:
    """Looks ahead by simulation; the rules of thumb say where to look first.

    The same seed, view and number of simulations make the same choice, in a game that was loaded as well.
    """

    about = "Looks ahead: plays out what might come, and takes what turns out best."

    def __init__(self, seed: int = 0, budget: Budget = USUAL) -> None:
        self.name = "search"
        self.seed = seed
        self.budget = budget
        self._thumb = ThumbBot(seed)

    def choose(self, view: View) -> int:
        """Without a sampler there is nothing to look ahead with: the rules of thumb choose."""
        return self._thumb.choose(view)

    def search(self, view: View, sampler: Sampler) -> int:
        """The index of the option that turns out best."""
        usual = self._thumb.choose(view)
        found = begin(view, sampler, self.seed)
        if found is None:
            return usual
        found.run(self.budget)
        return found.best()


def begin(view: View, sampler: Sampler, seed: int) -> Search | None:
    """A search at the decision of a view; None where there is nothing to think about."""
    decision = view.decision
    assert decision is not None, "asked without a decision"
    if decision.kind in PLAIN or decision.about == "mulligan":
        return None
    table = Table(view)
    values = handler(table)(table)
    ranked = sorted(values, reverse=True)
    if len(ranked) > 1 and ranked[0] - ranked[1] >= SURE:
        return None
    if decision.kind == "paid" and (ranked[0] <= 0.0 or len(ranked) < 2 or ranked[0] > 6.0):
        # A window in which nothing is worth doing, or one thing plainly is.
        return None
    return Search(sampler, Random(seed ^ mark(view)), values)


def mark(view: View) -> int:
    """A number that stands for a view, the same in every process."""
    return crc32(
        repr((view.turn, view.corp, view.runner, view.hand, view.run, view.past, view.decision)).encode()
    )
