"""What goes over HTTP about games that were played: replays, their moments, hints, analysis."""

from typing import Annotated, Literal

from msgspec import Meta

from .messages import (
    GameId,
    LogLine,
    Message,
    Number,
    ReplayText,
    Seat,
    Trail,
    View,
)


class UploadReplay(Message):
    """POST /api/replays: look at a replay file, or at an own game that is over, by its id. Both hands are
    open in it, so a game that was looked at this way can no longer be played on.

    The answer is a `ReplayInfo`; GET /api/replays/ID gives it again.
    """

    text: ReplayText = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    moments: bool = False
    """Only what both players saw is asked for, the key moments of `game`: it can still be played on. The
    answer has no `id`."""


class KeyMoment(Message):
    """Something to remember in a game."""

    at: int
    """The decision that led to it: `#/replay/ID/at/N` shows it."""
    turn: int
    kind: str
    text: str
    side: str


class ReplayInfo(Message):
    """A replay that can be looked at. GET /api/replays/ID/file is the file itself."""

    id: str
    """Empty if only the key moments were asked for."""
    rules: str
    players: dict[str, str]
    length: int
    """How many decisions: a moment is 0 to `length`."""
    result: tuple[str, str] | None
    turns: tuple[int, ...]
    """The turn at each moment, for the slider."""
    deciding: tuple[str, ...]
    """Whose decision it is at each moment."""
    moments: tuple[KeyMoment, ...] = ()
    """Agendas scored and stolen, heavy damage, the end: what both players saw."""


class Moment(Message):
    """GET /api/replays/ID/at/N?seat=corp|runner|both: the game at one decision."""

    at: int
    corp: View | None
    """The Corp's view, if asked for."""
    runner: View | None
    log: tuple[LogLine, ...]
    """All that has happened, as told to the seat (or to both)."""
    trail: tuple[Trail, ...]
    chosen: str
    """What was chosen here, in words, as far as the seat may know."""


class PlayOn(Message):
    """POST /api/replays/ID/play: sit down in the middle of a replay; the answer is the `GameInfo`."""

    at: Number
    side: Seat
    opponent: Annotated[str, Meta(max_length=40)] = ""


class AskHint(Message):
    """POST /api/hint: what a seat should do at its decision, against a bot; the answer is a `Hint`."""

    game: GameId
    at: Number
    """The frame's `at`, so that the hint is about the choice that is seen."""


class HintOption(Message):
    """An option, and what it is worth."""

    option: int
    """Its index in the decision."""
    text: str
    chance: float
    """The chance to win, from 0 to 1, with its 95% interval."""
    low: float
    high: float
    tried: int
    """In how many simulations."""
    why: tuple[str, ...]
    """Clauses drawn from what the simulations saw."""


class Hint(Message):
    """The best options, the best first. It depends on nothing but what the seat may know."""

    at: int
    simulations: int
    options: tuple[HintOption, ...]


class AnalysisPoint(Message):
    """The Corp's chance to win at a decision: a click of either side."""

    at: int
    turn: int
    active: Seat
    corp: float


class AnalysisFinding(Message):
    """A choice that lost much of the chance to win, and what was better."""

    at: int
    turn: int
    side: Seat
    chosen: str
    chance: float
    better: str
    best: float
    lost: float
    why: tuple[str, ...]


class AnalysisReport(Message):
    """POST /api/replays/ID/analysis?seat=corp|runner|open: look into a replay, in the background.

    The answer is how far it is, and what was found so far; GET gives it again. It is kept with the
    replay; one that was interrupted goes on when it is asked for again.
    """

    seat: Literal["corp", "runner", "open"]
    done: int
    """So many decisions have been looked into,"""
    whole: int
    """of so many."""
    points: tuple[AnalysisPoint, ...]
    findings: tuple[AnalysisFinding, ...]
    failed: str = ""
    """Why it stopped, if it did."""
    turning: tuple[Number, ...] = ()
    """The points, by their `at`, before which the chances had moved much."""
