"""Hostile input gets a clear refusal and changes nothing."""

import gzip
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from rulerunner.server.backups import back_up
from rulerunner.server.limits import Limits
from rulerunner.server.messages import Refused
from tests.support.web import HOST, NO_HURRY, Play, Profile, database_of, decoder, server

SOCKET = "ws://127.0.0.1/api/play"
DEEP = "[" * 3000 + "]" * 3000


@pytest.fixture
def me(tmp_path: Path) -> Iterator[Profile]:
    with server(tmp_path) as client:
        yield Profile(client)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "invalid"),
        ("nonsense", "invalid"),
        ("null", "invalid"),
        ("[]", "invalid"),
        ("{}", "invalid"),
        (DEEP, "invalid"),
        ('{"type": "nothing"}', "invalid"),
        ('{"type": "answer"}', "invalid"),
        ('{"type": "answer", "at": 0}', "invalid"),
        ('{"type": "answer", "at": 0, "option": -1}', "invalid"),
        ('{"type": "answer", "at": 0, "option": 0.5}', "invalid"),
        ('{"type": "answer", "at": 0, "option": "0"}', "invalid"),
        ('{"type": "answer", "at": 0, "option": true}', "invalid"),
        ('{"type": "answer", "at": 0, "option": null}', "invalid"),
        ('{"type": "answer", "at": 0, "option": 0, "seat": "corp"}', "invalid"),
        ('{"type": "answer", "at": 99999999999999999999, "option": 0}', "invalid"),
        ('{"type": "answer", "at": 0, "option": 1000000}', "option"),
        ('{"type": "answer", "at": 7, "option": 0}', "stale"),
        ('{"type": "undo", "at": 0, "times": 0}', "invalid"),
        ('{"type": "undo", "at": 0, "times": 5000}', "invalid"),
        ('{"type": "undo", "at": 0}', "undo"),
        ('{"type": "redo", "at": 0}', "undo"),
        ('{"type": "undo", "at": 3}', "stale"),
        ('{"type": "concede", "at": 3}', "stale"),
        ('{"type": "ask", "asking": "never"}', "invalid"),
        ('{"type": "why", "card": ["hand"]}', "invalid"),
        ('{"type": "why", "card": "' + "x" * 81 + '"}', "invalid"),
        ('{"type": "why", "card": "<script>alert(1)</script>"}', "unknown"),
        ('{"type": "hello", "protocol": 2, "game": "x", "key": "0123456789abcdef"}', "invalid"),
        ('{"type": "frame", "at": 0}', "invalid"),
        ('{"type": "answer", "at": 0, "option": 0}' + " " * 9000, "too-large"),
        ('{"type": "answer", "at": 0, "option": 0, "pad": "\ud800"}', "invalid"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else None,
)
def test_a_message_that_makes_no_sense_is_refused(me: Profile, text: str, code: str) -> None:
    game = me.sits_down(seed=1)
    with me.opens(game.id) as play:
        before = play.frame
        play.socket.send_bytes(text.encode("utf-8", "surrogatepass"))
        refused = play.hears()
        assert isinstance(refused, Refused), refused
        assert refused.code == code
        assert refused.why
        play.says(type="ask", asking="able")
        play.settles()
        while play.frame is before:
            play.settles()
        assert (play.frame.at, play.frame.view) == (before.at, before.view)


def hello(me: Profile, **message: Any) -> Refused:
    """A first message that is refused; then the socket is closed."""
    with me.client.websocket_connect(SOCKET) as socket:
        play = Play(socket)
        refused = play.is_refused(**message)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
        return refused


def test_only_a_players_key_opens_a_seat(me: Profile) -> None:
    game = me.sits_down(seed=1).id
    greeting = {"type": "hello", "protocol": 2, "game": game}
    for wrong in (
        "0" * 43,
        me.token[:-1],
        me.token + "=",
        me.token.swapcase(),
        game,
        "' OR 1=1 --" + "x" * 20,
    ):
        assert hello(me, **greeting, key=wrong).code == "seat"
    assert hello(me, **{**greeting, "protocol": 1}, key=me.token).code == "protocol"
    assert hello(me, **{**greeting, "game": "nowhere"}, key=me.token).code == "seat"
    assert hello(me, type="answer", at=0, option=0).code == "invalid"
    assert hello(me, **greeting, key="short").code == "invalid"


