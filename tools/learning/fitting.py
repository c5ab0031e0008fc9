"""A small net that is fitted to what came of positions."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulerunner.bots.arena import drawn_meeting
from rulerunner.bots.search.features import FEATURES
from rulerunner.bots.search.judging import PLACES
from rulerunner.rules import EDITIONS

from .playing import DECK, RULES, SEED, Flags, Played, keys

HELD_OUT: Final = 10
"""One game of so many is kept to test on."""
SHRINK: Final = 30.0
"""How strongly plain weights are drawn to nothing, in positions,"""
APART: Final = 0.3
"""and how easily an edition departs from the others."""
NEWTON: Final = 10
CELLS: Final = 40
EPOCHS: Final = 14
BATCH: Final = 2048
PACE: Final = 0.002
CELL_SHRINK: Final = 10.0
CARD_SHRINK: Final = 300.0
DECK_SHRINK: Final = 20.0
"""How strongly what cells, single cards and decks count for is drawn to nothing, in positions."""
LEAST: Final = 0.005
"""What counts for less is left out of what is shipped."""
ROUNDS: Final = 2
FAITH: Final = 0.3
"""How much of what comes of a position is taken from the judge's view of the next turn, not from the end."""

GOOD: Final = (
    "credits of the Corp", "more credits of the Corp", "the Corp is richer", "income of the Corp",
    "credits on cards of the Corp", "the way into HQ costs", "the way into R&D costs", "tags",
    "damage in HQ to a card of the grip", "the best remote is safe",
    "points of the Corp, with those that are safe", "what assets bring", "cost of the ice rezzed",
    "cost of the ice not rezzed", "worth of the cards in HQ", "traps installed", "upgrades installed",
    "ice rezzed", "ice not rezzed", "kinds of ice in sight that are not broken", "a grip of two at most",
    "core damage",
    "points of the Corp and a safe remote", "the Corp lacks two points at most",
    "the Corp lacks three points at most", "points that the Corp can score this turn",
    "the Corp can win this turn", "the Corp can kill with what it holds",
    "points that the Corp can score next turn, if they are safe", "the Corp wins next turn, if it is safe",
    "credits that operations in HQ bring", "credits that operations in HQ bring, once they can be paid",
)  # fmt: skip
BAD: Final = (
    "credits of the Runner", "more credits of the Runner", "income of the Runner",
    "credits on cards of the Runner", "points in Archives", "R&D can be got into", "HQ can be got into",
    "points in HQ that can be got at", "points in R&D that can be got at", "kinds of ice the Runner breaks",
    "other cards of the rig", "worth of the rig", "worth of the cards in the grip", "points of the Runner",
    "more accesses", "cards in the grip", "breakers in the grip",
    "breakers that break anything", "bad publicity", "a run on HQ is worth", "a run on R&D is worth",
    "the best run on a remote is worth", "points of the Runner and the way into R&D",
    "agendas in HQ that could be scored next turn", "the Runner lacks two points at most",
    "the Runner lacks three points at most", "points in remotes that can be got at",
    "the Runner can win this turn", "credits that events in the grip bring",
    "kinds of ice that the grip could break besides", "virus and power counters of the rig",
    "chances of the Runner by turns", "credits that the Corp lacks to score it behind rezzed ice",
)  # fmt: skip
SIGNS: Final = {**dict.fromkeys(GOOD, 1), **dict.fromkeys(BAD, -1)}
"""What cannot be bad for one side, however the players of these games misused it. A judge that likes agendas
in hand would rather hold them than score them."""

Array = NDArray[np.float32]


def chance_of(scores: Array) -> Array:
    """Scores as chances."""
    found = 1 / (1 + np.exp(-np.clip(scores, -20, 20)))
    return found.astype(np.float32)


