"""`python -m benchmarks.load`: many games at once over real sockets, and whether anything was lost.

The server is a process of its own. The players are here: each sits at a game against a bot, answers by
chance, and sits down to another game when one is over. In the end the server is killed, and every answer that
it had confirmed must be in its database.
"""

import argparse
import asyncio
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import PROTOCOL
from rulerunner.server.requests import GameInfo
from rulerunner.server.rooms import Room
from rulerunner.server.store import Store

from .__main__ import processor

REPORT = Path(__file__).parent / "load.md"
UP_WITHIN = 60.0
THINKING = 2.0
"""Seconds a person thinks on average, from no time to long."""
REPLAYED = 20
"""So many of the stored games are played again from their journals."""


class Options(msgspec.Struct):
    """As much of a decision as a player by chance needs."""

    options: list[msgspec.Raw]


class View(msgspec.Struct):
    decision: Options | None
    result: tuple[str, str] | None


class Said(msgspec.Struct):
    """As much of a message as a player by chance needs."""

    type: str
    at: int = 0
    more: bool = False
    view: View | None = None
    code: str = ""
    notice: str = ""


class Load(NamedTuple):
    """What happened."""

    name: str
    games: int
    seconds: float
    latencies: list[float]
    """From an answer to the next own choice, in seconds, sorted."""
    requests: list[float]
    """A small request over HTTP meanwhile, in seconds, sorted."""
    begun: int
    over: int
    errors: list[str]
    lost: int
    """Confirmed answers that are not in the database."""
    work: float
    """Processor time of the server, in seconds."""
    workers: int = 1
    kills: int = 0
    gap: float = 0.0
    """The longest time until a player whose worker was killed was back, in seconds."""


