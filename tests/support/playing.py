"""Playing at random, from a seed, with a bound on everything: what never ends fails instead."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType

from rulerunner import Game

from .laws import in_a_run

LONGEST_RUN = 1000
"""Decisions in one run, with room to spare."""
LONGEST_GAME = 20_000

Check = Callable[[Game], None]


@contextmanager
def deadline(seconds: int, what: str) -> Iterator[None]:
    """Fail when something takes far too long: the machine may be going round in circles."""

    def late(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"{what}: no decision after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def at_random(game: Game, rng: Random) -> int:
    """A random answer to the decision at hand."""
    assert game.decision is not None
    return rng.randrange(len(game.decision.options))


def preferring_runs(game: Game, rng: Random) -> int:
    """The index of a run where one is offered, otherwise any."""
    assert game.decision is not None
    kinds = [option.kind for option in game.decision.options]
    return kinds.index("run") if "run" in kinds else at_random(game, rng)


def play_a_run(game: Game, rng: Random, check: Check = lambda game: None) -> bool:
    """Start a run as soon as it is possible in this turn, and play it to its end at random. False if no run
    could be made."""
    turn = game.state.turn
    for _ in range(LONGEST_RUN):
        if game.decision is None or game.state.turn != turn:
            return False
        if in_a_run(game.state):
            break
        game.choose(preferring_runs(game, rng))
        check(game)
    for _ in range(LONGEST_RUN):
        if game.decision is None or not in_a_run(game.state):
            return True
        game.choose(at_random(game, rng))
        check(game)
    raise AssertionError(f"the run did not end within {LONGEST_RUN} decisions")


def play_on(game: Game, rng: Random, check: Check = lambda game: None, limit: int = LONGEST_GAME) -> int:
    """Play at random to the end of the game, or for so many decisions; how many there were."""
    for count in range(limit):
        if game.decision is None:
            return count
        game.choose(at_random(game, rng))
        check(game)
    return limit
