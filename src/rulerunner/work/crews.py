"""What a crew of workers is to the loop that gives it pieces."""

from typing import Any, NamedTuple, Protocol


class Done(NamedTuple):
    """A piece is done."""

    number: int
    result: Any


class Failed(NamedTuple):
    """The task raised an error on a piece: it would do so again anywhere."""

    number: int
    error: str
    """The traceback in words."""


class Lost(NamedTuple):
    """Whoever had the piece is gone; it has to be done again."""

    number: int
    why: str


Report = Done | Failed | Lost


class Crew(Protocol):
    """Workers. They are given pieces by number, and report on each exactly once."""

    def room(self) -> int:
        """How many pieces can be in work at once, now."""
        ...

    def start(self, number: int, piece: Any) -> None:
        """Give a piece to whoever is free."""
        ...

    def wait(self) -> Report:
        """The next report of a piece in work."""
        ...

    def close(self) -> None:
        """Send everybody home; what is in work is given up."""
        ...
