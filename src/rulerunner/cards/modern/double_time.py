"""Double Time."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import Gain, Prevent
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import paid, prevention
from rulerunner.lang.words import RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Fall Guy": (
        prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE) & INSTALLED & ~Same(THIS)),
        paid(TrashThis(), Gain(2)),
    ),
}
