"""The shape shared by every word of the card language: frozen, slotted, compared by value."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")

NODES: dict[str, type] = {}
"""Every word that has been declared, by its name; `vocabulary.WORDS` once all of them are."""


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare a word of the language. Words are data: no methods that play the game."""
    made: type[T] = dataclass(frozen=True, slots=True)(cls)
    known = NODES.get(cls.__name__)
    if known is not None and known.__module__ != cls.__module__:
        raise TypeError(f"two words of the language are named {cls.__name__}")
    NODES[cls.__name__] = made
    return made
