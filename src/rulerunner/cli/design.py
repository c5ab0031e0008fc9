"""`rulerunner design`: home-made cards from a plain text file: read, shown, tried, weighed."""

import argparse
import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..bots import BOTS, UnknownBot, player
from ..bots.balance import BOTS as QUICK
from ..bots.balance import balance, trials
from ..bots.balance_text import picture, report
from ..designs.data import definition
from ..designs.making import Design, designs
from ..designs.printing import python
from ..designs.sheets import LARGEST_FILE
from ..lang.face import Face
from ..rules import Edition
from ..session import Match, Start, load
from ..session.designing import bench, edition_for
from ..work import BadPlace
from .design_text import page
from .errors import Problem
from .lab import SEATS, WIDEST
from .lab_prompt import Lab
from .options import add_rules, find_edition, whole_number, width
from .progress import progress
from .working import add_work, explained, find_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EVERY: Final = 0.3
"""So often, in seconds, a file that is watched is looked at."""
MOST_GAMES: Final = 100_000
EXAMPLES = """\
examples:
  rulerunner design my-card.txt                    what was understood; then, if you like, the lab
  rulerunner design my-card.txt --watch            the same at every save
  rulerunner design my-card.txt --play             straight to the lab, with the card in hand
  rulerunner design my-card.txt --python           the definition, for a module of cards
  rulerunner design my-card.txt --data             the card as data, as it travels in decks and positions
  rulerunner design my-card.txt --balance          what it does to the sample decks, in games between bots
  rulerunner design my-card.txt --balance --games 600 --svg balance.svg --jobs 2

A card file:

  Low Wall
  type: ice
  subtypes: barrier
  faction: weyland
  cost: 1
  strength: 3
  influence: 1

  Subroutine End the run.

A line of dashes comes between two cards; # begins a comment; like: Ice Wall, but strength 3 takes a real card
as a start. The guide is docs/how-to/design-a-card.md.
"""


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "design",
        help="home-made cards",
        description="Read cards of your own from a plain text file, and play them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a card file")
    add_rules(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--watch", action="store_true", help="read it again at every save")
    what.add_argument("--play", action="store_true", help="play it in the lab, with the card in hand")
    what.add_argument("--python", action="store_true", help="print the definition for the repository")
    what.add_argument("--data", action="store_true", help="print the card as data")
    what.add_argument("--balance", action="store_true", help="games between bots with and without the card")
    parser.add_argument("--card", metavar="NAME", help="one card of the file alone")
    parser.add_argument("--seat", choices=sorted(SEATS), default="both", help="what you play in the lab")
    parser.add_argument(
        "--games", metavar="N", default="120", help="how many games for the balance (default: 120)"
    )
    parser.add_argument("--seed", metavar="S", default="0", help="a number that all chance comes from")
    parser.add_argument(
        "--bots", metavar="A,B", default=",".join(QUICK), help=f"who plays them (default: {','.join(QUICK)})"
    )
    parser.add_argument("--svg", metavar="FILE", type=Path, help="draw the balance")
    parser.add_argument(
        "--keep", metavar="FILE", type=Path, help="write each game of the balance here, and go on from it"
    )
    parser.add_argument("--json", action="store_true", help="report the balance as data")
    add_work(parser)


def run(args: argparse.Namespace) -> int:
    """Read the file, and do with it what was asked."""
    if args.watch:
        return _watch(args)
    found = _chosen(_read(args.file), args.card)
    cards = [each.face for each in found if each.face is not None]
    good = len(cards) == len(found)
    if args.python or args.data:
        _refuse(found, args.file)
        print(python(*cards) if args.python else "\n".join(map(definition, cards)))
        return 0
    if args.balance:
        _refuse(found, args.file)
        return _balance(args, cards)
    if not args.play:
        _show(found, args.file, args.rules)
        if not good or not _wanted():
            return 0 if good else 1
    _refuse(found, args.file)
    return _lab(args, cards)


def _read(path: Path) -> tuple[str, list[Design]]:
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST_FILE + 1).decode("utf-8-sig")
    except OSError as error:
        raise Problem(f"cannot read {path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is no text file.") from None
    if len(text) > LARGEST_FILE:
        raise Problem(f"{path} is too large for a card file: {LARGEST_FILE} letters are allowed.")
    text = text.replace("\r\n", "\n")
    found = designs(text)
    if not found:
        raise Problem(f"{path} has no card in it. 'rulerunner design --help' shows one.")
    return text, found


