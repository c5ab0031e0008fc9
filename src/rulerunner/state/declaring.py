"""How a record is declared. Not compiled: what is compiled has the constructors written out instead."""

from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True)
def record(kind: type[Kind]) -> type[Kind]:
    """Make a record of a class: its fields are slots and the parameters of its constructor, in order. That it
    is never changed is for the type checker to see: a frozen dataclass takes three times as long to make."""
    made: Any = dataclass(slots=True, eq=False, repr=False)(kind)
    made.FIELDS = tuple(field.name for field in fields(made))
    made.TYPES = tuple(field.type for field in fields(made))
    made.DEFAULTS = tuple(field.default for field in fields(made) if field.default is not MISSING)
    whole: type[Kind] = made
    return whole
