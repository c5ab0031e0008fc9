"""Turns of phrase that recur on cards of the game of 1996."""

from typing import Final

from rulerunner.lang.abilities import CounterText, Paid, Static, Trigger, When
from rulerunner.lang.base import Block
from rulerunner.lang.conditions import AllOf, FullyBroken, Happened, Matches, No
from rulerunner.lang.costs import AgendaPoints, Clicks
from rulerunner.lang.filters import AMONG, INSTALLED, REZZED, UNREZZED, Filter, Has, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    Boost,
    Choose,
    Later,
    Lend,
    LookAtTop,
    May,
    MoveTo,
    PayUpTo,
    Prevent,
    RemoveCounters,
    Repeat,
    ReturnLent,
    Reveal,
    RezCard,
    RollDie,
    ShuffleDeck,
)
from rulerunner.lang.quantities import LAST, Count, CountersOn, Number, Times, X
from rulerunner.lang.refs import BOUND, CHOSEN, HQ_SERVER, THAT, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, PlayOnlyIf
from rulerunner.lang.sugar import interrupt, paid, static, when
from rulerunner.lang.words import CORE, CREDIT, GRIP, ICE, NET, STACK, TABLE, Anyone, Purpose

AFTER_HQ: Final[Static] = static(PlayOnlyIf(Happened("successful run", server=HQ_SERVER)))

COSTS_A_POINT: Final[Static] = static(AdditionalCost("install", (AgendaPoints(1),), cards=Same(THIS)))

APPROACHES_UNREZZED: Final = Trigger("approach", subject=Is(ICE) & UNREZZED)

JUST_BROKEN: Final = AllOf((FullyBroken(), Happened("encounter", within="run", subject=Same(THAT))))
"""The ice that is passed has just been encountered, and all its subroutines were broken."""

JUST_REZZED: Final = AllOf((Matches(THIS, REZZED), No(Happened("jack out", within="run"))))
"""The card was rezzed, and the Runner has not jacked out before it takes effect."""

SILENCE: Final = Has("stealth") & INSTALLED & WithCounters(CREDIT)
"""Stealth cards with bits on them."""

ROLLED_STRENGTH: Final = when(Trigger("run begins"), RollDie(), Boost(LAST, "run"))
"""A die is added to the strength of the icebreaker for each run."""


def prevents_one(*kinds: str, may: bool = False) -> When:
    """The first point of damage of these kinds is prevented each turn."""
    first, *others = kinds
    also = tuple(Trigger("damage", detail=kind) for kind in others)
    return interrupt(Trigger("damage", detail=first, also=also), Prevent(1), may=may, once="turn")


def gained_until(end: Trigger, bits: Number, purpose: Purpose = "any") -> Block:
    """Bits are gained for a purpose; what is left of them goes back to the bank, even if the card is gone."""
    return (Lend(bits, purpose), Later(when(end, ReturnLent())))


def may_prevent_one(*kinds: str) -> When:
    """A point of damage of these kinds may be prevented each turn; for more of them, there are more such."""
    return prevents_one(*kinds, may=True)


NET_OR_BRAIN: Final = may_prevent_one(NET, CORE)


def looks_for(amount: int, cards: Filter) -> Paid:
    """An action: cards of a kind among the top ones of the stack are brought to the hand for a bit each."""
    wanted = AMONG & cards
    taken = (Choose(wanted, X), Reveal(CHOSEN), MoveTo(CHOSEN, GRIP))
    return paid(Clicks(), LookAtTop(STACK, amount), PayUpTo(Count(wanted), taken), ShuffleDeck())


def silenced(lost: int) -> Repeat:
    """Bits on stealth cards are lost, one at a time."""
    return Repeat(lost, (Choose(SILENCE), RemoveCounters(1, CREDIT, CHOSEN)))


def rezzed_before(kind: str, side: Anyone = "") -> When:
    """The Corp may rez the card just before something happens."""
    return interrupt(
        Trigger(kind, side=side, batch=True),
        May((RezCard(THIS),)),
        condition=Matches(THIS, UNREZZED),
        active_in=TABLE,
    )


def strengthened(kind: str) -> CounterText:
    """Each counter of a kind on a card makes the card stronger by 1."""
    return CounterText(kind, static(Modify("strength", CountersOn(BOUND, kind), of=Same(BOUND))))


def weakened(kind: str) -> CounterText:
    """Each counter of a kind on a card makes the card weaker by 1."""
    return CounterText(kind, static(Modify("strength", Times(-1, CountersOn(BOUND, kind)), of=Same(BOUND))))
