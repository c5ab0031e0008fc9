"""Players that choose for themselves. A bot gets the view of its seat, never the game; one that looks ahead
is also given games as they might be, drawn for its seat."""

from .novice import NoviceBot
from .opponents import OPPONENTS, goes_on, seat_players
from .roster import ABOUT, BOTS, RandomBot, UnknownBot, player
from .search import Budget, SearchBot
from .thumb import ThumbBot

__all__ = [
    "ABOUT",
    "BOTS",
    "OPPONENTS",
    "Budget",
    "NoviceBot",
    "RandomBot",
    "SearchBot",
    "ThumbBot",
    "UnknownBot",
    "goes_on",
    "player",
    "seat_players",
]
