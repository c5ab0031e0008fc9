"""How a saved game is read: a shape for each type that a field may have, made once from the fields.

Everything read is checked against the type its place has, so that a save that was tampered with is refused
where it is read. A row is checked by the types of its values: which of them fit is worked out once for each
sequence of types there is, and after that a row of numbers and texts costs one look into a table.
"""

import sys
from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Any, Final, Literal, Protocol, Union, get_args, get_origin, get_type_hints

from ..lang.face import MINUS, MOST_LOST, PLUS, Face
from ..lang.vocabulary import WORDS
from . import changes, frames, procedures, records, resolving
from .changes import Change
from .lines import change_of, changes_of
from .record import Record


class Faces(Protocol):
    """Where cards are found by name."""

    def face(self, name: str) -> Face: ...


class BrokenSave(ValueError):
    """A saved game that cannot be read: the one error of reading a game, whatever is wrong with it."""


RECORDS: Final[dict[str, type]] = {
    name: value
    for module in (records, changes, frames, procedures, resolving)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Record) and vars(value)["__module__"] == module.__name__
}

WORD: Final = "."
"""What the name of a word begins with in a save: there is a record of a run, and the word that makes one."""

LINES: Final = frozenset((str,))
"""What a list of changes is that is nothing but lines."""
DEEPEST: Final = 100
"""How far values may lie within each other. The deepest card of the library needs a fifth of it."""


class Reading:
    """What one save is read with: the cards there are, each looked up once."""

    def __init__(self, faces: Faces) -> None:
        self.faces: Final = faces
        self.known: Final[dict[str, Face]] = {}

    def face(self, name: str) -> Face:
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = self._face(name)
        return found

    def _face(self, name: str) -> Face:
        """A card by its name, or one that has gained text or lost abilities."""
        if MINUS not in name and PLUS not in name:
            return self.faces.face(name).base
        plain, minus, lost = name.rpartition(MINUS)
        if minus and len(lost) == 1 and lost.isdecimal() and 0 < int(lost) <= MOST_LOST:
            return self._taught(plain).without(int(lost))
        return self._taught(name)

    def _taught(self, name: str) -> Face:
        name, *others = name.split(PLUS)
        return self.faces.face(name).with_text(tuple(map(self.faces.face, others)))


class Shape:
    """What may be at a place: plain values of some types, and values that are made from what JSON has."""

    def __init__(self) -> None:
        self.plain: frozenset[type] = frozenset()
        """The types of values that stay as they are."""
        self.made: frozenset[type] = frozenset()
        """The types of values that something is made from."""
        self.texts: frozenset[str] = frozenset()
        """A closed set of texts."""
        self.each: Shape | None = None
        """What each item of a tuple of any length is."""
        self.places: tuple[Shape, ...] = ()
        """What the items of a tuple of fixed length are."""
        self.base: tuple[type, ...] = ()
        """The classes of which a record or a word may be..."""
        self.fitting: Final[set[Any]] = set()
        """...and those that have been found to be."""

    def read(self, data: Any, reading: Reading, depth: int = 0) -> Any:
        """A value, checked."""
        kind = type(data)
        if kind in self.plain:
            return data
        if kind in self.made:
            return self.make(data, reading, depth)
        raise BrokenSave(f"{kind.__name__} where {self} belongs")

    def make(self, data: Any, reading: Reading, depth: int) -> Any:
        """A value from what JSON has, whose type is known to fit."""
        if self.base:
            return self._object(data, reading, depth)
        if isinstance(data, str):
            if not self.texts:
                return reading.face(data)
            if data not in self.texts:
                raise BrokenSave(f"{data!r:.40} is none of {', '.join(sorted(self.texts))}")
            return data
        return self._items(data, reading, depth)

    def _items(self, data: list[Any], reading: Reading, depth: int) -> tuple[Any, ...]:
        """A tuple."""
        if depth > DEEPEST:
            raise BrokenSave(f"more than {DEEPEST} values lie within each other")
        each = self.each
        if each is None:
            pairs = zip(self.places, data, strict=True)
            return tuple([shape.read(item, reading, depth + 1) for shape, item in pairs])
        if each.plain:
            if each.plain.issuperset(map(type, data)):
                return tuple(data)
            return tuple([each.read(item, reading, depth + 1) for item in data])
        if not each.made.issuperset(map(type, data)):
            raise BrokenSave(f"something else where {each} belongs")
        if each.base:
            if str in each.made and LINES.issuperset(map(type, data)):
                return changes_of(data)
            return tuple([each._object(item, reading, depth) for item in data])
        return tuple([each.make(item, reading, depth + 1) for item in data])

    def _object(self, row: list[Any] | str, reading: Reading, depth: int) -> Any:
        """A record or a word from its row: its name, and its fields; a change, from its line."""
        if isinstance(row, str):
            return change_of(row)
        name = row[0]
        kind = KINDS.get(name)
        if kind is None:
            kind = known(name)
        made = kind.made
        if made not in self.fitting:
            if not issubclass(made, self.base):
                raise BrokenSave(f"a {name} where {self} belongs")
            self.fitting.add(made)
        values = row[1:]
        types = tuple(map(type, values))
        plan = kind.plans.get(types)
        if plan is None:
            plan = kind.plans[types] = kind.plan(types)
        if plan:
            if depth > DEEPEST:
                raise BrokenSave(f"more than {DEEPEST} values lie within each other")
            for place, shape in plan:
                values[place] = shape.make(values[place], reading, depth + 1)
        return made(*values)

    def __str__(self) -> str:
        if self.base:
            return " or ".join(base.__name__ for base in self.base)
        if self.texts or not self.made:
            return "one of some texts" if self.texts else " or ".join(sorted(t.__name__ for t in self.plain))
        return "the name of a card" if str in self.made else "a list"


