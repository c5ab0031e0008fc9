"""Where the quick rules of a search choose otherwise than the rules of thumb, decision by decision.

    python tools/agreeing.py                                  30 games of each edition: some minutes, pure
    python tools/agreeing.py --rules classic-1996 --games 9

The quick rules play on in a search; they are the rules of thumb in short, and where they are not, the search
looks ahead to games that nobody plays. (What games taught them on top of that is left out: that they do
otherwise.) Rule-of-thumb players play; at each decision the quick rules are asked
as well. The figures: how often they differ, by kinds of decision, and then what was done and what the quick
rules would have done, the most frequent first. (Which card of several is accessed first is left to chance.)
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from rulerunner.bots.arena import SIDES
from rulerunner.bots.search import reflex
from rulerunner.bots.search.board import State, meaning
from rulerunner.bots.search.correcting import untaught
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.thumb import ThumbBot
from rulerunner.decks import samples
from rulerunner.game import Game
from rulerunner.rules import EDITIONS
from rulerunner.session import Start
from rulerunner.state.decision import Option

SEED: Final = 8_200_000
SHOWN: Final = 40
"""So many differences are told one by one."""


class Sure(Random):
    """No whims."""

    def random(self) -> float:
        return 0.0


class Difference(NamedTuple):
    """What was done, what the quick rules would have done, and at which ice or for which card."""

    asked: str
    done: str
    quick: str
    where: str


class Figures:
    """How often both were asked, and where they differed."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.differed: Counter[str] = Counter()
        self.found: Counter[Difference] = Counter()

    def watch(self, game: Game) -> None:
        """Play a game by rules of thumb, and ask the quick rules at each of its decisions."""
        players = {side: ThumbBot() for side in SIDES}
        while (decision := game.decision) is not None:
            s, side, options = game.state, decision.side, decision.options
            taken = players[side].choose(game.view(side))
            if len(options) > 1:
                with untaught():
                    quick = reflex.choose(s, decision, Sure(), Looks(s))
                asked = f"{side.capitalize()}, {decision.kind}, {decision.about}"
                self.asked[asked] += 1
                if meaning(s, side, options[taken]) != meaning(s, side, options[quick]):
                    self.differed[asked] += 1
                    at = s.encounter.ice if s.encounter is not None else decision.card
                    where = s.cards[at].face.name if at >= 0 else ""
                    both = told(s, options[taken]), told(s, options[quick])
                    self.found[Difference(asked, *both, where)] += 1
            game.choose(taken)

    def report(self) -> Iterator[str]:
        """The figures."""
        for asked, times in self.differed.most_common():
            yield f"{asked}: {times} of {self.asked[asked]}"
        yield f"all: {self.differed.total()} of {self.asked.total()}"
        for each, times in self.found.most_common(SHOWN):
            at = f" ({each.where})" if each.where else ""
            yield f"  {times}x {each.asked}{at}: {each.done}; quick: {each.quick}"


def told(s: State, option: Option) -> str:
    """An option in a few words."""
    words = [option.kind]
    if option.card >= 0:
        words.append(s.cards[option.card].face.name)
    if option.number >= 0:
        words.append(str(option.number))
    if option.server in s.servers:
        words.append(f"server {option.server}")
    return " ".join(words)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=30, help="games of each edition (default: 30)")
    parser.add_argument("--rules", choices=list(EDITIONS), help="this edition alone")
    args = parser.parse_args()
    for rules in [args.rules] if args.rules else EDITIONS:
        figures, family = Figures(), EDITIONS[rules].family
        corps, runners = (list(samples(family, side).values()) for side in SIDES)
        for number in range(args.games):
            chance = Random(SEED + number)
            corp, runner = chance.choice(corps), chance.choice(runners)
            figures.watch(Start.from_decks(corp, runner, rules, SEED + number).game())
            print(f"\r{rules}: {number + 1} of {args.games} games", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        print(rules, *figures.report(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
