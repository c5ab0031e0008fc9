"""Hints and analyses: worked out in a helper process of their own, so that no table waits for them.

What goes there is a game as its start and its answers; what comes back is plain data. One piece of work is
short: a hint thinks for a second or two, and an analysis goes on by a few decisions at a time, so that hints
get their turn between.
"""

import asyncio
import json
import logging
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from ..bots.coach.analysis import MOST_FINDINGS, turned
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
RUNNING: Final = 2
"""Analyses that go on at once."""
SILENT: Final = 2 * PATIENCE + 30.0
"""Seconds after which an analysis that somebody began, here or in another worker, does not go on any more."""
STOPPED: Final = "The analysis was interrupted: ask for it again, and it goes on."
Whose = Literal["corp", "runner", "open"]
SEATS: Final[dict[str, Whose]] = {"corp": "corp", "runner": "runner", "open": "open"}
BUSY: Final = "The coach is busy with others: ask again in a moment."


class Study:
    """An analysis that goes on."""

    def __init__(self, report: AnalysisReport) -> None:
        self.seat, self.whole, self.done = report.seat, report.whole, report.done
        self.points = list(report.points)
        self.findings = list(report.findings)
        self.failed = ""
        self.shown = msgspec.structs.replace(report, failed="")
        """What is in the database, though going on: nobody sees more, so what is shown as done is done."""
        self.task: asyncio.Task[None] | None = None

    def add(self, points: list[AnalysisPoint], findings: list[AnalysisFinding]) -> None:
        """What was found at some more decisions."""
        for point in points:
            # A turn has one point: that of its first click.
            if not self.points or self.points[-1].turn != point.turn:
                self.points.append(point)
        self.findings = sorted((*self.findings, *findings), key=lambda each: -each.lost)[:MOST_FINDINGS]

    def report(self) -> AnalysisReport:
        """How far it is."""
        points, findings = tuple(self.points), tuple(self.findings)
        turning = tuple(after.at for before, after in pairwise(points) if turned(before.corp, after.corp))
        return AnalysisReport(self.seat, self.done, self.whole, points, findings, self.failed, turning)


class Coach:
    """Gives hints and looks into replays."""

    def __init__(self, hub: Hub, store: Store, helpers: Helpers, replays: Replays) -> None:
        self._hub = hub
        self._store = store
        self._helpers = helpers
        self._replays = replays
        self._waiting = 0
        self._studies: dict[tuple[str, str], Study] = {}
        """Those that go on in this process; what came of others is in the database."""

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
        """Look into a replay, if that has not been done, or go on where it was interrupted."""
        key = _key(id, seat)
        kept = await self._kept(id, seat)
        if kept is not None and not kept.failed:
            return kept  # it is done, or somebody is at it
        info = msgspec.json.decode(await self._replays.info(id), type=ReplayInfo)
        text = await self._replays.text(id)
        if key in self._studies:
            return self._studies[key].shown
        if len(self._studies) >= RUNNING:
            raise Fault(429, "busy", BUSY)
        study = self._studies[key] = Study(kept or AnalysisReport(SEATS[seat], 0, info.length, (), ()))
        study.task = asyncio.create_task(self._study(study, id, text))
        return study.shown

    async def report(self, id: str, seat: str) -> AnalysisReport:
        """How far an analysis is, whichever worker has begun it."""
        study = self._studies.get(_key(id, seat))
        found = study.shown if study is not None else await self._kept(id, seat)
        if found is None:
            raise Fault(404, "unknown", "This replay has not been looked into: ask for it first.")
        return found

    async def _kept(self, id: str, seat: str) -> AnalysisReport | None:
        """What is kept of an analysis, with a word if nobody goes on with it."""
        since = (datetime.now(UTC) - timedelta(seconds=SILENT)).isoformat(timespec="milliseconds")
        kept = await self._hub.read(lambda: self._store.replays.analysis(id, seat, since))
        if kept is None:
            return None
        text, lately = kept
        found = msgspec.json.decode(text, type=AnalysisReport)
        stopped = found.done < found.whole and not found.failed and not lately
        return msgspec.structs.replace(found, failed=STOPPED) if stopped else found

    async def _keep(self, study: Study, id: str) -> None:
        report = study.report()
        text = msgspec.json.encode(report).decode()
        await self._hub.read(lambda: self._store.replays.keep_analysis(id, study.seat, text))
        study.shown = report

    async def _study(self, study: Study, id: str, text: str) -> None:
        try:
            try:
                await self._look(study, id, text)
            except TooLong:
                study.failed = (
                    "The analysis takes too much work from here on. What was found so far is shown."
                )
            except Exception:
                log.exception("an analysis failed")
                study.failed = "The analysis failed, which is a bug. What was found so far is shown."
            if study.failed:
                await self._keep(study, id)
        finally:
            del self._studies[id, study.seat]

    async def _look(self, study: Study, id: str, text: str) -> None:
        """Look into a replay piece by piece, and keep what was found after each."""
        await self._keep(study, id)
        while study.done < study.whole:
            last = min(study.whole, study.done + STRIDE)
            asked = text, study.done, last, study.seat, SIMULATIONS
            data = await self._helpers.do(id, PATIENCE, "part", *asked)
            points = msgspec.convert(data["points"], list[AnalysisPoint])
            study.add(points, msgspec.convert(data["findings"], list[AnalysisFinding]))
            study.done = last
            await self._keep(study, id)


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
