"""The analysis of a game that was played: how the chances went, where they turned, and what was better.

It is made from a seat's knowledge, at that seat's own decisions; or with open cards, at those of both.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

from ...lang.words import Side
from ...session import Match, Replay
from ...view.names import title
from ...view.sampler import OpenSampler, Sampler
from ..search import Budget
from ..search.judging import corp_wins
from ..search.looks import Looks
from .advice import Advice, advise

VERSION: Final = 1
OPEN: Final = "open"
LOOKS: Final = 24
"""So many games as they might be are looked at for the chance at a moment."""
KINDS: Final = frozenset({"action", "choose server", "yes or no", "mid-access", "paid"})
"""The decisions that are looked into; the others hardly turn a game."""
COSTLY: Final = 0.05
"""A choice that gave away this much of the chance to win is named,"""
TURNING: Final = 0.12
"""and so is a turn in which the chance moved by this much."""
MOST_FINDINGS: Final = 12


class Point(NamedTuple):
    """The chance of the Corp at the first click of a turn."""

    at: int
    """The number of the decision."""
    turn: int
    active: str
    corp: float


class Finding(NamedTuple):
    """A choice that lost much."""

    at: int
    turn: int
    side: str
    chosen: str
    chance: float
    better: str
    best: float
    why: tuple[str, ...] = ()

    @property
    def lost(self) -> float:
        """How much of the chance to win it gave away."""
        return self.best - self.chance


class Analysis(NamedTuple):
    """What there is to learn from a game."""

    rules: str
    seat: str
    """Whose knowledge it was made from: "corp", "runner" or "open"."""
    simulations: int
    points: tuple[Point, ...]
    findings: tuple[Finding, ...]
    result: tuple[str, str] | None

    @property
    def turning(self) -> tuple[Point, ...]:
        """The turns after which the chances had moved much."""
        return tuple(after for before, after in pairwise(self.points) if turned(before.corp, after.corp))

    def to_data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "version": VERSION,
            "rules": self.rules,
            "seat": self.seat,
            "simulations": self.simulations,
            "points": [point._asdict() for point in self.points],
            "turning": [point.at for point in self.turning],
            "findings": [{**each._asdict(), "lost": round(each.lost, 4)} for each in self.findings],
            "result": self.result,
        }


def turned(before: float, after: float) -> bool:
    """Whether the chance moved so much from one turn to the next that it is worth a word."""
    return abs(after - before) >= TURNING


class Part(NamedTuple):
    """What was found at some decisions of a game."""

    points: tuple[Point, ...]
    findings: tuple[Finding, ...]


def whole(
    rules: str, seat: str, simulations: int, parts: Iterable[Part], result: tuple[str, str] | None
) -> Analysis:
    """An analysis of what was found at all decisions, in order."""
    points: list[Point] = []
    findings: list[Finding] = []
    for part in parts:
        for point in part.points:
            # A turn has one point: that of its first click.
            if not points or points[-1].turn != point.turn:
                points.append(point)
        findings += part.findings
    findings.sort(key=lambda each: -each.lost)
    return Analysis(rules, seat, simulations, tuple(points), tuple(findings[:MOST_FINDINGS]), result)


def look(match: Match, record: Replay, numbers: range, seat: str, simulations: int, seed: int = 0) -> Part:
    """Look into some decisions of a game that is being replayed."""
    points: list[Point] = []
    findings: list[Finding] = []
    for number in numbers:
        match.goto(number)
        decision = match.decision
        assert decision is not None
        if seat not in (OPEN, decision.side):
            continue
        turn = match.state.turn
        if decision.kind == "action" and match.state.active == decision.side:
            points.append(Point(number, turn, match.state.active, round(_chance(match, seat, seed), 4)))
        if decision.kind in KINDS:
            advice = _advice(match, seat, simulations, seed)
            finding = _finding(match, advice, number, record.answers[number])
            if finding is not None:
                findings.append(finding)
    return Part(tuple(points), tuple(findings))


def _sampler(match: Match, seat: str, side: Side) -> Sampler:
    kind = OpenSampler if seat == OPEN else Sampler
    return kind(match.state, side)


def _chance(match: Match, seat: str, seed: int) -> float:
    """The Corp's chance at a moment."""
    decision = match.decision
    assert decision is not None
    sampler = _sampler(match, seat, decision.side)
    rng = Random(seed + match.at)
    drawn = [sampler.draw(rng) for _ in range(1 if seat == OPEN else LOOKS)]
    looks = Looks(drawn[0])
    return sum(corp_wins(state, looks) for state in drawn) / len(drawn)


def _advice(match: Match, seat: str, simulations: int, seed: int) -> Advice:
    decision = match.decision
    assert decision is not None
    sampler = _sampler(match, seat, decision.side)
    return advise(match.view(decision.side), sampler, Budget(simulations=simulations), seed)


def _finding(match: Match, advice: Advice, number: int, answer: int) -> Finding | None:
    """What a choice gave away, if the search is sure enough that something else was better."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.side)
    assert view.decision is not None
    best = advice.best[0]
    chosen = view.decision.options[answer].text
    mine = advice.of(answer)
    if mine is None or mine.option == best.option or not mine.tried:
        return None
    if best.chance - mine.chance < COSTLY or best.low < mine.chance:
        return None
    return Finding(
        number,
        match.state.turn,
        decision.side,
        chosen,
        round(mine.chance, 4),
        best.text,
        round(best.chance, 4),
        best.why,
    )


def report(analysis: Analysis) -> Iterator[str]:
    """The analysis in lines of text."""
    whose = "open cards" if analysis.seat == OPEN else f"what {title(analysis.seat)} knew"
    yield f"Judged by {whose}, {analysis.simulations} simulations a decision."
    for point in analysis.points:
        bar = "#" * round(40 * point.corp)
        yield f"  turn {point.turn:3}  {100 * point.corp:3.0f}%  |{bar:<40}|  chance of the Corp"
    for point in analysis.turning:
        chance = f"{100 * point.corp:.0f}% for the Corp"
        yield f"The game turned before turn {point.turn} (decision {point.at}): {chance}."
    if not analysis.findings:
        yield "No choice stands out as a mistake."
    for each in analysis.findings:
        yield (
            f"Turn {each.turn}, decision {each.at}, {title(each.side)}: {each.chosen!r} "
            f"({100 * each.chance:.0f}%); better: {each.better!r} ({100 * each.best:.0f}%)"
        )
        for reason in each.why:
            yield f"    {reason}"