def test_the_database_holds_no_secret(me: Profile, tmp_path: Path) -> None:
    game = me.sits_down(opponent="friend")
    me.request("PUT", "/api/me", {"name": "Somebody", "password": "correct horse"})
    device = me.request("POST", "/api/me/code").json()["code"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    back_up(database_of(tmp_path), tmp_path / "backup")
    kept += gzip.decompress((tmp_path / "backup").read_bytes())
    assert game.id.encode() in kept
    for token in (me.token, game.invite, "correct horse", device, device.replace("-", "")):
        assert token.encode() not in kept


def test_messages_that_come_too_fast_are_not_taken(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(burst=5, rate=0.001, patience=20)) as client:
        me = Profile(client)
        with me.opens(me.sits_down(seed=1).id) as play:
            for _ in range(40):
                play.says(type="why", card="nowhere")
            with suppress(WebSocketDisconnect):
                for _ in range(40):
                    play.hears()
            codes = [refused.code for refused in play.refused]
            assert codes == ["unknown"] * 5 + ["too-fast"] * 22  # and then it was closed


def test_requests_that_come_too_fast_are_not_taken(tmp_path: Path) -> None:
    with server(tmp_path, Limits(burst=5, rate=0.001)) as client:
        me = Profile(client)
        codes = [me.request("GET", "/api/settings").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        assert Profile(client, "somebody-else-entirely").request("GET", "/api/settings").status_code == 200


def test_a_seat_can_be_open_in_so_many_places(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(sockets_of_a_seat=1)) as client:
        me = Profile(client)
        token = me.sits_down(seed=1).id
        with me.opens(token), me.client.websocket_connect(SOCKET) as socket:
            second = Play(socket)
            second.says(type="hello", protocol=2, game=token, key=me.token)
            refused = decoder.decode(socket.receive_text())
            assert isinstance(refused, Refused)
            assert refused.code == "too-fast"


# --- over HTTP --------------------------------------------------------------------------------------------

GAME = {"rules": "nisei-1.4", "side": "runner"}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "unknown"),
        ("GET", "/api/games", None, 405, "method"),
        ("DELETE", "/api/lobby", None, 405, "method"),
        ("GET", "/../../etc/passwd", None, 404, "unknown"),
        ("GET", "/%2e%2e/server/app.py", None, 404, "unknown"),
        ("GET", "/js/", None, 404, "unknown"),
        ("POST", "/api/games", [], 422, "invalid"),
        ("POST", "/api/games", {"rules": "nisei-1.4"}, 422, "invalid"),
        ("POST", "/api/games", {**GAME, "side": "both"}, 422, "invalid"),
        ("POST", "/api/games", {**GAME, "seed": -1}, 422, "invalid"),
        ("POST", "/api/games", {**GAME, "cheat": True}, 422, "invalid"),
        ("POST", "/api/games", {**GAME, "rules": "nisei-9"}, 404, "unknown"),
        ("POST", "/api/games", {**GAME, "deck": "nowhere"}, 404, "unknown"),
        ("POST", "/api/games", {**GAME, "opponent": "deep thought"}, 404, "unknown"),
        ("POST", "/api/games", {**GAME, "text": "3x Ice Wall"}, 422, "deck"),
        ("POST", "/api/games", {**GAME, "text": "\x00\x01"}, 422, "deck"),
        ("POST", "/api/games", {**GAME, "text": "x" * 40_001}, 422, "invalid"),
        ("POST", "/api/games", {**GAME, "deck": "modern-corp-slow-ice"}, 422, "deck"),
        ("POST", "/api/games", {**GAME, "deck": "classic-runner-quiet-evening"}, 422, "deck"),
        ("POST", "/api/games", {**GAME, "opponent": "friend", "seed": 1}, 422, "seed"),
        ("POST", "/api/games", {**GAME, "text": "x" * 300_000}, 413, "too-large"),
        ("DELETE", "/api/games/nowhere", None, 404, "unknown"),
        ("DELETE", "/api/decks/nowhere", None, 404, "unknown"),
        ("GET", "/api/decks/nowhere?rules=nisei-1.4", None, 404, "unknown"),
        ("GET", "/api/decks/modern-corp-slow-ice", None, 404, "unknown"),
        ("POST", "/api/join", {"invite": "0" * 43}, 404, "unknown"),
        ("POST", "/api/join", {}, 404, "unknown"),
        ("POST", "/api/tables/find", {"code": "2345678"}, 404, "unknown"),
        ("PUT", "/api/settings", {"theme": "<b>"}, 422, "invalid"),
        ("POST", "/api/replays", {"text": "nonsense"}, 422, "replay"),
        ("POST", "/api/replays", {"text": "{" * 5000}, 422, "replay"),
        ("POST", "/api/replays", {}, 422, "replay"),
        ("POST", "/api/replays", {"game": "0" * 40}, 404, "unknown"),
        ("GET", "/api/replays/nowhere", None, 404, "unknown"),
        ("GET", "/api/replays/nowhere/file", None, 404, "unknown"),
        ("GET", "/api/replays/nowhere/at/-1", None, 422, "invalid"),
        ("GET", "/api/replays/nowhere/at/0?seat=none", None, 422, "invalid"),
        ("GET", "/api/card?rules=nisei-1.4&name=Nobody", None, 404, "unknown"),
        ("GET", "/api/card?rules=nobody&name=Ice+Wall", None, 404, "unknown"),
        ("GET", "/api/explain?rules=nisei-1.4&what=99.99", None, 404, "unknown"),
        ("GET", "/api/chart?rules=", None, 404, "unknown"),
        ("GET", "/api/names?rules=", None, 404, "unknown"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else None,
)
def test_a_request_that_makes_no_sense_is_refused(
    me: Profile, method: str, path: str, body: Any, status: int, code: str
) -> None:
    response = me.request(method, path, body)
    assert response.status_code == status, response.text
    failure = response.json()
    assert failure["code"] == code
    assert failure["why"]
    assert me.request("GET", "/api/lobby").json()["games"] == []


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"nonsense", "application/json", 422),
        (b'"\xff\xfe"', "application/json", 422),
        (DEEP.encode(), "application/json", 422),
        (json.dumps(GAME).encode(), "text/plain", 415),
        (json.dumps(GAME).encode(), "application/x-www-form-urlencoded", 415),
        (b"", "application/json", 422),
    ],
)
def test_a_request_that_is_no_json_is_refused(me: Profile, body: bytes, kind: str, status: int) -> None:
    headers = {"Authorization": f"Bearer {me.token}", "Content-Type": kind}
    response = me.client.post("/api/games", content=body, headers=headers)
    assert response.status_code == status
    assert response.json()["why"]


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer short", "Basic abc", "Bearer " + "x" * 500])
def test_sitting_down_needs_a_profile(me: Profile, token: str) -> None:
    headers = {"Authorization": token} if token else {}
    response = me.client.post("/api/games", json=GAME, headers=headers)
    assert (response.status_code, response.json()["code"]) == (401, "profile")


