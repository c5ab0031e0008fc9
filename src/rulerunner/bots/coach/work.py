"""Coaching as pieces of work for another process: plain data goes in, plain data comes out, in bounded time.

A game is sent as its start and its answers, and played again there.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...lang.words import Side
from ...session import Match, Replay, Start, replay
from ...view.sampler import Sampler
from ...work import HERE, Journal, Place, Progress, run
from ..search import Budget
from .advice import advise
from .analysis import OPEN, Analysis, Finding, Part, Point, look, whole

MOST_SECONDS: Final = 5.0
BEST: Final = 6
"""So many options are spoken of."""
STRETCH: Final = 4
"""So many decisions of a game are looked into at a time."""


def hint(start: dict[str, Any], answers: tuple[int, ...], seat: Side, seconds: float) -> dict[str, Any]:
    """The best options of a seat after these answers."""
    match = Match(Start.from_json(start))
    for answer in answers:
        match.reach()
        match.answer(answer)
    decision = match.reach()
    if decision is None or decision.side != seat:
        raise ValueError(f"it is not the {seat}'s choice there")
    budget = Budget(seconds=min(seconds, MOST_SECONDS))
    advice = advise(match.view(seat), Sampler(match.state, seat), budget)
    return {
        "simulations": advice.simulations,
        "options": [each._asdict() for each in advice.best[:BEST] if each.tried],
    }


def part(text: str, first: int, last: int, seat: str, simulations: int) -> dict[str, Any]:
    """What an analysis finds at the decisions from one to another, the last not included."""
    return _plain(stretch(Stretch(text, first, last, seat, simulations)))


class Stretch(NamedTuple):
    """Some decisions of a game to look into."""

    text: str
    """The replay."""
    first: int
    last: int
    """The last is not included."""
    seat: str
    simulations: int
    seed: int = 0


def stretch(piece: Stretch) -> Part:
    """What is found at them."""
    record = Replay.from_text(piece.text)
    match = replay(record)
    numbers = range(piece.first, min(piece.last, match.at))
    return look(match, record, numbers, piece.seat, piece.simulations, piece.seed)


def analyse(
    record: Replay,
    seat: str = OPEN,
    simulations: int = 60,
    seed: int = 0,
    progress: Progress | None = None,
    on: Place = HERE,
    kept: Path | None = None,
) -> Analysis:
    """Look into a game. `progress` is told how many of how many stretches are done.

    What is found is written to the file `kept` as it is found: stopped, the same analysis goes on from there.
    """
    match = replay(record)
    text = record.to_text()
    pieces = [
        Stretch(text, first, first + STRETCH, seat, simulations, seed)
        for first in range(0, match.at, STRETCH)
    ]
    ended = record.ended or match.result
    return whole(record.start.rules, seat, simulations, _parts(pieces, progress, on, kept), ended)


def name_of(record: Replay, seat: str, simulations: int, seed: int = 0) -> str:
    """A short name that no other analysis has: of another game, from another seat or more slowly."""
    work = json.dumps([record.to_text(), seat, simulations, seed, STRETCH])
    return sha256(work.encode()).hexdigest()[:12]


def _parts(pieces: list[Stretch], progress: Progress | None, on: Place, kept: Path | None) -> Iterator[Part]:
    if kept is None:
        return run(stretch, pieces, on, progress)
    journal = Journal(kept, {"analysis": kept.name}, _plain, _read)
    return journal.run(stretch, pieces, on, progress)


def _plain(found: Part) -> dict[str, Any]:
    return {
        "points": [point._asdict() for point in found.points],
        "findings": [{**each._asdict(), "lost": round(each.lost, 4)} for each in found.findings],
    }


def _read(data: dict[str, Any]) -> Part:
    findings = [{**each, "why": tuple(each["why"])} for each in data["findings"]]
    for each in findings:
        each.pop("lost", None)
    return Part(tuple(Point(**each) for each in data["points"]), tuple(Finding(**each) for each in findings))
