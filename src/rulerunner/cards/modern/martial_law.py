"""Martial Law."""

from rulerunner.cards.phrases import ADVANCEABLE, THREE_ADVANCEMENTS, tag_trace
from rulerunner.cards.run_phrases import recurring_breaker
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import TAGGED, Exists
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Damage, EndRun, Gain, GiveTags, If, RemoveTag
from rulerunner.lang.quantities import X
from rulerunner.lang.statics import Player, StaysUntil
from rulerunner.lang.sugar import about, paid, static, sub, together, when
from rulerunner.lang.words import MEAT, NET, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Enforced Curfew": (static(StaysUntil(("steal",))), static(Player("hand size", -1, side="runner"))),
    "IP Block": (
        when(about("encounter"), If(Exists(Is(PROGRAM) & Has("ai") & INSTALLED), (GiveTags(1),))),
        sub(tag_trace(3)),
        sub(If(TAGGED, (EndRun(),))),
    ),
    "MKUltra": recurring_breaker("sentry"),
    "Mausolus": (
        ADVANCEABLE,
        sub(If(THREE_ADVANCEMENTS, (Gain(3),), (Gain(1),))),
        sub(If(THREE_ADVANCEMENTS, (Damage(NET, 3),), (Damage(NET, 1),))),
        sub(If(THREE_ADVANCEMENTS, (together(GiveTags(1), EndRun()),), (GiveTags(1),))),
    ),
    "Misdirection": (paid(cost(Clicks(2), Credits(X)), RemoveTag(X)),),
    "Show of Force": (when(about("score"), Damage(MEAT, 2)),),
}
