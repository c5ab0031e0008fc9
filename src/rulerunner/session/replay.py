"""Replays: how a game started and every answer given. A replay, a bug report and a saved match are one file.

The file is JSON lines. The first is a header; each other is an answer, some of them with the digest of the
game they led to, so that a reader notices when the same answers make another game:

    {"format": "rulerunner replay", "version": 1, "rules": "nisei-1.4", "position": [...], "players": {...}}
    {"answer": 2}
    {"answer": 0, "digest": "91c0..."}
    {"concede": "runner"}

The last line is there only if the players ended the game outside its rules: by giving up, or with
`{"end": ["corp", "time"]}` on time, by agreement on a draw, or because one of them stayed away. The header
of a game between people may have "fair": what proves that the deal was (see `fairness`).
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..cards.facts import UnknownCard
from ..decks import BadDeck
from ..designs.data import BadCard
from ..game import UNPLAYABLE, IllegalChoice, UnplayableCard
from ..positions import BadPosition
from ..rules import UnknownEdition
from ..state import codec
from ..state.codec import BrokenSave
from .fairness import Fairness
from .match import Match
from .past import CONCESSION, SEATS
from .players import Player
from .start import Start

FORMAT: Final = "rulerunner replay"
VERSION: Final = 1
EVERY: Final = 10
"""A digest is written with every so many answers, and with the last."""

CANNOT_START: Final = (BadCard, BadDeck, BadPosition, BrokenSave, UnknownCard, UnknownEdition, UnplayableCard)
"""What may be wrong with the start of a game."""


class BadReplay(ValueError):
    """A file that is no replay, saved game or position; the message says where."""


class Diverged(ValueError):
    """The answers of a replay no longer make the game they made when it was written."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"the replay goes another way {_when(number)}: {why}")
        self.number = number
        """The answer at which it was noticed, from 1; 0 is the start of the game."""


def _when(number: int) -> str:
    return f"at answer {number} (line {number + 1})" if number else "before the first answer"


