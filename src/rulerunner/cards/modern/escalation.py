"""Escalation."""

from rulerunner.cards.phrases import COSTS_A_TAG, DOUBLE
from rulerunner.cards.run_phrases import recurring_breaker
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, DuringTurn, No
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Is
from rulerunner.lang.instructions import Choose, Damage, Draw, Lose, Trash
from rulerunner.lang.quantities import CreditsOf, Tags, TimesThisRun
from rulerunner.lang.refs import CHOSEN, HQ_SERVER, RND_SERVER, OneOf
from rulerunner.lang.statics import AdditionalCost, Modify, Player, PlayOnlyIf, StaysUntil
from rulerunner.lang.sugar import play, static, sub, when
from rulerunner.lang.words import MEAT, NET, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "BOOM!": (static(PlayOnlyIf(AtLeast(Tags(), 2))), DOUBLE, play(Damage(MEAT, 7))),
    "DNA Tracker": (
        sub(Damage(NET, 1), Lose(2, side="runner")),
        sub(Damage(NET, 1), Lose(2, side="runner")),
        sub(Damage(NET, 1), Lose(2, side="runner")),
    ),
    "Obelus": (
        static(Player("memory", 1)),
        static(Player("hand size", Tags())),
        when(
            Trigger("run ends", server=OneOf((HQ_SERVER, RND_SERVER)), detail="successful", first="turn"),
            Draw(TimesThisRun("access")),
        ),
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
    "Service Outage": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("run", (Credits(1),), first_each_turn=True), condition=DuringTurn("runner")),
    ),
    "Black Orchestra": recurring_breaker("code gate"),
}
