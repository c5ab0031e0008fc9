"""The player that searches. It is given its view and a sampler of what is hidden from it, and nothing else.

The sampler deals the cards that the opponent's deck still holds: the searcher knows both deck lists, as in a
tournament with open lists, and nothing of where the cards lie.
"""

import math
from random import Random
from typing import Final, Protocol
from zlib import crc32

from ...lang.face import Face
from ...lang.instructions import Gain
from ...lang.words import AGENDA, CORP, ICE, RUNNER
from ...view import View
from ...view.records import OptionView
from ...view.sampler import Sampler
from ..thumb import ThumbBot, handler
from ..thumb.breaking import fragile
from ..thumb.corp_turn import place_value, runs_out, virus_counters
from ..thumb.defending import escape
from ..thumb.growing import pays
from ..thumb.guarding import SQUANDERED, bare
from ..thumb.reading import paid_ability, price, reader
from ..thumb.table import Table
from .trying import Budget, Search, at_once

NAMING: Final = "choose card name"
"""There are thousands: no name is tried out."""
PLAIN: Final = frozenset(
    {"pay", "reaction", "interrupt", "discard", "choose subroutine", "choose number", NAMING}
)
"""Kinds of decision that are left to the rules of thumb,"""
SETTLED: Final = frozenset({"mulligan", "access"})
"""and so is what these are about: of the orders of access none was found to win more than another."""
ESCAPE: Final = "trace-runner"
"""What a Runner is asked who may pay to escape a trace: all or nothing is thought about."""
SURE: Final = 9.0
"""An option that the rules of thumb put so far above all others is taken at once: a score, a kill."""
CLEAR: Final = 6.0
"""In a window, what is worth so much is done without much thought."""
IDLE: Final = -0.5
"""A card that the rules of thumb put no higher anywhere does nothing there: a second one of a kind, say."""
MORE: Final = 1.0
"""By so many credits a card has to bring more than a click for one does."""
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
        without = lost | outdone(table, values, lost)
        if len(without) == len(values):
            without = lost  # what is usually not tried is better than to lose at once
        search = Search(sampler, rng, values, without=without)
        if self.company is None:
            search.run(self.budget)
        else:
            self.company.run(search, sampler, rng, values, without, self.budget)
        return search.best()


def worth_a_search(table: Table, values: list[float]) -> bool:
    """Whether there is something to think about, by what the rules of thumb say."""
    decision = table.decision
    if decision.about == ESCAPE:
        return min(values) < max(values) and len(_bids(table, values)) > 1
    if decision.kind in PLAIN or decision.about in SETTLED:
        return False
    ranked = sorted(values, reverse=True)
    if len(ranked) < 2 or ranked[0] - ranked[1] >= SURE:
        return False
    # Ice that is worth rezzing is rezzed: the judge thinks too well of ice that nobody has seen. A window in
    # which nothing is worth doing, or one thing plainly is, is passed or used; but whether to rez more ice
    # before the Runner decides many a game.
    first = values.index(ranked[0])
    if rezzes_ice(table, first) or (decision.kind == "paid" and cashes_in(table, decision.options[first])):
        return False
    return decision.kind != "paid" or 0.0 < ranked[0] <= CLEAR or asks_for_ice(table)


