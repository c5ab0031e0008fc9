"""Handing a connection on to the worker that has the game.

A browser's connection comes to any worker of a machine. The address of the socket says which game it is for
(`/api/play?game=ID`), so before anything was answered it can be given to the worker that has the game: the
system moves the connection itself, and nothing that is said there goes through two processes. Where the
address says nothing, or the other worker is on another machine, `relay` hands on each message instead.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

log = logging.getLogger(__name__)
SOCKET: Final = b"/api/play"
LARGEST: Final = 128 * 1024
"""Bytes of a request: more than the server reads of one."""
LONGEST_NAME: Final = 40
Find = Callable[[str], Awaitable[str]]
"""Which other worker has a game; "" if none has."""
Protocol = Callable[[], Any]


def game_in(target: bytes) -> str:
    """The game that the address of a socket is for; "" if it does not say."""
    path, _, query = target.partition(b"?")
    if path != SOCKET or len(query) > 4 * LONGEST_NAME:
        return ""
    with suppress(ValueError):
        found = parse_qs(query.decode("ascii"), max_num_fields=4).get("game", [""])[0]
        return found if 0 < len(found) <= LONGEST_NAME and found.isascii() and found.isprintable() else ""
    return ""


class Hands:
    """What takes connections from the other workers of this machine, and gives them some."""

    def __init__(self, folder: Path, worker: str, find: Find) -> None:
        self._folder = folder
        self._worker = worker
        self._find = find
        self._inlet: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def give(self, game: str, connection: Any, request: bytes) -> bool:
        """Give a connection, of which the request was read, to the worker that has a game; False if it stays
        here."""
        there = await self._find(game)
        if not there or len(request) > LARGEST:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as outlet:
                outlet.setblocking(False)
                outlet.connect(str(self._folder / there))
                socket.send_fds(outlet, [request], [connection.fileno()])
        except OSError:  # on another machine, or dead, or too busy
            return False
        return True

    def open(self, protocol: Protocol) -> None:
        """From now on take connections; each gets a protocol as if it had just come."""
        inlet = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            inlet.bind(str(self._folder / self._worker))
        except OSError as error:
            log.warning("connections are relayed, not handed on: %s", error)
            inlet.close()
            return
        inlet.setblocking(False)
        self._inlet = inlet
        asyncio.get_running_loop().add_reader(inlet.fileno(), self._take_all, protocol)

    def _take_all(self, protocol: Protocol) -> None:
        assert self._inlet is not None
        with suppress(BlockingIOError):
            while True:
                request, fds, _, _ = socket.recv_fds(self._inlet, LARGEST, 1)
                for fd in fds:
                    task = asyncio.create_task(self._take(protocol, socket.socket(fileno=fd), request))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _take(self, protocol: Protocol, connection: socket.socket, request: bytes) -> None:
        connection.setblocking(False)
        try:
            _, found = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()
            return
        found.handed = True  # and not once more
        found.data_received(request)

    def close(self) -> None:
        """Take no more."""
        if self._inlet is not None:
            asyncio.get_running_loop().remove_reader(self._inlet.fileno())
            self._inlet.close()
            (self._folder / self._worker).unlink(missing_ok=True)
            self._inlet = None
