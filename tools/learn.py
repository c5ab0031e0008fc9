"""Learn how likely the Corp is to win from a position: games between quick rules, then logistic regression.

    python tools/learn.py --rows build/rows.jsonl               half an hour on two processors
    python tools/learn.py --rows build/rows.jsonl --games 0     fit again what was played before

Games are played by the quick rules, which choose what the rule-of-thumb player would nearly always; some of
the players slip now and then, so that the judge sees what slips cost. At the first click of each turn what
the judge looks at is written to the file of rows, with who won in the end. More games are added to those that
are there.

All editions are fitted at once: what each has of its own are small departures from what they have in common.
The weights go to the package; the figures printed are of games that were left out of the learning.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulerunner.bots.search import reflex
from rulerunner.bots.search.judging import FEATURES, features
from rulerunner.bots.search.looks import Looks
from rulerunner.decks import samples
from rulerunner.rules import EDITIONS
from rulerunner.session import Start

FILE = Path(__file__).parent.parent / "src/rulerunner/bots/search/weights.json"
RULES = tuple(EDITIONS)
LONGEST = 2000
SEED = 5_000_000
SLIPS = (0.0, 0.04, 0.12)
"""How often a player does anything at all instead of what the quick rules say."""
HELD_OUT = 8
"""One game of so many is kept to test on."""
SHRINK = 30.0
"""How strongly weights are drawn to nothing, in positions,"""
APART = 0.3
"""and how easily an edition departs from the others."""
STEPS = 10
ROUNDS = 3
FAITH = 0.3
"""How much of what comes of a position is taken from the judge's view of the next turn, not from the end."""

GOOD = (
    "credits of the Corp", "more credits of the Corp", "the Corp is richer", "income of the Corp",
    "credits on cards of the Corp", "the way into HQ costs", "the way into R&D costs", "tags",
    "damage in HQ to a card of the grip", "the best remote is safe",
    "points of the Corp, with those that are safe", "what assets bring", "cost of the ice rezzed",
    "cost of the ice not rezzed", "worth of the cards in HQ", "traps installed", "upgrades installed",
    "ice rezzed", "ice not rezzed", "kinds of ice in sight that are not broken", "a grip of two at most",
    "core damage",
    "points of the Corp and a safe remote", "the Corp lacks two points at most",
    "the Corp lacks three points at most", "points that the Corp can score this turn",
    "the Corp can win this turn",
)  # fmt: skip
BAD = (
    "credits of the Runner", "more credits of the Runner", "income of the Runner",
    "credits on cards of the Runner", "points in Archives", "R&D can be got into", "HQ can be got into",
    "points in HQ that can be got at", "points in R&D that can be got at", "kinds of ice the Runner breaks",
    "other cards of the rig", "worth of the rig", "worth of the cards in the grip", "points of the Runner",
    "more accesses", "cards in the grip", "breakers in the grip",
    "breakers that break anything", "bad publicity", "a run on HQ is worth", "a run on R&D is worth",
    "the best run on a remote is worth", "points of the Runner and the way into R&D",
    "agendas in HQ that could be scored next turn", "the Runner lacks two points at most",
    "the Runner lacks three points at most", "points in remotes that can be got at",
    "the Runner can win this turn",
)  # fmt: skip
SIGNS = {**dict.fromkeys(GOOD, 1), **dict.fromkeys(BAD, -1)}
"""What cannot be bad for one side, however the players of these games misused it. A judge that likes agendas
in hand would rather hold them than score them."""

Array = NDArray[np.float64]


def play(number: int) -> dict[str, Any]:
    """A game, as rows: whose turn it is, and what is seen."""
    rules = RULES[number % len(RULES)]
    chance = Random(SEED + number)
    family = EDITIONS[rules].family
    corps, runners = (list(samples(family, side).values()) for side in ("corp", "runner"))
    game = Start.from_decks(chance.choice(corps), chance.choice(runners), rules, SEED + number).game()
    slips = {side: chance.choice(SLIPS) for side in ("corp", "runner")}
    rows: list[tuple[str, list[float]]] = []
    turn, seen, made = -1, 0, 0
    while (decision := game.decision) is not None and made < LONGEST:
        made += 1
        state = game.state
        if state.turn != turn:
            turn, looks = state.turn, Looks(state)
        if decision.kind == "action" and state.turn != seen:
            seen = state.turn
            rows.append((state.active, [round(value, 4) for value in features(state, looks)]))
        if decision.kind in ("action", "choose server") and chance.random() < slips[decision.side]:
            game.choose(chance.randrange(len(decision.options)))
        else:
            game.choose(reflex.choose(state, decision, chance, looks))
    winner = game.result[0] if game.result is not None else ""
    return {"number": number, "rules": rules, "winner": winner, "rows": rows}


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                continue


def add(path: Path, games: int, jobs: int) -> None:
    """Play games and write them down as they end."""
    first = 1 + max((game.get("number", -1) for game in read(path)), default=-1)
    with ProcessPoolExecutor(jobs) as pool, path.open("a", encoding="utf-8") as file:
        for done, game in enumerate(pool.map(play, range(first, first + games), chunksize=4), 1):
            file.write(json.dumps(game) + "\n")
            file.flush()
            if not done % 100:
                print(f"{done} of {games} games", flush=True)


def chance_of(scores: Array) -> Array:
    """Scores as chances."""
    found: Array = 1 / (1 + np.exp(-np.clip(scores, -20, 20)))
    return found


