"""How far "after that" reaches.

A sentence says one instruction. What comes "after that" in it comes after everything that is nested in the
instruction so far, and is itself part of the instruction: "if you are tagged, you may draw 1 card; after
that, gain 1 credit" gains the credit if you are tagged, whether or not you draw. Only where the sentence says
plain instructions does it simply come after them. Deeper inside, brackets show where a thing ends.
"""

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from rulerunner.lang.base import Declaration, Instruction
from rulerunner.lang.instructions import All, Lasting


@dataclass(frozen=True, slots=True)
class Pause(Instruction):
    """Stands in a block for an "after that"."""


PAUSE: Final = Pause()


def within_reach(reading: Any) -> bool:
    """Whether every "after that" of a sentence stands where it may."""
    return _fits(reading, 0)


def _fits(value: Any, depth: int) -> bool:
    if isinstance(value, tuple):
        for number, one in enumerate(value):
            if one == PAUSE and depth != 1 and (depth > 1 or _nests(value[number - 1])):
                return False
        return all(_fits(one, depth) for one in value)
    if not is_dataclass(value) or isinstance(value, type):
        return True
    deeper = depth + (isinstance(value, Instruction | Declaration) and not isinstance(value, Lasting | All))
    return all(_fits(getattr(value, each.name), deeper) for each in fields(value))


def _nests(value: Any) -> bool:
    """Whether instructions are nested in one."""
    parts = value if isinstance(value, tuple) else _fields(value)
    return any(isinstance(one, Instruction) or _nests(one) for one in parts)


def _fields(value: Any) -> list[Any]:
    if not is_dataclass(value) or isinstance(value, type | All):
        return []
    return [getattr(value, each.name) for each in fields(value)]


def unpaused(value: Any) -> Any:
    """A reading without the marks of "after that"."""
    if isinstance(value, tuple):
        return type(value)([unpaused(one) for one in value if one != PAUSE])
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return replace(value, **{each.name: unpaused(getattr(value, each.name)) for each in fields(value)})
