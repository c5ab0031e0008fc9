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

from .messages import Failure

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
READING: Final = ("GET", "HEAD")
ANY: Final = ("0.0.0.0", "::", "")
"""Hosts to bind to that mean every address of the machine."""


class Hosts:
    """The names under which this server may be asked.

    A page elsewhere can make its own name point to this machine, and then read what its own origin answers.
    It cannot make a request that calls this machine by a name of ours.
    """

    def __init__(self, host: str) -> None:
        self._names = {"localhost", host.lower()}
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
    """Turns away requests that are not meant for this server, and adds the headers to all answers."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._hosts = Hosts(host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        problem = self._problem(scope)
        if problem is None:
            await self._app(scope, receive, send_safely)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": problem})
        else:
            await failure(403, "origin", problem)(scope, receive, send_safely)

    def _problem(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._hosts.allows(host):
            return "This server does not go by that name: use the address that it printed when it started."
        origins: Iterable[str] = headers.getlist("origin")
        if scope["type"] == "http" and scope["method"] in READING:
            return None
        if any(_of_origin(origin) != host.lower() for origin in origins):
            return "This request comes from the page of another site."
        return None
