"""Many small checks as one test: what one fails does not hide what the next would, and each says its name."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def try_each(
    things: Iterable[Thing], check: Callable[[Thing], None], named: Callable[[Thing], str] = str
) -> None:
    """Check each thing, and fail with all that fail."""
    failed: list[Exception] = []
    for thing in things:
        try:
            check(thing)
        except Exception as error:  # noqa: BLE001 - it is raised below, with the others
            error.add_note(f"This is about: {named(thing)}")
            failed.append(error)
    if failed:
        raise ExceptionGroup("what fails, each with a note of what it is about", failed)
