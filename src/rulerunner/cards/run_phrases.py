"""Turns of phrase about runs and icebreakers that recur on cards of many sets."""

from typing import Final

from rulerunner.lang.abilities import Ability, Paid, Trigger, When
from rulerunner.lang.conditions import AtLeast, CanInterface
from rulerunner.lang.costs import Cost, Credits, CreditsFrom
from rulerunner.lang.filters import INSTALLED, AtServer, Has, Is, Same
from rulerunner.lang.instructions import Boost, Breach, BreakSubroutines, If, InstallCard, Instead
from rulerunner.lang.quantities import Count, SubroutinesOn, X
from rulerunner.lang.refs import ENCOUNTERED, HQ_SERVER, THIS, ServerRef
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import static
from rulerunner.lang.words import GRIP, HEAP, ICE, RESOURCE

FIRST_ICE_OF_THE_RUN: Final = Trigger("encounter", subject=Is(ICE), first="run")
BREACH_HQ_WITHOUT_ITS_ROOT: Final = Breach(
    HQ_SERVER, linked=(static(Cannot("access", AtServer(HQ_SERVER, "root"))),)
)
FULLY_BREAKS_FIRST: Final = Trigger("fully broken", source=Same(THIS), first="turn")
THREE_VIRTUAL_RESOURCES: Final = AtLeast(Count(Is(RESOURCE) & Has("virtual") & INSTALLED), 3)


def breaks_any_number(cost: Cost, subtype: str) -> Paid:
    """An icebreaker's interface ability: break as many subroutines as one likes, on ice of a subtype."""
    return Paid((cost,), (BreakSubroutines(SubroutinesOn(ENCOUNTERED), Has(subtype), interface=True),))


def from_stealth(credits: int) -> CreditsFrom:
    """Credits from stealth cards and from nowhere else."""
    return CreditsFrom(credits, Has("stealth"))


def recurring_breaker(subtype: str) -> tuple[Ability, ...]:
    """An icebreaker that is installed from the heap as its kind of ice is encountered."""
    return (
        When(Trigger("encounter", subject=Has(subtype)), (InstallCard(THIS),), optional=True, active_in=HEAP),
        Paid(
            (Credits(3),),
            (Boost(2), If(CanInterface(Has(subtype)), (BreakSubroutines(2, Has(subtype)),))),
        ),
    )


def shard(server: ServerRef) -> When:
    """A shard of the Source: it may be installed from the grip instead of a breach of its server."""
    return When(
        Trigger("successful run", server=server),
        (Instead("breach", (InstallCard(THIS, ignoring="all"),)),),
        optional=True,
        active_in=GRIP,
    )


def breaks_exactly_x(subtype: str) -> BreakSubroutines:
    """What an icebreaker's interface ability for X credits does: break X subroutines."""
    return BreakSubroutines(X, Has(subtype), interface=True, which="exactly")
