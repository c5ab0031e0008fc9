"""Kampala Ascendent."""

from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.costs import Clicks, SufferDamage
from rulerunner.lang.instructions import Draw, Gain
from rulerunner.lang.sugar import paid, together
from rulerunner.lang.words import NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Zer0": (paid(cost(Clicks(), SufferDamage(NET, 1)), together(Gain(1), Draw(2)), once="turn"),),
}
