"""Uprising: the Runner's cards."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AnyOf, AtLeast, Exists, Happened, Matches
from rulerunner.lang.costs import Credits, RemoveThis, TrashCards
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Of, Same, Underwent
from rulerunner.lang.instructions import BreakSubroutines, Draw, Gain, If, Lasting, May, Run
from rulerunner.lang.quantities import CardsThisRun, Link, Plus
from rulerunner.lang.refs import ANY_SERVER, BOUND, HQ_SERVER, THAT, THIS, ProtectedServer
from rulerunner.lang.statics import AdditionalCost, Modify, Player, Recurring, SpendFrom
from rulerunner.lang.sugar import boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import CREDIT, EVENT, GRIP, HARDWARE, ICE, IDENTITIES, IDENTITY, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Aniccam": (
        static(Player("memory", 1)),
        when(Trigger("trash", subject=Is(EVENT), first="turn"), Draw(1)),
    ),
    "Bravado": (
        play(
            Run(
                ProtectedServer(ANY_SERVER),
                linked=(when(Trigger("run ends"), Gain(Plus(6, CardsThisRun("pass")))),),
            )
        ),
    ),
    "Devil Charm": (
        when(
            Trigger("encounter", subject=Is(ICE)),
            May((Lasting(Modify("strength", -6, of=Same(BOUND)), "run", bind=THAT),), (RemoveThis(),)),
        ),
    ),
    "DreamNet": (
        when(
            Trigger("successful run", first="turn"),
            Draw(1),
            If(
                AnyOf(
                    (Exists(Is(IDENTITY) & Has("digital") & Of("you") & In(IDENTITIES)), AtLeast(Link(), 2))
                ),
                (Gain(1),),
            ),
        ),
    ),
    "Euler": (
        paid(
            Credits(0),
            BreakSubroutines(1, Has("code gate"), interface=True),
            condition=Matches(THIS, Underwent("install")),
        ),
        breaks(Credits(2), "code gate", 2),
        boosts(Credits(1)),
    ),
    "Keiko": (
        static(Player("memory", 2)),
        when(
            Trigger(
                "install",
                subject=Has("companion"),
                side="you",
                first="turn",
                also=(Trigger("use", subject=Has("companion") & INSTALLED, side="you", detail="credits"),),
            ),
            Gain(1),
        ),
    ),
    "Mantle": (static(Recurring(1)), static(SpendFrom("use", of=Is(HARDWARE) | Is(PROGRAM)))),
    "Moshing": (
        static(AdditionalCost("play", (TrashCards(In(GRIP) & ~Same(THIS), 3),), Same(THIS))),
        play(together(Gain(3), Draw(3))),
    ),
    "Penumbral Toolkit": (
        static(Modify("install cost", -2), condition=Happened("successful run", server=HQ_SERVER)),
        *loaded_on_install(4, CREDIT),
        static(SpendFrom("run")),
    ),
}
