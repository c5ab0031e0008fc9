"""The register of words and effects: one line says what a word is expected to do, and whether that matters.

A word is an instruction of the language that has effects; an effect has a kind, which is a kind of change.
The chapters in `words` register both. A word cannot be registered without saying when it has the potential to
change the game (1.2.5), and a test fails when a word of the language is not registered at all.
"""

from collections.abc import Callable
from typing import Any, Final

from ...lang import instructions as w
from ...state.frames import BlockFrame
from ...state.records import ExpectedEffect
from ...state.state import State
from ..may.potential import MATTERS, Matters

Expect = Callable[[State, BlockFrame, Any], tuple[ExpectedEffect, ...]]
"""What an instruction is expected to do (9.8.2)."""
Apply = Callable[[State, Any], int]
"""Carrying an effect out: how much it did, or `WAITS`."""

EXPECT: Final[dict[type, Expect]] = {}
APPLY: Final[dict[str, Apply]] = {}

WAITS: Final = -1
"""What carrying out gives for an effect whose result comes when the frame it pushed is done."""
VALUED: Final[set[str]] = set()
"""Effects with a value that interrupts can lower, below 0 too, and raise again (9.8.6). How often they become
imminent is counted, for "the first time each turn ... would" (9.8.5a)."""
PROCEDURES: Final[set[str]] = set()
"""Effects that are procedures: they push a frame, and the effects after them wait."""
OPENS: Final[dict[str, Callable[[State, Any], bool]]] = {}
"""Effects that are procedures only in some cases, and when."""
JOINED: Final[set[str]] = set()
"""Effects on several cards that need all of them."""


def is_procedure(s: State, fx: ExpectedEffect) -> bool:
    """Whether an effect pushes a frame, so that the effects after it wait."""
    kind = fx.kind
    return kind in PROCEDURES or (kind in OPENS and OPENS[kind](s, fx))


def word(kind: type, expect: Expect, matters: Matters) -> None:
    """Register an instruction: what it is expected to do, and whether that could change the game now."""
    EXPECT[kind] = expect
    MATTERS[kind] = matters


def applies(
    kind: str, valued: bool = False, procedure: bool = False, joined: bool = False
) -> Callable[[Apply], Apply]:
    """Register the function that carries out a kind of effect."""

    def register(function: Apply) -> Apply:
        APPLY[kind] = function
        for fits, shelf in ((valued, VALUED), (procedure, PROCEDURES), (joined, JOINED)):
            if fits:
                shelf.add(kind)
        return function

    return register


def expected(s: State, f: BlockFrame, instruction: w.Effect) -> tuple[ExpectedEffect, ...]:
    """The expected effects of an instruction."""
    return EXPECT[type(instruction)](s, f, instruction)


def apply(s: State, fx: ExpectedEffect) -> int:
    """Carry out an effect; how much it did. Effects that are procedures push a frame and give `WAITS`."""
    return APPLY[fx.kind](s, fx)
