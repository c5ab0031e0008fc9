"""Proteus: nodes."""

from rulerunner.cards.classic_phrases import gained_until, rezzed_before, weakened
from rulerunner.cards.phrases import ADVANCEABLE, NOT_IN_ARCHIVES, lifted_for
from rulerunner.lang.abilities import Ability, CounterText, Paid, Trigger
from rulerunner.lang.conditions import CanRun, DidIt, DuringRun, Matches
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashRandom
from rulerunner.lang.filters import INSTALLED, REZZED, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Afflict,
    ChangeServer,
    Choose,
    Damage,
    Gain,
    If,
    IncreaseImminent,
    Lose,
    May,
    MoveTo,
    Place,
    Prevent,
    ShuffleDeck,
    Trash,
)
from rulerunner.lang.quantities import Infection
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, THIS, THIS_SERVER, Every, Except
from rulerunner.lang.statics import RevealedWhenAccessed, RezOnInstall
from rulerunner.lang.sugar import about, at, paid, prevention, static, together, when
from rulerunner.lang.words import ADVANCEMENT, ARCHIVES, HQ, ICE, MEAT, NET, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bel-Digmo Antibody": (
        when(about("rez"), together(MoveTo(THIS, RND), ShuffleDeck())),
        when(about("access"), Damage(NET, 1), condition=Matches(THIS, In(RND))),
        static(RevealedWhenAccessed(RND)),
    ),
    "Cybertech Think Tank": (
        ADVANCEABLE,
        Paid(
            (HostedCounters(ADVANCEMENT),),
            (IncreaseImminent(1),),
            interrupt="damage",
            detail=MEAT,
            by=~Same(THIS),
        ),
    ),
    "Department of Misinformation": (
        rezzed_before("expose"),
        prevention(Credits(1), "expose", Prevent(1)),
    ),
    "Doppelganger Antibody": (
        when(about("access"), May((Afflict("doppelganger"),), (Credits(2),)), condition=NOT_IN_ARCHIVES),
        static(RevealedWhenAccessed(RND)),
        CounterText(
            "doppelganger",
            when(Trigger("turn begins", side="runner"), Lose(Infection("doppelganger"), "runner")),
        ),
        lifted_for("doppelganger", 4),
    ),
    "Executive Boot Camp": (
        paid(TrashRandom(HQ), *gained_until(Trigger("run ends"), 2), condition=DuringRun()),
    ),
    "Government Contract": (
        ADVANCEABLE,
        paid(HostedCounters(ADVANCEMENT), *gained_until(Trigger("turn ends"), 3, "install or rez")),
    ),
    "LDL Traffic Analyzers": (
        ADVANCEABLE,
        rezzed_before("trace"),
        paid(
            HostedCounters(ADVANCEMENT),
            *gained_until(Trigger("trace succeeds", also=(Trigger("trace fails"),)), 5),
            moment=Trigger("trace"),
        ),
    ),
    "Pattel Antibody": (
        when(
            about("access"),
            May((Place(1, "pattel", Every(Has("icebreaker") & INSTALLED)),), (Credits(3),)),
            condition=NOT_IN_ARCHIVES,
        ),
        static(RevealedWhenAccessed(RND)),
        weakened("pattel"),
    ),
    "Siren": (
        static(RezOnInstall()),
        paid(
            Credits(1),
            ChangeServer(THIS_SERVER),
            moment=at("server announced", Except(ANY_SERVER, THIS_SERVER)),
            condition=CanRun(THIS_SERVER),
        ),
    ),
    "Stereogram Antibody": (
        when(
            about("access"),
            together(Damage(NET, 1), MoveTo(THIS, RND), ShuffleDeck()),
            condition=Matches(THIS, In(ARCHIVES)),
        ),
    ),
    "Syd Meyer Superstores": (
        paid(Clicks(), Choose(REZZED & Is(ICE)), Trash(CHOSEN), If(DidIt(), (Gain(4),))),
    ),
}
