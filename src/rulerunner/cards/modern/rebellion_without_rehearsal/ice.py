"""Rebellion Without Rehearsal: ice, and the Corp's cards about runs."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCED_STRENGTH,
    BAD_PUBLICITY_OR_A_TAG,
    ENDS_THE_RUN,
    ICE_HERE,
    MOVES_AS_THE_TURN_ENDS,
    TRASHED_IN_THIS_ENCOUNTER,
    gains_for_the_run,
    trash_one,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Matches, No
from rulerunner.lang.costs import Credits, DerezCards, HostedCounters, OneCost, TrashCards
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    UNREZZED,
    AtServer,
    FaceUp,
    Has,
    In,
    Is,
    Of,
    Same,
    WithCounters,
)
from rulerunner.lang.instructions import (
    Choose,
    ChooseServer,
    Damage,
    Derez,
    Draw,
    EncounterIce,
    EndRun,
    Gain,
    GiveSubtypes,
    GiveTags,
    If,
    InstallCard,
    Lasting,
    Later,
    Lose,
    LoseClicks,
    May,
    MoveIce,
    Place,
    PsiGame,
    RememberServer,
    RezCard,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, Plus, TypesAmong
from rulerunner.lang.refs import (
    ANY_SERVER,
    ATTACKED,
    BOUND,
    CHOSEN,
    REMEMBERED_SERVER,
    THAT,
    THIS,
    THIS_SERVER,
    Except,
)
from rulerunner.lang.statics import BreakLimit, Modify
from rulerunner.lang.sugar import about, static, sub, together, when
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES,
    CORE,
    GRIP,
    HARDWARE,
    HQ,
    ICE,
    NET,
    PROGRAM,
    RESOURCE,
    TABLE,
    THIS_RUN,
    WHILE_REZZED,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Brasília Government Grid": (
        when(
            Trigger("rez", subject=Is(ICE), during=THIS_SERVER),
            May(
                (Lasting(Modify("strength", 3, of=Same(BOUND)), THIS_RUN, bind=THAT),),
                (DerezCards(REZZED & Is(ICE) & ~Same(THAT)),),
            ),
            once="turn",
        ),
    ),
    "Hammer": (
        static(BreakLimit(1, by=~Has("killer"), printed=True)),
        sub(GiveTags(1)),
        sub(*trash_one(Is(RESOURCE) | Is(HARDWARE))),
        sub(*trash_one(Is(PROGRAM) & ~(Has("decoder") | Has("fracter") | Has("killer")))),
    ),
    "Isaac Liberdade": (
        static(Modify("strength", 2, of=ICE_HERE & WithCounters(ADVANCEMENT))),
        when(
            Trigger("relocate", Same(THIS), also=(Trigger("swap", Same(THIS), origin=(TABLE,)),)),
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
    "Lycian Multi-Munition": (
        when(about("rez"), GiveSubtypes(THIS, WHILE_REZZED, ("barrier", "code gate", "sentry"), 3)),
        when(Trigger("turn ends"), Derez(THIS)),
        sub(
            If(
                Matches(THIS, Has("code gate")),
                (together(LoseClicks(1, side="runner"), Lose(1, side="runner")),),
            )
        ),
        sub(If(Matches(THIS, Has("sentry")), trash_one(Is(PROGRAM)))),
        sub(If(Matches(THIS, Has("barrier")), (together(Gain(1), EndRun()),))),
    ),
    "Piranhas": (
        BAD_PUBLICITY_OR_A_TAG,
        sub(May((Draw(1),))),
        sub(Damage(NET, 1)),
        sub(If(No(AtLeast(CardsIn(GRIP), CardsIn(HQ))), (EndRun(),))),
    ),
    "See How They Run": (when(about("score"), GiveTags(1), PsiGame((Damage(CORE, 1),), (Damage(NET, 1),))),),
    "Sisyphus Protocol": (
        when(
            Trigger("pass", subject=REZZED & (Has("code gate") | Has("sentry")), first="turn"),
            May((EncounterIce(THAT),), (OneCost(((Credits(1),), (TrashCards(In(HQ)),))),)),
        ),
    ),
    "Sorocaban Blade": (
        sub(If(No(TRASHED_IN_THIS_ENCOUNTER), trash_one(Is(RESOURCE)))),
        sub(If(No(TRASHED_IN_THIS_ENCOUNTER), trash_one(Is(HARDWARE)))),
        sub(If(No(TRASHED_IN_THIS_ENCOUNTER), trash_one(Is(PROGRAM)))),
    ),
    "Thunderbolt Armaments: Peace Through Power": (
        when(
            Trigger("rez", subject=Is(ICE) & (Has("ap") | Has("destroyer")), during=ANY_SERVER),
            Lasting(Modify("strength", 1, of=Same(BOUND)), THIS_RUN, bind=THAT),
            gains_for_the_run(sub(Unless((TrashCards(INSTALLED & Of("runner")),), (EndRun(),))), ice=THAT),
        ),
    ),
    "Tributary": (
        when(Trigger("run begins", first="turn"), May((MoveIce(THIS, ATTACKED),))),
        sub(
            May((Draw(1),)),
            May(
                (
                    Choose(In(HQ) & Is(ICE)),
                    InstallCard(CHOSEN, ignoring="all", at=Except(ANY_SERVER, THIS_SERVER)),
                )
            ),
        ),
        sub(Lasting(Modify("strength", 2, of=Is(ICE)), THIS_RUN)),
    ),
    "Logjam": (
        ADVANCEABLE,
        static(ADVANCED_STRENGTH),
        when(about("rez"), Place(Plus(1, TypesAmong(In(ARCHIVES) & FaceUp())), ADVANCEMENT)),
        sub(Gain(2), EndRun()),
        ENDS_THE_RUN,
        ENDS_THE_RUN,
    ),
}
