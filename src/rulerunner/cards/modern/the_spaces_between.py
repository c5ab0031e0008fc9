"""The Spaces Between."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, loaded_on_install, strengthens
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, CopyOf, Has, Is, OfChosenName, StrengthAtMost
from rulerunner.lang.instructions import (
    BreakSubroutines,
    ChooseName,
    Gain,
    Later,
    LoseAllCredits,
    May,
    MoveTo,
    Place,
    Prevent,
    Search,
)
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import CHOSEN, THAT, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, SpendFrom, StaysUntil
from rulerunner.lang.sugar import about, paid, play, prevention, static, when
from rulerunner.lang.words import CREDIT, HARDWARE, HQ, ICE, POWER, RND, VIRUS, WHILE_ACTIVE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cache": (when(about("install"), Place(3, VIRUS)), paid(HostedCounters(VIRUS), Gain(1))),
    "D4v1d": (
        when(about("install"), Place(3, POWER)),
        paid(HostedCounters(POWER), BreakSubroutines(1, ~StrengthAtMost(4))),
    ),
    "Encrypted Portals": (
        strengthens(Is(ICE) & Has("code gate"), 1),
        when(about("score"), Gain(Count(REZZED & Has("code gate")))),
    ),
    "Enhanced Login Protocol": (
        static(StaysUntil(("steal",))),
        static(AdditionalCost("basic run", (Clicks(1),), first_each_turn=True)),
    ),
    "Ghost Runner": (*loaded_on_install(3, CREDIT), static(SpendFrom("run"))),
    "Heinlein Grid": (
        when(Trigger("lose clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
        when(Trigger("spend clicks", side="runner", during=THIS_SERVER), LoseAllCredits(side="runner")),
    ),
    "Lag Time": (
        static(StaysUntil(("steal",))),
        strengthens(Is(ICE), 1),
    ),
    "LLDS Energy Regulator": (
        prevention(Credits(3), "trash", Prevent(1), subject=Is(HARDWARE) & INSTALLED),
        prevention(TrashThis(), "trash", Prevent(1), subject=Is(HARDWARE) & INSTALLED),
    ),
    "Paywall Implementation": (
        static(StaysUntil(("steal",))),
        when(SUCCESSFUL_RUN, Gain(1)),
    ),
    "Targeted Marketing": (
        static(StaysUntil(("steal",))),
        play(
            ChooseName(),
            Later(
                when(
                    Trigger(
                        "play",
                        subject=OfChosenName(),
                        side="runner",
                        also=(Trigger("install", subject=OfChosenName(), side="runner"),),
                    ),
                    Gain(10),
                ),
                WHILE_ACTIVE,
            ),
        ),
    ),
    "The Foundry: Refining the Process": (
        when(
            Trigger("rez", subject=Is(ICE), first="turn"),
            May((Search(RND, CopyOf(THAT), reveal=True), MoveTo(CHOSEN, HQ))),
        ),
    ),
}
