"""The ladder: every bot against every other, in both seats, with ratings for each seat.

How strong a bot is as the Corp says little about how strong it is as the Runner, so it has two ratings. The
Corp i beats the Runner j with the chance 1 / (1 + exp(r_j - c_i)): the model of Bradley and Terry, one scale
for both seats, fitted to all games at once, with 95% intervals from its curvature. A rating of 400 points is
odds of ten to one.

The games are kept in a file, a line a game, written as they end. The same ladder goes on where it stopped.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ..decks import samples
from ..lang.words import CORP, Side
from ..rules import EDITIONS
from ..work import Place
from ..work import run as work
from .arena import SIDES, Outcome, Pairing, Rate, Z, play, wilson
from .roster import player

SCALE: Final = 400 / math.log(10)
PRIOR: Final = 0.05
"""So much of a game won and of one lost against the middle is added for each: who won all is not infinite."""
ROUNDS: Final = 100
STRIDE: Final = 1_000
"""Each pairing has seeds of its own."""
BEGINS: Final = b'{"rules": "'
"""How each line of the file begins, by which one that was cut off is told from another's file."""


class BadLadder(ValueError):
    """A file that holds no games of this ladder; the message says where."""


class Meeting(NamedTuple):
    """A game of the ladder."""

    rules: str
    corp: str
    runner: str
    number: int


class Game(NamedTuple):
    """A game that was played."""

    meeting: Meeting
    decks: tuple[str, str]
    outcome: Outcome

    def to_line(self) -> str:
        """The game as a line of the file."""
        data = {**self.meeting._asdict(), "decks": self.decks, **self.outcome._asdict()}
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> "Game":
        """A game from a line of the file."""
        data = json.loads(line)
        meeting = Meeting(*(data[name] for name in Meeting._fields))
        decks = tuple(data["decks"])
        outcome = Outcome(*(data[name] for name in Outcome._fields))
        words = (*meeting[:3], *decks, outcome.winner, outcome.reason)
        numbers = (meeting.number, outcome.turns, outcome.decisions)
        if len(decks) != 2 or outcome.winner not in ("", *SIDES):
            raise ValueError("it has two decks and a winner, or none")
        if not (all(isinstance(each, str) for each in words) and all(type(each) is int for each in numbers)):
            raise ValueError("its names are words, and its numbers are whole")
        return cls(meeting, decks, outcome)


def meetings(rules: Sequence[str], bots: Sequence[str], games: int) -> list[Meeting]:
    """Every bot as the Corp against every one as the Runner, itself too, so many games each, in rounds.

    Games against itself tie the seats together: without them two bots could not be compared across seats.
    """
    return [
        Meeting(edition, corp, runner, number)
        for number in range(games)
        for edition in rules
        for corp in bots
        for runner in bots
    ]


def pairing(meeting: Meeting) -> Pairing:
    """The game itself: decks in turn, and a seed that depends on nothing but who meets whom, and when."""
    family = EDITIONS[meeting.rules].family
    corps, runners = (list(samples(family, side).values()) for side in SIDES)
    turn, place = divmod(meeting.number, len(corps))
    decks = (corps[place], runners[(place + turn) % len(runners)])
    # The same cards for all who meet: what differs is how they are played.
    return Pairing(meeting.rules, (meeting.corp, meeting.runner), decks, STRIDE + meeting.number)


def play_one(meeting: Meeting) -> Game:
    """Play a game."""
    found = pairing(meeting)
    return Game(meeting, (found.decks[0].name, found.decks[1].name), play(found))


# --- the file ---------------------------------------------------------------------------------------------


def read(path: Path) -> list[Game]:
    """The games of a file; none if there is no file. A last line that was cut off is played again."""
    return _read(path)[0]


def _read(path: Path) -> tuple[list[Game], int]:
    """The games of a file, and where its whole lines end."""
    if not path.exists():
        return [], 0
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    games = []
    for number, line in enumerate(data[:end].splitlines(), 1):
        try:
            games.append(Game.from_line(line.decode()))
        except (ValueError, KeyError, TypeError) as error:
            raise BadLadder(f"{path}, line {number}: this is no game of a ladder: {error}") from None
    if not data[end:].startswith(BEGINS[: len(data) - end]):
        raise BadLadder(f"{path}: its last line is no game of a ladder: take it out, or choose another file")
    return games, end


