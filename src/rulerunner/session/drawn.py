"""A game drawn for a seat, on its way to another process: what is hidden from the seat stays behind."""

from random import Random

from ..game import Game
from ..lang.words import Side
from ..view.sampler import Sampler


def drawn(sampler: Sampler, rng: Random) -> str:
    """A game that the seat could not tell from its own, as text."""
    return Game(sampler.draw(rng)).to_json()


def sampler_of(text: str, seat: Side, unknown: frozenset[int]) -> Sampler:
    """What the seat can tell of a game that was drawn for it, all but the cards in some places."""
    return Sampler(Game.from_json(text).state, seat, unknown)
