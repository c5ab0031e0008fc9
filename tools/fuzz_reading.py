"""Garble the texts of cards and see that each yields a reading or a message, and soon.

    python tools/fuzz_reading.py                            100,000 texts of seed 0
    python tools/fuzz_reading.py --seed 3 --texts 5000      so many of another seed
    python tools/fuzz_reading.py --from 40000 --texts 20000 a part of them

The same seed and number is the same text for the same cards. Exceptions are not caught: they are looked for.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.support.garbling import SOON, tried  # noqa: E402  (the path has to be there first)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--from", type=int, default=0, dest="start")
    given = parser.parse_args(arguments)
    outcomes: Counter[str] = Counter()
    slow = 0
    slowest = 0.0
    for one in tried(given.seed, given.start, given.texts):
        outcomes[one.outcome] += 1
        slowest = max(slowest, one.seconds)
        if one.seconds >= SOON:
            slow += 1
            print(f"text {one.number} took {1000 * one.seconds:.0f} ms: {one.text!r}", flush=True)
        if not (one.number + 1) % 5000:
            print(f"... {one.number + 1}", file=sys.stderr, flush=True)
    counts = ", ".join(f"{outcomes[name]:,} {name}" for name in sorted(outcomes))
    print(f"seed {given.seed}, texts {given.start:,} to {given.start + given.texts - 1:,}: {counts}")
    print(f"the slowest took {1000 * slowest:.0f} ms; {slow} took {1000 * SOON:.0f} ms or more")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