def loss(chances: Array, won: Array) -> float:
    """The mean log loss."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def plain_fit(seen: Array, wanted: Array) -> Array:
    """The weights of a logistic regression, by Newton's method. What would get a sign that it cannot have is
    left out, and the rest is fitted again."""
    signs = np.array([SIGNS.get(name, 0) for name in FEATURES])
    kept = np.ones(len(FEATURES), bool)
    while True:
        own = seen[:, kept].astype(np.float64)
        found = np.zeros(own.shape[1])
        shrink = np.full(own.shape[1], SHRINK)
        shrink[0] = 0.01
        for _ in range(NEWTON):
            chances = 1 / (1 + np.exp(-np.clip(own @ found, -20, 20)))
            bend = (own * (chances * (1 - chances) + 1e-4)[:, None]).T @ own + np.diag(shrink)
            found = found + np.linalg.solve(bend, own.T @ (wanted - chances) - shrink * found)
        weights = np.zeros(len(FEATURES))
        weights[kept] = found
        wrong = weights * signs < 0
        if not wrong.any():
            return weights.astype(np.float32)
        kept &= ~wrong


class Rows(NamedTuple):
    """Positions, one a row, as a net looks at them."""

    seen: Array
    cards: NDArray[np.int16]
    edition: NDArray[np.int8]

    def some(self, which: NDArray[Any] | slice) -> "Rows":
        """Some of the positions."""
        return Rows(self.seen[which], self.cards[which], self.edition[which])


class Net:
    """What is learned for one side's turns: plain weights, cells that are silent below zero, and cards."""

    def __init__(self, plain: Array, seed: int) -> None:
        rng = np.random.default_rng(seed)
        count = len(FEATURES)
        self.plain: Array = np.concatenate([plain, np.zeros(len(RULES) * count, np.float32)])
        """The weights of all editions, and by how much each departs from them."""
        self.fixed = np.concatenate([plain == 0] * (1 + len(RULES)))
        """What would have a sign that it cannot have stays out."""
        cells = rng.standard_normal((count - 1, CELLS)) / np.sqrt(count) * 1.5
        self.cells: Array = cells.astype(np.float32)
        self.starts: Array = (0.3 * rng.standard_normal((len(RULES), CELLS))).astype(np.float32)
        self.speaks: Array = np.zeros(CELLS, np.float32)
        self.cards: Array = np.zeros(1 + len(keys()), np.float32)

    def parts(self) -> list[Array]:
        return [self.plain, self.cells, self.starts, self.speaks, self.cards]

    def levels(self, rows: Rows) -> Array:
        """What the cells say."""
        found: Array = np.maximum(0, rows.seen[:, 1:] @ self.cells + self.starts[rows.edition])
        return found

    def score(self, rows: Rows, levels: Array) -> Array:
        """What positions come to, with what the cells say of them."""
        common, *own = self.plain.reshape(1 + len(RULES), len(FEATURES))
        found: Array = rows.seen @ common + levels @ self.speaks + self.cards[rows.cards].sum(1)
        for i, departs in enumerate(own):
            here = rows.edition == i
            found[here] += APART * (rows.seen[here] @ departs)
        return found

    def scores(self, rows: Rows) -> Array:
        """What the positions come to; many at a time."""
        found = np.empty(len(rows.seen), np.float32)
        for at in range(0, len(found), 65536):
            part = rows.some(slice(at, at + 65536))
            found[at : at + 65536] = self.score(part, self.levels(part))
        return found

    def slopes(self, rows: Rows, wanted: Array) -> list[Array]:
        """How the mean loss of some positions changes with each weight."""
        levels = self.levels(rows)
        off = (chance_of(self.score(rows, levels)) - wanted) / len(wanted)
        inner = off[:, None] * self.speaks * (levels > 0)
        editions = [rows.edition == i for i in range(len(RULES))]
        starts = np.stack([inner[here].sum(0) for here in editions])
        own = [APART * (rows.seen[here].T @ off[here]) for here in editions]
        plain = np.concatenate([rows.seen.T @ off, *own])
        each = np.repeat(off, rows.cards.shape[1])
        cards = np.bincount(rows.cards.ravel(), each, len(self.cards)).astype(np.float32)
        return [plain, rows.seen[:, 1:].T @ inner, starts, levels.T @ off, cards]


