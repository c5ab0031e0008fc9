"""Short forms the card files are written in. Each is one word for one printed turn of phrase."""

from .abilities import Paid, Play, Static, Sub, Trigger, When
from .conditions import Condition
from .costs import Cost, Costs
from .filters import ANY_CARD, Filter, Has, Same
from .instructions import AccessMore, All, Block, Boost, BreakSubroutines, Effect, Instruction, Later
from .quantities import Number
from .refs import THIS, Ref, ServerRef
from .statics import Declaration
from .words import AbilityZone, Anyone, Duration, Period, UsePeriod, Who


def when(
    trigger: Trigger,
    *block: Instruction,
    may: bool = False,
    once: Period = "",
    condition: Condition | None = None,
    persistent: bool = False,
    active_in: AbilityZone = "",
    given: bool = False,
) -> When:
    """A conditional ability; `may` makes it optional."""
    return When(
        trigger,
        block,
        optional=may,
        once=once,
        condition=condition,
        active_in=active_in,
        persistent=persistent,
        given=given,
    )


def interrupt(
    trigger: Trigger,
    *block: Instruction,
    may: bool = False,
    once: Period = "",
    condition: Condition | None = None,
    active_in: AbilityZone = "",
) -> When:
    """A conditional ability that reacts to an imminent effect."""
    return When(
        trigger, block, optional=may, once=once, condition=condition, interrupt=True, active_in=active_in
    )


def if_successful(*block: Instruction) -> When:
    """What a run's own ability does once that run is successful (6.7.3)."""
    return When(Trigger("successful run"), block)


def accesses_more(amount: Number, server: ServerRef) -> Later:
    """In this run, more cards are accessed when the server is breached."""
    return Later(When(Trigger("breach", server=server), (AccessMore(amount),)), "run")


def paid(
    cost: Cost | Costs,
    *block: Instruction,
    once: UsePeriod = "",
    condition: Condition | None = None,
    user: Who = "you",
    moment: Trigger | None = None,
    active_in: AbilityZone = "",
) -> Paid:
    """A paid ability: its cost, then what it does; at a `moment` only, if there is one."""
    costs = (cost,) if isinstance(cost, Cost) else cost
    return Paid(costs, block, once=once, condition=condition, user=user, moment=moment, active_in=active_in)


def prevention(
    cost: Cost | Costs, kind: str, *block: Instruction, detail: str = "", subject: Filter | None = None
) -> Paid:
    """A paid interrupt against an imminent effect of a kind."""
    costs = (cost,) if isinstance(cost, Cost) else cost
    return Paid(costs, block, interrupt=kind, detail=detail, subject=subject)


def static(
    *declarations: Declaration,
    condition: Condition | None = None,
    persistent: bool = False,
    active_in: AbilityZone = "",
) -> Static:
    """A static ability."""
    return Static(declarations, condition, persistent, active_in)


def play(*block: Instruction) -> Play:
    """The play ability of an event or operation."""
    return Play(block)


def sub(*block: Instruction) -> Sub:
    """A subroutine."""
    return Sub(block)


def together(*effects: Effect) -> All:
    """Effects of one instruction."""
    return All(effects)


def breaks(cost: Cost, subtype: str = "", amount: int = 1) -> Paid:
    """An icebreaker's interface ability: pay, break subroutines on ice of a subtype (3.9.5)."""
    ice: Filter = Has(subtype) if subtype else ANY_CARD
    return Paid((cost,), (BreakSubroutines(amount, ice, interface=True),))


def boosts(cost: Cost, by: int = 1, duration: Duration = "encounter") -> Paid:
    """An icebreaker's strength ability."""
    return Paid((cost,), (Boost(by, duration),))


def about(kind: str, ref: Ref = THIS, side: Anyone = "", detail: str = "", first: Period = "") -> Trigger:
    """A trigger about one card, by default the source: "when you encounter this ice"."""
    return Trigger(kind, subject=Same(ref), side=side, detail=detail, first=first)


def at(kind: str, server: ServerRef, first: Period = "") -> Trigger:
    """A trigger about a server: "when there is a successful run on this server"."""
    return Trigger(kind, server=server, first=first)


def block(*instructions: Instruction) -> Block:
    return instructions


__all__ = [
    "about",
    "accesses_more",
    "at",
    "block",
    "boosts",
    "breaks",
    "if_successful",
    "interrupt",
    "paid",
    "play",
    "prevention",
    "static",
    "sub",
    "together",
    "when",
]
