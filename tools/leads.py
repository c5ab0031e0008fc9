"""Whether a lead that the judge sees lasts: options tried side by side and followed to the end of the game.

    python tools/leads.py --file build/leads.jsonl --side runner    100 positions: ten minutes, compiled
    python tools/leads.py --file build/leads.jsonl --positions 0    the figures again, of what was tried

Positions are those of games between rule-of-thumb players in which the searcher would think about a click.
What the rules of thumb take and up to three other options are tried on the same games as they might be, with
the same chance to come, and played on by quick rules to the end. On the way, at the first click after some
turns, the judge says what it thinks; that and who won is written to the file.

The figures: how much leads vary from draw to draw; how the judge's lead goes together with that in games won;
and what the searcher's rule for departing from the rules of thumb gains, in points of a hundred of the games,
if the judge is asked after so many turns: chosen by some of the draws, and measured by who won the others. So
the judge has no say in the measure, and one sees how far ahead a playout has to go.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulerunner.bots.arena import drawn_meeting
from rulerunner.bots.search import reflex
from rulerunner.bots.search.belief import Belief
from rulerunner.bots.search.board import State, advance, go, meaning
from rulerunner.bots.search.bot import worth_a_search
from rulerunner.bots.search.judging import corp_wins
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.search.weighing import MOST_CREDITS, believed, measured
from rulerunner.bots.thumb import ThumbBot, handler
from rulerunner.bots.thumb.table import Table
from rulerunner.game import Game
from rulerunner.lang.words import CORP, RUNNER, Side
from rulerunner.session import Start, answer_of
from rulerunner.view.sampler import Sampler

TURNS: Final = (2, 3, 4, 6, 8)
"""When the judge is asked, in turns from the one at hand."""
DRAWS: Final = 60
TRIED: Final = (12, 25, 40)
"""By so many of the draws an option is chosen."""
TIMES: Final = 12
"""So often these are drawn anew."""
APART: Final = 12
"""So many decisions that are worth a search lie between two positions of a game, and up to as many again."""
LONGEST: Final = 4000
SEED: Final = 9_000_000

Array = NDArray[np.float64]
Position = dict[str, Any]


# --- trying -----------------------------------------------------------------------------------------------


def positions(first: int, side: Side) -> Iterator[Position]:
    """Clicks of a side in games from a number on, with what came of their options."""
    number = first
    while True:
        rules, decks, chance = drawn_meeting(number, SEED + number)
        game = Start.from_decks(*decks, rules, SEED + number).game()
        players = {CORP: ThumbBot(1), RUNNER: ThumbBot(2)}
        wait = chance.randrange(APART)
        while (decision := game.decision) is not None:
            if decision.side == side and decision.kind == "action":
                table = Table(game.view(side))
                values = handler(table)(table)
                if worth_a_search(table, values):
                    wait -= 1
                    if wait < 0:
                        wait = APART + chance.randrange(APART)
                        lost = outdone(table, values, frozenset())
                        found = tried(game, values, lost, chance)
                        if found is not None:
                            yield {"game": number, "rules": rules, **found}
            game.choose(answer_of(players[decision.side], game.state, decision))
        number += 1


def tried(game: Game, values: list[float], without: frozenset[int], chance: Random) -> Position | None:
    """Options of a decision on the same draws: the seat's chances by draw, option and turn, and who won."""
    decision = game.decision
    assert decision is not None
    seat = decision.side
    sampler = Sampler(game.state, seat)
    drawn = sampler.draw(chance)
    belief, looks = Belief(sampler, drawn), Looks(drawn)
    kept: dict[object, int] = {}
    for index in sorted(range(len(values)), key=lambda index: -values[index]):
        if index not in without:
            kept.setdefault(meaning(drawn, seat, decision.options[index]), index)
    options = list(kept.values())[:4]
    if len(options) < 2:
        return None
    chances = []
    for _ in range(DRAWS):
        drawn, seed = belief.draw(chance), chance.getrandbits(60)
        chances.append([followed(drawn.clone(), index, seed, looks) for index in options])
    found = np.array(chances)
    return {
        "side": seat,
        "turn": game.state.turn,
        "values": [round(values[index], 2) for index in options],
        "chances": np.round(found if seat == CORP else 1 - found, 4).tolist(),
    }


