"""Connections that never become a request: how many there may be, and how long they have."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .addresses import Network, within
from .handing import Hands, game_in
from .limits import Counts, Limits, household

SLOWEST: Final = 4096
"""Bytes a second that an answer is read with, at least, when it does not fit into the usual buffers."""


def guarded(
    limits: Limits, proxies: tuple[Network, ...], refused: Callable[[str], None], hands: Hands | None = None
) -> type[H11Protocol]:
    """A protocol for uvicorn that counts connections by address and closes those that say nothing. A socket
    for a game that another worker has is handed on.

    The proxies that the owner named hold as many as they like: whom they speak for is counted elsewhere.
    """
    counts = Counts(limits.connections, limits.connections_of_an_address)

    class Guarded(H11Protocol):
        """HTTP/1.1 with little patience."""

        handed = False
        """It came from another worker."""
        _giving: asyncio.Task[None] | None = None
        _who = ""
        _waiting: asyncio.TimerHandle | None = None
        _unread: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            peer = transport.get_extra_info("peername")
            address = peer[0] if isinstance(peer, tuple) and peer else ""
            who = "a proxy" if within(address, proxies) else household(address)
            if who != "a proxy" and not counts.enter(who):
                refused("connections")
                transport.abort()
                return
            self._who = who
            super().connection_made(transport)
            self._wait()

        def data_received(self, data: bytes) -> None:
            if not self._who:
                return
            super().data_received(data)
            self._wait_or_not()

        def handle_events(self) -> None:
            super().handle_events()
            self._wait_or_not()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            game = game_in(event.target)
            if hands is None or not game or self.handed:
                self._upgrade(event)
                return
            self.transport.pause_reading()
            self._giving = self.loop.create_task(self._give(hands, game, event))

        async def _give(self, hands: Hands, game: str, event: h11.Request) -> None:
            head = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
            lines = [part for name, value in self.headers for part in (name, b": ", value, b"\r\n")]
            connection = self.transport.get_extra_info("socket")
            given = await hands.give(game, connection, b"".join((*head, *lines, b"\r\n")))
            if self.transport.is_closing():
                return
            if given:
                self.transport.abort()  # only this end of it: the connection goes on elsewhere
            else:
                self.transport.resume_reading()
                self._upgrade(event)

        def _upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            socket = self.transport.get_protocol()
            if socket is self:
                return
            # From here on it is the socket that is told of the end, and the count has to hear of it.
            self._stop_waiting()
            told = socket.connection_lost

            def connection_lost(exc: Exception | None) -> None:
                self._leave()
                told(exc)

            socket.connection_lost = connection_lost  # type: ignore[method-assign]

        def _leave(self) -> None:
            if self._who not in ("", "a proxy"):
                counts.leave(self._who)
            self._who = ""

        def connection_lost(self, exc: Exception | None) -> None:
            if not self._who:
                return
            self._leave()
            self._stop_waiting()
            self._is_read()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            """There is more to read than is being read."""
            super().pause_writing()
            self._wait_for_reader(self.transport.get_write_buffer_size())

        def resume_writing(self) -> None:
            self._is_read()
            super().resume_writing()

        def _wait_for_reader(self, left: int) -> None:
            self._unread = self.loop.call_later(limits.header_within, self._see_whether_read, left)

        def _see_whether_read(self, before: int) -> None:
            """Whoever reads slowly may; whoever reads next to nothing holds what they asked for."""
            left = self.transport.get_write_buffer_size()
            if before - left < SLOWEST * limits.header_within:
                refused("slow")
                self.transport.abort()
            else:
                self._wait_for_reader(left)

        def _is_read(self) -> None:
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _wait_or_not(self) -> None:
            """A request that is being answered has all the time it needs; its own code sees to its body."""
            if self._answers():
                self._stop_waiting()
            elif self._waiting is None:
                self._wait()

        def _answers(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is not None and not cycle.response_complete

        def _wait(self) -> None:
            self._stop_waiting()
            self._waiting = self.loop.call_later(limits.header_within, self._give_up)

        def _stop_waiting(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _give_up(self) -> None:
            self._waiting = None
            # A socket took the connection over: it has its own manners.
            if self.transport.get_protocol() is self and not self._answers():
                refused("slow")
                self.transport.abort()

    return Guarded
