"""Reading plain text decks."""

import re

from ..cards.facts import UnknownCard
from ..cards.library import Library
from .deck import BadDeck, Deck

LINE = re.compile(r"^(?:(\d+)\s*x?\s+)?(.+?)\s*$", re.IGNORECASE)


def read_deck(text: str, library: Library) -> Deck:
    """Read `3x Card Name` lines. An identity may stand anywhere; `#` starts a comment."""
    identity = ""
    cards: list[str] = []
    wrong: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        match = LINE.match(line)
        assert match is not None
        try:
            face = library.face(match[2])
        except UnknownCard as error:
            wrong.append(f"line {number}: {error}")
            continue
        if face.type == "identity":
            identity = face.name
        else:
            cards += [face.name] * int(match[1] or 1)
    if wrong:
        raise BadDeck("\n".join(wrong))
    return Deck(identity, tuple(cards))
