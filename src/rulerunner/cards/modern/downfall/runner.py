"""Downfall: the Runner's cards."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Paid, Trigger
from rulerunner.lang.conditions import AtLeast, Charged, DuringRun, DuringTurn, Equal, Happened, No
from rulerunner.lang.costs import Clicks, Credits, MoveCards, RemoveThis, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, Has, In, Is, Of, OfChosenName, Same
from rulerunner.lang.instructions import (
    Boost,
    Choose,
    ChooseName,
    ChooseOne,
    Draw,
    Gain,
    GiveTags,
    If,
    InstallCard,
    JackOut,
    Lasting,
    Later,
    May,
    Place,
    Prevent,
    ReduceTrace,
    RemoveTag,
    StealCard,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, CostOf, CountersOn, CreditsOf, StrengthOf, Times
from rulerunner.lang.refs import CHOSEN, GIVEN_UP, HOST, HQ_SERVER, THAT, THIS
from rulerunner.lang.statics import AdditionalCost, InstallOnlyOn, Modify, Player, PlayOnlyIf, SpendFrom
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import AGENDA, CREDIT, GRIP, HARDWARE, HQ, ICE, PROGRAM, RESOURCE, VIRUS

INSTALLABLE = Is(PROGRAM) | Is(HARDWARE) | Is(RESOURCE)
"""The Runner's cards that have an install cost: one that lies face down is none of them."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "Az McCaffrey: Mechanical Prodigy": (
        static(
            Modify(
                "install cost",
                -1,
                of=Is(HARDWARE) | Is(RESOURCE) & (Has("job") | Has("connection")),
                entering=True,
            ),
            condition=No(
                Happened(
                    "install",
                    side="you",
                    subject=Is(HARDWARE) | Is(RESOURCE) & (Has("job") | Has("connection")),
                )
            ),
        ),
    ),
    "Chisel": (
        static(InstallOnlyOn(Is(ICE))),
        static(Modify("strength", Times(-1, CountersOn(THIS, VIRUS)), of=Same(HOST))),
        when(about("encounter", HOST), If(AtLeast(StrengthOf(HOST), 1), (Place(1, VIRUS),), (Trash(HOST),))),
    ),
    "Demolisher": (
        static(Player("memory", 1)),
        static(Modify("trash cost", -1, of=Of("corp"))),
        when(Trigger("trash", subject=Of("corp"), side="you", first="turn"), Gain(1)),
    ),
    "Fencer Fueno": (
        when(Trigger("turn begins", side="you", also=(Trigger("steal"),)), Place(1, CREDIT)),
        when(SUCCESSFUL_RUN, Lasting(SpendFrom("any"), "run")),
        when(
            YOUR_TURN_ENDS,
            If(AtLeast(CountersOn(THIS, CREDIT), 3), (Unless((Credits(1),), (Trash(),), by="you"),)),
        ),
    ),
    "Flip Switch": (
        paid(TrashThis(), JackOut(), condition=DuringTurn("you")),
        paid(TrashThis(), RemoveTag(1), condition=DuringTurn("you")),
        Paid((TrashThis(),), (ReduceTrace(0),), interrupt="trace", condition=DuringTurn("you")),
    ),
    "Gauss": (when(about("install"), Boost(3, "turn")), breaks(Credits(1), "barrier"), boosts(Credits(2), 2)),
    "In the Groove": (
        static(PlayOnlyIf(Charged())),
        play(
            Later(
                when(
                    Trigger("install", subject=INSTALLABLE & ~CostAtMost(0), side="you"),
                    ChooseOne(((Draw(1),), (Gain(1),))),
                ),
                "turn",
            )
        ),
    ),
    "Isolation": (
        static(AdditionalCost("play", (TrashCards(Is(RESOURCE) & INSTALLED),), Same(THIS))),
        play(Gain(7)),
    ),
    "Lat: Ethical Freelancer": (
        when(YOUR_TURN_ENDS, If(Equal(CardsIn(GRIP), CardsIn(HQ)), (May((Draw(1),)),))),
    ),
    "Lucky Charm": (
        Paid(
            (RemoveThis(),),
            (Prevent(1),),
            interrupt="end the run",
            by=Of("corp"),
            condition=Happened("successful run", server=HQ_SERVER),
        ),
    ),
    "Masterwork (v37)": (
        static(Player("memory", 1)),
        when(Trigger("install", subject=Is(HARDWARE), side="you", first="turn"), Draw(1)),
        when(Trigger("run begins"), May((Choose(Is(HARDWARE) & In(GRIP)), InstallCard(CHOSEN, discount=-1)))),
    ),
    "Rejig": (
        static(
            AdditionalCost(
                "play",
                (MoveCards((Is(PROGRAM) | Is(HARDWARE)) & INSTALLED & Of("you"), GRIP),),
                cards=Same(THIS),
            )
        ),
        play(
            Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)),
            InstallCard(CHOSEN, discount=CostOf(GIVEN_UP)),
        ),
    ),
    "Rezeki": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Spec Work": (
        static(AdditionalCost("play", (TrashCards(Is(PROGRAM) & INSTALLED),), Same(THIS))),
        play(together(Gain(4), Draw(2))),
    ),
    "Supercorridor": (
        static(Player("memory", 2)),
        static(Player("hand size", 1)),
        when(YOUR_TURN_ENDS, If(Equal(CreditsOf("you"), CreditsOf("corp")), (May((Gain(2),)),))),
    ),
    "The Artist": (
        paid(Clicks(), Gain(2), once="turn"),
        paid(
            Clicks(),
            Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)),
            InstallCard(CHOSEN, discount=1),
            once="turn",
        ),
    ),
    "Whistleblower": (
        when(
            SUCCESSFUL_RUN,
            May(
                (
                    ChooseName(),
                    Later(
                        when(
                            Trigger("access", subject=Is(AGENDA) & OfChosenName()),
                            StealCard(THAT, free=True),
                            once="turn",
                        ),
                        "run",
                    ),
                ),
                (TrashThis(),),
            ),
        ),
    ),
    "Trickster Taka": (
        when(Trigger("turn begins", side="you", also=(Trigger("steal"),)), Place(1, CREDIT)),
        static(SpendFrom("use", of=Is(PROGRAM)), condition=DuringRun()),
        when(
            YOUR_TURN_ENDS,
            If(AtLeast(CountersOn(THIS, CREDIT), 3), (ChooseOne(((GiveTags(1),), (Trash(),)), must=True),)),
        ),
    ),
}
