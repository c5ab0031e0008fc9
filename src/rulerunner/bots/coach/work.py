"""Coaching as pieces of work for another process: plain data goes in, plain data comes out, in bounded time.

A game is sent as its start and its answers, and played again there.
"""

from typing import Any, Final

from ...lang.words import Side
from ...session import Match, Replay, Start, replay
from ...view.sampler import Sampler
from ..search import Budget
from .advice import advise
from .analysis import look

MOST_SECONDS: Final = 5.0
BEST: Final = 6
"""So many options are spoken of."""


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
    record = Replay.from_text(text)
    match = replay(record)
    numbers = range(first, min(last, match.at))
    found = look(match, record, numbers, seat, simulations)
    return {
        "points": [point._asdict() for point in found.points],
        "findings": [{**each._asdict(), "lost": round(each.lost, 4)} for each in found.findings],
    }
