"""The one source of chance: a 64-bit number in the state, stepped by splitmix64."""

from typing import Final

MASK: Final = (1 << 64) - 1
STRIDE: Final = 0x9E3779B97F4A7C15
MIX: Final = 0xBF58476D1CE4E5B9
MIX_AGAIN: Final = 0x94D049BB133111EB


def seeded(seed: int) -> int:
    """The first state of the generator for a seed."""
    return step(seed & MASK)[0]


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + STRIDE) & MASK
    bits = state
    bits = ((bits ^ (bits >> 30)) * MIX) & MASK
    bits = ((bits ^ (bits >> 27)) * MIX_AGAIN) & MASK
    return state, bits ^ (bits >> 31)


def below(state: int, limit: int) -> tuple[int, int]:
    """The next state and a number from 0 to limit - 1. 64 bits make the bias of the product negligible."""
    state, bits = step(state)
    return state, (bits * limit) >> 64


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The next state and the items in random order."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        state, pick = below(state, last + 1)
        pile[last], pile[pick] = pile[pick], pile[last]
    return state, tuple(pile)
