"""What every record shares: compared by value, never changed, copied with changes.

A record is a dataclass with one slot a field rather than a named tuple, because the machine reads and makes
them all the time: in Python a slot is read three times as fast, and compiled it is a field of a C struct.
What is compiled has the constructors written out (`tools/expand_sources.py`).
"""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any, ClassVar, Final, Self

# What stands where an id may stand and is none; each number means one thing:
NOBODY: Final = -1
"""No card, no server: where an id is optional."""
NEW_REMOTE: Final = -2
"""A destination: a remote server that the install creates."""
WITH_RUNNER: Final = -3
"""Where counters lie that the Runner was given."""
ON_CARD: Final = -4
"""Where counters are that lie on a card and have an ability of their own, but are no virus counters."""
FUND: Final = -6
"""A place credits are spent from: the bad publicity fund (26.03: 10.6.2)."""
SEVERAL: Final = -7
"""Not one card but several."""
IN_VAIN: Final = -8
"""In place of a subroutine, among the uses of abilities: an ability with a static condition, tried."""
FOLLOWED: Final = -9
"""In place of an object's number: the card itself is meant, whichever object it has become."""
LOST: Final = -10
"""In place of an object's number, in a change that an ability reacts to: something else has made another of
the card since."""
LENT: Final = -1000
"""This, less the number of the effect that says what they are for: a place credits are spent from, those that
a player has gained for a while."""

READERS: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {}
"""What reads all the fields of a kind of record at once; made when it is first needed."""
PLACES: Final[dict[type, dict[str, int]]] = {}
"""The place of each field among them."""


class Record:
    """What every record can do. Its `FIELDS` are the parameters of its constructor, in order."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TYPES: ClassVar[tuple[Any, ...]] = ()
    """The type of each, itself or as it is written."""
    DEFAULTS: ClassVar[tuple[Any, ...]] = ()
    """The defaults of the last of them."""
    __slots__ = ()

    def values(self) -> tuple[Any, ...]:
        """The fields in order."""
        read = READERS.get(type(self)) or _reader(self)
        return read(self)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values())

    def _replace(self, **changes: Any) -> Self:
        """A copy with changes. What is copied all the time has a method of its own that is faster."""
        kind: Any = type(self)
        read = READERS.get(kind) or _reader(self)
        values = list(read(self))
        places = PLACES[kind]
        for name in changes:
            if name not in places:
                raise TypeError(f"{kind.__name__} has no {name}")
            values[places[name]] = changes[name]
        new: Self = kind(*values)
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

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()


def _reader(record: Record) -> Callable[[Any], tuple[Any, ...]]:
    """What reads all the fields of records like this one, from now on ready in `READERS`."""
    kind = type(record)
    PLACES[kind] = {name: place for place, name in enumerate(record.FIELDS)}
    read: Any = attrgetter(*record.FIELDS)
    # Of a single field the getter gives the value itself.
    READERS[kind] = read if len(record.FIELDS) > 1 else lambda one: (read(one),)
    return READERS[kind]
