"""What to make of a lead: what simulations said of two choices, and what was thought of them before."""

import math
from typing import Final

DOUBT: Final = 0.01
"""Before anything is tried, another option is taken to be so much worse than the first,"""
PER_CREDIT: Final = 0.005
"""and by this much more for each credit that the rules of thumb put it lower,"""
MOST_CREDITS: Final = 10.0
SPREAD: Final = 0.02
"""give or take so much (a standard deviation),"""
WIDER: Final = 0.012
"""and this much more for each credit: what they put lower may be far worse, or far better than they know."""
BIAS: Final = 0.01
"""How far the judge may be wrong about a lead, however often it is asked. (`tools/leads.py` tells these.)"""
NOISE: Final = 0.01
"""The variance that is taken for granted before there is much to tell it from."""
OPEN_GAME: Final = 4.0
"""All of these are for games that either side may win. Where the chance is p, p (1 - p) of it is at stake;"""
AT_STAKE: Final = 0.2
"""this part of what an open game has, at least."""


def at_stake(total: float, count: int) -> float:
    """How much a game is open: 1 if either side may as well win, less where it is all but won or lost."""
    chance = total / count if count else 0.5
    return max(AT_STAKE, OPEN_GAME * chance * (1 - chance))


def measured(count: float, total: float, squares: float, noise: float = NOISE) -> tuple[float, float]:
    """The mean of some leads and its standard error, by their number, their sum and that of the squares."""
    if count < 2:
        return (total / count if count else 0.0), math.inf
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) + noise / count
    return mean, math.sqrt(spread / (count - 1))


def believed(lead: float, error: float, gap: float) -> float:
    """What to make of a lead with its standard error, of a choice that the rules of thumb put so many credits
    lower: what the simulations say and what was thought before, each by how much it can be relied on."""
    before = -DOUBT - PER_CREDIT * gap
    if math.isinf(error):
        return before
    spread = SPREAD + WIDER * gap
    trust = spread**2 / (spread**2 + error**2 + BIAS**2)
    return trust * lead + (1 - trust) * before
