"""Rebellion Without Rehearsal: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import ICE_HERE, MOVES_AS_THE_TURN_ENDS, gains_for_the_run, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import HostedCounters, TrashCards
from rulerunner.lang.filters import INSTALLED, REZZED, UNREZZED, AtServer, Has, Is, Of, Same, WithCounters
from rulerunner.lang.instructions import (
    Choose,
    ChooseServer,
    Damage,
    Derez,
    EndRun,
    GiveTags,
    Lasting,
    Later,
    May,
    Place,
    PsiGame,
    RememberServer,
    RezCard,
    Unless,
)
from rulerunner.lang.refs import ANY_SERVER, ATTACKED, BOUND, CHOSEN, REMEMBERED_SERVER, THAT
from rulerunner.lang.statics import BreakLimit, Modify
from rulerunner.lang.sugar import about, static, sub, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    CORE,
    HARDWARE,
    ICE,
    NET,
    PROGRAM,
    RESOURCE,
    THIS_RUN,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Hammer": (
        static(BreakLimit(1, by=~Has("killer"), printed=True)),
        sub(GiveTags(1)),
        sub(*trash_one(Is(RESOURCE) | Is(HARDWARE))),
        sub(*trash_one(Is(PROGRAM) & ~(Has("decoder") | Has("fracter") | Has("killer")))),
    ),
    "Isaac Liberdade": (
        static(Modify("strength", 2, of=ICE_HERE & WithCounters(ADVANCEMENT))),
        when(
            about("relocate"),
            May((Choose(ICE_HERE & ~WithCounters(ADVANCEMENT)), Place(1, ADVANCEMENT, CHOSEN))),
        ),
        MOVES_AS_THE_TURN_ENDS,
    ),
    "Lightning Laboratory": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        when(
            Trigger("run begins"),
            May(
                (
                    ChooseServer(ATTACKED),
                    RememberServer(),
                    Choose(UNREZZED & Is(ICE) & AtServer(ATTACKED, "ice"), 2, up_to=True),
                    RezCard(CHOSEN, ignoring="all"),
                    Later(
                        when(
                            Trigger("turn ends"),
                            Choose(REZZED & Is(ICE) & AtServer(REMEMBERED_SERVER, "ice"), 2),
                            Derez(CHOSEN),
                        )
                    ),
                ),
                (HostedCounters(AGENDA_COUNTER),),
            ),
        ),
    ),
    "See How They Run": (when(about("score"), GiveTags(1), PsiGame((Damage(CORE, 1),), (Damage(NET, 1),))),),
    "Thunderbolt Armaments: Peace Through Power": (
        when(
            Trigger("rez", subject=Is(ICE) & (Has("ap") | Has("destroyer")), during=ANY_SERVER),
            Lasting(Modify("strength", 1, of=Same(BOUND)), THIS_RUN, bind=THAT),
            gains_for_the_run(sub(Unless((TrashCards(INSTALLED & Of("runner")),), (EndRun(),))), ice=THAT),
        ),
    ),
}
