"""Walking over the words of a definition."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

FIELDS: dict[type, tuple[str, ...] | None] = {}
"""The names of the fields of each type met so far, the last first; none for what is no word. To ask a class
for its fields takes longer than to walk over them."""


def _fields(kind: type) -> tuple[str, ...] | None:
    found = tuple([field.name for field in fields(kind)][::-1]) if is_dataclass(kind) else None
    FIELDS[kind] = found
    return found


def parts(word: object) -> Iterator[tuple[str, object]]:
    """The fields of a word, by name; what is no word has none."""
    kind = type(word)
    names = FIELDS[kind] if kind in FIELDS else _fields(kind)
    for name in reversed(names or ()):
        yield name, getattr(word, name)


def words(value: object) -> Iterator[object]:
    """A word and every word inside it, in order; of a tuple, those of its members."""
    waiting = [value]
    while waiting:
        word = waiting.pop()
        if isinstance(word, tuple):
            waiting.extend(reversed(word))
            continue
        kind = type(word)
        names = FIELDS[kind] if kind in FIELDS else _fields(kind)
        if names is not None:
            yield word
            waiting.extend([getattr(word, name) for name in names])


def exchanged(value: Any, change: Callable[[object], object]) -> Any:
    """A word with others in the place of some inside it: what `change` does not give back as it was. Where
    nothing changes it is the very same."""
    new: Any = change(value)
    if new is not value:
        return new
    if isinstance(value, tuple):
        members = tuple([exchanged(member, change) for member in value])
        return members if any(a is not b for a, b in zip(members, value, strict=True)) else value
    inner = {name: (old, exchanged(old, change)) for name, old in parts(value)}
    changed = {name: new for name, (old, new) in inner.items() if new is not old}
    return replace(value, **changed) if changed else value
