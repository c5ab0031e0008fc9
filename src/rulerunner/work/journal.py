"""Results on disk as they come: a file of lines, one a piece, that work can go on from."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, Generic, TypeVar

from .pieces import P, Progress, run
from .places import HERE, Place

R = TypeVar("R")
VERSION: Final = 1


class BrokenJournal(ValueError):
    """A file that is no journal, or the journal of other work."""


class Journal(Generic[R]):
    """The results of some work, as JSON lines. The first line says what work it is.

    A line is on the disk before its result is given, so that work which was stopped, however hard, goes on
    where it was. A last line that was not finished is dropped.
    """

    def __init__(
        self,
        path: Path,
        work: Any,
        encode: Callable[[R], Any],
        decode: Callable[[Any], R],
    ) -> None:
        """`work` is plain data that tells this work from other: what is played, with which seed."""
        self.path = path
        self.header: dict[str, Any] = {"journal": VERSION, "work": json.loads(json.dumps(work))}
        self._encode, self._decode = encode, decode
        self.known: dict[int, R] = {}
        """The results there were already, by the number of the piece."""
        self._end = 0
        if path.exists():
            self._read()

    def run(
        self,
        task: Callable[[P], R],
        pieces: Sequence[P],
        on: Place = HERE,
        progress: Progress | None = None,
    ) -> Iterator[R]:
        """Do what is left of the work and write it down; the results of all pieces, in order."""
        with self._open() as file:
            for number, result in enumerate(run(task, pieces, on, progress, self.known)):
                if number not in self.known:
                    _append(file, {"piece": number, "result": self._encode(result)})
                yield result

    def _open(self) -> IO[bytes]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("r+b" if self.path.exists() else "w+b")
        file.truncate(self._end)
        file.seek(self._end)
        if not self._end:
            _append(file, self.header)
        return file

    def _read(self) -> None:
        with self.path.open("rb") as file:
            lines = file.read().split(b"\n")[:-1]
        for place, line in enumerate(lines):
            try:
                row = json.loads(line)
            except ValueError:
                raise BrokenJournal(f"{self.path}: line {place + 1} is no JSON") from None
            if place == 0:
                self._check(row)
            else:
                self._keep(row, place)
            self._end += len(line) + 1

    def _check(self, row: Any) -> None:
        if not isinstance(row, dict) or row.get("journal") != VERSION:
            raise BrokenJournal(f"{self.path} is there already, and is no journal of this version")
        if row != self.header:
            raise BrokenJournal(f"{self.path} holds the results of other work; choose another file")

    def _keep(self, row: Any, place: int) -> None:
        try:
            self.known[int(row["piece"])] = self._decode(row["result"])
        except (KeyError, TypeError, ValueError):
            raise BrokenJournal(f"{self.path}: line {place + 1} is no result") from None


def _append(file: IO[bytes], row: Any) -> None:
    file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
    file.flush()
    os.fsync(file.fileno())
