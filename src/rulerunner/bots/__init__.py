"""Players that choose for themselves. A bot gets the view of its seat, never the game."""

from .opponents import OPPONENTS, seat_players
from .roster import ABOUT, BOTS, RandomBot
from .thumb import ThumbBot

__all__ = ["ABOUT", "BOTS", "OPPONENTS", "RandomBot", "ThumbBot", "seat_players"]
