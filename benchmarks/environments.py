"""`python -m benchmarks.environments`: how fast the environments step, beside the machine, chess and rlcard.

Times are processor time, and all are measured in turns, a moment each, so that a busy machine disturbs them
less and disturbs all alike. Steps are random, with the sample decks.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import chess
import numpy as np
import rlcard

from rulerunner.building import build, compiled
from rulerunner.env import crew, raw_env, vector
from rulerunner.env.setting import USUAL, Setting
from rulerunner.game import Game

from .__main__ import SET_WHERE, commit, processor, row

HERE = Path(__file__).parent
GAMES = 16
CREW = 64
"""Games of each worker: with fewer it waits more than it plays."""
WARM = 30
"""Steps before anything is counted."""
TURN = 0.1
"""Seconds that each is measured at a time."""
ALONE = "the machine alone"
CHESS = "chess, plies of random games"
UNSEEN = "many games, without observations"
SEEN = "many games, full observations"


class Rate(NamedTuple):
    """What was measured, how often it went in a second, and what it should be."""

    what: str
    per_second: float
    target: str = ""


Step = Callable[[], int]
"""Makes steps, and says how many."""


def timed(steps: dict[str, Step], seconds: float) -> dict[str, float]:
    """Steps a second of processor time."""
    made, spent = dict.fromkeys(steps, 0), dict.fromkeys(steps, 0.0)
    for step in steps.values():
        for _ in range(20):
            step()
    for _ in range(max(1, round(seconds / TURN))):
        for what, step in steps.items():
            began = time.process_time()
            while (now := time.process_time()) - began < TURN:
                made[what] += step()
            spent[what] += now - began
    return {what: made[what] / spent[what] for what in steps}


def alone() -> Step:
    """Decisions of as many games, played on the machine with nothing around it, each with its log."""
    settings = [Setting(USUAL, "samples", "samples") for _ in range(GAMES)]
    for at, setting in enumerate(settings):
        setting.seed(1 + at)
    games: list[Game] = [setting.game() for setting in settings]
    below = Random(1).random

    def step() -> int:
        for at, game in enumerate(games):
            decision = game.asked
            if decision is None:
                game = games[at] = settings[at].game()
                decision = game.asked
                assert decision is not None
            game.choose(int(below() * len(decision.options)))
        return GAMES

    return step


def many(**more: Any) -> Step:
    """Steps of many games at once, both seats by chance."""
    env = vector(GAMES, corp="samples", runner="samples", **more)
    _, info = env.reset(seed=1)
    chance = np.random.default_rng(1)

    def step() -> int:
        nonlocal info
        draws = chance.random(GAMES)
        actions = [each[int(draws[at] * len(each))] for at, each in enumerate(info["actions"])]
        info = env.step(np.array(actions))[-1]
        return GAMES

    return step


def cycle() -> Step:
    """Steps of PettingZoo's cycle, with an observation of whoever decides."""
    env = raw_env(corp="samples", runner="samples")
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def step() -> int:
        if env.play.over:
            env.reset()
        env.observe(env.agent_selection)
        legal = env.play.actions
        env.step(legal[int(chance.integers(len(legal)))])
        return 1

    return step


def yardstick(game: str) -> Step:
    """Steps of a game of rlcard's, by chance, each with its observation."""
    env = rlcard.make(game, config={"seed": 1})
    chance = np.random.default_rng(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chance.integers(len(legal)))])
        return 1

    return step


def plies() -> Step:
    """Plies of random games of chess: the yardstick of all speed here."""
    board, below = chess.Board(), Random(1).random

    def step() -> int:
        moves = list(board.legal_moves)
        if moves:
            board.push(moves[int(below() * len(moves))])
        if not moves or board.is_game_over(claim_draw=False):
            board.reset()
        return 1

    return step


def measure(seconds: float) -> list[Rate]:
    """All rates. Targets were set for a faster machine, and are as much lower here as chess is slower."""
    steps = {CHESS: plies()}
    steps |= {f"rlcard's {game}": yardstick(game) for game in ("uno", "no-limit-holdem")}
    steps |= {
        ALONE: alone(),
        UNSEEN: many(observations=False),
        SEEN: many(),
        "... with the features of every card": many(features=True),
        "PettingZoo's cycle, observing each step": cycle(),
    }
    rates = timed(steps, seconds)
    slower = rates[CHESS] / SET_WHERE
    targets = {UNSEEN: f"{100_000 * slower:,.0f} at least", SEEN: f"{10_000 * slower:,.0f} at least"}
    found = [Rate(what, rates[what], targets.get(what, "") if compiled() else "") for what in steps]
    return found + several(seconds, observations=False) + several(seconds)