def train(net: Net, rows: Rows, wanted: Array, seed: int, batch: int = BATCH) -> None:
    """Fit a net to what came of positions, by Adam's method with a pace that falls to nothing."""
    rng = np.random.default_rng(seed)
    count = len(FEATURES)
    signs = np.array([SIGNS.get(name, 0) for name in FEATURES])
    means = [np.zeros_like(part) for part in net.parts()]
    squares = [np.zeros_like(part) for part in net.parts()]
    cards = np.full(len(net.cards), CARD_SHRINK, np.float32)
    cards[[number for key, number in keys().items() if key[1] == DECK]] = DECK_SHRINK
    shrink: list[Any] = [0.0, CELL_SHRINK / len(wanted), 0.0, CELL_SHRINK / len(wanted), cards / len(wanted)]
    steps = EPOCHS * (len(wanted) // batch)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(wanted))
        for at in range(0, len(wanted) - batch + 1, batch):
            step += 1
            some = order[at : at + batch]
            pace = PACE * (1 - step / (steps + 1))
            slopes = net.slopes(rows.some(some), wanted[some])
            for part, slope, mean, square, less in zip(
                net.parts(), slopes, means, squares, shrink, strict=True
            ):
                slope += less * part
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            net.cards[0] = 0
            net.plain[net.fixed] = 0
            wrong = net.plain[:count] * signs < 0
            net.plain[:count][wrong] = 0


def numbers_of_decks(number: int) -> list[int]:
    """The decks of a game, as `keys` numbers them."""
    rules, decks, _ = drawn_meeting(number, SEED + number)
    return [keys()[EDITIONS[rules].family, DECK, deck.name] for deck in decks]


class Positions:
    """The positions of many games, side by side."""

    def __init__(self, played: Played) -> None:
        decks = np.array([numbers_of_decks(number) for number in range(int(played.game.max()) + 1)], np.int16)
        cards = np.hstack([played.cards, decks[played.game]])
        self.rows = Rows(played.seen.astype(np.float32), cards, played.edition)
        self.won: Array = played.won.astype(np.float32)
        self.corp_turn = played.corp_turn
        self.held = played.game % HELD_OUT == 0
        game = played.game
        self.later = np.arange(len(game)) + 2
        """Where the same player's next turn is; -1 if there is none."""
        self.later[self.later >= len(game)] = -1
        self.later[game[self.later] != game] = -1

    def targets(self, chances: Array) -> Array:
        """Who won, smoothed by what the judge thinks of the turns in between: a game's luck comes late."""
        found, thought, later = self.won.tolist(), chances.tolist(), self.later.tolist()
        for place in range(len(found) - 1, -1, -1):
            after = later[place]
            if after >= 0:
                found[place] = (1 - FAITH) * found[after] + FAITH * thought[after]
        return np.array(found, np.float32)


Nets = dict[str, Net]


def learn(positions: Positions, known: Flags, seed: int = 1) -> Nets:
    """A net for each side's turns, from some of the positions."""
    wanted = positions.won
    nets: Nets = {}
    for number in range(ROUNDS):
        for side in ("corp", "runner"):
            here = known & (positions.corp_turn == (side == "corp"))
            rows = positions.rows.some(here)
            nets[side] = Net(plain_fit(rows.seen, wanted[here]), seed + number)
            train(nets[side], rows, wanted[here], seed)
        wanted = positions.targets(judged(positions, nets))
    return nets


def judged(positions: Positions, nets: Nets) -> Array:
    """What the judge makes of all positions."""
    found = np.empty(len(positions.won), np.float32)
    for side, net in nets.items():
        here = positions.corp_turn == (side == "corp")
        found[here] = net.scores(positions.rows.some(here))
    return chance_of(found)


def shipped(net: Net) -> dict[str, object]:
    """A net as the package has it."""

    def digits(values: Array) -> list[float]:
        return [round(float(value), 4) for value in values]

    count = len(FEATURES)
    found: dict[str, object] = {"speaks": digits(net.speaks), "cells": [digits(cell) for cell in net.cells.T]}
    for i, rules in enumerate(RULES):
        own = net.plain[:count] + APART * net.plain[count * (i + 1) : count * (i + 2)]
        found[rules] = {"plain": digits(own), "starts": digits(net.starts[i])}
    cards: dict[str, dict[str, dict[str, float]]] = {}
    for (family, place, name), number in keys().items():
        if place == DECK:
            continue
        value = round(float(net.cards[number]), 3)
        there = cards.setdefault(family, {}).setdefault(PLACES[place], {})
        if abs(value) >= LEAST:
            there[name] = value
    found["cards"] = cards
    return found
