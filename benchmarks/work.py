"""Counting work instead of time: the operations of the interpreter for each decision of fixed games.

Nothing disturbs the count, so that a slow-down cannot hide in noise. `python -m benchmarks.work` prints it;
with `--write` it becomes the budget that the tests compare with.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

import rulerunner
from rulerunner import EDITIONS, Game
from rulerunner.env.layout import SIZE
from rulerunner.env.playing import Play

from . import measuring as m

PACKAGE: Final = str(Path(rulerunner.__file__).parent)
GENERATED: Final = "<string>"
"""Where the makers of records come from, that dataclasses write."""
BUDGET: Final = Path(__file__).parent / "budget.json"
SEEDS: Final = (1, 2, 3)
DECISIONS: Final = 120
"""Of each game: the beginning is enough, and every game lasts so long or ends."""


def operations(rules: str) -> float:
    """Operations of the interpreter for a decision, over the first decisions of a few games."""
    return counted(rules, lambda game, chance: m.play(game, chance, DECISIONS))


def encoded(rules: str, observations: bool) -> float:
    """The same with the actions of every decision, and with the observation of whoever decides."""

    def play(game: Game, chance: Random) -> int:
        playing, row = Play(game), memoryview(bytearray(2 * SIZE))
        game.state.logging = observations
        for count in range(DECISIONS):
            decision = playing.decision
            if decision is None:
                return count
            if observations:
                playing.observe(decision.side, row)
            playing.act(playing.actions[int(chance.random() * len(decision.options))])
        return DECISIONS

    return counted(rules, play)


def counted(rules: str, play: Callable[[Game, Random], int]) -> float:
    """Operations of the interpreter for each decision that playing a few games makes."""
    for seed in SEEDS:
        play(m.start(rules, seed), Random(seed))  # what is worked out once is worked out now
    operations = 0

    def inside(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal operations
        operations += event == "opcode"
        return inside

    def entered(frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith((PACKAGE, GENERATED)):
            return None  # what tools do on the side, such as watching the garbage collector
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return inside

    games = [(m.start(rules, seed), Random(seed)) for seed in SEEDS]
    decisions = 0
    tracing = sys.gettrace()
    sys.settrace(entered)
    try:
        for game, chance in games:
            decisions += play(game, chance)
    finally:
        sys.settrace(tracing)
    return operations / decisions


def budget() -> dict[str, float]:
    """The operations a decision may take in each edition."""
    found: dict[str, float] = json.loads(BUDGET.read_text(encoding="utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.work", description="Count operations.")
    parser.add_argument("--write", action="store_true", help="make this the budget")
    given = parser.parse_args()
    found = {rules: round(operations(rules)) for rules in EDITIONS}
    for rules, number in found.items():
        with_actions, observing = encoded(rules, False) / number, encoded(rules, True) / number
        print(f"{rules:14} {number:6,} operations a decision", end="; ")
        print(f"{with_actions:.2f} times that with actions, {observing:.2f} with observations too")
    if given.write:
        BUDGET.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
