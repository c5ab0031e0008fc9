"""`rulerunner lab`: play a position step by step at the prompt."""

import argparse
import io
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from ..lang.words import CORP, RUNNER, Side
from ..rules import EDITIONS
from ..session import Chance, Match, Start, load
from .errors import Problem
from .lab_prompt import Lab
from .options import find_edition, width
from .prompting import CANNOT_OPEN

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

SEATS: dict[str, tuple[Side, ...]] = {"corp": (CORP,), "runner": (RUNNER,), "both": (CORP, RUNNER)}
WIDEST = 100
FIRST = "first-run.txt"
EXAMPLES = """\
examples:
  rulerunner lab                                  a first run, as a lesson
  rulerunner lab examples/nisei-and-smc.txt       a position from a file
  rulerunner lab --seat runner                    against a Corp that picks by chance
  rulerunner lab --rules nsg-26.03                the same run under other rules

At the prompt, help lists the commands. Commands may also come from a file or a pipe.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "lab",
        help="play a position step by step",
        description="Play a position step by step: every step with its rule, every choice with its options.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "position",
        nargs="?",
        type=Path,
        metavar="POSITION",
        help="a position as text, a saved game or a replay (default: a lesson)",
    )
    editions = ", ".join(EDITIONS)
    parser.add_argument("--rules", metavar="EDITION", help=f"play the position under other rules: {editions}")
    parser.add_argument(
        "--seat",
        choices=sorted(SEATS),
        default="both",
        help="what you play (default: both); the other side picks its options by chance",
    )


def run(args: argparse.Namespace) -> int:
    """Open the position and read commands until there are no more."""
    rules = find_edition(args.rules).id if args.rules is not None else ""
    seats = SEATS[args.seat]
    players = {side: None if side in seats else Chance() for side in (CORP, RUNNER)}

    def opener(path: Path, rules: str = "") -> Match:
        return load(path, rules, players[CORP], players[RUNNER])

    try:
        if args.position is None:
            match = Match(Start.from_position(_lesson(), rules), players[CORP], players[RUNNER])
        else:
            match = opener(args.position, rules)
    except OSError as error:
        raise Problem(f"cannot read {args.position}: {error.strerror}.{_offer()}") from None
    except CANNOT_OPEN as error:
        raise Problem(f"{args.position or 'the lesson'} cannot be played: {error}") from None
    lab = Lab(match, seats, opener, width(WIDEST))
    if args.position is None:
        lab.welcome("a lesson", *_positions())
    else:
        lab.welcome(str(args.position))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401  (lines typed at the prompt can then be edited)
    lab.read(sys.stdin)
    return 0


def _lesson() -> str:
    return files(__package__).joinpath(FIRST).read_text("utf-8")


def _positions() -> list[str]:
    """The example positions at hand, with the first line of each."""
    found = sorted(Path("examples").glob("*.txt"))
    if not found:
        return []
    widest = max(len(str(path)) for path in found)
    return ["Other positions to play, here with: load FILE"] + [
        f"  {path!s:{widest}}  {_subject(path)}" for path in found
    ]


def _subject(path: Path) -> str:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().strip().removeprefix("#").strip()


def _offer() -> str:
    found = sorted(Path("examples").glob("*.txt"))
    return f" Try {found[0]}, or no file for a lesson." if found else " Without a file there is a lesson."
