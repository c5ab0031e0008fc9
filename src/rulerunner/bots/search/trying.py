"""Looking ahead at one decision of a seat: its options, tried side by side on games as they might be.

A simulation draws a game that the seat could not tell from its own, takes an option, and quick rules play on
for both sides to the first click of the turn after the next; there a look at the state says who is likely to
win. Options are compared on the same games, with the same chance to come.

What comes after the option is played by the same rules whichever it is. A tree that looks for the best of the
clicks to come finds it sooner where nothing is drawn and nothing is run on, and so takes those options for
better than they are: without one, more games are won.
"""

import gc
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

from ...lang.words import CORP, RUNNER, Side
from ...view.sampler import Sampler
from ..thumb.guarding import SQUANDERED
from . import reflex, reflex_corp, reflex_runner
from .belief import Belief
from .board import NOBODY, Decision, State, advance, agenda_points, go, meaning
from .judging import corp_wins
from .looks import Looks
from .running import Scene

AHEAD: Final = 2
"""A playout ends with the first click so many turns after the one at hand."""
LONGEST: Final = 600
"""So many decisions, and a playout is judged where it stands."""
WARMTH: Final = 1.4
"""How far below the best, in credits, an option still gets a good part of the first tries."""
EVEN: Final = 0.1
"""This part of the first tries goes to all options alike, whatever the rules of thumb say."""
LEVEL: Final = 0.8
"""How much of the luck of a drawn game is taken off its outcome."""
DOUBT: Final = 0.01
"""Before anything is tried, another option is taken to be so much worse than the first,"""
PER_CREDIT: Final = 0.005
"""and by this much more for each credit that the rules of thumb put it lower,"""
MOST_CREDITS: Final = 10.0
SPREAD: Final = 0.02
"""give or take so much (a standard deviation),"""
WIDER: Final = 0.012
"""and this much more for each credit: what they put lower may be far worse, or far better than they know."""
BIAS: Final = 0.01
"""How far the judge may be wrong about a lead, however often it is asked. (`tools/leads.py` tells these.)"""
LEAST: Final = 0.01
"""What seems better by less is left: played to its end it gains nothing. (`tools/departures.py` tells it.)"""
EACH: Final = 16
"""Of a number of simulations each option should get so many at first: with few simulations few are tried."""
FEWEST: Final = 3
SERVERS: Final = 4
"""Of an option that asks for a server so many are tried, those that look best."""
HOPE: Final = 1.6
"""A choice that is so many standard errors behind is given up."""
NOISE: Final = 0.01
"""The variance that is taken for granted before there is much to tell it from."""


SELDOM: Final = 20_000
"""So many objects are made before garbage that holds on to itself is looked for in a search: next to none of
what it makes does."""


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Let garbage be looked for less often for a while."""
    usual = gc.get_threshold()
    gc.set_threshold(max(SELDOM, usual[0]) if usual[0] else 0, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


class Budget(NamedTuple):
    """How long to think: whichever comes first."""

    simulations: int = 1_000_000
    seconds: float = math.inf


class Line:
    """An option, and what the simulations that began with it saw."""

    __slots__ = ("corp_points", "credits", "lost", "runner_points", "squares", "swing", "tags", "won")

    def __init__(self) -> None:
        self.squares = 0.0
        self.won = self.lost = 0
        self.corp_points = self.runner_points = 0
        """In how many simulations a side got agenda points before the playout ended."""
        self.swing = 0.0
        """The agenda points gained by the seat, less the opponent's, in all."""
        self.credits = 0.0
        """The credits gained, less the opponent's, in all."""
        self.tags = 0


class Plan(NamedTuple):
    """An option with the server it is meant for, and what both are worth by the rules of thumb."""

    option: int
    server: int
    worth: float


