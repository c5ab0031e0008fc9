"""What a position is given in Python: numbers, texts and lists, each where it belongs."""

from collections.abc import Sequence
from typing import Any

from .positions_now import BadPosition

NUMBERED = ("broken",)
"""The lists that are of numbers."""


def check_given(what: str, given: Any, kind: Any) -> None:
    """Refuse a seat, a server or a run of which a field is of another kind than its default is."""
    if not isinstance(given, kind):
        raise BadPosition(f"{what}: {given!r:.40} is none; write {kind.__name__}(...)")
    for name in kind._fields:
        default, value = kind._field_defaults.get(name, ""), getattr(given, name)
        if value is not default and (wrong := _other_than(default, value, int if name in NUMBERED else str)):
            said = f"{what} {name.replace('_', ' ').removeprefix(f'{what} ')}"
            raise BadPosition(f"{said}: {value!r:.40} is no {wrong}")


def check_number(what: str, value: Any) -> None:
    """Refuse what is no whole number."""
    if type(value) is not int:
        raise BadPosition(f"{what}: {value!r:.40} is no whole number")


def _other_than(default: Any, value: Any, listed: type) -> str:
    """What a value should be and is not; nothing if it is."""
    match default:
        case bool():
            return "" if type(value) is bool else "yes or no: write True or False"
        case int() | None:
            return "" if type(value) is int else "whole number"
        case str():
            return "" if isinstance(value, str) else "text"
    several = isinstance(value, Sequence) and not isinstance(value, str)
    return "" if several and all(isinstance(item, listed) for item in value) else "list of what belongs there"
