"""Decks as OCTGN writes them: `.o8d` files, which are XML.

The parser of the standard library does the work, but no document type is let through: entities, and with them
every known way to make a small file a large one, are refused before they are declared.
"""

from typing import Final
from xml.parsers import expat

from .deck import BadDeck, Deck
from .gathering import MAX_LENGTH, Gathering, references

MODERN_ID: Final = "bc0f047c-01b1-427f-a439-d451eda"
"""An OCTGN id of a modern card is this and the five digits of its code."""
MODERN_GAME: Final = "0f38e453-26df-4c04-9d67-6d43de939c77"
MAX_DEPTH: Final = 8


def read_octgn(text: str, family: str) -> Deck:
    """Read a deck from OCTGN's XML: by id and, where the id is not known, by name."""
    reader = _Reader(family)
    parser = expat.ParserCreate("utf-8")  # the text is decoded already, whatever it says of itself
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.words
    try:
        parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError as error:
        raise BadDeck(*reader.found.wrong, f"This is no valid XML: {error}.") from None
    if reader.root != "deck":
        raise BadDeck(f"This XML is no deck: it is <{reader.root[:40]}>.")
    return reader.found.deck(notes=reader.notes)


class _Reader:
    def __init__(self, family: str) -> None:
        self.found = Gathering(family)
        self.root = ""
        self.notes = ""
        self._path: list[str] = []
        self._text = ""
        self._card: dict[str, str] = {}
        self._number = 0

    def doctype(self, *_: object) -> None:
        raise BadDeck("A deck has no document type: XML with a DTD or entities is not read.")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.root = self.root or tag
        self._path.append(tag)
        self._text = ""
        self._card = attributes
        if len(self._path) > MAX_DEPTH:
            raise BadDeck("This XML is nested too deeply to be a deck.")

    def words(self, text: str) -> None:
        self._text += text

    def end(self, tag: str) -> None:
        self._path.pop()
        if tag == "card":
            self._number += 1
            self._add(f"card {self._number}", self._card, self._text.strip())
        elif tag == "notes":
            self.notes = self._text
        self._text = ""

    def _add(self, where: str, attributes: dict[str, str], name: str) -> None:
        quantity = attributes.get("qty", "1")
        count = int(quantity) if quantity.isascii() and quantity.isdecimal() and len(quantity) < 9 else 0
        code = attributes.get("id", "").strip().casefold().removeprefix(MODERN_ID)
        by_id = references(self.found.family).get(code)
        by_name = self.found.resolve(name)
        if by_id and by_name and by_id != by_name:
            self.found.mistake(where, f"the id is that of {by_id}, but the name is {by_name}")
        self.found.card(where, count, by_id or name or code[:MAX_LENGTH])
