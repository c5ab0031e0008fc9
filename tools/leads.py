"""Whether a lead that the judge sees lasts: options tried side by side and followed for eight turns.

    python tools/leads.py --file build/leads.jsonl                  200 positions: a quarter of an hour
    python tools/leads.py --file build/leads.jsonl --positions 0    the figures again, of what was tried

Positions are those of games between rule-of-thumb players in which the searcher would think. What the rules
of thumb take and up to three other options are tried on the same games as they might be, with the same chance
to come, and played on by quick rules. At the first click after two, four, six and eight turns the judge says
what it thinks; that is written to the file.

The figures: how much leads vary from draw to draw; what a lead after two turns, and how many credits the
rules of thumb gave less for the option, tell of the lead after eight; and what the searcher's rule for
departing from the rules of thumb gains, chosen by one half of the draws and measured by the other.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
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
from rulerunner.bots.search.trying import MOST_CREDITS, believed, measured
from rulerunner.bots.thumb import ThumbBot, handler
from rulerunner.bots.thumb.table import Table
from rulerunner.game import Game
from rulerunner.lang.words import CORP, RUNNER
from rulerunner.session import Start, answer_of
from rulerunner.view.sampler import Sampler

TURNS: Final = (2, 4, 6, 8)
"""When the judge is asked, in turns from the one at hand."""
DRAWS: Final = 24
APART: Final = 20
"""So many decisions that are worth a search lie between two positions of a game, and up to as many again."""
LONGEST: Final = 2500
SEED: Final = 9_000_000

Array = NDArray[np.float64]
Position = dict[str, Any]


# --- trying -----------------------------------------------------------------------------------------------


def positions(first: int) -> Iterator[Position]:
    """Positions of games from a number on, with what came of their options."""
    number = first
    while True:
        rules, decks, chance = drawn_meeting(number, SEED + number)
        game = Start.from_decks(*decks, rules, SEED + number).game()
        players = {CORP: ThumbBot(1), RUNNER: ThumbBot(2)}
        wait = chance.randrange(APART)
        while (decision := game.decision) is not None:
            table = Table(game.view(decision.side))
            values = handler(table)(table)
            if worth_a_search(table, values):
                wait -= 1
                if wait < 0:
                    wait = APART + chance.randrange(APART)
                    yield {"game": number, "rules": rules, **tried(game, values, chance)}
            game.choose(answer_of(players[decision.side], game.state, decision))
        number += 1


def tried(game: Game, values: list[float], chance: Random) -> Position:
    """Options of a decision on the same draws: the judge's chances for the seat, by draw, option and turn."""
    decision = game.decision
    assert decision is not None
    seat = decision.side
    sampler = Sampler(game.state, seat)
    drawn = sampler.draw(chance)
    belief, looks = Belief(sampler, drawn), Looks(drawn)
    kept: dict[object, int] = {}
    for index in sorted(range(len(values)), key=lambda index: -values[index]):
        kept.setdefault(meaning(drawn, seat, decision.options[index]), index)
    ranked = list(kept.values())
    options = ranked[:3] + ([chance.choice(ranked[3:])] if len(ranked) > 3 else [])
    chances = []
    for _ in range(DRAWS):
        drawn, seed = belief.draw(chance), chance.getrandbits(64)
        chances.append([followed(drawn.clone(), index, Random(seed), looks) for index in options])
    found = np.array(chances)
    return {
        "side": seat,
        "turn": game.state.turn,
        "kind": decision.kind,
        "values": [round(values[index], 2) for index in options],
        "chances": np.round(found if seat == CORP else 1 - found, 4).tolist(),
    }


def followed(s: State, index: int, chance: Random, looks: Looks) -> list[float]:
    """What the judge thinks of the Corp's chance as a line goes on."""
    began, found = s.turn, list[float]()
    decision = advance(s)
    assert decision is not None
    decision = go(s, decision, index)
    for _ in range(LONGEST):
        if decision is None or len(found) == len(TURNS):
            break
        if decision.kind == "action" and s.turn >= began + TURNS[len(found)]:
            found.append(corp_wins(s, looks))
        decision = go(s, decision, reflex.choose(s, decision, chance, looks))
    return found + [corp_wins(s, looks)] * (len(TURNS) - len(found))


