"""Who sits in a seat: a person, who is asked, or anything that can choose from what its seat may see."""

from typing import Final, Protocol, TypeGuard, runtime_checkable

from ..state import rng
from ..state.decision import Decision
from ..state.state import State
from ..view import View, view
from ..view.sampler import Sampler

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


@runtime_checkable
class Searcher(Player, Protocol):
    """A player that looks ahead. Besides its view it gets games as they might be, drawn for its seat."""

    def search(self, view: View, sampler: Sampler) -> int:
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


def _looks_ahead(player: Player) -> TypeGuard[Searcher]:
    """Whether a player is a searcher: asked at every decision, so only one thing is looked for."""
    return hasattr(player, "search")


def answer_of(player: Player, state: State, decision: Decision) -> int:
    """What a player chooses at a decision of its seat. One that picks by chance needs no view."""
    if isinstance(player, Chance):
        return player.pick(len(decision.options))
    seen = view(state, decision.side, decision)
    if _looks_ahead(player):
        return player.search(seen, Sampler(state, decision.side))
    return player.choose(seen)
