"""Breaker Bay."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, InstallCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play
from rulerunner.lang.words import GRIP, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Career Fair": (play(Choose(Is(RESOURCE) & In(GRIP)), InstallCard(CHOSEN, discount=3)),),
}
