"""Creation and Control."""

from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import ChooseNumber, InstallCard, Prevent, Search
from rulerunner.lang.quantities import X
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import paid, prevention
from rulerunner.lang.words import CORE, NET, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Feedback Filter": (
        prevention(Credits(3), "damage", Prevent(1), detail=NET),
        prevention(TrashThis(), "damage", ChooseNumber(1, 2), Prevent(X), detail=CORE),
    ),
    "Self-modifying Code": (
        paid(cost(Credits(2), TrashThis()), Search(STACK, Is(PROGRAM)), InstallCard(CHOSEN)),
    ),
}
