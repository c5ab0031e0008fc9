"""`rulerunner analyse`: how the chances of a played game went, where it turned, and what was better."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..bots.coach import analyse
from ..bots.coach.analysis import OPEN, report
from ..bots.coach.picture import picture
from ..bots.coach.work import name_of
from ..session import CANNOT_START, BadReplay, Diverged, Replay
from .errors import Problem
from .options import whole_number
from .progress import progress
from .working import add_work, explained, find_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST: Final = 100_000
KEPT: Final = ".analysis.json"
BEGUN: Final = ".analysis-{name}.part"
"""What was found so far."""
EXAMPLES = """\
examples:
  rulerunner analyse game.jsonl                       with open cards, both players
  rulerunner analyse game.jsonl --seat runner         by what the Runner knew, the Runner's choices
  rulerunner analyse game.jsonl --simulations 300     more slowly, and surer
  rulerunner analyse game.jsonl --svg game.svg        the chances as a picture

All processors take part unless --jobs says otherwise. What it finds is kept beside the replay, in
FILE.analysis.json; an analysis that was stopped goes on when it is asked for again. To try a position
again: rulerunner lab FILE, or the replay page of rulerunner serve.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "analyse",
        help="look into a game that was played",
        description="How the chances of a played game went, where it turned, and what was better.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a replay")
    parser.add_argument("--seat", choices=("corp", "runner", OPEN), default=OPEN, help="whose knowledge")
    parser.add_argument("--simulations", metavar="N", default="60", help="for each decision (default: 60)")
    add_work(parser)
    parser.add_argument("--svg", metavar="FILE", type=Path, help="write the chances as a picture")
    parser.add_argument("--json", action="store_true", help="report as data")


def run(args: argparse.Namespace) -> int:
    """Look into the game, and report."""
    simulations = whole_number("--simulations", args.simulations, 2, MOST)
    on = find_place(args, os.cpu_count() or 1)
    try:
        record = Replay.read(args.file)
        begun = args.file.with_name(
            args.file.name + BEGUN.format(name=name_of(record, args.seat, simulations))
        )
        where = begun if os.access(begun.parent, os.W_OK) else None
        with explained():
            found = analyse(record, args.seat, simulations, 0, progress("stretches of the game"), on, where)
    except OSError as error:
        raise Problem(f"cannot read {args.file}: {error.strerror}.") from None
    except (BadReplay, Diverged, *CANNOT_START) as wrong:
        raise Problem(f"{args.file} cannot be looked into: {wrong}.") from None
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on.", file=sys.stderr)
        return 130
    text = json.dumps(found.to_data(), indent=1, ensure_ascii=False)
    print(text if args.json else "\n".join(report(found)))
    kept = args.file.with_name(args.file.name + KEPT)
    try:
        kept.write_text(text + "\n", "utf-8")
        begun.unlink(missing_ok=True)
        if args.svg is not None:
            args.svg.write_text(picture(found), "utf-8")
    except OSError as error:
        raise Problem(f"cannot write {error.filename}: {error.strerror}.") from None
    return 0
