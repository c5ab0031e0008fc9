"""Reading a deck, whatever it is written in."""

import re
from typing import Final

from ..cards.library import Library
from .deck import BadDeck, Deck
from .gathering import MAX_BYTES
from .known import find_known
from .netrunnerdb import read_json
from .octgn import read_octgn
from .text import read_text

JSON: Final = re.compile(r'\s*(?:\{\s*["}]|\[\s*["{\[\]])')
JUNK: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
XML: Final = re.compile(r"\s*<(?:[?!]|\w)")
MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))


def read(data: str | bytes, family: str = "modern") -> Deck:
    """Read a deck from text, Markdown, JSON or OCTGN's XML, or a known deck by its address; which of them, it
    finds out by itself.

    Raises `BadDeck`, which lists every wrong line.

    >>> read("Noise\\n3x corroder (Core Set) ••").counts()
    {'Corroder': 3}
    """
    text = _decode(data).lstrip("\ufeff")
    if "\n" not in text.strip() and (deck := find_known(text)) is not None and deck.family == family:
        return deck
    if XML.match(text):
        return read_octgn(text, family)
    if JSON.match(text):
        return read_json(text, family)
    return read_text(text, family)


def read_deck(text: str, library: Library) -> Deck:
    """Read a deck of the cards of a library."""
    return read(text, library.family)


def _decode(data: str | bytes) -> str:
    if len(data) > MAX_BYTES:
        raise BadDeck(f"This is too large to be a deck: {len(data)} bytes, and {MAX_BYTES} are allowed.")
    text = data if isinstance(data, str) else _text(data)
    if JUNK.search(text):
        raise BadDeck("This is no text, so it is no deck.")
    return text


def _text(data: bytes) -> str:
    encoding = next((name for mark, name in MARKS if data.startswith(mark)), "utf-8")
    # Lists saved on an old Windows are in its own encoding.
    for attempt in (encoding, "cp1252"):
        try:
            return data.decode(attempt)
        except UnicodeDecodeError:
            continue
    raise BadDeck("This is no text, so it is no deck.")
