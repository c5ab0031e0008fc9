"""What is compiled is a copy of the sources with much written out: it must mean the same."""

import dataclasses
import pickle
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from rulerunner.lang.node import NODES
from tools.expand_sources import expanded, family_of

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


def module(source: str, name: str) -> Any:
    """The expanded source, run as the Python it still is. What the compiler alone knows is put beside it."""
    made = ModuleType(name)
    made.__dict__.update(mypyc_attr=lambda **marks: lambda kind: kind, KEEP=object())
    text = expanded(source, family_of([source])).replace("from rulerunner.state.record import KEEP\n", "")
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
    assert spots.Spot.FIELDS == ("name", "row", "marks")
    assert spots.Spot.DEFAULTS == (3, ())


def test_a_record_is_copied_with_changes_and_knows_its_fields() -> None:
    spots = module(RECORDS, "expanded_records")
    below = spots.Spot("gate", 1, ("old",)).below()
    assert (below.name, below.row, below.marks) == ("gate", 2, ("old",))
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        below._replace(colour="red")


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
