"""`rulerunner.state.rng` as it is compiled: the same numbers, worked out in halves of 32 bits.

A number of 64 bits is an object to the compiler, and so is each that is worked out on the way. Halves fit
into a machine's own numbers. What runs over their 64 bits in a product is cut off there, and by a mask in
Python.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
HALF: Final = 0xFFFFFFFF
STRIDE_HIGH: Final = 0x9E3779B9
STRIDE_LOW: Final = 0x7F4A7C15
MIX_HIGH: Final = 0xBF58476D
MIX_LOW: Final = 0x1CE4E5B9
AGAIN_HIGH: Final = 0x94D049BB
AGAIN_LOW: Final = 0x133111EB
WIDE: Final = 1 << 256


def seeded(seed: int) -> int:
    if seed > MASK:
        return WIDE | _hashed(b"seed", seed)
    return step(seed & MASK)[0]


def _mixed(high: i64, low: i64) -> tuple[i64, i64]:
    """The halves of the 64 bits that a state gives."""
    low ^= ((low >> 30) | (high << 2)) & HALF
    high ^= high >> 30
    product = low * MIX_LOW
    high = ((product >> 32) + high * MIX_LOW + low * MIX_HIGH) & HALF
    low = product & HALF
    low ^= ((low >> 27) | (high << 5)) & HALF
    high ^= high >> 27
    product = low * AGAIN_LOW
    high = ((product >> 32) + high * AGAIN_LOW + low * AGAIN_HIGH) & HALF
    low = product & HALF
    low ^= ((low >> 31) | (high << 1)) & HALF
    high ^= high >> 31
    return high, low


def _share(high: i64, low: i64, limit: i64) -> i64:
    """A number below a limit of at most 31 bits, by 64 bits of chance."""
    return (high * limit + ((low * limit) >> 32)) >> 32


def step(state: int) -> tuple[int, int]:
    if state > MASK:
        return WIDE | _hashed(b"next", state), _hashed(b"bits", state) & MASK
    low: i64 = (state & HALF) + STRIDE_LOW
    high: i64 = ((state >> 32) + STRIDE_HIGH + (low >> 32)) & HALF
    low &= HALF
    mixed = _mixed(high, low)
    return (int(high) << 32) | int(low), (int(mixed[0]) << 32) | int(mixed[1])


def below(state: int, limit: int) -> tuple[int, int]:
    if state > MASK or limit > 0x7FFFFFFF or limit < 0:
        state, bits = step(state)
        return state, (bits * limit) >> 64
    low: i64 = (state & HALF) + STRIDE_LOW
    high: i64 = ((state >> 32) + STRIDE_HIGH + (low >> 32)) & HALF
    low &= HALF
    mixed = _mixed(high, low)
    return (int(high) << 32) | int(low), int(_share(mixed[0], mixed[1], limit))


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    pile = list(items)
    if state > MASK:
        for last in range(len(pile) - 1, 0, -1):
            state, bits = step(state)
            pick = (bits * (last + 1)) >> 64
            pile[last], pile[pick] = pile[pick], pile[last]
        return state, tuple(pile)
    low: i64 = state & HALF
    high: i64 = state >> 32
    for last in range(len(pile) - 1, 0, -1):
        low += STRIDE_LOW
        high = (high + STRIDE_HIGH + (low >> 32)) & HALF
        low &= HALF
        mixed = _mixed(high, low)
        pick = int(_share(mixed[0], mixed[1], last + 1))
        pile[last], pile[pick] = pile[pick], pile[last]
    return (int(high) << 32) | int(low), tuple(pile)


def _hashed(what: bytes, number: int) -> int:
    length = max(33, (number.bit_length() + 7) // 8)
    return int.from_bytes(hashlib.sha256(what + number.to_bytes(length, "big")).digest(), "big")
