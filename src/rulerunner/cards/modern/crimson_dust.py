"""Crimson Dust."""

from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.instructions import Damage, GainClicks, Later, LoseClicks, Place, Prevent, TrashTop
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, paid, prevention, static, together, when
from rulerunner.lang.words import CORE, MEAT, NET, POWER, RND, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Caldera": (
        prevention(Credits(3), "damage", Prevent(1), detail=CORE),
        prevention(Credits(3), "damage", Prevent(1), detail=NET),
    ),
    "MCA Austerity Policy": (
        paid(
            Clicks(),
            Place(1, POWER),
            Later(when(Trigger("turn begins", side="opponent"), LoseClicks(1, side="runner"))),
            once="turn",
        ),
        paid(cost(Clicks(), HostedCounters(POWER, 3), TrashThis()), GainClicks(4)),
    ),
    "Breached Dome": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), together(Damage(MEAT, 1), TrashTop(STACK))),
    ),
}
