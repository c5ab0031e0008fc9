"""What every record shares: compared by value, never changed, copied with changes.

Records are plain classes with one slot a field rather than named tuples, because the machine reads and makes
them all the time: in Python a slot is read three times as fast, and compiled it is a field of a C struct.
"""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

NOBODY: Final = -1
"""No card, no server: where an id is optional."""


class Record:
    """An immutable record. Its `FIELDS` are the parameters of its constructor, in order."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def values(self) -> tuple[Any, ...]:
        """The fields in order."""
        return _reader(self.FIELDS)(self)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values())

    def _replace(self, **changes: Any) -> Self:
        """A copy with changes. What is copied all the time has a method of its own that is faster."""
        kind: Any = type(self)
        new: Self = kind(*map(changes.pop, self.FIELDS, self.values()))
        if changes:
            raise TypeError(f"{kind.__name__} has no {', '.join(changes)}")
        return new

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Record) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        fields = zip(self.FIELDS, self.values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"


@cache
def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What reads all the fields of a record at once."""
    return attrgetter(*names)
