"""Lessons, puzzles and the lab over HTTP: a position and answers in, the game as it stands out.

Nothing is kept that a browser could not send again; the games looked at lately stay in memory so that a next
move is little work.
"""

import re
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Final, Protocol

from ...cards.facts import facts
from ...lang.words import Side
from ...lessons import Astray, Coaching, Desk, coach, lesson, opened, situation
from ...positions import BadPosition
from ...positions_writing import CannotWrite, write_position
from ...puzzles import PuzzleDesk, puzzle
from ...session import SEATS, Match, Start
from ...session.start import said_rules
from ..decking import FAMILIES, find_edition
from ..errors import Fault
from ..seat_log import SeatLog
from ..trail import trail
from ..viewing import Viewing
from .messages import Study, StudyMoment

DESKS: Final = 48
"""Games that stay in memory."""
MOST_CARDS: Final = 300
MOST_LINES: Final = 300
LARGEST: Final = 999
UNFIT: Final = 422


class Place:
    """A desk, what it is for, and its turn-taking."""

    def __init__(self, desk: Desk, side: Side | None, coaching: Callable[[Match], Coaching]) -> None:
        self.desk = desk
        self.side = side
        """Whose choices the learner makes; None: both."""
        self.coaching = coaching
        self.lock = threading.Lock()


class Viewings(Protocol):
    """Replays by their ids."""

    def get(self, id: str) -> Viewing:
        """A replay that was added."""
        ...


class Studies:
    """The games that are being studied."""

    def __init__(self, viewings: Viewings) -> None:
        self._viewings = viewings
        self._lock = threading.Lock()
        self._places: OrderedDict[str, Place] = OrderedDict()

    def moment(self, asked: Study) -> StudyMoment:
        """The game where the answers lead."""
        place = self._place(asked)
        with place.lock:
            try:
                place.desk.go(asked.answers, asked.choice, asked.steps)
            except Astray as astray:
                raise Fault(UNFIT, "answers", _sentence(astray)) from None
            return _moment(place, asked)

    def _place(self, asked: Study) -> Place:
        key = f"{asked.what} {asked.id} {asked.at} {asked.position}"
        with self._lock:
            found = self._places.get(key)
            if found is not None:
                self._places.move_to_end(key)
                return found
        made = MAKERS[asked.what](self, asked)
        with self._lock:
            self._places[key] = made
            while len(self._places) > DESKS:
                self._places.popitem(last=False)
        return made

    # --- what there is to study ---------------------------------------------------------------------------

    def _lesson(self, asked: Study) -> Place:
        id, _, number = asked.id.partition("/")
        found = lesson(id)
        if found is None or not (number.isascii() and number.isdecimal() and int(number) < len(found.scenes)):
            raise Fault(404, "unknown", "There is no such lesson.")
        scene = found.scenes[int(number)]
        return Place(
            opened(scene, found.side),
            found.side,
            lambda match: coach(scene, situation(match, found.side)),
        )

    def _puzzle(self, asked: Study) -> Place:
        found = puzzle(asked.id)
        if found is None:
            raise Fault(404, "unknown", "There is no such puzzle.")
        desk = PuzzleDesk(found)
        return Place(desk, found.side, desk.coaching)

    def _lab(self, asked: Study) -> Place:
        start = self._replayed(asked) if asked.id else _position(asked.position)
        return Place(Desk(start[0]), None, lambda match: Coaching("over" if match.over else "going", ()))

    def _replayed(self, asked: Study) -> tuple[Start, tuple[int, ...]]:
        viewing = self._viewings.get(asked.id)
        if asked.at > viewing.info.length:
            raise Fault(404, "unknown", f"The replay has the decisions 0 to {viewing.info.length}.")
        with viewing.lock:
            game = viewing.game(asked.at)
        return Start.from_game(game), ()


MAKERS: Final = {"lesson": Studies._lesson, "puzzle": Studies._puzzle, "lab": Studies._lab}


def _position(text: str) -> tuple[Start, tuple[int, ...]]:
    """A position that anyone may have written: bounded before it is read."""
    lines = text.splitlines()
    copies = sum(int(found[1][:6]) - 1 for line in lines if (found := re.search(r"\b(\d+)x ", line)))
    if len(lines) > MOST_LINES or len(lines) + copies > MOST_CARDS:
        raise Fault(UNFIT, "position", f"A position has at most {MOST_LINES} lines and {MOST_CARDS} cards.")
    if any(int(number[:9]) > LARGEST for line in lines for number in _amounts(line)):
        raise Fault(UNFIT, "position", f"Numbers go up to {LARGEST}.")
    find_edition(said_rules(text))
    start = Start.from_position(text or "turn runner")
    try:
        start.game()
    except BadPosition as bad:
        raise Fault(UNFIT, "position", _sentence(bad)) from None
    return start, ()


def _amounts(line: str) -> list[str]:
    """The numbers that a line gives of something: none that is part of a name, of an edition or of chance."""
    if NO_AMOUNT.match(line):
        return []
    return re.findall(r"\d{4,}", _numbered().sub("", line.partition("#")[0]))


NO_AMOUNT: Final = re.compile(r"\s*(?:rules\b|seed\b|card\s*\{)", re.IGNORECASE)
"""Lines whose numbers are no amounts; a home-made card has bounds of its own."""


@cache
def _numbered() -> re.Pattern[str]:
    """The names of cards with such a number in them."""
    names = [name for family in FAMILIES for name in facts(family) if re.search(r"\d{4,}", name)]
    return re.compile("|".join(map(re.escape, names)), re.IGNORECASE)


def _moment(place: Place, asked: Study) -> StudyMoment:
    match = place.desk.match
    told = SeatLog.of(match, place.side)
    coached = place.coaching(match)
    decision = match.decision
    side = place.side or (decision.side if decision is not None else "runner")
    seats = (side,) if asked.what == "lesson" else SEATS
    views = {seat: match.view(seat).to_data() for seat in seats}
    return StudyMoment(
        rules=match.state.edition.id,
        side=side,
        corp=views.get("corp"),
        runner=views.get("runner"),
        answers=match.answers,
        deciding=decision.side if decision is not None else "",
        log=tuple(told.lines),
        trail=trail(match.state),
        state=coached.state,
        says=coached.says,
        points=coached.points,
        hint=coached.hint,
        position=place.desk.match.start.position if asked.what != "lesson" else "",
        now=_now(match) if asked.what == "lab" else "",
    )


def _now(match: Match) -> str:
    if match.decision is None or match.decision.kind not in ("action", "paid"):
        return ""
    try:
        return write_position(match.state)
    except CannotWrite:
        return ""


def _sentence(error: Exception) -> str:
    """What is wrong, as people write it."""
    said = str(error)
    return f"{said[:1].upper()}{said[1:]}{'' if said.endswith(('.', '?', '!')) else '.'}"
