"""The rooms in memory, who looks into them, and the threads that work them.

The event loop only hands things on: games are played in a few threads, one at a time for each room, in turns
that are short, and bots think in helper processes, so that nothing keeps others waiting.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from ..lang.words import Side, other
from .errors import Fault, Refusal
from .helpers import Failed, Helpers, TooLong
from .leasing import Leasing
from .limits import Buckets, Limits
from .messages import Ground, ToBrowser
from .metrics import Metrics
from .people import Company
from .playing import Outcome
from .rooms import Room
from .seating import Lost
from .snapshots import SeatSnapshot
from .store import Store
from .tables import Table, Watcher, claim_of

T = TypeVar("T")
log = logging.getLogger(__name__)

TURN: Final = 0.05
"""Seconds for which a room is worked before others get a turn."""
EVEN: Final = 0.03
"""Seconds from an answer to what comes of it, in games between people: the work behind it, which depends on
hidden cards, takes less, so its time is not told."""
PLAYING, READING = 2, 2
"""Threads for the games, and for everything that may have to wait for the database."""
IDLE: Final = 600.0
"""Seconds after which a room that nobody looks into leaves the memory."""


class Hub:
    """All rooms."""

    def __init__(
        self, store: Store, limits: Limits, helpers: Helpers, metrics: Metrics, leasing: Leasing | None = None
    ) -> None:
        self.store = store
        self.metrics = metrics
        self._limits = limits
        # Of everyone in all their windows: closing one and opening another gives nothing anew.
        self.openings = Buckets(limits.opening_burst, limits.opening_rate)
        self.messages = Buckets(limits.address_burst, limits.address_rate)
        self.talk = Buckets(limits.chat_burst, limits.chat_rate)
        self._helpers = helpers
        self._leasing = leasing
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._players = ThreadPoolExecutor(PLAYING, "play")
        self._readers = ThreadPoolExecutor(READING, "read")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Let what is going on come to its end, and stop."""
        for table in self._tables.values():
            table.stop_timer()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        for watcher in [each for table in self._tables.values() for each in table.watchers]:
            watcher.leave()
        self._players.shutdown(wait=False, cancel_futures=True)
        self._readers.shutdown(wait=False, cancel_futures=True)

    async def read(self, work: Callable[[], T]) -> T:
        """Do something that takes time, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def figures(self) -> dict[str, int]:
        """How much there is."""
        tables = self._tables.values()
        return {
            "rooms": sum(table.room is not None for table in tables),
            "players": sum(not each.spectates for table in tables for each in table.watchers),
            "spectators": sum(each.spectates for table in tables for each in table.watchers),
        }

    def rooms(self) -> list[str]:
        """The games in memory."""
        return [game for game, table in self._tables.items() if table.room is not None]

    # --- looking ------------------------------------------------------------------------------------------

    async def look(self, game: str, watcher: Watcher) -> None:
        """Begin to show a seat: how it stands, and from then on all that happens."""
        with self._at(game) as table:
            if watcher.spectates:
                if sum(1 for _ in table.spectators()) >= self._limits.spectators:
                    raise Refusal("too-fast", "So many people watch this game already: try again later.")
            elif sum(each.seat == watcher.seat for each in table.players()) >= self._limits.sockets_of_a_seat:
                raise Refusal("too-fast", "This seat is open in too many places: close some of them.")
            # After a restart a bot may still owe an answer.
            await self._complete(self._work(game, lambda _: None, quiet=True))
            async with table.lock:
                room = await self._room(game, table)
                table.enter(watcher)
                await self._complete(self._show(table, room, watcher))
                table.tell_people()

    async def _show(self, table: Table, room: Room, watcher: Watcher) -> None:
        if not watcher.spectates:
            watcher.show(await self._play(lambda: room.snapshot(watcher.seat)))
            return
        # Whoever comes to a game that is shown later does not get to see it sooner by coming.
        delay = 0 if room.match.over else room.terms.delay
        hand = table.shows_hand(watcher.seat)
        snapshot = await self._play(lambda: room.public(watcher.seat, hand))
        table.show_in(delay, watcher, snapshot)

    def leave(self, game: str, watcher: Watcher) -> None:
        """Show a seat no longer."""
        table = self._tables.get(game)
        if table is not None and watcher in table.watchers:
            table.quit(watcher)

    # --- people -------------------------------------------------------------------------------------------

    async def meet(self, game: str, work: Callable[[Room, Company], T]) -> T:
        """Do something among the people of a table that changes nothing of the game; then all are told."""
        with self._at(game) as table:
            async with table.lock:
                room = await self._room(game, table)
                assert table.company is not None
                result = work(room, table.company)
                table.tell_people()
                return result

    def tell(self, game: str, message: ToBrowser, to: Callable[[Watcher], bool] = lambda _: True) -> None:
        """Send something to those who look into a room."""
        table = self._tables.get(game)
        for watcher in tuple(table.watchers) if table is not None else ():
            if to(watcher):
                watcher.say(message)

    async def claim(self, game: str, seat: Side) -> None:
        """A player claims the game."""

        def decide(room: Room, company: Company) -> Ground:
            found = claim_of(room, company, seat)
            if not found:
                raise Refusal("people", "There is nothing to claim: your opponent is there, and has time.")
            return found

        why = await self.meet(game, decide)
        if why == "time":
            await self.do(game, lambda room: room.end(other(seat), "time"))
        else:
            await self.do(game, lambda room: room.end(seat, "claim"))

    # --- working a room -----------------------------------------------------------------------------------

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

    async def do(self, game: str, work: Callable[[Room], T]) -> T:
        """Do something in a room, and let the others there answer it. Once begun it is done to its end,
        whatever becomes of who asked for it."""
        return await self._complete(self._work(game, work))

    def drop(self, game: str) -> None:
        """Close a room whose game is no more."""
        table = self._tables.get(game)
        if table is not None:
            table.empty()

    async def _complete(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _work(self, game: str, work: Callable[[Room], T], quiet: bool = False) -> T:
        """`quiet` if nothing is done but to see whether there is something to do."""
        began = time.monotonic()
        with self._at(game) as table:
            async with table.lock:
                room = await self._room(game, table)
                before = room.match.at
                try:
                    # An answer and what follows it are one piece of work: most often that is all there is.
                    result, outcome = await self._play(lambda: (work(room), room.go_on(TURN)))
                    while outcome.going:
                        if outcome.thinking is None:
                            await self._publish(table, outcome)
                            outcome = await self._play(lambda: room.go_on(TURN))
                        else:
                            outcome = await self._think(table, room, outcome)
                    await _stored(outcome)
                except Refusal:
                    raise
                except Exception:
                    log.exception("game %s could not be stored", game)
                    await self._show_stored(game, table)
                    why = "This could not be stored; the game is as it is now shown."
                    raise Refusal("trouble", why) from None
                if not quiet and len(room.people) > 1:
                    await asyncio.sleep(max(0.0, began + EVEN - time.monotonic()))
                table.publish(outcome.shown)
                if not quiet:
                    await self._after(game, table, room, went_on=room.match.at != before)
                self.metrics.answer(time.monotonic() - began)
                return result

    async def _publish(self, table: Table, outcome: Outcome) -> None:
        """Show what there is to show, when it is stored."""
        await _stored(outcome)
        table.publish(outcome.shown)

    async def _think(self, table: Table, room: Room, outcome: Outcome) -> Outcome:
        """Let a bot choose. If it takes long, what has happened before is stored and shown meanwhile."""
        thinking = outcome.thinking
        assert thinking is not None
        within = self._limits.think_within
        asked = self._helpers.do(
            room.game.id,
            within,
            "choose",
            room.game.id,
            thinking.side,
            thinking.bot,
            thinking.view,
            thinking.saved,
        )
        task = asyncio.ensure_future(asked)
        done, _ = await asyncio.wait({task}, timeout=TURN)
        if not done:
            await self._publish(table, await self._play(lambda: room.flush(going=True)))
        try:
            choice = int(await task)
        except (TooLong, Failed) as error:
            log.error("game %s: the bot %s failed: %r", room.game.id, thinking.bot, error)
            choice = -1

        def go_on() -> Outcome:
            room.chose(choice)
            return room.go_on(TURN)

        return await self._play(go_on)

    async def _after(self, game: str, table: Table, room: Room, went_on: bool) -> None:
        """Something has happened: spectators see it, requests are void, clocks are set."""
        company = table.company
        if company is not None and (went_on or room.match.over):
            company.forget_requests("rematch", "draw", "pause")
        self._set_timer(game, table, room)
        table.tell_people()
        over = room.match.over
        delay = 0 if over else room.terms.delay
        seen: dict[tuple[Side, bool], SeatSnapshot] = {}
        for watcher in table.spectators():
            key = watcher.seat, table.shows_hand(watcher.seat)
            if key not in seen:
                seen[key] = await self._play(partial(room.public, *key))
            table.show_in(delay, watcher, seen[key])

    def _set_timer(self, game: str, table: Table, room: Room) -> None:
        table.stop_timer()
        left = room.time_left()
        if left is not None and left > 0:
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(left + 0.01, lambda: self._spawn(self._flag(game, table)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _flag(self, game: str, table: Table) -> None:
        """A clock may have run out."""
        table.timer = None

        def flag(room: Room) -> None:
            late = room.out_of_time()
            if late is not None and room.terms.zero == "loss":
                room.end(late, "time")

        try:
            await self._work(game, flag)
        except (Refusal, Fault):
            log.warning("game %s: a clock that ran out could not be acted on", game)

    async def _show_stored(self, game: str, table: Table) -> None:
        """What is in memory may be ahead of what is stored, or behind it: only what is stored counts."""
        table.room = None
        try:
            room = await self._room(game, table)
            for watcher in table.players():
                watcher.show(await self._play(partial(room.snapshot, watcher.seat)))
        except Exception:
            log.exception("game %s cannot be read", game)
            table.empty()

    async def _play(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._players, work)

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
            room, company = await self.read(lambda: self._load(game))
            table.room, table.company = room, table.company or company
            self._set_timer(game, table, room)
        return table.room

    def _load(self, game: str) -> tuple[Room, Company]:
        epoch = self._leasing.epoch(game) if self._leasing is not None else None
        row = self.store.game(game)
        if row is None:
            raise Refusal("seat", "This game is no more.")
        try:
            room = Room(self.store, row, self.store.entries(game), epoch)
            return room, Company(row, self.store.chats.lines(game))
        except Exception as error:
            log.warning("game %s cannot be opened", game, exc_info=error)
            why = "This game cannot be played on with this version of the program"
            raise Refusal("seat", f"{why}: {error}." if isinstance(error, Lost) else f"{why}.") from error

    def _tidy(self) -> None:
        """Rooms that nobody looks into make way: those unused for long, and the oldest if there are many."""
        long_ago = time.monotonic() - IDLE
        too_many = len(self._tables) + 1 - self._limits.rooms
        for game, table in list(self._tables.items()):
            if too_many <= 0 and table.used > long_ago:
                break
            if not table.watchers and not table.users and table.timer is None:
                del self._tables[game]
                too_many -= 1
                if self._leasing is not None:
                    self._spawn(self.read(partial(self._leasing.let_go, game)))


async def _stored(outcome: Outcome) -> None:
    """Wait until it is on the disk. No thread stands and waits: of those who wait for the disk at the same
    time there are as many as there are games, and one write does for all of them."""
    if outcome.stored is not None:
        await asyncio.wrap_future(outcome.stored)
