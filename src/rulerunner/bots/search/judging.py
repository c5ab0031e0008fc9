"""How likely the Corp is to win, by a look at the state: some ninety numbers and a small learned net.

The net is in `weights.json`; `tools/learn.py` makes it from games of our own. There are two: one for
the Corp's turns, one for the Runner's. A net adds up what is seen by plain weights, which each edition has of
its own, and what a few hidden cells make of it. They are the same for all editions but for where they start,
and silent below zero. On top of that come the cards in hand and on the table, by their names: what is not
known by name counts for what it does alone.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from ...lang.words import CORP, RUNNER, TABLE, Side
from ...rules import Edition, edition
from .board import State
from .features import features
from .looks import Looks

PLACES: Final = ("HQ", "rezzed", "not rezzed", "scored", "grip", "rig")
"""Where single cards are looked at."""
SIDES: Final[tuple[Side, ...]] = (CORP, RUNNER)
FARTHEST: Final = 20.0
"""No score is farther from an even game."""

Row = tuple[float, ...]


class Net:
    """Learned weights for the turns of one side."""

    __slots__ = ("_cards", "_cells", "_plain", "_speaks")

    def __init__(
        self, plain: Row, cells: tuple[Row, ...], speaks: Row, cards: tuple[dict[str, float], ...]
    ) -> None:
        self._plain = plain
        """What each number counts for by itself,"""
        self._cells = cells
        """what it does to each hidden cell,"""
        self._speaks = speaks
        """what each cell counts for,"""
        self._cards = cards
        """and each card by its name, place by place."""

    @property
    def looks_at(self) -> int:
        """How many numbers it takes."""
        return len(self._plain)

    def score(self, seen: list[float], cards: list[tuple[int, str]]) -> float:
        """What is seen, as a score: above zero the Corp is likelier to win."""
        total = 0.0
        plain = self._plain
        held: list[int] = []
        for i in range(len(seen)):
            value = seen[i]
            if value != 0.0:
                total += plain[i] * value
                held.append(i)
        speaks, cells = self._speaks, self._cells
        for at in range(len(speaks)):
            cell = cells[at]
            level = 0.0
            for i in held:
                level += cell[i] * seen[i]
            if level > 0.0:
                total += speaks[at] * level
        for place, name in cards:
            total += self._cards[place].get(name, 0.0)
        return total


def read_nets(text: str, edition: Edition) -> dict[Side, Net]:
    """The nets of an edition, by whose turn it is, from a file of weights."""
    data = json.loads(text)
    found: dict[Side, Net] = {}
    for side in SIDES:
        mine = data["nets"][side]
        own = mine[edition.book]
        cells = tuple(
            (float(start), *map(float, cell))
            for start, cell in zip(own["starts"], mine["cells"], strict=True)
        )
        cards = tuple(mine["cards"][edition.family][place] for place in PLACES)
        found[side] = Net(tuple(map(float, own["plain"])), cells, tuple(map(float, mine["speaks"])), cards)
    return found


@cache
def nets(book: str) -> dict[Side, Net]:
    """The nets of an edition that were learned."""
    return read_nets(files(__package__).joinpath("weights.json").read_text("utf-8"), edition(book))


def placed(s: State) -> list[tuple[int, str]]:
    """The cards whose names are looked at, each with the number of its place (`PLACES`)."""
    cards, zones = s.cards, s.zones
    found = [(0, cards[cid].face.name) for cid in zones["HQ"]]
    for cid in zones[TABLE]:
        card = cards[cid]
        place = 5 if card.owner == RUNNER else 1 if card.faceup else 2
        found.append((place, card.face.name))
    found += [(3, cards[cid].face.name) for cid in zones["corp score"]]
    found += [(4, cards[cid].face.name) for cid in zones["grip"]]
    return found


def corp_wins(s: State, looks: Looks) -> float:
    """How likely the Corp is to win, from 0 to 1."""
    if s.result is not None:
        return 1.0 if s.result[0] == CORP else 0.0 if s.result[0] == RUNNER else 0.5
    total = nets(s.edition.book)[s.active].score(features(s, looks), placed(s))
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, total))))
