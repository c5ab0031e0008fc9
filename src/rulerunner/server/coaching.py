"""Hints and analyses: worked out in a process of their own, so that no table waits for them.

What goes there is a game as its start and its answers; what comes back is plain data. One piece of work is
short: a hint thinks for a second or two, and an analysis goes on by a few decisions at a time, so that hints
get their turn between.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Literal

import msgspec

from ..bots.coach import work
from ..lang.words import Side
from .errors import Fault
from .hub import Hub
from .people import Visitor
from .replays import Replays
from .reviews import AnalysisFinding, AnalysisPoint, AnalysisReport, AskHint, Hint, HintOption, ReplayInfo
from .rooms import Room
from .store import Store

log = logging.getLogger(__name__)

SECONDS: Final = 1.5
"""How long a hint thinks."""
PATIENCE: Final = 30.0
"""How long one piece of work may take, its wait included."""
WAITING: Final = 8
"""So many hints may wait; more are asked to come back."""
STRIDE: Final = 6
"""Decisions of an analysis that are one piece of work."""
SIMULATIONS: Final = 40
RUNNING, KEPT = 2, 24
"""Analyses that go on at once, and those that are kept."""
Whose = Literal["corp", "runner", "open"]
SEATS: Final[dict[str, Whose]] = {"corp": "corp", "runner": "runner", "open": "open"}
BUSY: Final = "The coach is busy with others: ask again in a moment."


class Study:
    """An analysis that goes on, or is done."""

    def __init__(self, seat: Whose, whole: int) -> None:
        self.seat, self.whole, self.done = seat, whole, 0
        self.points: list[AnalysisPoint] = []
        self.findings: list[AnalysisFinding] = []
        self.failed = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def report(self) -> AnalysisReport:
        """How far it is."""
        worst = sorted(self.findings, key=lambda each: -each.lost)
        return AnalysisReport(
            self.seat,
            self.done,
            self.whole,
            tuple(self.points),
            tuple(worst),
            self.failed,
        )


class Coach:
    """Gives hints and looks into replays."""

    def __init__(self, hub: Hub, store: Store, replays: Replays) -> None:
        self._hub = hub
        self._store = store
        self._replays = replays
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._studies: OrderedDict[tuple[str, str], Study] = OrderedDict()

    async def _work(self, work: Callable[..., dict[str, Any]], *args: Any) -> dict[str, Any]:
        """A piece of work in the other process, which is there from the first one on."""
        if self._pool is None:
            # A process of its own from the start: it shares neither threads nor sockets with the server.
            self._pool = ProcessPoolExecutor(1, get_context("spawn"))
        future = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        try:
            return await asyncio.wait_for(future, PATIENCE)
        except BrokenProcessPool:
            self._pool = None
            raise

    def close(self) -> None:
        """Stop the other process."""
        for study in self._studies.values():
            if study.task is not None:
                study.task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    # --- hints --------------------------------------------------------------------------------------------

    async def hint(self, who: Visitor, asked: AskHint) -> Hint:
        """What a seat should do now."""
        game = await self._hub.read(lambda: self._store.game(asked.game))
        mine = game.seat_of(who.profile) if game is not None else None
        if game is None or mine is None or not game.begun:
            raise Fault(404, "unknown", "There is no such game of yours.")
        seat = mine.side

        def stored() -> tuple[dict[str, Any], tuple[int, ...]]:
            """Whichever worker has the room: all that was shown is in the database."""
            return _position(Room(self._store, game, self._store.entries(game.id)), seat, asked.at)

        start, answers = await self._hub.read(stored)
        if self._waiting >= WAITING:
            raise Fault(429, "busy", BUSY)
        self._waiting += 1
        try:
            data = await self._work(work.hint, start, answers, seat, SECONDS)
        except (TimeoutError, BrokenProcessPool):
            raise Fault(503, "busy", BUSY) from None
        finally:
            self._waiting -= 1
        return Hint(asked.at, data["simulations"], msgspec.convert(data["options"], tuple[HintOption, ...]))

    # --- analyses -----------------------------------------------------------------------------------------

    async def begin(self, id: str, seat: str) -> AnalysisReport:
        """Look into a replay, if that has not been done."""
        key = _key(id, seat)
        study = self._studies.get(key)
        if study is None or (study.failed and not study.running):
            if sum(each.running for each in self._studies.values()) >= RUNNING:
                raise Fault(429, "busy", BUSY)
            info = msgspec.json.decode(await self._replays.info(id), type=ReplayInfo)
            text = await self._replays.text(id)
            study = self._studies[key] = Study(SEATS[seat], info.length)
            study.task = asyncio.create_task(self._study(study, text))
        self._studies.move_to_end(key)
        for old in [each for each, known in self._studies.items() if not known.running][: -KEPT or None]:
            del self._studies[old]
        return study.report()

    async def report(self, id: str, seat: str) -> AnalysisReport:
        """How far an analysis is."""
        study = self._studies.get(_key(id, seat))
        if study is None:
            raise Fault(404, "unknown", "This replay has not been looked into: ask for it first.")
        return study.report()

    async def _study(self, study: Study, text: str) -> None:
        try:
            while study.done < study.whole:
                first, last = study.done, min(study.whole, study.done + STRIDE)
                data = await self._work(work.part, text, first, last, study.seat, SIMULATIONS)
                for point in msgspec.convert(data["points"], list[AnalysisPoint]):
                    # A turn has one point: that of its first click.
                    if not study.points or study.points[-1].turn != point.turn:
                        study.points.append(point)
                study.findings += msgspec.convert(data["findings"], list[AnalysisFinding])
                study.done = last
        except Exception:
            log.exception("an analysis failed")
            study.failed = "The analysis failed, which is a bug. What was found so far is shown."


def _key(id: str, seat: str) -> tuple[str, str]:
    if seat not in SEATS:
        raise Fault(422, "invalid", "Say whose knowledge: seat=corp, runner or open.")
    return id, seat


def _position(room: Room, seat: Side, at: int) -> tuple[dict[str, Any], tuple[int, ...]]:
    """The game as its start and its answers, if the seat may ask for a hint."""
    if len(room.people) > 1:
        raise Fault(409, "hint", "There are no hints against a person.")
    decision = room.deciding(seat, at)
    if len(decision.options) < 2:
        raise Fault(409, "hint", "There is only one option here.")
    return json.loads(room.game.start), room.match.answers
