"""A crowd of people at tables of two, as light as a crowd can be: what is measured is to be the server.

Each player is a socket without a task of its own: what comes in is looked at just enough to answer. A player
who has to choose thinks for a while and takes any option.
"""

import asyncio
import os
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import PROTOCOL

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ARRIVE: Final = 20.0
"""Tables a second at which people sit down..."""
TOGETHER: Final = 5
"""...so many of them at the same moment."""


class Options(msgspec.Struct):
    """As much of a decision as a player by chance needs."""

    options: list[msgspec.Raw]


class View(msgspec.Struct):
    decision: Options | None
    result: tuple[str, str] | None


class _Frame(msgspec.Struct):
    at: int
    view: View
    more: bool


class _Refused(msgspec.Struct):
    code: str


_frame, _refused = msgspec.json.Decoder(_Frame), msgspec.json.Decoder(_Refused)


def client_frame(kind: int, data: bytes) -> bytes:
    """A message to a server. Its mask is all zeros, which spares the work."""
    size = len(data)
    head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
    return head + b"\0\0\0\0" + data


class Wire(asyncio.Protocol):
    """A socket of one player."""

    def __init__(
        self, host: str, address: str, game: str, hello: bytes, hear: Callable[[bytes], None]
    ) -> None:
        self._head = (
            f"GET /api/play?game={game} HTTP/1.1\r\nHost: {host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"X-Forwarded-For: {address}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self._hello, self._hear = hello, hear
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def say(self, data: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        self._transport.write(client_frame(kind, data))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self._hear(b'{"type":"refused","code":"no socket"}')
                return
            del self._data[: end + 4]
            self._open = True
            self.say(self._hello)
        while self._one():
            pass

    def _one(self) -> bool:
        """Take one whole message off the buffer, if there is one."""
        data = self._data
        if len(data) < 2:
            return False
        size, at = data[1] & 0x7F, 2
        if size > 125:
            at = 4 if size == 126 else 10
            if len(data) < at:
                return False
            size = int.from_bytes(data[2:at])
        if len(data) < at + size:
            return False
        kind, message = data[0] & 0x0F, bytes(data[at : at + size])
        del data[: at + size]
        if kind == TEXT:
            self._hear(message)
        elif kind == PING:
            self.say(message, PONG)
        elif kind == CLOSE:
            self._hear(b'{"type":"refused","code":"closed"}')
        return True


class Seat:
    """A player at a table."""

    def __init__(self, crowd: "Crowd", number: int, game: str, key: str) -> None:
        self._crowd = crowd
        self._chance = random.Random(number)
        self._loop = asyncio.get_running_loop()
        self._sent = 0.0
        self._at = -1
        self.over = False
        self.confirmed = 0
        hello = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "game": game, "key": key})
        self.wire = Wire(crowd.host, address(number), game, hello, self.hear)

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"frame"'):
            frame = _frame.decode(message)
            if not frame.more:
                self._settle(frame)
        elif message.startswith(b'{"type":"refused"'):
            self._crowd.errors.append(_refused.decode(message).code)

    def _settle(self, frame: _Frame) -> None:
        self.confirmed = max(self.confirmed, frame.at)
        if self._sent:
            self._crowd.took(time.perf_counter() - self._sent)
            self._sent = 0.0
        if frame.view.result is not None:
            self.over = True
        elif frame.view.decision is not None and frame.at != self._at:
            self._at = frame.at
            think = min(self._chance.expovariate(1 / self._crowd.thinking), 10 * self._crowd.thinking)
            option = self._chance.randrange(len(frame.view.decision.options))
            self._loop.call_later(think, self._answer, frame.at, option)

    def _answer(self, at: int, option: int) -> None:
        if self._crowd.going and not self.over:
            self._sent = time.perf_counter()
            self.wire.say(b'{"type":"answer","at":%d,"option":%d}' % (at, option))


