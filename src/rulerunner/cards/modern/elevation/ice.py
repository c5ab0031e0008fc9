"""Elevation: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ENDS_THE_RUN, ICE_HERE, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, DuringRun
from rulerunner.lang.costs import Credits, Forfeit, HostedCounters, SufferDamage, TrashThis
from rulerunner.lang.filters import REZZED, UNREZZED, Has, In, Is, Same, WithSubroutines
from rulerunner.lang.instructions import (
    Choose,
    ChooseOne,
    EndRun,
    Gain,
    GiveTags,
    If,
    InstallCard,
    May,
    MoveRunner,
    Place,
    ResolveSubroutine,
    RezCard,
    Swap,
    Trash,
    Unless,
)
from rulerunner.lang.refs import APPROACHED, ARCHIVES_SERVER, CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import BreakLimit, RezPayment
from rulerunner.lang.sugar import about, paid, static, sub, when
from rulerunner.lang.words import AGENDA_COUNTER, ARCHIVES, HQ, ICE, NET, PROGRAM, RESOURCE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Lamplighter": (
        when(Trigger("score", server=THIS_SERVER), Trash(THIS)),
        when(Trigger("steal", server=THIS_SERVER), Trash(THIS)),
        sub(Unless((Credits(3),), (GiveTags(1),))),
        sub(If(TAGGED, (EndRun(),))),
    ),
    "Mitra Aman": (
        when(
            Trigger("approach", subject=ICE_HERE),
            May(
                (Gain(3), May((Choose(Is(ICE) & (In(ARCHIVES) | In(HQ))), Swap(CHOSEN, APPROACHED)))),
                (TrashThis(),),
            ),
        ),
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
    "Biawak": (
        static(RezPayment((Forfeit(),), 10)),
        sub(ChooseOne((trash_one(Is(PROGRAM)), (EndRun(),)))),
        sub(ChooseOne((trash_one(Is(RESOURCE)), (EndRun(),)))),
        ENDS_THE_RUN,
    ),
}
