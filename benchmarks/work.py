"""Counting work instead of time: the operations of the interpreter for each decision of fixed games.

Nothing disturbs the count, so that a slow-down cannot hide in noise. `python -m benchmarks.work` prints it;
with `--write` it becomes the budget that the tests compare with.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

import rulerunner
from rulerunner import EDITIONS

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
    for seed in SEEDS:
        m.play(m.start(rules, seed), Random(seed), DECISIONS)  # what is worked out once is worked out now
    counted = 0

    def inside(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal counted
        counted += event == "opcode"
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
        for game, rng in games:
            decisions += m.play(game, rng, DECISIONS)
    finally:
        sys.settrace(tracing)
    return counted / decisions


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
        print(f"{rules:14} {number:6,} operations a decision")
    if given.write:
        BUDGET.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