# --- other sites ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.5", "", "localhost.evil"]
)
def test_a_name_that_is_not_ours_is_refused(me: Profile, host: str) -> None:
    response = me.client.get("/api/lobby", headers={"Host": host})
    assert (response.status_code, response.json()["code"]) == (403, "origin")


@pytest.mark.parametrize("host", ["localhost", "localhost:8460", "127.0.0.1:1", "[::1]:8460", "LOCALHOST"])
def test_every_name_of_this_machine_is_ours(me: Profile, host: str) -> None:
    assert me.client.get("/api/lobby", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "http://127.0.0.1:9999", "file://"]
)
def test_pages_of_other_sites_can_do_nothing(me: Profile, origin: str) -> None:
    headers = {"Authorization": f"Bearer {me.token}", "Origin": origin}
    assert me.client.post("/api/games", json=GAME, headers=headers).status_code == 403
    socket = me.client.websocket_connect(SOCKET, headers={"Origin": origin})
    with pytest.raises(WebSocketDisconnect):
        socket.__enter__()


def test_our_own_page_is_let_in(me: Profile) -> None:
    token = me.sits_down(seed=1).id
    with me.client.websocket_connect(SOCKET, headers={"Origin": HOST}) as socket:
        socket.send_text(json.dumps({"type": "hello", "protocol": 2, "game": token, "key": me.token}))
        assert json.loads(socket.receive_text())["type"] == "welcome"


def test_html_in_names_stays_text(me: Profile) -> None:
    name = "<img src=x onerror=alert(1)> & \"'\u202e"
    text = me.request("GET", "/api/decks/modern-runner-curtain-call?rules=nisei-1.4").json()["text"]
    saved = me.request("POST", "/api/decks", {"rules": "nisei-1.4", "name": name, "text": text})
    assert saved.status_code == 201, saved.text
    name = name.replace("\u202e", "").strip()  # what turns the words around is left out
    assert saved.json()["name"] == name
    assert saved.headers["content-type"] == "application/json"
    game = me.sits_down(deck=saved.json()["id"], seed=1)
    assert game.title.startswith(name)
