"""The names that rows of the tables use: acts, tests, what ends a phase or a structure."""

from collections.abc import Callable
from typing import Final

from ...rules import PhaseId
from ...state.frames import StructureFrame
from ...state.state import State

Act = Callable[[State, StructureFrame], bool]
"""Carry out an act; True when the step is done, False when a frame above must finish first."""


ACTS: Final[dict[str, Act]] = {}


SIMPLE: Final[set[str]] = set()
"""The acts that are done at once and look neither at their step nor at what is on the stack."""


ONCE: Final[set[str]] = set()
"""The acts that are carried out once, with their step waiting for whatever they put on the stack."""


TESTS: Final[dict[str, Act]] = {}


LEAVES: Final[dict[str, Callable[[State, StructureFrame, PhaseId], None]]] = {}


ENDS: Final[dict[str, Callable[[State, StructureFrame], None]]] = {}


def act(name: str, simple: bool = False, once: bool = False) -> Callable[[Act], Act]:
    """Register the function for an act of the tables."""

    def register(function: Act) -> Act:
        ACTS[name] = function
        if simple:
            SIMPLE.add(name)
        if once:
            ONCE.add(name)
        return function

    return register


def test(name: str) -> Callable[[Act], Act]:
    """Register the function for a test of the tables."""

    def register(function: Act) -> Act:
        TESTS[name] = function
        return function

    return register
