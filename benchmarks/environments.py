"""`python -m benchmarks.environments`: how fast the environments step, beside rlcard in the same run.

Times are processor time, so that a busy machine disturbs them less. Steps are random, with the sample decks.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import rlcard

from rulerunner.building import build, compiled
from rulerunner.env import raw_env, vector

from .__main__ import commit, processor, row

HERE = Path(__file__).parent
GAMES = 16


class Rate(NamedTuple):
    """What was measured, how often it went in a second, and what it should be."""

    what: str
    per_second: float
    target: str = ""


def timed(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time; `step` says how many it made."""
    step()
    began, made = time.process_time(), 0
    while time.process_time() - began < seconds:
        made += step()
    return made / (time.process_time() - began)


def many(**more: Any) -> Callable[[], int]:
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


def cycle() -> Callable[[], int]:
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


def yardstick(game: str) -> Callable[[], int]:
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


def measure(seconds: float) -> list[Rate]:
    """All rates."""
    fast = compiled()
    found = [Rate(f"rlcard's {game}", timed(yardstick(game), seconds)) for game in ("uno", "no-limit-holdem")]
    found += [
        Rate("many games, full observations", timed(many(), seconds), "10,000 at least" if fast else ""),
        Rate("... with the features of every card", timed(many(features=True), seconds)),
        Rate(
            "... without observations",
            timed(many(observations=False), seconds),
            "100,000 at least" if fast else "",
        ),
        Rate("PettingZoo's cycle, observing each step", timed(cycle(), seconds)),
    ]
    return found


def selfplay(games: int) -> list[Rate]:
    """Decisions a second of a data set in the making, by the clock, with one worker and with two."""
    from rulerunner.data import Making, make  # true laziness: pyarrow is an extra
    from rulerunner.decks import samples
    from rulerunner.work import local

    decks = (tuple(samples("modern", "corp").values()), tuple(samples("modern", "runner").values()))
    making = Making("nisei-1.4", ("random", "random"), decks, games, 1, shard=8)
    found = []
    for workers in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            count = make(making, Path(folder) / "games", local(workers))
            found.append(
                Rate(
                    f"self-play to Parquet, {workers} worker(s), by the clock",
                    count / (time.monotonic() - began),
                )
            )
    return found


HEADER = """# How fast the environments step

Written by `make bench`. A step is a decision of a random game between sample decks, whoever decides.
"""


def write(rates: list[Rate]) -> list[str]:
    """Put the figures into the report, in place of older ones of the same build."""
    name = "Compiled" if compiled() else "Pure Python"
    load = f"Load of the machine meanwhile: {os.getloadavg()[0]:.0f}."
    lines = [
        f"{processor()}; one core used. Rulerunner {build()}, commit {commit()}. {load}",
        "",
        row("", "a second", "target"),
        row("---", "---:", "---:"),
        *(row(rate.what, f"{rate.per_second:,.0f}", rate.target) for rate in rates),
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
