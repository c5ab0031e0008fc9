"""Whom a person can play against: the levels, from the easiest to the strongest."""

from typing import Final

from ..lang.words import CORP, Side
from ..session import Player
from .roster import UnknownBot, player, processes_of

OPPONENTS: Final = {
    "thumb": "plays by rules of thumb",
    "novice": "is learning the game: sensible moves, and real mistakes",
    "keen": "looks ahead a little, and answers at once",
    "strong": "looks ahead for up to a second a choice",
    "master": "is the strongest: it looks ahead for up to four seconds a choice",
    "random": "does anything that is allowed",
}
"""Each opponent, and what to expect of it; the first is the usual one."""


def seat_players(side: Side, name: str, seed: int) -> tuple[Player | None, Player | None]:
    """Who sits where, the Corp first: a person on the side given, and an opponent with its own chance."""
    opponent = player(name, seed)
    return (None, opponent) if side == CORP else (opponent, None)


def goes_on(name: str) -> bool:
    """Whether who played in a game from a file plays on in it: an opponent, or a searcher. How many processes
    think here is not for a file to say."""
    try:
        return name in OPPONENTS or (processes_of(name) == 1 and bool(player(name, 0)))
    except UnknownBot:
        return False