def followed(s: State, index: int, seed: int, looks: Looks) -> list[float]:
    """What the judge thinks of the Corp's chance as a line goes on, and last who won."""
    began, turn, found, chance = s.turn, s.turn, list[float](), Random(seed)
    decision = advance(s)
    assert decision is not None
    decision = go(s, decision, index)
    for _ in range(LONGEST):
        if decision is None:
            break
        if s.turn != turn:
            turn = s.turn
            chance.seed(seed + turn)
        if len(found) < len(TURNS) and decision.kind == "action" and s.turn >= began + TURNS[len(found)]:
            found.append(corp_wins(s, looks))
        decision = go(s, decision, reflex.choose(s, decision, chance, looks))
    end = corp_wins(s, looks)
    return found + [end] * (len(TURNS) + 1 - len(found))


# --- figures ----------------------------------------------------------------------------------------------


class Leads:
    """The leads of all other options over what the rules of thumb take, by turn; the last are of who won."""

    def __init__(self, found: list[Position]) -> None:
        self.by_draw = [np.array(each["chances"])[:, 1:] - np.array(each["chances"])[:, :1] for each in found]
        self.gaps = [
            np.clip(each["values"][0] - np.array(each["values"][1:]), 0, MOST_CREDITS) for each in found
        ]

    def spread(self) -> Array:
        """How much leads vary from draw to draw (a standard deviation), by turn."""
        found: Array = np.sqrt(np.concatenate([each.var(0) for each in self.by_draw]).mean(0))
        return found

    def together(self) -> Array:
        """How the leads of each turn go together with those in games won: a correlation, by turn."""
        leads = np.concatenate([each.mean(0) for each in self.by_draw])
        return np.array([np.corrcoef(leads[:, turn], leads[:, -1])[0, 1] for turn in range(len(TURNS))])

    def gains(self, turn: int, draws: int) -> tuple[Array, float]:
        """What departing gains at each position, by the judge's word after some turns of so many draws; and
        how often one departs."""
        chance, found, departed = np.random.default_rng(1), [], 0
        for leads, gaps in zip(self.by_draw, self.gaps, strict=True):
            gained = 0.0
            for _ in range(TIMES):
                order = chance.permutation(len(leads))
                here, there = leads[order[:draws], :, turn], leads[order[draws:], :, -1]
                sums = zip(here.sum(0), (here**2).sum(0), gaps, strict=True)
                worth = [believed(*measured(draws, total, squares), gap) for total, squares, gap in sums]
                best = int(np.argmax(worth))
                if worth[best] > 0:
                    gained += float(there[:, best].mean())
                    departed += 1
            found.append(gained / TIMES)
        return np.array(found), departed / (TIMES * max(1, len(found)))


def report(found: list[Position]) -> None:
    """Print the figures."""
    for side in (CORP, RUNNER):
        some = [position for position in found if position["side"] == side]
        if not some:
            continue
        leads = Leads(some)
        print(f"the {side.title()}: {len(some)} clicks, {sum(map(len, leads.gaps))} other options")
        spread = (f"{each:.3f}" for each in leads.spread())
        print("  a lead varies from draw to draw by", *spread, "after", *TURNS, "turns and in games won")
        print(
            "  and goes together with the lead in games won by", *(f"{each:.2f}" for each in leads.together())
        )
        for draws in TRIED:
            for turn, turns in enumerate(TURNS):
                each, departs = leads.gains(turn, draws)
                gains = 100 * each
                error = gains.std() / len(some) ** 0.5
                print(
                    f"  by the judge after {turns} turns of {draws} draws: departs at {100 * departs:.0f}% "
                    f"and gains {gains.mean():+.2f} points a click (standard error {error:.2f})",
                    flush=True,
                )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, required=True, help="the file of positions, which is added to")
    parser.add_argument(
        "--side", choices=(CORP, RUNNER), default=RUNNER, help="whose clicks (default: runner)"
    )
    parser.add_argument("--positions", type=int, default=100, help="positions to add (default: 100)")
    parser.add_argument("--first", type=int, default=-1, help="the game to begin with (default: the next)")
    args = parser.parse_args()
    args.file.parent.mkdir(parents=True, exist_ok=True)
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    found = [json.loads(line) for line in lines]
    first = args.first if args.first >= 0 else 1 + max((each["game"] for each in found), default=-1)
    with args.file.open("a", encoding="utf-8") as file:
        for _, position in zip(range(args.positions), positions(first, args.side), strict=False):
            file.write(json.dumps(position) + "\n")
            file.flush()
            found.append(position)
    if not found:
        print(f"{args.file} has no positions: try some (--positions)", file=sys.stderr)
        return 1
    report(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
