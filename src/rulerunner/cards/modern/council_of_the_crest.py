"""Council Of The Crest."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import MoveCards
from rulerunner.lang.filters import INSTALLED, Of, Same
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import static
from rulerunner.lang.words import STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Degree Mill": (
        static(
            AdditionalCost(
                "steal", (MoveCards(Of("runner") & INSTALLED, STACK, 2, shuffled=True),), cards=Same(THIS)
            )
        ),
    ),
}
