"""Trace Amount."""

from rulerunner.cards.phrases import NOT_IN_ARCHIVES
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Damage
from rulerunner.lang.refs import ANY_CENTRAL, ANY_REMOTE, THIS
from rulerunner.lang.statics import AdditionalCost, Cannot, RevealedWhenAccessed
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Fetal AI": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Damage(NET, 2), condition=NOT_IN_ARCHIVES),
        static(AdditionalCost("steal", (Credits(2),), cards=Same(THIS))),
    ),
    "Jinteki: Replicating Perfection": (
        static(
            Cannot("run", server=ANY_REMOTE),
            condition=No(Happened("run begins", side="runner", server=ANY_CENTRAL)),
        ),
    ),
}