class Player:
    """A browser that keeps a game going until the time is up."""

    def __init__(self, url: str, number: int, until: float, thinking: float, patient: bool = False) -> None:
        self.profile = f"load-profile-{number:06d}"
        # One machine plays many: the server is told to believe it about whom it asks for.
        self._headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self._patient = patient
        """Workers are killed: a connection that is lost is no error, if the game goes on."""
        self.lost_connections = 0
        self.longest_gap = 0.0
        self._url = url
        self._number = number
        self._until = until
        self._thinking = thinking
        self._chance = random.Random(number)
        self.latencies: list[float] = []
        self.confirmed: dict[str, tuple[str, int]] = {}
        """The seat, and how many of its answers the server has confirmed, by game."""
        self.over = 0
        self.errors: list[str] = []
        self.begun = 0

    async def play(self) -> None:
        """Game after game."""
        # Nobody comes at the same moment as everybody else.
        await asyncio.sleep(self._chance.random() * 2)
        game: GameInfo | None = None
        while time.monotonic() < self._until:
            since = time.monotonic()
            try:
                if game is None:
                    game = await asyncio.to_thread(self._sit_down)
                    self.begun += 1
                await self._open(game, since)
                game = None
            except (OSError, WebSocketException, TimeoutError, msgspec.MsgspecError) as error:
                if not self._patient:
                    self.errors.append(repr(error))
                    game = None
                    await asyncio.sleep(1)
                self.lost_connections += 1
                await asyncio.sleep(0.2)

    async def _open(self, game: GameInfo, since: float) -> None:
        """Play a game on; how long it was away is noted."""
        address = self._url.replace("http", "ws", 1) + "api/play"
        headers = self._headers
        async with connect(address, max_size=None, compression=None, additional_headers=headers) as wire:
            await self._play_one(wire, game, since)

    def _sit_down(self) -> GameInfo:
        rules = tuple(EDITIONS)[self._number % len(EDITIONS)]
        body = {"rules": rules, "side": ("corp", "runner")[self._number // 3 % 2]}
        key = {"Authorization": f"Bearer {self.profile}", "Content-Type": "application/json"}
        headers = {**key, **self._headers}
        request = urllib.request.Request(f"{self._url}api/games", msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return msgspec.json.decode(response.read(), type=GameInfo)

    async def _play_one(self, wire: ClientConnection, game: GameInfo, since: float) -> None:
        await self._say(wire, type="hello", protocol=PROTOCOL, game=game.id, key=self.profile)
        said = await self._next(wire)
        if said.at < self.confirmed.get(game.id, ("", 0))[1]:
            self.errors.append("an answer that was confirmed is lost")
        if game.id in self.confirmed:
            self.longest_gap = max(self.longest_gap, time.monotonic() - since)
        while time.monotonic() < self._until:
            if said.view is None or said.notice:
                self.errors.append(said.code or said.notice or said.type)
                return
            self.confirmed[game.id] = game.seat, said.at
            if said.view.result is not None:
                self.over += 1
                return
            if said.view.decision is None:
                self.errors.append("nobody's choice")
                return
            if self._thinking:
                await asyncio.sleep(min(self._chance.expovariate(1 / self._thinking), 10 * self._thinking))
            option = self._chance.randrange(len(said.view.decision.options))
            said = await self._answer(wire, said.at, option)

    async def _answer(self, wire: ClientConnection, at: int, option: int) -> Said:
        while True:
            sent = time.perf_counter()
            await self._say(wire, type="answer", at=at, option=option)
            said = await self._next(wire)
            if said.code != "too-fast":
                self.latencies.append(time.perf_counter() - sent)
                return said
            await asyncio.sleep(0.1)

    async def _say(self, wire: ClientConnection, **message: object) -> None:
        await wire.send(msgspec.json.encode(message).decode())

    async def _next(self, wire: ClientConnection) -> Said:
        """The next thing that asks for something."""
        while True:
            async with asyncio.timeout(60):
                said = msgspec.json.decode(await wire.recv(), type=Said)
            if said.type != "welcome" and not said.more:
                return said


async def ask_meanwhile(url: str, until: float) -> list[float]:
    """How long a small request takes while all this goes on."""

    def ask() -> float:
        began = time.perf_counter()
        with urllib.request.urlopen(f"{url}api/settings", timeout=60) as response:
            response.read()
        return time.perf_counter() - began

    took = []
    while time.monotonic() < until:
        took.append(await asyncio.to_thread(ask))
        await asyncio.sleep(0.25)
    return sorted(took)


@contextmanager
def serving(folder: Path, workers: int = 1, db: str = "") -> Iterator[tuple[str, str, int]]:
    """A server in a process of its own, killed in the end; its address, its database, its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url, db = f"http://127.0.0.1:{port}/", db or f"sqlite:///{folder / 'games.sqlite3'}"
    command = [sys.executable, "-m", "rulerunner.cli", "serve", "--no-open", "--port", str(port), "--db", db]
    command += ["--workers", str(workers), "--trusted-proxy", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + UP_WITHIN
        while True:
            try:
                with urllib.request.urlopen(url, timeout=5):
                    break
            except (URLError, OSError):
                if process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError("the server did not come up") from None
                time.sleep(0.1)
        yield url, db, process.pid
    finally:
        for worker in workers_of(process.pid):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        process.send_signal(signal.SIGKILL)
        process.wait()


def workers_of(pid: int) -> list[int]:
    """The workers of a server, if it has any."""
    file = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(each) for each in file.read_text().split()] if file.exists() else []
    return [each for each in found if "running" in Path(f"/proc/{each}/cmdline").read_text()]


async def kill_workers(pid: int, kills: int, until: float) -> int:
    """Kill one worker after the other, evenly over the time; how many."""
    done = 0
    while done < kills and time.monotonic() < until:
        await asyncio.sleep(max(0.5, (until - time.monotonic()) / (kills - done + 1)))
        found = await asyncio.to_thread(workers_of, pid)
        if len(found) > 1:
            with suppress(ProcessLookupError):
                os.kill(random.choice(found), signal.SIGKILL)
                done += 1
    return done


def lost(db: str, players: Sequence[Player]) -> int:
    """How many confirmed answers the database does not have. Some games are played again from it."""
    store = Store(db)
    missing = 0
    confirmed = [(game, *what) for player in players for game, what in player.confirmed.items()]
    for number, (game, seat, at) in enumerate(confirmed):
        entries = store.entries(game)
        missing += max(0, at - sum(entry.side == seat for entry in entries))
        row = store.game(game)
        if row is not None and number < REPLAYED:
            Room(store, row, entries)
    store.close()
    return missing


async def _play(
    url: str, games: int, seconds: float, thinking: float, pid: int = 0, kills: int = 0
) -> tuple[list[Player], list[float], int]:
    until = time.monotonic() + seconds
    players = [Player(url, number, until, thinking, kills > 0) for number in range(games)]
    asking = asyncio.create_task(ask_meanwhile(url, until))
    killing = asyncio.create_task(kill_workers(pid, kills, until - 10))
    await asyncio.gather(*(each.play() for each in players))
    return players, await asking, await killing


def load(
    name: str, games: int, seconds: float, thinking: float, workers: int = 1, kills: int = 0, db: str = ""
) -> Load:
    """Play so many games at once for a while."""
    before = _work_of_children()
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder), workers, db) as (url, used, pid):
            players, requests, killed = asyncio.run(_play(url, games, seconds, thinking, pid, kills))
        missing = lost(used, players)
    return Load(
        name,
        games,
        seconds,
        sorted(took for each in players for took in each.latencies),
        requests,
        sum(each.begun for each in players),
        sum(each.over for each in players),
        [error for each in players for error in each.errors],
        missing,
        _work_of_children() - before,
        workers,
        killed,
        max((each.longest_gap for each in players), default=0.0),
    )


def _work_of_children() -> float:
    """Processor time of the processes that were started here and are over."""
    times = os.times()
    return times.children_user + times.children_system


def percentile(values: Sequence[float], share: float) -> str:
    return _milli(values[min(len(values) - 1, int(len(values) * share))]) if values else "none"


def _milli(seconds: float) -> str:
    return f"{seconds * 1e3:,.1f} ms"


def report(loads: Sequence[Load]) -> str:
    """The loads as a table."""
    rows: list[tuple[str, list[str]]] = [
        ("games at once", [f"{each.games}" for each in loads]),
        ("seconds", [f"{each.seconds:.0f}" for each in loads]),
        ("games begun", [f"{each.begun}" for each in loads]),
        ("games over", [f"{each.over}" for each in loads]),
        ("answers", [f"{len(each.latencies):,}" for each in loads]),
        ("answers a second", [f"{len(each.latencies) / each.seconds:,.0f}" for each in loads]),
    ]
    for title, share in (("half of them", 0.5), ("9 of 10", 0.9), ("99 of 100", 0.99), ("all", 1.0)):
        rows.append((f"answered within: {title}", [percentile(each.latencies, share) for each in loads]))
    for title, share in (("half of them", 0.5), ("99 of 100", 0.99)):
        rows.append((f"a request meanwhile: {title}", [percentile(each.requests, share) for each in loads]))
    rows += [
        ("the server's work for an answer", [_milli(each.work / len(each.latencies)) for each in loads]),
        ("errors", [f"{len(each.errors)}" for each in loads]),
        ("confirmed answers lost", [f"{each.lost}" for each in loads]),
        ("workers", [f"{each.workers}" for each in loads]),
        ("workers killed", [f"{each.kills}" for each in loads]),
        ("longest way back", [f"{each.gap:.1f} s" if each.kills else "" for each in loads]),
    ]
    lines = [
        "| " + " | ".join(("", *(each.name for each in loads))) + " |",
        "| --- |" + " ---: |" * len(loads),
        *("| " + " | ".join((name, *cells)) + " |" for name, cells in rows),
    ]
    return "\n".join(lines)


def held(limit: float, seconds: float, workers: int, db: str) -> list[Load]:
    """More and more games, until 99 of 100 answers no longer come in time; the last ones that did, and the
    first that did not."""
    loads: list[Load] = []
    games = 50
    while True:
        found = load(f"{games} games, {workers} workers", games, seconds, THINKING, workers, 0, db)
        loads.append(found)
        slow = found.latencies[int(len(found.latencies) * 0.99)] if found.latencies else limit + 1
        if slow > limit or found.errors:
            return loads[-2:]
        games = games * 5 // 4


HEADING = """\
# Many games at once

Written by `python -m benchmarks.load`. A server and all its players share one machine: {machine}.
Every game is against the usual bot, in the three editions and both seats in turn; choices are made by chance.
An answer's time is that from sending it to the next own choice: the bot's moves, and writing all of it to the
disk, are in it. In the end the server is killed, and what it had confirmed is looked for in its database.

"""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print and write the report."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at once (default: 200)")
    parser.add_argument("--seconds", type=float, default=60, help="for how long (default: 60)")
    parser.add_argument(
        "--output", type=Path, default=REPORT, help=f"where to write (default: {REPORT.name})"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default: 1)")
    parser.add_argument("--kills", type=int, default=0, help="kill workers so many times meanwhile")
    parser.add_argument("--db", default="", help="a database, which is filled (default: a new file)")
    parser.add_argument(
        "--hold", type=float, metavar="MS", help="how many games are held at 99 of 100 below this"
    )
    args = parser.parse_args(argv)
    more = (args.workers, args.kills, args.db)
    if args.hold:
        loads = held(args.hold / 1000, args.seconds, args.workers, args.db)
    else:
        loads = [
            load("thinking as people do", args.games, args.seconds, THINKING, *more),
            load("as fast as it goes", args.games, args.seconds, 0, *more),
        ]
    table = report(loads)
    print(table)
    for each in loads:
        for error in sorted(set(each.errors))[:5]:
            print(f"{each.name}: {error}")
    machine = f"{processor()}, CPython {platform.python_version()}"
    args.output.write_text(HEADING.format(machine=machine) + table + "\n", "utf-8")
    return 1 if any(each.lost or each.errors for each in loads) else 0


if __name__ == "__main__":
    sys.exit(main())
