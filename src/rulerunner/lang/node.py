"""The shape shared by every word of the card language: frozen, slotted, compared by value."""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def node(cls: type[T]) -> type[T]:
    """Declare a word of the language. Words are data: no methods that play the game."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    return made  # type: ignore[no-any-return]
