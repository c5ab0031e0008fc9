"""Proteus: resources. Those that are hidden lie face down until they are used."""

from rulerunner.cards.phrases import HIDDEN, YOUR_TURN_BEGINS, base_link
from rulerunner.lang.abilities import Ability, LinkBoost, Paid, Trigger, cost
from rulerunner.lang.conditions import DuringTurn, Equal, Matches, TraceDoesMore
from rulerunner.lang.costs import Clicks, Credits, TrashThis
from rulerunner.lang.filters import INSTALLED, AtServer, In, Is, Of, Same
from rulerunner.lang.instructions import (
    AccessMore,
    ActionsFor,
    ActionTo,
    Block,
    ChooseRandom,
    DiscardRandom,
    Gain,
    If,
    InstallCard,
    Instruction,
    Lose,
    Place,
    PlayCard,
    Prevent,
    PreventTrash,
    Reveal,
    RollDie,
    Run,
    TakeBadPublicity,
    TakeCredits,
    Trash,
    TrashAccessed,
    TrashAll,
)
from rulerunner.lang.quantities import LAST
from rulerunner.lang.refs import ANY_REMOTE, ATTACKED, CHOSEN, HQ_SERVER, RND_SERVER, THIS, ServerRef
from rulerunner.lang.statics import NoNewServers
from rulerunner.lang.sugar import at, paid, prevention, static, when
from rulerunner.lang.words import CREDIT, EVENT, GRIP, HQ, MEAT, RESOURCE


def mole(server: ServerRef) -> Paid:
    """Two more cards as the data fort is accessed."""
    return paid(cost(Credits(4), TrashThis()), AccessMore(2), moment=at("breach", server))


OTHER_RESOURCES = Is(RESOURCE) & INSTALLED & Of("you") & ~Same(THIS)

AVOIDS_FOR_A_BIT = when(Trigger("trace fails", source=Same(THIS)), Gain(1))
"""A bit for each trace that is avoided with this base link."""


PUTS_ANY_CARD_TO_USE = (
    ChooseRandom(In(GRIP)),
    Reveal(CHOSEN),
    If(Matches(CHOSEN, Is(EVENT)), (PlayCard(CHOSEN),), (InstallCard(CHOSEN),)),
)
"""Chance says which card of the hand is played or installed."""


def rolled(*actions: Instruction, shown: int = 1) -> Block:
    """What comes of a die: the first for a 1, and so on; the last for all the others."""
    first, *others = actions
    if not others:
        return (first,)
    return (If(Equal(LAST, shown), (first,), rolled(*others, shown=shown + 1)),)


CARDS: dict[str, tuple[Ability, ...]] = {
    "Back Door to Netwatch": (
        HIDDEN,
        prevention(
            cost(Credits(3), TrashThis()),
            "trace effect",
            Prevent(1),
            If(TraceDoesMore(), (TakeBadPublicity(1),)),
        ),
    ),
    "Bargain with Viacox": (
        when(
            YOUR_TURN_BEGINS,
            RollDie(),
            *rolled(
                ActionsFor("draw"),
                ActionsFor("gain credit"),
                ActionTo((Run(RND_SERVER),)),
                ActionTo((Run(HQ_SERVER),)),
                ActionTo((Run(ANY_REMOTE),)),
                ActionTo(PUTS_ANY_CARD_TO_USE),
            ),
        ),
    ),
    "Bolt Hole": (HIDDEN, prevention(TrashThis(), "damage", Prevent(2), detail=MEAT)),
    "Credit Subversion": (
        HIDDEN,
        paid(
            TrashThis(),
            Lose(3, side="corp"),
            moment=Trigger("run ends", server=HQ_SERVER, detail="successful"),
        ),
    ),
    "Death from Above": (
        HIDDEN,
        paid(TrashThis(), TrashAll(AtServer(ATTACKED, "root")), moment=at("successful run", ANY_REMOTE)),
    ),
    "Expendable Family Member": (HIDDEN, prevention(cost(Credits(1), TrashThis()), "tags", Prevent(1))),
    "Get Ready to Rumble": (
        HIDDEN,
        paid(TrashThis(), DiscardRandom(HQ, 2), moment=Trigger("damage", detail=MEAT, source=Of("corp"))),
    ),
    "HQ Mole": (HIDDEN, mole(HQ_SERVER)),
    "Mercenary Subcontract": (
        HIDDEN,
        Paid((Credits(4), TrashThis()), (TrashAccessed(),), access=True),
    ),
    "R&D Mole": (HIDDEN, mole(RND_SERVER)),
    "Streetware Distributor": (
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
        paid(Clicks(), Place(3, CREDIT)),
    ),
    "Time to Collect": (
        HIDDEN,
        Paid(
            (TrashThis(),),
            (PreventTrash(OTHER_RESOURCES),),
            interrupt="trash",
            subject=OTHER_RESOURCES,
            condition=DuringTurn("corp"),
        ),
    ),
    "Wired Switchboard": (HIDDEN, LinkBoost((TrashThis(),), 3, after=True)),
    "Precision Bribery": (
        static(NoNewServers()),
        paid(cost(Clicks(), Credits(4)), Trash(), user="corp"),
    ),
    "Back Door to Rivals": (*base_link(0, 2, 3), AVOIDS_FOR_A_BIT),
    "Runner Sensei": (*base_link(2, 4, 2), AVOIDS_FOR_A_BIT),
}
