"""A player for a first game: it knows what is sensible, and does not always do the best of it."""

from random import Random
from typing import Final
from zlib import crc32

from ..view import View
from .thumb import ThumbBot, handler
from .thumb.table import Table

SLACK: Final = 3.0
"""An option this many credits worse than the best is never taken: mistakes are real, but not silly."""
CERTAIN: Final = 15.0
"""What is worth so much more than all else is seen even by a novice: a score, a kill, a steal."""
WANDERING: Final = frozenset({"action", "choose server", "choose card", "mid-access", "discard"})
"""The kinds of decision in which a novice wanders; windows and costs are played by rules of thumb."""
HESITATION: Final = 0.35
"""How often a novice does not rez, or does not use, what would be right."""


class NoviceBot:
    """Rules of thumb with mistakes: any of the sensible options, the better the likelier."""

    name = "novice"
    about = "Is learning the game: its moves make sense, and some are mistakes."

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._thumb = ThumbBot(seed)

    def choose(self, view: View) -> int:
        """The index of an option. The same seed and view make the same choice."""
        usual = self._thumb.choose(view)
        table = Table(view)
        decision = table.decision
        rng = Random(self._seed ^ crc32(repr((view.turn, view.corp, view.runner, decision)).encode()))
        if decision.kind == "paid":
            passing = next((i for i, each in enumerate(decision.options) if each.kind == "pass"), usual)
            scores = decision.options[usual].kind == "score"
            return usual if scores or rng.random() > HESITATION else passing
        if decision.kind not in WANDERING:
            return usual
        values = handler(table)(table)
        best = max(values)
        if sum(value > best - CERTAIN for value in values) == 1:
            return usual
        odds = [max(0.0, value - best + SLACK) for value in values]
        return rng.choices(range(len(values)), odds)[0]
