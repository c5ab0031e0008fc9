"""Rooms side by side: slow bots, slow browsers, two servers on one database."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from starlette.websockets import WebSocket

from rulerunner.server import rooms, seating, work
from rulerunner.server.limits import Limits
from rulerunner.server.messages import Frame, Refused
from rulerunner.server.snapshots import SeatSnapshot
from rulerunner.server.sockets import QUEUE, Connection
from rulerunner.session import Chance
from rulerunner.view import View
from tests.support.rooms import chooses, pump, room_of, start
from tests.support.web import Profile, server

NAP = 0.4


class Nap(NamedTuple):
    """How long the slow bot thought, and where."""

    thread: int
    began: float
    ended: float


NAPS: list[Nap] = []


class Slow(Chance):
    """Thinks for a long time, without a pause in which others could do something."""

    name = "slow"

    def choose(self, view: View) -> int:
        began = time.monotonic()
        while time.monotonic() < began + NAP:
            pass
        NAPS.append(Nap(threading.get_ident(), began, time.monotonic()))
        return super().choose(view)


@pytest.fixture
def me(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Profile]:
    bots = {"random": Chance, "thumb": Slow}
    monkeypatch.setattr(seating, "BOTS", bots)
    monkeypatch.setattr(work, "BOTS", bots)
    with server(tmp_path) as client:
        yield Profile(client)


def test_a_slow_bot_keeps_only_its_own_opponent_waiting(me: Profile) -> None:
    slow = me.sits_down(opponent="thumb", seed=1)
    quick = me.sits_down(opponent="random", seed=1)
    with me.opens(slow.id) as waiting, me.opens(quick.id) as playing:
        for _ in range(30):
            began = time.monotonic()
            waiting.says(type="answer", at=waiting.frame.at, option=0)
            playing.plays(1)
            assert me.request("GET", "/api/settings").status_code == 200
            quickly = time.monotonic() - began
            waiting.settles()
            slowly = time.monotonic() - began
            if slowly > 4 * NAP and quickly < slowly - NAP:  # the bot has had a whole turn
                return
    raise AssertionError("the bot never had to think for long, or others always waited for it")


def test_the_event_loop_is_never_held_up(me: Profile) -> None:
    """While a bot thinks, on a thread that is not the loop's, something else gets its turn all the time.

    What is compared is the order of events, not a length of time: a busy machine may delay everything.
    """
    turns: list[float] = []
    loop: list[int] = []

    async def watch(until: float) -> None:
        loop.append(threading.get_ident())
        while time.monotonic() < until:
            await asyncio.sleep(0.001)
            turns.append(time.monotonic())

    portal = me.client.portal
    assert portal is not None
    NAPS.clear()
    game = me.sits_down(side="runner", opponent="thumb", seed=1)
    watching = portal.start_task_soon(watch, time.monotonic() + 4)
    with me.opens(game.id) as play:
        play.plays(2)
    watching.result()
    watched = [nap for nap in NAPS if turns[0] < nap.began and nap.ended < turns[-1]]
    assert watched
    assert loop[0] not in {nap.thread for nap in NAPS}
    meanwhile = [sum(nap.began < turn < nap.ended for turn in turns) for nap in watched]
    assert sum(meanwhile) > 5 * len(watched), meanwhile


def test_a_question_that_fails_ends_nothing(me: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(rooms, "why", failing)
    with me.opens(me.sits_down(opponent="random", seed=1).id) as play:
        handle = play.frame.view["hand"][0]["handle"]
        assert play.is_refused(type="why", card=handle).code == "trouble"
        play.plays(1)


# --- slow browsers ----------------------------------------------------------------------------------------


class Wire:
    """A socket whose other end reads when it is told to."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_text(self, text: str) -> None:
        self.sent.append(text)


def test_a_slow_browser_misses_frames_but_no_line_of_the_log() -> None:
    room = room_of(start(), "runner", "random")
    wire = Wire()
    connection = Connection(
        cast(WebSocket, wire), cast(Any, None), cast(Any, None), Limits(), cast(Any, None)
    )
    shown = 0
    while shown <= 3 * QUEUE:
        pump(room)
        if room.match.over:
            break
        chooses(room, 1)
        connection.show(room.snapshot("runner"))
        shown += 1
    assert len(connection._out) <= QUEUE
    last = room.snapshot("runner")
    frames = [connection._frame(cast(SeatSnapshot, shot)) for shot in connection._out]
    assert all(isinstance(frame, Frame) for frame in frames)
    lines = [line for frame in frames for line in frame.log]
    assert lines == last.lines[: last.told]
    assert frames[-1].at == last.at
    assert shown > QUEUE


# --- two servers on one database --------------------------------------------------------------------------


def test_of_two_servers_on_one_database_the_first_to_store_is_right(tmp_path: Path) -> None:
    with server(tmp_path) as one, server(tmp_path) as two:
        me = Profile(one)
        game = me.sits_down(opponent="random", seed=1)
        with Profile(two).opens(game.id) as late:
            with me.opens(game.id) as play:
                play.plays(3)
                right = play.frame
            late.answers(0)
            assert (late.frame.at, late.frame.view) == (right.at, right.view)
            refused = late.hears()
            assert isinstance(refused, Refused)
            assert refused.code == "trouble"
            late.plays(2)
            assert late.frame.at > right.at
