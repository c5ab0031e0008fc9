"""What people may call themselves. A name is text, seen by strangers."""

import unicodedata
from typing import Final

from .errors import Fault

LONGEST: Final = 24
TAKEN: Final = frozenset(
    {
        "corp",
        "runner",
        "admin",
        "administrator",
        "moderator",
        "server",
        "rulerunner",
        "human",
        "nobody",
        "you",
    }
)
"""Names that would be mistaken for something else."""
LETTERS: Final = ("L", "N", "M")
"""The kinds of characters a name may have, besides these:"""
MARKS: Final = " -_.'"
PILED: Final = 2
"""Marks on one letter."""


def read_name(text: str) -> str:
    """A name as it is shown; a fault says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 2 <= len(name) <= LONGEST:
        raise Fault(422, "name", f"A name has 2 to {LONGEST} letters.")
    piled = 0
    for letter in name:
        kind = unicodedata.category(letter)
        piled = piled + 1 if kind[0] == "M" else 0
        if (kind[0] not in LETTERS and letter not in MARKS) or piled > PILED:
            raise Fault(422, "name", "A name is made of letters, digits, gaps and - _ . '")
    if not any(unicodedata.category(letter)[0] in ("L", "N") for letter in name) or key_of(name) in TAKEN:
        raise Fault(422, "name", "This name would be mistaken for something else: choose another.")
    return name


def key_of(name: str) -> str:
    """Names with the same key are the same name: case, marks and gaps do not tell people apart."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] in ("L", "N"))[:80]


def clean(text: str, most: int) -> str:
    """A line that someone wrote: without what no line should have (controls, directions, surrogates)."""
    kept = (letter if unicodedata.category(letter)[0] != "C" else " " for letter in text[: 2 * most])
    return " ".join("".join(kept).split())[:most]
