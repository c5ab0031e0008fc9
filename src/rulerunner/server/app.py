"""The server: an ASGI application that serves the table in the browser."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from .api import Api
from .hub import Hub
from .limits import Limits
from .memory import sweep
from .pages.routes import PageRequests
from .safety import Safety, failure
from .sockets import TRY_LATER, Connection
from .store import Store

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


def create_app(url: str, host: str = "127.0.0.1", limits: Limits | None = None) -> Starlette:
    """The application on a database. `host` is what it is bound to: requests for other names are refused."""
    bounds = limits if limits is not None else Limits()
    store = Store(url)
    hub = Hub(store, bounds)
    api = Api(hub, store, bounds)
    open_sockets: set[WebSocket] = set()

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().run_in_executor(None, PageRequests.warm)
        yield
        api.close()
        await hub.close()
        store.close()

    async def play(socket: WebSocket) -> None:
        if len(open_sockets) >= bounds.sockets:
            await socket.close(TRY_LATER)
            return
        open_sockets.add(socket)
        try:
            await Connection(socket, hub, store, bounds).run()
        finally:
            open_sockets.discard(socket)
            if not open_sockets:
                asyncio.get_running_loop().call_later(QUIET, sweep_if_quiet)

    def sweep_if_quiet() -> None:
        if not open_sockets:
            sweep()

    pages = Path(str(files("rulerunner").joinpath("web")))
    app = Starlette(
        routes=[
            Mount("/api", routes=[*api.routes(), WebSocketRoute("/play", play)]),
            Mount("/", Pages(directory=pages, html=True)),
        ],
        middleware=[Middleware(Safety, host=host)],
        exception_handlers={HTTPException: _refused, Exception: _failed},
        lifespan=life,
    )
    app.state.store = store
    app.state.hub = hub
    return app


WHY: Final = {404: "There is nothing at this address.", 405: "This address does not take such requests."}


async def _refused(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "unknown", 405: "method"}.get(status, "invalid")
    return failure(status, code, WHY.get(status, "This request is not understood."))


async def _failed(_: Request, error: Exception) -> Response:
    return failure(500, "trouble", "The server failed at this, which is a bug. Nothing has changed.")
