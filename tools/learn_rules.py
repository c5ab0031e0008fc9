"""Learn by how much the quick rules of a search are wrong about kinds of actions, from games of their own.

    python tools/learn_rules.py --rounds 8           some forty minutes on two processors, compiled

Each round plays games in which clicks are chosen by chance, the likelier the more they are worth, and moves
the corrections to where these games point (`tools/learning/correcting.py`). The mean of the last rounds goes
to the package, on top of the corrections that are there. Learn the judge anew after that (`tools/learn.py`),
and see by a match what was gained.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from rulerunner.bots.search.correcting import KINDS, LEARNED  # noqa: E402  (the path has to be there first)
from rulerunner.lang.words import CORP, RUNNER, Side  # noqa: E402
from tools.learning.correcting import SIDES, More, moved, nothing_more, some, written  # noqa: E402

FILE: Final = ROOT / "src/rulerunner/bots/search/corrections.json"
PIECE: Final = 25
"""So many games are one piece of work."""
SEED: Final = 22_000_000
PACE: Final = 25.0
SHRINK: Final = 150.0
MOST: Final = 0.6
LEFT: Final[dict[Side, tuple[str, ...]]] = {
    CORP: ("advance",),
    RUNNER: ("remove tag", "install", "breaker", "breaker again", "program", "engine"),
}
"""What was learned of these won nothing, or less than nothing, and is left out: what a rig is good for comes
too late to be laid to a click, and the Corps of these games hardly use a tag."""
LAST: Final = 3
"""The mean of so many rounds is kept: each wavers."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8, help="so often the corrections move (default: 8)")
    parser.add_argument("--games", type=int, default=4000, help="games of a round (default: 4000)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of the first game (default: {SEED})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    args = parser.parse_args()
    more, began = nothing_more(), time.monotonic()
    rounds: list[More] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.rounds):
            first = args.seed + number * args.games
            pieces = [range(at, at + PIECE) for at in range(first, first + args.games, PIECE)]
            more = moved(more, pool.map(partial(some, more=more), pieces), PACE, SHRINK, MOST)
            rounds = [*rounds, more][-LAST:]
            FILE.write_text(written(LEARNED, mean(rounds)), "utf-8")
            print(f"round {number + 1} of {args.rounds}: {how_much(more)}, {time.monotonic() - began:.0f} s")
    return 0


def mean(rounds: list[More]) -> More:
    """The mean of corrections, but for what is left out."""
    found = {side: np.mean([each[side] for each in rounds], axis=0) for side in SIDES}
    for side, kinds in LEFT.items():
        for kind in kinds:
            found[side][KINDS[side].index(kind)] = 0.0
    return found


def how_much(more: More) -> str:
    """By how much the corrections moved so far."""
    sizes = {side: float(np.abs(more[side]).mean()) for side in SIDES}
    return ", ".join(f"{side} {size:.2f}" for side, size in sizes.items())


if __name__ == "__main__":
    sys.exit(main())
