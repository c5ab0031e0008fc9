"""Modules that are written otherwise for the compiler: they do the same."""

from random import Random

import pytest

from rulerunner.state import rng
from rulerunner.state.once import Once
from tools.compiled.state import once as compiled_once
from tools.compiled.state import rng as compiled_rng
from tools.expand_sources import OTHERWISE


def states() -> list[int]:
    chance = Random(1)
    narrow = [0, 1, rng.MASK, 1 << 63, (1 << 32) - 1, *(chance.getrandbits(64) for _ in range(300))]
    return narrow + [rng.WIDE | chance.getrandbits(256) for _ in range(10)]


@pytest.mark.parametrize("limit", [1, 2, 45, 1 << 16, (1 << 31) - 1, 1 << 31, 1 << 70])
def test_chance_is_the_same_in_halves(limit: int) -> None:
    for state in states():
        assert compiled_rng.step(state) == rng.step(state)
        assert compiled_rng.below(state, limit) == rng.below(state, limit)


def test_piles_are_mixed_alike() -> None:
    for state in states():
        items = tuple(range(state % 60))
        assert compiled_rng.shuffled(state, items) == rng.shuffled(state, items)
        assert compiled_rng.seeded(state) == rng.seeded(state)


def test_what_is_made_once_is_made_once() -> None:
    for kind in (Once, compiled_once.Once):
        made: list[int] = []

        def make(key: int, made: list[int] = made) -> str:
            made.append(key)
            return str(key)

        known = kind(make)
        assert [known[7], known[7], known[8]] == ["7", "7", "8"]
        assert (made, len(known)) == ([7, 8], 2)


def test_whatever_is_written_otherwise_stands_for_a_module_with_the_same_names() -> None:
    pairs = ((rng, compiled_rng), (__import__("rulerunner.state.once", fromlist=["Once"]), compiled_once))
    assert len(pairs) == len([*OTHERWISE.rglob("*.py")])
    for there, here in pairs:
        public = {name for name in vars(there) if not name.startswith("_")}
        assert public - {"MIX", "MIX_AGAIN", "STRIDE"} <= set(vars(here))