def several(seconds: float, **more: Any) -> list[Rate]:
    """Steps of many games in as many processes as there are processors, by the clock."""
    workers = os.cpu_count() or 1
    env = crew(CREW * workers, workers, corp="samples", runner="samples", **more)
    try:
        _, info = env.reset(seed=1)
        below = Random(1).random
        made, began = 0, 0.0
        for count in range(1_000_000):
            if count == WARM:
                made, began = 0, time.monotonic()
            if count > WARM and time.monotonic() - began > seconds:
                break
            actions = [each[int(below() * len(each))] for each in info["actions"]]
            info = env.step(np.array(actions))[-1]
            made += len(actions)
        rate = made / (time.monotonic() - began)
    finally:
        env.close()
    what = UNSEEN if more else SEEN
    return [Rate(f"{what}, {workers} processes, by the clock", rate)]


def selfplay(games: int) -> list[Rate]:
    """Decisions a second of a data set in the making, by the clock, with one worker and with two, here and on
    a Ray that is started for it. The clock begins when the first shard is there."""
    from rulerunner.data import Making, make  # true laziness: pyarrow is an extra
    from rulerunner.decks import samples
    from rulerunner.work import Place

    decks = (tuple(samples("modern", "corp").values()), tuple(samples("modern", "runner").values()))
    found = []
    for engine in ("local", "ray") if find_spec("ray") else ("local",):
        for workers in (1, 2):
            with tempfile.TemporaryDirectory() as folder:
                making = Making(USUAL, ("random", "random"), decks, games, 1, shard=8)
                began, first = time.monotonic(), 0.0

                def clock(done: int, of: int) -> None:
                    nonlocal first
                    first = first or time.monotonic()

                count = make(making, Path(folder) / "games", Place(engine, workers), clock)
                share = 1 - making.shard * workers / games if first else 1.0
                seconds = time.monotonic() - (first or began)
                what = f"self-play to Parquet, {engine}, {workers} worker(s), by the clock"
                found.append(Rate(what, count * share / seconds))
    return found


HEADER = f"""# How fast the environments step

Written by `make bench`. A step is a decision of a random game between sample decks, whoever decides. All but
the last two figures are of one core, in its processor time. The targets are 100,000 and 10,000 steps a second
where `chess` plays {SET_WHERE:,} plies; here they are as much lower as chess is slower in the same run.
"""


def _share(rate: Rate, rates: list[Rate]) -> str:
    """How a rate compares with that of the machine alone, where both play the same game."""
    machine = next(each.per_second for each in rates if each.what == ALONE)
    return (
        "" if rate.what.startswith(("chess", "rlcard", "self-play")) else f"{rate.per_second / machine:.0%}"
    )


def write(rates: list[Rate]) -> list[str]:
    """Put the figures into the report, in place of older ones of the same build."""
    name = "Compiled" if compiled() else "Pure Python"
    load = f"Load of the machine meanwhile: {os.getloadavg()[0]:.0f}."
    lines = [
        f"{processor()}; one core used. Rulerunner {build()}, commit {commit()}. {load}",
        "",
        row("", "a second", "of the machine alone", "target"),
        row("---", "---:", "---:", "---:"),
        *(row(rate.what, f"{rate.per_second:,.0f}", _share(rate, rates), rate.target) for rate in rates),
    ]
    file = HERE / "environments.md"
    old = file.read_text("utf-8") if file.exists() else ""
    parts = {part.partition("\n")[0]: part.partition("\n")[2].strip() for part in old.split("\n## ")[1:]}
    parts[name] = "\n".join(lines)
    text = "".join(f"\n## {part}\n\n{parts[part]}\n" for part in ("Pure Python", "Compiled") if part in parts)
    file.write_text(HEADER + text, "utf-8")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each figure")
    parser.add_argument("--selfplay", type=int, default=0, metavar="GAMES", help="measure self-play too")
    given = parser.parse_args()
    rates = measure(given.seconds)
    if given.selfplay:
        rates += selfplay(given.selfplay)
    print("\n".join(write(rates)))


if __name__ == "__main__":
    main()
