"""Several workers: each room in one of them, and a dead one's rooms go on elsewhere."""

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from rulerunner.server.messages import PROTOCOL
from rulerunner.server.store import Entry, Store, Summary
from rulerunner.server.store.games import Conflict
from rulerunner.server.store.leases import DEAD
from tests.server.attacks.outside import Target
from tests.support import postgres as support
from tests.support.browsing import Server, serving
from tests.support.rooms import row_of, start
from tests.support.web import Play, by_chance


class Wire:
    """A real socket with the manners of the test client's."""

    def __init__(self, connection: object) -> None:
        self._connection = connection

    def send_text(self, text: str) -> None:
        self._connection.send(text)  # type: ignore[attr-defined]

    def receive_text(self) -> str:
        return str(self._connection.recv(timeout=60))  # type: ignore[attr-defined]


@contextmanager
def opened(server: Server, game: str, key: str, asks: str = "") -> Iterator[Play]:
    address = server.url.replace("http", "ws") + f"api/play{asks}"
    with connect(address, max_size=None, open_timeout=60) as connection:
        play = Play(Wire(connection))  # type: ignore[arg-type]
        play.says(type="hello", protocol=PROTOCOL, game=game, key=key)
        play.welcome = play.hears()  # type: ignore[assignment]
        play.settles()
        yield play


def workers(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in children if "running" in Path(f"/proc/{each}/cmdline").read_text()]


def answers(play: Play, count: int, choose: object) -> None:
    play.plays(count, choose)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the workers in /proc")
def test_everyone_at_a_table_sees_the_same_whichever_worker_they_came_to(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2") as server:
        host, guest = Target(server.url), Target(server.url)
        _, game = host.ask("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp", "opponent": "friend"})
        guest.ask("POST", "/api/join", {"invite": game["invite"]})
        with ExitStack() as stack:
            # With this many connections both workers have some of them.
            places = [stack.enter_context(opened(server, game["id"], host.key)) for _ in range(4)]
            runner = stack.enter_context(opened(server, game["id"], guest.key))
            corp = places[0]
            while corp.decision is None:
                corp.settles()
            at = corp.frame.at
            corp.says(type="answer", at=at, option=0)
            for each in places:
                each.hears_until(lambda play: play.frame.at > at)
            runner.hears_until(lambda play: len(play.frames) > 1)
            assert len({json.dumps(each.frame.view) for each in places}) == 1


BACK_WITHIN = 180.0
"""Seconds on a machine that has much else to do; how long it takes otherwise is in benchmarks/load.md."""


def kills(server: Server, times: int) -> int:
    """Play games while workers are killed; how many answers were confirmed. None of them may be lost."""
    keys = [Target(server.url) for _ in range(3)]
    games = [
        each.ask(
            "POST", "/api/games", {"rules": "nisei-1.4", "side": "runner", "seed": 3, "opponent": "random"}
        )[1]["id"]
        for each in keys
    ]
    confirmed = dict.fromkeys(games, 0)
    choose = by_chance(5)
    for number in range(times):
        for key, game in zip(keys, games, strict=True):
            try:
                with opened(server, game, key.key) as play:
                    assert play.frame.at >= confirmed[game], "an answer that was confirmed is lost"
                    play.plays(2, choose)
                    confirmed[game] = play.frame.at
                    if not play.over and play.decision is not None and game == games[-1]:
                        play.says(type="answer", at=play.frame.at, option=0)
                        os.kill(workers(server)[number % 2], signal.SIGKILL)
                        killed = time.monotonic()
            except (ConnectionClosed, WebSocketException, OSError, AssertionError) as error:
                if "lost" in str(error):
                    raise
        back = False
        while not back:
            try:
                with opened(server, games[0], keys[0].key):
                    back = True
            except (ConnectionClosed, WebSocketException, OSError, AssertionError):
                assert time.monotonic() - killed < BACK_WITHIN, "the games did not go on"
    return sum(confirmed.values())


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the workers in /proc")
def test_games_go_on_when_workers_are_killed(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2") as server:
        assert kills(server, 4) > 8


@pytest.mark.heavy
def test_games_go_on_when_workers_are_killed_on_postgresql(tmp_path: Path) -> None:
    support.needed()
    with support.postgres() as running, serving(tmp_path, "--workers", "2", db=running.fresh()) as server:
        assert kills(server, 10) > 20


@pytest.mark.heavy
def test_a_game_goes_on_at_another_machine_when_its_own_is_gone(tmp_path: Path) -> None:
    """Two servers that share nothing but a PostgreSQL, as on two machines: what one confirmed the other has,
    both show the same game, and when one is killed with all its workers the other goes on with it."""
    support.needed()
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    with support.postgres() as running, ExitStack() as stack:
        db = running.fresh()
        one, other = (
            stack.enter_context(serving(folder, "--cluster", "--workers", "2", db=db)) for folder in folders
        )
        key = Target(one.url)
        asked = {"rules": "nisei-1.4", "side": "runner", "seed": 3, "opponent": "random"}
        game = key.ask("POST", "/api/games", asked)[1]["id"]
        choose = by_chance(5)
        with opened(one, game, key.key) as here, opened(other, game, key.key) as there:
            here.plays(3, choose)
            at = here.frame.at
            shown = here.frame.view
            there.hears_until(lambda play: play.frame.view == shown)
        assert one.process is not None
        gone = [one.process.pid, *workers(one)]
        for pid in gone:
            os.kill(pid, signal.SIGKILL)
        killed = time.monotonic()
        while True:
            try:
                with opened(other, game, key.key) as play:
                    assert play.frame.at >= at
                    play.plays(2, choose)
                    assert play.over or play.frame.at > at
                    break
            except (ConnectionClosed, WebSocketException, OSError):
                assert time.monotonic() - killed < BACK_WITHIN, "the game did not go on"


# --- leases -----------------------------------------------------------------------------------------------


def test_a_game_has_one_worker_at_a_time(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    store.add_game(row_of(start(), "runner", "random"), [])
    leases = store.leases
    leases.beat("one", "there:1", "{}")
    first = leases.take("game", "one")
    assert first is not None
    assert leases.take("game", "one") == first
    other = leases.take("game", "two")
    assert other is not None
    assert other.elsewhere == "there:1"
    leases.leave("one")
    second = leases.take("game", "two")
    assert second is not None
    assert (second.elsewhere, second.epoch) == ("", first.epoch + 1)
    # What the first still writes comes too late.
    with pytest.raises(Conflict):
        store.append("game", 0, [Entry("runner", "answer", 0)], Summary(), first.epoch)
    store.append("game", 0, [Entry("runner", "answer", 0)], Summary(), second.epoch)
    assert leases.lost("one", ["game"]) == ["game"]
    assert leases.lost("two", ["game"]) == []
    assert leases.take("nowhere", "two") is None
    store.close()


def test_a_worker_that_says_nothing_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    store.add_game(row_of(start(), "runner", "random"), [])
    store.leases.beat("one", "there:1", "{}")
    store.leases.take("game", "one")
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + DEAD + 0.1)
    taken = store.leases.take("game", "two")
    assert taken is not None
    assert taken.elsewhere == ""
    assert store.leases.living() == []
    store.close()
