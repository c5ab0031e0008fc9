"""The player that searches. It is given its view and a sampler of what is hidden from it, and nothing else.

The sampler deals the cards that the opponent's deck still holds: the searcher knows both deck lists, as in a
tournament with open lists, and nothing of where the cards lie.
"""

from random import Random
from typing import Final, Protocol
from zlib import crc32

from ...lang.words import RUNNER
from ...view import View
from ...view.records import OptionView
from ...view.sampler import Sampler
from ..thumb import ThumbBot, handler
from ..thumb.growing import pays
from ..thumb.reading import paid_ability
from ..thumb.table import Table
from .board import advance
from .correcting import corrected, is_taught
from .looks import Looks
from .trying import Budget, Search, at_once
from .untried import ESCAPE, bids, is_ice, outdone

NAMING: Final = "choose card name"
"""There are thousands: no name is tried out."""
PLAIN: Final = frozenset(
    {"pay", "reaction", "interrupt", "discard", "choose subroutine", "choose number", NAMING}
)
"""Kinds of decision that are left to the rules of thumb,"""
SETTLED: Final = frozenset({"mulligan", "access"})
"""and so is what these are about: of the orders of access none was found to win more than another."""
SURE: Final = 9.0
"""An option that the rules of thumb put so far above all others is taken at once: a score, a kill."""
CLEAR: Final = 6.0
"""In a window, what is worth so much is done without much thought."""
USUAL: Final = Budget(simulations=200)


class Together(Protocol):
    """Others who search the same decision at the same time."""

    def run(
        self,
        mine: Search,
        sampler: Sampler,
        rng: Random,
        values: list[float],
        without: frozenset[int],
        budget: Budget,
    ) -> None:
        """Run the search to the end of a budget, and let it hear what the others found."""
        ...


class SearchBot:
    """Looks ahead by simulation; the rules of thumb say where to look first.

    The same seed, view and number of simulations make the same choice, in a game that was loaded as well.
    """

    about = "Looks ahead: plays out what might come, and takes what turns out best."

    def __init__(self, seed: int = 0, budget: Budget = USUAL, company: Together | None = None) -> None:
        self.name = "search"
        self.seed = seed
        self.budget = budget
        self.company = company
        self._thumb = ThumbBot(seed)

    def choose(self, view: View) -> int:
        """Without a sampler there is nothing to look ahead with: the rules of thumb choose."""
        return self._thumb.choose(view)

    def search(self, view: View, sampler: Sampler) -> int:
        """The index of the option that turns out best."""
        if view.decision is not None and view.decision.kind == NAMING:
            return self._thumb.choose(view)
        rng = Random(self.seed ^ mark(view))
        sure = at_once(sampler, rng)
        if 1 in sure:
            return sure.index(1)
        lost = frozenset(index for index, verdict in enumerate(sure) if verdict < 0)
        if len(lost) == len(sure):
            lost = frozenset()
        usual = self._thumb.choose(view)
        table = Table(view)
        values = handler(table)(table)
        if values[usual] < max(values) and usual not in lost:
            # The game goes round in circles, which no search of one decision sees: something else is tried.
            return usual
        if not worth_a_search(table, values):
            kept = [index for index in range(len(sure)) if index not in lost]
            return usual if usual not in lost else max(kept, key=lambda index: values[index])
        without = lost | outdone(table, values, lost, taught(table, values, sampler, rng))
        if len(without) == len(values):
            without = lost  # what is usually not tried is better than to lose at once
        search = Search(sampler, rng, values, without=without)
        if self.company is None:
            search.run(self.budget)
        else:
            self.company.run(search, sampler, rng, values, without, self.budget)
        return search.best()


def taught(table: Table, values: list[float], sampler: Sampler, rng: Random) -> list[float]:
    """What the options are worth where a server is chosen, by what games taught."""
    if table.decision.kind != "choose server":
        return values
    s = sampler.draw(rng)
    decision = advance(s)
    if decision is None or not is_taught(decision):
        return values
    return corrected(s, decision, list(values), Looks(s))


def worth_a_search(table: Table, values: list[float]) -> bool:
    """Whether there is something to think about, by what the rules of thumb say."""
    decision = table.decision
    if decision.about == ESCAPE:
        return min(values) < max(values) and len(bids(table, values)) > 1
    if decision.kind in PLAIN or decision.about in SETTLED:
        return False
    ranked = sorted(values, reverse=True)
    if len(ranked) < 2 or (ranked[0] - ranked[1] >= SURE and not may_run(table)):
        return False
    # Ice that is worth rezzing is rezzed: the judge thinks too well of ice that nobody has seen. A window in
    # which nothing is worth doing, or one thing plainly is, is passed or used; but whether to rez more ice
    # before the Runner decides many a game.
    first = values.index(ranked[0])
    if rezzes_ice(table, first) or (decision.kind == "paid" and cashes_in(table, decision.options[first])):
        return False
    return decision.kind != "paid" or 0.0 < ranked[0] <= CLEAR or asks_for_ice(table)


def may_run(table: Table) -> bool:
    """Whether a run may be begun: the rules of thumb can be sure of one that ends at ice in sight."""
    return table.side == RUNNER and table.decision.kind in ("action", "choose server")


def cashes_in(table: Table, option: OptionView) -> bool:
    """Whether an option turns counters that do nothing else into credits: the judge would keep them."""
    ability = paid_ability(table.face_of(option), option.ability)
    return option.kind == "use" and ability is not None and pays(ability)


def asks_for_ice(table: Table) -> bool:
    """Whether the Corp may rez ice in a run."""
    return any(rezzes_ice(table, index) for index in range(len(table.decision.options)))


def rezzes_ice(table: Table, index: int) -> bool:
    """Whether an option rezzes ice in a run: in a window, or where the chart of 1996 asks for it."""
    decision = table.decision
    option = decision.options[index]
    if table.view.run is None:
        return False
    if option.kind == "yes":
        return decision.about in ("rez", "rez-approached")
    return option.kind == "rez" and is_ice(table, option)


def mark(view: View) -> int:
    """A number that stands for a view, the same in every process."""
    return crc32(
        repr((view.turn, view.corp, view.runner, view.hand, view.run, view.past, view.decision)).encode()
    )
