"""Golden playthroughs: whole games pinned answer by answer, with what happened in words.

`make golden` writes them anew; a test replays them. A difference after a change of the machine is either the
point of the change or a bug.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rulerunner.decks import samples  # noqa: E402  (the path has to be there first)
from rulerunner.rules import EDITIONS  # noqa: E402
from rulerunner.session import Chance, Match, Replay, Start  # noqa: E402

FOLDER: Final = ROOT / "tests" / "golden"
SEEDS: Final = (11, 12)
CHANGING: Final = ("startup", "standard")


class Golden(NamedTuple):
    """A pinned game: the name of its files, its replay and its transcript."""

    name: str
    replay: str
    transcript: str


def played(rules: str, seed: int) -> Match:
    """A whole game between two players who choose by chance, with sample decks picked by the seed.

    Formats that change leave the games alone: their decks come and go.
    """
    family = EDITIONS[rules].family
    corp, runner = (
        [deck for deck in samples(family, side).values() if deck.format not in CHANGING]
        for side in ("corp", "runner")
    )
    start = Start.from_decks(corp[seed % len(corp)], runner[seed % len(runner)], rules, seed)
    match = Match(start, Chance(seed), Chance(seed + 1))
    match.pump()
    return match


def golden(rules: str, seed: int) -> Golden:
    match = played(rules, seed)
    told = "\n".join(f"{line.rule:>8}  {line.text}" for line in match.transcript())
    return Golden(f"{rules}-{seed}", Replay.of(match, every=25).to_text(), f"{told}\n")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for rules in EDITIONS:
        for seed in SEEDS:
            game = golden(rules, seed)
            (FOLDER / f"{game.name}.jsonl").write_text(game.replay, "utf-8")
            (FOLDER / f"{game.name}.txt").write_text(game.transcript, "utf-8")
            print(f"wrote tests/golden/{game.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
