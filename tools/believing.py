"""What kinds of cards the Corp's hidden places hold, counted in games of the rule-of-thumb player.

    python tools/believing.py                     900 games: a few minutes on two cores, compiled
    python tools/believing.py --games 90 --dry    print what was counted, and write nothing

At the first click of each of the Runner's turns every card that the Runner cannot know is looked at. For each
way in which a card may lie in a remote (behind ice or open, with how many counters, since when), for HQ at
each stage of a game and for Archives, numbers are fitted that say how much likelier than by chance each kind
of card lies there. A tenth of the games is left out; how well those numbers foretell it is printed. They are
written to `src/rulerunner/bots/search/belief.json`, which `rulerunner.bots.search.belief` reads.
"""

import argparse
import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rulerunner.bots import ThumbBot
from rulerunner.bots.search.belief import KINDS, STAGES, in_remotes, kind_of, laid_as, stage_of
from rulerunner.bots.search.board import State
from rulerunner.decks import samples
from rulerunner.lang.words import ARCHIVES, CORP, HQ, RND, RUNNER
from rulerunner.rules import EDITIONS
from rulerunner.session import Start
from rulerunner.view.sampler import hidden, what_fits

FILE: Final = Path(__file__).parent.parent / "src/rulerunner/bots/search/belief.json"
RULES: Final = tuple(EDITIONS)
SEED: Final = 6_000_000
LEFT_OUT: Final = 10
ROUNDS: Final = 60
STEADY: Final = 0.5
"""What is added to every count, so that nothing is impossible."""
LAID, HELD, THROWN = "laid ", "held ", "thrown "
"""In remotes, in HQ, face down in Archives."""


class Found(NamedTuple):
    """A hidden card: how it lies, of what kind it is, and how many of each kind might lie there instead."""

    family: str
    how: str
    kind: int
    rivals: tuple[int, ...]


def looked_at(s: State) -> Iterator[Found]:
    """The hidden cards of a position, as the Runner may wonder about them."""
    family = s.edition.family
    places = hidden(s, RUNNER, CORP)
    for cid in in_remotes(s, places):
        fits = what_fits(s, cid)
        kinds = Counter(kind_of(s.cards[each].face) for each in places if fits(s.cards[each].face))
        yield Found(family, LAID + laid_as(s, cid), kind_of(s.cards[cid].face), _row(kinds))
    for zone, how in ((HQ, f"{HELD}{stage_of(s)}"), (ARCHIVES, f"{THROWN}face down")):
        loose = [cid for cid in places if s.cards[cid].zone in (zone, RND)]
        kinds = Counter(kind_of(s.cards[cid].face) for cid in loose)
        for cid in loose:
            if s.cards[cid].zone == zone:
                yield Found(family, how, kind_of(s.cards[cid].face), _row(kinds))


def _row(kinds: Counter[int]) -> tuple[int, ...]:
    return tuple(kinds[kind] for kind in range(len(KINDS)))


def game(number: int) -> list[Found]:
    """What a game of two rule-of-thumb players shows."""
    rules, rng = RULES[number % len(RULES)], Random(number)
    family = EDITIONS[rules].family
    corp, runner = (rng.choice(list(samples(family, side).values())) for side in ("corp", "runner"))
    play = Start.from_decks(corp, runner, rules, SEED + number).game()
    bots = {CORP: ThumbBot(2 * number), RUNNER: ThumbBot(2 * number + 1)}
    found: list[Found] = []
    seen = -1
    while (decision := play.decision) is not None:
        s = play.state
        if decision.side == RUNNER and decision.kind == "action" and s.turn != seen:
            seen = s.turn
            found += looked_at(s)
        play.choose(bots[decision.side].choose(play.view(decision.side)))
    return found


Leans = dict[tuple[str, str], list[float]]


def fitted(found: list[Found]) -> Leans:
    """For each way to lie how much likelier than by chance each kind is there, as logarithms of odds."""
    leans: Leans = defaultdict(lambda: [0.0] * len(KINDS))
    counts: dict[tuple[str, str], Counter[tuple[int, tuple[int, ...]]]] = defaultdict(Counter)
    for each in found:
        counts[each.family, each.how][each.kind, each.rivals] += 1
    for place, rows in counts.items():
        for _ in range(ROUNDS):
            there, expected = [STEADY] * len(KINDS), [STEADY] * len(KINDS)
            for (kind, rivals), times in rows.items():
                there[kind] += times
                for other, chance in enumerate(chances(leans[place], rivals)):
                    expected[other] += times * chance
            for kind in range(len(KINDS)):
                leans[place][kind] += math.log(there[kind] / expected[kind])
    return leans


def chances(lean: list[float], rivals: tuple[int, ...]) -> list[float]:
    """How likely each kind is, of so many cards that might lie there."""
    weights = [many * math.exp(each) for many, each in zip(rivals, lean, strict=True)]
    return [weight / sum(weights) for weight in weights]


def surprise(found: list[Found], leans: Leans) -> float:
    """The mean log loss of what is believed."""
    even = [0.0] * len(KINDS)
    losses = [-math.log(chances(leans.get(each[:2], even), each.rivals)[each.kind]) for each in found]
    return sum(losses) / max(1, len(losses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    asked = parser.parse_args()
    kept: list[Found] = []
    left: list[Found] = []
    with ProcessPoolExecutor() as pool:
        for number, found in enumerate(pool.map(game, range(asked.games), chunksize=4)):
            (left if number % LEFT_OUT == 0 else kept).extend(found)
            print(f"\r{number + 1} of {asked.games} games", end="", flush=True)
    print()
    leans = fitted(kept)
    for part in (LAID, HELD, THROWN):
        rows = [each for each in left if each.how.startswith(part)]
        print(
            f"{part}: {len(rows)} cards left out, log loss {surprise(rows, leans):.3f}; "
            f"by chance alone {surprise(rows, {}):.3f}"
        )
    data: dict[str, dict[str, dict[str, list[float]]]] = {}
    for (family, place), row in sorted(leans.items()):
        part, how = place.split(" ", 1)
        data.setdefault(family, {}).setdefault(part, {})[how] = [round(each, 2) for each in row]
    for family, parts in data.items():
        for stage in range(STAGES):
            parts.setdefault("held", {}).setdefault(str(stage), [0.0] * len(KINDS))
        parts.setdefault("thrown", {}).setdefault("face down", [0.0] * len(KINDS))
        for section, rows_of in parts.items():
            for how, row in rows_of.items():
                print(f"{family} {section} {how}: {dict(zip(KINDS, row, strict=True))}")
    if not asked.dry:
        FILE.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
