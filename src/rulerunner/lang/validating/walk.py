"""Walking over the words of a definition."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any


def parts(word: object) -> Iterator[tuple[str, object]]:
    """The fields of a word, by name; what is no word has none."""
    if is_dataclass(word):
        for field in fields(word):
            yield field.name, getattr(word, field.name)


def words(value: object) -> Iterator[object]:
    """A word and every word inside it, in order; of a tuple, those of its members."""
    if isinstance(value, tuple):
        for member in value:
            yield from words(member)
    elif is_dataclass(value):
        yield value
        for _, inner in parts(value):
            yield from words(inner)


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
