"""Earths Scion."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import SufferDamage
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import static
from rulerunner.lang.words import NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ben Musashi": (
        static(AdditionalCost("steal", (SufferDamage(NET, 2),), server=THIS_SERVER), persistent=True),
    ),
}
