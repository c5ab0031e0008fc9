"""Hints and analyses: worked out in a helper process of their own, so that no table waits for them.

What goes there is a game as its start and its answers; what comes back is plain data. One piece of work is
short: a hint thinks for a second or two, and an analysis goes on by a few decisions at a time, so that hints
get their turn between.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from typing import Any, Final, Literal

import msgspec

from ..lang.words import Side
from .errors import Fault
from .helpers import Helpers, TooLong
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
"""How long one piece of work may take."""
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

    def __init__(self, hub: Hub, store: Store, helpers: Helpers, replays: Replays) -> None:
        self._hub = hub
        self._store = store
        self._helpers = helpers
        self._replays = replays
        self._waiting = 0
        self._studies: OrderedDict[tuple[str, str], Study] = OrderedDict()

    def close(self) -> None:
        """Give up what goes on."""
        for study in self._studies.values():
            if study.task is not None:
                study.task.cancel()

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
            data = await self._helpers.do(asked.game, PATIENCE, "hint", start, answers, seat, SECONDS)
        except TooLong:
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
            study.task = asyncio.create_task(self._study(study, id, text))
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

    async def _study(self, study: Study, id: str, text: str) -> None:
        try:
            while study.done < study.whole:
                first, last = study.done, min(study.whole, study.done + STRIDE)
                asked = text, first, last, study.seat, SIMULATIONS
                data = await self._helpers.do(id, PATIENCE, "part", *asked)
                for point in msgspec.convert(data["points"], list[AnalysisPoint]):
                    # A turn has one point: that of its first click.
                    if not study.points or study.points[-1].turn != point.turn:
                        study.points.append(point)
                study.findings += msgspec.convert(data["findings"], list[AnalysisFinding])
                study.done = last
        except TooLong:
            study.failed = "The analysis takes too much work from here on. What was found so far is shown."
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
