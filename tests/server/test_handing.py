"""Connections are handed on to the worker that has the game; those who write to one file stand in line."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from rulerunner.server.guard import guarded
from rulerunner.server.handing import Hands, game_in
from rulerunner.server.limits import Limits
from rulerunner.server.queueing import Queue
from rulerunner.server.store import Store
from tests.support.rooms import row_of, start

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="several workers need another system")
LOOPBACK = "127.0.0.1"


@pytest.mark.parametrize(
    ("target", "game"),
    [
        (b"/api/play?game=abc-D_1", "abc-D_1"),
        (b"/api/play?x=1&game=abc", "abc"),
        (b"/api/play", ""),
        (b"/api/play?game=", ""),
        (b"/api/play?game=%00", ""),
        (b"/api/play?game=" + b"x" * 41, ""),
        (b"/api/play?game=%ff", ""),
        (b"/api/play?\xff", ""),
        (b"/api/play?" + b"&" * 100, ""),
        (b"/api/lobby?game=abc", ""),
    ],
)
def test_the_address_of_a_socket_says_which_game_it_is_for(target: bytes, game: str) -> None:
    assert game_in(target) == game


class Worker:
    """A server that says its name to whoever opens a socket, and what it was asked for."""

    def __init__(self, folder: Path, name: str, holder: dict[str, str]) -> None:
        self.name = name
        self.asked: list[str] = []
        self._holder = holder
        self.hands = Hands(folder, name, self._find)
        self._protocol = guarded(Limits(), (), lambda _: None, self.hands)
        self._config = uvicorn.Config(
            self._app, lifespan="off", log_level="critical", ws="websockets-sansio", interface="asgi3"
        )
        self._state = ServerState()

    async def _find(self, game: str) -> str:
        found = self._holder.get(game, "")
        return found if found != self.name else ""

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        self.asked.append(scope["client"][0])
        await send({"type": "websocket.accept"})
        while (said := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": f"{self.name} heard {said['text']}"})

    def protocol(self) -> Any:
        return self._protocol(config=self._config, server_state=self._state, app_state={})

    async def listen(self) -> int:
        self._config.load()
        self.hands.open(self.protocol)
        listening = await asyncio.get_running_loop().create_server(self.protocol, LOOPBACK, 0)
        port: int = listening.sockets[0].getsockname()[1]
        return port


async def _says(port: int, game: str) -> str:
    where = f"ws://{LOOPBACK}:{port}/api/play" + (f"?game={game}" if game else "")
    async with connect(where) as wire:
        await wire.send("one")
        first = await wire.recv()
        await wire.send("two" * 10_000)
        assert str(await wire.recv()).startswith(str(first).partition(" ")[0])
        return str(first)


def test_a_connection_goes_to_the_worker_that_has_the_game(tmp_path: Path) -> None:
    async def work() -> list[str]:
        holder = {"hers": "ada", "his": "bob", "dead": "eve"}
        ada, bob = Worker(tmp_path, "ada", holder), Worker(tmp_path, "bob", holder)
        port = await ada.listen()
        await bob.listen()
        async with asyncio.timeout(60):
            found = [await _says(port, game) for game in ("hers", "his", "dead", "nobody's", "")]
        assert bob.asked == [LOOPBACK]  # where it came from is known there, too
        bob.hands.close()
        async with asyncio.timeout(60):
            found.append(await _says(port, "his"))
        ada.hands.close()
        assert list(tmp_path.iterdir()) == []
        return found

    said = asyncio.run(work())
    assert [each.partition(" ")[0] for each in said] == ["ada", "bob", "ada", "ada", "ada", "ada"]


def test_who_has_a_game_is_known_while_they_live(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    store.add_game(row_of(start(), "runner", "random"), [])
    store.leases.beat("one", "there:1", "{}")
    assert store.leases.holder("game", "two") == ""
    store.leases.take("game", "one")
    assert store.leases.holder("game", "two") == "one"
    assert store.leases.holder("game", "one") == ""
    assert store.leases.holder("nowhere", "two") == ""
    store.leases.leave("one")
    assert store.leases.holder("game", "two") == ""
    store.close()


def test_those_who_write_to_one_file_stand_in_line(tmp_path: Path) -> None:
    """Also in several processes: here another one holds the place until it is told to end, or is killed."""
    queue, file = Queue(tmp_path / "queue"), tmp_path / "queue"
    told, tell = os.pipe()
    ready, has = os.pipe()
    child = os.fork()
    if child == 0:
        with Queue(file).turn():
            os.write(has, b"!")
            os.read(told, 1)
        os._exit(0)
    os.read(ready, 1)
    order: list[str] = []

    async def work() -> None:
        def wait() -> None:
            with queue.turn():
                order.append("mine")

        waiting = asyncio.create_task(asyncio.to_thread(wait))
        await asyncio.sleep(0.1)
        order.append("theirs")
        os.kill(child, 9)
        await waiting

    asyncio.run(work())
    os.waitpid(child, 0)
    os.close(tell)
    assert order == ["theirs", "mine"]
    queue.close()


def test_a_queue_that_cannot_be_is_none(tmp_path: Path) -> None:
    queue = Queue(tmp_path / "nowhere" / "queue")
    with queue.turn():
        pass
    queue.close()
