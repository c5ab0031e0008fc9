"""`rulerunner arena`: games between bots, and how they went."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..bots import BOTS, UnknownBot, player
from ..bots.arena import SIDES, Rate, Tally, pairings, play_all
from ..decks import Deck, samples
from ..lang.words import Side
from ..rules import Edition
from .arena_cards import Counting, run_cards, run_pool
from .errors import Problem
from .options import add_rules, find_edition, whole_number
from .play_setup import find_deck, legal
from .progress import progress
from .working import add_work, explained, find_place

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_GAMES: Final = 1_000_000
TITLES: Final = {"corp": "Corp", "runner": "Runner"}
EXAMPLES = """\
examples:
  rulerunner arena                                        the rule-of-thumb bot against itself
  rulerunner arena --corp random                          against a Corp that picks by chance
  rulerunner arena --corp thumb:"Slow Ice" --games 50     with one sample deck
  rulerunner arena --runner thumb:mine.txt --jobs 2       with a deck of your own, on two processors
  rulerunner arena --games 100000 --on ray:10.0.0.1:6379  on a Ray cluster
  rulerunner arena --games 100000 --keep games.jsonl      on disk as they come; stopped, it goes on there
  rulerunner arena --rules classic-1996 --json            the classic game, as data
  rulerunner arena --pool --games 200                     decks drawn from all cards; what is never played
  rulerunner arena --cards --games 300                    what becomes of each card of each sample deck

A bot is one of {bots}, or a searcher by its budget: search@300 looks
ahead by 300 simulations a decision, search@0.5s for half a second. A deck is the name of a sample deck or a
file; without one, all sample decks are played in turn. The same seed plays the same games, wherever and by
however many processes they are played, but for searchers that go by the clock.
""".format(bots=", ".join(BOTS))


def add_parser(subparsers: "Subparsers") -> None:
    """Declare the arguments."""
    parser = subparsers.add_parser(
        "arena",
        help="games between bots",
        description="Play games between bots and report who wins, how often and why.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_rules(parser)
    for side in SIDES:
        parser.add_argument(
            f"--{side}",
            metavar="BOT[:DECK]",
            default="thumb",
            help=f"who plays the {TITLES[side]}, and with which deck (default: thumb, with all)",
        )
    parser.add_argument("--games", metavar="N", default="100", help="how many games (default: 100)")
    parser.add_argument("--seed", metavar="S", default="0", help="a number that all chance comes from")
    add_work(parser)
    parser.add_argument(
        "--pool",
        action="store_true",
        help="with decks drawn at random from all playable cards; list those that nobody plays or uses",
    )
    parser.add_argument(
        "--cards",
        action="store_true",
        help="list, deck by deck, in how many games each card was in hand, was played and was used",
    )
    parser.add_argument(
        "--keep", metavar="FILE", help="write each outcome here as it comes, and go on from it"
    )
    parser.add_argument("--json", action="store_true", help="report as data")


def run(args: argparse.Namespace) -> int:
    """Play, and report."""
    edition = find_edition(args.rules)
    games = whole_number("--games", args.games, 1, MOST_GAMES)
    seed = whole_number("--seed", args.seed, -(2**62), 2**62)
    on = find_place(args)
    corp, corps = contestant(args.corp, "corp", edition)
    runner, runners = contestant(args.runner, "runner", edition)
    if args.pool or args.cards:
        if args.keep or (args.pool and args.cards):
            raise Problem("--pool and --cards keep no journal and do not go together: leave out the rest.")
        if args.pool and ":" in args.corp + args.runner:
            raise Problem("--pool draws its own decks: leave out decks.")
        counted = Counting(edition, (corp, runner), games, seed, on)
        return run_pool(counted, args.json) if args.pool else run_cards(counted, (corps, runners), args.json)
    total = Tally()
    show = progress("games")
    try:
        every = pairings(edition.id, (corp, runner), (corps, runners), games, seed)
        with explained():
            for pairing, outcome in play_all(every, on, Path(args.keep) if args.keep else None):
                total.add(pairing, outcome)
                show(total.games, games)
    except OSError as error:
        raise Problem(str(error)) from None
    except KeyboardInterrupt:
        print(f"\nStopped after {total.games} of {games} games.", file=sys.stderr)
        if not total.games:
            return 130
    bots = {"corp": corp, "runner": runner}
    if args.json:
        print(json.dumps({"rules": edition.id, "bots": bots, "seed": seed, **total.to_data()}, indent=2))
    else:
        print("\n".join(report(edition, bots, total)))
    return 0 if total.games == games else 130


# --- who plays --------------------------------------------------------------------------------------------


def contestant(text: str, side: Side, edition: Edition) -> tuple[str, Sequence[Deck]]:
    """A bot and its decks from BOT or BOT:DECK."""
    bot, colon, deck = text.partition(":")
    try:
        player(bot, 0)
    except UnknownBot as unknown:
        raise Problem(f"{unknown}") from None
    if not colon:
        return bot, tuple(samples(edition.family, side).values())
    found = legal(find_deck(deck, edition, side), edition, side)
    return bot, (found if found.name else replace(found, name=Path(deck).stem),)


# --- what is shown ----------------------------------------------------------------------------------------


def report(edition: Edition, bots: dict[str, str], total: Tally) -> list[str]:
    """The figures as lines."""
    turns, decisions = total.turns / total.games, total.decisions / total.games
    lines = [
        f"{total.games} games under {edition.id}: {bots['corp']} as the Corp, {bots['runner']} as the Runner",
        f"a game has {turns:.1f} turns (the longest {total.longest}) and {decisions:.0f} decisions",
        "",
    ]
    widest = max(len(deck) for _, deck in total.decks) + 2
    for side in SIDES:
        lines.append(f"{TITLES[side]:{widest}}  {_share(total.rate(side))}")
        lines += [
            f"  {deck:{widest}}{_share(total.rate(side, deck))}"
            for where, deck in sorted(total.decks)
            if where == side
        ]
    lines += ["", "Reasons"]
    for (winner, reason), count in total.reasons.most_common():
        who = f"the {TITLES[winner]} wins by {_reason(reason, winner)}" if winner else _reason(reason, winner)
        lines.append(f"  {count:6}  {100 * count / total.games:5.1f}%  {who}")
    return lines


def _share(rate: Rate) -> str:
    low, high = 100 * rate.low, 100 * rate.high
    return f"{100 * rate.share:5.1f}%  ({low:.1f} to {high:.1f})  {rate.wins} of {rate.games}"


def _reason(reason: str, winner: str) -> str:
    words = {
        "points": "agenda points",
        "flatline": "a flatline",
        "empty-deck": "an empty R&D",
        "card": "the effect of a card",
    }
    if not winner:
        ends = {
            "given up": "nobody wins: the game went on too long",
            "endless": "a draw: abilities set each other off without end",
        }
        return ends.get(reason, f"a draw by {reason}")
    return words.get(reason, reason)
