"""Attacks on a server from outside, each bounded in count and time: `python -m tests.server.attacks.outside
URL`.

Each does one bad thing, says what came of it, and then the server must still answer at once. Point it at a
server of your own only.
"""

import http.client
import json
import secrets
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from rulerunner.server.limits import Limits

LIMITS = Limits()
AT_ONCE = 3.0
"""Seconds in which a server that is well answers, on a busy machine."""
HEADER = '{"format": "rulerunner replay", "version": 1, "rules": "nisei-1.4", "players": {}, "position": '


class Target:
    """A server, and someone who asks it."""

    def __init__(self, url: str, key: str = "") -> None:
        parts = urlsplit(url)
        self.url = url
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.key = key or secrets.token_hex(16)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, Any]]:
        """A request; a body of bytes goes out as it is."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        try:
            base = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
            connection.request(method, path, data, {**base, **headers})
            response = connection.getresponse()
            text = response.read()
            return response.status, json.loads(text) if text.startswith(b"{") else {}
        finally:
            connection.close()

    def is_well(self) -> None:
        """It answers at once."""
        began = time.monotonic()
        status, _ = self.ask("GET", "/health/ready")
        took = time.monotonic() - began
        assert status == 200, f"the server says {status}"
        assert took < AT_ONCE, f"the server took {took:.1f} seconds to answer"

    def other(self) -> "Target":
        """Someone else at the same server."""
        return Target(self.url)

    @contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        with connect(f"ws://{self.host}:{self.port}/api/play", open_timeout=30, max_size=None) as found:
            yield found


def refused(said: tuple[int, dict[str, Any]], *statuses: int) -> str:
    """The documented refusal: a status, a code and words."""
    status, data = said
    assert status in statuses, f"{status}: {data}"
    assert data.get("code"), data
    assert data.get("why"), data
    assert "bug" not in data["why"], data
    return str(data["code"])


# --- work -------------------------------------------------------------------------------------------------


def a_position_with_a_million_cards(target: Target) -> None:
    for lines in (
        ["[corp]", "hand 999999x Hedge Fund"],
        ["[corp]", f"hand {'9' * 4400}x Hedge Fund"],
        ["[corp]", *["hand 999x Hedge Fund"] * 50],
        ["[corp]", "credits 3000000"],
        ["[runner]", f"credits {'9' * 4400}"],
        ["[HQ]", f"ice Ice Wall (rezzed, {'9' * 500} advancement)"],
        [f"[remote {10**9}]", "root PAD Campaign"],
        [f"seed {'9' * 4400}"],
    ):
        text = HEADER + json.dumps(lines) + "}"
        refused(target.ask("POST", "/api/replays", {"text": text}), 422)
        target.is_well()


def padded_replays(target: Target) -> None:
    for lines in (["#" * 1000] * 3000, [" "] * 200_000, ["[HQ]"] * 50_000):
        text = HEADER + json.dumps(lines) + "}"
        status, data = target.ask("POST", "/api/replays", {"text": text[:3_900_000]})
        assert status in (201, 422, 429), (status, data)
        target.is_well()


def decks_of_nonsense(target: Target) -> None:
    text = "\n".join(f"3x Nothing Like Any Card {number}" for number in range(1200))
    for _ in range(3):
        status, data = target.ask("POST", "/api/decks/check", {"rules": "nisei-1.4", "text": text[:39_000]})
        assert status in (200, 422, 429), (status, data)
        target.is_well()


# --- words ------------------------------------------------------------------------------------------------

POSTS = (
    "/api/games",
    "/api/decks",
    "/api/decks/check",
    "/api/join",
    "/api/replays",
    "/api/tables/find",
    "/api/me/sign-in",
)
BAD_BODIES = (
    b'{"rules": "\\ud800", "side": "corp", "name": "\\ud800", "text": "\\ud800", "code": "\\ud800"}',
    b'{"rules": "nisei-1.4", "side": "corp", "text": "\\u0000", "name": "\\u0000"}',
    b'{"seed": ' + b"9" * 4400 + b', "rules": "nisei-1.4", "side": "corp"}',
    b"[" * 100_000,
    b'{"a":' * 50_000,
    b"\xff\xfe\x00",
    b"",
)


def words_that_are_none(target: Target) -> None:
    for path in POSTS:
        for body in BAD_BODIES:
            refused(target.ask("POST", path, body), 400, 404, 403, 413, 422, 429)
    for name in ("\ud800x", "a\x00b", "x" * 10_000, "<script>", "\u202eadmin", "  ", "ad\u0301min", "admin"):
        body = json.dumps({"name": name}).encode()
        refused(target.ask("PUT", "/api/me", body), 422, 429)
    target.is_well()


def sockets_that_say_nonsense(target: Target) -> None:
    for said in ("\ud800".encode("utf-8", "replace").decode(), "[" * 5000, "9" * 4400, "\x00", "{}"):
        try:
            with target.socket() as wire:
                wire.send(said)
                answer = json.loads(wire.recv(timeout=30))
                assert answer["type"] == "refused", answer
        except WebSocketException:
            pass
    target.is_well()


# --- seats ------------------------------------------------------------------------------------------------


def looking_into_a_seat_with_an_invitation(target: Target) -> None:
    """A socket opened with the invitation before the guest joins gets nothing, then or later."""
    _, game = target.ask("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp", "opponent": "friend"})
    guest, thief = target.other(), target.other()
    for key in (game["invite"], thief.key, target.key):
        with target.socket() as wire:
            wire.send(json.dumps({"type": "hello", "protocol": 2, "game": game["id"], "key": key}))
            said = json.loads(wire.recv(timeout=30))
            assert (said["type"], said["code"] in ("seat", "waiting")) == ("refused", True), said
    status, joined = guest.ask("POST", "/api/join", {"invite": game["invite"]})
    assert status == 200, joined
    assert thief.ask("POST", "/api/join", {"invite": game["invite"]})[0] == 409
    with target.socket() as wire:
        wire.send(json.dumps({"type": "hello", "protocol": 2, "game": game["id"], "key": thief.key}))
        assert json.loads(wire.recv(timeout=30))["role"] == "spectator"
        while (frame := json.loads(wire.recv(timeout=30)))["type"] != "frame":
            pass
        assert {card["name"] for card in frame["view"]["hand"]} == {""}
        assert frame["view"]["decision"] is None
        wire.send(json.dumps({"type": "answer", "at": frame["at"], "option": 0}))
        while (said := json.loads(wire.recv(timeout=30)))["type"] != "refused":
            pass
        assert said["code"] == "seat"
    assert thief.ask("DELETE", f"/api/games/{game['id']}")[0] == 404
    assert thief.ask("POST", "/api/replays", {"game": game["id"]})[0] == 404


# --- exhaustion -------------------------------------------------------------------------------------------


def half_a_request(target: Target) -> None:
    """Headers that never end are not waited for."""
    with ExitStack() as stack:
        wires = []
        for _ in range(20):
            wire = stack.enter_context(socket.create_connection((target.host, target.port), timeout=30))
            wire.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            wires.append(wire)
        target.is_well()
        began = time.monotonic()
        for wire in wires:
            wire.settimeout(LIMITS.header_within + 10)
            with_end = b"".join(iter(lambda wire=wire: _read(wire), b""))  # type: ignore[misc]
            assert b"200" not in with_end[:20]
        assert time.monotonic() - began < LIMITS.header_within + 10


def _read(wire: socket.socket) -> bytes:
    try:
        return wire.recv(4096)
    except ConnectionError:
        return b""


def a_body_that_does_not_come(target: Target) -> None:
    with socket.create_connection((target.host, target.port), timeout=LIMITS.body_within + 15) as wire:
        head = f"POST /api/games HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {target.key}\r\n"
        wire.sendall((head + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{").encode())
        target.is_well()
        assert b"408" in wire.recv(4096)[:20]


def sockets_one_after_the_other(target: Target) -> None:
    """A socket that is closed no longer counts."""
    for _ in range(LIMITS.connections_of_an_address + 20):
        with target.socket():
            pass
    target.is_well()


def very_many_sockets(target: Target) -> None:
    with ExitStack() as stack:
        turned_away = 0
        for _ in range(LIMITS.sockets_of_an_address + 5):
            try:
                stack.enter_context(target.socket())
            except (WebSocketException, OSError):
                turned_away += 1
        assert turned_away >= 5, "as many sockets as one likes"
        target.is_well()


def forged_addresses(target: Target) -> None:
    """Saying to come from elsewhere helps nobody."""
    codes = []
    for number in range(int(LIMITS.guess_burst) + 6):
        body = {"name": "nobody at all", "password": f"guess {number}"}
        forged = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": f"203.0.113.{number}"}
        codes.append(target.ask("POST", "/api/me/sign-in", body, **forged)[0])
    assert 429 in codes, codes
    assert set(codes) <= {403, 429}


def names_of_other_sites(target: Target) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example"):
        assert target.ask("GET", "/api/lobby", None, Host=host)[0] == 403
    origin = {"Origin": "https://evil.example"}
    assert target.ask("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp"}, **origin)[0] == 403


ATTACKS: tuple[Callable[[Target], None], ...] = (
    looking_into_a_seat_with_an_invitation,
    a_position_with_a_million_cards,
    padded_replays,
    decks_of_nonsense,
    sockets_that_say_nonsense,
    names_of_other_sites,
    half_a_request,
    a_body_that_does_not_come,
    sockets_one_after_the_other,
    very_many_sockets,
    forged_addresses,
    words_that_are_none,
)
"""In this order, because the last ones use up what one address may ask for."""


def main(url: str) -> int:
    failed = 0
    for attack in ATTACKS:
        name = attack.__name__.replace("_", " ")
        try:
            attack(Target(url))
            Target(url).is_well()
            print(f"held out: {name}", flush=True)
        except (AssertionError, OSError, msgspec.MsgspecError, ValueError) as error:
            failed += 1
            print(f"FELL:     {name}: {error!r:.300}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
