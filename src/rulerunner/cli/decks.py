"""`rulerunner decks`: the sample decks, what is wrong with a deck, and sealed packs of the 1996 game."""

import argparse
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from ..decks import UnknownFormat, obstacles, open_packs, plan, samples, sealed_text, starter, summary, write
from ..decks.opening import BOOSTER, BOOSTERS, MOST, Opened
from ..lang.words import CORP, RUNNER, Side
from ..rules import Edition
from .errors import Problem
from .options import add_rules, find_edition
from .play_setup import find_deck

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

SEALED: Final = "classic-1996"
SEEDS: Final = 1_000_000
SIDES: Final[dict[str, Side]] = {CORP: CORP, RUNNER: RUNNER}
EXAMPLES: Final = """\
examples:
  rulerunner decks --rules classic-1996                    the sample decks of an edition
  rulerunner decks --show "Slow Ice" > my-deck.txt         a sample deck, as a file to edit
  rulerunner decks --check my-deck.txt --format standard   whether a deck may be played, and why not
  rulerunner decks --open corp --seed 7 > corp.txt         sealed packs of the 1996 game, as a deck to edit
  rulerunner decks --open runner --boosters base proteus classic
  rulerunner decks --check corp.txt --seed 7               whether it has nothing but what was opened
  rulerunner play --rules classic-1996 --deck corp.txt --opponent-deck runner.txt
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "decks",
        help="the sample decks; what is in one, and wrong with it; sealed packs of the 1996 game",
        description=(
            "List the sample decks, print or check a deck, or open sealed packs of the 1996 game. The packs "
            "are a starter of 60 cards of the base set and boosters; the same seed opens the same cards."
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_rules(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--open", choices=SIDES, help="open packs for this side, and print a deck of them")
    what.add_argument("--show", metavar="DECK", help="print a deck, as a file that can be edited")
    what.add_argument("--check", metavar="DECK", help="a deck to check: a file, or the name of a sample")
    parser.add_argument("--format", metavar="FORMAT", help="check it also for this format, such as startup")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the seed of the packs; with --check, the deck is a sealed one"
    )
    parser.add_argument(
        "--boosters",
        nargs="*",
        metavar="SET",
        help=f"up to {MOST} beside the starter: {', '.join(BOOSTER)} (default: {' '.join(BOOSTERS)})",
    )


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 1 if a deck that was to be checked cannot be played."""
    sealed = args.open is not None or args.seed is not None or args.boosters is not None
    edition = find_edition(args.rules or (SEALED if sealed else None))
    if sealed and edition.family != "classic":
        raise Problem(f"packs are opened in the game of 1996 alone: leave out --rules, or say {SEALED}.")
    if args.format is not None and args.check is None:
        raise Problem("--format goes with --check DECK.")
    if args.open is not None:
        seed = args.seed if args.seed is not None else Random().randrange(SEEDS)
        print(sealed_text(_opened(args, SIDES[args.open], seed)), end="")
        return 0
    if args.check is not None:
        return _check(args, edition)
    if args.show is not None:
        print(write(find_deck(args.show, edition, None)), end="")
        return 0
    if sealed:
        raise Problem("--seed and --boosters go with --open SIDE or --check DECK.")
    print("\n".join(_listing(edition)))
    return 0


def _opened(args: argparse.Namespace, side: Side, seed: int) -> Opened:
    try:
        return open_packs(side, seed, BOOSTERS if args.boosters is None else args.boosters)
    except ValueError as wrong:
        raise Problem(f"{wrong}.") from None


def _check(args: argparse.Namespace, edition: Edition) -> int:
    if args.boosters is not None and args.seed is None:
        raise Problem("which packs? --seed says it, as when they were opened.")
    deck = find_deck(args.check, edition, None)
    pool = None
    if args.seed is not None and deck.side:
        pool = _opened(args, SIDES[deck.side], args.seed).pool
    try:
        wrong = obstacles(deck, edition, args.format, pool)
    except UnknownFormat as unknown:
        raise Problem(f"{unknown}.") from None
    print(f"{deck.name or args.check}: {summary(deck)}")
    for problem in wrong:
        print(f"  {problem}")
    if not wrong:
        print("  It may be played.")
    return 1 if wrong else 0


def _listing(edition: Edition) -> Iterator[str]:
    for side, whose in ((CORP, "The Corp's"), (RUNNER, "The Runner's")):
        decks = samples(edition.family, side)
        first = starter(decks)
        yield f"{whose} sample decks under {edition.id}"
        for deck in (first, *(deck for deck in decks.values() if deck is not first)):
            yield f"  {deck.name}: {plan(deck)}"
        yield ""
    yield "rulerunner decks --show NAME prints one, and rulerunner play --deck NAME plays it; a file with a"
    yield "deck of your own does as well."
