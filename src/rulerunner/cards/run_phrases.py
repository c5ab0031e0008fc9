"""Turns of phrase about runs and icebreakers that recur on cards of many sets."""

from typing import Final

from rulerunner.lang.abilities import Paid, Trigger
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import Cost, CreditsFrom
from rulerunner.lang.filters import INSTALLED, AtServer, Has, Is
from rulerunner.lang.instructions import Breach, BreakSubroutines
from rulerunner.lang.quantities import Count, SubroutinesOn
from rulerunner.lang.refs import ENCOUNTERED, HQ_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import static
from rulerunner.lang.words import ICE, RESOURCE

FIRST_ICE_OF_THE_RUN: Final = Trigger("encounter", subject=Is(ICE), first="run")
BREACH_HQ_WITHOUT_ITS_ROOT: Final = Breach(
    HQ_SERVER, linked=(static(Cannot("access", AtServer(HQ_SERVER, "root"))),)
)
THREE_VIRTUAL_RESOURCES: Final = AtLeast(Count(Is(RESOURCE) & Has("virtual") & INSTALLED), 3)


def breaks_any_number(cost: Cost, subtype: str) -> Paid:
    """An icebreaker's interface ability: break as many subroutines as one likes, on ice of a subtype."""
    return Paid((cost,), (BreakSubroutines(SubroutinesOn(ENCOUNTERED), Has(subtype), interface=True),))


def from_stealth(credits: int) -> CreditsFrom:
    """Credits from stealth cards and from nowhere else."""
    return CreditsFrom(credits, Has("stealth"))
