"""For who runs the server: what it does, who is on it, who is blocked, and the figures for Prometheus."""

import json
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .asking import Desk, Endpoint, answer
from .config import Config
from .database import NoDatabase
from .errors import Fault
from .requests import Ban, BanInfo, Bans, Overview, WorkerInfo
from .tokens import same

STARTED = time.monotonic()


class Admin(Desk):
    """Requests that need the admin's key: Authorization: Bearer KEY."""

    config: Config

    def admin_routes(self, config: Config) -> list[Route]:
        """All of them, under /api/admin."""
        self.config = config
        closed = self._closed
        return self.routes(
            [
                ("GET", "/overview", closed(self.overview), "light"),
                ("GET", "/bans", closed(self.bans), "light"),
                ("POST", "/bans", closed(self.ban), "light"),
                ("DELETE", "/bans", closed(self.unban), "light"),
                ("GET", "/metrics", closed(self.figures), "light"),
            ]
        )

    def _closed(self, endpoint: Endpoint) -> Endpoint:
        async def serve(request: Request) -> Response:
            shown = request.headers.get("authorization", "").partition(" ")[2]
            if not self.config.admin_key or not same(shown, self.config.admin_key):
                if not self._addresses["guess"].take(request.scope.get("rulerunner.address", "")):
                    raise Fault(429, "too-fast", "Too many attempts: wait a moment.")
                raise Fault(
                    403, "admin", "This needs the admin's key; the server has one if it was started with it."
                )
            return await endpoint(request)

        return serve

    async def overview(self, request: Request) -> Response:
        counts = await self.hub.read(self.store.count)
        living = await self.hub.read(self.store.leases.living)
        workers = [WorkerInfo(row.id, row.address, row.age, _figures(row.load)) for row in living]
        if self.config.alone():
            workers = [WorkerInfo("alone", "", 0.0, self.hub.figures())]
        return answer(Overview(time.monotonic() - STARTED, counts["games"], counts["going"], tuple(workers)))

    async def bans(self, request: Request) -> Response:
        rows = await self.hub.read(self.store.bans.all)
        return answer(Bans(tuple(BanInfo(row.kind, row.value, row.reason, row.created) for row in rows)))

    async def ban(self, request: Request) -> Response:
        asked = await self.read(request, Ban, self.limits.body)
        await self.hub.read(lambda: self.doors.add(asked.kind, asked.value, asked.reason))
        return await self.bans(request)

    async def unban(self, request: Request) -> Response:
        asked = await self.read(request, Ban, self.limits.body)
        if not await self.hub.read(lambda: self.doors.lift(asked.kind, asked.value)):
            raise Fault(404, "unknown", "There is no such ban.")
        return await self.bans(request)

    async def figures(self, request: Request) -> Response:
        return Response(self.hub.metrics.text(), media_type="text/plain; version=0.0.4")

    # --- health, open to all ------------------------------------------------------------------------------

    async def live(self, request: Request) -> Response:
        """The process answers."""
        return Response("ok\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        """The database answers, too."""
        try:
            await self.hub.read(self.store.count)
        except (SQLAlchemyError, NoDatabase, OSError):
            return Response("no database\n", 503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")


def _figures(text: str) -> dict[str, int]:
    try:
        found: dict[str, Any] = json.loads(text)
    except ValueError:
        return {}
    return {name: value for name, value in found.items() if isinstance(value, int)}
