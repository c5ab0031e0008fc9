"""Double Time."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, Is, Same
from rulerunner.lang.instructions import EndRun, Gain, Prevent, PsiGame
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, Modify
from rulerunner.lang.sugar import at, paid, prevention, static, when
from rulerunner.lang.words import RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Caprice Nisei": (when(at("passes all ice", THIS_SERVER), PsiGame((EndRun(),))),),
    "Fall Guy": (
        prevention(TrashThis(), "trash", Prevent(1), subject=Is(RESOURCE) & INSTALLED & ~Same(THIS)),
        paid(TrashThis(), Gain(2)),
    ),
    "NAPD Contract": (
        static(Modify("requirement", BadPublicity())),
        static(AdditionalCost("steal", (Credits(4),), cards=Same(THIS))),
    ),
    "Quandary": (ENDS_THE_RUN,),
}
