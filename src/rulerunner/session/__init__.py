"""The one match loop that every surface pumps: seats, undo, replay, save. It owns no rule."""

from .asking import ALWAYS, ASKINGS, QUIETLY, WHEN_ABLE, WHEN_IT_MATTERS, Asking
from .fairness import Fairness
from .match import Match
from .past import SEATS
from .plans import Plan
from .players import HUMAN, Chance, Player, Searcher, answer_of
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
    "WHEN_IT_MATTERS",
    "Asking",
    "BadReplay",
    "Chance",
    "Diverged",
    "Fairness",
    "Match",
    "Plan",
    "Player",
    "Replay",
    "Searcher",
    "Start",
    "answer_of",
    "load",
    "replay",
]
