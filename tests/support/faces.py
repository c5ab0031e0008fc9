"""Made-up cards for tests, and tables at which they lie.

alarm = made("Alarm", "asset", when(Trigger("jack out"), Gain(1)))
t = table(alarm, servers={"remote 1": At(root=["Alarm (rezzed)"])})
"""

from typing import Any

from rulerunner import position
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import CardType, Facts
from rulerunner.lang.instructions import BreakSubroutines
from rulerunner.lang.sugar import paid
from rulerunner.lang.words import Side
from tests.support.table import Table

CORP_TYPES = ("agenda", "asset", "ice", "operation", "upgrade")


def made(name: str, type: CardType, *abilities: Ability, **facts: Any) -> Face:
    """A card that was never printed. It costs nothing unless its facts say so."""
    side: Side = "corp" if type in CORP_TYPES else "runner"
    plain: dict[str, Any] = {"cost": 0, "strength": 0 if type == "ice" else None}
    return Face(Facts(name, facts.pop("side", side), type, **(plain | facts)), abilities)


def table(*faces: Face, **place: Any) -> Table:
    """A table at a position in which made-up cards may lie."""
    return Table(position(faces=faces, **place))


KEY = made("Key", "program", paid(Credits(0), BreakSubroutines(1), once="encounter"))
"""It breaks a subroutine of any ice, however strong."""
