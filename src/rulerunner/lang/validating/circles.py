"""Values that hang on themselves: what is declared of one may ask only for values below it.

The order holds for all cards together, so two cards cannot hang on each other either. A value that is asked
for while it is worked out would never be known, and the rules have no answer for it.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from rulerunner.lang import abilities as b
from rulerunner.lang import conditions as c
from rulerunner.lang import filters as f
from rulerunner.lang import instructions as i
from rulerunner.lang import quantities as q
from rulerunner.lang.demands import momentary
from rulerunner.lang.headings import MORE_ROOM, heading
from rulerunner.lang.statics import Declaration, Modify, Player

from .walk import parts, words

ORDER: Final = (
    ("subtype",),
    ("points",),
    ("player link",),
    ("subroutines",),
    ("strength",),
    ("player HQ access", "player R&D access"),
    (MORE_ROOM,),
    ("install cost", "rez cost", "play cost"),
)
"""Values that a filter or a number can ask for, by heading, the first that must be known first."""
RANK: Final = {name: rank for rank, names in enumerate(ORDER) for name in names}
ASKS: Final[dict[type, str]] = {
    f.Has: "subtype",
    f.Worth: "points",
    q.ThreatLevel: "points",
    q.ScoreOf: "points",
    q.Link: "player link",
    q.SubroutinesOn: "subroutines",
    f.StrengthAtMost: "strength",
    f.StrengthIs: "strength",
    q.StrengthOf: "strength",
    q.PointsOf: "points",
    q.Accesses: "player HQ access",
    c.Overfull: MORE_ROOM,
    f.CostAtMost: "install cost",
    q.CostNow: "install cost",
    q.RezCostOf: "rez cost",
}
"""What a word asks for."""
CALLED: Final = {
    "player link": "link",
    "player HQ access": "the cards accessed",
    "player R&D access": "the cards accessed",
    "subtype": "the subtypes",
    MORE_ROOM: "the room in a server",
}


def of_an_ability(ability: b.Ability) -> Iterator[str]:
    """What an ability declares of a value that cannot be known before that value is."""
    for word in words(ability):
        match word:
            case b.Static(declarations=declarations, condition=condition):
                for declaration in declarations:
                    yield from _circle(declaration, condition)
            case i.Lasting(declaration=declaration):
                if isinstance(declaration, Modify | Player) and momentary(declaration.by):
                    declaration = replace(declaration, by=0)
                yield from _circle(declaration)


def _circle(declaration: Declaration, *conditions: object) -> Iterator[str]:
    value = heading(declaration)
    rank = RANK.get(value)
    if rank is None:
        return
    for word in (*_asked(declaration), *(each for one in conditions for each in _asked(one))):
        other = ASKS.get(type(word))
        if other is not None and RANK[other] >= rank and not _printed(word):
            yield (
                f"{_called(value)} would hang on {_called(other)}, which must not be asked "
                "while it is being worked out"
            )


def _printed(word: object) -> bool:
    """Whether it asks for what is printed, which hangs on nothing."""
    return isinstance(word, f.Worth | f.CostAtMost) and word.printed


def _asked(value: object) -> Iterator[object]:
    """The words that are asked as a declaration is; not those of abilities that it gives."""
    if isinstance(value, tuple):
        for member in value:
            yield from _asked(member)
        return
    if isinstance(value, b.Ability | i.Instruction):
        return
    if list(parts(value)) or type(value) in ASKS:
        yield value
        for _, inner in parts(value):
            yield from _asked(inner)


def _called(value: str) -> str:
    return CALLED.get(value, value)
