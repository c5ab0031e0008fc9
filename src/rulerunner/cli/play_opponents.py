"""Whom one can play against at the terminal."""

from typing import Final

from ..bots import BOTS
from ..lang.words import CORP, RUNNER, Side
from ..session import Player

OPPONENTS: Final = {
    "thumb": "plays by rules of thumb",
    "random": "does anything that is allowed",
}
"""Each opponent, and what to expect of it; the first is the usual one."""


def seat_players(side: Side, name: str, seed: int) -> tuple[Player | None, Player | None]:
    """Who sits where, the Corp first: a person on the side given, and an opponent with its own chance."""
    other = BOTS[name](seed)
    return (None, other) if side == CORP else (other, None)


def other_side(side: Side) -> Side:
    """The opponent's side."""
    return RUNNER if side == CORP else CORP
