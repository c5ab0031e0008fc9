"""Mala Tempora."""

from rulerunner.cards.phrases import DOUBLE
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, InstallCard
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import play
from rulerunner.lang.words import ARCHIVES, HQ, OPERATION

CARDS: dict[str, tuple[Ability, ...]] = {
    "Interns": (
        DOUBLE,
        play(Choose((In(ARCHIVES) | In(HQ)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="credits")),
    ),
}
