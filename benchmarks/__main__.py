"""`python -m benchmarks`: measure, print a table, and write benchmarks/results.md."""

import argparse
import platform
import subprocess
from pathlib import Path

import chess

from rulerunner import EDITIONS, Game

from . import measuring as m

HERE = Path(__file__).parent
INSTALLED = (10, 20, 40, 80)
LENGTHS = (0, 100, 200, 400)
RULES = tuple(EDITIONS)


def processor() -> str:
    """The processor's name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor() or platform.machine()


def commit() -> str:
    """The commit measured, with a mark if the tree has changed since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


def row(name: str, *cells: object) -> str:
    return "| " + " | ".join((name, *map(str, cells))) + " |"


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:,.1f} µs" if seconds else "none"


def measure(scale: float) -> list[str]:
    """All measurements, as the lines of the report."""
    games = max(3, round(60 * scale))
    progress = m.Progress(1 + 9 * len(RULES))
    columns: dict[str, list[str]] = {rules: [] for rules in RULES}
    with progress.step("chess"):
        yardstick = m.chess_games(max(2, round(20 * scale)))
    for rules in RULES:
        column = columns[rules]
        with progress.step(f"{rules}: games"):
            played = m.random_games(rules, games)
        column += [
            f"{played.per_second:,.0f}",
            f"{played.per_second / yardstick.per_second:.2f}",
            f"{played.games_per_second:.1f}",
            f"{played.decisions / played.games:.0f}",
        ]
        game = m.middle(rules)
        saved = game.to_json()
        times = max(10, round(300 * scale))
        for name, act, many in (
            ("new game", lambda rules=rules: m.start(rules, 0), times),
            ("clone", game.clone, times * 30),
            ("digest", game.digest, times // 3),
            ("to_json", game.to_json, times // 10 + 1),
            ("from_json", lambda saved=saved: Game.from_json(saved), times // 10 + 1),
        ):
            with progress.step(f"{rules}: {name}"):
                column.append(micro(m.each(act, many)))
        with progress.step(f"{rules}: memory"):
            column.append(f"{m.memory(rules, 6) / 1024:,.0f} KB")
        with progress.step(f"{rules}: installed cards"):
            costs = [m.with_installed(rules, cards, max(20, round(150 * scale))) for cards in INSTALLED]
        column += [micro(cost) for cost in costs]
        column.append(f"{costs[-1] / costs[0]:.2f}")
        with progress.step(f"{rules}: length"):
            column += [micro(cost) for cost in m.by_length(rules, games, LENGTHS)]
    return report(yardstick, columns)


def report(yardstick: m.Play, columns: dict[str, list[str]]) -> list[str]:
    lengths = [f"from {edge}" for edge in LENGTHS]
    names = (
        "decisions a second",
        "... to one ply a second of chess",
        "whole games a second",
        "decisions in a game",
        "new game",
        "clone, mid-game",
        "digest",
        "to_json",
        "from_json",
        "memory of a live game",
        *(f"a decision, {cards} cards installed" for cards in INSTALLED),
        f"... {INSTALLED[-1]} cards to {INSTALLED[0]}",
        *(f"a decision, {edge} on" for edge in lengths),
    )
    cells = zip(names, *columns.values(), strict=True)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    plies = f"{yardstick.per_second:,.0f} plies a second"
    return [
        f"{processor()}; {python}, one core used; commit {commit()}.",
        "",
        f"The yardstick: random games of chess with `chess` {chess.__version__}, {plies}.",
        "",
        row("", *columns),
        row("---", *("---:" for _ in columns)),
        *(row(*line) for line in cells),
    ]


HEADER = """# How fast it plays

Written by `make bench`. Games are seeded and random, between the decks of `decks.py`; a decision is one with
at least two options. Times are processor time.
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed of play.")
    parser.add_argument("--scale", type=float, default=1.0, help="how much to do; 1 takes about a minute")
    parser.add_argument("--no-file", action="store_true", help="print the table only")
    given = parser.parse_args()
    lines = measure(given.scale)
    print("\n".join(lines))
    if not given.no_file:
        (HERE / "results.md").write_text(HEADER + "\n" + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
