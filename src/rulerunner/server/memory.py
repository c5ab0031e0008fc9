"""Garbage collection for a process that holds many games.

A game in memory is a great many small records that live long. They form no cycles, so they go when their room
does. But Python looks through all of them for cycles again and again, and nothing else happens meanwhile:
with 200 games for half a second at a time. So here what has survived one look is not looked at again until
nobody is connected.
"""

import gc
from typing import Any, Final

YOUNG: Final = 25_000
"""New objects between two looks: few enough that a look takes a few milliseconds."""


def tune() -> None:
    """From now on look at new objects only."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(_settle)
    gc.set_threshold(YOUNG, 1000, 1000)


def _settle(phase: str, _: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


def sweep() -> None:
    """Look at everything, if it is not looked at anyway. Takes long: for when nobody is waiting."""
    if _settle in gc.callbacks:
        gc.unfreeze()
        gc.collect()
