"""`python -m benchmarks.load`: many games at once over real sockets, and whether anything was lost.

The server is a process of its own. The players are here: each sits at a game against a bot, answers by
chance, and sits down to another game when one is over. In the end the server is killed, and every answer that
it had confirmed must be in its database. With `--hold` people play each other (`crowd`), more and more of
them, until answers no longer come in time; with `--kills` they do, too, while workers are killed.
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
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError

from rulerunner.server.rooms import Room
from rulerunner.server.store import Store

from .__main__ import commit, processor
from .crowd import Crowd
from .load_page import THINKING, Held, keep, milli, percentile
from .players import Friend, Player

SETTLING, LASTING = 4.0, 10.0
"""Seconds before each measurement of a crowd, and for which it lasts."""
UP_WITHIN = 180.0
REPLAYED = 20
"""So many of the stored games are played again from their journals."""


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
    gaps: Sequence[float] = ()
    """How long it took until a player whose worker was killed was shown the game again, in seconds."""
    confirmed: int = 0
    """Answers that the server had confirmed."""


async def ask_meanwhile(url: str, until: float, patient: bool = False) -> list[float]:
    """How long a small request takes while all this goes on. If workers are killed, some are not answered."""

    def ask() -> float:
        began = time.perf_counter()
        with urllib.request.urlopen(f"{url}api/settings", timeout=60) as response:
            response.read()
        return time.perf_counter() - began

    took = []
    while time.monotonic() < until:
        with suppress(*((OSError, HTTPException) if patient else ())):
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
    env = {**os.environ, "TMPDIR": str(folder)}  # it is killed, and leaves behind what it has there
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
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
    if kills:
        hosts = [Friend(url, 2 * number, until, thinking, None) for number in range(games)]
        guests = [Friend(url, 2 * n + 1, until, thinking, host) for n, host in enumerate(hosts)]
        players: list[Player] = [*hosts, *guests]
    else:
        players = [Player(url, number, until, thinking) for number in range(games)]
    asking = asyncio.create_task(ask_meanwhile(url, until, kills > 0))
    killing = asyncio.create_task(kill_workers(pid, kills, until - 10))
    playing = [asyncio.create_task(each.play()) for each in players]
    # Whoever waits for an opponent whose time is up waits no longer.
    await asyncio.wait(playing, timeout=max(0.0, until + 5 - time.monotonic()) if kills else None)
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
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
        sorted(gap for each in players for gap in each.gaps),
        sum(at for each in players for _, at in each.confirmed.values()),
    )


def _work_of_children() -> float:
    """Processor time of the processes that were started here and are over."""
    times = os.times()
    return times.children_user + times.children_system


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
        ("the server's work for an answer", [milli(each.work / len(each.latencies)) for each in loads]),
        ("errors", [f"{len(each.errors)}" for each in loads]),
        ("confirmed answers lost", [f"{each.lost}" for each in loads]),
        ("workers", [f"{each.workers}" for each in loads]),
        ("workers killed", [f"{each.kills}" for each in loads]),
    ]
    if any(each.kills for each in loads):
        rows.append(("answers confirmed", [f"{each.confirmed:,}" for each in loads]))
        rows.append(("connections lost", [f"{len(each.gaps)}" for each in loads]))
        for title, share in (("half of them", 0.5), ("99 of 100", 0.99), ("all", 1.0)):
            rows.append((f"back within: {title}", [percentile(each.gaps, share) for each in loads]))
    lines = [
        "| " + " | ".join(("", *(each.name for each in loads))) + " |",
        "| --- |" + " ---: |" * len(loads),
        *("| " + " | ".join((name, *cells)) + " |" for name, cells in rows),
    ]
    return "\n".join(lines)


def work_of(pid: int) -> float:
    """Processor time of a process and all that it started, in seconds."""
    tick, whole = os.sysconf("SC_CLK_TCK"), 0.0
    waiting = [pid]
    while waiting:
        at = waiting.pop()
        with suppress(OSError):
            fields = Path(f"/proc/{at}/stat").read_text().rpartition(")")[2].split()
            whole += (int(fields[11]) + int(fields[12])) / tick
            for task in Path(f"/proc/{at}/task").iterdir():
                waiting += map(int, (task / "children").read_text().split())
    return whole


def held(limit: float, first: int, workers: int, db: str, within: float) -> list[Held]:
    """More and more tables of two people, until 99 of 100 answers no longer come in time."""
    found: list[Held] = []

    async def step_up(url: str, pid: int, until: float) -> None:
        crowd, games = Crowd(url, THINKING), first
        while time.monotonic() < until:
            await crowd.grow(games)
            before = work_of(pid)
            level = await crowd.level(games, SETTLING, LASTING)
            server = (work_of(pid) - before) / (SETTLING + LASTING)
            found.append(Held.of(level, server))
            print(f"{workers} workers: {found[-1]} {sorted(set(crowd.errors))[:3]}", flush=True)
            if level.p99 > limit or level.errors:
                break
            games = games * 11 // 10
        crowd.leave()

    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), workers, db) as (url, _, pid):
        asyncio.run(step_up(url, pid, time.monotonic() + within))
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print and write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="games at once, or to begin with")
    parser.add_argument("--seconds", type=float, default=60, help="for how long (default: 60)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default: 1)")
    parser.add_argument("--kills", type=int, default=0, help="kill workers so many times meanwhile")
    parser.add_argument("--db", default="", help="a database, which is filled (default: a new file)")
    parser.add_argument(
        "--hold", type=float, metavar="MS", help="how many games are held at 99 of 100 below this"
    )
    args = parser.parse_args(argv)
    kind = "PostgreSQL" if args.db.startswith("postgres") else "SQLite"
    build = f"CPython {platform.python_version()}, {kind}, commit {commit()}"
    machine = f"{processor()}, {os.cpu_count()} cores, {build}"
    if args.hold:
        rows = held(args.hold / 1000, args.games or 100, args.workers, args.db, args.seconds)
        data = {"limit": args.hold, "workers": args.workers, "machine": machine}
        keep(f"held {args.workers}", {**data, "rows": [row._asdict() for row in rows]})
        return 0
    more = (args.workers, args.kills, args.db)
    games = args.games or (20 if args.kills else 200)
    loads = [load("thinking as people do", games, args.seconds, THINKING, *more)]
    if not args.kills:
        loads.append(load("as fast as it goes", games, args.seconds, 0, *more))
    table = report(loads)
    print(table)
    for each in loads:
        for error in sorted(set(each.errors))[:5]:
            print(f"{each.name}: {error}")
    keep("kills" if args.kills else "bots", {"machine": machine, "table": table})
    return 1 if any(each.lost or each.errors for each in loads) else 0


if __name__ == "__main__":
    sys.exit(main())
