"""What is made once and kept. Compiled it is a class of its own (`tools/expand_sources.py`)."""

from collections.abc import Callable
from typing import Final, TypeVar, final

Key = TypeVar("Key")
Made = TypeVar("Made")


@final
class Once(dict[Key, Made]):
    """What belongs to a key, made when it is first asked for: for what most decisions ask for. It is found in
    a third of the time that a function takes which remembers its answers.

    >>> squares = Once(lambda number: number * number)
    >>> squares[7], len(squares)
    (49, 1)
    """

    def __init__(self, make: Callable[[Key], Made]) -> None:
        super().__init__()
        self._make: Final = make

    def __missing__(self, key: Key) -> Made:
        made = self[key] = self._make(key)
        return made
