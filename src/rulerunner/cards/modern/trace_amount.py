"""Trace Amount."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Clicks
from rulerunner.lang.instructions import TakeCredits
from rulerunner.lang.sugar import paid
from rulerunner.lang.words import CREDIT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Liberated Account": (*loaded_on_install(16, CREDIT), paid(Clicks(), TakeCredits(4))),
}
