"""Players at real sockets who answer by chance: against a bot, or against each other."""

import asyncio
import random
import time
import urllib.request
from http.client import HTTPException

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import PROTOCOL
from rulerunner.server.requests import GameInfo

from .crowd import View


class Said(msgspec.Struct):
    """As much of a message as a player by chance needs."""

    type: str
    at: int = 0
    more: bool = False
    view: View | None = None
    code: str = ""
    notice: str = ""


class Player:
    """A browser that keeps a game going until the time is up."""

    def __init__(self, url: str, number: int, until: float, thinking: float) -> None:
        self.profile = f"load-profile-{number:06d}"
        # One machine plays many: the server is told to believe it about whom it asks for.
        self._headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self.gaps: list[float] = []
        """From each lost connection to the first frame after it, in seconds."""
        self._lost_at = 0.0
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
            try:
                if game is None:
                    game = await asyncio.to_thread(self._sit_down)
                    self.begun += 1
                await self._open(game)
                game = None
            except (OSError, HTTPException, WebSocketException, msgspec.MsgspecError) as error:
                self.errors.append(repr(error))
                game = None
                await asyncio.sleep(1)

    async def _open(self, game: GameInfo) -> None:
        """Play a game on."""
        address = self._url.replace("http", "ws", 1) + f"api/play?game={game.id}"
        headers = self._headers
        async with connect(address, max_size=None, compression=None, additional_headers=headers) as wire:
            await self._play_one(wire, game)

    def _sit_down(self) -> GameInfo:
        rules = tuple(EDITIONS)[self._number % len(EDITIONS)]
        return self._ask("api/games", {"rules": rules, "side": ("corp", "runner")[self._number // 3 % 2]})

    def _ask(self, path: str, body: dict[str, str]) -> GameInfo:
        key = {"Authorization": f"Bearer {self.profile}", "Content-Type": "application/json"}
        headers = {**key, **self._headers}
        request = urllib.request.Request(f"{self._url}{path}", msgspec.json.encode(body), headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            return msgspec.json.decode(response.read(), type=GameInfo)

    async def _play_one(self, wire: ClientConnection, game: GameInfo) -> None:
        await self._say(wire, type="hello", protocol=PROTOCOL, game=game.id, key=self.profile)
        said = await self._next(wire)
        if said.at < self.confirmed.get(game.id, ("", 0))[1]:
            self.errors.append("an answer that was confirmed is lost")
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


class Friend(Player):
    """Someone who plays another person, one game: the host invites, the guest joins. No bot thinks there, so
    that what workers cost that begin anew is all there is besides the game."""

    def __init__(self, url: str, number: int, until: float, thinking: float, host: "Friend | None") -> None:
        super().__init__(url, number, until, thinking)
        self._host = host
        self.invite: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seated = asyncio.Event()
        """The guest has joined."""
        self._game: GameInfo
        self._sent = 0.0
        """When the answer went out that is not confirmed yet; 0: there is none."""

    async def play(self) -> None:
        """Sit down, and play on however often the connection is lost: workers are killed meanwhile."""
        game: GameInfo | None = None
        while time.monotonic() < self._until:
            try:
                if game is None:
                    game = await self._take_a_seat()
                    self.begun += 1
                await self._open(game)
                return
            except (OSError, HTTPException, WebSocketException, msgspec.MsgspecError):
                self._lost_at = self._lost_at or time.monotonic()
                await asyncio.sleep(0.2)

    async def _take_a_seat(self) -> GameInfo:
        if self._host is not None:
            body = {"invite": await self._host.invite}
            game = await asyncio.to_thread(self._ask, "api/join", body)
            self._host.seated.set()
            return game
        rules = tuple(EDITIONS)[self._number // 2 % len(EDITIONS)]
        body = {"rules": rules, "side": "corp", "opponent": "friend"}
        game = await asyncio.to_thread(self._ask, "api/games", body)
        self.invite.set_result(game.invite)
        await self.seated.wait()
        return game

    async def _open(self, game: GameInfo) -> None:
        self._game = game
        self._sent = 0.0
        await super()._open(game)

    async def _answer(self, wire: ClientConnection, at: int, option: int) -> Said:
        self._sent = time.perf_counter()
        await self._say(wire, type="answer", at=at, option=option)
        return await self._next(wire)

    async def _next(self, wire: ClientConnection) -> Said:
        """The next frame with an own choice, or the end. Every frame confirms what it counts."""
        while True:
            said = await super()._next(wire)
            if said.code == "trouble":
                raise ConnectionError("its worker has lost the game: come back")
            if said.view is None and said.type != "refused":
                continue
            if said.view is not None:
                self._shown(said)
                if self._sent:
                    continue  # the same choice once more, shown before the answer came
            if said.view is None or said.view.decision is not None or said.view.result is not None:
                return said

    def _shown(self, said: Said) -> None:
        seat, before = self.confirmed.get(self._game.id, (self._game.seat, 0))
        if said.at < before:
            self.errors.append("an answer that was confirmed is lost")
        self.confirmed[self._game.id] = seat, max(before, said.at)
        if self._sent and said.at > before:
            self.latencies.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        if self._lost_at:
            self.gaps.append(time.monotonic() - self._lost_at)
            self._lost_at = 0.0
