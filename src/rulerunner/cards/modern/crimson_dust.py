"""Crimson Dust."""

from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.costs import Clicks, HostedCounters, TrashThis
from rulerunner.lang.instructions import GainClicks, Later, LoseClicks, Place
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "MCA Austerity Policy": (
        paid(
            Clicks(),
            Place(1, POWER),
            Later(when(Trigger("turn begins", side="opponent"), LoseClicks(1, side="runner"))),
            once="turn",
        ),
        paid(cost(Clicks(), HostedCounters(POWER, 3), TrashThis()), GainClicks(4)),
    ),
}
