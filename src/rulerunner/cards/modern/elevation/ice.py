"""Elevation: ice, and the Corp's cards about runs."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, DuringRun
from rulerunner.lang.costs import Credits, HostedCounters, SufferDamage
from rulerunner.lang.filters import REZZED, UNREZZED, Has, In, Is, Same, WithSubroutines
from rulerunner.lang.instructions import (
    Choose,
    EndRun,
    GiveTags,
    If,
    InstallCard,
    May,
    MoveRunner,
    Place,
    ResolveSubroutine,
    RezCard,
    Trash,
    Unless,
)
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import BreakLimit
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, ICE, NET

CARDS: dict[str, tuple[Ability, ...]] = {
    "Lamplighter": (
        when(Trigger("score", server=THIS_SERVER), Trash(THIS)),
        when(Trigger("steal", server=THIS_SERVER), Trash(THIS)),
        sub(Unless((Credits(3),), (GiveTags(1),))),
        sub(If(TAGGED, (EndRun(),))),
    ),
    "Mycoweb": (
        sub(May((Choose(Is(ICE) & In(ARCHIVES)), InstallCard(CHOSEN, ignoring="all")))),
        sub(May((Choose(UNREZZED & Is(ICE)), RezCard(CHOSEN, discount=2)))),
        sub(Choose(REZZED & Is(ICE) & Has("sentry") & WithSubroutines()), ResolveSubroutine(CHOSEN)),
        sub(
            Choose(REZZED & Is(ICE) & Has("code gate") & ~Same(THIS) & WithSubroutines()),
            ResolveSubroutine(CHOSEN),
        ),
    ),
    "Proprionegation": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), MoveRunner(ARCHIVES_SERVER), condition=DuringRun()),
    ),
    "Semak-samun": (
        static(BreakLimit(0, by=~Has("fracter"), printed=True)),
        sub(Unless((SufferDamage(NET, 3),), (EndRun(),))),
    ),
}
