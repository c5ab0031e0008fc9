"""Who sits in a seat: a person, who is asked, or anything that can choose from what its seat may see."""

from typing import Final, Protocol

from ..state import rng
from ..view import View

HUMAN: Final = "human"
"""The name of a seat that a person plays."""


class Player(Protocol):
    """Something that plays a seat. It gets a view, never the game."""

    @property
    def name(self) -> str:
        """What a replay calls it."""
        ...

    def choose(self, view: View) -> int:
        """The index of an option of the view's decision."""
        ...


class Chance:
    """Picks any option by chance, from a seed of its own."""

    name = "chance"

    def __init__(self, seed: int = 0) -> None:
        self._rng = rng.seeded(seed)

    def choose(self, view: View) -> int:
        """Any option, each as likely as the others."""
        assert view.decision is not None, "asked without a decision"
        return self.pick(len(view.decision.options))

    def pick(self, count: int) -> int:
        """One of so many options: whoever plays many games need not show a table to someone who is blind."""
        self._rng, index = rng.below(self._rng, count)
        return index
