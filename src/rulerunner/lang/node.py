"""The shape shared by every word of the card language: frozen, slotted, compared by value.

A word is a dataclass, with `fields` and `replace` and patterns. But there are hundreds of words, and what
`dataclass` writes and compiles for each of them (six functions) would be half of the time that a first game
takes to begin. So only the constructor is compiled; the rest are functions shared by all, over the values of
a word.

Compiled, a word is a class of its own kind, with its constructor written out (`tools/expand_sources.py`), and
`declared` says the rest.
"""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, fields
from operator import attrgetter
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")

HASHED: Final = "_hashed"
"""The slot for the hash of a word, once it was asked for: much that is known of words is filed under them."""

NODES: dict[str, type] = {}
"""Every word that has been declared, by its name; `vocabulary.WORDS` once all of them are."""


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare a word of the language. Words are data: no methods that play the game."""
    made: type[T] = _slotted(dataclass(init=False, repr=False, eq=False)(cls))
    _register(made)
    return made


def _register(word: type) -> None:
    known = NODES.get(word.__name__)
    if known is not None and known.__module__ != word.__module__:
        raise TypeError(f"two words of the language are named {word.__name__}")
    NODES[word.__name__] = word


def declared(word: type, types: dict[str, Any], defaults: dict[str, Any]) -> None:
    """Make a dataclass of a word that was compiled: of its fields, their types and their defaults."""
    alike = type(word.__name__, (), {"__annotations__": types, "__module__": word.__module__, **defaults})
    alike = dataclass(init=False, repr=False, eq=False)(alike)
    setattr(word, "__annotations__", types)  # noqa: B010 (a class is told of what it has no declaration for)
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
        setattr(word, name, getattr(alike, name))
    _register(word)


def _slotted(cls: type[T]) -> type[T]:
    """The class once more, with a slot for each field and none for anything else."""
    own = {name: value for name, value in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    declared: tuple[Field[Any], ...] = fields(cls)  # type: ignore[arg-type]
    names = tuple(field.name for field in declared)
    for name in names:
        own.pop(name, None)
    inherited = {name for base in cls.__mro__[1:] for name in getattr(base, "__slots__", ())}
    own["__slots__"] = tuple(name for name in (*names, HASHED) if name not in inherited)
    values = _values(names)
    own.update(__eq__=_eq(values), __hash__=_hash(values), __repr__=_repr, __getstate__=_getstate)
    own.update(__setattr__=_setattr, __delattr__=_delattr, __setstate__=_setstate)
    made: type[T] = type(cls.__name__, cls.__bases__, own)
    made.__qualname__ = cls.__qualname__
    setattr(made, "__init__", _constructor(made, declared))  # noqa: B010 (types know the constructor already)
    return made


def _constructor(cls: type, declared: tuple[Field[Any], ...]) -> Callable[..., None]:
    """A constructor that puts each value into its slot."""
    if not declared:
        return _nothing
    known: dict[str, Any] = {}
    arguments, body = [], []
    for field in declared:
        name = field.name
        known[f"set_{name}"] = getattr(cls, name).__set__
        if field.default is MISSING:
            arguments.append(name)
        else:
            known[f"default_{name}"] = field.default
            arguments.append(f"{name}=default_{name}")
        body.append(f"set_{name}(self, {name})")
    exec(f"def __init__(self, {', '.join(arguments)}): {'; '.join(body)}", known)
    made: Callable[..., None] = known["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__annotations__ = {**{field.name: field.type for field in declared}, "return": None}
    return made


def _nothing(self: Any) -> None:
    pass


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """All values of a word, as a tuple."""
    if not names:
        return lambda word: ()
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda word: (get(word),)


def _eq(values: Callable[[Any], tuple[Any, ...]]) -> Callable[[Any, object], Any]:
    def __eq__(self: Any, other: object) -> Any:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _hash(values: Callable[[Any], tuple[Any, ...]]) -> Callable[[Any], int]:
    def __hash__(self: Any) -> int:
        try:
            known: int = self._hashed
        except AttributeError:
            known = hash(values(self))
            object.__setattr__(self, HASHED, known)
        return known

    return __hash__


def _repr(self: Any) -> str:
    said = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in fields(self))
    return f"{self.__class__.__qualname__}({said})"


def _setattr(self: Any, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for field, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)
