"""What is compiled is a copy of the sources with much written out: it must mean the same."""

import dataclasses
import pickle
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from rulerunner.lang.node import NODES
from tools.expand_sources import expanded, family_of, makers_of

RECORDS = '''
from typing import final
from rulerunner.state.declaring import record

class Record:
    __slots__ = ()
    def _replace(self, **changes):
        raise NotImplementedError

@final
@record
class Spot(Record):
    """A place."""

    name: str
    row: int = 3
    """Counted from above."""
    marks: tuple[str, ...] = ()

    def below(self) -> "Spot":
        return self._replace(row=self.row + 1)
'''

MADE = """
from typing import Final
from rulerunner.state.declaring import maker, record

class Record:
    __slots__ = ()

@record
class Spot(Record):
    name: str
    row: int = 3

    def below(self) -> "Spot":
        return new_spot(self.name, self.row + 1)

new_spot: Final = maker(Spot)
"""

COPIED = """
from typing import Any
from rulerunner.state.declaring import blank, copying, record

class Record:
    __slots__ = ()

@record
class Spot(Record):
    name: str
    row: int = 3
    marks: tuple[str, ...] = ()

    @copying
    def at(self, row: int, name: str = "here") -> "Spot":
        return self._replace(row=row, name=name)

    def twin(self) -> "Spot":
        made: Any = blank(Spot)
        made.name = self.name
        made.row = self.row + 1 if self.row == 3 else 0
        made.marks = ()
        twin: Spot = made
        return twin

    def values(self) -> tuple[Any, ...]:
        return (self.row,)
"""

WORDS = '''
from rulerunner.lang.node import node

class Word:
    __slots__ = ()

class Sign(Word):
    """A family of words."""

@node
class Bare(Sign):
    """A word without fields."""

@node
class Full(Sign):
    """A word with some."""

    inner: Sign
    amount: int = 2
    names: tuple[str, ...] = ()

    @property
    def many(self) -> bool:
        """Whether there are several."""
        return self.amount > 1
'''

CACHED = '''
from functools import cache
from rulerunner.state.declaring import record

class Record:
    __slots__ = ()

@record
class Spot(Record):
    row: int

@cache
def spot(row: int) -> Spot:
    """A record, made once."""
    return Spot(row)

ASKED: list[int] = []

@cache
def doubled(n: int, by: int = 2) -> int:
    """A product."""
    ASKED.append(n)
    return n * by
'''

BOUNDED = '''
from functools import lru_cache

ASKED: list[int] = []

@lru_cache(maxsize=2)
def doubled(n: int) -> int:
    """A product, of the last few numbers kept."""
    ASKED.append(n)
    return 2 * n
'''

PARTS = '''
from typing import Any
from rulerunner.view.parts import Makers

class Parts:
    """A record some of whose parts may be still to be made."""

    FIELDS = ()

    def __init__(self, *values):
        raise NotImplementedError

    def __getattr__(self, name):
        raise NotImplementedError

    @classmethod
    def of(cls, made_of, makers, /, **begun):
        raise NotImplementedError

    def values(self):
        raise NotImplementedError

    def __reduce__(self):
        return type(self), self.values()

@in_parts
class Sign(Parts):
    """A sign."""

    kind: str
    text: str
    """In a line."""
    number: int | None = None

    def twice(self) -> str:
        return self.text * 2
'''

ONCE = '''
class Table:
    def __init__(self):
        self.memo = {}

ASKED: list[object] = []

@once
def sized(t: Table, row: list[int], by: int = 1) -> int:
    """Worked out once for a row, told from others by which it is, and a number."""
    ASKED.append((row, by))
    return len(row) * by

@once
def nothing(t: Table) -> None:
    """Worked out once, though there is nothing."""
    ASKED.append(None)
    return None
'''


def module(source: str, name: str, written_out: bool = True) -> Any:
    """The expanded source, run as the Python it still is. What the compiler alone knows is put beside it."""
    made = ModuleType(name)
    made.__dict__.update(mypyc_attr=lambda **marks: lambda kind: kind, KEEP=object())
    text = expanded(source, family_of([source]), makers_of([source])) if written_out else source
    text = text.replace("from rulerunner.state.record import KEEP\n", "")
    text = text.replace("from rulerunner.view.parts import YET, Makers\n", "")
    sys.modules[name] = made
    exec(compile(text, name, "exec"), made.__dict__)
    return made


@pytest.fixture
def words() -> Iterator[Any]:
    before = dict(NODES)
    yield module(WORDS, "expanded_words")
    NODES.clear()
    NODES.update(before)
    del sys.modules["expanded_words"]


def test_a_record_has_its_constructor_written_out() -> None:
    spots = module(RECORDS, "expanded_records")
    spot = spots.Spot("gate", marks=("old",))
    assert (spot.name, spot.row, spot.marks) == ("gate", 3, ("old",))
    assert spot.values() == ("gate", 3, ("old",))
    assert spots.Spot.FIELDS == ("name", "row", "marks")
    assert spots.Spot.DEFAULTS == (3, ())


