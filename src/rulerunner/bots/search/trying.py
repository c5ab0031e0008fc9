"""Looking ahead at one decision of a seat: its options, tried side by side on games as they might be.

A simulation draws a game that the seat could not tell from its own, takes an option, and quick rules play on
for both sides to the first click of a turn to come; there a look at the state says who is likely to win.
Options are compared on the same games, with the same chance to come.

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
from threading import Lock
from typing import Final, NamedTuple

from ...lang.words import CORP, RUNNER, Side
from ...view.sampler import Sampler
from . import reflex
from .belief import Belief
from .board import NOBODY, Decision, State, advance, go
from .correcting import corrected, is_taught
from .judging import corp_wins
from .leading import leading_up, to_the_next_click
from .looks import Looks
from .outlook import Account, Line, account
from .plans import Choices, Plan, Step, begin, otherwise, places, quick_values, take, told_apart, worthwhile
from .weighing import MOST_CREDITS, NOISE, at_stake, believed, measured

AHEAD: Final = 4
"""A playout after a click ends with the first click so many turns after the one at hand: sooner the judge is
not to be trusted with small differences (docs/research/searching.md)."""
CLOSE: Final = 2
"""After any other choice it ends so many turns after: what that is good for shows at once."""
SOON: Final = 2
"""So many turns after is the next turn of the seat: what a playout saw is told of the time up to there."""
LONGEST: Final = 600
"""So many decisions, and a playout is judged where it stands."""
LEVEL: Final = 0.8
"""How much of the luck of a drawn game is taken off its outcome."""
LEAST: Final = 0.01
"""Where it is not a click, what seems better by less is left: played to its end it gains nothing.
(`tools/departures.py` tells it.)"""
SELDOM_TRIED: Final = 4
"""What was tried so many times less than the rival that was tried most is not chosen."""
FIRST: Final = 0
"""The choice that the rules of thumb like best; the others come after it in their order."""
EACH: Final = 16
"""Of a number of simulations each option should get so many at first: with few simulations few are tried."""
FEWEST: Final = 3
ENOUGH: Final = 200
"""With so many simulations what comes with the clicks after is tried, too,"""
FLAT: Final = 0.45
"""after this part of them,"""
BASES: Final = 3
"""for so many of the choices,"""
THENS: Final = 4
"""and so many ways to go on with each."""
HOPE: Final = 1.6
"""A choice that is so many standard errors behind is given up."""
SELDOM: Final = 20_000
"""So many objects are made before garbage that holds on to itself is looked for in a search: next to none of
what it makes does."""


GOING_ON: Final[list[tuple[int, int, int]]] = []
"""For each search that goes on, in whatever thread, how often garbage was looked for before the first."""
ONE_AT_A_TIME: Final = Lock()


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Let garbage be looked for less often, until the last search ends that goes on at the same time."""
    with ONE_AT_A_TIME:
        usual = GOING_ON[0] if GOING_ON else gc.get_threshold()
        GOING_ON.append(usual)
        gc.set_threshold(max(SELDOM, usual[0]) if usual[0] else 0, *usual[1:])
    try:
        yield
    finally:
        with ONE_AT_A_TIME:
            GOING_ON.pop()
            if not GOING_ON:
                gc.set_threshold(*usual)


class Budget(NamedTuple):
    """How long to think: whichever comes first."""

    simulations: int = 1_000_000
    seconds: float = math.inf


