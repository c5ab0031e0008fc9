"""Helper processes: work on what strangers send, bots that think, and the coach, each with a time limit.

Work with the same key always goes to the same process, which may remember things for it. One that takes too
long is killed and begun anew; the others do not notice. Bots have processes of their own, so that nobody's
opponent waits for somebody's replay; those who wait for the same process take turns by where they come from;
and there is only so much work on what one household sends.
"""

import asyncio
import logging
import os
import pickle
import sys
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol

from .errors import Fault
from .helper import LENGTH
from .limits import Buckets, Limits
from .turns import MOST, Turns, asker
from .work import WORK

log = logging.getLogger(__name__)
LARGEST: Final = 256 * 1024**2
"""Bytes of an answer."""
THINKING: Final = ("choose",)
"""What bots do,"""
COACHING: Final = ("hint", "part")
"""and what the coach does."""
STARTS_WITHIN: Final = 30.0
"""Seconds in which a new process has to be there."""


class TooLong(Exception):
    """The work took too long, or more than there is; it was given up."""


class Failed(Exception):
    """The work failed, which is a bug."""


class Helpers(Protocol):
    """Something that does work."""

    async def do(self, key: str, within: float, name: str, *arguments: Any) -> Any:
        """Do a piece of work by its name, in time, or raise `TooLong`, `Failed` or a `Fault`."""
        ...

    def warm(self) -> None:
        """Someone has come who will soon have work: make ready for it."""
        ...

    async def close(self) -> None: ...


class Threads:
    """Work in threads of this process, for tests: what is patched here counts there, but nothing is
    killed."""

    def __init__(self, count: int = 2) -> None:
        self._threads = ThreadPoolExecutor(count, "help")

    async def do(self, key: str, within: float, name: str, *arguments: Any) -> Any:
        work: Callable[..., Any] = WORK[name]
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*arguments))
        except Fault:
            raise
        except Exception as error:
            raise Failed(repr(error)) from error

    def warm(self) -> None:
        """Threads are always ready."""

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Processes:
    """So many processes for bots, half as many for the rest, and one for the coach, each begun when first
    needed, or a moment before."""

    def __init__(self, count: int, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._bots = [_Process() for _ in range(count)]
        self._coach = _Process()
        self._readers = [_Process() for _ in range(max(1, count // 2))]
        self._all = [*self._bots, self._coach, *self._readers]
        self._work = Buckets(limits.work_burst, limits.work_rate)
        self._warming: list[asyncio.Task[None]] = []

    async def do(self, key: str, within: float, name: str, *arguments: Any) -> Any:
        who, number = asker.get(), zlib.crc32(key.encode(errors="replace"))
        if name in THINKING:
            return await self._bots[number % len(self._bots)].do(who, within, name, arguments)
        if name in COACHING:
            return await self._coach.do(who, within, name, arguments)
        work = self._work.of(who) if who else None
        if work is not None and work.left() <= 0:
            raise Fault(429, "too-fast", "So much work was done for your address: wait a minute.")
        process = self._readers[number % len(self._readers)]
        charge = work.charge if work is not None else lambda _: None
        return await process.do(who, within, name, arguments, MOST, charge)

    def warm(self) -> None:
        """Begin the processes of the bots, once: their first move is not to wait for that."""
        if not self._warming:
            self._warming = [asyncio.create_task(each.warm()) for each in self._bots]

    async def close(self) -> None:
        for task in self._warming:
            task.cancel()
        for each in self._all:
            await each.end()


class _Process:
    def __init__(self) -> None:
        self._turns = Turns()
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False
        """It has answered once: what it takes to begin is behind it."""

    async def warm(self) -> None:
        """Begin, if that has not been done."""
        async with self._turns.turn(""):
            if self._process is None:
                await self._start()

    async def do(
        self,
        who: str,
        within: float,
        name: str,
        arguments: tuple[Any, ...],
        most: int = 0,
        charge: Callable[[float], None] = lambda _: None,
    ) -> Any:
        data = pickle.dumps((name, arguments), pickle.HIGHEST_PROTOCOL)
        async with self._turns.turn(who, most):
            fresh = self._process is None or self._process.returncode is not None
            process = await self._start() if fresh else self._process
            assert process is not None
            ready, began = self._ready, time.monotonic()
            try:
                async with asyncio.timeout(within + (0 if ready else STARTS_WITHIN)):
                    kind, *said = pickle.loads(await self._ask(process, data))
                    self._ready = True
            except (TimeoutError, asyncio.IncompleteReadError, OSError, MemoryError) as error:
                log.warning("a helper was given up at %s: %r", name, error)
                self.kill()
                raise TooLong(name) from None
            except BaseException:
                self.kill()  # whoever waited has gone; the answer would be taken for another's
                raise
            finally:
                charge(min(within, time.monotonic() - began) if ready else 0.0)
        if kind == "fault":
            raise Fault(*said)
        if kind == "failed":
            raise Failed(said[0])
        return said[0]

    async def _start(self) -> asyncio.subprocess.Process:
        self._ready = False
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "rulerunner.server.helper",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1024 * 1024,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, data: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LARGEST:
            raise MemoryError(length)
        return await process.stdout.readexactly(length)

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        process = self._process
        self.kill()
        if process is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await process.wait()

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None
