"""The one source of chance: a number in the state.

A seed below 2**64 is stepped by splitmix64, which is quick and good enough for games against the machine. But
whoever sees enough of a shuffle could work its state out. A wider seed, as games between people have, is
stepped by SHA-256: what was drawn says nothing about what will be.
"""

import hashlib
from typing import Final

MASK: Final = (1 << 64) - 1
STRIDE: Final = 0x9E3779B97F4A7C15
MIX: Final = 0xBF58476D1CE4E5B9
MIX_AGAIN: Final = 0x94D049BB133111EB
WIDE: Final = 1 << 256
"""The mark of a wide state: the 256 bits below it are secret."""


def seeded(seed: int) -> int:
    """The first state of the generator for a seed."""
    if seed > MASK:
        return WIDE | _hashed(b"seed", seed)
    return step(seed & MASK)[0]


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    if state > MASK:
        return WIDE | _hashed(b"next", state), _hashed(b"bits", state) & MASK
    state = (state + STRIDE) & MASK
    bits = ((state ^ (state >> 30)) * MIX) & MASK
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
        state, bits = step(state)
        pick = (bits * (last + 1)) >> 64  # as `below` has it
        pile[last], pile[pick] = pile[pick], pile[last]
    return state, tuple(pile)


def _hashed(what: bytes, number: int) -> int:
    """256 bits that follow from a wide number, for one purpose."""
    length = max(33, (number.bit_length() + 7) // 8)
    return int.from_bytes(hashlib.sha256(what + number.to_bytes(length, "big")).digest(), "big")