class Replay(NamedTuple):
    """A game as its start and its answers."""

    start: Start
    answers: tuple[int, ...] = ()
    digests: Mapping[int, str] = {}
    """The digest of the game after so many answers."""
    players: Mapping[str, str] = {}
    ended: tuple[str, str] | None = None
    """The winner and the reason, if the players ended the game after the last answer."""
    fair: Fairness | None = None

    @classmethod
    def of(cls, match: Match, every: int = EVERY) -> "Replay":
        """What has been played so far."""
        last = match.at
        digests = {
            number: codec.digest(state)
            for number, state in enumerate(match.marks())
            if number % every == 0 or number == last
        }
        return cls(match.start, match.answers, digests, match.names(), match.ended)

    def to_text(self) -> str:
        """The replay as JSON lines."""
        header = {"format": FORMAT, "version": VERSION, **self.start.to_json(), "players": dict(self.players)}
        if self.fair is not None:
            header["fair"] = self.fair.to_json()
        if 0 in self.digests:
            header["digest"] = self.digests[0]
        lines = [json.dumps(header, ensure_ascii=False)]
        for number, answer in enumerate(self.answers, 1):
            line: dict[str, int | str] = {"answer": answer}
            if number in self.digests:
                line["digest"] = self.digests[number]
            lines.append(json.dumps(line))
        if self.ended is not None:
            lines.append(json.dumps(_end_of(*self.ended)))
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Replay":
        """A replay from JSON lines; an error names the line."""
        lines = text.splitlines()
        header = _object(lines[0] if lines else "", 1)
        if header.get("format") != FORMAT:
            raise BadReplay(f'line 1: this is no replay: its format is not "{FORMAT}"')
        if header.get("version") != VERSION:
            raise BadReplay(
                f"line 1: a replay of version {header.get('version')!r}; this program reads {VERSION}"
            )
        try:
            start = Start.from_json(header)
        except ValueError as error:
            raise BadReplay(f"line 1: the header is broken: {error}") from None
        players = header.get("players")
        if not isinstance(players, dict) or not all(isinstance(who, str) for who in players.values()):
            raise BadReplay('line 1: the header is broken: "players" must name who played')
        fair = Fairness.from_json(header["fair"]) if "fair" in header else None
        answers: list[int] = []
        digests: dict[int, str] = {}
        ended: tuple[str, str] | None = None
        _note(digests, header, 0)
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            entry = _object(line, number)
            if ended is not None:
                raise BadReplay(
                    f"line {number}: the game was over: a player had given up, or both had ended it"
                )
            if "concede" in entry or "end" in entry:
                ended = _ended(entry, number)
                continue
            answer = entry.get("answer")
            if not isinstance(answer, int) or isinstance(answer, bool):
                raise BadReplay(f'line {number}: "answer" must be the number of an option')
            answers.append(answer)
            _note(digests, entry, len(answers))
        return cls(start, tuple(answers), digests, players, ended, fair)

    def write(self, path: str | Path) -> None:
        """Write the replay to a file."""
        Path(path).write_text(self.to_text(), "utf-8")

    @classmethod
    def read(cls, path: str | Path) -> "Replay":
        """Read a replay from a file."""
        return cls.from_text(_file(path))


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadReplay(f"line {number}: no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadReplay(f"line {number}: an object in braces is needed")
    return data


def _end_of(winner: str, reason: str) -> dict[str, Any]:
    if reason == CONCESSION:
        return {"concede": next(seat for seat in SEATS if seat != winner)}
    return {"end": [winner, reason]}


def _ended(entry: dict[str, Any], number: int) -> tuple[str, str]:
    match entry:
        case {"concede": "corp" | "runner" as seat}:
            return next(each for each in SEATS if each != seat), CONCESSION
        case {"end": ["corp" | "runner" | "" as winner, "time" | "agreement" | "abandonment" as reason]}:
            return winner, reason
        case {"concede": _}:
            raise BadReplay(f'line {number}: "concede" must name a seat: {" or ".join(SEATS)}')
    raise BadReplay(f'line {number}: "end" must be the winner and one of time, agreement, abandonment')


def _note(digests: dict[int, str], entry: dict[str, Any], number: int) -> None:
    digest = entry.get("digest")
    if isinstance(digest, str):
        digests[number] = digest


def _file(path: str | Path) -> str:
    try:
        return Path(path).read_text("utf-8")
    except ValueError:
        raise BadReplay("it is no text file") from None


# --- playing a replay -------------------------------------------------------------------------------------


def replay(record: Replay, corp: Player | None = None, runner: Player | None = None) -> Match:
    """Play a replay to its end; the match can be gone back through, and played on.

    Raises `Diverged` at the first answer that is no option, or that leads to another game than it did.
    """
    try:
        match = _begin(record.start, corp, runner)
    except CANNOT_START as error:
        raise BadReplay(f"line 1: the game cannot start: {error}") from error
    _compare(record, match)
    for number, answer in enumerate(record.answers, 1):
        decision = match.decision
        if decision is None:
            raise Diverged(number, "the game is over")
        try:
            match.answer(answer)
        except IllegalChoice:
            count = len(decision.options)
            raise Diverged(
                number,
                f"{answer} is none of the {count} options of the {decision.side}'s choice at {decision.rule}",
            ) from None
        match.reach()
        _compare(record, match)
    if record.ended is not None:
        if match.over:
            raise Diverged(match.at, "the game is over before its players end it")
        match.end(*record.ended)
    return match


def _compare(record: Replay, match: Match) -> None:
    written = record.digests.get(match.at)
    if written is None:
        return
    found = codec.digest(match.state)
    if found != written:
        raise Diverged(match.at, f"the game is not the same (digest {found}, written {written})")


def load(
    path: str | Path, rules: str = "", corp: Player | None = None, runner: Player | None = None
) -> Match:
    """A match from a file of any kind: a position as text, a saved game, or a replay.

    `rules` plays a position under another edition.
    """
    text = _file(path)
    if not text.lstrip().startswith("{"):
        start = Start.from_position(text, rules)
        start.game(Path(path).name)
        return Match(start, corp, runner)
    if rules:
        raise BadReplay("a game keeps the rules it was played under; only a position can be given others")
    if FORMAT in text[:100]:
        return replay(Replay.from_text(text), corp, runner)
    return _begin(Start(saved=text), corp, runner)


def _begin(start: Start, corp: Player | None, runner: Player | None) -> Match:
    """A match from its start. A saved game is arbitrary data until it has been played for a moment."""
    try:
        return Match(start, corp, runner)
    except CANNOT_START:
        raise
    except UNPLAYABLE as error:
        raise BrokenSave(f"the saved game is broken: {error!r:.200}") from error
