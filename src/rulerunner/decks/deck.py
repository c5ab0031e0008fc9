"""A deck: an identity, where the game has them, and cards by name; and the text form `3x Card Name`."""

import re
from typing import NamedTuple

from ..cards.facts import UnknownCard
from ..cards.library import Library


class BadDeck(ValueError):
    """A deck that cannot be read; the message lists every line that is wrong."""


class Deck(NamedTuple):
    """An identity ("" in the classic game) and the cards, each as often as it is in the deck."""

    identity: str
    cards: tuple[str, ...]


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
