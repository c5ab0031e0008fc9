"""Escalation."""

from rulerunner.cards.phrases import COSTS_A_TAG, DOUBLE
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, No
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Damage, Lose, Trash
from rulerunner.lang.quantities import CreditsOf, Tags
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Modify, PlayOnlyIf, StaysUntil
from rulerunner.lang.sugar import play, static, sub
from rulerunner.lang.words import MEAT, NET, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "BOOM!": (static(PlayOnlyIf(AtLeast(Tags(), 2))), DOUBLE, play(Damage(MEAT, 7))),
    "DNA Tracker": (
        sub(Damage(NET, 1), Lose(2, side="runner")),
        sub(Damage(NET, 1), Lose(2, side="runner")),
        sub(Damage(NET, 1), Lose(2, side="runner")),
    ),
    "Observe and Destroy": (
        static(PlayOnlyIf(No(AtLeast(CreditsOf("runner"), 6)))),
        COSTS_A_TAG,
        play(Choose(INSTALLED), Trash(CHOSEN)),
    ),
    "Scarcity of Resources": (
        static(StaysUntil(("steal",))),
        static(Modify("install cost", 2, of=Is(RESOURCE))),
    ),
}
