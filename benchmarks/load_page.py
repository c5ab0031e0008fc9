"""What was measured of many games at once, kept part by part, and the page that says it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rulerunner.server.hub import EVEN

from .crowd import Level

REPORT = Path(__file__).parent / "load.md"
KEPT = Path(__file__).parent / "load.json"
"""What was measured last, part by part: each needs a quiet machine for a while."""
THINKING = 2.0
"""Seconds a person thinks on average, from no time to long."""


class Held(NamedTuple):
    """One number of games, and what came of it."""

    games: int
    answers: float
    """A second."""
    half: float
    p99: float
    errors: int
    crowd: float
    server: float
    """Parts of one core."""

    @classmethod
    def of(cls, level: Level, server: float) -> "Held":
        half = level.took[len(level.took) // 2] if level.took else float("inf")
        answers = len(level.took) / level.seconds
        return cls(level.games, answers, half, level.p99, level.errors, level.busy, server)


def percentile(values: Sequence[float], share: float) -> str:
    """Within which time so many of them came."""
    return milli(values[min(len(values) - 1, int(len(values) * share))]) if values else "none"


def milli(seconds: float) -> str:
    return f"{seconds * 1e3:,.1f} ms"


HEADING = """\
# Many games at once

Written by `python -m benchmarks.load`. A server and all its players share one machine.

"""
HELD = """\
## How many games are held

`python -m benchmarks.load --hold {limit:.0f} --workers N`: people play each other, each thinks for
{thinking:.0f} seconds on average and takes any option. An answer's time is from sending it to being shown
what came of it; writing it to the disk is in it, and the {even:.0f} ms always waited between people. The
crowd is stepped up until 99 of 100 answers no longer come within {limit:.0f} ms. It shares the cores with
the server; its own part of one core is in the last column.
"""
KILLS = """\
## Workers that are killed

`python -m benchmarks.load --workers 2 --kills N`: people play each other while one worker after the other is
killed. The way back is from the lost connection to the first frame that is shown again. In the end the server
is killed, too, and what it had confirmed is looked for in its database.
"""
BOTS = """\
## Against bots

`python -m benchmarks.load`: every game is against the usual bot, in the three editions and both seats in
turn. An answer's time is that from sending it to the next own choice: the bot's moves, and writing all of
it to the disk, are in it.
"""


def keep(part: str, data: object) -> None:
    """Keep what was measured, and write the page anew."""
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Any]) if KEPT.exists() else {}
    kept[part] = data
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted")) + b"\n")
    REPORT.write_text(page(kept), "utf-8")


def page(kept: dict[str, Any]) -> str:
    """All that was measured, for people."""
    parts = [HEADING.rstrip()]
    sections = sorted(name for name in kept if name.startswith("held"))
    if sections:
        limit = kept[sections[0]]["limit"]
        parts.append(HELD.format(limit=limit, thinking=THINKING, even=EVEN * 1000).rstrip())
        parts += [_held_table(kept[name]) for name in sections]
        parts.append(" ".join(_said(kept[name]) for name in sections))
        one, two = (_most(kept[name]) if name in kept else 0 for name in ("held 1", "held 2"))
        if one and two:
            costs = [_cost(kept[name]) for name in ("held 1", "held 2")]
            parts.append(
                f"Two workers held {two / one:.2f} times as many as one. There an answer costs the server "
                f"{milli(costs[0])} of processor time with one worker and {milli(costs[1])} with two."
            )
    for name, heading in (("kills", KILLS), ("bots", BOTS)):
        if name in kept:
            parts += [heading.rstrip(), f"{kept[name]['machine']}.", kept[name]["table"]]
    return "\n\n".join(parts) + "\n"


def _most(part: dict[str, Any]) -> int:
    """The most games that were held."""
    fine = [row["games"] for row in part["rows"] if row["p99"] * 1000 <= part["limit"] and not row["errors"]]
    return max(fine, default=0)


def _cost(part: dict[str, Any]) -> float:
    """Processor time of the server for an answer, in seconds, with the most games that were held."""
    row = next(row for row in part["rows"] if row["games"] == _most(part))
    return float(row["server"] / row["answers"])


def _said(part: dict[str, Any]) -> str:
    """How many games were held, and whether more were tried."""
    who, most = f"{part['workers']} worker{'s' * (part['workers'] > 1)}", _most(part)
    if not most:
        return f"With {who} none of the numbers tried was held."
    more = "" if most < part["rows"][-1]["games"] else "; no more were tried"
    return f"With {who} {most} games were held{more}."


def _held_table(part: dict[str, Any]) -> str:
    head = ("games", "answers a second", "half within", "99 of 100 within", "server, cores", "crowd, cores")
    rows = [
        (
            f"{row['games']}",
            f"{row['answers']:.0f}",
            milli(row["half"]),
            milli(row["p99"]) + (f", {row['errors']} errors" if row["errors"] else ""),
            f"{row['server']:.2f}",
            f"{row['crowd']:.2f}",
        )
        for row in part["rows"]
    ]
    lines = [f"| {' | '.join(head)} |", "|" + " ---: |" * len(head), *(f"| {' | '.join(r)} |" for r in rows)]
    return f"**{part['workers']} worker{'s' * (part['workers'] > 1)}.** {part['machine']}.\n\n" + "\n".join(
        lines
    )
