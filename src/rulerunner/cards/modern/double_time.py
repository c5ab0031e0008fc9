"""Double Time."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Same
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import static

CARDS: dict[str, tuple[Ability, ...]] = {
    "NAPD Contract": (
        static(Modify("requirement", BadPublicity())),
        static(AdditionalCost("steal", (Credits(4),), cards=Same(THIS))),
    ),
    "Quandary": (ENDS_THE_RUN,),
}
