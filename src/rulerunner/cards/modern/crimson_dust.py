"""Crimson Dust."""

from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AnyOf, Happened, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.instructions import GainClicks, Later, LoseClicks, Place, Prevent
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import breaks, paid, prevention, static, when
from rulerunner.lang.words import CORE, NET, POWER, VIRUS

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
