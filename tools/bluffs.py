"""How a Corp bluffs: what a Runner loses who takes every advanced card for an agenda.

    python tools/bluffs.py --file build/bluffs.jsonl --games 100 --corp thumb search@100
    python tools/bluffs.py --file build/bluffs.jsonl --games 0       the figures again, of what was played

Each game is played twice with the same decks and seed: against the Runner by rules of thumb, who weighs that
what is advanced may be a trap, and against one who never does and is the same in everything else. The decks
are the Corp's sample decks that have traps to advance, against all of the Runner's. A Corp that installs
traps and agendas alike makes the second Runner lose the more. Games are kept in the file: stopped, the tool
goes on where it was.
"""

import argparse
import json
import math
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, Final

from rulerunner.bots.roster import player
from rulerunner.bots.thumb import ThumbBot, TrustingBot
from rulerunner.bots.thumb.prizes import bites
from rulerunner.bots.thumb.reading import advanceable
from rulerunner.cards.library import library
from rulerunner.decks import Deck, samples
from rulerunner.lang.words import AGENDA, CORP, RUNNER
from rulerunner.rules import EDITIONS
from rulerunner.session import Player, Start, answer_of

LONGEST: Final = 20_000
SEED: Final = 600_000
RUNNERS: Final = {"wary": ThumbBot, "trusting": TrustingBot}
Line = dict[str, Any]


def trapping(family: str) -> list[Deck]:
    """The Corp's sample decks with a card to advance that is no agenda and hurts whoever accesses it."""
    known = library(family)

    def is_trap(name: str) -> bool:
        face = known.face(name)
        return face.type != AGENDA and advanceable(face) and bites(face)

    return [deck for deck in samples(family, CORP).values() if any(map(is_trap, {*deck.cards}))]


def play(corp: Player, runner: Player, decks: tuple[Deck, Deck], rules: str, seed: int) -> Line:
    """A game between two players, and how it ended."""
    game = Start.from_decks(*decks, rules, seed).game()
    players = {CORP: corp, RUNNER: runner}
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        game.choose(answer_of(players[decision.side], game.state, decision))
    winner, reason = game.result or ("", "given up")
    return {"winner": winner, "reason": reason, "turns": game.state.turn}


def games(file: Path, corps: list[str], wanted: int) -> None:
    """Play what is still missing, editions by turns."""
    done = {(line["corp"], line["runner"], line["seed"]) for line in lines(file)}
    rules = tuple(EDITIONS)
    decks = {family: trapping(family) for family in {each.family for each in EDITIONS.values()}}
    for number in range(wanted):
        edition = EDITIONS[rules[number % len(rules)]]
        seed = SEED + number
        rng = Random(seed)
        if not decks[edition.family]:
            continue
        pair = (
            rng.choice(decks[edition.family]),
            rng.choice(list(samples(edition.family, RUNNER).values())),
        )
        for corp in corps:
            for name, kind in RUNNERS.items():
                if (corp, name, seed) in done:
                    continue
                line = play(player(corp, 2 * seed), kind(2 * seed + 1), pair, edition.id, seed)
                line |= {
                    "corp": corp,
                    "runner": name,
                    "seed": seed,
                    "rules": edition.id,
                    "deck": pair[0].name,
                }
                with file.open("a", encoding="utf-8") as record:
                    record.write(json.dumps(line) + "\n")
        print(
            f"\r{number + 1} of {wanted} games, each with every Corp and both Runners",
            end="",
            file=sys.stderr,
        )
    print(file=sys.stderr)


def lines(file: Path) -> list[Line]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def report(found: list[Line]) -> list[str]:
    """For each Corp what either Runner won, and what trust cost, with the 95% interval of the difference
    between games with the same decks and seed."""
    by_corp: dict[str, dict[int, dict[str, bool]]] = defaultdict(lambda: defaultdict(dict))
    for line in found:
        by_corp[line["corp"]][line["seed"]][line["runner"]] = line["winner"] == RUNNER
    told = [
        "| Corp | games | won by the wary Runner | by the trusting one | trust costs |",
        "|---|---|---|---|---|",
    ]
    for corp, seeds in by_corp.items():
        both = [won for won in seeds.values() if len(won) == len(RUNNERS)]
        if not both:
            continue
        wary, trusting = (sum(won[name] for won in both) for name in RUNNERS)
        lost = [won["wary"] - won["trusting"] for won in both]
        mean = sum(lost) / len(lost)
        spread = math.sqrt(sum((each - mean) ** 2 for each in lost) / max(1, len(lost) - 1) / len(lost))
        low, high = (100 * (mean + sign * 1.96 * spread) for sign in (-1, 1))
        cost = f"{100 * mean:.0f} points of 100 ({low:.0f} to {high:.0f})"
        told.append(f"| {corp} | {len(both)} | {wary} | {trusting} | {cost} |")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--file", type=Path, default=Path("build/bluffs.jsonl"))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--corp", nargs="+", default=["thumb", "search@100"])
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    games(given.file, given.corp, given.games)
    print("\n".join(report(lines(given.file))))


if __name__ == "__main__":
    main()
