"""The kin of the attacks: further ways to the same holes."""

import asyncio
import socket
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy.exc import OperationalError
from uvicorn.server import ServerState

from rulerunner.server import doors
from rulerunner.server.errors import Fault
from rulerunner.server.guard import guarded
from rulerunner.server.helpers import Processes
from rulerunner.server.limits import Limits
from rulerunner.server.requests import GameInfo
from rulerunner.server.reviews import ReplayInfo
from rulerunner.server.rooms import Room
from rulerunner.server.turns import Turns, asker
from rulerunner.server.work import replay_id
from tests.server.attacks.outside import HEADER
from tests.support.people import Pair, invites, moves, seated
from tests.support.web import NO_HURRY, Play, Profile, server


def pair(client: Any) -> Pair:
    return Profile(client, "the-one-who-invites"), Profile(client, "the-one-who-is-invited")


# --- reading a hand ---------------------------------------------------------------------------------------


def test_the_key_moments_of_a_game_that_may_be_played_on_open_no_hand(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        game = me.sits_down(seed=41, opponent="random")
        with me.opens(game.id) as play:
            play.plays(3)
            play.says(type="concede", at=play.frame.at)
            play.settles()
            info = me.post("/api/replays", ReplayInfo, game=game.id, moments=True)
            assert (info.id, info.moments[-1].kind) == ("", "game ends")
            store = client.app.state.server.store  # type: ignore[attr-defined]
            whole = Room(store, store.game(game.id), store.entries(game.id)).replay().to_text()
            for path in ("", "/at/0", "/file", "/analysis"):
                found = me.request("GET", f"/api/replays/{replay_id(whole)}{path}")
                assert found.status_code == 404, path
            assert play.goes_back().view["result"] is None


def test_what_spectators_see_later_does_not_come_after_the_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people, third = pair(client), Profile(client, "somebody-who-looks-on")
        with (
            seated(people, terms={"delay": 1}) as (corp, runner),
            third.opens(corp.welcome.game) as watcher,
        ):
            moves(corp, runner)
            runner.says(type="concede", at=runner.frame.at)
            corp.settles()
            watcher.hears_until(lambda play: play.over)
            time.sleep(1.2)
            watcher.says(type="chat", text="well played")
            watcher.hears_until(lambda play: bool(play.chat))
            assert watcher.over


# --- talking ----------------------------------------------------------------------------------------------


def test_spectators_do_not_use_up_the_talk_of_the_players(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(chat_lines=3)) as client:
        third = Profile(client, "somebody-who-looks-on")
        with seated(pair(client)) as (corp, _), third.opens(corp.welcome.game) as watcher:
            for number in range(5):
                watcher.says(type="chat", text=f"noise {number}")
            watcher.hears_until(lambda play: len(play.refused) == 2)
            for number in range(4):
                corp.says(type="chat", text=f"word {number}")
            corp.hears_until(lambda play: bool(play.refused))
            assert [line.text for line in corp.chat] == ["word 0", "word 1", "word 2"]


def test_another_window_gives_nobody_more_to_say(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(chat_burst=2, chat_rate=0.0001)) as client:
        game = invites(pair(client))
        refused = 0
        for number in range(4):
            stranger = Profile(client, f"a-stranger-with-key-{number}")
            with stranger.opens(game) as watcher:
                watcher.says(type="chat", text="buy now")
                watcher.hears_until(lambda play: bool(play.chat) and len(play.chat) + len(play.refused) > 0)
                heard = len(watcher.chat)
                watcher.says(type="chat", text="buy now")
                watcher.hears_until(lambda play, heard=heard: len(play.chat) > heard or bool(play.refused))  # type: ignore[misc]
                refused += len(watcher.refused)
        assert len(client.app.state.server.store.chats.lines(game)) == 2  # type: ignore[attr-defined]
        assert refused


def test_a_full_disk_ends_no_conversation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with server(tmp_path) as client, seated(pair(client)) as (corp, runner):
        with monkeypatch.context() as patch:
            patch.setattr(client.app.state.server.store.db, "write", full)  # type: ignore[attr-defined]
            corp.says(type="chat", text="hello")
            corp.hears_until(lambda play: bool(play.refused))
            assert (corp.refused[0].code, "bug" in corp.refused[0].why) == ("trouble", False)
        corp.says(type="chat", text="hello")
        runner.hears_until(lambda play: len(play.chat) == 1)


def test_an_answer_is_taken_when_there_is_space_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> "Future[None]":
        done: Future[None] = Future()
        done.set_exception(OperationalError("INSERT", {}, Exception("database or disk is full")))
        return done

    with server(tmp_path) as client, seated(pair(client)) as (corp, runner):
        deciding = corp if corp.decision is not None else runner
        at = deciding.frame.at
        with monkeypatch.context() as patch:
            patch.setattr(client.app.state.server.store.db, "write_soon", full)  # type: ignore[attr-defined]
            deciding.says(type="answer", at=at, option=0)
            deciding.hears_until(lambda play: bool(play.refused))
            assert (deciding.refused[0].code, "bug" in deciding.refused[0].why) == ("trouble", False)
        assert deciding.frame.at == at
        moves(corp, runner)
        assert deciding.frame.at > at


# --- pausing ----------------------------------------------------------------------------------------------


def test_a_pause_lasts_until_it_is_ended_whatever_becomes_of_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client, seated(pair(client), terms={"minutes": 5}) as (corp, runner):
        game, at = corp.welcome.game, (corp.frame.at, runner.frame.at)
        time.sleep(0.3)
        corp.says(type="request", what="pause")
        runner.hears_until(lambda play: bool(play.people and play.people.requests))
        runner.says(type="respond", what="pause", yes=True)
        corp.hears_until(lambda play: bool(play.people and play.people.paused))
    with server(tmp_path) as client:
        people = pair(client)
        with people[0].opens(game) as corp, people[1].opens(game) as runner:
            corp.settles()
            assert (corp.frame.at, runner.frame.at) == at
            corp.hears_until(lambda play: play.people is not None)
            assert corp.people is not None
            assert corp.people.clocks is not None
            assert (corp.people.paused, corp.people.clocks.running) == (True, "")
            assert min(corp.people.clocks.left.values()) <= 300_000 - 250
            deciding = corp if corp.decision is not None else runner
            deciding.says(type="answer", at=deciding.frame.at, option=0)
            deciding.hears_until(lambda play: bool(play.refused))
            assert deciding.refused[0].code == "people"
            corp.says(type="resume")
            deciding.hears_until(lambda play: bool(play.people and not play.people.paused))
            moves(corp, runner)


# --- being turned out -------------------------------------------------------------------------------------


def test_who_is_banned_is_turned_out_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "FRESH", 0.05)
    with server(tmp_path, admin_key="the-key-of-the-admin") as client:
        people, admin = pair(client), Profile(client, "the-key-of-the-admin")
        people[0].request("PUT", "/api/me", {"name": "Ada"})
        with seated(people) as (corp, runner):
            body = {"kind": "name", "value": "ada", "reason": "she knows why"}
            assert admin.request("POST", "/api/admin/bans", body).status_code == 200
            corp.hears_until(lambda play: bool(play.refused))
            assert (corp.refused[0].code, "knows why" in corp.refused[0].why) == ("banned", True)
            runner.hears_until(lambda play: bool(play.people and not play.people.people["corp"].here))


