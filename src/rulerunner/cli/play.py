"""`rulerunner play`: a whole game against a player of the machine, in plain text."""

import argparse
import io
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import OPPONENTS, UnknownBot, player, seat_players
from ..session import ASKINGS, WHEN_ABLE, Match, Start
from .errors import Problem
from .options import add_rules, width
from .play_setup import Asker, choose
from .play_table import Table, open_game
from .prompting import CANNOT_OPEN, reason_of

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WIDEST = 100
EXAMPLES = """\
examples:
  rulerunner play                                              asks for everything
  rulerunner play --side corp --deck "Slow Ice"                a sample deck
  rulerunner play --deck my-deck.txt --opponent-deck rush      a deck from a file
  rulerunner play --rules classic-1996 --seed 7                the 1996 game, the same cards each time
  rulerunner play --load game.jsonl                            go on with a saved game

At the prompt, a number chooses, ? explains, help lists the commands. Answers may also come from a pipe.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "play",
        help="play a game against the machine",
        description="A whole game against the machine, in plain text. You are asked for what is not given.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_rules(parser)
    parser.add_argument("--side", choices=("corp", "runner"), help="whom you play")
    parser.add_argument("--deck", metavar="NAME|FILE", help="your deck: a sample by name, or a file")
    parser.add_argument(
        "--opponent",
        type=_opponent,
        metavar="NAME",
        help="; ".join(f"{name}: {about}" for name, about in OPPONENTS.items())
        + "; search@300, search@0.5s: looks ahead by so many simulations, or seconds, a choice",
    )
    parser.add_argument("--opponent-deck", metavar="NAME|FILE", help="the opponent's deck")
    parser.add_argument("--seed", type=int, metavar="N", help="the same number deals the same game")
    parser.add_argument(
        "--ask",
        choices=ASKINGS,
        default=WHEN_ABLE,
        help="in which windows you are asked: always, where you are able to act, where it matters, or quiet: "
        "only after something happened (default: able)",
    )
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")


def _opponent(name: str) -> str:
    """An opponent by name, or what there is instead."""
    try:
        player(name, 0)
    except UnknownBot as unknown:
        raise argparse.ArgumentTypeError(f"{unknown}") from None
    return name


def run(args: argparse.Namespace) -> int:
    """Set the table, and read commands until there are no more."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401  (lines typed at the prompt can then be edited)
    try:
        table = _loaded(args) if args.load is not None else _new(args)
        table.welcome()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
        return 0
    table.read(sys.stdin)
    return 0


def _new(args: argparse.Namespace) -> Table:
    columns = width(WIDEST)
    asker = Asker(columns) if sys.stdin is not None and sys.stdin.isatty() else None
    setup = choose(args, asker)
    corp, runner = (setup.deck, setup.against) if setup.side == "corp" else (setup.against, setup.deck)
    start = Start.from_decks(corp, runner, setup.edition.id, setup.seed)
    match = Match(start, *seat_players(setup.side, setup.opponent, setup.seed))
    return Table(match, setup.side, setup.opponent, args.ask, columns, setup.again, setup.about())


def _loaded(args: argparse.Namespace) -> Table:
    given = {"--rules": args.rules, "--deck": args.deck, "--opponent-deck": args.opponent_deck}
    given["--seed"] = args.seed
    for flag in (flag for flag, value in given.items() if value is not None):
        raise Problem(f"{flag} and --load do not go together: a saved game has its own.")
    try:
        game = open_game(args.load, args.side or "", args.opponent or "")
    except (OSError, *CANNOT_OPEN) as error:
        raise Problem(f"{args.load} cannot be played: {reason_of(error)}") from None
    table = Table(game.match, game.side, game.opponent, args.ask, width(WIDEST), "", (f"From {args.load}.",))
    table.saved_as(args.load)
    return table
