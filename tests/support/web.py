"""A browser without a window: requests as a profile, and a seat over a socket, for tests of the server."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from rulerunner.server.app import create_app
from rulerunner.server.config import Config
from rulerunner.server.limits import Limits
from rulerunner.server.messages import (
    PROTOCOL,
    ChatLine,
    Frame,
    LogLine,
    Message,
    People,
    Refused,
    Said,
    ToBrowser,
    Welcome,
)
from rulerunner.server.requests import GameInfo
from rulerunner.server.store import Store

from .postgres import Postgres

M = TypeVar("M", bound=Message)
Choose = Callable[[dict[str, Any]], int]

HOST = "http://127.0.0.1"
NO_HURRY = Limits(
    burst=1e9,
    rate=1e9,
    address_burst=1e9,
    address_rate=1e9,
    heavy_burst=1e9,
    guess_burst=1e9,
    chat_burst=1e9,
    study_burst=1e9,
    study_rate=1e9,
)
"""Tests answer faster than people."""
decoder = msgspec.json.Decoder(ToBrowser)


def database_of(folder: Path) -> str:
    """The database of a test: a file in its folder, or a database of a PostgreSQL if one is to be tested."""
    port = os.environ.get("RULERUNNER_TEST_POSTGRES")
    if not port:
        file = folder / "games.sqlite3"
        if not file.exists():
            file.write_bytes(empty())
        return f"sqlite:///{file}"
    if folder not in databases:
        databases[folder] = Postgres(int(port)).fresh()
    return databases[folder]


@cache
def empty() -> bytes:
    """The file of a database with nothing in it, as a server makes it. To make one takes longer than most
    plays, and `test_migrations` proves how it is made: here each gets a copy."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite3"
        Store(f"sqlite:///{file}").close()
        assert not file.with_name(f"{file.name}-wal").exists(), "all of it is in the one file"
        return file.read_bytes()


databases: dict[Path, str] = {}
"""On PostgreSQL: which database is that of a folder."""


@contextmanager
def server(folder: Path, limits: Limits = NO_HURRY, **more: Any) -> Iterator[TestClient]:
    """A server on the database in a folder. Bots think in its threads, where tests can patch them."""
    app = create_app(Config(**{"db": database_of(folder), "limits": limits, "helpers": 0, **more}))
    with TestClient(app, base_url=HOST) as client:
        yield client


class Profile:
    """Someone with a browser."""

    def __init__(self, client: TestClient, token: str = "a-profile-of-a-test") -> None:
        self.client = client
        self.token = token

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """Any request."""
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.client.request(method, path, json=body, headers=headers)

    def get(self, path: str, kind: type[M]) -> M:
        """Something that is there."""
        response = self.request("GET", path)
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=kind)

    def post(self, path: str, kind: type[M], **body: Any) -> M:
        """Something that is allowed."""
        response = self.request("POST", path, body)
        assert response.status_code in (200, 201), response.text
        return msgspec.json.decode(response.content, type=kind)

    def sits_down(self, rules: str = "nisei-1.4", side: str = "runner", **more: Any) -> GameInfo:
        """A new game."""
        return self.post("/api/games", GameInfo, rules=rules, side=side, **more)

    @contextmanager
    def opens(self, game: str, **more: Any) -> Iterator["Play"]:
        """A seat, at the first frame; or the view of a spectator."""
        with self.client.websocket_connect("ws://127.0.0.1/api/play") as socket:
            play = Play(socket)
            play.says(type="hello", protocol=PROTOCOL, game=game, key=self.token, **more)
            welcome = play.hears()
            assert isinstance(welcome, Welcome), welcome
            play.welcome = welcome
            play.settles()
            yield play


class Play:
    """A seat over its socket."""

    welcome: Welcome
    frame: Frame

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        """Every frame so far."""
        self.log: list[LogLine] = []
        """The log as a browser puts it together."""
        self.refused: list[Refused] = []
        self.people: People | None = None
        """Who is at the table, as last told."""
        self.chat: list[ChatLine] = []

    def says(self, **message: Any) -> None:
        self.socket.send_text(msgspec.json.encode(message).decode())

    def hears(self) -> ToBrowser:
        """The next message that is not about the people at the table; those are kept as they come."""
        message: ToBrowser = decoder.decode(self.socket.receive_text())
        if isinstance(message, People):
            self.people = message
            return self.hears()
        if isinstance(message, Said):
            self.chat = [*([] if message.fresh else self.chat), *message.lines]
            return self.hears()
        if isinstance(message, Frame):
            self.log = [*([] if message.fresh else self.log), *message.log]
            self.frames.append(message)
            self.frame = message
        elif isinstance(message, Refused):
            self.refused.append(message)
        return message

    def settles(self) -> Frame:
        """Hears until the present frame."""
        while True:
            message = self.hears()
            if isinstance(message, Frame) and not message.more:
                return message

    def hears_until(self, come: Callable[["Play"], bool]) -> None:
        """Takes whatever comes until something is so."""
        while not come(self):
            message: ToBrowser = decoder.decode(self.socket.receive_text())
            if isinstance(message, People):
                self.people = message
            elif isinstance(message, Said):
                self.chat = [*([] if message.fresh else self.chat), *message.lines]
            elif isinstance(message, Frame):
                self.log = [*([] if message.fresh else self.log), *message.log]
                self.frames.append(message)
                self.frame = message
            elif isinstance(message, Refused):
                self.refused.append(message)

    @property
    def decision(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.frame.view["decision"]
        return found

    @property
    def over(self) -> bool:
        return self.frame.view["result"] is not None

    def answers(self, option: int, at: int | None = None) -> Frame:
        self.says(type="answer", at=self.frame.at if at is None else at, option=option)
        return self.settles()

    def goes_back(self, times: int = 1) -> Frame:
        self.says(type="undo", at=self.frame.at, times=times)
        return self.settles()

    def is_refused(self, **message: Any) -> Refused:
        """Says something that is not taken."""
        self.says(**message)
        answer = self.hears()
        assert isinstance(answer, Refused), answer
        return answer

    def plays(self, choices: int, choose: Choose | None = None) -> None:
        """Makes so many choices, or all there are."""
        pick = choose or by_chance(1)
        for _ in range(choices):
            if self.over or self.decision is None:
                return
            self.answers(pick(self.decision))


def by_chance(seed: int) -> Choose:
    """Any option, but rather one that does something."""
    chance = Random(seed)

    def choose(decision: dict[str, Any]) -> int:
        options = decision["options"]
        doing = [number for number, each in enumerate(options) if each["kind"] not in ("pass", "gain credit")]
        return chance.choice(doing) if doing and chance.random() < 0.8 else chance.randrange(len(options))

    return choose
