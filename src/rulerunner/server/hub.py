"""The rooms in memory, who looks into them, and the threads that work them.

The event loop only hands things on: games are played in a few threads, one at a time for each room, in turns
that are short, so that no bot keeps others waiting.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from ..lang.words import Side
from .errors import Fault, Refusal
from .limits import Limits
from .rooms import Lost, Room, Shot, Shots
from .store import Store

T = TypeVar("T")
log = logging.getLogger(__name__)

TURN: Final = 0.05
"""Seconds for which a room is worked before others get a turn."""
PLAYING, READING = 4, 2
"""Threads for the games, and for everything else."""
IDLE: Final = 600.0
"""Seconds after which a room that nobody looks into leaves the memory."""


class Watcher(Protocol):
    """Someone who is shown a seat."""

    seat: Side

    def show(self, shot: Shot) -> None:
        """Show this, soon."""
        ...

    def leave(self) -> None:
        """The room is no more: come back later."""
        ...


class Table:
    """A place for a room: the lock that its work needs, and its watchers."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.watchers: set[Watcher] = set()
        self.users = 0
        self.used = time.monotonic()


class Hub:
    """All rooms."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self._limits = limits
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._players = ThreadPoolExecutor(PLAYING, "play")
        self._readers = ThreadPoolExecutor(READING, "read")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Let what is going on come to its end, and stop."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        self._players.shutdown(wait=False, cancel_futures=True)
        self._readers.shutdown(wait=False, cancel_futures=True)

    async def read(self, work: Callable[[], T]) -> T:
        """Do something that takes time, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # --- working a room -----------------------------------------------------------------------------------

    async def look(self, game: str, watcher: Watcher) -> None:
        """Begin to show a seat: how it stands, and from then on all that happens."""
        with self._at(game) as table:
            seated = sum(each.seat == watcher.seat for each in table.watchers)
            if seated >= self._limits.sockets_of_a_seat:
                raise Refusal("too-fast", "This seat is open in too many places: close some of them.")
            # After a restart a bot may still owe an answer.
            await self._complete(self._work(game, lambda _: None))
            async with table.lock:
                room = await self._room(game, table)
                watcher.show(await self._complete(self._play(lambda: room.shot(watcher.seat))))
                table.watchers.add(watcher)

    async def peek(self, game: str, work: Callable[[Room], T]) -> T:
        """Ask something of a room; nothing changes."""
        with self._at(game) as table:
            async with table.lock:
                room = await self._room(game, table)
                try:
                    return await self._complete(self._play(lambda: work(room)))
                except (Refusal, Fault):
                    raise
                except Exception:
                    log.exception("a question about game %s failed", game)
                    why = "The server failed at this question, which is a bug. Nothing has changed."
                    raise Refusal("trouble", why) from None

    def leave(self, game: str, watcher: Watcher) -> None:
        """Show a seat no longer."""
        table = self._tables.get(game)
        if table is not None:
            table.watchers.discard(watcher)
            table.used = time.monotonic()

    async def do(self, game: str, work: Callable[[Room], T]) -> T:
        """Do something in a room, and let the others there answer it. Once begun it is done to its end,
        whatever becomes of who asked for it."""
        return await self._complete(self._work(game, work))

    async def forget(self, game: str) -> None:
        """Close a room and forget its game."""
        with self._at(game) as table:
            async with table.lock:
                await self._complete(self.read(lambda: self.store.forget_game(game)))
                self._drop(table)

    async def _complete(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _work(self, game: str, work: Callable[[Room], T]) -> T:
        with self._at(game) as table:
            async with table.lock:
                room = await self._room(game, table)
                try:
                    # An answer and what follows it are one piece of work: most often that is all there is.
                    result, shots, going = await self._play(lambda: (work(room), *room.go_on(TURN)))
                    self._publish(table, shots)
                    while going:
                        shots, going = await self._play(lambda: room.go_on(TURN))
                        self._publish(table, shots)
                except Refusal:
                    raise
                except Exception:
                    log.exception("game %s could not be stored", game)
                    await self._show_stored(game, table)
                    why = "This could not be stored; the game is as it is now shown."
                    raise Refusal("trouble", why) from None
                return result

    async def _show_stored(self, game: str, table: Table) -> None:
        """What is in memory may be ahead of what is stored, or behind it: only what is stored counts."""
        table.room = None
        try:
            room = await self._room(game, table)
            for watcher in tuple(table.watchers):
                watcher.show(await self._play(partial(room.shot, watcher.seat)))
        except Exception:
            log.exception("game %s cannot be read", game)
            self._drop(table)

    async def _play(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._players, work)

    def _publish(self, table: Table, shots: Shots) -> None:
        for seat, shot in shots:
            for watcher in table.watchers:
                if watcher.seat == seat:
                    watcher.show(shot)

    # --- rooms in memory ----------------------------------------------------------------------------------

    @contextmanager
    def _at(self, game: str) -> Iterator[Table]:
        """The table of a game, which stays while it is used."""
        table = self._tables.get(game)
        if table is None:
            self._tidy()
            table = self._tables[game] = Table()
        self._tables.move_to_end(game)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    async def _room(self, game: str, table: Table) -> Room:
        if table.room is None:
            table.room = await self._play(lambda: self._load(game))
        return table.room

    def _load(self, game: str) -> Room:
        row = self.store.game(game)
        if row is None:
            raise Refusal("seat", "This game is no more.")
        try:
            return Room(self.store, row, self.store.entries(game))
        except Exception as error:
            log.warning("game %s cannot be opened", game, exc_info=error)
            why = "This game cannot be played on with this version of the program"
            raise Refusal("seat", f"{why}: {error}." if isinstance(error, Lost) else f"{why}.") from error

    def _drop(self, table: Table) -> None:
        table.room = None
        for watcher in tuple(table.watchers):
            watcher.leave()

    def _tidy(self) -> None:
        """Rooms that nobody looks into make way: those unused for long, and the oldest if there are many."""
        long_ago = time.monotonic() - IDLE
        too_many = len(self._tables) + 1 - self._limits.rooms
        for game, table in list(self._tables.items()):
            if too_many <= 0 and table.used > long_ago:
                break
            if not table.watchers and not table.users:
                del self._tables[game]
                too_many -= 1
