"""Honor and Profit."""

from rulerunner.cards.phrases import (
    DOUBLE,
    ENDS_THE_RUN,
    YOUR_TURN_BEGINS,
    gains_for_the_run,
    not_yet,
    returning,
)
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun, Matches, No
from rulerunner.lang.costs import Credits, HostedCounters, TrashThis
from rulerunner.lang.filters import AMONG, INSTALLED, AtServer, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Arrange,
    Breach,
    BreakSubroutines,
    Choose,
    ChooseServer,
    Damage,
    Forget,
    Gain,
    InstallCard,
    Instead,
    Lasting,
    LookAtTop,
    May,
    MoveTo,
    Place,
    PsiGame,
    RememberServer,
    Repeat,
    Run,
    Search,
    ShuffleDeck,
    Unless,
)
from rulerunner.lang.quantities import CardsIn, Count
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ANY_SERVER,
    CHOSEN,
    HQ_SERVER,
    NEW_REMOTE,
    REMEMBERED_SERVER,
    RND_SERVER,
    THIS,
    THIS_SERVER,
)
from rulerunner.lang.statics import Cannot, InterfaceOnly, Player
from rulerunner.lang.sugar import (
    about,
    accesses_more,
    boosts,
    breaks,
    if_successful,
    interrupt,
    paid,
    play,
    static,
    sub,
    when,
)
from rulerunner.lang.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    CORE,
    EVENT,
    GRIP,
    HQ,
    ICE,
    NET,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER_SCORE,
    STACK,
    THIS_ACCESS,
    UNTIL_YOUR_TURN,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Alias": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(2), 3),
        static(InterfaceOnly(~AtServer(ANY_REMOTE, "ice"))),
    ),
    "Breach": (
        breaks(Credits(2), "barrier", 3),
        boosts(Credits(2), 4),
        static(InterfaceOnly(~AtServer(ANY_REMOTE, "ice"))),
    ),
    "Calling in Favors": (play(Gain(Count(INSTALLED & Is(RESOURCE) & Has("connection")))),),
    "Fast Track": (play(Search(RND, Is(AGENDA), reveal=True), MoveTo(CHOSEN, HQ)),),
    "House of Knives": (
        when(about("score"), Place(3, AGENDA_COUNTER)),
        paid(HostedCounters(AGENDA_COUNTER), Damage(NET, 1), once="run", condition=DuringRun()),
    ),
    "Komainu": (when(about("encounter"), gains_for_the_run(sub(Damage(NET, 1)), CardsIn(GRIP))),),
    "Legwork": (play(Run(HQ_SERVER, linked=(if_successful(accesses_more(2, HQ_SERVER)),))),),
    "Mass Install": (play(Repeat(3, (Choose(Is(PROGRAM) & In(GRIP), up_to=True), InstallCard(CHOSEN)))),),
    "Mental Health Clinic": (
        when(YOUR_TURN_BEGINS, Gain(1)),
        static(Player("hand size", 1, side="runner")),
    ),
    "Mushin No Shin": (
        DOUBLE,
        play(
            Choose(In(HQ) & ~Is(OPERATION) & ~Is(ICE)),
            InstallCard(CHOSEN, at=NEW_REMOTE),
            Place(3, ADVANCEMENT, CHOSEN),
            *not_yet(CHOSEN, UNTIL_YOUR_TURN),
        ),
    ),
    "Passport": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(2), 2),
        static(InterfaceOnly(~AtServer(ANY_REMOTE, "ice"))),
    ),
    "Philotic Entanglement": (when(about("score"), Damage(NET, Count(Is(AGENDA) & In(RUNNER_SCORE)))),),
    "Psychic Field": (
        when(about("access"), PsiGame((Damage(NET, CardsIn(GRIP)),)), condition=Matches(THIS, INSTALLED)),
        when(about("expose"), PsiGame((Damage(NET, CardsIn(GRIP)),)), condition=Matches(THIS, INSTALLED)),
    ),
    "Public Terminal": (*returning(1, "play", Is(EVENT) & Has("run")),),
    "Pup": (sub(Unless((Credits(1),), (Damage(NET, 1),))), sub(Unless((Credits(1),), (Damage(NET, 1),)))),
    "Security Testing": (
        when(YOUR_TURN_BEGINS, Forget(), May((ChooseServer(ANY_SERVER), RememberServer()))),
        when(
            Trigger("successful run", server=REMEMBERED_SERVER, first="turn"),
            Instead("breach", (Gain(2),)),
        ),
    ),
    "Shiro": (
        sub(LookAtTop(RND, 3), Arrange()),
        sub(
            Unless(
                (Credits(1),),
                (Breach(RND_SERVER, linked=(static(Cannot("access", AtServer(RND_SERVER, "root"))),)),),
                by="you",
            )
        ),
    ),
    "The Future Perfect": (
        when(
            about("access"),
            PsiGame((Lasting(Cannot("steal", Same(THIS)), THIS_ACCESS),)),
            condition=No(Matches(THIS, INSTALLED)),
        ),
    ),
    "Tori Hanzō": (
        interrupt(
            Trigger("damage", side="you", detail=NET, first="run", during=THIS_SERVER),
            May((Instead("damage", (Damage(CORE, 1),)),), (Credits(2),)),
        ),
    ),
    "Grappling Hook": (paid(TrashThis(), BreakSubroutines(which="all but one")),),
    "Express Delivery": (play(LookAtTop(STACK, 4), Choose(AMONG), MoveTo(CHOSEN, GRIP), ShuffleDeck()),),
    "Rainbow": (ENDS_THE_RUN,),
    "Gingerbread": (breaks(Credits(1), "tracer"), boosts(Credits(2), 3)),
    "Medical Research Fundraiser": (play(Gain(8), Gain(3, side="runner")),),
}