def address(number: int) -> str:
    """Where a player comes from: one machine plays many, and the server believes it."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Level(NamedTuple):
    """What was measured with so many games at once."""

    games: int
    seconds: float
    took: list[float]
    """From an answer to what came of it, in seconds, sorted."""
    errors: int
    busy: float
    """The crowd's own part of one core."""

    @property
    def p99(self) -> float:
        return self.took[min(len(self.took) - 1, int(len(self.took) * 0.99))] if self.took else float("inf")


class Crowd:
    """Everyone, at tables of one server."""

    def __init__(self, url: str, thinking: float) -> None:
        self.host = url.removeprefix("http://").strip("/")
        name, _, port = self.host.partition(":")
        self._place = name, int(port)
        self.thinking = thinking
        self.going = True
        self.errors: list[str] = []
        self.tables: list[tuple[str, Seat, Seat]] = []
        self._latest: list[float] = []
        self._number = 0

    def took(self, seconds: float) -> None:
        self._latest.append(seconds)

    async def _post(self, path: str, number: int, key: str, body: dict[str, Any]) -> dict[str, Any]:
        reader, writer = await asyncio.open_connection(*self._place, limit=1 << 20)
        data = msgspec.json.encode(body)
        writer.write(
            (
                f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nAuthorization: Bearer {key}\r\n"
                f"X-Forwarded-For: {address(number)}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
            ).encode()
            + data
        )
        whole = await reader.read()
        writer.close()
        said: dict[str, Any] = msgspec.json.decode(whole.partition(b"\r\n\r\n")[2])
        if not whole.startswith(b"HTTP/1.1 20"):
            raise OSError(f"{path}: {said}")
        return said

    async def sit_down(self) -> None:
        """Two more people come and play each other."""
        host, guest = self._number, self._number + 1
        self._number += 2
        rules = tuple(EDITIONS)[host // 2 % len(EDITIONS)]
        keys = [f"crowd-key-{each:08d}" for each in (host, guest)]
        wanted = {"rules": rules, "side": "corp", "opponent": "friend"}
        game = await self._post("/api/games", host, keys[0], wanted)
        await self._post("/api/join", guest, keys[1], {"invite": game["invite"]})
        seats = Seat(self, host, game["id"], keys[0]), Seat(self, guest, game["id"], keys[1])
        loop = asyncio.get_running_loop()
        for seat in seats:
            await loop.create_connection(lambda seat=seat: seat.wire, *self._place)  # type: ignore[misc]
        self.tables.append((game["id"], *seats))

    async def grow(self, games: int) -> None:
        """Come to so many games that go on, at a pace at which people come."""
        self.tables = [table for table in self.tables if not self._is_over(table)]
        while len(self.tables) < games:
            began, some = time.monotonic(), min(TOGETHER, games - len(self.tables))
            await asyncio.gather(*(self.sit_down() for _ in range(some)))
            await asyncio.sleep(max(0.0, began + some / ARRIVE - time.monotonic()))

    @staticmethod
    def _is_over(table: tuple[str, Seat, Seat]) -> bool:
        _, corp, runner = table
        if not (corp.over or runner.over):
            return False
        for seat in (corp, runner):
            seat.over = True
            seat.wire.close()
        return True

    async def level(self, games: int, settling: float, seconds: float) -> Level:
        """Hold so many games for a while, and measure."""
        await self.grow(games)
        await asyncio.sleep(settling)
        self._latest, before = [], len(self.errors)
        busy, began = _work(), time.monotonic()
        await asyncio.sleep(seconds)
        passed = time.monotonic() - began
        return Level(
            games,
            passed,
            sorted(self._latest),
            len(self.errors) - before,
            (_work() - busy) / passed,
        )

    def leave(self) -> None:
        """Everyone goes home."""
        self.going = False
        for _, *seats in self.tables:
            for seat in seats:
                seat.wire.close()


def _work() -> float:
    """Processor time of this process."""
    times = os.times()
    return times.user + times.system