# --- guessing ---------------------------------------------------------------------------------------------


def test_a_name_has_so_many_attempts_wherever_they_come_from(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(name_burst=3, name_rate=0.0001)) as client:
        codes = []
        for number, name in enumerate(("Ada", "ada", "A d a", "ADA", "Bob")):
            who = Profile(client, f"another-key-each-time-{number}")
            body = {"name": name, "password": "a guess of eight"}
            codes.append(who.request("POST", "/api/me/sign-in", body).status_code)
        assert codes == [403, 403, 403, 429, 403]


def test_an_address_opens_so_many_sockets_in_a_while(tmp_path: Path) -> None:
    with server(tmp_path, NO_HURRY._replace(opening_burst=2, opening_rate=0.0001)) as client:
        me = Profile(client)
        game = me.sits_down(seed=1, opponent="random").id
        for _ in range(2):
            with me.opens(game):
                pass
        with client.websocket_connect("ws://127.0.0.1/api/play") as wire:
            refused = Play(wire).is_refused(type="hello", protocol=2, game=game, key=me.token)
            assert refused.code == "too-fast"


@pytest.mark.parametrize("path", ["/api/games/%00", "/api/decks/%00?rules=nisei-1.4"])
def test_a_name_with_a_nul_in_it_is_nobodys(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as client:
        me = Profile(client)
        method = "DELETE" if "games" in path else "GET"
        assert me.request(method, path).status_code in (404, 422)
        found = me.request("POST", "/api/games", {"rules": "nisei-1.4", "side": "corp", "deck": "\x00"})
        assert found.status_code in (404, 422)
        assert me.post("/api/games", GameInfo, rules="nisei-1.4", side="corp").seat == "corp"


# --- exhausting -------------------------------------------------------------------------------------------


def test_who_waits_often_waits_no_less_than_others() -> None:
    async def work() -> list[str]:
        turns, done, gate = Turns(), [], asyncio.Event()

        async def one(who: str) -> None:
            async with turns.turn(who, 3):
                await gate.wait()
                done.append(who)

        many = [asyncio.create_task(one("many")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Fault, match="waiting"):
            await one("many")
        gone = asyncio.create_task(one("gone"))
        other = asyncio.create_task(one("other"))
        await asyncio.sleep(0)
        gone.cancel()
        gate.set()
        await asyncio.gather(*many, other)
        assert not turns._waiting
        async with turns.turn("again"):  # and it is free once more
            return done

    assert asyncio.run(work()) == ["many", "many", "other", "many", "many"]


@pytest.mark.slow
def test_there_is_so_much_work_for_one_address_and_bots_do_not_wait_for_it() -> None:
    text = HEADER + '["[corp]", "credits 3"]}'

    async def read(helpers: Processes) -> object:
        return await helpers.do("x", 20, "replay_moments", text, 10)

    async def work() -> None:
        helpers = Processes(1, Limits(work_burst=0.0001, work_rate=0.0))
        try:
            asker.set("192.0.2.1")
            await read(helpers)  # what it takes to begin the process is not counted
            await read(helpers)
            with pytest.raises(Fault, match="wait"):
                await read(helpers)
            asker.set("192.0.2.2")
            assert await read(helpers)
            assert helpers._bots[0] is not helpers._readers[0]
        finally:
            await helpers.close()

    asyncio.run(work())


def test_who_asks_for_much_and_reads_nothing_is_not_waited_for() -> None:
    said: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(64):
            await send({"type": "http.response.body", "body": bytes(1 << 20), "more_body": True})

    async def work() -> bool:
        loop = asyncio.get_running_loop()
        protocol = guarded(Limits(header_within=0.2), (), said.append)
        config = uvicorn.Config(app, lifespan="off", log_level="critical")
        config.load()
        listening = await loop.create_server(
            lambda: protocol(config=config, server_state=ServerState(), app_state={}), "127.0.0.1", 0
        )
        with socket.socket() as wire:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.setblocking(False)
            await loop.sock_connect(wire, listening.sockets[0].getsockname())
            await loop.sock_sendall(wire, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(20):
                while "slow" not in said:
                    await asyncio.sleep(0.05)
        listening.close()
        return True

    assert asyncio.run(work())
