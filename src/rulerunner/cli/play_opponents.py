"""Whom one can play against at the terminal."""

from collections.abc import Callable
from typing import Final

from ..lang.words import CORP, RUNNER, Side
from ..session import Chance, Player

OPPONENTS: Final = {
    "thumb": "plays by rules of thumb",
    "random": "does anything that is allowed",
}
"""Each opponent, and what to expect of it; the first is the usual one."""


def opponent(name: str, seed: int) -> Player:
    """An opponent by name. Its own chance comes from the seed."""
    return _MAKE[name](seed)


_MAKE: Final[dict[str, Callable[[int], Player]]] = {"thumb": Chance, "random": Chance}


def seat_players(side: Side, name: str, seed: int) -> tuple[Player | None, Player | None]:
    """Who sits where, the Corp first; a person plays the side given."""
    other = opponent(name, seed)
    return (None, other) if side == CORP else (other, None)


def other_side(side: Side) -> Side:
    """The opponent's side."""
    return RUNNER if side == CORP else CORP
