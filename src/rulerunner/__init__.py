"""Rulerunner: Netrunner played exactly by the book.

The names below are loaded when they are first asked for, so that a command that only reads the rulebooks does
not load the machine.
"""

from .lazily import lazily

TYPE_CHECKING = False  # that of `typing` would cost more than all the rest
if TYPE_CHECKING:
    from .decks import BadDeck, Deck
    from .game import Choice, Game, IllegalChoice, UnplayableCard, new_game
    from .positions import At, BadPosition, Running, Seat, position
    from .positions_text import read_position
    from .rules import EDITIONS, UnknownEdition
    from .state.codec import BrokenSave
    from .state.decision import Decision, Option

__version__ = "0.1.0"

_HOMES = {
    "decks": ("BadDeck", "Deck"),
    "game": ("Choice", "Game", "IllegalChoice", "UnplayableCard", "new_game"),
    "positions": ("At", "BadPosition", "Running", "Seat", "position"),
    "positions_text": ("read_position",),
    "rules": ("EDITIONS", "UnknownEdition"),
    "state.codec": ("BrokenSave",),
    "state.decision": ("Decision", "Option"),
}

__all__ = [
    "EDITIONS",
    "At",
    "BadDeck",
    "BadPosition",
    "BrokenSave",
    "Choice",
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


__getattr__ = lazily(__name__, _HOMES)