Tally = tuple[tuple[int, int, tuple[Step, ...]], float, int, float, tuple[float, float, float]]
"""What came of a choice: its plan and what that is worth by the rules of thumb; how often it was tried and
its total; how often it was compared with the first, and the sum and the squares of its lead."""


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
        self._soon = first.turn + SOON
        self._clicks = self._acts(decision)
        self._stop = first.turn + (AHEAD if self._clicks else CLOSE)
        self._worth = self._valued(first, decision, values)
        self.choices = Choices()
        self.lines: list[Line] = []
        self._gaps: list[float] = []
        """By how many credits the first is better than each, before anything is tried."""
        self._leads: list[list[float]] = []
        """How often each choice was compared with the first, and the sum and squares of its lead."""
        self._passing = NOBODY
        """The choice to do nothing, in a window."""
        self._begin(first, decision, without)
        self._luck, self._drawn = 0.0, 0
        self.decisions = 0
        """How many decisions were simulated."""

    def _valued(self, s: State, decision: Decision, values: Sequence[float] | None) -> list[float]:
        """What each option is worth before anything is tried: what games taught is taken into account."""
        if values is None:
            return quick_values(s, decision, self._looks)
        found = list(values)
        return corrected(s, decision, found, self._looks) if is_taught(decision) else found

    # --- thinking -----------------------------------------------------------------------------------------

    def run(self, budget: Budget) -> None:
        """Think on, to the end of a budget.

        Options are tried on the same games with the same chance: what differs is their own doing. After each
        round those that did worse make way, but never the one that the rules of thumb would take.
        """
        with seldom_collecting():
            self._run(budget)

    def _run(self, budget: Budget) -> None:
        every = list(range(len(self.lines)))
        if not self._narrow or not self._clicks or budget.simulations < ENOUGH:
            self._halve(every, budget)
            return
        began = time.monotonic()
        self._halve(every, Budget(int(FLAT * budget.simulations), FLAT * budget.seconds))
        took = max(0.001, time.monotonic() - began)
        seconds, left = budget.seconds - took, budget.simulations - self.choices.whole
        if not math.isinf(seconds):
            left = min(left, int(seconds * self.choices.whole / took))
        best = self._best()
        self._halve(self._followed(best) if left >= ENOUGH // 2 else best, Budget(left, seconds))

    def _halve(self, active: list[int], budget: Budget) -> None:
        """Try some choices, round after round, to the end of a budget; the worse make way."""
        began, left = time.monotonic(), budget.simulations
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

    def _best(self) -> list[int]:
        """The choices that did best, and before them the first."""
        rivals = sorted(range(FIRST + 1, len(self.lines)), key=lambda i: -self._lead(i))
        return [FIRST, *rivals][:BASES]

    def _followed(self, best: list[int]) -> list[int]:
        """Some choices, and these again with what else than the quick rules would do comes next; before them,
        what leads up to a run with several clicks."""
        plans = sorted((plan for choice in best for plan in self._then(choice)), key=lambda plan: -plan.worth)
        if self.seat == RUNNER:
            plans = self._leading_up() + plans
        count = len(self.lines)
        for plan in plans:
            self._add(plan)
        return [*best, *range(count, len(self.lines))]

    def _leading_up(self) -> list[Plan]:
        """What makes a run worth more that comes with the last of the steps."""
        s = self._belief.draw(self._rng)
        decision = advance(s)
        assert decision is not None
        allowed = set(self.choices.options)
        return [
            plan
            for plan in leading_up(s, decision, self._worth, self._looks, self._rng)
            if plan.option in allowed
        ]

    def _then(self, choice: int) -> list[Plan]:
        """A choice, with what else than the quick rules would do comes with the next click."""
        choices = self.choices
        s = self._belief.draw(self._rng)
        turn = s.turn
        decision = begin(s, choices.options[choice], choices.places[choice])
        decision = to_the_next_click(s, decision, self.seat, turn, self._looks, self._rng)
        if decision is None:
            return []
        base = Plan(choices.options[choice], choices.places[choice], choices.worth[choice])
        more = otherwise(s, decision, self.seat, self._looks, THENS)
        return [base._replace(worth=base.worth - less, then=(step,)) for step, less in more]

    def _acts(self, decision: Decision) -> bool:
        """Whether the seat has a click at hand."""
        return decision.kind == "action" and decision.side == self.seat

    def _better_half(self, active: list[int]) -> list[int]:
        """The better half of the choices, and with them the one that is preferred without a search, and the
        one to do nothing. Those that can hardly overtake it any more go, too: where none is left there is
        nothing to think about."""
        rivals = sorted(active[1:], key=lambda i: -self._lead(i))
        rivals = rivals[: max(1, len(active) // 2 - 1)]
        if self._passing in active[1:] and self._passing not in rivals:
            rivals.append(self._passing)
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
        values = {choice: self._simulate(drawn.clone(), seed, start, choice) for choice in choices}
        first = values.get(FIRST)
        if first is not None:
            for choice, value in values.items():
                lead = self._leads[choice]
                lead[0] += 1
                lead[1] += value - first
                lead[2] += (value - first) ** 2

    def _against_first(self, choice: int) -> tuple[float, float]:
        """By how much a choice did better than the first, and the standard error of that."""
        count, total, squares = self._leads[choice]
        stake = at_stake(self.choices.totals[FIRST], self.choices.visits[FIRST])
        return measured(count, total, squares, NOISE * stake * stake)

    def _simulate(self, s: State, seed: int, start: float, choice: int) -> float:
        """One simulation that begins with a choice. What it was worth to the seat."""
        before = account(s)
        choices = self.choices
        rng, began = Random(seed), s.turn
        then, turn = choices.thens[choice], began
        decision = begin(s, choices.options[choice], choices.places[choice])
        soon: Account | None = None
        # Half of the Runners that the Corp meets believe no bluff: to work on the wary is not enough.
        self._looks.bold = self.seat == CORP and self._drawn % 2 == 0
        for _ in range(LONGEST):
            if decision is None or (s.turn >= self._stop and decision.kind == "action"):
                break
            if s.turn != turn:
                # Each turn has the same chance after every choice, however much of it the turn before took.
                turn = s.turn
                rng.seed(seed + turn)
                if turn == self._soon:
                    soon = account(s)
            if then and self._acts(decision):
                step, then = then[0], then[1:]
                if turn == began:
                    decision = take(s, decision, self.seat, step, self._looks)
                    continue
            decision = go(s, decision, reflex.choose(s, decision, rng, self._looks))
            self.decisions += 1
        self._looks.bold = False
        outcome = corp_wins(s, self._looks)
        fair = outcome - (LEVEL * (start - self._luck / self._drawn) if s.result is None else 0.0)
        winner = s.result[0] if s.result is not None and soon is None else ""
        self.lines[choice].see(self.seat, before, account(s) if soon is None else soon, winner)
        self._learn(choice, fair if self.seat == CORP else 1.0 - fair)
        return outcome if self.seat == CORP else 1.0 - outcome

    def _learn(self, choice: int, value: float) -> None:
        self.choices.visits[choice] += 1
        self.choices.totals[choice] += value
        self.choices.whole += 1
        self.lines[choice].squares += value * value

    def _begin(self, s: State, decision: Decision, without: frozenset[int]) -> None:
        """Find the choices of the decision; each gets a part of the first tries by what it is worth."""
        told = told_apart(s, self.seat, decision, without)
        tried = worthwhile(s, decision, told, self._looks) or told
        plans = [plan for index in tried for plan in self._plans(s, index)]
        plans = plans or [Plan(index, NOBODY, self._worth[index]) for index in tried]
        for plan in sorted(plans, key=lambda plan: -plan.worth):
            if decision.options[plan.option].kind == "pass":
                self._passing = len(self.lines)
            self._add(plan)

    def _add(self, plan: Plan) -> None:
        """One more choice. The first is the one that the rules of thumb like best."""
        self.choices.add(plan)
        self.lines.append(Line())
        self._gaps.append(min(MOST_CREDITS, max(0.0, self.choices.worth[FIRST] - plan.worth)))
        self._leads.append([0.0, 0.0, 0.0])

    def _plans(self, s: State, option: int) -> list[Plan]:
        """An option; where a server is chosen right after it, once for each of those that look best."""
        worth = self._worth[option]
        if not self._narrow:
            return [Plan(option, NOBODY, worth)]
        return [Plan(option, at.option, worth - at.less) for at in places(s, self.seat, option, self._looks)]

    # --- what came of it ----------------------------------------------------------------------------------

    def best(self) -> int:
        """The index of the best option: what the rules of thumb prefer, unless another is likely better. What
        was given up early is not: its lead is of few games, and the best of many such leads is chance."""
        found, most = FIRST, 0.0 if self._clicks else LEAST
        visits = self.choices.visits
        often = max(visits[FIRST + 1 :], default=0) / SELDOM_TRIED
        for choice in range(FIRST + 1, len(visits)):
            lead = self._lead(choice)
            if self._leads[choice][0] > 1 and visits[choice] >= often and lead > most:
                found, most = choice, lead
        if found != FIRST and self._passing > FIRST and self._no_better_than_passing(found):
            found = self._passing
        return self.choices.options[found]

    def _no_better_than_passing(self, choice: int) -> bool:
        """Whether a choice is hardly better than to do nothing: where both are better than what the rules of
        thumb would do, it is no reason to do something."""
        to_pass = self._against_first(self._passing)[0]
        return to_pass > 0 and self._against_first(choice)[0] < to_pass + LEAST

    def told(self) -> list[Tally]:
        """What came of each choice, for another search at the same decision."""
        c = self.choices
        return [
            (
                (c.options[i], c.places[i], c.thens[i]),
                c.worth[i],
                c.visits[i],
                c.totals[i],
                (self._leads[i][0], self._leads[i][1], self._leads[i][2]),
            )
            for i in range(len(self.lines))
        ]

    def hear(self, tallies: list[Tally]) -> None:
        """Add what another search found out about the same decision."""
        c = self.choices
        known = {(c.options[i], c.places[i], c.thens[i]): i for i in range(len(self.lines))}
        for plan, worth, visits, total, lead in tallies:
            at = known.get(plan)
            if at is None:
                at = len(self.lines)
                self._add(Plan(plan[0], plan[1], worth, plan[2]))
            c.visits[at] += visits
            c.totals[at] += total
            c.whole += visits
            mine = self._leads[at]
            for place in range(3):
                mine[place] += lead[place]

    def lead_of(self, option: int) -> float:
        """By how much an option, with the server it suits best, beats what the rules of thumb prefer."""
        return max(self._lead(choice) for choice, each in enumerate(self.choices.options) if each == option)

    def _lead(self, choice: int) -> float:
        """By how much a choice is better than the first, as far as one can tell: in a game that is all but
        won or lost for as much more as would be at stake in an open one."""
        lead, error = self._against_first(choice)
        stake = at_stake(self.choices.totals[FIRST], self.choices.visits[FIRST])
        return believed(lead / stake, error / stake, self._gaps[choice])


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
