"""A server that strangers attack holds out, and serves everyone else meanwhile."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulerunner.game import Game
from rulerunner.server.addresses import client_of, networks
from rulerunner.server.helpers import Processes, TooLong
from rulerunner.server.limits import household
from rulerunner.server.work import replay_id
from rulerunner.state.codec import BrokenSave
from tests.server.attacks.outside import ATTACKS, HEADER, Target
from tests.support.browsing import Server, serving
from tests.support.rooms import start
from tests.support.web import NO_HURRY, Profile, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("attacked")) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda each: each.__name__)
def test_a_server_holds_out(running: Server, attack: Callable[[Target], None]) -> None:
    target = Target(running.url)
    attack(target)
    target.is_well()


# --- work in another process ------------------------------------------------------------------------------


@pytest.mark.slow
def test_work_that_takes_too_long_is_given_up_and_the_next_is_done() -> None:
    fine = HEADER + json.dumps(["[corp]", "credits 3"]) + "}"
    long = HEADER + json.dumps(["[corp]", *[f"hand Nothing{number}" for number in range(20_000)]]) + "}"

    async def work() -> None:
        helpers = Processes(1)
        helpers.warm()
        helpers.warm()
        try:
            # The time that a process needs to begin does not count, also if it was begun beforehand.
            assert await helpers.do("x", 2, "replay_info", replay_id(fine), fine, 10)
            with pytest.raises(TooLong):
                await helpers.do("x", 0.001, "replay_info", replay_id(long), long, 10)
            assert await helpers.do("x", 30, "replay_info", replay_id(fine), fine, 10)
        finally:
            await helpers.close()

    asyncio.run(work())


def test_a_helper_starts_without_a_database_and_without_the_grammar_of_cards() -> None:
    """It is begun anew whenever work takes too long, and somebody waits for it."""
    listing = [sys.executable, "-c", "import sys, rulerunner.server.helper; print(*sys.modules)"]
    loaded = subprocess.run(listing, capture_output=True, text=True, check=True).stdout.split()
    assert "rulerunner.server.work" in loaded
    assert not {"sqlalchemy", "starlette", "rulerunner.lang.reading.assembly"}.intersection(loaded)


@pytest.mark.slow
def test_a_helper_ends_with_its_server() -> None:
    helper = subprocess.Popen([sys.executable, "-m", "rulerunner.server.helper"], stdin=subprocess.PIPE)
    assert helper.stdin is not None
    helper.stdin.close()
    assert helper.wait(60) == 0


BUSY = 3
"""Seconds that a machine with much else to do may take besides, to begin and end processes."""


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_busy_server_in_three_seconds(tmp_path: Path, workers: str) -> None:
    running = Server(tmp_path, "--workers", workers)
    running.start()
    target = Target(running.url)
    _, game = target.ask("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp"})
    with target.socket() as wire:
        wire.send(json.dumps({"type": "hello", "protocol": 2, "game": game["id"], "key": target.key}))
        wire.recv(timeout=30)
        process = running.process
        assert process is not None
        began = time.monotonic()
        os.kill(process.pid, signal.SIGINT)
        process.wait(30)
        assert time.monotonic() - began < 3 + BUSY


# --- saved games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "[" * 100_000,
        '{"format": 1, "rules": "nisei-1.4", "state": {}}',
        '{"format": 1, "rules": "nobody", "state": {}}',
        '{"format": 1, "rules": ["x"], "state": null}',
        b"\xff\xfe\xff",
        "9" * 5000,
    ],
    ids=lambda value: repr(value[:20]),
)
def test_whatever_is_no_saved_game_is_refused_in_one_way(text: str | bytes) -> None:
    with pytest.raises(BrokenSave):
        Game.from_json(text)


def test_a_saved_game_with_anything_changed_is_read_or_refused_in_one_way() -> None:
    saved = json.loads(start().game().to_json())
    for field in saved["state"]:
        for value in (None, 7, "x", [], {}, [[1]], {"is": "r:Change", "has": []}, {"map": [[1]]}, -1):
            broken = {**saved, "state": {**saved["state"], field: value}}
            try:
                Game.from_json(json.dumps(broken))
            except BrokenSave:
                continue


# --- who asks ---------------------------------------------------------------------------------------------


def test_only_a_named_proxy_is_believed_about_whom_it_asks_for() -> None:
    proxies = networks(["10.0.0.0/8", "127.0.0.1"])
    assert client_of("203.0.113.9", ["198.51.100.1"], proxies) == "203.0.113.9"
    assert client_of("127.0.0.1", ["198.51.100.1"], proxies) == "198.51.100.1"
    assert client_of("127.0.0.1", ["6.6.6.6, 198.51.100.1, 10.1.1.1"], proxies) == "198.51.100.1"
    assert client_of("127.0.0.1", ["nonsense"], proxies) == "127.0.0.1"
    assert client_of("127.0.0.1", [], proxies) == "127.0.0.1"
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == "192.0.2.1"


def test_an_address_has_so_many_attempts_whatever_keys_it_shows(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(guess_burst=3, guess_rate=0.0001)) as client:
        codes = []
        for number in range(5):
            who = Profile(client, f"another-key-each-time-{number}")
            codes.append(who.request("POST", "/api/me/use-code", {"code": "2345678923"}).status_code)
        assert codes == [403, 403, 403, 429, 429]


def test_a_full_disk_is_no_bug_and_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        store = client.app.state.server.store  # type: ignore[attr-defined]

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(store.db, "write", full)
            said = me.request("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp"})
            assert (said.status_code, said.json()["code"]) == (503, "storage")
            assert "bug" not in said.json()["why"]
        me.sits_down(side="corp")


# --- cheating oneself -------------------------------------------------------------------------------------


def test_who_has_seen_both_hands_does_not_play_that_game_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        game = me.sits_down(seed=3, opponent="random")
        with me.opens(game.id) as play:
            play.plays(3)
            play.says(type="concede", at=play.frame.at)
            play.settles()
            assert play.goes_back().view["result"] is None
            play.says(type="concede", at=play.frame.at)
            play.settles()
            assert me.request("POST", "/api/replays", {"game": game.id}).status_code == 201
            refused = play.is_refused(type="undo", at=play.frame.at)
            assert "both hands" in refused.why
        with me.opens(game.id) as play:
            assert play.frame.undo == 0
