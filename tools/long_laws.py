"""The laws over many random games of the whole pool of cards: more than the tests have time for.

    python tools/long_laws.py                                    as many games of each law as are asked of it
    python tools/long_laws.py --laws saves --games 300:400       some of one law
    python tools/long_laws.py --rules nsg-26.03 --games 417:418  one game again

The laws: `referee` (what is offered at each decision is what the naive referee finds legal, in the game and
in a few that begin in random positions), `saves` (each decision is the same after saving and loading),
`words` (no two options of a decision have the same words), `every` (all laws at once in one game: these,
those of the cards, numbers and windows, what is hidden, clones, and the game played again).

Each game that is over is a line of the record (`--record`, build/long-laws.jsonl unless told otherwise), and
is not played again: stopped, the tool goes on where it was. A game that breaks a law is printed with what is
needed to play it again, and the others go on. At the end, and with `--report` at once, it prints what the
record says. After a change of rules or cards begin with an empty record.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rulerunner import EDITIONS  # noqa: E402  (the path has to be there first)
from tests.laws import test_copies, test_every_law, test_option_words, test_referee  # noqa: E402
from tests.support.playing import deadline  # noqa: E402

RECORD: Final = ROOT / "build" / "long-laws.jsonl"
POSITIONS: Final = 2
"""For each game of the referee so many are begun in random positions."""
SHOWN: Final = 60
"""Seconds between two lines of progress."""
LATE: Final = 3600
"""Seconds after which a game is taken to hang: other work may leave it little of the processor."""

Line = dict[str, Any]
"""A game in the record: the law, the edition, the seed, its decisions, and what came of it."""


class Minutes(test_referee.Bench):
    """A referee that writes its objections down, and has the game go on."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.objections: list[str] = []

    def object(self, objection: str) -> None:
        self.objections.append(objection)


def referee(rules: str, seed: int) -> Line:
    bench = Minutes(rules)
    test_referee.one_game(bench, rules, seed, POSITIONS)
    return {"decisions": bench.decisions, "unjudged": dict(bench.unjudged), "broken": bench.objections}


def saves(rules: str, seed: int) -> Line:
    return {"decisions": test_copies.saving_keeps_every_decision(rules, seed)}


def words(rules: str, seed: int) -> Line:
    return {"decisions": test_option_words.options_read_differently(rules, seed)}


def every(rules: str, seed: int) -> Line:
    bench = Minutes(rules)
    everything = test_every_law.Everything(rules, seed, bench)
    decisions = everything.play(rules, seed)
    return {"decisions": decisions, "unjudged": dict(bench.unjudged), "broken": bench.objections}


LAWS: Final[dict[str, Callable[[str, int], Line]]] = {
    "referee": referee,
    "saves": saves,
    "words": words,
    "every": every,
}
MANY: Final = {"referee": 1000, "saves": 300, "words": 1000, "every": 3000}
"""How many games of each edition, unless told otherwise."""


def played(law: str, rules: str, seed: int) -> Line:
    """Play a game under a law. What breaks it is written down instead of raised."""
    line: Line = {"law": law, "rules": rules, "seed": seed}
    try:
        with deadline(LATE, f"{rules}, game {seed}"):
            line |= LAWS[law](rules, seed)
    except Exception:  # noqa: BLE001  (whatever goes wrong in a game is what is looked for)
        line |= {"decisions": 0, "broken": [traceback.format_exc(limit=-6)]}
    return line


def recorded(record: Path) -> Iterator[Line]:
    if record.exists():
        for text in record.read_text().splitlines():
            yield json.loads(text)


def report(lines: list[Line]) -> str:
    """What the record says, a paragraph for each law and edition."""
    told = []
    for law, rules in sorted({(line["law"], line["rules"]) for line in lines}):
        games = [line for line in lines if (line["law"], line["rules"]) == (law, rules)]
        decisions = sum(line["decisions"] for line in games)
        broken = sorted(line["seed"] for line in games if line.get("broken"))
        unjudged: Counter[str] = Counter()
        for line in games:
            unjudged.update(line.get("unjudged", {}))
        told.append(f"{law}, {rules}: {len(games):,} games, {decisions:,} decisions, {len(broken)} broken")
        if broken:
            told.append(f"  the law is broken in the games {', '.join(map(str, broken))}")
        if unjudged:
            left = sum(unjudged.values())
            told.append(f"  not judged: {left:,} ({100 * left / decisions:.1f}%), of {len(unjudged)} kinds")
            told += [f"    {count:6,}  {kind}" for kind, count in unjudged.most_common(12)]
    return "\n".join(told)


def seeds(text: str) -> range:
    first, _, end = text.partition(":")
    return range(int(first), int(end))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--laws", nargs="+", choices=LAWS, default=list(LAWS))
    parser.add_argument("--rules", nargs="+", choices=EDITIONS, default=list(EDITIONS))
    parser.add_argument("--games", type=seeds, metavar="FIRST:END")
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("--report", action="store_true", help="play nothing, tell what the record says")
    given = parser.parse_args(arguments)
    given.record.parent.mkdir(parents=True, exist_ok=True)
    lines = list(recorded(given.record))
    done = {(line["law"], line["rules"], line["seed"]) for line in lines}
    wanted = [
        (law, rules, seed)
        for seed in (() if given.report else given.games or range(max(MANY.values())))
        for law in given.laws
        if given.games or seed < MANY[law]
        for rules in given.rules
        if (law, rules, seed) not in done
    ]
    shown = time.monotonic()
    with given.record.open("a") as file:
        for count, (law, rules, seed) in enumerate(wanted, 1):
            line = played(law, rules, seed)
            lines.append(line)
            print(json.dumps(line), file=file, flush=True)
            for objection in line.get("broken", ()):
                print(f"BROKEN: {law}, {rules}, game {seed}\n{objection}", flush=True)
            if time.monotonic() - shown > SHOWN:
                shown = time.monotonic()
                print(f"... {count:,} of {len(wanted):,}: {law}, {rules}, game {seed}", flush=True)
    print(report(lines))
    return 1 if any(line.get("broken") for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
