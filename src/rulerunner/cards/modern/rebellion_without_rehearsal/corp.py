"""Rebellion Without Rehearsal: the Corp's cards."""

from rulerunner.cards.phrases import ADVANCEABLE, DOUBLE, ENDS_THE_RUN, YOUR_TURN_BEGINS, threat, trash_one
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import TAGGED, Matches
from rulerunner.lang.costs import Clicks, HostedCounters, SufferDamage, TakeTags, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, In, Is, Of, Underwent
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    InstallCard,
    Lose,
    May,
    MoveTo,
    Place,
    Unless,
)
from rulerunner.lang.quantities import Tags
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, ARCHIVES, HQ, NET, OPERATION, POWER, RESOURCE, STACK

ASSETS: dict[str, tuple[Ability, ...]] = {
    "Charlotte Caçador": (
        ADVANCEABLE,
        when(YOUR_TURN_BEGINS, May((together(Gain(4), Draw(1)),), (HostedCounters(ADVANCEMENT),))),
        paid(cost(HostedCounters(ADVANCEMENT), TrashThis()), Gain(3)),
    ),
    "The Powers That Be": (
        when(
            Trigger("score", side="you"),
            May((Choose((In(HQ) | In(ARCHIVES)) & ~Is(OPERATION)), InstallCard(CHOSEN, ignoring="all"))),
        ),
    ),
    "Working Prototype": (
        when(Trigger("rez", side="you"), Place(1, POWER)),
        paid(cost(Clicks(), HostedCounters(POWER)), Gain(3)),
        paid(
            cost(Clicks(), HostedCounters(POWER, 5)),
            Gain(6),
            Choose(Is(RESOURCE) & INSTALLED),
            MoveTo(CHOSEN, STACK),
        ),
    ),
}

ICES: dict[str, tuple[Ability, ...]] = {
    "Boto": (
        static(Modify("strength", 2), condition=threat(4)),
        sub(Damage(NET, 2)),
        sub(May((EndRun(),), (TrashCards(In(HQ)),))),
        sub(May((EndRun(),), (TrashCards(In(HQ)),))),
    ),
    "Capacitor": (static(Modify("strength", 2), condition=TAGGED), sub(Gain(Tags())), ENDS_THE_RUN),
    "Cloud Eater": (
        when(
            about("encounter ends"),
            Unless((TakeTags(2),), (Unless((SufferDamage(NET, 3),), trash_one(Of("opponent"))),)),
            condition=Matches(THIS, Underwent("rez")),
        ),
        sub(*trash_one(Of("opponent"))),
        sub(GiveTags(2)),
        sub(Damage(NET, 3)),
    ),
    "Seraph": (
        when(
            about("encounter"),
            Unless((SufferDamage(NET, 2),), (Unless((TakeTags(1),), (Lose(3, side="runner"),)),)),
        ),
        sub(Lose(3, side="runner")),
        sub(Damage(NET, 2)),
        sub(GiveTags(1)),
    ),
}

OPERATIONS: dict[str, tuple[Ability, ...]] = {
    "Corporate Hospitality": (
        DOUBLE,
        play(together(Gain(6), Draw(2)), Choose(In(ARCHIVES)), MoveTo(CHOSEN, HQ)),
    ),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **ASSETS,
    **ICES,
    **OPERATIONS,
}