def outdone(table: Table, values: list[float], lost: frozenset[int]) -> frozenset[int]:
    """What is not tried: a click for a credit where a card in hand brings more, as it would always seem good
    enough to keep that card for later, click after click; a purge of nothing; the last cards of R&D, drawn by
    clicks; what is laid where it does nothing; an agenda, a card with credits on it, or ice trashed to make
    room; what leaves HQ or R&D without ice; to jack out where no ice was; and in an encounter what does not
    help to break, and to leave unbroken what costs nothing to break. What loses at once brings nothing."""
    options = table.decision.options
    if table.decision.about == ESCAPE:
        return frozenset(range(len(options))) - _bids(table, values)
    money = [
        values[index]
        for index, option in enumerate(options)
        if option.kind == "play" and index not in lost and brings_credits(table.face_of(option))
    ]
    best = max(money, default=-math.inf)
    breaking = table.side == RUNNER and table.view.encounter is not None
    placing = table.decision.about == "install-where" and max(values) > SQUANDERED
    sure = table.decision.about == "jack-out" and shows_nothing(table)
    first = options[values.index(max(values))]
    free = breaking and max(values) > 0 and breaks_for_nothing(table, first)
    return frozenset(
        index
        for index, option in enumerate(options)
        if (option.kind == "gain credit" and best >= values[index] + MORE)
        or (option.kind == "purge" and not virus_counters(table))
        or (option.kind == "draw" and runs_out(table))
        or (option.kind == "use" and breaking and values[index] <= 0)
        or (placing and values[index] <= SQUANDERED)
        or (values[index] <= IDLE and lays(table, option))
        or (sure and option.kind == "yes" and values[index] <= 0)
        or (free and option.kind == "pass")
    ) | neglect(table, values, lost)


def _bids(table: Table, values: list[float]) -> frozenset[int]:
    """What the rules of thumb would spend to escape a trace, what it takes, and nothing."""
    wanted = (0, escape(table))
    found = {i for i, option in enumerate(table.decision.options) if option.number in wanted}
    return frozenset(found | {values.index(max(values))})


def lays(table: Table, option: OptionView) -> bool:
    """Whether the Corp would install a card that is no agenda by an option, or in a place."""
    decision = table.decision
    face = table.face(table.asked_about) if decision.about == "install-where" else table.face_of(option)
    installs = option.kind == "install" or decision.about == "install-where"
    return table.side == CORP and installs and face is not None and face.type != AGENDA


def neglect(table: Table, values: list[float], lost: frozenset[int]) -> frozenset[int]:
    """What leaves HQ or R&D without ice that the rules of thumb would install there: ice for other servers, a
    click for a credit, which can always wait, and other cards when no more clicks are left than it takes."""
    decision, options = table.decision, table.decision.options
    first = values.index(max(values))
    open_ones = bare(table)
    if table.side != CORP or not open_ones or first in lost:
        return frozenset()
    if decision.about == "install-where":
        face = table.face(table.asked_about)
        meant = face is not None and face.type == ICE and options[first].server in open_ones
        return frozenset(i for i, option in enumerate(options) if meant and option.server not in open_ones)
    face = table.face_of(options[first])
    if options[first].kind != "install" or face is None or face.type != ICE:
        return frozenset()
    if all(place_value(table, face, server) < values[first] for server in open_ones):
        return frozenset()
    ice = sum(face.type == ICE for _, face in table.hand)
    late = table.corp.clicks <= min(len(open_ones), ice)
    return frozenset(
        index
        for index, option in enumerate(options)
        if option.kind == "gain credit"
        or (late and (option.kind == "draw" or (option.kind == "install" and not is_ice(table, option))))
    )


def cashes_in(table: Table, option: OptionView) -> bool:
    """Whether an option turns counters that do nothing else into credits: the judge would keep them."""
    ability = paid_ability(table.face_of(option), option.ability)
    return option.kind == "use" and ability is not None and pays(ability)


def breaks_for_nothing(table: Table, option: OptionView) -> bool:
    """Whether an option breaks a subroutine, and asks for nothing."""
    card, face = table.card_of(option), table.face_of(option)
    ability = paid_ability(face, option.ability)
    if card is None or face is None or ability is None or option.ability not in face.breakers:
        return False
    return price(reader(table, card), ability.cost) <= 0 and fragile(table, card, face) <= 0


def shows_nothing(table: Table) -> bool:
    """Whether a run meets no ice: whoever set out on it knows no more by now."""
    server = table.attacked
    return server is not None and not server.ice


def is_ice(table: Table, option: OptionView) -> bool:
    """Whether an option is about ice."""
    face = table.face_of(option)
    return face is not None and face.type == ICE


def brings_credits(face: Face | None) -> bool:
    """Whether all that playing a card does is to bring credits."""
    return face is not None and bool(face.playing) and all(isinstance(step, Gain) for step in face.playing)


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
