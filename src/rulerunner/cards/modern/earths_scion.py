"""Earths Scion."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import SufferDamage
from rulerunner.lang.filters import CanAdvance, In, Same
from rulerunner.lang.instructions import Distribute, TrashAll
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ADVANCEMENT, HQ, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Audacity": (
        static(PlayOnlyIf(AtLeast(Count(In(HQ) & ~Same(THIS)), 2))),
        play(TrashAll(In(HQ)), Distribute(2, ADVANCEMENT, CanAdvance())),
    ),
    "Ben Musashi": (
        static(AdditionalCost("steal", (SufferDamage(NET, 2),), server=THIS_SERVER), persistent=True),
    ),
}
