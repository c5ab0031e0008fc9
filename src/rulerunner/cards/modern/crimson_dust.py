"""Crimson Dust."""

from rulerunner.cards.phrases import DOUBLE
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import CopyOf, In, Is, Of
from rulerunner.lang.instructions import (
    Choose,
    GainClicks,
    GiveTags,
    InstallCard,
    Later,
    LoseClicks,
    MoveAll,
    Place,
    Prevent,
)
from rulerunner.lang.refs import ANY_REMOTE, CHOSEN
from rulerunner.lang.sugar import paid, play, prevention, when
from rulerunner.lang.words import ADVANCEMENT, ARCHIVES, CORE, HQ, ICE, NET, OPERATION, POWER, REMOVED

CARDS: dict[str, tuple[Ability, ...]] = {
    "AR-Enhanced Security": (
        when(Trigger("trash", side="runner", subject=Of("corp"), first="turn"), GiveTags(1)),
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
