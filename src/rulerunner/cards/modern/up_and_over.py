"""Up and Over."""

from rulerunner.cards.phrases import ADVANCEABLE, ADVANCEMENTS, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.instructions import Draw, Lose
from rulerunner.lang.quantities import CardsIn, Times
from rulerunner.lang.statics import GainsSubroutines, Player
from rulerunner.lang.sugar import paid, static, when
from rulerunner.lang.words import HQ

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ashigaru": (static(GainsSubroutines((ENDS_THE_RUN,), CardsIn(HQ))),),
    "Astrolabe": (static(Player("memory", 1)), when(Trigger("server created"), Draw(1))),
    "Reversed Accounts": (
        ADVANCEABLE,
        paid(cost(Clicks(), TrashThis()), Lose(Times(4, ADVANCEMENTS), side="runner")),
    ),
}
