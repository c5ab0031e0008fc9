"""Salsette Island."""

from rulerunner.cards.phrases import TRASH_A_PROGRAM
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Damage
from rulerunner.lang.sugar import sub
from rulerunner.lang.words import NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cobra": (TRASH_A_PROGRAM, sub(Damage(NET, 2))),
}
