"""Downfall: the Runner's cards."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Charged, Happened, No
from rulerunner.lang.costs import Clicks, Credits, TrashCards
from rulerunner.lang.filters import INSTALLED, CostAtMost, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Boost,
    Choose,
    ChooseOne,
    Draw,
    Gain,
    If,
    InstallCard,
    Lasting,
    Later,
    May,
    Place,
    Trash,
    Unless,
)
from rulerunner.lang.quantities import CountersOn, StrengthOf, Times
from rulerunner.lang.refs import CHOSEN, HOST, THIS
from rulerunner.lang.statics import AdditionalCost, InstallOnlyOn, Modify, Player, PlayOnlyIf, SpendFrom
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import CREDIT, GRIP, HARDWARE, ICE, PROGRAM, RESOURCE, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Az McCaffrey: Mechanical Prodigy": (
        static(
            Modify("install cost", -1, of=Is(HARDWARE) | Is(RESOURCE) & (Has("job") | Has("connection"))),
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
    "Fencer Fueno": (
        when(YOUR_TURN_BEGINS, Place(1, CREDIT)),
        when(Trigger("steal"), Place(1, CREDIT)),
        when(SUCCESSFUL_RUN, Lasting(SpendFrom("any"), "run")),
        when(
            YOUR_TURN_ENDS,
            If(AtLeast(CountersOn(THIS, CREDIT), 3), (Unless((Credits(1),), (Trash(),), by="you"),)),
        ),
    ),
    "Gauss": (when(about("install"), Boost(3, "turn")), breaks(Credits(1), "barrier"), boosts(Credits(2), 2)),
    "In the Groove": (
        static(PlayOnlyIf(Charged())),
        play(
            Later(
                when(
                    Trigger("install", subject=~CostAtMost(0), side="you"),
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
    "Masterwork (v37)": (
        static(Player("memory", 1)),
        when(Trigger("install", subject=Is(HARDWARE), side="you", first="turn"), Draw(1)),
        when(Trigger("run begins"), May((Choose(Is(HARDWARE) & In(GRIP)), InstallCard(CHOSEN, discount=-1)))),
    ),
    "Rezeki": (when(YOUR_TURN_BEGINS, Gain(1)),),
    "Spec Work": (
        static(AdditionalCost("play", (TrashCards(Is(PROGRAM) & INSTALLED),), Same(THIS))),
        play(together(Gain(4), Draw(2))),
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
}
