"""The hand-written explanations: one text for each rule of each edition, kept in the text files beside this.

An entry is a line `[rule] Title`, a line `see rule, rule`, a paragraph, and lines `~ edition: difference`.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, NamedTuple

SOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "nisei-1.4": (
        "modern-turns",
        "modern-abilities",
        "nisei-1.4-turns",
        "nisei-1.4-run",
        "nisei-1.4-rest",
        "nisei-1.4-abilities",
    ),
    "nsg-26.03": (
        "modern-turns",
        "modern-abilities",
        "nsg-26.03-turns",
        "nsg-26.03-run",
        "nsg-26.03-rest",
        "nsg-26.03-abilities",
    ),
    "classic-1996": ("classic-1996-run", "classic-1996-rules"),
}
"""The files of each edition. What the modern editions share is written once."""

_ENTRY: Final = re.compile(r"^\[(?P<rule>[^]]+)\] (?P<title>.+)$")


class Text(NamedTuple):
    """What one rule means, in our words."""

    rule: str
    title: str
    body: str
    see: tuple[str, ...]
    """Related rules of the same edition."""
    elsewhere: Mapping[str, str]
    """How other editions differ, by edition."""


@cache
def texts(edition: str) -> Mapping[str, Text]:
    """Every explanation of an edition, by rule."""
    return MappingProxyType({text.rule: text for name in SOURCES[edition] for text in entries(name)})


def entries(name: str) -> Iterator[Text]:
    """The explanations of one file."""
    lines = files(__package__).joinpath(f"{name}.txt").read_text("utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if _ENTRY.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield _entry(lines[start:end])


def _entry(lines: list[str]) -> Text:
    head = _ENTRY.match(lines[0])
    assert head is not None
    see: tuple[str, ...] = ()
    body: list[str] = []
    elsewhere: dict[str, list[str]] = {}
    into = body
    for line in lines[1:]:
        if line.startswith("see "):
            see = tuple(part.strip() for part in line.removeprefix("see ").split(","))
        elif line.startswith("~ "):
            edition, _, rest = line.removeprefix("~ ").partition(": ")
            into = elsewhere.setdefault(edition, [])
            into.append(rest)
        elif line.strip():
            into.append(line.strip())
    differs = {edition: " ".join(words) for edition, words in elsewhere.items()}
    return Text(head["rule"], head["title"], " ".join(body), see, MappingProxyType(differs))
