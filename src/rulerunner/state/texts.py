"""What a state has, as text: what is saved of it, and what its digest is made of.

A record or a word is a list of the name of its class and of its fields; fields at the end that have their
defaults are left out. What has happened is saved as lines (`lines`). Records never change, so the text of
each is kept for the next time: from one digest to the next little is new.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from operator import attrgetter
from typing import Any, Final

from ..lang.face import Face
from ..lang.vocabulary import WORDS
from ..lang.words import OUTSIDE, PILES, Side
from .lines import line_of
from .record import Record
from .records import Change, Server
from .shapes import WORD

READERS: Final[dict[type, tuple[str, Any, tuple[Any, ...]]]] = {}
"""For each class its name, what reads its fields at once, and the defaults of the last of them."""


def _row(value: Any) -> Any:
    """A face as its name; a record or a word as its name and fields, without the defaults at the end."""
    kind = type(value)
    if kind is Face:
        return value.key
    entry = READERS.get(kind)
    if entry is None:
        entry = READERS[kind] = _reader(kind)
    name, read, defaults = entry
    row: tuple[Any, ...] = read(value)
    end = len(row)
    first = end - len(defaults)
    while end > first and row[end - 1] == defaults[end - 1 - first]:
        end -= 1
    return (name, *row[:end])


def _reader(kind: type) -> tuple[str, Any, tuple[Any, ...]]:
    made: Any = kind
    name = kind.__name__
    if issubclass(kind, Record):
        names, defaults = made.FIELDS, made.DEFAULTS
    elif WORDS.get(name) is kind:
        name = WORD + name
        names = tuple([field.name for field in fields(made)])
        defaults = tuple([field.default for field in fields(made) if field.default is not MISSING])
    else:
        raise TypeError(f"cannot save a {name}")
    if not names:
        return name, _nothing, ()
    if len(names) == 1:
        single = attrgetter(names[0])
        return name, lambda value: (single(value),), defaults
    return name, attrgetter(*names), defaults


def _nothing(value: object) -> tuple[Any, ...]:
    return ()


ENCODER: Final = json.JSONEncoder(separators=(",", ":"), default=_row, check_circular=False)

TEXTS: Final[dict[int, tuple[object, str]]] = {}
"""The text of what was lately written and never changes, by its id; and it itself, so that nothing else can
get that id meanwhile."""
MOST_TEXTS: Final = 1 << 14
"""How many are kept: some megabytes."""


def text_of(value: object) -> str:
    """The text of a record, or of a tuple of them."""
    kept = TEXTS.get(id(value))
    return _keep(value, ENCODER.encode(value)) if kept is None else kept[1]


def _keep(value: object, text: str) -> str:
    if len(TEXTS) >= MOST_TEXTS:
        TEXTS.clear()
    TEXTS[id(value)] = (value, text)
    return text


LINES: Final[dict[int, tuple[object, str]]] = {}
"""The same of the lines of the log."""


def lines_of(changes: Iterable[Change]) -> list[str]:
    """The texts of the lines of changes; of one that has no line, that of the record."""
    found: list[str] = []
    for change in changes:
        kept = LINES.get(id(change))
        if kept is None:
            line = line_of(change)
            kept = (change, ENCODER.encode(line if line else change))
            if len(LINES) >= MOST_TEXTS:
                LINES.clear()
            LINES[id(change)] = kept
        found.append(kept[1])
    return found


WORDS_SAID: Final[dict[str, str]] = {}
"""The texts of words that come again and again: names of zones, kinds of change, numbers of rules."""


def _word(word: str) -> str:
    """The text of a word."""
    said = WORDS_SAID.get(word)
    if said is None:
        if len(WORDS_SAID) >= MOST_TEXTS:
            WORDS_SAID.clear()
        said = WORDS_SAID[word] = ENCODER.encode(word)
    return said


def _pairs(value: dict[str, Any]) -> str:
    """A dictionary whose order means nothing, of words and of things that never change."""
    found: list[str] = []
    for key in sorted(value):
        said, item = WORDS_SAID.get(key), value[key]
        kept = TEXTS.get(id(item))
        text = text_of(item) if kept is None else kept[1]
        found.append(f"[{_word(key) if said is None else said},{text}]")
    return "[" + ",".join(found) + "]"


def _turns(value: dict[Any, Any]) -> str:
    """The changes of the last turns: replaced whole, never changed."""
    kept = TEXTS.get(id(value))
    if kept is not None:
        return kept[1]
    return _keep(value, "[" + ",".join([f'["{side}",{_pairs(value[side])}]' for side in sorted(value)]) + "]")


ZONES: Final = tuple([(zone, f"[{_word(zone)},") for zone in sorted(PILES)])
"""Each zone, and how its text begins."""


def _zones(value: dict[str, tuple[int, ...]]) -> str:
    """Nearly every game has nothing outside it, and says nothing of that."""
    found: list[str] = []
    for zone, label in ZONES:
        cards = value[zone]
        if cards or zone != OUTSIDE:
            kept = TEXTS.get(id(cards))
            found.append(f"{label}{text_of(cards) if kept is None else kept[1]}]")
    return "[" + ",".join(found) + "]"


def _each(values: list[Any]) -> str:
    return "[" + ",".join(_texts(values)) + "]"


def _texts(values: list[Any]) -> list[str]:
    """The texts of many, most of which are kept."""
    found: list[str] = []
    for value in values:
        kept = TEXTS.get(id(value))
        found.append(text_of(value) if kept is None else kept[1])
    return found


def _servers(value: dict[int, Server]) -> str:
    """The servers know their ids, and lie in the order of them."""
    return _each(list(value.values()))


def _number(value: int) -> str:
    return str(value)


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _uses(value: dict[Any, int]) -> str:
    return ENCODER.encode(sorted(value.items())) if value else "[]"


def _loose(value: dict[Any, int]) -> str:
    return ENCODER.encode(list(value.items())) if value else "[]"


def _chance(value: int) -> str:
    """64 bits, in four numbers."""
    return f"[{value >> 48},{value >> 32 & 0xFFFF},{value >> 16 & 0xFFFF},{value & 0xFFFF}]"


WRITERS: Final[dict[str, Callable[[Any], str]]] = {
    "cards": _each,
    "stack": _each,
    "players": _pairs,
    "servers": _servers,
    "zones": _zones,
    "changes_this_turn": _pairs,
    "changes_last_turn": _turns,
    "loose_counters": _loose,
    "uses": _uses,
    "rng": _chance,
    "active": _word,
    "checkpoint_due": _flag,
    "rule": _word,
    "moment": _number,
    "next_id": _number,
    "returned": _number,
    "source": _number,
    "turn": _number,
}
"""What writes a field, where it is no record or tuple that never changes."""


def _happened(changes: Iterable[Change]) -> str:
    return "[" + ",".join(lines_of(changes)) + "]"


def _by_kind(value: dict[str, tuple[Change, ...]]) -> str:
    return "[" + ",".join([f"[{_word(kind)},{_happened(value[kind])}]" for kind in sorted(value)]) + "]"


def _by_turn(value: dict[Side, dict[str, tuple[Change, ...]]]) -> str:
    return "[" + ",".join([f'["{side}",{_by_kind(value[side])}]' for side in sorted(value)]) + "]"


HAPPENED: Final[dict[str, Callable[[Any], str]]] = {
    "changes": _happened,
    "changes_this_turn": _by_kind,
    "changes_last_turn": _by_turn,
}
"""What has happened, as lines."""
