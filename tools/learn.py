"""Learn how likely the Corp is to win from a position: games between bots, then a logistic regression.

    python tools/learn.py                        every edition, a few minutes on two processors
    python tools/learn.py --games 500 --jobs 1   fewer games
    python tools/learn.py --thumb 1000000        quick rules alone, in a minute

Games are played by quick rules with much chance in them, and by the rule-of-thumb player; at the first click
of each turn the position is written down with who won in the end. The weights go to the package; the figures
printed are of games that were left out of the learning.
"""

import argparse
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from rulerunner.bots import ThumbBot
from rulerunner.bots.search import reflex
from rulerunner.bots.search.judging import FEATURES, features
from rulerunner.decks import samples
from rulerunner.rules import EDITIONS
from rulerunner.session import Start

FILE = Path(__file__).parent.parent / "src/rulerunner/bots/search/weights.json"
LONGEST = 4000
SEED = 1_000_000
HELD_OUT = 10
"""One game of so many is kept to test on."""
PASSES = 15
RATE = 0.5
SHRINK = 2e-4

SIGNS = {
    "tags": 1,
    "damage in HQ to a card of the grip": 1,
    "a grip of two at most": 1,
    "kinds of ice the Runner breaks": -1,
    "more accesses": -1,
    "other cards of the rig": -1,
    "traps installed": 1,
    "agendas in HQ that could be scored next turn": 0,
}
"""What cannot be bad for one side, however the players of these games misused it; 0 is left out: a judge that
likes agendas in hand would rather hold them than score them."""

Row = tuple[str, list[float], float]
"""Whose turn it is, what is seen, and whether the Corp won."""


def play(job: tuple[str, int, bool]) -> list[Row]:
    """A game, by quick rules or by rules of thumb, as rows."""
    rules, seed, thumb = job
    family = EDITIONS[rules].family
    corps, runners = (list(samples(family, side).values()) for side in ("corp", "runner"))
    chance = Random(seed)
    game = Start.from_decks(chance.choice(corps), chance.choice(runners), rules, seed).game()
    bots = {"corp": ThumbBot(), "runner": ThumbBot()}
    rows: list[tuple[str, list[float]]] = []
    seen, made = 0, 0
    while (decision := game.decision) is not None and made < LONGEST:
        made += 1
        state = game.state
        if decision.kind == "action" and state.turn != seen:
            seen = state.turn
            rows.append((state.active, features(state)))
        # A slip now and then shows what it costs.
        if thumb and chance.random() > 0.05:
            game.choose(bots[decision.side].choose(game.view(decision.side)))
        else:
            game.choose(reflex.choose(state, decision, chance))
    won = 1.0 if game.result is not None and game.result[0] == "corp" else 0.0
    return [(side, row, won) for side, row in rows]


def fit(rows: list[tuple[list[float], float]], seed: int = 1) -> list[float]:
    """The weights of a logistic regression, by passes over the rows in random order (Adagrad)."""
    count = len(FEATURES)
    weights, squares = [0.0] * count, [1e-3] * count
    chance = Random(seed)
    order = list(range(len(rows)))
    signs = {FEATURES.index(name): sign for name, sign in SIGNS.items()}
    for done in range(PASSES):
        chance.shuffle(order)
        rate = RATE / (1 + done / 5)
        for place in order:
            row, won = rows[place]
            total = sum(map(float.__mul__, weights, row))
            error = 1 / (1 + math.exp(-max(-20.0, min(20.0, total)))) - won
            for i, value in enumerate(row):
                if value:
                    step = error * value + SHRINK * weights[i]
                    squares[i] += step * step
                    weights[i] -= rate * step / math.sqrt(squares[i])
                    if i in signs and weights[i] * signs[i] <= 0:
                        weights[i] = 0.0
    return weights


def loss(weights: list[float], rows: list[tuple[list[float], float]]) -> tuple[float, float]:
    """The mean log loss, and how often the likelier side won."""
    total = right = 0.0
    for row, won in rows:
        chance = 1 / (1 + math.exp(-max(-20.0, min(20.0, sum(map(float.__mul__, weights, row))))))
        total -= math.log(max(1e-9, chance if won else 1 - chance))
        right += (chance > 0.5) == (won > 0.5)
    return total / max(1, len(rows)), right / max(1, len(rows))


def learn(rules: str, games: int, jobs: int, thumb: int) -> dict[str, list[float]]:
    """The weights of an edition."""
    work = [(rules, SEED + number, (number // 7) % thumb == 0) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, work, chunksize=8))
    found = {}
    for side in ("corp", "runner"):
        known = [
            (row, won) for i, game in enumerate(played) if i % HELD_OUT for at, row, won in game if at == side
        ]
        kept = [
            (row, won)
            for i, game in enumerate(played)
            if not i % HELD_OUT
            for at, row, won in game
            if at == side
        ]
        weights = fit(known)
        far, right = loss(weights, kept)
        base = sum(won for _, won in known) / len(known)
        guess = [0.0] * len(FEATURES)
        guess[0] = math.log(base / (1 - base))
        print(
            f"{rules}, {side}'s turn: {len(known)} positions; log loss {far:.3f} "
            f"(by the share of wins alone {loss(guess, kept)[0]:.3f}), {100 * right:.1f}% right",
            flush=True,
        )
        found[side] = [round(weight, 4) for weight in weights]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1500, help="games an edition (default: 1500)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--thumb", type=int, default=6, help="one game of so many by rules of thumb")
    parser.add_argument("--rules", nargs="*", choices=tuple(EDITIONS), help="editions (default: all)")
    args = parser.parse_args()
    data = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"weights": {}}
    found = data["weights"] if tuple(data.get("features", ())) == FEATURES else {}
    for rules in args.rules or EDITIONS:
        found[rules] = learn(rules, args.games, args.jobs, args.thumb)
        # One edition after the other, so that a run that is stopped leaves what it has learned.
        FILE.write_text(json.dumps({"features": FEATURES, "weights": found}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