class Kind:
    """How a class of records or words is read: a list of its name and its fields, the last of which may be
    missing if they have defaults."""

    def __init__(self, made: type) -> None:
        names, types, least = _fields(made)
        self.made: Final[Any] = made
        self.names: Final = names
        self.least: Final = least
        self.shapes: Final = tuple([shape_of(hint) for hint in types])
        self.plans: Final[dict[tuple[type, ...], tuple[tuple[int, Shape], ...]]] = {}

    def plan(self, types: tuple[type, ...]) -> tuple[tuple[int, Shape], ...]:
        """Which values of such a row are still to be made, if it fits at all."""
        name = self.made.__name__
        if not self.least <= len(types) <= len(self.shapes):
            raise BrokenSave(f"a {name} has {len(self.shapes)} fields, not {len(types)}")
        plan = []
        for place, kind in enumerate(types):
            shape = self.shapes[place]
            if kind in shape.made:
                plan.append((place, shape))
            elif kind not in shape.plain:
                raise BrokenSave(
                    f"the {self.names[place]} of a {name} is a {kind.__name__}; {shape} belongs there"
                )
        return tuple(plan)


def _fields(made: type) -> tuple[tuple[str, ...], list[Any], int]:
    """The names and types of the fields of a record or a word, and how many of them have no default."""
    own: Any = made
    if issubclass(made, Record):
        module = vars(sys.modules[vars(made)["__module__"]])
        types = [eval(hint, module) if isinstance(hint, str) else hint for hint in own.TYPES]
        return own.FIELDS, types, len(own.FIELDS) - len(own.DEFAULTS)
    hints = get_type_hints(made)
    names = tuple([field.name for field in fields(own)])
    least = len([field for field in fields(own) if field.default is MISSING])
    return names, [hints[name] for name in names], least


KINDS: Final[dict[str, Kind]] = {}
"""The classes that have been read so far, by their names."""
SHAPES: Final[dict[Any, Shape]] = {}


def known(name: object) -> Kind:
    """How a class is read, from now on ready in `KINDS`."""
    if not isinstance(name, str):
        raise BrokenSave(f"{type(name).__name__} where the name of a record or a word belongs")
    made = WORDS.get(name[1:]) if name[:1] == WORD else RECORDS.get(name)
    if made is None:
        raise BrokenSave(f"there is no {name!r:.40} in a game")
    kind = KINDS[name] = Kind(made)
    return kind


def shape_of(hint: Any) -> Shape:
    """The shape of a type."""
    shape = SHAPES.get(hint)
    if shape is None:
        shape = SHAPES[hint] = Shape()
        _fill(shape, hint)
    return shape


def _fill(shape: Shape, hint: Any) -> None:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, NoneType):
        shape.plain |= {hint}
    elif hint is Face:
        shape.made |= {str}
    elif origin is Literal:
        shape.made |= {str}
        shape.texts = frozenset(arguments)
    elif origin is Union or origin is UnionType:
        for argument in arguments:
            _fill(shape, argument)
    elif origin is tuple and len(arguments) == 2 and arguments[1] is ...:
        shape.made |= {list}
        shape.each = shape_of(arguments[0])
    elif origin is tuple:
        shape.made |= {list}
        shape.places = tuple([shape_of(argument) for argument in arguments])
    else:
        shape.made |= {list, str} if hint is Change else {list}
        shape.base += (hint,)
