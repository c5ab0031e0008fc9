"""`rulerunner ladder`: every bot against every other, with ratings for both seats."""

import argparse
import os
import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .. import __version__
from ..bots import BOTS, UnknownBot
from ..bots.ladder import BadLadder, Game, check, meetings, play_on, ratings, read
from ..bots.ladder_text import TITLES, page, picture
from ..building import build
from ..rules import EDITIONS
from .errors import Problem
from .options import find_edition, whole_number
from .progress import progress
from .working import add_work, explained, find_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

USUAL: Final = ("novice", "thumb", "search@30", "search@100")
MOST_GAMES: Final = 100_000
EXAMPLES = """\
examples:
  rulerunner ladder                                         the usual bots, a few games each
  rulerunner ladder --bots thumb search@100 --games 50      two bots, 50 games in each seat
  rulerunner ladder --rules all --jobs 2 --file mine.jsonl  all editions, two processes, games kept in a file
  rulerunner ladder --report docs/ladder.md                 the report, with its picture beside it

Stop it at any time: the same command goes on where it stopped. A bot is one of {bots}, or a searcher
by its budget: search@300 (simulations a decision), search@0.5s (seconds).
""".format(bots=", ".join(BOTS))


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "ladder",
        help="ratings of the bots",
        description="Play every bot against every other in both seats, and rate them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = " ".join(USUAL)
    parser.add_argument(
        "--bots", nargs="+", metavar="BOT", default=USUAL, help=f"who plays (default: {usual})"
    )
    parser.add_argument("--rules", default="", help=f"one of {', '.join(EDITIONS)}, or all")
    parser.add_argument(
        "--games", default="10", metavar="N", help="games of a pair in each seat (default: 10)"
    )
    add_work(parser)
    parser.add_argument("--file", type=Path, default=Path("ladder.jsonl"), help="where the games are kept")
    parser.add_argument("--so-far", action="store_true", help="play nothing: rate the games that are there")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report to a Markdown file")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and report."""
    rules = list(EDITIONS) if args.rules == "all" else [find_edition(args.rules or None).id]
    games = whole_number("--games", args.games, 1, MOST_GAMES)
    on = find_place(args, os.cpu_count() or 1)
    bots = list(dict.fromkeys(args.bots))
    if len(bots) < 2:
        raise Problem("a ladder needs two bots at least.")
    try:
        check(bots)
        wanted = meetings(rules, bots, games)
        if not args.so_far:
            with explained():
                for _ in play_on(wanted, args.file, on, progress("games")):
                    pass
        played = {game.meeting: game for game in read(args.file)}
    except (UnknownBot, BadLadder) as wrong:
        raise Problem(f"{wrong}") from None
    except OSError as error:
        raise Problem(f"cannot use {args.file}: {error.strerror}.") from None
    except KeyboardInterrupt:
        print(
            f"\nStopped. The same command goes on, and with --so-far it rates the games in {args.file}.",
            file=sys.stderr,
        )
        return 130
    found = [played[meeting] for meeting in wanted if meeting in played]
    if not found:
        raise Problem(f"there are no games of these bots in {args.file} yet: play some without --so-far.")
    if args.report is not None:
        _write(args, found)
    for side in TITLES:
        print(TITLES[side].capitalize())
        for each in (each for each in ratings(found) if each.side == side):
            won = f"{each.rate.wins} of {each.rate.games}"
            print(f"  {each.bot:14} {each.points:+5.0f}  ({each.low:+.0f} to {each.high:+.0f})  {won}")
    return 0


def _write(args: argparse.Namespace, found: list[Game]) -> None:
    words = ["rulerunner", "ladder", "--bots", *args.bots, "--games", args.games]
    words += ["--rules", args.rules] if args.rules else []
    words += ["--so-far"] if args.so_far else []
    machine = f"Rulerunner {__version__} ({build()}), {platform.machine()}, {os.cpu_count()} processors."
    drawn = args.report.with_suffix(".svg")
    try:
        args.report.write_text(page(found, " ".join(words), machine, drawn.name), "utf-8")
        drawn.write_text(picture(found), "utf-8")
    except OSError as error:
        raise Problem(f"cannot write {args.report}: {error.strerror}.") from None
    print(f"Wrote {args.report} and {drawn}.", file=sys.stderr)
