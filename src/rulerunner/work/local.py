"""Workers that are processes of this machine.

Each is a Python of its own (`python -m rulerunner.work.worker`) that gets pieces on its input and gives
results on its output. A thread for each reads what it says: that works on every system.
"""

import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, Any, Final

from .crews import Done, Failed, Lost, Report
from .messages import CRASHED, FINISHED, read, write

PATIENCE: Final = 5.0
"""Seconds a worker has to end by itself."""


class _Worker:
    """A process, the piece it has, and the thread that listens to it."""

    def __init__(self, hello: bytes, reports: "queue.SimpleQueue[tuple[_Worker, Report | None]]") -> None:
        self.number: int | None = None
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._input: IO[bytes] = self.process.stdin
        self._output: IO[bytes] = self.process.stdout
        self._reports = reports
        self.tell(hello)
        threading.Thread(target=self._listen, daemon=True).start()

    def tell(self, message: bytes) -> None:
        """Send a message. One that cannot be sent is lost with its worker, which the listener finds out."""
        try:
            write(self._input, message)
        except OSError:
            return

    def _listen(self) -> None:
        while True:
            try:
                message = read(self._output)
            except (OSError, EOFError, ValueError):
                self._reports.put((self, None))
                return
            kind, number, value = pickle.loads(message)
            self._reports.put((self, Done(number, value) if kind == FINISHED else Failed(number, value)))
            assert kind in (FINISHED, CRASHED)

    def end(self) -> None:
        """Let it go, if need be by force."""
        with contextlib.suppress(OSError):
            self._input.close()
        if self.number is not None:
            self.process.kill()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._output.close()


class Processes:
    """A crew of processes. One that dies is replaced, and costs the piece it had."""

    def __init__(self, task: Callable[[Any], Any], workers: int) -> None:
        self._hello = pickle.dumps(task)
        self._reports: queue.SimpleQueue[tuple[_Worker, Report | None]] = queue.SimpleQueue()
        self._size = max(1, workers)
        self._workers: list[_Worker] = []

    def room(self) -> int:
        return self._size

    def start(self, number: int, piece: Any) -> None:
        worker = next((each for each in self._workers if each.number is None), None)
        if worker is None:
            worker = _Worker(self._hello, self._reports)
            self._workers.append(worker)
        worker.number = number
        worker.tell(pickle.dumps((number, piece)))

    def wait(self) -> Report:
        report = self.listen(None)
        assert report is not None
        return report

    def listen(self, seconds: float | None) -> Report | None:
        """The next report; None if there is none within so many seconds."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            left = None if until is None else max(0.0, until - time.monotonic())
            try:
                worker, report = self._reports.get(timeout=left)
            except queue.Empty:
                return None
            if worker not in self._workers:
                continue  # its end was noticed before
            if report is not None:
                worker.number = None
                return report
            self._workers.remove(worker)
            number, code = worker.number, worker.process.wait()
            worker.end()
            if number is not None:
                return Lost(number, f"a worker ended with code {code}")

    def drop(self, number: int) -> None:
        """Give up a piece in work, and whoever has it: there will be no report of it."""
        for worker in [each for each in self._workers if each.number == number]:
            self._workers.remove(worker)
            worker.end()

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()
