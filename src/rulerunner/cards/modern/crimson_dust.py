"""Crimson Dust."""

from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AnyOf, Happened, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.instructions import Damage, GainClicks, Later, LoseClicks, Place, Prevent, TrashTop
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import Modify, RevealedWhenAccessed
from rulerunner.lang.sugar import about, breaks, paid, prevention, static, together, when
from rulerunner.lang.words import CORE, MEAT, NET, POWER, RND, STACK, VIRUS

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
    "Aumakua": (
        static(Modify("strength", CountersOn(THIS, VIRUS))),
        when(Trigger("expose"), Place(1, VIRUS)),
        when(
            Trigger("breach ends"),
            Place(1, VIRUS),
            condition=No(
                AnyOf((Happened("steal", within="breach"), Happened("trash accessed", within="breach")))
            ),
        ),
        breaks(Credits(1)),
    ),
}
