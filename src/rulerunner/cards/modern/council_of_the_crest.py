"""Council of the Crest."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.instructions import BreakSubroutines
from rulerunner.lang.sugar import paid

CARDS: dict[str, tuple[Ability, ...]] = {
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
}
