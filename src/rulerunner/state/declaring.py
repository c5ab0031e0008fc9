"""How a record is declared. Not compiled: what is compiled has the constructors written out instead."""

from collections.abc import Callable
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
    made._replace = _copier(made.FIELDS)
    whole: type[Kind] = made
    return whole


def _copier(names: tuple[str, ...]) -> Callable[..., Any]:
    """`Record._replace` for records of these fields, with the fields written out, as dataclasses do with the
    constructor: it takes half as long as to read them all and call that."""
    lines = [
        "def _replace(self, **changes):",
        "    new = make(type(self))",
        *(f"    new.{name} = self.{name}" for name in names),
        "    for name in changes:",
        "        if name not in names:",
        "            raise TypeError(f'{type(self).__name__} has no {name}')",
        "        setattr(new, name, changes[name])",
        "    return new",
    ]
    scope: dict[str, Any] = {"make": object.__new__, "names": frozenset(names)}
    exec("\n".join(lines), scope)
    copier: Callable[..., Any] = scope["_replace"]
    return copier
