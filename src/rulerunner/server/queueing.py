"""A queue of the processes that write to one file.

SQLite lets one process write at a time; another one tries again after a while, and after longer and longer
whiles, so that of two busy processes one is at times kept waiting for a quarter of a second by writes that
take a few milliseconds. Here the system wakes the next in line as soon as it is its turn, and lets go of the
place of a process that was killed.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class Queue:
    """A place in line. Without it (on Windows, or where the file cannot be made) SQLite's own way is left."""

    def __init__(self, file: Path) -> None:
        self._file = None
        if sys.platform != "win32":
            try:
                self._file = file.open("ab")
            except OSError:
                return

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Be the one who writes."""
        if self._file is None or sys.platform == "win32":
            yield
            return
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Stand in line no more."""
        if self._file is not None:
            self._file.close()
