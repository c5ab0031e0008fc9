"""What commands that do much work have in common: where to do it, and how far it is."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Final

from ..work import BadPlace, Place, parse
from .errors import Problem
from .options import whole_number

MOST_JOBS: Final = 10_000
BAR: Final = 30


def add_work(parser: argparse.ArgumentParser) -> None:
    """The options --on and --jobs."""
    parser.add_argument(
        "--on",
        metavar="WHERE",
        default="local",
        help="local, or ray[:ADDRESS] for a Ray cluster: the same results either way (default: local)",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        help="how many play at once (default: 1 process; on Ray, all processors of the cluster)",
    )


def find_place(args: argparse.Namespace) -> Place:
    """Where the work is to be done."""
    jobs = whole_number("--jobs", args.jobs, 1, MOST_JOBS) if args.jobs is not None else 0
    try:
        return parse(args.on, jobs)
    except BadPlace as error:
        raise Problem(f"{error}.") from None


def bar(total: int, what: str) -> Callable[[int], None]:
    """A bar that grows on the terminal; nothing where nobody looks."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        full = BAR * done // total
        drawn = "#" * full + "-" * (BAR - full)
        end = os.linesep if done == total else ""
        print(f"\r[{drawn}] {done} of {total} {what}", end=end, file=sys.stderr, flush=True)

    return show
