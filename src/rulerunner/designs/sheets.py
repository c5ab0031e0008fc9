"""Card files: plain text with one or more cards.

    # A hash begins a comment.

    Low Wall
    type: ice
    subtypes: barrier
    faction: weyland
    cost: 1
    strength: 3

    Subroutine End the run.

    ---

    Lower Wall
    like: Ice Wall, but strength 0

The first line of a card is its title. Lines of facts follow, each a word and what it is; behind an empty line
stands the text in English. A line of dashes ends a card. `like` takes an existing card as a start: facts that
are not said are that card's, and so is its text if there is none; `without: 2` leaves out its second ability,
and `also:` in place of an empty line adds to it.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from ..lang.near import nearest

LARGEST_FILE: Final = 100_000
MOST_SHEETS: Final = 60
MOST_FACTS: Final = 40
LONGEST_FACT: Final = 300
RULE: Final = re.compile(r"\s*(?:-{3,}|={3,})\s*")
COMMENT: Final = re.compile(r"#[^\n]*")
FIELD: Final = re.compile(r"\s*([A-Za-z][A-Za-z ]*?)\s*:\s*(.*?)\s*")
BARE: Final = re.compile(r"\s*([A-Za-z][A-Za-z ]*?)\s+(-?\d+|x)\s*", re.IGNORECASE)
PLAIN: Final = re.compile(r"\s*(type|side|faction|game)\s+(\w[\w -]*?)\s*", re.IGNORECASE)
KIND: Final = re.compile(r"\s*(\w+)(?:\s+[-–—]\s+(.*?))?\s*")
"""A line with nothing but a type, as cards print it: "Ice - Barrier"."""

KEYS: Final = {
    "title": "title", "name": "title", "like": "like", "based on": "like", "without": "without",
    "type": "type", "side": "side", "subtype": "subtypes", "subtypes": "subtypes", "faction": "faction",
    "cost": "cost", "rez cost": "cost", "play cost": "cost", "install cost": "cost",
    "strength": "strength", "memory": "memory", "mu": "memory", "memory cost": "memory",
    "trash": "trash", "trash cost": "trash",
    "requirement": "requirement", "advancement requirement": "requirement", "advancement": "requirement",
    "difficulty": "requirement", "points": "points", "agenda points": "points", "link": "link",
    "base link": "link", "unique": "unique", "influence": "influence", "influence cost": "influence",
    "deck limit": "deck_limit", "limit": "deck_limit", "influence limit": "influence_limit",
    "minimum deck": "minimum_deck", "minimum deck size": "minimum_deck", "game": "family", "family": "family",
}  # fmt: skip
"""What may be said about a card, in the words people use, and what it is called here."""
TYPES: Final = {
    "identity": "identity", "agenda": "agenda", "asset": "asset", "node": "asset", "ice": "ice",
    "operation": "operation", "upgrade": "upgrade", "event": "event", "prep": "event", "hardware": "hardware",
    "program": "program", "resource": "resource",
}  # fmt: skip


NO_FIELD: Final = (
    "a line of facts is a word and what it is, such as cost: 2; an empty line comes before the text"
)


NEVER_TEXT: Final = ("title", "like", "type", "side", "subtypes", "faction", "unique", "family", "without")
"""What no text of a card begins with."""


class Spot(NamedTuple):
    """Something said about some letters of a file."""

    start: int
    end: int
    says: str


class Field(NamedTuple):
    """A fact as it is written, and where."""

    value: str
    start: int
    end: int


class Sheet(NamedTuple):
    """One card of a file, as it is written."""

    title: str
    fields: dict[str, Field]
    text: str
    start: int
    """Where the card begins in the file..."""
    end: int
    title_end: int
    """...where its title ends..."""
    text_start: int
    """...and where its text begins."""
    also: bool
    """Whether the text is added to that of another card."""
    faults: tuple[Spot, ...]


def sheets(text: str) -> list[Sheet]:
    """The cards of a file."""
    text = COMMENT.sub(lambda comment: " " * len(comment[0]), text[:LARGEST_FILE])
    found: list[Sheet] = []
    lines: list[tuple[int, str]] = []
    at = 0
    for line in [*text.split("\n"), "---"]:
        if RULE.fullmatch(line):
            if any(words.strip() for _, words in lines):
                found.append(_sheet(lines))
            lines = []
        else:
            lines.append((at, line))
        at += len(line) + 1
    return found[:MOST_SHEETS]


def _sheet(lines: list[tuple[int, str]]) -> Sheet:
    lines = lines[_blank(lines) :]
    start, first = lines[0]
    faults: list[Spot] = []
    fields: dict[str, Field] = {}
    heading = FIELD.fullmatch(first)
    title = heading[2] if heading and KEYS.get(heading[1].lower()) == "title" else " ".join(first.split())
    number, also = 1, False
    for number, (at, line) in enumerate(lines[1:], 1):
        if not line.strip():
            break
        if line.strip().casefold() in ("text:", "also:"):
            also = line.strip().casefold() == "also:"
            break
        if number > MOST_FACTS:
            faults.append(Spot(at, at + len(line), f"there are more than {MOST_FACTS} lines of facts"))
            number = len(lines)
            break
        _field(line, at, fields, faults)
    else:
        number = len(lines)
    rest = lines[number + 1 :]
    rest = rest[_blank(rest) :]
    if rest and rest[0][1].strip().casefold() in ("text:", "also:"):
        also = rest[0][1].strip().casefold() == "also:"
        rest = rest[1:]
    faults += _misplaced(rest)
    last_at, last = lines[-1]
    begin = rest[0][0] if rest else last_at + len(last)
    body = "\n".join(line for _, line in rest)
    return Sheet(
        title,
        fields,
        body.rstrip(),
        start,
        last_at + len(last),
        start + len(first.rstrip()),
        begin,
        also,
        tuple(faults),
    )


def _blank(lines: list[tuple[int, str]]) -> int:
    """How many empty lines come first."""
    return next((number for number, (_, line) in enumerate(lines) if line.strip()), len(lines))


def _misplaced(lines: list[tuple[int, str]]) -> Iterator[Spot]:
    """Lines of facts that stand where the text should be."""
    for at, line in lines:
        found = FIELD.fullmatch(line)
        key = KEYS.get(found[1].lower()) if found else None
        if not found or key is None:
            return
        if key in NEVER_TEXT or found[2].isdigit():
            start, end = at + found.start(1), at + found.end(2)
            yield Spot(
                start, end, "this is a fact, and facts stand right below the title: no empty line before it"
            )


def _field(line: str, at: int, fields: dict[str, Field], faults: list[Spot]) -> None:
    start, end = at + len(line) - len(line.lstrip()), at + len(line.rstrip())
    if len(line) > LONGEST_FACT:
        faults.append(Spot(start, end, f"a line of facts has at most {LONGEST_FACT} letters"))
        return
    found = FIELD.fullmatch(line) or BARE.fullmatch(line) or PLAIN.fullmatch(line)
    if found is None:
        found = KIND.fullmatch(line)
        if found is None or found[1].lower() not in TYPES:
            faults.append(Spot(start, end, _no_field(line)))
            return
    word, value = found[1].lower(), found[2]
    if word in TYPES and word not in KEYS:
        fields["type"] = Field(word, at + found.start(1), at + found.end(1))
        if not value:
            return
        word = "subtypes"
    key = KEYS.get(word)
    if key is None:
        near = nearest(word, KEYS)
        there_is = (
            f"there is {', '.join(sorted(set(KEYS.values())))}. If it is text, an empty line comes before"
        )
        hint = f"did you mean {near}?" if near else there_is
        faults.append(Spot(start, at + found.end(1), f"nothing of a card is called {word!r}; {hint}"))
        key = KEYS.get(near)  # so that nothing else is said to be missing
        if key is None or key in fields:
            return
    elif key in fields and key != "type":
        faults.append(Spot(start, end, f"{word} is said twice"))
        return
    fields[key] = Field(value, at + found.start(2), at + max(found.end(2), found.start(2) + 1))


def _no_field(line: str) -> str:
    """What to say of a line that is no fact."""
    if re.search(r"\bbut\b", line):
        return f"a card that is made from another says so: like: {line.strip()}"
    return NO_FIELD
