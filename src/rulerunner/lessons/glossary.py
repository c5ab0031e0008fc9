"""Words of the game, in a sentence or two each, for whoever meets them for the first time.

They are written in `glossary.txt`: `[word, its other forms]`, then what it means.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, NamedTuple


class Entry(NamedTuple):
    """A word, and what it means."""

    word: str
    means: str
    forms: tuple[str, ...] = ()
    """How else it is written."""


def read(text: str) -> Iterator[Entry]:
    """The entries of a text."""
    for part in text.split("\n["):
        head, _, body = part.lstrip("[").partition("]")
        word, *forms = (each.strip() for each in head.split(","))
        yield Entry(word, " ".join(body.split()), tuple(forms))


GLOSSARY: Final = tuple(read(files("rulerunner.lessons").joinpath("glossary.txt").read_text("utf-8").strip()))
"""Every word."""
