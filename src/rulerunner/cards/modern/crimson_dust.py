"""Crimson Dust."""

from rulerunner.cards.phrases import DOUBLE
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AnyOf, Happened, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import CopyOf, In, Is, Of
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    GainClicks,
    GiveTags,
    InstallCard,
    Later,
    LoseClicks,
    MoveAll,
    Place,
    Prevent,
    TakeBadPublicity,
    TrashTop,
    Unless,
)
from rulerunner.lang.quantities import CountersOn
from rulerunner.lang.refs import ANY_CENTRAL, ANY_REMOTE, CHOSEN, THIS
from rulerunner.lang.statics import Modify, PlayOnlyIf, RemovedOnceResolved, RevealedWhenAccessed
from rulerunner.lang.sugar import about, breaks, paid, play, prevention, static, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    ARCHIVES,
    CORE,
    HQ,
    ICE,
    MEAT,
    NET,
    OPERATION,
    POWER,
    REMOVED,
    RND,
    STACK,
    VIRUS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "AR-Enhanced Security": (
        when(Trigger("trash", side="runner", subject=Of("corp"), first="turn"), GiveTags(1)),
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
    "Breached Dome": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), together(Damage(MEAT, 1), TrashTop(STACK))),
    ),
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
    "Priority Construction": (
        DOUBLE,
        play(
            Choose(Is(ICE) & In(HQ)),
            InstallCard(CHOSEN, ignoring="all", at=ANY_REMOTE),
            Place(3, ADVANCEMENT, CHOSEN),
        ),
    ),
    "Restore": (
        play(
            Choose(In(ARCHIVES) & ~Is(OPERATION)),
            InstallCard(CHOSEN, rez=True),
            MoveAll(In(ARCHIVES) & CopyOf(CHOSEN), REMOVED),
        ),
    ),
}
