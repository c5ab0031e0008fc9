"""What an ability has had a player name."""

from typing import Final

from .record import NOBODY

Named = tuple[int, int, int]
"""A server, a card type (by its place in the list of all) and a card name (by its number); `NOBODY` for what
was not chosen."""

UNNAMED: Final[Named] = (NOBODY, NOBODY, NOBODY)
SERVER, TYPE, NAME = 0, 1, 2