def loss(chances: Array, won: Array) -> float:
    """The mean log loss."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


class Positions:
    """The positions of many games, side by side."""

    def __init__(self, games: list[dict[str, Any]]) -> None:
        rows = [(row, game, i) for game in games for i, row in enumerate(game["rows"])]
        self.seen: Array = np.array([row[1] for row, _, _ in rows])
        self.won: Array = np.array([float(game["winner"] == "corp") for _, game, _ in rows])
        self.corp_turn = np.array([row[0][0] == "c" for row, _, _ in rows])
        self.edition = np.array([RULES.index(game["rules"]) for _, game, _ in rows])
        self.held = np.array(
            [number % HELD_OUT == 0 for number, game in enumerate(games) for _ in game["rows"]]
        )
        self.later = np.array(
            [place + 2 if i + 2 < len(game["rows"]) else -1 for place, (_, game, i) in enumerate(rows)]
        )
        """Where the same player's next turn is; -1 if there is none."""

    def wide(self) -> Array:
        """What is seen, once for all editions and once for each."""
        own = (APART * self.seen * (self.edition == i)[:, None] for i in range(len(RULES)))
        return np.hstack([self.seen, *own])

    def targets(self, chances: Array) -> Array:
        """Who won, smoothed by what the judge thinks of the turns in between: a game's luck comes late."""
        found = self.won.copy()
        for place in range(len(found) - 1, -1, -1):
            later = self.later[place]
            if later >= 0:
                found[place] = (1 - FAITH) * found[later] + FAITH * chances[later]
        return found


def fit(wide: Array, wanted: Array) -> Array:
    """The weights of a logistic regression, by Newton's method. What would get a sign that it cannot have is
    left out, and the rest is fitted again."""
    count = len(FEATURES)
    signs = np.array([SIGNS.get(name, 0) for name in FEATURES])
    kept = np.ones(wide.shape[1], bool)
    while True:
        own = wide[:, kept]
        found: Array = np.zeros(own.shape[1])
        shrink = np.full(own.shape[1], SHRINK)
        shrink[0] = 0.01
        for _ in range(STEPS):
            chances = chance_of(own @ found)
            bend = (own * (chances * (1 - chances) + 1e-4)[:, None]).T @ own + np.diag(shrink)
            found = found + np.linalg.solve(bend, own.T @ (wanted - chances) - shrink * found)
        weights: Array = np.zeros(wide.shape[1])
        weights[kept] = found
        wrong = weights[:count] * signs < 0
        if not wrong.any():
            return weights
        kept &= ~np.tile(wrong, 1 + len(RULES))


def learn(positions: Positions, known: NDArray[np.bool_]) -> dict[str, Array]:
    """The weights for each side's turn, from some of the positions."""
    wide, wanted = positions.wide(), positions.won
    corp = positions.corp_turn
    for _ in range(ROUNDS):
        found = {
            "corp": fit(wide[known & corp], wanted[known & corp]),
            "runner": fit(wide[known & ~corp], wanted[known & ~corp]),
        }
        wanted = positions.targets(judged(positions, found))
    return found


def judged(positions: Positions, found: dict[str, Array]) -> Array:
    """What the judge makes of all positions."""
    wide = positions.wide()
    scores: Array = np.where(positions.corp_turn, wide @ found["corp"], wide @ found["runner"])
    return chance_of(scores)


def report(positions: Positions) -> None:
    """How well a judge does on games that it has not learned from."""
    chances = judged(positions, learn(positions, ~positions.held))
    for i, rules in enumerate(RULES):
        for side in ("corp", "runner"):
            here = (positions.edition == i) & (positions.corp_turn == (side == "corp"))
            kept, known = here & positions.held, here & ~positions.held
            won = positions.won[kept]
            share = np.full(len(won), positions.won[known].mean())
            right = 100 * float(((chances[kept] > 0.5) == (won > 0.5)).mean())
            print(
                f"{rules}, {side}'s turn: {int(known.sum())} positions; log loss "
                f"{loss(chances[kept], won):.3f} (by the share of wins alone {loss(share, won):.3f}), "
                f"{right:.1f}% right",
                flush=True,
            )


def by_edition(weights: Array) -> dict[str, list[float]]:
    """Weights as they are shipped."""
    count = len(FEATURES)
    return {
        rules: [
            round(float(each), 3)
            for each in weights[:count] + APART * weights[count * (i + 1) : count * (i + 2)]
        ]
        for i, rules in enumerate(RULES)
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", type=Path, required=True, help="the file of positions, which is added to")
    parser.add_argument("--games", type=int, default=6000, help="games to add (default: 6000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    args = parser.parse_args()
    args.rows.parent.mkdir(parents=True, exist_ok=True)
    if args.games:
        add(args.rows, args.games, args.jobs)
    games = [game for game in read(args.rows) if game["winner"]]
    if len(games) < 2 * HELD_OUT:
        print(f"{args.rows} has {len(games)} games that were won: play more (--games)", file=sys.stderr)
        return 1
    print(f"{len(games)} games")
    positions = Positions(games)
    report(positions)
    # What was left out to test on is learned from in the end.
    learned = learn(positions, np.ones(len(positions.won), bool))
    found = {side: by_edition(weights) for side, weights in learned.items()}
    weights = {rules: {side: found[side][rules] for side in found} for rules in RULES}
    FILE.write_text(json.dumps({"features": FEATURES, "weights": weights}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
