"""Whether what the searcher does otherwise than the rules of thumb is better, played on to the game's end.

    python tools/departures.py --file build/departures.jsonl --side runner       100 departures: half an hour
    python tools/departures.py --file build/departures.jsonl --departures 0      the figures again

The searcher plays a side against the rule-of-thumb player. At some of the decisions where it departs from
what the rules of thumb would do, both options are taken in games that its seat could not tell from this one,
and rule-of-thumb players play these to their end. The judge of the search has no say in that.

The figures: what departures gained, in points of a hundred games, by how much better the searcher believed
them to be; and by kinds of what was done and left.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from rulerunner.bots.arena import SIDES, drawn_meeting
from rulerunner.bots.search.board import State, advance, go
from rulerunner.bots.search.bot import NAMING, mark, worth_a_search
from rulerunner.bots.search.trying import Budget, Search, at_once
from rulerunner.bots.search.untried import outdone
from rulerunner.bots.thumb import ThumbBot, handler
from rulerunner.bots.thumb.table import Table
from rulerunner.game import Game
from rulerunner.lang.words import Side
from rulerunner.session import Start
from rulerunner.view import view
from rulerunner.view.sampler import Sampler

SEED: Final = 9_500_000
GAMES: Final = 24
"""So many games are played on with either option."""
PART: Final = 0.4
"""This part of the departures is looked into, so that they come from many games."""
LONGEST: Final = 3000
STEPS: Final = (0.0, 0.01, 0.02, 0.04, 0.08, math.inf)
"""Departures are told apart by how much better they were believed to be."""

Departure = dict[str, Any]


def departures(side: Side, simulations: int, number: int) -> Iterator[Departure]:
    """Departures of the searcher on a side, in games from a number on."""
    while True:
        rules, decks, chance = drawn_meeting(number, SEED + number)
        game = Start.from_decks(*decks, rules, SEED + number).game()
        thumbs = {each: ThumbBot() for each in SIDES}
        while (decision := game.decision) is not None:
            usual = thumbs[decision.side].choose(game.view(decision.side))
            taken = usual
            if decision.side == side and len(decision.options) > 1 and decision.kind != NAMING:
                found = _searched(game, side, simulations, usual, number)
                if found is not None:
                    taken, believed = found
                    if taken != usual and chance.random() < PART:
                        options = [decision.options[index] for index in (usual, taken)]
                        yield {
                            "game": number,
                            "rules": rules,
                            "side": side,
                            "turn": game.state.turn,
                            "kind": decision.kind,
                            "left": options[0].kind,
                            "done": options[1].kind,
                            "believed": round(believed, 4),
                            "gained": compared(game.state, side, usual, taken, chance),
                        }
            game.choose(taken)
        number += 1


def _searched(game: Game, side: Side, budget: int, usual: int, seed: int) -> tuple[int, float] | None:
    """What the searcher does, and how much better it believes that to be; None where it does not think."""
    seen = game.view(side)
    table = Table(seen)
    values = handler(table)(table)
    if not worth_a_search(table, values) or values[usual] < max(values):
        return None
    sampler, chance = Sampler(game.state, side), Random(seed ^ mark(seen))
    if any(at_once(sampler, chance)):
        return None
    search = Search(sampler, chance, values, without=outdone(table, values, frozenset()))
    search.run(Budget(budget))
    best = search.best()
    return best, search.lead_of(best)


def compared(state: State, side: Side, usual: int, taken: int, chance: Random, games: int = GAMES) -> float:
    """How much more often the side wins with one option than with the other, in the same games."""
    sampler, more = Sampler(state, side), 0.0
    for _ in range(games):
        drawn = sampler.draw(chance)
        more += _won(drawn.clone(), taken, side) - _won(drawn.clone(), usual, side)
    return round(more / games, 4)


def _won(s: State, option: int, side: Side) -> float:
    """Take an option, and let rule-of-thumb players play on to the end."""
    decision = advance(s)
    assert decision is not None
    decision = go(s, decision, option)
    thumbs = {each: ThumbBot() for each in SIDES}
    for _ in range(LONGEST):
        if decision is None:
            break
        decision = go(s, decision, thumbs[decision.side].choose(view(s, decision.side, decision)))
    return 0.5 if s.result is None else float(s.result[0] == side)


# --- figures ----------------------------------------------------------------------------------------------


def line(name: str, found: list[Departure]) -> str:
    """What some departures gained and were believed to gain, in points of a hundred games."""
    gains = [100 * each["gained"] for each in found]
    mean = sum(gains) / len(gains)
    spread = math.sqrt(sum((each - mean) ** 2 for each in gains) / max(1, len(gains) - 1))
    believed = sum(100 * each["believed"] for each in found) / len(found)
    error = spread / math.sqrt(len(found))
    return f"{name}: {len(found)}, gained {mean:+.1f} (standard error {error:.1f}), believed {believed:+.1f}"


def report(found: list[Departure]) -> Iterator[str]:
    """The figures."""
    yield line("all departures", found)
    for side in SIDES:
        yield from _lines(f"as the {side.capitalize()}", (each for each in found if each["side"] == side))
    for low, high in pairwise(STEPS):
        some = (each for each in found if low <= each["believed"] < high)
        yield from _lines(f"believed better by {100 * low:.0f} to {100 * high:.0f} points", some)
    for (kind, left, done), _ in Counter(
        (each["kind"], each["left"], each["done"]) for each in found
    ).most_common(12):
        some = (each for each in found if (each["kind"], each["left"], each["done"]) == (kind, left, done))
        yield from _lines(f"{kind}: {done} instead of {left}", some)


def _lines(name: str, found: Iterable[Departure]) -> Iterator[str]:
    some = list(found)
    if some:
        yield line(name, some)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, required=True, help="the file of departures, which is added to")
    parser.add_argument("--side", choices=SIDES, default="runner", help="the searcher's side")
    parser.add_argument("--simulations", type=int, default=100, help="for each decision (default: 100)")
    parser.add_argument("--departures", type=int, default=100, help="departures to add (default: 100)")
    args = parser.parse_args()
    args.file.parent.mkdir(parents=True, exist_ok=True)
    lines = args.file.read_text("utf-8").splitlines() if args.file.exists() else []
    found: list[Departure] = [json.loads(line) for line in lines]
    first = 1 + max((each["game"] for each in found if each["side"] == args.side), default=-1)
    with args.file.open("a", encoding="utf-8") as file:
        more = departures(args.side, args.simulations, first)
        for _, departure in zip(range(args.departures), more, strict=False):
            file.write(json.dumps(departure) + "\n")
            file.flush()
            found.append(departure)
    if not found:
        print(f"{args.file} has no departures: look for some (--departures)", file=sys.stderr)
        return 1
    print(*report(found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
