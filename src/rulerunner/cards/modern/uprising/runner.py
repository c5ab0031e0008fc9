"""Uprising: the Runner's cards."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AnyOf, AtLeast, Exists, Happened, Matches
from rulerunner.lang.costs import Credits, RemoveThis, TrashCards
from rulerunner.lang.filters import Has, In, Is, Of, Same, Underwent
from rulerunner.lang.instructions import BreakSubroutines, Draw, Gain, If, Lasting, May
from rulerunner.lang.quantities import Link
from rulerunner.lang.refs import BOUND, HQ_SERVER, THAT, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, Player, SpendFrom
from rulerunner.lang.sugar import boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import CREDIT, EVENT, GRIP, ICE, IDENTITIES, IDENTITY

CARDS: dict[str, tuple[Ability, ...]] = {
    "Aniccam": (
        static(Player("memory", 1)),
        when(Trigger("trash", subject=Is(EVENT), first="turn"), Draw(1)),
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
