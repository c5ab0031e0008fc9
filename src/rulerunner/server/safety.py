"""What every request goes through: which hosts may be asked for, from where, and the headers of an answer."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import client_of
from .config import Config, public_name
from .doors import Doors
from .limits import household
from .metrics import Metrics
from .requests import Failure
from .tokens import same
from .turns import asker

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
WORKER_HEADER: Final = "x-rulerunner-worker"
FOR_HEADER: Final = "x-rulerunner-for"
"""With what another worker shows that it is one, and for whom it asks."""
READING: Final = ("GET", "HEAD")
ANY: Final = ("0.0.0.0", "::", "")
"""Hosts to bind to that mean every address of the machine."""


class Hosts:
    """The names under which this server may be asked.

    A page elsewhere can make its own name point to this machine, and then read what its own origin answers.
    It cannot make a request that calls this machine by a name of ours.
    """

    def __init__(self, host: str, others: Iterable[str] = ()) -> None:
        self._names = {"localhost", host.lower(), *(_name(each) for each in others)}
        self._anywhere = host in ANY
        if self._anywhere:
            name = socket.gethostname().lower()
            self._names |= {name, f"{name}.local"}

    def allows(self, header: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(header)
        if name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or self._anywhere


def _name(header: str) -> str:
    """A host without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower()


def _of_origin(header: str) -> str:
    """The host and port of an origin; "" if it is none."""
    try:
        return urlsplit(header).netloc.lower()
    except ValueError:
        return ""


def failure(status: int, code: str, why: str) -> Response:
    """A refusal as JSON."""
    return Response(msgspec.json.encode(Failure(code, why)), status, media_type="application/json")


class Safety:
    """Turns away requests that are not meant for this server, finds out who asks, and adds the headers to all
    answers."""

    def __init__(self, app: ASGIApp, config: Config, doors: Doors, metrics: Metrics) -> None:
        self._app = app
        names = [*config.allowed_hosts, *([public_name(config.public_url)] if config.public_url else [])]
        self._hosts = Hosts(config.host, names)
        self._proxies = config.trusted_proxies
        self._cluster_key = config.cluster_key
        self._doors = doors
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["rulerunner.worker"] = self._is_worker(headers)
        scope["rulerunner.address"] = self._address(scope, headers)
        asker.set(household(scope["rulerunner.address"]))

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found[name] = value
                found.setdefault("Cache-Control", "no-store")
                self._metrics.request(scope.get("method", ""), message["status"])
            await send(message)

        problem = self._problem(scope, headers)
        if problem is None:
            await self._app(scope, receive, send_safely)
            return
        code, why = problem
        self._metrics.refuse(code)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": why[:100]})
        else:
            await failure(403, code, why)(scope, receive, send_safely)

    def _is_worker(self, headers: Headers) -> bool:
        shown = headers.get(WORKER_HEADER, "")
        return bool(self._cluster_key) and same(shown, self._cluster_key)

    def _address(self, scope: Scope, headers: Headers) -> str:
        """Who asks: another worker says for whom it does, and so do the proxies that the owner named."""
        if scope["rulerunner.worker"]:
            return headers.get(FOR_HEADER, "")
        peer = scope["client"][0] if scope.get("client") else ""
        return client_of(peer, headers.getlist("x-forwarded-for"), self._proxies)

    def _problem(self, scope: Scope, headers: Headers) -> tuple[str, str] | None:
        if scope["rulerunner.worker"]:
            return None
        banned = self._doors.refuse_address(scope["rulerunner.address"])
        if banned is not None:
            return "banned", f"Nobody at your address is let in: {banned}"
        if scope["path"].startswith("/health/"):
            return None  # asked for by machines, by whatever name; it tells nothing
        host = headers.get("host", "")
        if not self._hosts.allows(host):
            why = "This server does not go by that name: use the address that it printed when it started"
            return "origin", f"{why}, or start it with --allowed-host."
        origins: Iterable[str] = headers.getlist("origin")
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        if any(_of_origin(origin) != host.lower() for origin in origins):
            return "origin", "This request comes from the page of another site."
        return None