class Choices:
    """What a seat can choose among, and how it turned out."""

    __slots__ = ("options", "prior", "servers", "totals", "visits", "whole", "worth")

    def __init__(self, plans: list[Plan], prior: list[float]) -> None:
        self.options = [plan.option for plan in plans]
        """For each choice the index of an option; options that mean the same are one choice."""
        self.servers = [plan.server for plan in plans]
        """Where the option leads straight on to a choice of a server: which is then taken; else `NOBODY`."""
        self.worth = [plan.worth for plan in plans]
        """What the rules of thumb give for each, in credits."""
        self.prior = prior
        """How much of the first tries each should get."""
        self.visits = [0] * len(plans)
        self.totals = [0.0] * len(plans)
        self.whole = 0


class Search:
    """A search at one decision. It can go on as long as one likes, and be asked at any time."""

    def __init__(
        self,
        sampler: Sampler,
        rng: Random,
        values: Sequence[float] | None = None,
        narrow: bool = True,
        without: frozenset[int] = frozenset(),
    ) -> None:
        """`values` are what a player by rules of thumb gives for each option, in credits; those `without` are
        left out. With `narrow` what does worse is tried no more."""
        self._narrow = narrow
        self.seat: Side = sampler.seat
        self._rng = rng
        first = sampler.draw(rng)
        decision = advance(first)
        assert decision is not None, "a sampler stands at a decision"
        self._belief = Belief(sampler, first)
        self._looks = Looks(first)
        self._stop = first.turn + AHEAD
        self._worth = list(values) if values is not None else quick_values(first, decision, self._looks)
        self.choices = self._choices(first, decision, without)
        self.lines = [Line() for _ in self.choices.options]
        self._first = self._ranked()[0]
        worth = self.choices.worth
        self._gaps = [min(MOST_CREDITS, max(0.0, worth[self._first] - each)) for each in worth]
        """By how many credits the first is better, before anything is tried."""
        self._leads = [[0.0, 0.0, 0.0] for _ in self.choices.options]
        """How often each choice was compared with the first, and the sum and squares of its lead."""
        self._luck, self._drawn = 0.0, 0
        self.decisions = 0
        """How many decisions were simulated."""

    # --- thinking -----------------------------------------------------------------------------------------

    def run(self, budget: Budget) -> None:
        """Think on, to the end of a budget.

        Options are tried on the same games with the same chance: what differs is their own doing. After each
        round those that did worse make way, but never the one that the rules of thumb would take.
        """
        with seldom_collecting():
            self._run(budget)

    def _run(self, budget: Budget) -> None:
        began, left = time.monotonic(), budget.simulations
        active = self._ranked()
        if self._narrow:
            active = active[: max(FEWEST, left // EACH)]
        rounds = max(1, math.ceil(math.log2(len(active)))) if self._narrow else 1
        for number in range(rounds):
            share = left // (rounds - number)
            until = began + budget.seconds * (number + 1) / rounds
            while share > 0 and (time.monotonic() < until or not self._drawn):
                tried = active[:share]
                self._try(tried)
                share -= len(tried)
                left -= len(tried)
            active = self._better_half(active)
            if self._narrow and len(active) < 2:
                break

    def _ranked(self) -> list[int]:
        """The choices, the likeliest first."""
        return sorted(range(len(self.choices.options)), key=lambda i: -self.choices.prior[i])

    def _better_half(self, active: list[int]) -> list[int]:
        """The better half of the choices, and with them the one that is preferred without a search. Those
        that can hardly overtake it any more go, too: where none is left there is nothing to think about."""
        rivals = sorted(active[1:], key=lambda i: -self._lead(i))
        rivals = rivals[: max(1, len(active) // 2 - 1)]
        return [active[0], *(i for i in rivals if not self._narrow or not self._hopeless(i))]

    def _hopeless(self, choice: int) -> bool:
        """Whether a choice is so far behind the first that more simulations will hardly change it."""
        lead, error = self._against_first(choice)
        return lead + HOPE * error < 0

    def _try(self, choices: list[int]) -> None:
        """Try choices on one game as it might be, each with the same chance to come."""
        rng = self._rng
        drawn = self._belief.draw(rng)
        start = corp_wins(drawn, self._looks)
        self._drawn += 1
        self._luck += start
        seed = rng.getrandbits(64)
        values = {choice: self._simulate(drawn.clone(), Random(seed), start, choice) for choice in choices}
        first = values.get(self._first)
        if first is not None:
            for choice, value in values.items():
                lead = self._leads[choice]
                lead[0] += 1
                lead[1] += value - first
                lead[2] += (value - first) ** 2

    def _against_first(self, choice: int) -> tuple[float, float]:
        """By how much a choice did better than the first, and the standard error of that."""
        count, total, squares = self._leads[choice]
        return measured(count, total, squares)

    def _simulate(self, s: State, rng: Random, start: float, choice: int) -> float:
        """One simulation that begins with a choice. What it was worth to the seat."""
        before = _account(s)
        decision = advance(s)
        assert decision is not None, "a sampler stands at a decision"
        decision = go(s, decision, self.choices.options[choice])
        server = self.choices.servers[choice]
        if decision is not None and 0 <= server < len(decision.options):
            decision = go(s, decision, server)
        # Half of the Runners that the Corp meets believe no bluff: to work on the wary is not enough.
        self._looks.bold = self.seat == CORP and self._drawn % 2 == 0
        for _ in range(LONGEST):
            if decision is None or (s.turn >= self._stop and decision.kind == "action"):
                break
            decision = go(s, decision, reflex.choose(s, decision, rng, self._looks))
            self.decisions += 1
        self._looks.bold = False
        outcome = corp_wins(s, self._looks)
        fair = outcome - (LEVEL * (start - self._luck / self._drawn) if s.result is None else 0.0)
        self._learn(choice, fair if self.seat == CORP else 1.0 - fair, s, before)
        return outcome if self.seat == CORP else 1.0 - outcome

    def _learn(self, choice: int, value: float, s: State, before: tuple[float, ...]) -> None:
        self.choices.visits[choice] += 1
        self.choices.totals[choice] += value
        self.choices.whole += 1
        line = self.lines[choice]
        line.squares += value * value
        if s.result is not None:
            line.won += s.result[0] == self.seat
            line.lost += s.result[0] not in (self.seat, "")
        after = _account(s)
        corp, runner, credits = (now - then for now, then in zip(after, before, strict=True))
        sign = 1 if self.seat == CORP else -1
        line.corp_points += corp > 0
        line.runner_points += runner > 0
        line.swing += sign * (corp - runner)
        line.credits += sign * credits
        line.tags += s.players[RUNNER].tags > 0

    def _choices(self, s: State, decision: Decision, without: frozenset[int]) -> Choices:
        """The choices of a decision, each with its part of the first tries by what it is worth."""
        kept: dict[object, int] = {}
        for index, option in enumerate(decision.options):
            if index not in without:
                kept.setdefault(meaning(s, self.seat, option), index)
        tried = self._worthwhile(s, decision, list(kept.values()))
        plans = [plan for index in tried for plan in self._plans(s, index)]
        best = max(plan.worth for plan in plans)
        heat = [math.exp(max(-4.0, (plan.worth - best) / WARMTH)) for plan in plans]
        total = sum(heat)
        alike = EVEN / len(plans)
        return Choices(plans, [(1 - EVEN) * each / total + alike for each in heat])

    def _plans(self, s: State, option: int) -> list[Plan]:
        """An option; where a server is chosen right after it, once for each of those that look best."""
        worth = self._worth[option]
        ahead = s.clone()
        decision = advance(ahead)
        assert decision is not None, "a sampler stands at a decision"
        decision = go(ahead, decision, option)
        asked = decision is not None and decision.side == self.seat and decision.kind == "choose server"
        if decision is None or not asked or not self._narrow:
            return [Plan(option, NOBODY, worth)]
        values = quick_values(ahead, decision, self._looks)
        best = self._worthwhile(ahead, decision, sorted(range(len(values)), key=lambda at: -values[at]))
        best = best[:SERVERS]
        if decision.about == "install-where":
            best = [server for server in best if server == best[0] or values[server] > SQUANDERED]
        return [Plan(option, server, worth + values[server] - values[best[0]]) for server in best]

    def _worthwhile(self, s: State, decision: Decision, options: list[int]) -> list[int]:
        """Of the servers for a run without any card those in which there is something to gain."""
        if decision.about != "announce" or decision.card >= 0:
            return options
        scene = Scene(s, self._looks)
        servers = [s.servers.get(decision.options[index].server) for index in options]
        return [
            index
            for index, server in zip(options, servers, strict=True)
            if server is None or not scene.vain(server)
        ] or options

    # --- what came of it ----------------------------------------------------------------------------------

    def best(self) -> int:
        """The index of the best option: what the rules of thumb prefer, unless another is likely better."""
        found, most = self._first, LEAST
        for choice in range(len(self.choices.options)):
            lead = self._lead(choice)
            if choice != self._first and self._leads[choice][0] > 1 and lead > most:
                found, most = choice, lead
        return self.choices.options[found]

    def lead_of(self, option: int) -> float:
        """By how much an option, with the server it suits best, beats what the rules of thumb prefer."""
        return max(self._lead(choice) for choice, each in enumerate(self.choices.options) if each == option)

    def _lead(self, choice: int) -> float:
        """By how much a choice is better than the first, as far as one can tell."""
        return believed(*self._against_first(choice), self._gaps[choice])


def measured(count: float, total: float, squares: float) -> tuple[float, float]:
    """The mean of some leads and its standard error, by their number, their sum and that of the squares."""
    if count < 2:
        return (total / count if count else 0.0), math.inf
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) + NOISE / count
    return mean, math.sqrt(spread / (count - 1))


def believed(lead: float, error: float, gap: float) -> float:
    """What to make of a lead with its standard error, of a choice that the rules of thumb put so many credits
    lower: what the simulations say and what was thought before, each by how much it can be relied on."""
    before = -DOUBT - PER_CREDIT * gap
    if math.isinf(error):
        return before
    spread = SPREAD + WIDER * gap
    trust = spread**2 / (spread**2 + error**2 + BIAS**2)
    return trust * lead + (1 - trust) * before


def at_once(sampler: Sampler, rng: Random, tries: int = 3) -> list[int]:
    """For each option of the decision: 1 if it wins before anyone decides again, -1 if it loses, 0 otherwise.

    It has to do so in every game that is drawn: what may or may not happen is no certainty.
    """
    first = sampler.draw(rng)
    decision = advance(first)
    assert decision is not None, "a sampler stands at a decision"
    count = len(decision.options)
    verdicts: list[set[int]] = [set() for _ in range(count)]
    for _ in range(tries):
        drawn = sampler.draw(rng)
        for index in range(count):
            s = drawn.clone()
            there = advance(s)
            assert there is not None
            go(s, there, index)
            winner = s.result[0] if s.result is not None else ""
            verdicts[index].add(0 if not winner else 1 if winner == sampler.seat else -1)
    return [found.pop() if len(found) == 1 else 0 for found in verdicts]


def _account(s: State) -> tuple[float, ...]:
    """The agenda points of both, and the credits of the Corp less the Runner's."""
    zones, players = s.zones, s.players
    return (
        agenda_points(s, zones["corp score"]),
        agenda_points(s, zones["runner score"]),
        players[CORP].credits - players[RUNNER].credits,
    )


def quick_values(s: State, decision: Decision, looks: Looks) -> list[float]:
    """What the quick rules give for each option, in credits; all alike where they have no opinion."""
    match decision.kind, decision.about:
        case "action", _:
            if decision.side == CORP:
                return reflex_corp.action_values(s, decision, looks)
            return reflex_runner.action_values(s, decision, looks)
        case "choose server", "announce":
            return reflex_runner.announce_values(s, decision, looks)
        case "choose server", "install-where":
            return reflex_corp.where_values(s, decision, looks)
        case "yes or no", "jack-out":
            return [0.0 if option.kind == "no" else -2.0 for option in decision.options]
    return [0.0] * len(decision.options)
