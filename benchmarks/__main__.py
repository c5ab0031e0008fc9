"""`python -m benchmarks`: measure, print a table, and write benchmarks/results.md."""

import argparse
import platform
import subprocess
from pathlib import Path
from random import Random
from typing import Final

import chess

from rulerunner import EDITIONS, Game
from rulerunner.building import build, compiled
from rulerunner.view.sampler import Sampler

from . import measuring as m

HERE = Path(__file__).parent
INSTALLED = (10, 20, 40, 80)
LENGTHS = (0, 100, 200, 400)
RULES = tuple(EDITIONS)
ROUNDS = 4


def processor() -> str:
    """The processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor() or platform.machine()


def commit() -> str:
    """The commit measured, with a mark if the sources have changed since."""
    head = _git("rev-parse", "--short", "HEAD")
    changed = _git("status", "--porcelain", "--", "../src", "*.py")
    return f"{head}{'-dirty' if changed else ''}" if head else "unknown"


def _git(*command: str) -> str:
    told = subprocess.run(["git", *command], cwd=HERE, capture_output=True, text=True, check=False)
    return told.stdout.strip()


def row(name: str, *cells: object) -> str:
    return "| " + " | ".join((name, *map(str, cells))) + " |"


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:,.1f} µs" if seconds else "none"


def measure(scale: float) -> list[str]:
    """All measurements, as the lines of the report."""
    games = max(6, round(64 * scale))
    progress = m.Progress(ROUNDS * (1 + len(RULES)) + 13 * len(RULES))
    columns: dict[str, list[str]] = {rules: [] for rules in RULES}
    boards: list[m.Play] = []
    ours: dict[str, list[m.Play]] = {rules: [] for rules in RULES}
    for _ in range(ROUNDS):  # in turns, so that a busy moment hits all alike; the best round counts
        with progress.step("chess"):
            boards.append(m.chess_games(max(2, round(20 * scale))))
        for rules in RULES:
            with progress.step(f"{rules}: games"):
                ours[rules].append(m.random_games(rules, games))
    yardstick = m.best(boards)
    for rules in RULES:
        column = columns[rules]
        played = m.best(ours[rules])
        column += [
            f"{played.per_second:,.0f}",
            f"{played.per_second / yardstick.per_second:.2f}",
            f"{played.games_per_second:.1f}",
            f"{played.decisions / played.games:.0f}",
        ]
        game = m.middle(rules)
        decision = game.decision
        assert decision is not None
        side, saved, rng = decision.side, game.to_json(), Random(0)
        times = max(10, round(300 * scale))
        sampler = Sampler(game.state, side)
        for name, act, many in (
            ("new game", lambda rules=rules: m.start(rules, 0), times),
            ("clone", game.clone, times * 30),
            ("frame", lambda game=game, side=side: Sampler(game.state, side), times // 10 + 1),
            ("sample", lambda sampler=sampler, rng=rng: sampler.draw(rng), times),
            ("digest", game.digest, times // 3),
            ("to_json", game.to_json, times // 10 + 1),
            ("from_json", lambda saved=saved: Game.from_json(saved), times // 10 + 1),
        ):
            with progress.step(f"{rules}: {name}"):
                column.append(micro(m.each(act, many)))
        few = max(2, round(6 * scale))
        with progress.step(f"{rules}: views"):
            column[6:6] = [micro(m.views(rules, few, scratch)) for scratch in (False, True)]
        with progress.step(f"{rules}: the rule-of-thumb bot"):
            thumb = m.bot_games(rules, max(2, round(8 * scale)))
        column += [f"{thumb.per_second:,.0f}", f"{thumb.games_per_second:.1f}"]
        with progress.step(f"{rules}: search"):
            column.append(f"{m.simulations(rules, max(20, round(150 * scale))):,.0f}")
        with progress.step(f"{rules}: memory"):
            column.append(f"{m.memory(rules, 6) / 1024:,.0f} KB")
        with progress.step(f"{rules}: installed cards"):
            costs = [m.with_installed(rules, cards, max(20, round(150 * scale))) for cards in INSTALLED]
        column += [micro(cost) for cost in costs]
        column.append(f"{costs[-1] / costs[0]:.2f}")
        with progress.step(f"{rules}: length"):
            column += [micro(cost) for cost in m.by_length(rules, games, LENGTHS)]
    return report(yardstick, columns)


SET_WHERE: Final = 19_248
"""The plies of chess a second where the targets for times were set: a slower machine has as much longer."""


def rows(plies: float) -> dict[str, str]:
    """What is measured, and what it should be: in pure Python, and compiled, where chess is so fast."""
    fast = compiled()

    def within(time: int) -> str:
        return f"{time * SET_WHERE / plies:,.0f} µs at most"

    games = f"{60 * plies / SET_WHERE:.0f} at least"
    lengths = [f"from {edge}" for edge in LENGTHS]
    return {
        "decisions a second": "",
        "... to one ply a second of chess": "2.5 at least" if fast else "0.5 at least",
        "whole games a second": "" if fast else games,
        "decisions in a game": "",
        "new game": "",
        "clone, mid-game": within(10),
        "whole view of a seat, from decision to decision": within(60) if fast else "",
        "... made from scratch": "",
        "frame of what is hidden, once a search": "",
        "sample of what is hidden": within(150) if fast else "",
        "digest": within(60) if fast else "",
        "to_json": within(1_500) if fast else "",
        "from_json": within(1_500) if fast else "",
        "rule-of-thumb bot: decisions a second": "",
        "rule-of-thumb bot: games a second": "",
        "search: simulations a second, mid-game": "",
        "memory of a live game": "200 KB at most",
        **{f"a decision, {cards} cards installed": "" for cards in INSTALLED},
        f"... {INSTALLED[-1]} cards to {INSTALLED[0]}": "2.5 at most",
        **{f"a decision, {edge} on": "" for edge in lengths},
    }


def report(yardstick: m.Play, columns: dict[str, list[str]]) -> list[str]:
    targets = rows(yardstick.per_second)
    cells = zip(targets, *columns.values(), targets.values(), strict=True)
    plies = f"{yardstick.per_second:,.0f} plies a second"
    return [
        f"{processor()}; one core used. Rulerunner {build()}, commit {commit()}.",
        "",
        f"The yardstick, in the same run: random games of chess with `chess` {chess.__version__}, {plies}.",
        f"Targets for times were set where it plays {SET_WHERE:,}; here they are as much longer or shorter.",
        "",
        row("", *columns, "target"),
        row("---", *("---:" for _ in columns), "---:"),
        *(row(*line) for line in cells),
    ]


HEADER = """# How fast it plays

Written by `make bench`, in pure Python and, after `make fast`, compiled. Games are seeded and random, between
the sample decks, every one of a side against every one of the other; a decision is one with at least two
options. Times are processor time. What the figures mean and how they were reached: `docs/speed.md`.
"""


def write(lines: list[str]) -> None:
    """Put the figures into the report, in place of older ones of the same build."""
    name = "Compiled" if compiled() else "Pure Python"
    file = HERE / "results.md"
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    parts = {part.partition("\n")[0]: part.partition("\n")[2].strip() for part in old.split("\n## ")[1:]}
    parts[name] = "\n".join(lines)
    text = "".join(f"\n## {part}\n\n{parts[part]}\n" for part in ("Pure Python", "Compiled") if part in parts)
    file.write_text(HEADER + text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of play.")
    parser.add_argument("--scale", type=float, default=1.0, help="how much to do; 1 takes about two minutes")
    parser.add_argument("--no-file", action="store_true", help="print the table only")
    given = parser.parse_args()
    lines = measure(given.scale)
    print("\n".join(lines))
    if not given.no_file:
        write(lines)


if __name__ == "__main__":
    main()
