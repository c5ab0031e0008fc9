"""The one match loop that every surface pumps: seats, undo, replay, save. It owns no rule."""

from .asking import ALWAYS, ASKINGS, QUIETLY, WHEN_ABLE, Asking
from .fairness import Fairness
from .match import SEATS, Match
from .players import HUMAN, Chance, Player
from .replay import CANNOT_START, BadReplay, Diverged, Replay, load, replay
from .start import Start

__all__ = [
    "ALWAYS",
    "ASKINGS",
    "CANNOT_START",
    "HUMAN",
    "QUIETLY",
    "SEATS",
    "WHEN_ABLE",
    "Asking",
    "BadReplay",
    "Chance",
    "Diverged",
    "Fairness",
    "Match",
    "Player",
    "Replay",
    "Start",
    "load",
    "replay",
]
