"""Up and Over."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.instructions import Lose
from rulerunner.lang.quantities import Times
from rulerunner.lang.sugar import paid

CARDS: dict[str, tuple[Ability, ...]] = {
    "Reversed Accounts": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Lose(Times(4, ADVANCEMENTS), side="runner")),
    ),
}
