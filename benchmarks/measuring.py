"""Measuring: the same seeded work every time, timed by the processor time of this process.

Processor time leaves out what other programs did meanwhile, so a busy machine disturbs less.
"""

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Final, NamedTuple

import chess

from rulerunner import EDITIONS, Deck, Game, new_game
from rulerunner.bots import Budget
from rulerunner.bots.arena import Pairing, pairings
from rulerunner.bots.arena import play as pairing
from rulerunner.bots.search import Search
from rulerunner.decks import samples
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.view import View
from rulerunner.view.cards import forget
from rulerunner.view.sampler import Sampler

from .tables import crowded

LIMIT = 20_000
"""Decisions after which a random game is given up as endless."""


class Play(NamedTuple):
    """What playing some random games took."""

    games: int
    decisions: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def best(rounds: list[Play]) -> Play:
    """The fastest of several rounds of the same games: the one least disturbed."""
    return min(rounds, key=lambda play: play.seconds)


class Progress:
    """A bar on the error stream, so that the table can be piped."""

    def __init__(self, steps: int) -> None:
        self.steps, self.done = steps, 0

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        self._draw(name)
        yield
        self.done += 1
        if self.done == self.steps:
            self._draw("done")
            print(file=sys.stderr)

    def _draw(self, name: str) -> None:
        width = 30
        full = width * self.done // self.steps
        bar = "#" * full + "." * (width - full)
        start, end = ("\r", "") if sys.stderr.isatty() else ("", "\n")
        print(f"{start}[{bar}] {self.done}/{self.steps} {name:<28}", end=end, file=sys.stderr, flush=True)


@contextmanager
def no_collector() -> Iterator[None]:
    """Without the garbage collector, whose pauses fall where they like."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


CHANGING: Final = ("startup", "standard")
"""Formats whose sample decks come and go."""


@cache
def meetings(rules: str) -> tuple[tuple[Deck, Deck], ...]:
    """Every sample deck of one side against every one of the other; none of a format that changes, so that
    what is measured today was measured before."""
    corps, runners = (
        [deck for deck in samples(EDITIONS[rules].family, side).values() if deck.format not in CHANGING]
        for side in (CORP, RUNNER)
    )
    every = len(corps) * len(runners)
    return tuple(found.decks for found in pairings(rules, ("chance", "chance"), (corps, runners), every, 0))


def start(rules: str, seed: int) -> Game:
    """A new game between two sample decks."""
    pairs = meetings(rules)
    return new_game(*pairs[seed % len(pairs)], rules, seed)


def play(game: Game, rng: Random, limit: int = LIMIT) -> int:
    """Play at random; the number of decisions."""
    count = 0
    choose, below = game.choose, rng.random
    while count < limit:
        decision = game.decision
        if decision is None:
            break
        choose(int(below() * len(decision.options)))
        count += 1
    return count


def random_games(rules: str, games: int) -> Play:
    """Whole random games, setting them up included."""
    decisions = 0
    for which in range(8):
        play(start(rules, which), Random(which), 200)  # builds the faces of all cards once
    with no_collector():
        begin = time.process_time()
        for seed in range(games):
            decisions += play(start(rules, seed), Random(seed))
        seconds = time.process_time() - begin
    return Play(games, decisions, seconds)


def chess_games(games: int) -> Play:
    """The yardstick: random games of chess, each ply a choice among all legal moves."""
    plies = 0
    with no_collector():
        begin = time.process_time()
        for seed in range(games):
            board, below = chess.Board(), Random(seed).random
            while not board.is_game_over(claim_draw=False):
                moves = list(board.legal_moves)
                board.push(moves[int(below() * len(moves))])
                plies += 1
        seconds = time.process_time() - begin
    return Play(games, plies, seconds)


def bot_games(rules: str, games: int) -> Play:
    """Whole games of the rule-of-thumb bot against itself, each seat playing from its view alone."""
    pairs = meetings(rules)
    played = [Pairing(rules, ("thumb", "thumb"), pairs[seed % len(pairs)], seed) for seed in range(games)]
    pairing(played[0])
    with no_collector():
        begin = time.process_time()
        decisions = sum(pairing(each).decisions for each in played)
        seconds = time.process_time() - begin
    return Play(games, decisions, seconds)


def each(act: Callable[[], object], times: int) -> float:
    """Seconds for one call: the best of five rounds."""
    best = float("inf")
    with no_collector():
        for _ in range(5):
            begin = time.process_time()
            for _ in range(times):
                act()
            best = min(best, (time.process_time() - begin) / times)
    return best


def whole(seen: View) -> None:
    """Make all of a view, every option in words too."""
    seen.values()
    if seen.decision is not None:
        seen.decision.values()
        for option in seen.decision.options:
            option.values()


def views(rules: str, games: int, scratch: bool) -> float:
    """Seconds for the whole view of the seat that decides, at each decision of random games: what has not
    changed since the last one is not made anew, unless everything is made from scratch."""
    spent, looked = 0.0, 0
    with no_collector():
        for seed in range(games):
            game, rng = start(rules, seed), Random(seed)
            while (decision := game.decision) is not None and looked < LIMIT:
                if scratch:
                    forget()
                begin = time.process_time()
                whole(game.view(decision.side))
                spent += time.process_time() - begin
                looked += 1
                game.choose(int(rng.random() * len(decision.options)))
    return spent / looked


def middle(rules: str, seed: int = 0) -> Game:
    """A game at half of its decisions."""
    length = play(start(rules, seed), Random(seed))
    game = start(rules, seed)
    play(game, Random(seed), length // 2)
    return game


def simulations(rules: str, many: int) -> float:
    """How many simulations a second the searcher makes at a decision in the middle of a game."""
    game = middle(rules)
    assert game.decision is not None
    search = Search(Sampler(game.state, game.decision.side), Random(0))
    with no_collector():
        began = time.process_time()
        search.run(Budget(simulations=many))
        return many / (time.process_time() - began)


def memory(rules: str, games: int) -> float:
    """Bytes of one live game at half its length, its whole log and all answers included."""
    middle(rules)
    lengths = [play(start(rules, seed), Random(seed)) for seed in range(games)]
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    alive = []
    for seed in range(games):
        game = start(rules, seed)
        play(game, Random(seed), lengths[seed] // 2)
        alive.append(game)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(alive)


def with_installed(rules: str, cards: int, rounds: int) -> float:
    """Seconds for a decision with so many cards installed: short stretches of play from one position."""
    game = crowded(rules, cards)
    decisions = 0
    with no_collector():
        begin = time.process_time()
        for seed in range(rounds):
            decisions += play(game.clone(), Random(seed), 12)
        return (time.process_time() - begin) / decisions


def by_length(rules: str, games: int, edges: tuple[int, ...]) -> list[float]:
    """Seconds for a decision by how many came before it in the game."""
    spent, counted = [0.0] * len(edges), [0] * len(edges)
    with no_collector():
        for seed in range(games):
            game, rng = start(rules, seed), Random(seed)
            for place, edge in enumerate(edges):
                stretch = (edges[place + 1] if place + 1 < len(edges) else LIMIT) - edge
                begin = time.process_time()
                counted[place] += play(game, rng, stretch)
                spent[place] += time.process_time() - begin
    return [total / count if count else 0.0 for total, count in zip(spent, counted, strict=True)]