def test_a_record_is_copied_with_changes_and_knows_its_fields() -> None:
    spots = module(RECORDS, "expanded_records")
    below = spots.Spot("gate", 1, ("old",)).below()
    assert (below.name, below.row, below.marks) == ("gate", 2, ("old",))
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        below._replace(colour="red")


def test_compiled_a_class_makes_what_a_function_makes() -> None:
    spots = module(MADE, "expanded_makers")
    assert spots.Spot("gate").below().values() == ("gate", 4)
    assert not hasattr(spots, "new_spot")


@pytest.mark.parametrize("written_out", [True, False])
def test_a_copy_has_what_it_is_given_and_all_the_rest(written_out: bool) -> None:
    spot = module(COPIED, "copied_records", written_out).Spot
    first = spot("there", 3, ("red",))
    for copy in (first.at(5), first.at(row=5, name="here")):
        assert (copy.name, copy.row, copy.marks, type(copy)) == ("here", 5, ("red",), spot)
    assert (first.twin().name, first.twin().row, first.twin().twin().row) == ("there", 4, 0)
    assert first.at(7).values() == (7,), "what it says of itself stays as it is"


def test_compiled_copies_call_the_class() -> None:
    text = expanded(COPIED, family_of([COPIED]))
    assert "blank(" not in text
    assert "return Spot(name, row, self.marks)" in text


def test_a_copy_cannot_be_given_what_the_record_does_not_have() -> None:
    with pytest.raises(TypeError, match=r"Spot.at is given what is no field of its record"):
        module(COPIED.replace('name: str = "here"', 'colour: str = "red"'), "wrong_copies", False)


def test_a_word_is_compared_by_value_and_hashed_so(words: Any) -> None:
    one, same = words.Full(words.Bare()), words.Full(words.Bare(), 2)
    other = words.Full(words.Bare(), 3)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert words.Bare() != one
    assert {one: 1}[same] == 1


def test_a_word_is_a_dataclass_as_it_is_in_python(words: Any) -> None:
    full = words.Full(words.Bare(), names=("a",))
    assert [field.name for field in dataclasses.fields(full)] == ["inner", "amount", "names"]
    assert [field.default for field in dataclasses.fields(full)][1:] == [2, ()]
    assert dataclasses.replace(full, amount=1) == words.Full(words.Bare(), 1, ("a",))
    assert full.many
    match full:
        case words.Full(inner, amount):
            assert (inner, amount) == (words.Bare(), 2)
    assert repr(full) == "Full(inner=Bare(), amount=2, names=('a',))"
    assert words.Full.__annotations__["amount"] is int
    assert NODES["Full"] is words.Full


def test_a_word_can_be_sent_to_another_process(words: Any) -> None:
    full = words.Full(words.Bare(), 5, ("a", "b"))
    assert pickle.loads(pickle.dumps(full)) == full


def test_what_is_cached_is_worked_out_once() -> None:
    cached = module(CACHED, "expanded_cache")
    assert [cached.doubled(4), cached.doubled(4), cached.doubled(4, 3), cached.doubled(4, 2)] == [8, 8, 12, 8]
    assert cached.ASKED == [4, 4]


def test_a_record_is_made_again_rather_than_looked_for() -> None:
    cached = module(CACHED, "expanded_cache")
    assert cached.spot(3).row == 3
    assert cached.spot(3) is not cached.spot(3)


def test_what_is_kept_within_bounds_is_forgotten_once_there_is_too_much() -> None:
    bounded = module(BOUNDED, "expanded_bounds")
    assert [bounded.doubled(n) for n in (1, 2, 1, 3, 1)] == [2, 4, 2, 6, 2]
    assert bounded.ASKED == [1, 2, 3, 1]


def test_a_part_is_made_when_it_is_first_asked_for() -> None:
    made: list[str] = []

    def text(of: str) -> str:
        made.append(of)
        return of.upper()

    sign = module(PARTS, "expanded_parts").Sign.of("stop", {"text": text}, kind="plain", number=None)
    assert (sign.kind, sign.number, made) == ("plain", None, [])
    assert (sign.text, sign.twice(), made) == ("STOP", "STOPSTOP", ["stop"])
    assert sign.values() == ("plain", "STOP", None)
    with pytest.raises(AttributeError):
        sign.kind = "loud"


def test_a_record_in_parts_can_be_made_whole_and_sent() -> None:
    parts = module(PARTS, "expanded_parts")
    sign = parts.Sign("plain", text="Go", number=2)
    assert sign.FIELDS == ("kind", "text", "number")
    assert pickle.loads(pickle.dumps(sign)).values() == ("plain", "Go", 2)
    with pytest.raises(TypeError, match="text"):
        parts.Sign("plain")


def test_what_is_worked_out_once_for_a_table_is_kept_there() -> None:
    once = module(ONCE, "expanded_once")
    table, row = once.Table(), [1, 2]
    assert [once.sized(table, row), once.sized(table, row, 1), once.sized(table, row, 3)] == [2, 2, 6]
    assert once.sized(table, [1, 2]) == 2
    assert list(once.ASKED) == [(row, 1), (row, 3), ([1, 2], 1)]
    assert [once.nothing(table), once.nothing(table), once.ASKED[3:]] == [None, None, [None]]
    assert once.sized(once.Table(), row) == 2
    assert len(once.ASKED) == 5
