"""How strong a searcher is against the rule-of-thumb player, and how that grows with its simulations.

    python tools/strength.py --bot search@100 --side runner --games 180      plays on from where it stopped
    python tools/strength.py --page                                          writes docs/strength.md anew

A match takes the editions by turns and draws both decks of every game from all sample decks. Its games are
kept in benchmarks/strength.jsonl, a line a game, as they end: the same match goes on where it stopped, and
all that was played is counted. One seed deals the same game to every bot. Compile the machine first (`make
fast`): the searcher is some six times as fast, and as good. When the bots have changed, begin a file anew.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from rulerunner.bots.arena import LONGEST, SIDES, Rate, drawn_meeting, wilson
from rulerunner.bots.roster import player
from rulerunner.lang.words import Side
from rulerunner.rules import EDITIONS
from rulerunner.session import Start, answer_of

HERE: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))  # also when it is run as a script

from tools.curves import Curve, Point, curves  # noqa: E402  only now can it be found

FILE: Final = HERE / "benchmarks" / "strength.jsonl"
PAGE: Final = HERE / "docs" / "strength.md"
PICTURE: Final = HERE / "docs" / "strength.svg"
FLOOR: Final = "thumb"
"""Whom a searcher meets."""
SEATS: Final = {"corp": "as the Corp", "runner": "as the Runner"}
COLOURS: Final = {"corp": "#2563a8", "runner": "#b3432b"}

Row = dict[str, Any]
"""A game: the bot and its side, the edition, the decks, the seed, who won and how, turns, the decisions of
the bot, and the seconds of a core that it thought."""
Piece = tuple[str, Side, int]


def played(piece: Piece) -> Row:
    """A game of a bot on a side against the rule-of-thumb player, by its seed."""
    bot, side, seed = piece
    rules, decks, _ = drawn_meeting(seed, seed)
    names = {each: bot if each == side else FLOOR for each in SIDES}
    players = {each: player(name, 2 * seed + at) for at, (each, name) in enumerate(names.items())}
    game = Start.from_decks(*decks, rules, seed).game()
    made, own, thought = 0, 0, 0.0
    while (decision := game.decision) is not None and made < LONGEST:
        began = time.process_time()
        choice = answer_of(players[decision.side], game.state, decision)
        if decision.side == side:
            own += 1
            thought += time.process_time() - began
        game.choose(choice)
        made += 1
    winner, reason = game.result or ("", "given up")
    return {
        "bot": bot,
        "side": side,
        "rules": rules,
        "decks": [deck.name for deck in decks],
        "seed": seed,
        "winner": winner,
        "reason": reason,
        "turns": game.state.turn,
        "decisions": own,
        "seconds": round(thought, 1),
    }


def kept(file: Path) -> list[Row]:
    """The games of a file. Half a line at its end, of a match that was killed, is none."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").split("\n")[:-1]]


def play_on(file: Path, bot: str, side: Side, seeds: Sequence[int], workers: int) -> Iterator[Row]:
    """Play what is not there yet of a match, and keep each game as it ends."""
    there = kept(file)
    known = {(row["bot"], row["side"], row["seed"]) for row in there}
    pieces: list[Piece] = [(bot, side, seed) for seed in seeds if (bot, side, seed) not in known]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(map(_line, there)), "utf-8")
    with ProcessPoolExecutor(workers) as crew:
        for game in as_completed([crew.submit(played, piece) for piece in pieces]):
            with file.open("a", encoding="utf-8") as end:
                end.write(_line(game.result()))
            yield game.result()


def _line(row: Row) -> str:
    return f"{json.dumps(row, ensure_ascii=False)}\n"


# --- the report -------------------------------------------------------------------------------------------


def rate(rows: Sequence[Row]) -> Rate:
    """How often the bot won."""
    return wilson(sum(row["winner"] == row["side"] for row in rows), len(rows))


def said(found: Rate) -> str:
    """A rate in words."""
    if not found.games:
        return ""
    interval = f"{100 * found.low:.1f}% to {100 * found.high:.1f}%"
    return f"{found.wins} of {found.games} ({interval})"


def simulations(bot: str) -> int:
    """How many simulations a decision a bot has; 0 if its name does not say so."""
    budget = bot.removeprefix("search@")
    return int(budget) if budget.isdigit() else 0


def bots_of(rows: Sequence[Row]) -> list[str]:
    """The bots, from the least budget to the largest."""
    return sorted({row["bot"] for row in rows}, key=lambda bot: (simulations(bot), bot))


