"""`rulerunner selfplay`: games between bots as a data set."""

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .arena import contestant
from .errors import Problem
from .options import add_rules, find_edition, whole_number
from .progress import progress
from .working import add_work, explained, find_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_GAMES: Final = 100_000_000
EXAMPLES: Final = """\
examples:
  rulerunner selfplay games --games 1000 --jobs 2            a folder of Parquet files
  rulerunner selfplay games --games 1000 --observations      with what each seat could know
  rulerunner selfplay games --games 1000000 --on ray:ADDRESS on a cluster: the same files

One row is one decision: its options as actions, the choice, the outcome. Stopped work goes on where it was.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "selfplay",
        help="games between bots as a data set",
        description="Play games between bots and write every decision down, as Parquet.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", metavar="FOLDER", help="where the data set goes")
    add_rules(parser)
    for side in ("corp", "runner"):
        parser.add_argument(
            f"--{side}", metavar="BOT[:DECK]", default="thumb", help=f"who plays the {side.title()}"
        )
    parser.add_argument("--games", metavar="N", default="1000", help="how many games (default: 1000)")
    parser.add_argument("--seed", metavar="S", default="0", help="a number that all chance comes from")
    parser.add_argument("--observations", action="store_true", help="write what each seat could know, too")
    add_work(parser)


def run(args: argparse.Namespace) -> int:
    """Make the data set."""
    try:
        data = import_module("rulerunner.data")  # true laziness: pyarrow is an extra
    except ImportError as error:
        raise Problem(f"this needs the data extra: pip install 'rulerunner[data]' ({error}).") from None
    edition = find_edition(args.rules)
    games = whole_number("--games", args.games, 1, MOST_GAMES)
    seed = whole_number("--seed", args.seed, -(2**61), 2**61)
    corp, corps = contestant(args.corp, "corp", edition)
    runner, runners = contestant(args.runner, "runner", edition)
    making = data.Making(
        edition.id, (corp, runner), (tuple(corps), tuple(runners)), games, seed, args.observations
    )
    before, began = data.there_already(Path(args.folder)), time.monotonic()
    try:
        with explained():
            decisions = data.make(making, Path(args.folder), find_place(args), progress("games"))
    except (data.BadData, OSError) as error:
        raise Problem(str(error)) from None
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    took = time.monotonic() - began
    pace = f"{(decisions - before) / took:.0f} a second" if decisions > before else "all of them were there"
    print(f"{games} games, {decisions} decisions in {args.folder} ({pace})")
    return 0
