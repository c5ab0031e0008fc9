"""Mutants of the cards: each definition changed a little, and whether a proof of that card notices.

    python tools/card_mutants.py --part 1/8        an eighth of the cards
    python tools/card_mutants.py --card Corroder   one card, and what survives
    python tools/card_mutants.py --cards names.txt the cards named in a file, a line each
    python tools/card_mutants.py --sample 12       some cards, drawn by the seed: what the tests do

All in one process: the proofs are collected once, a mutant takes the place of the card in the library, and
the plays that carry the card's name are played until one fails. `tools/card_mutants.json` says of survivors
why nothing can notice them. What was found is kept in `build/`, so that the work can be done in parts;
`docs/card-mutants.md` is written anew.
"""

import argparse
import json
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT)]

from rulerunner.cards import library as libraries  # noqa: E402
from rulerunner.cards.library import library  # noqa: E402
from rulerunner.lang.face import Face  # noqa: E402
from rulerunner.positions_laying import known_counters  # noqa: E402
from tests.cards.test_proofs import family_of  # noqa: E402
from tests.support.card_mutants import KINDS, drawn  # noqa: E402

TESTS = ROOT / "tests"
KNOWN = ROOT / "tools" / "card_mutants.json"
RESULTS = ROOT / "build" / "card_mutants.json"
PAGE = ROOT / "docs" / "card-mutants.md"
QUIET = [
    "-o",
    "addopts=--import-mode=importlib",
    "-p",
    "no:terminal",
    "-p",
    "no:cacheprovider",
    "--assert=plain",
]
TOO_LONG = 3.0
"""Seconds after which a play has noticed that it does not end."""

COMPLETE = ("core_set", "system_gateway", "base")
"""Sets of which every card is playable: what is drawn from them stays the same as others are added to."""

Card = tuple[str, str]
"""Family and name."""
Found = dict[str, dict[str, Any]]
"""For each card how many mutants were tried, by kind, and those that survived, with their kind."""


class Trial:
    """A pytest plugin that plays the proofs of cards against their mutants."""

    def __init__(self, cards: Sequence[Card], seed: int, words: int, until: float) -> None:
        self.cards = cards
        self.seed = seed
        self.words = words
        self.until = until
        self.found: Found = {}
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """A report of nothing but whether it failed: what went wrong is not of interest."""
        outcome: Any = "failed" if call.excinfo else "passed"
        when: Any = call.when
        self.failed = self.failed or bool(call.excinfo)
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when)

    def fails(self, item: pytest.Item) -> bool:
        self.failed = False
        signal.setitimer(signal.ITIMER_REAL, TOO_LONG, 0.2)
        try:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        except TimeoutError:
            self.failed = True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        return self.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.signal(signal.SIGALRM, _stop)
        for family in ("modern", "classic"):
            known_counters(family)  # asked of all cards once and for all
        proofs = self.proofs(session.items)
        for card in self.cards:
            if time.monotonic() > self.until:
                break
            key = f"{card[0]}: {card[1]}"
            self.found[key] = self.tried(card, proofs[card])
            for name, kind in self.found[key]["survivors"].items():
                print(f"SURVIVED {key}, {name} ({kind})", flush=True)
        return True

    def proofs(self, items: list[pytest.Item]) -> dict[Card, list[pytest.Item]]:
        """The plays that are marked with a card and have it at the table, the quickest first."""
        wanted = set(self.cards)
        found: dict[Card, list[tuple[float, pytest.Item]]] = defaultdict(list)
        for item in items:
            family = _family(item.path)
            named = {(family, name) for mark in item.iter_markers("card") for name in mark.args} & wanted
            if named:
                began = time.perf_counter()
                with _asked() as asked:
                    if self.fails(item):
                        print(f"{item.nodeid} fails as it is, and is left out", flush=True)
                        continue
                for card in named & asked:
                    found[card].append((time.perf_counter() - began, item))
        return {
            card: [item for _, item in sorted(found[card], key=lambda one: one[0])] for card in self.cards
        }

    def tried(self, card: Card, proofs: list[pytest.Item]) -> dict[str, Any]:
        """How many mutants of a card there were by kind, and the names of those that nothing noticed."""
        family, name = card
        built: dict[str, Face] = library(family).faces._built  # type: ignore[attr-defined]
        face = library(family).faces[name]
        tried: Counter[str] = Counter()
        survivors: dict[str, str] = {}
        for mutant in drawn(face, self.seed, self.words):
            built[name] = Face(face.facts, mutant.abilities)
            tried[mutant.kind] += 1
            for item in proofs:
                if self.fails(item):
                    # The one that noticed is likely to notice the next one too.
                    proofs.insert(0, proofs.pop(proofs.index(item)))
                    break
            else:
                survivors[mutant.name] = mutant.kind
        built[name] = face
        return {"tried": tried, "survivors": survivors, "proofs": len(proofs)}


def _stop(signum: int, frame: FrameType | None) -> None:
    raise TimeoutError("a play that does not end")


@contextmanager
def _asked() -> Iterator[set[Card]]:
    """The cards that a library is asked for meanwhile."""
    found: set[Card] = set()
    faces: Any = libraries._Faces
    original = faces.__getitem__

    def noting(self: Any, name: str) -> Face:
        found.add((self._family, name))
        return original(self, name)  # type: ignore[no-any-return]

    faces.__getitem__ = noting
    try:
        yield found
    finally:
        faces.__getitem__ = original


