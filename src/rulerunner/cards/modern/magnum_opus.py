"""Magnum Opus."""

from rulerunner.cards.phrases import ENDS_THE_RUN, ICE_HERE, SUCCESSFUL_RUN, YOUR_TURN_BEGINS, YOUR_TURN_ENDS
from rulerunner.lang.abilities import Ability, While
from rulerunner.lang.conditions import AtLeast, DuringRun, Empty
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, In
from rulerunner.lang.instructions import (
    Choose,
    Draw,
    EndRun,
    Gain,
    If,
    InstallCard,
    Lose,
    May,
    MoveTo,
    Place,
    RemoveCounters,
    RevealTop,
    ShuffleDeck,
    TakeCredits,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import Count, MostAlike, TimesThisTurn
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER, Top
from rulerunner.lang.sugar import about, paid, play, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, CREDIT, HEAP, POWER, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Border Control": (
        paid(TrashThis(), EndRun(), condition=DuringRun(THIS_SERVER)),
        sub(Gain(Count(ICE_HERE))),
        ENDS_THE_RUN,
    ),
    "Embolus": (
        when(YOUR_TURN_BEGINS, May((Place(1, POWER),), (Credits(1),))),
        when(SUCCESSFUL_RUN, RemoveCounters(1, POWER)),
        paid(HostedCounters(POWER), EndRun(), condition=DuringRun(THIS_SERVER)),
    ),
    "Labor Rights": (
        play(
            TrashTop(STACK, 3),
            Choose(In(HEAP), 3),
            together(MoveTo(CHOSEN, STACK), ShuffleDeck()),
            Draw(1),
            MoveTo(THIS, REMOVED),
        ),
    ),
    "Crowdfunding": (
        when(about("install"), Place(3, CREDIT)),
        While(Empty(CREDIT), (together(Trash(), Draw(1)),)),
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
        when(
            YOUR_TURN_ENDS,
            May((InstallCard(THIS, "all"),)),
            condition=AtLeast(TimesThisTurn("successful run"), 3),
            active_in=HEAP,
        ),
    ),
    "Slot Machine": (
        when(about("encounter"), MoveTo(Top(STACK), STACK, bottom=True), RevealTop(STACK, 3)),
        sub(Lose(3, side="runner")),
        sub(If(AtLeast(MostAlike(), 2), (Gain(3),))),
        sub(If(AtLeast(MostAlike(), 3), (Choose(INSTALLED), Place(3, ADVANCEMENT, CHOSEN)))),
    ),
}
