"""How a record is declared. Not compiled: what is compiled has the constructors written out instead."""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from inspect import signature
from typing import Any, Final, ParamSpec, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
Given = ParamSpec("Given")
Method = TypeVar("Method", bound=Callable[..., Any])

blank: Final = object.__new__
"""A record with nothing in it yet, where its fields are filled in on the spot, one a line. Compiled, the
class is called with them instead."""


@dataclass_transform(frozen_default=True)
def record(kind: type[Kind]) -> type[Kind]:
    """Make a record of a class: its fields are slots and the parameters of its constructor, in order. That it
    is never changed is for the type checker to see: a frozen dataclass takes three times as long to make."""
    made: Any = dataclass(slots=True, eq=False, repr=False)(kind)
    made.FIELDS = tuple(field.name for field in fields(made))
    made.TYPES = tuple(field.type for field in fields(made))
    made.DEFAULTS = tuple(field.default for field in fields(made) if field.default is not MISSING)
    made._replace = _copier(made.FIELDS)
    for name, method in list(vars(made).items()):
        if getattr(method, COPYING, False):
            setattr(made, name, _copy_of(made, method))
    whole: type[Kind] = made
    return whole


def maker(kind: Callable[Given, Kind]) -> Callable[Given, Kind]:
    """The constructor of a record as a function, for records that are made all the time: Python enters a
    function without leaving the loop it is in, and to call a class it leaves it and begins another. Where the
    machine is compiled, the class itself stands in the place of what this gives."""
    made: Any = kind
    names, defaults = made.FIELDS, made.DEFAULTS
    needed = len(names) - len(defaults)
    given = [*names[:needed], *(f"{name}=_defaults[{i}]" for i, name in enumerate(names[needed:]))]
    lines = [f"def make({', '.join(given)}):", "    _new = _empty(_kind)"]
    lines += [f"    _new.{name} = {name}" for name in names]
    function: Callable[Given, Kind] = _written(lines, "make", _kind=kind, _defaults=defaults)
    return function


COPYING: Final = "copying"


def copying(method: Method) -> Method:
    """A method that copies its record: it says by `_replace` that its parameters take the place of the fields
    of their names, and becomes a function in which all fields are written out."""
    setattr(method, COPYING, True)
    return method


def _copy_of(kind: Any, method: Callable[..., Any]) -> Any:
    """What a method that copies its record becomes."""
    own, *given = signature(method).parameters.values()
    changed = [each.name for each in given]
    if not {*changed} <= {*kind.FIELDS}:
        raise TypeError(f"{method.__qualname__} is given what is no field of its record")
    defaults = tuple(each.default for each in given if each.default is not each.empty)
    lines = [
        f"def {method.__name__}({', '.join([own.name, *changed])}):",
        "    _new = _empty(_kind)",
        *(f"    _new.{name} = {name if name in changed else f'{own.name}.{name}'}" for name in kind.FIELDS),
    ]
    written = _written(lines, method.__name__, _kind=kind)
    written.__doc__, written.__defaults__ = method.__doc__, defaults
    written.__qualname__, written.__wrapped__ = method.__qualname__, method
    return written


def _copier(names: tuple[str, ...]) -> Callable[..., Any]:
    """`Record._replace` for records of these fields, with the fields written out: it takes half as long as to
    read them all and call the constructor."""
    lines = [
        "def _replace(self, **changes):",
        "    _new = _empty(type(self))",
        *(f"    _new.{name} = self.{name}" for name in names),
        "    for name in changes:",
        "        if name not in _names:",
        "            raise TypeError(f'{type(self).__name__} has no {name}')",
        "        setattr(_new, name, changes[name])",
    ]
    function: Callable[..., Any] = _written(lines, "_replace", _names=frozenset(names))
    return function


def _written(lines: list[str], name: str, **known: object) -> Any:
    """A function that gives back `_new`, written out as dataclasses do with constructors. No field begins as
    its own names do."""
    scope: dict[str, Any] = {"_empty": blank, **known}
    exec("\n".join([*lines, "    return _new"]), scope)
    return scope[name]
