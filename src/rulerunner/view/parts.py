"""Records whose parts are made when they are first asked for, and then kept.

A browser shows all of a view, a bot looks at little of it: what nobody asks for is not made. Nothing tells
such a record from one that was made whole: it is compared, hashed, printed and sent by all of its parts.

Compiled, each part is a field of a C struct, and a property that makes it (`tools/expand_sources.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from operator import itemgetter
from typing import Any, ClassVar, Final, Self

Makers = dict[str, Callable[[Any], Any]]
"""What makes each part of something, by its name."""


REST: Final = "*"
"""What makes all at once that there is not from the beginning, if there is such a maker."""
NOTHING: Final[tuple[object, Makers]] = (None, {})
"""What one that is whole is still made of."""


class Parts:
    """A record that is never changed, some of whose parts may be still to be made."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    DEFAULTS: ClassVar[Mapping[str, Any]] = {}
    READ: ClassVar["itemgetter[Any]"]
    """What takes the parts in order."""

    def __init__(self, *values: Any, **named: Any) -> None:
        """All parts, in order or by their names."""
        given = dict(zip(self.FIELDS, values, strict=False))
        if len(values) > len(self.FIELDS) or given.keys() & named or named.keys() - {*self.FIELDS}:
            raise TypeError(f"{type(self).__name__} has the parts {', '.join(self.FIELDS)}, each once")
        parts = {**self.DEFAULTS, **given, **named}
        missing = [name for name in self.FIELDS if name not in parts]
        if missing:
            raise TypeError(f"{type(self).__name__} lacks {', '.join(missing)}")
        self.__dict__.update(parts)

    @classmethod
    def of(cls, made_of: object, makers: Makers, /, **begun: Any) -> Self:
        """One that has some parts; the makers make the others of something as they are asked for."""
        made = cls.__new__(cls)
        begun["_of"] = (made_of, makers)
        object.__setattr__(made, "__dict__", begun)
        return made

    def __getattr__(self, name: str) -> Any:
        """A part that is not there yet."""
        parts = self.__dict__
        what, makers = parts.get("_of", NOTHING)
        make = makers.get(name)
        if make is None:
            raise AttributeError(f"{type(self).__name__} has no {name}")
        value = parts[name] = make(what)
        return value

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} is never changed")

    def values(self) -> tuple[Any, ...]:
        """All parts, in order. What they are made of is let go."""
        parts = self.__dict__
        if "_of" in parts:
            what, makers = parts["_of"]
            if REST in makers:
                parts.update(makers[REST](what))
            else:
                for name, make in makers.items():
                    if name not in parts:
                        parts[name] = make(what)
            del parts["_of"]
        found: tuple[Any, ...] = type(self).READ(parts)
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values())

    def _replace(self, **changes: Any) -> Self:
        """The same with other parts."""
        return type(self)(**dict(zip(self.FIELDS, self.values(), strict=True)) | changes)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Parts) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        parts = zip(self.FIELDS, self.values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in parts)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()
