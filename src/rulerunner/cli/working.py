"""What commands that do much work have in common: where to do it."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ..work import BadPlace, BrokenJournal, PieceFailed, Place, local, parse
from .errors import Problem
from .options import whole_number

MOST_JOBS: Final = 10_000


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
        help="how many play at once (on Ray, unless said: all processors of the cluster)",
    )


def find_place(args: argparse.Namespace, usual: int = 1) -> Place:
    """Where the work is to be done; here, by so many processes as is usual if nothing is said."""
    jobs = whole_number("--jobs", args.jobs, 1, MOST_JOBS) if args.jobs else 0
    try:
        place = parse(args.on, jobs)
        return place if jobs or place.engine != "local" or ":" in args.on else local(usual)
    except BadPlace as error:
        raise Problem(f"{error}.") from None


@contextmanager
def explained() -> Iterator[None]:
    """Work that cannot be done where or as it was asked for is told in a sentence."""
    try:
        yield
    except (BadPlace, BrokenJournal, PieceFailed) as error:
        raise Problem(f"{error}") from None
