"""What every request over HTTP goes through: how often, who asks, what it brings, and what is said if it
fails."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import Final, Literal, TypeVar

import msgspec
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .database import NoDatabase
from .doors import Doors
from .errors import NO_SPACE, Fault, Refusal
from .helpers import Failed, Helpers, TooLong
from .hub import Hub
from .limits import Buckets, Limits, household
from .messages import Message
from .people import Visitor, visitor
from .requests import Failure
from .store import Store
from .tokens import hashed

log = logging.getLogger(__name__)
M = TypeVar("M", bound=Message)
Endpoint = Callable[[Request], Awaitable[Response]]
Effort = Literal["light", "heavy", "guess"]
"""What a request costs: little, work or something left behind, or an attempt at a secret."""

SHORTEST, LONGEST = 16, 128
"""How long a browser's key is."""
LARGE = 64 * 1024
"""Bytes of a request that is decoded off the event loop."""
BUG = "The server failed at this, which is a bug. Nothing has changed."
UNFIT = "This request is not understood: it has letters in it that no name or number has."


def answer(message: Message | None, status: int = 200) -> Response:
    """A message as an answer; None is an answer without words."""
    if message is None:
        return Response(status_code=204)
    return encoded(msgspec.json.encode(message), status)


def encoded(data: bytes, status: int = 200) -> Response:
    """A message that is JSON already."""
    return Response(data, status, media_type="application/json")


class Desk:
    """Where requests are taken. Each group of them is one."""

    def __init__(self, hub: Hub, store: Store, helpers: Helpers, limits: Limits, doors: Doors) -> None:
        self.hub = hub
        self.store = store
        self.helpers = helpers
        self.limits = limits
        self.doors = doors
        self._profiles = Buckets(limits.burst, limits.rate)
        self._addresses: Mapping[Effort, Buckets] = {
            "light": Buckets(limits.address_burst, limits.address_rate),
            "heavy": Buckets(limits.heavy_burst, limits.heavy_rate),
            "guess": Buckets(limits.guess_burst, limits.guess_rate),
        }

    def routes(self, table: list[tuple[str, str, Endpoint, Effort]]) -> list[Route]:
        """The routes of some requests."""
        by_path: dict[str, dict[str, Endpoint]] = {}
        for method, path, endpoint, effort in table:
            by_path.setdefault(path, {})[method] = self._counted(endpoint, effort)
        return [Route(path, self._among(each), methods=list(each)) for path, each in by_path.items()]

    def _counted(self, endpoint: Endpoint, effort: Effort) -> Endpoint:
        async def serve(request: Request) -> Response:
            self._check_rate(request, effort)
            return await endpoint(request)

        return serve

    def _among(self, endpoints: dict[str, Endpoint]) -> Endpoint:
        @wraps(next(iter(endpoints.values())))
        async def serve(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            try:
                return await endpoints[method](request)
            except Fault as fault:
                self.hub.metrics.refuse(fault.code)
                return answer(Failure(fault.code, fault.why, fault.problems), fault.status)
            except Refusal as refusal:
                return answer(Failure(refusal.code, refusal.why), 409)
            except ClientDisconnect:
                return Response(status_code=400)
            except TooLong:
                return answer(Failure("too-large", "This takes too much work, so it was given up."), 422)
            except DataError as error:
                log.warning(
                    "%s %s brought what no database keeps: %s", request.method, request.url.path, error
                )
                return answer(Failure("invalid", UNFIT), 422)
            except (SQLAlchemyError, NoDatabase, OSError):
                log.exception("%s %s could not be stored or read", request.method, request.url.path)
                return answer(Failure("storage", NO_SPACE), 503)
            except Failed as failed:
                log.error("%s %s failed in a helper: %s", request.method, request.url.path, failed)
                return answer(Failure("trouble", BUG), 500)
            except Exception:
                log.exception("%s %s failed", request.method, request.url.path)
                return answer(Failure("trouble", BUG), 500)

        return serve

    # --- what a request brings ----------------------------------------------------------------------------

    def _check_rate(self, request: Request, effort: Effort) -> None:
        address = household(address_of(request))
        key = self._key(request)
        ok = self._addresses["light"].take(address) and (not key or self._profiles.take(hashed(key)))
        if not ok or (effort != "light" and not self._addresses[effort].take(address)):
            raise Fault(429, "too-fast", "Too many requests at once: wait a moment.")

    def _key(self, request: Request) -> str:
        """The browser's key; "" if there is none."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if not kind:
            return ""
        if kind.lower() != "bearer" or not SHORTEST <= len(token) <= LONGEST or not token.isascii():
            why = f"A key has {SHORTEST} to {LONGEST} letters: Authorization: Bearer KEY."
            raise Fault(401, "profile", why)
        return token

    async def visitor(self, request: Request, needed: bool = True) -> Visitor:
        """Who asks. If it is needed, someone does."""
        key = self._key(request)
        if needed and not key:
            raise Fault(401, "profile", "This needs a profile: Authorization: Bearer KEY.")
        who = await self.hub.read(lambda: visitor(self.store, key))
        banned = self.doors.refuse(who, address_of(request))
        if banned and needed:
            raise Fault(403, "banned", banned)
        return who

    async def read(self, request: Request, kind: type[M], limit: int) -> M:
        """What a request says."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Fault(415, "invalid", "Send JSON: Content-Type: application/json.")
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.body_within):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > limit:
                        why = f"This request is too large: at most {limit} bytes are read."
                        raise Fault(413, "too-large", why)
        except TimeoutError:
            raise Fault(408, "too-slow", "The rest of this request did not come in time.") from None
        data = bytes(body)

        def decode() -> M:
            return msgspec.json.decode(data, type=kind)

        try:
            return decode() if len(data) < LARGE else await self.hub.read(decode)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise Fault(422, "invalid", _misunderstood(str(error))) from None


def _misunderstood(error: str) -> str:
    """Why a request is none. What a person may have pasted is told as to a person."""
    if long := TOO_LONG.search(error):
        return f"This is too long: at most {int(long[1]):,} letters are read."
    return f"This request is not understood: {error[:300]}."


TOO_LONG: Final = re.compile(r"`str` of length <= (\d+)")


def address_of(request: Request) -> str:
    """Where a request comes from, as `Safety` found it."""
    found: str = request.scope.get("rulerunner.address", "")
    return found
