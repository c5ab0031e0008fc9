"""`rulerunner verify`: that the deal of a game between people was fair, and that the game went as it says."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..session import BadReplay, Diverged, Replay, replay
from .errors import Problem

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXAMPLES = """\
examples:
  rulerunner verify game.jsonl                         check the replay of a game between people
  rulerunner verify game.jsonl --commitment 3fa2...    also that it is what you were shown at the start

The server showed the commitment before anybody sat down: the table has it under the clock, and so has the
invitation. Compare it with yours, or let this command do it.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "verify",
        help="check that the deal of a game was fair",
        description="Check that a deal follows from what was promised before the game, and replay it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("replay", type=Path, metavar="REPLAY", help="the replay of a game between people")
    parser.add_argument("--commitment", metavar="HEX", help="what you were shown before the game")


def run(args: argparse.Namespace) -> int:
    """Say what was checked; 0 if all of it holds, 1 if something does not."""
    try:
        record = Replay.read(args.replay)
    except OSError as error:
        raise Problem(f"cannot read {args.replay}: {error.strerror}.") from None
    except BadReplay as bad:
        raise Problem(f"{args.replay}: {bad}.") from None
    fair = record.fair
    if fair is None or record.start.decks is None:
        raise Problem(
            f"{args.replay}: nothing was promised about this deal; only games between people have that."
        )
    wrong = fair.problem(record.start.seed)
    if not wrong and args.commitment and args.commitment.strip().lower() != fair.commitment:
        wrong = (
            f"you were shown {args.commitment.strip()[:80]}, but this game was dealt from {fair.commitment}"
        )
    if wrong:
        print(f"Not fair: {wrong}.")
        return 1
    try:
        match = replay(record)
    except (BadReplay, Diverged) as bad:
        print(f"Not as it says: {bad}.")
        return 1
    print(f"Fair: the deal follows from the commitment {fair.commitment}")
    print(f"and both players' numbers, and the game went as its {match.at} answers say.")
    if not args.commitment:
        print("Compare the commitment with the one you were shown before the game.")
    return 0
