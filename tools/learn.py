"""Learn how likely the Corp is to win from a position: many quick games, then a small net.

    python tools/learn.py --rows build/rows               some 25 minutes on two processors, compiled
    python tools/learn.py --rows build/rows --games 0     fit again what was played before

Games are played by the quick rules, some by the rule-of-thumb player, which chooses nearly always the same;
some of the players slip now and then, so that the judge sees what slips cost. At the first click of each turn
what the judge looks at is kept in a file of the folder, with who won in the end. More games are added to
those that are there.

All editions are fitted at once: what each has of its own are small departures from what they have in common.
The net goes to the package; the figures printed are of games that were left out of the learning.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

import numpy as np

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from rulerunner.bots.search.features import FEATURES  # noqa: E402  (the path has to be there first)
from tools.learning.fitting import Positions, chance_of, judged, learn, loss, plain_fit, shipped  # noqa: E402
from tools.learning.playing import RULES, add, read  # noqa: E402

FILE: Final = ROOT / "src/rulerunner/bots/search/weights.json"


def report(positions: Positions) -> None:
    """How well a judge does on games that it has not learned from."""
    known = ~positions.held
    chances = judged(positions, learn(positions, known))
    plain = np.empty(len(positions.won), np.float32)
    for side in ("corp", "runner"):
        here = positions.corp_turn == (side == "corp")
        seen = positions.rows.seen
        plain[here] = seen[here] @ plain_fit(seen[here & known], positions.won[here & known])
    plain = chance_of(plain)
    for i, rules in enumerate(RULES):
        for side in ("corp", "runner"):
            here = (positions.rows.edition == i) & (positions.corp_turn == (side == "corp"))
            kept = here & positions.held
            won = positions.won[kept]
            share = np.full(len(won), positions.won[here & known].mean(), np.float32)
            right = 100 * float(((chances[kept] > 0.5) == (won > 0.5)).mean())
            print(
                f"{rules}, {side}'s turn: {int((here & known).sum())} positions; log loss "
                f"{loss(chances[kept], won):.4f} (by plain weights {loss(plain[kept], won):.4f}, "
                f"by the share of wins alone {loss(share, won):.4f}), {right:.1f}% right",
                flush=True,
            )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", type=Path, required=True, help="the folder of positions, which is added to")
    parser.add_argument("--games", type=int, default=20_000, help="games to add (default: 20000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    args = parser.parse_args()
    args.rows.mkdir(parents=True, exist_ok=True)
    if args.games:
        add(args.rows, args.games, args.jobs)
    if not any(args.rows.glob("*.npz")):
        print(f"{args.rows} has no games: play some (--games)", file=sys.stderr)
        return 1
    positions = Positions(read(args.rows))
    print(f"{len(positions.won)} positions")
    report(positions)
    # What was left out to test on is learned from in the end.
    nets = learn(positions, np.ones(len(positions.won), bool))
    found = {"features": FEATURES, "nets": {side: shipped(net) for side, net in nets.items()}}
    FILE.write_text(json.dumps(found) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
