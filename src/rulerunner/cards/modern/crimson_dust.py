"""Crimson Dust."""

from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.instructions import (
    GainClicks,
    Later,
    LoseClicks,
    Place,
    Prevent,
    TakeBadPublicity,
    Unless,
)
from rulerunner.lang.refs import ANY_CENTRAL
from rulerunner.lang.statics import PlayOnlyIf, RemovedOnceResolved
from rulerunner.lang.sugar import paid, play, prevention, static, when
from rulerunner.lang.words import CORE, NET, POWER

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
    "Mining Accident": (
        static(PlayOnlyIf(Happened("successful run", server=ANY_CENTRAL))),
        play(Unless((Credits(5),), (TakeBadPublicity(1),), by="corp")),
        static(RemovedOnceResolved()),
    ),
}
