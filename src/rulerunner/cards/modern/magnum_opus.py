"""Magnum Opus."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.instructions import EndRun, May, Place, RemoveCounters
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.sugar import paid, when
from rulerunner.lang.words import POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Embolus": (
        when(YOUR_TURN_BEGINS, May((Place(1, POWER),), (Credits(1),))),
        when(SUCCESSFUL_RUN, RemoveCounters(1, POWER)),
        paid(HostedCounters(POWER), EndRun(), condition=DuringRun(THIS_SERVER)),
    ),
}
