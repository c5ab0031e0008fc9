"""Parhelion: the Runner's cards."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, SufferDamage
from rulerunner.lang.filters import INSTALLED, Has, In, Of, Same
from rulerunner.lang.instructions import (
    AccessMore,
    Choose,
    ChooseNumber,
    Damage,
    Draw,
    May,
    MoveTo,
    Place,
    RemoveCounters,
    Run,
)
from rulerunner.lang.quantities import AtMost, CountersOn, X
from rulerunner.lang.refs import ANY_CENTRAL, ANY_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, THIS
from rulerunner.lang.statics import AdditionalCost, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import (
    about,
    accesses_more,
    at,
    breaks,
    if_successful,
    paid,
    play,
    static,
    together,
    when,
)
from rulerunner.lang.words import CORE, GRIP, HEAP, HQ, MEAT, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Basilar Synthgland 2KVJ": (when(about("install"), Damage(CORE, 2)), static(Player("clicks", 1))),
    "Dr. Nuka Vrolyck": (*loaded_on_install(2, POWER), paid(cost(Clicks(), HostedCounters(POWER)), Draw(3))),
    "Finality": (
        static(AdditionalCost("play", (SufferDamage(CORE, 1),), Same(THIS))),
        play(Run(RND_SERVER, linked=(if_successful(accesses_more(3, RND_SERVER)),))),
    ),
    "Hippocampic Mechanocytes": (
        when(about("install"), together(Place(2, POWER), Damage(MEAT, 1))),
        static(Player("hand size", CountersOn(THIS, POWER))),
    ),
    "K2CP Turbine": (static(Modify("strength", 2, of=Has("icebreaker") & ~Has("ai") & INSTALLED)),),
    "Katorga Breakout": (
        play(Run(ANY_SERVER, linked=(if_successful(Choose(In(HEAP)), MoveTo(CHOSEN, GRIP)),))),
    ),
    "Num": (breaks(Credits(2), "sentry"),),
    "Reprise": (
        static(PlayOnlyIf(Happened("steal", side="you"))),
        play(Choose(INSTALLED & Of("corp")), MoveTo(CHOSEN, HQ), May((Run(ANY_SERVER),))),
    ),
    "WAKE Implant v2A-JRJ": (
        when(about("install"), Damage(MEAT, 1)),
        when(at("successful run", HQ_SERVER), Place(1, POWER)),
        when(
            at("breach", RND_SERVER),
            ChooseNumber(0, AtMost(CountersOn(THIS, POWER), 3)),
            RemoveCounters(X, POWER),
            AccessMore(X),
        ),
    ),
    "Zenit Chip JZ-2MJ": (
        when(about("install"), Damage(CORE, 1)),
        when(at("successful run", ANY_CENTRAL, first="turn"), Draw(1)),
    ),
}
