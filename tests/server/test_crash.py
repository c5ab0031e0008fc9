"""A server that is killed at any moment goes on with the same game at the same decision."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rulerunner.rules import EDITIONS
from rulerunner.server.messages import PROTOCOL, Frame
from rulerunner.server.requests import GameInfo
from rulerunner.server.rooms import Room
from rulerunner.server.store import Store
from rulerunner.state import codec
from tests.support.browsing import Server, serving
from tests.support.web import Play, by_chance

pytestmark = pytest.mark.slow
PROFILE = "a-profile-of-a-test"


class Wire:
    """A real socket with the manners of the test client's."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    def send_text(self, text: str) -> None:
        self._connection.send(text)

    def receive_text(self) -> str:
        return str(self._connection.recv(timeout=60))


def sits_down(server: Server, rules: str, side: str) -> GameInfo:
    body = json.dumps({"rules": rules, "side": side, "seed": 11}).encode()
    headers = {"Authorization": f"Bearer {PROFILE}", "Content-Type": "application/json"}
    with urlopen(Request(f"{server.url}api/games", body, headers), timeout=60) as response:
        return msgspec.json.decode(response.read(), type=GameInfo)


@contextmanager
def opened(server: Server, game: str) -> Iterator[Play]:
    address = server.url.replace("http", "ws") + "api/play"
    with connect(address, max_size=None, open_timeout=60) as connection:
        play = Play(Wire(connection))  # type: ignore[arg-type]
        play.says(type="hello", protocol=PROTOCOL, game=game, key=PROFILE)
        play.hears()
        play.settles()
        yield play


def stored(server: Server, game: str) -> tuple[str, int]:
    """The digest of the stored game, and how many answers it has."""
    store = Store(server.db)
    row = store.game(game)
    assert row is not None
    room = Room(store, row, store.entries(game))
    store.close()
    return codec.digest(room.match.state), room.match.at


class Left(NamedTuple):
    """A game as its player and the database had it when the server was killed."""

    frame: Frame
    log: list[str]
    kept: tuple[str, int]


def left(server: Server, game: str, play: Play) -> Left:
    return Left(play.frame, [line.text for line in play.log], stored(server, game))


def test_a_killed_server_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    """Killed before the first choice, again and again, and in the middle of a run: a game of each edition.
    They share a server, for to start one takes longer than to play."""
    sides = dict(zip(EDITIONS, ("corp", "runner", "corp"), strict=True))
    choices = {rules: by_chance(6) for rules in sides}
    in_a_run = set()
    with serving(tmp_path) as server:
        games = {rules: sits_down(server, rules, side).id for rules, side in sides.items()}
        for kill in range(4):
            before = {}
            with ExitStack() as open_sockets:
                for rules, game in games.items():
                    play = open_sockets.enter_context(opened(server, game))
                    play.plays(kill * 4, choices[rules])
                    for _ in range(60):
                        if play.over or play.frame.view["run"] is not None:
                            break
                        play.plays(1, choices[rules])
                    in_a_run |= {rules} if play.frame.view["run"] is not None else set()
                    before[rules] = left(server, game, play)
                server.kill()
            server.start()
            for rules, game in games.items():
                with opened(server, game) as play:
                    now, then = left(server, game, play), before[rules]
                assert (now.frame.at, now.frame.view) == (then.frame.at, then.frame.view), rules
                assert now.log == then.log, rules
                assert now.frame.trail == then.frame.trail, rules
                assert (now.frame.undo, now.frame.redo) == (then.frame.undo, then.frame.redo), rules
                assert now.kept == then.kept, rules
    assert in_a_run == set(EDITIONS)


def test_an_answer_on_its_way_as_the_server_is_killed_counts_once_or_not_at_all(tmp_path: Path) -> None:
    choose = by_chance(8)
    with serving(tmp_path) as server:
        game = sits_down(server, "nisei-1.4", "runner")
        for _ in range(6):
            with opened(server, game.id) as play, suppress(ConnectionClosed):
                play.plays(5, choose)
                if play.over or play.decision is None:
                    break
                at, option = play.frame.at, choose(play.decision)
                play.says(type="answer", at=at, option=option)
                server.kill()
            server.start()
            with opened(server, game.id) as play:
                assert play.frame.at >= at
                again = play.frame.at == at
                play.says(type="answer", at=at, option=option)  # a browser sends it again
                play.settles()
                assert [refused.code for refused in play.refused] == ([] if again else ["stale"])
                answered = sum(line.kind == "turn begins" for line in play.log)
                assert answered == len({line.text for line in play.log if line.kind == "turn begins"})


def test_a_bot_that_owed_an_answer_as_the_server_was_killed_still_gives_it(tmp_path: Path) -> None:
    """The journal ends with the person's answer, as if the server had been killed right after it."""
    with serving(tmp_path) as server:
        game = sits_down(server, "nisei-1.4", "runner")
        with opened(server, game.id) as play:
            play.plays(12, by_chance(6))
        server.kill()
        store = Store(server.db)
        entries = store.entries(game.id)
        row = store.game(game.id)
        assert row is not None
        last = max(number for number, entry in enumerate(entries) if entry.side == "runner")
        store.forget_game(game.id)
        store.add_game(row, entries[: last + 1])
        store.close()
        server.start()
        with opened(server, game.id) as play:
            assert play.over or play.decision is not None