class _Found(list[Design]):
    """The cards of a file, and the file itself."""

    def __init__(self, text: str, found: Sequence[Design]) -> None:
        super().__init__(found)
        self.text = text


def _chosen(read: tuple[str, list[Design]], name: str | None) -> _Found:
    text, found = read
    if name is None:
        return _Found(text, found)
    chosen = [each for each in found if each.sheet.title.casefold() == name.casefold()]
    if not chosen:
        raise Problem(f"there is no {name} in the file; there is {', '.join(each.name for each in found)}.")
    return _Found(text, chosen)


def _show(found: _Found, path: Path, rules: str | None) -> None:
    for number, each in enumerate(found):
        print(
            *([""] if number else []),
            *page(each, found.text, path.name, _edition(each, rules), width()),
            sep="\n",
        )


def _edition(each: Design, rules: str | None) -> Edition | None:
    wanted = find_edition(rules).id if rules else ""
    return edition_for(each.face, wanted) if each.face is not None else None


def _refuse(found: _Found, path: Path) -> None:
    """Nothing is played while something is wrong."""
    if any(each.face is None for each in found):
        for each in found:
            if each.face is None:
                print("\n".join(page(each, found.text, path.name, None, width())), file=sys.stderr)
        raise Problem(f"{path} has cards that cannot be played yet.")


def _wanted() -> bool:
    """Whether a person at a terminal wants to play now."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("\nTo play it: the same command with --play.")
        return False
    try:
        return input("\nPlay it in the lab now? [y/N] ").strip().casefold() in ("y", "yes")
    except EOFError:
        return False


def _lab(args: argparse.Namespace, cards: list[Face]) -> int:
    rules = find_edition(args.rules).id if args.rules else ""
    seed = whole_number("--seed", args.seed, 0, 2**31)
    match = Match(Start.from_position(bench(cards, rules, seed)))
    lab = Lab(match, SEATS[args.seat], load, width(WIDEST))
    lab.welcome(", ".join(card.name for card in cards))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    lab.read(sys.stdin)
    return 0


def _watch(args: argparse.Namespace) -> int:
    """Show the file at every save, until the person stops it."""
    seen = -1.0
    try:
        while True:
            try:
                changed = args.file.stat().st_mtime
            except OSError as error:
                raise Problem(f"cannot read {args.file}: {error.strerror}.") from None
            if changed != seen:
                seen = changed
                print(f"--- {args.file}, {time.strftime('%H:%M:%S')}; Ctrl-C ends", flush=True)
                try:
                    _show(_chosen(_read(args.file), args.card), args.file, args.rules)
                except Problem as problem:  # the next save may mend it
                    print(problem)
                sys.stdout.flush()
            time.sleep(EVERY)
    except KeyboardInterrupt:
        print()
        return 0


def _balance(args: argparse.Namespace, cards: list[Face]) -> int:
    games = whole_number("--games", args.games, 2, MOST_GAMES)
    seed = whole_number("--seed", args.seed, -(2**62), 2**62)
    bots = tuple(name.strip() for name in args.bots.split(",") if name.strip())
    try:
        for name in bots:
            player(name, 0)
        on = find_place(args)
    except (UnknownBot, BadPlace) as error:
        raise Problem(f"{error} There is {', '.join(BOTS)}.") from None
    if len(cards) > 1 and not (args.svg is None and args.keep is None):
        raise Problem("one picture, and one file of games, is of one card: say which with --card NAME.")
    told = []
    for number, card in enumerate(cards):
        edition = edition_for(card, find_edition(args.rules).id if args.rules else "")
        show = progress("games")
        total = None
        every = trials(definition(card), edition.id, edition.family, games, seed, bots)
        try:
            with explained():
                for total in balance(every, on, args.keep):
                    show(total.games, games)
        except OSError as error:
            raise Problem(f"the games cannot be played or kept: {error}.") from None
        assert total is not None
        if args.json:
            told.append({"card": card.name, "rules": edition.id, "seed": seed, **total.to_data()})
        else:
            print(*([""] if number else []), *report(card.name, edition.id, total), sep="\n")
        if args.svg is not None:
            args.svg.write_text(picture(card.name, total), "utf-8")
            print(f"\nThe picture is in {args.svg}.", file=sys.stderr if args.json else sys.stdout)
    if args.json:
        print(json.dumps(told[0] if len(told) == 1 else told, indent=2))
    return 0