def play_on(
    wanted: Sequence[Meeting], path: Path, on: Place, done: Callable[[int, int], None]
) -> Iterator[Game]:
    """Play what the file lacks, write each game down as it ends, and give it."""
    there, end = _read(path)
    have = {game.meeting for game in there}
    left = [meeting for meeting in wanted if meeting not in have]
    count = len(wanted) - len(left)
    done(count, len(wanted))
    with path.open("ab") as file:
        file.truncate(end)  # a line that was cut off would spoil the next
        for game in work(play_one, left, on):
            file.write(f"{game.to_line()}\n".encode())
            file.flush()
            count += 1
            done(count, len(wanted))
            yield game


# --- ratings ----------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """How strong a bot is in a seat, in points, with its 95% interval. The mean of all is 0."""

    bot: str
    side: Side
    points: float
    low: float
    high: float
    rate: Rate
    """The games it won in this seat."""


def ratings(games: Sequence[Game]) -> list[Rating]:
    """The ratings of all bots in both seats, the best first."""
    bots = sorted({name for game in games for name in (game.meeting.corp, game.meeting.runner)})
    keys: list[tuple[str, Side]] = [(bot, side) for side in SIDES for bot in bots]
    index = {key: place for place, key in enumerate(keys)}
    results: Counter[tuple[int, int, bool]] = Counter()
    for game in games:
        if game.outcome.winner:
            corp, runner = index[game.meeting.corp, "corp"], index[game.meeting.runner, "runner"]
            results[corp, runner, game.outcome.winner == CORP] += 1
    theta, errors = _fit(len(keys), results)
    middle = sum(theta) / max(1, len(theta))
    found = []
    for place, (bot, side) in enumerate(keys):
        own = [game for game in games if bot == (game.meeting.corp if side == CORP else game.meeting.runner)]
        if own:
            won = sum(game.outcome.winner == side for game in own)
            points, half = SCALE * (theta[place] - middle), SCALE * Z * errors[place]
            found.append(Rating(bot, side, points, points - half, points + half, wilson(won, len(own))))
    return sorted(found, key=lambda each: (each.side, -each.points))


def _fit(count: int, results: Counter[tuple[int, int, bool]]) -> tuple[list[float], list[float]]:
    """The most likely strengths, by Newton's method, and their standard errors.

    A Corp's strength counts for it, a Runner's against the Corp; the prior ties all of them to the middle.
    """
    theta = [0.0] * count
    matrix = [[0.0] * count for _ in range(count)]
    for _ in range(ROUNDS):
        slope = [-2 * PRIOR * math.tanh(each / 2) / 2 for each in theta]
        matrix = [[0.0] * count for _ in range(count)]
        for place, each in enumerate(theta):
            chance = 1 / (1 + math.exp(-each))
            matrix[place][place] += 2 * PRIOR * chance * (1 - chance) + 1e-6
        for (corp, runner, won), times in results.items():
            chance = 1 / (1 + math.exp(theta[runner] - theta[corp]))
            error = times * (won - chance)
            slope[corp] += error
            slope[runner] -= error
            bend = times * chance * (1 - chance)
            for one, other, sign in (
                (corp, corp, 1),
                (runner, runner, 1),
                (corp, runner, -1),
                (runner, corp, -1),
            ):
                matrix[one][other] += sign * bend
        inverse = invert(matrix)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        theta = [a + max(-1.0, min(1.0, b)) for a, b in zip(theta, step, strict=True)]
        if max(map(abs, step), default=0.0) < 1e-6:
            break
    # Only differences count: the error of each is that of its difference from the middle.
    return theta, _errors(invert(matrix))


def _errors(cover: list[list[float]]) -> list[float]:
    count = len(cover)
    means = [sum(row) / count for row in cover]
    whole = sum(means) / count if count else 0.0
    return [math.sqrt(max(0.0, cover[i][i] - 2 * means[i] + whole)) for i in range(count)]


def invert(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination.

    >>> invert([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    count = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(count)] for i, row in enumerate(matrix)]
    for place in range(count):
        best = max(range(place, count), key=lambda i: abs(rows[i][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(count):
            if other != place and rows[other][place]:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[count:] for row in rows]


def cross_table(games: Sequence[Game]) -> dict[tuple[str, str], Rate]:
    """How often each Corp beat each Runner."""
    found: dict[tuple[str, str], list[int]] = {}
    for game in games:
        cell = found.setdefault((game.meeting.corp, game.meeting.runner), [0, 0])
        cell[0] += game.outcome.winner == CORP
        cell[1] += 1
    return {pair: wilson(won, played) for pair, (won, played) in found.items()}


def check(bots: Sequence[str]) -> None:
    """Refuse a bot that does not exist."""
    for name in bots:
        player(name, 0)
