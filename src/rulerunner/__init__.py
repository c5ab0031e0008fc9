"""Rulerunner: Netrunner played exactly by the book."""

from .decks import BadDeck, Deck
from .game import Game, IllegalChoice, UnplayableCard, new_game
from .position import At, BadPosition, Running, Seat, position
from .position_text import read_position
from .rules import EDITIONS, UnknownEdition
from .state.codec import BrokenSave
from .state.decision import Decision, Option

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "At",
    "BadDeck",
    "BadPosition",
    "BrokenSave",
    "Deck",
    "Decision",
    "Game",
    "IllegalChoice",
    "Option",
    "Running",
    "Seat",
    "UnknownEdition",
    "UnplayableCard",
    "new_game",
    "position",
    "read_position",
]
