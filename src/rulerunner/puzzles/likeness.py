"""When two games at an action are the same for all that can still happen.

Everything in a state counts, but for what only says when or under which number something came to be so: no
card asks for that. What is new in a state counts from the day it is there.
"""

from collections.abc import Mapping
from typing import Any, Final

from ..game import Game
from ..lang.face import Face
from ..state.codec import DERIVED, HINTS, UNDIGESTED
from ..state.record import Record
from ..state.state import FIELDS

Likeness = tuple[Any, ...]

PASSING: Final = frozenset(
    ("checkpoint_due", "last_choice", "last_encounter", "returned", "rng", "stack", "touched", "changes")
)
"""At an action nothing is in progress but the turn: what the machine notes on the way has done its work."""
NUMBERED: Final = frozenset(("moment", "next_id", "id", "structure", "rule", "source", "edition"))
"""Moments, and the numbers of runs, turns and effects."""
COUNTED: Final = tuple(
    name
    for name in FIELDS
    if name not in DERIVED and name not in HINTS and name not in UNDIGESTED and name not in PASSING | NUMBERED
)


def likeness(game: Game) -> Likeness:
    """What a game at an action is, without the numbers that only count what came before."""
    return tuple(_plain(getattr(game.state, name)) for name in COUNTED)


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        fields = zip(value.FIELDS, value.values(), strict=True)
        return tuple(_field(name, item) for name, item in fields if name not in NUMBERED)
    if isinstance(value, Face):
        return value.name
    if isinstance(value, Mapping):
        return tuple(sorted(((_key(key), _plain(item)) for key, item in value.items()), key=repr))
    if isinstance(value, tuple | list):
        return tuple(_plain(item) for item in value)
    return value


def _field(name: str, value: Any) -> Any:
    if name == "active_since":
        return value >= 0  # only since when; and the order is for the players to choose
    if name == "until":
        return 0  # at an action an effect lasts for this turn, or for something its duration names
    return _plain(value)


def _key(key: Any) -> Any:
    """Of a limited ability: its card, object and number; whichever run it was used in is over."""
    return key[:3] if isinstance(key, tuple) and len(key) > 3 else _plain(key)
