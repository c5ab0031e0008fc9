"""Made-up cards for tests, and positions that hold them.

    alarm = made("Alarm", "asset", when(Trigger("jack out"), Gain(1)))
    t = table(alarm, servers={"remote 1": At(root=["Alarm (rezzed)"])})

A made-up card is looked up by its name before the library is; everything else is as in `position`.
"""

from typing import Any
from unittest.mock import patch

from rulerunner import position
from rulerunner.cards.library import Library, library
from rulerunner.lang.abilities import Ability
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType, Facts
from rulerunner.lang.words import Side
from tests.support.table import Table

CORP_TYPES = ("agenda", "asset", "ice", "operation", "upgrade")


def made(name: str, type: CardType, *abilities: Ability, **facts: Any) -> Face:
    """A card that was never printed. It costs nothing unless its facts say so."""
    side: Side = "corp" if type in CORP_TYPES else "runner"
    plain: dict[str, Any] = {"cost": 0, "strength": 0 if type == "ice" else None}
    return Face(Facts(name, facts.pop("side", side), type, **(plain | facts)), abilities)


class _WithMade:
    """A library that knows some more cards."""

    def __init__(self, cards: Library, faces: tuple[Face, ...]) -> None:
        self._cards = cards
        self._faces = {face.name: face for face in faces}

    def face(self, name: str) -> Face:
        return self._faces[name] if name in self._faces else self._cards.face(name)


def table(*faces: Face, **place: Any) -> Table:
    """A table at a position in which made-up cards may lie."""
    with patch("rulerunner.position.library", lambda family: _WithMade(library(family), faces)):
        return Table(position(**place))
