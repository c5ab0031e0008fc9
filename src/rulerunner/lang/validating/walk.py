"""Walking over the words of a definition."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


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
