"""Corrections to the quick rules, learned from games that they play against themselves.

A click is chosen by chance, the likelier the more it is worth. How a turn went is told by the judge, and in
the end by who won; what went better than the judge expected speaks for what was done in it. All clicks of
many games together tell, by least squares, by how much each kind of action is better than the others as
things stand: in that direction the corrections move.
"""

import json
import math
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulerunner.bots.arena import drawn_meeting
from rulerunner.bots.search import reflex
from rulerunner.bots.search.board import Decision, State
from rulerunner.bots.search.correcting import (
    KINDS,
    STANDING,
    by_games,
    is_open,
    is_taught,
    kind_of,
    scaled,
    standing,
)
from rulerunner.bots.search.judging import corp_wins
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.plans import quick_values
from rulerunner.lang.words import CORP, RUNNER, Side
from rulerunner.session import Start

WARMTH: Final = 0.35
"""By so many credits less an option is chosen 2.7 times more seldom."""
FAR: Final = 0.85
"""How much of what comes a turn later is laid to a click."""
LONGEST: Final = 2500
SELDOM: Final = 1e-3
"""What is chosen less often than this tells nothing."""
SIDES: Final[tuple[Side, ...]] = (CORP, RUNNER)
SIZE: Final = {side: len(KINDS[side]) * len(STANDING[side]) for side in SIDES}

Array = NDArray[np.float64]
More = dict[Side, Array]
"""For each side what is added: kind by kind, for each number that tells how things stand."""


class Click(NamedTuple):
    """A choice that was made: whose, in which turn of the game, and by how much it was more or less of each
    kind, as things stood, than was to be expected."""

    side: Side
    turn: int
    row: Array


class Told(NamedTuple):
    """What some games tell of a side: how many clicks, their squares and what came of them."""

    clicks: int
    squares: Array
    came: Array


def nothing_more() -> More:
    """Corrections of nothing."""
    return {side: np.zeros((len(KINDS[side]), len(STANDING[side]))) for side in SIDES}


def chosen(s: State, decision: Decision, looks: Looks, more: Array, chance: Random) -> tuple[int, Array]:
    """An option by chance, and what is to be learned from that: kind by kind, for each number that tells how
    things stand."""
    values = quick_values(s, decision, looks)
    now = standing(s, decision.side)
    kinds = [kind_of(s, decision, option, looks) for option in decision.options]
    rows: list[list[float]] = more.tolist()
    seen = [
        value + by_games(rows[kind], now, value) if is_open(value) else value
        for value, kind in zip(values, kinds, strict=True)
    ]
    most = max(seen)
    weights = [math.exp((value - most) / WARMTH) for value in seen]
    whole = sum(weights)
    at = chance.choices(range(len(weights)), weights)[0]
    row = np.zeros(more.shape)
    for place, (value, kind, weight) in enumerate(zip(values, kinds, weights, strict=True)):
        share = (place == at) - weight / whole
        if abs(share) > SELDOM:
            row[kind] += share * np.array([*now, scaled(value)])
    return at, row


def play(number: int, more: More) -> tuple[list[Click], list[float]]:
    """A game: its clicks, and for each turn how much better it went for the Corp than was expected. A game
    without a winner tells nothing."""
    rules, decks, chance = drawn_meeting(number, number)
    game = Start.from_decks(*decks, rules, number).game()
    clicks: list[Click] = []
    expected: list[float] = []
    turn, seen, made = -1, 0, 0
    while (decision := game.decision) is not None and made < LONGEST:
        made += 1
        s = game.state
        if s.turn != turn:
            turn, looks = s.turn, Looks(s)
        if decision.kind == "action" and s.turn != seen:
            seen = s.turn
            expected.append(corp_wins(s, looks))
        if not expected or len(decision.options) < 2 or not is_taught(decision):
            game.choose(reflex.choose(s, decision, chance, looks))
            continue
        option, row = chosen(s, decision, looks, more[decision.side], chance)
        clicks.append(Click(decision.side, len(expected) - 1, row))
        game.choose(option)
    if game.result is None or not game.result[0]:
        return [], []
    return clicks, _went(expected, 1.0 if game.result[0] == CORP else 0.0)


def _went(expected: list[float], won: float) -> list[float]:
    """How much better than expected it went from each turn on."""
    found, after, so_far = [0.0] * len(expected), won, 0.0
    for turn in range(len(expected) - 1, -1, -1):
        so_far = after - expected[turn] + FAR * so_far
        found[turn], after = so_far, expected[turn]
    return found


def some(games: range, more: More) -> dict[Side, Told]:
    """What some games tell."""
    count = dict.fromkeys(SIDES, 0)
    squares = {side: np.zeros((SIZE[side], SIZE[side])) for side in SIDES}
    came = {side: np.zeros(SIZE[side]) for side in SIDES}
    for number in games:
        clicks, went = play(number, more)
        for side, turn, learned in clicks:
            row = learned.ravel()
            told = np.nonzero(row)[0]
            if len(told):
                count[side] += 1
                came[side][told] += (went[turn] if side == CORP else -went[turn]) * row[told]
                squares[side][np.ix_(told, told)] += np.outer(row[told], row[told])
    return {side: Told(count[side], squares[side], came[side]) for side in SIDES}


def moved(more: More, parts: Iterable[dict[Side, Told]], pace: float, shrink: float, most: float) -> More:
    """Corrections moved to where games point: `pace` credits for a chance of one, `most` credits at most, and
    what few clicks tell hardly at all."""
    told = list(parts)
    found: More = {}
    for side in SIDES:
        squares = sum((part[side].squares for part in told), shrink * np.eye(SIZE[side]))
        came = sum((part[side].came for part in told), np.zeros(SIZE[side]))
        step = np.clip(pace * np.linalg.solve(squares, came), -most, most)
        found[side] = more[side] + step.reshape(more[side].shape)
    return found


def written(rows: dict[Side, list[list[float]]], more: More) -> str:
    """Corrections with what is added to them, as a file."""
    parts = []
    for side in SIDES:
        lines = [
            f"  {json.dumps(kind)}: {json.dumps([round(float(part), 3) for part in np.add(row, extra)])}"
            for kind, row, extra in zip(KINDS[side], rows[side], more[side], strict=True)
        ]
        parts.append(f' "{side}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(parts) + "\n}\n"