_families: dict[Path, str] = {}


def _family(path: Path) -> str:
    if path not in _families:
        _families[path] = family_of(path.relative_to(TESTS), path.read_text(encoding="utf-8"))
    return _families[path]


def everything() -> list[Card]:
    return [(family, name) for family in ("modern", "classic") for name in sorted(library(family).playable)]


def shuffled(cards: Sequence[Card], seed: int) -> list[Card]:
    """Cards in an order of the seed's; a new card does not disturb that of the others."""
    return sorted(cards, key=lambda card: sha256(f"{seed} {card}".encode()).digest())


def files(cards: Sequence[Card]) -> list[str]:
    """The test files that speak of one of some cards."""
    names = {name for _, name in cards}
    texts = {path: path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")}
    return [
        str(path)
        for path, text in sorted(texts.items())
        if "mark.card" in text and any(name in text for name in names)
    ]


class Known(NamedTuple):
    """What is known of survivors, by card and change."""

    equal: dict[str, str]
    """Why nothing could notice it."""
    waiting: list[str]
    """Those that a stronger proof would notice."""


def known() -> Known:
    return Known(**json.loads(KNOWN.read_text(encoding="utf-8"))) if KNOWN.exists() else Known({}, [])


def names_of(found: Found) -> list[str]:
    return [f"{key}, {name}" for key, result in found.items() for name in result["survivors"]]


def unexplained(found: Found) -> list[str]:
    """The survivors that nothing is said of."""
    equal, waiting = known()
    return [name for name in names_of(found) if name not in equal and name not in waiting]


def write(found: Found) -> None:
    """Write down which survivors wait for a proof, and the page."""
    equal = {name: why for name, why in known().equal.items() if name in set(names_of(found))}
    waiting = [name for name in names_of(found) if name not in equal]
    KNOWN.write_text(json.dumps({"equal": equal, "waiting": waiting}, indent=1, ensure_ascii=False) + "\n")
    lines = [
        *INTRODUCTION,
        "| cards | removed | number | exchanged | survivors | of them equal |",
        "|---|" + "---:|" * 5,
    ]
    for family in ("modern", "classic"):
        of = {key: result for key, result in found.items() if key.startswith(family)}
        tried = Counter[str]()
        for result in of.values():
            tried.update(result["tried"])
        numbers = [tried[kind] for kind in KINDS] + [len(names_of(of)), sum(n in equal for n in names_of(of))]
        lines.append(f"| {len(of)} {family} | " + " | ".join(f"{number:,}" for number in numbers) + " |")
    if equal:
        lines += ["", "## Survivors that change nothing", "", "| mutant | why nothing notices |", "|---|---|"]
    lines += [f"| {_cell(name)} | {why} |" for name, why in sorted(equal.items())]
    lines += [
        "",
        "## Survivors that wait for a stronger proof, or for a reason",
        "",
        "| card | mutants |",
        "|---|---|",
    ]
    by_card = {
        key: [n for n in result["survivors"] if f"{key}, {n}" in set(waiting)]
        for key, result in found.items()
    }
    lines += [f"| {key} | {_cell('; '.join(names))} |" for key, names in by_card.items() if names]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


INTRODUCTION = [
    "# Mutants of the cards",
    "",
    "Each playable card with a small change to its definition, tried against the plays that prove the card:",
    "an ability or a step of one removed, a number off by one, a few words exchanged for their neighbours",
    "(drawn by a seed). What no proof of the card notices has survived. `make mutants-cards` writes it anew.",
    "",
]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Change the cards a little, and see whether a proof notices."
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--words", type=int, default=3, help="mutants with an exchanged word, for each card")
    parser.add_argument("--part", default="1/1", help="such as 2/8: the second eighth of the cards")
    parser.add_argument("--card", action="append", default=[], help="a card by its exact name")
    parser.add_argument("--cards", default="", help="a file with names of cards, a line each")
    parser.add_argument("--sample", type=int, default=0, help="so many cards, drawn by the seed")
    parser.add_argument("--again", action="store_true", help="the cards of which something survived")
    parser.add_argument(
        "--page", action="store_true", help="write the page of what was found, and nothing else"
    )
    words = parser.parse_args()
    before: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    cards = everything()
    if words.cards:
        words.card += Path(words.cards).read_text(encoding="utf-8").splitlines()
    if words.card:
        cards = [card for card in cards if card[1] in words.card]
    elif words.sample:
        complete = [(f, n) for f, n in cards if library(f).faces[n].facts.printings[0][0] in COMPLETE]
        cards = shuffled(complete, words.seed)[: words.sample]
    elif words.again:
        cards = [card for card in cards if before.get(": ".join(card), {}).get("survivors")]
    part, parts = (int(text) for text in words.part.split("/"))
    cards = [] if words.page else cards[(part - 1) * len(cards) // parts : part * len(cards) // parts]
    trial = Trial(cards, words.seed, words.words, time.monotonic() + 60 * words.minutes)
    if cards:
        pytest.main([*QUIET, *files(cards)], plugins=[trial])
    everything_found = before | trial.found
    if not words.sample:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(everything_found, indent=0), encoding="utf-8")
    if words.page:
        write({key: everything_found[key] for key in map(": ".join, everything()) if key in everything_found})
    missed = unexplained(trial.found)
    count = sum(sum(result["tried"].values()) for result in trial.found.values())
    print(f"{len(trial.found)} cards, {count} mutants; {len(missed)} survivors are not explained")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
