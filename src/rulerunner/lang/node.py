"""The shape shared by every word of the card language: frozen, slotted, compared by value."""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

NODES: dict[str, type] = {}
"""Every word that has been declared, by its name; `vocabulary.WORDS` once all of them are."""


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare a word of the language. Words are data: no methods that play the game."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    if NODES.setdefault(cls.__name__, made) is not made:
        raise TypeError(f"two words of the language are named {cls.__name__}")
    return made
