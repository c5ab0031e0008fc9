"""The server: an ASGI application that serves the table in the browser."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from .admin import Admin
from .asking import BUG
from .config import Config
from .database import NoDatabase
from .doors import Doors
from .handing import Hands
from .helpers import Helpers, Processes, Threads
from .hub import Hub
from .leasing import PATIENCE, WAIT, Leasing
from .limits import Counts, household
from .memory import sweep
from .metrics import Metrics
from .pages.routes import PageRequests
from .people_api import PeopleApi
from .relay import Unreachable, relay
from .safety import Safety, failure
from .sockets import TRY_LATER, Connection
from .store import GameRow, Store
from .sweeping import keep_sweeping

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here, because some machines are set up to call scripts something that browsers then refuse to run."""


QUIET: Final = 60.0
"""Seconds without a connection after which there is time to tidy up."""


class Pages(StaticFiles):
    """The files of the browser's side. They are asked for again each time, so that an upgrade is seen."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        if isinstance(response, FileResponse):
            kind = TYPES.get(PurePosixPath(response.path).suffix, "application/octet-stream")
            text = kind.startswith("text/") or kind.endswith(("json", "xml"))
            response.headers["Content-Type"] = f"{kind}; charset=utf-8" if text else kind
        return response


def create_app(config: Config) -> Starlette:
    """The application, as its owner has set it up. Requests for names that are not its own are refused."""
    return Server(config).app


class Server:
    """Everything one worker has."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.db)
        self.metrics = Metrics()
        self.helpers: Helpers = Processes(config.helpers, config.limits) if config.helpers else Threads()
        self.leasing = None if config.alone() else Leasing(self.store, config.worker, config.worker_address)
        self.hands = (
            Hands(Path(config.handing), config.worker, self._elsewhere)
            if self.leasing and config.handing
            else None
        )
        self.hub = Hub(self.store, config.limits, self.helpers, self.metrics, self.leasing)
        self.doors = Doors(self.store)
        self._connections: set[Connection] = set()
        self._sockets = Counts(config.limits.sockets, config.limits.sockets_of_an_address)
        self.metrics.watch("rooms", "Games in memory", lambda: self.hub.figures()["rooms"])
        self.metrics.watch(
            "players", "Players who look at their games", lambda: self.hub.figures()["players"]
        )
        self.metrics.watch("spectators", "Spectators", lambda: self.hub.figures()["spectators"])
        self.metrics.watch("sockets", "Open sockets", lambda: self._sockets.total)
        self.app = self._application()

    def _application(self) -> Starlette:
        desk = (self.hub, self.store, self.helpers, self.config.limits, self.doors)
        api, admin = PeopleApi(*desk, self.config.public_url), Admin(*desk)
        self.close_api = api.close
        pages = Path(str(files("rulerunner").joinpath("web")))
        app = Starlette(
            routes=[
                Mount("/api/admin", routes=admin.admin_routes(self.config)),
                Mount("/api", routes=[*api.all(), WebSocketRoute("/play", self.play)]),
                Route("/health/live", admin.live),
                Route("/health/ready", admin.ready),
                Mount("/", Pages(directory=pages, html=True)),
            ],
            middleware=[
                Middleware(Safety, config=self.config, doors=self.doors, metrics=self.metrics),
            ],
            exception_handlers={HTTPException: _refused, Exception: _failed},
            lifespan=self._life,
        )
        app.state.server = self
        return app

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        tasks: list[asyncio.Task[Any]] = [
            asyncio.create_task(self.doors.keep_reading(self._turn_out)),
            asyncio.create_task(keep_sweeping(self.store)),
        ]
        if self.leasing is not None:
            live = self.leasing.live(lambda: json.dumps(self.hub.figures()), self.hub.rooms, self.hub.drop)
            tasks.append(asyncio.create_task(live))
        asyncio.get_running_loop().run_in_executor(None, PageRequests.warm)
        yield
        if self.hands is not None:
            self.hands.close()
        self.close_api()
        for task in tasks:
            task.cancel()
        await self.hub.close()
        await self.helpers.close()
        if self.leasing is not None:
            with suppress(Exception):  # others find out by themselves that it is gone
                await asyncio.to_thread(self.store.leases.leave, self.leasing.worker)
        self.store.close()

    # --- sockets ------------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        """A browser comes to a game: it is served here, or handed on to the worker that has the game."""
        address: str = socket.scope.get("rulerunner.address", "")
        who = household(address)
        from_worker: bool = socket.scope.get("rulerunner.worker", False)
        if not from_worker and not self._sockets.enter(who):
            self.metrics.refuse("sockets")
            await socket.close(TRY_LATER)
            return
        try:
            await self._serve(socket, address, from_worker)
        finally:
            if not from_worker:
                self._sockets.leave(who)
            if not self._sockets.total:
                asyncio.get_running_loop().call_later(QUIET, self._sweep_if_quiet)

    async def _serve(self, socket: WebSocket, address: str, from_worker: bool) -> None:
        connection = Connection(socket, self.hub, self.store, self.config.limits, self.doors, address)
        game = await connection.greet()
        if game is None:
            return
        self._connections.add(connection)
        try:
            await self._bring(connection, game, socket, address, from_worker)
        finally:
            self._connections.discard(connection)

    async def _turn_out(self) -> None:
        for connection in tuple(self._connections):
            await connection.turn_out_if_banned()

    async def _bring(
        self, connection: Connection, game: GameRow, socket: WebSocket, address: str, from_worker: bool
    ) -> None:
        if self.leasing is None or from_worker:
            await connection.run(game)
            return
        until = asyncio.get_running_loop().time() + PATIENCE
        holder = partial(self.leasing.holder, game.id)
        while True:
            there = await self.hub.read(holder)
            if not there:
                await connection.run(game)
                return
            try:
                await relay(socket, there, connection.hello, self.config.cluster_key, address)
                return
            except Unreachable:
                # Its worker is dead, or will turn out to be: then the game is anyone's.
                if asyncio.get_running_loop().time() > until:
                    with suppress(RuntimeError):
                        await socket.close(TRY_LATER)
                    return
                await asyncio.sleep(WAIT)

    async def _elsewhere(self, game: str) -> str:
        """Which other worker has a game; "" if none has, or nobody knows just now."""
        try:
            return await self.hub.read(lambda: self.store.leases.holder(game, self.config.worker))
        except (SQLAlchemyError, NoDatabase):
            return ""

    def _sweep_if_quiet(self) -> None:
        if not self._sockets.total:
            sweep()


WHY: Final = {404: "There is nothing at this address.", 405: "This address does not take such requests."}


async def _refused(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "unknown", 405: "method"}.get(status, "invalid")
    return failure(status, code, WHY.get(status, "This request is not understood."))


async def _failed(_: Request, error: Exception) -> Response:
    return failure(500, "trouble", BUG)
