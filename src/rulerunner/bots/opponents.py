"""Whom a person can play against."""

from typing import Final

from ..lang.words import CORP, Side
from ..session import Player
from .roster import BOTS

OPPONENTS: Final = {
    "thumb": "plays by rules of thumb",
    "random": "does anything that is allowed",
}
"""Each opponent, and what to expect of it; the first is the usual one."""


def seat_players(side: Side, name: str, seed: int) -> tuple[Player | None, Player | None]:
    """Who sits where, the Corp first: a person on the side given, and an opponent with its own chance."""
    opponent = BOTS[name](seed)
    return (None, opponent) if side == CORP else (opponent, None)
