"""Opening Moves."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw, GiveTags
from rulerunner.lang.sugar import when

CARDS: dict[str, tuple[Ability, ...]] = {
    "John Masanori": (
        when(Trigger("successful run", first="turn"), Draw(1)),
        when(Trigger("unsuccessful run", first="turn"), GiveTags(1)),
    ),
}