HEAD: Final = """# How strong the searcher is

Written by `python tools/strength.py --page` from {games} games in `benchmarks/strength.jsonl`, which the same
tool played (its first lines say how). The other side is always the rule-of-thumb player; the editions take
turns, and both decks of each game are drawn from all sample decks. Intervals are of 95% (Wilson). What is
behind the figures is told in [bots.md](bots.md).

![How often the searcher won, by simulations a decision](strength.svg)
"""


def page(rows: Sequence[Row]) -> str:
    """The report."""
    return HEAD.format(games=len(rows)) + "".join(f"{line}\n" for line in _lines(rows))


def _lines(rows: Sequence[Row]) -> Iterator[str]:
    for side, title in SEATS.items():
        mine = [row for row in rows if row["side"] == side]
        if mine:
            yield from ("", f"## {title[0].upper()}{title[1:]}", "")
            yield from _budgets(mine)
            yield from _decks(mine, SIDES.index(side), "with")
            yield from _decks(mine, 1 - SIDES.index(side), "against")


def _budgets(rows: Sequence[Row]) -> Iterator[str]:
    """How often each searcher won, in all and by edition."""
    editions = " | ".join(f"`{rules}`" for rules in EDITIONS)
    yield f"| bot | games won | {editions} | seconds of a core, a game |"
    yield f"| --- |{' ---: |' * (len(EDITIONS) + 2)}"
    for bot in bots_of(rows):
        games = [row for row in rows if row["bot"] == bot]
        cells = [said(rate([row for row in games if row["rules"] == rules])) for rules in EDITIONS]
        seconds = sum(row["seconds"] for row in games) / len(games)
        yield f"| {bot} | {said(rate(games))} | {' | '.join(cells)} | {seconds:.0f} |"


def _decks(rows: Sequence[Row], place: int, how: str) -> Iterator[str]:
    """How often the searchers won with or against each deck, all budgets together."""
    yield from ("", f"All budgets together, {how} each deck:", "")
    yield "| deck | edition | games won |"
    yield "| --- | --- | ---: |"
    for rules in EDITIONS:
        mine = [row for row in rows if row["rules"] == rules]
        for deck in sorted({row["decks"][place] for row in mine}):
            games = [row for row in mine if row["decks"][place] == deck]
            yield f"| {deck} | `{rules}` | {said(rate(games))} |"


def picture(rows: Sequence[Row]) -> str:
    """The share of games won by simulations a decision, as an SVG."""
    budgets = sorted({simulations(row["bot"]) for row in rows} - {0})
    found = []
    for side, title in SEATS.items():
        points = []
        for at, budget in enumerate(budgets):
            games = [row for row in rows if row["side"] == side and simulations(row["bot"]) == budget]
            if games:
                each = rate(games)
                points.append(Point(at, each.share, each.low, each.high))
        found.append(Curve(title, COLOURS[side], points))
    return curves(
        "Games won against the rule-of-thumb player",
        "simulations a decision",
        [f"{budget:,}" for budget in budgets],
        found,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python tools/strength.py", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--file", type=Path, default=FILE, help="where the games are kept")
    parser.add_argument("--bot", default="search@100", help="who plays (default: search@100)")
    parser.add_argument("--side", choices=SIDES, default="runner", help="on which side (default: runner)")
    parser.add_argument("--games", type=int, default=60, help="games of the match (default: 60)")
    parser.add_argument("--first", type=int, default=7_600_000, help="the seed of its first game")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default: 1)")
    parser.add_argument("--page", action="store_true", help="write the report of the games there are")
    given = parser.parse_args()
    if given.page:
        rows = kept(given.file)
        if not rows:
            sys.exit(f"strength: {given.file} holds no games; play some first (--games)")
        PAGE.write_text(page(rows), "utf-8")
        PICTURE.write_text(picture(rows), "utf-8")
        return
    seeds = range(given.first, given.first + given.games)
    for row in play_on(given.file, given.bot, given.side, seeds, given.workers):
        won = "won" if row["winner"] == row["side"] else "lost"
        print(f"{row['seed']} {row['rules']} {' v '.join(row['decks'])}: {won} ({row['reason']})", flush=True)
    match = [row for row in kept(given.file) if (row["bot"], row["side"]) == (given.bot, given.side)]
    print(f"{given.bot} {SEATS[given.side]}: {said(rate([row for row in match if row['seed'] in seeds]))}")


if __name__ == "__main__":
    main()