# --- figures ----------------------------------------------------------------------------------------------


class Leads:
    """The leads of all other options over what the rules of thumb take, by turn."""

    def __init__(self, found: list[Position]) -> None:
        self.found = found
        self.by_draw = [np.array(each["chances"])[:, 1:] - np.array(each["chances"])[:, :1] for each in found]
        self.gaps = [
            np.clip(each["values"][0] - np.array(each["values"][1:]), 0, MOST_CREDITS) for each in found
        ]

    def spread(self) -> Array:
        """How much leads vary from draw to draw (a standard deviation), by turn."""
        found: Array = np.sqrt(np.concatenate([each.var(0) for each in self.by_draw]).mean(0))
        return found

    def foretold(self) -> tuple[Array, Array]:
        """The last lead by the first and the gap: a constant and two slopes, and their standard errors."""
        leads = np.concatenate([each.mean(0) for each in self.by_draw])
        seen = np.column_stack([np.ones(len(leads)), leads[:, 0], np.concatenate(self.gaps)])
        found: Array = np.linalg.lstsq(seen, leads[:, -1], rcond=None)[0]
        rest = leads[:, -1] - seen @ found
        errors: Array = np.sqrt(np.diag(np.linalg.inv(seen.T @ seen)) * rest.var())
        return found, errors

    def gains(self, turn: int) -> Array:
        """What departing by the judge's word after some turns gains at each position, in either half."""
        found = []
        for leads, gaps in zip(self.by_draw, self.gaps, strict=True):
            for half in (0, 1):
                here, there = leads[half::2, :, turn], leads[1 - half :: 2, :, -1]
                sums = zip(here.sum(0), (here**2).sum(0), gaps, strict=True)
                worth = [believed(*measured(len(here), total, squares), gap) for total, squares, gap in sums]
                best = int(np.argmax(worth)) if worth else 0
                found.append(float(there[:, best].mean()) if worth and worth[best] > 0 else 0.0)
        return np.array(found)


def report(found: list[Position]) -> None:
    """Print the figures."""
    leads = Leads(found)
    print(f"{len(found)} positions, {sum(map(len, leads.gaps))} other options, {DRAWS} draws each")
    spread = (f"{each:.3f} ({turns})" for each, turns in zip(leads.spread(), TURNS, strict=True))
    print("a lead varies from draw to draw by (after so many turns)", *spread)
    (start, slope, each), errors = leads.foretold()
    print(
        f"the lead after {TURNS[-1]} turns is {start:+.4f} (standard error {errors[0]:.4f}) + {slope:.2f} "
        f"({errors[1]:.2f}) of that after {TURNS[0]} + {each:+.4f} ({errors[2]:.4f}) for each credit"
    )
    of: dict[str, Callable[[Position], bool]] = {
        "both sides": lambda _: True,
        "the Corp": lambda position: position["side"] == CORP,
        "the Runner": lambda position: position["side"] == RUNNER,
    }
    for name, chosen in of.items():
        some = Leads([position for position in found if chosen(position)])
        for turn in (0, 1) if some.found else ():
            gains = 100 * some.gains(turn)
            departs = 100 * (gains != 0).mean()
            error = gains.std() / len(some.found) ** 0.5
            print(
                f"{name}, by the judge after {TURNS[turn]} turns: departs at {departs:.0f}% "
                f"and gains {gains.mean():+.2f} points a decision (standard error {error:.2f})"
            )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, required=True, help="the file of positions, which is added to")
    parser.add_argument("--positions", type=int, default=200, help="positions to add (default: 200)")
    parser.add_argument("--first", type=int, default=-1, help="the game to begin with (default: the next)")
    args = parser.parse_args()
    args.file.parent.mkdir(parents=True, exist_ok=True)
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    found = [json.loads(line) for line in lines]
    first = args.first if args.first >= 0 else 1 + max((each["game"] for each in found), default=-1)
    with args.file.open("a", encoding="utf-8") as file:
        for _, position in zip(range(args.positions), positions(first), strict=False):
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
