"""Read printed card texts from a folder outside the repository, and report how the reader fares.

    python tools/read_printed.py FOLDER                 the report
    python tools/read_printed.py FOLDER --drafts        definitions for cards nobody has written
    python tools/read_printed.py FOLDER --phrases       what is not read, by the cards each would unlock
    python tools/read_printed.py FOLDER --only classic  one family alone

The folder holds `modern/*.json` (lists of cards with `title` and `stripped_text`) and `classic.json` (cards
with `name` and `text_nbkelly` or `text_octgn`). Printed text never enters the repository: reports go to the
screen.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rulerunner.cards.facts import facts
from rulerunner.cards.library import library
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.reading import Reading, normal, read
from rulerunner.lang.validate import problems


class Card(NamedTuple):
    """A printed card."""

    facts: Facts
    text: str


class Result(NamedTuple):
    """A printed card and what was made of it."""

    card: Card
    reading: Reading

    @property
    def whole(self) -> bool:
        """Whether every sentence was read, in one way, and the validator has nothing against it."""
        return self.reading.ok and not problems(Face(self.card.facts, self.reading.abilities))


def printed(folder: Path, only: str) -> Iterator[Card]:
    """Every printed card that the repository has facts of, once."""
    for family, name, text in _texts(folder):
        if only in ("", family) and name in facts(family):
            yield Card(facts(family)[name], text)


def _texts(folder: Path) -> Iterator[tuple[str, str, str]]:
    seen = set()
    for path in sorted(folder.glob("modern/*.json")):
        for card in json.loads(path.read_text("utf-8")):
            if isinstance(card, dict) and card.get("title") and ("modern", card["title"]) not in seen:
                seen.add(("modern", card["title"]))
                yield "modern", card["title"], card.get("stripped_text") or ""
    classic = folder / "classic.json"
    for card in json.loads(classic.read_text("utf-8")) if classic.exists() else ():
        if ("classic", card["name"]) not in seen:
            seen.add(("classic", card["name"]))
            yield "classic", card["name"], card.get("text_nbkelly") or card.get("text_octgn") or ""


def shares(results: list[Result]) -> str:
    """Sentences and whole cards read, by family and by set."""
    sentences: Counter[tuple[str, str, bool]] = Counter()
    cards: Counter[tuple[str, str, bool]] = Counter()
    for result in results:
        where = result.card.facts.family, result.card.facts.printings[0][0]
        cards[(*where, result.whole)] += 1
        for sentence in result.reading.sentences:
            sentences[(*where, not sentence.fault)] += 1
    lines = []
    for family in sorted({family for family, _, _ in cards}):
        sets = sorted({name for of, name, _ in cards if of == family})
        rows = [(name, [(family, name)]) for name in sets]
        for name, keys in [(f"all {family} sets", [(family, one) for one in sets]), *rows]:
            read_, all_ = _sum(sentences, keys), _sum(sentences, keys, both=True)
            whole, every = _sum(cards, keys), _sum(cards, keys, both=True)
            share = f"{100 * read_ / all_:5.1f}%" if all_ else "     -"
            lines.append(f"{name:34} sentences {read_:5} of {all_:5} {share}   cards {whole:4} of {every:4}")
    return "\n".join(lines)


def _sum(counts: Counter[tuple[str, str, bool]], keys: list[tuple[str, str]], both: bool = False) -> int:
    return sum(counts[(*key, True)] + (counts[(*key, False)] if both else 0) for key in keys)


SETTLED = Path(__file__).with_name("reading_settled.json")
"""Cards that are read in another way than they are written, and why that is right."""


def differences(results: list[Result]) -> list[tuple[str, str]]:
    """Cards whose printed text was read as something else than what is written, with their family."""
    found: list[tuple[str, str]] = []
    for result in results:
        card = result.card.facts
        if card.name not in library(card.family).playable or result.reading.faults:
            continue
        written = normal(library(card.family).faces[card.name].abilities, card.side)
        ways = [result.reading.abilities, *result.reading.others]
        if written not in [normal(way, card.side) for way in ways]:
            found.append((card.name, card.family))
    return found


def compared(results: list[Result]) -> str:
    """How readings differ from written definitions: what is settled, and what is not."""
    reasons: dict[str, dict[str, str]] = json.loads(SETTLED.read_text("utf-8"))
    different = differences(results)
    lines = [f"  {name} ({of}): {reasons[of][name]}" for name, of in different if name in reasons[of]]
    names = [f"{name} ({of})" for name, of in different if name not in reasons[of]]
    begin = (
        f"{len(different)} readings differ from the written definition; {len(lines)} of them for a reason:"
    )
    return "\n".join([begin, *lines, f"{len(names)} are not settled: {', '.join(names) or 'none'}"])


def phrases(results: list[Result]) -> list[tuple[int, int, str, str]]:
    """Phrases nobody can read: (cards it alone keeps unread, cards it is on, phrase, a sentence with it)."""
    alone: Counter[str] = Counter()
    on: Counter[str] = Counter()
    example: dict[str, str] = {}
    for result in results:
        stuck = {
            _phrase(sentence.fault): sentence.text for sentence in result.reading.sentences if sentence.fault
        }
        for phrase, text in stuck.items():
            on[phrase] += 1
            alone[phrase] += len(stuck) == 1
            example.setdefault(phrase, f"{result.card.facts.name}: {text}")
    ranked = sorted(on, key=lambda phrase: (-alone[phrase], -on[phrase], phrase))
    return [(alone[phrase], on[phrase], phrase, example[phrase]) for phrase in ranked]


def _phrase(fault: str) -> str:
    """The first words at which a sentence could not be read."""
    place = fault.partition("cannot be read at ")[2].partition(": expected")[0]
    words = place.strip("'\"").lower().replace("its end", "(the end of the sentence)").split()
    return " ".join(word.strip(".,:;") for word in words[:3]) or "(nothing)"


def drafts(results: list[Result]) -> Iterator[str]:
    """Definitions of whole cards that nobody has written, by set, in the house format."""
    by_set: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        card = result.card.facts
        if result.whole and result.card.text and card.name not in library(card.family).playable:
            by_set[f"{card.family}/{card.printings[0][0]}"].append(result)
    for name in sorted(by_set):
        yield f"# {name}"
        for result in by_set[name]:
            yield f"    {result.card.facts.name!r}: ({', '.join(map(repr, result.reading.abilities))},),"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=("", "modern", "classic"), default="")
    parser.add_argument("--drafts", action="store_true")
    parser.add_argument("--phrases", type=int, nargs="?", const=400, default=0, metavar="N")
    given = parser.parse_args(arguments)
    if not given.folder.is_dir():
        parser.error(f"there is no folder {given.folder}")
    results = [Result(card, read(card.text, card.facts)) for card in printed(given.folder, given.only)]
    if not results:
        parser.error(f"{given.folder} holds no printed cards: modern/*.json and classic.json are looked for")
    if given.drafts:
        print("\n".join(drafts(results)))
        return 0
    print(shares(results))
    ambiguous = sum(bool(result.reading.others) for result in results)
    unwritten = sum(1 for line in drafts(results) if line.startswith(" "))
    print(f"\n{ambiguous} cards can be read in more than one way; {unwritten} drafts of unwritten cards")
    print(compared(results))
    if given.phrases:
        print("\n  alone    on  phrase")
        rows: list[Any] = phrases(results)[: given.phrases]
        print("\n".join(f"{alone:7} {on:5}  {phrase!r:44} {text}" for alone, on, phrase, text in rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
