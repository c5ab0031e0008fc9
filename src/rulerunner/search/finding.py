"""The cards that fit a query."""

from collections.abc import Iterable
from difflib import get_close_matches

from .fields import Test, tested
from .pool import Found, cards, fold
from .query import read


def search(text: str, family: str | None = None) -> list[Found]:
    """The cards that fit a query, in the order of their names. Raises `BadQuery`.

    >>> [card.face.name for card in search('t:ice f:jinteki cost<5 is:playable "net damage"')][:2]
    ['Data Mine', 'Diviner']
    """
    fits = test(text)
    return sorted((card for card in cards(family) if fits(card)), key=lambda card: fold(card.face.name))


def test(text: str) -> Test:
    """What a query asks of a card."""
    return tested(read(text))


def nearest(typed: str, among: Iterable[Found], most: int = 5) -> list[str]:
    """The names that come nearest to what was typed."""
    names = {fold(card.face.name): card.face.name for card in among}
    short = {key.partition(":")[0]: name for key, name in names.items()}
    near = get_close_matches(fold(typed), short | names, most)
    return list(dict.fromkeys((short | names)[key] for key in near))
