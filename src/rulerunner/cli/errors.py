"""What a command says when it cannot do what it was asked."""

from collections.abc import Iterator
from contextlib import contextmanager


class Problem(Exception):
    """Something is wrong with what was asked; the message says what, and what would be right."""


@contextmanager
def needing(packages: str) -> Iterator[None]:
    """Imports of an extra: where it is not installed, a problem says what is needed and how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "rulerunner":
            raise
        raise Problem(f"{packages} ({missing.name} is missing)") from None
