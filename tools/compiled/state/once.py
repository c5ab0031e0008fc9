"""`rulerunner.state.once` as it is compiled. There it is a kind of dictionary; but to look something up in a
dictionary that is not quite Python's own is a call by name, so here it is a class that has one."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

Key = TypeVar("Key")
Made = TypeVar("Made")


@final
class Once(Generic[Key, Made]):
    """What belongs to a key, made when it is first asked for."""

    def __init__(self, make: Callable[[Key], Made]) -> None:
        self._make: Final = make
        self._made: Final[dict[Any, Any]] = {}

    def __getitem__(self, key: Key) -> Made:
        known: Any = self._made.get(key)
        if known is None:
            known = self._made[key] = self._make(key)
        found: Made = known
        return found

    def __len__(self) -> int:
        return len(self._made)
