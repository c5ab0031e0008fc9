"""System Gateway: the Runner's cards."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.lang.abilities import Ability, Paid, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, DidIt, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Same, WithCounters
from rulerunner.lang.instructions import (
    AccessMore,
    Boost,
    BreakSubroutines,
    Choose,
    ChooseOne,
    Derez,
    Draw,
    Gain,
    If,
    InstallCard,
    Lasting,
    Later,
    LoseClicks,
    May,
    MoveTo,
    Place,
    Run,
    Search,
    Swap,
    TakeCredits,
    Trash,
)
from rulerunner.lang.quantities import ClicksOf, Count, CountersOn, Depending, Times, TimesThisRun
from rulerunner.lang.refs import (
    ACCESSED,
    ALREADY_RUN,
    ANY_CENTRAL,
    ANY_SERVER,
    ATTACKED,
    BOUND,
    CHOSEN,
    ENCOUNTERED,
    HOST,
    HQ_SERVER,
    RND_SERVER,
    THAT,
    THIS,
    Except,
    OneOf,
)
from rulerunner.lang.statics import InstallOnlyOn, Modify, Player, Replaces, SpendFrom
from rulerunner.lang.sugar import (
    about,
    accesses_more,
    at,
    boosts,
    breaks,
    if_successful,
    paid,
    play,
    static,
    together,
    when,
)
from rulerunner.lang.words import CREDIT, EVENT, GRIP, ICE, PROGRAM, STACK, VIRUS

VIRUSES = CountersOn(THIS, VIRUS)
ICEBREAKERS_INSTALLED = Count(Has("icebreaker") & INSTALLED)
LOSE_A_CLICK_IF_ANY = If(AtLeast(ClicksOf("you"), 1), (LoseClicks(1),))

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "René “Loup” Arcemont: Party Animal": (
        when(Trigger("trash accessed", side="you", first="turn"), together(Gain(1), Draw(1))),
    ),
    "The Catalyst: Convention Breaker": (),
    "Tāo Salonga: Telepresence Magician": (
        when(Trigger("score"), Choose(Is(ICE) & INSTALLED, 2), Swap(CHOSEN), may=True),
        when(Trigger("steal"), Choose(Is(ICE) & INSTALLED, 2), Swap(CHOSEN), may=True),
    ),
    "Zahya Sadeghi: Versatile Smuggler": (
        when(
            Trigger("run ends", server=OneOf((HQ_SERVER, RND_SERVER))),
            Gain(TimesThisRun("access")),
            may=True,
            once="turn",
        ),
    ),
}

EVENTS: dict[str, tuple[Ability, ...]] = {
    "Creative Commission": (play(Gain(5), LOSE_A_CLICK_IF_ANY),),
    "Jailbreak": (
        play(
            Run(
                OneOf((HQ_SERVER, RND_SERVER)),
                linked=(if_successful(Draw(1), accesses_more(1, ATTACKED)),),
            )
        ),
    ),
    "Mutual Favor": (
        play(
            Search(STACK, Has("icebreaker"), reveal=True),
            If(
                AllOf((DidIt(), Happened("successful run"))),
                (May((InstallCard(CHOSEN),), otherwise=(MoveTo(CHOSEN, GRIP),)),),
                (MoveTo(CHOSEN, GRIP),),
            ),
        ),
    ),
    "Overclock": (play(Place(5, CREDIT), Run(ANY_SERVER, linked=(static(SpendFrom("any")),))),),
    "Tread Lightly": (play(Run(ANY_SERVER, linked=(static(Modify("rez cost", 3, of=Is(ICE))),))),),
    "VRcation": (play(Draw(4), LOSE_A_CLICK_IF_ANY),),
    "Wildcat Strike": (play(ChooseOne(((Gain(6),), (Draw(4),)), by="corp")),),
}

INSTALL_FROM_GRIP = May((Choose(In(GRIP) & ~Is(EVENT)), InstallCard(CHOSEN)))

HARDWARES: dict[str, tuple[Ability, ...]] = {
    "Carnivore": (
        static(Player("memory", 1)),
        Paid((TrashCards(In(GRIP), 2),), (Trash(ACCESSED),), once="turn", access=True),
    ),
    "DZMZ Optimizer": (
        static(Player("memory", 1)),
        static(
            Modify("install cost", -1, of=Is(PROGRAM), entering=True),
            condition=No(Happened("install", side="you", subject=Is(PROGRAM))),
        ),
    ),
    "Docklands Pass": (when(at("breach", HQ_SERVER, first="turn"), AccessMore(1)),),
    "Pantograph": (
        static(Player("memory", 1)),
        when(Trigger("score"), Gain(1), INSTALL_FROM_GRIP),
        when(Trigger("steal"), Gain(1), INSTALL_FROM_GRIP),
    ),
    "Pennyshaver": (
        static(Player("memory", 1)),
        when(SUCCESSFUL_RUN, Place(1, CREDIT)),
        paid(Clicks(), Place(1, CREDIT), TakeCredits(CountersOn(THIS, CREDIT))),
    ),
    "T400 Memory Diamond": (
        static(Player("memory", 1)),
        static(Player("hand size", 1)),
    ),
}

PROGRAMS: dict[str, tuple[Ability, ...]] = {
    "Botulus": (
        static(InstallOnlyOn(Is(ICE))),
        when(about("install"), Place(1, VIRUS)),
        when(YOUR_TURN_BEGINS, Place(1, VIRUS)),
        paid(HostedCounters(VIRUS), BreakSubroutines(1, Same(HOST))),
    ),
    "Buzzsaw": (
        breaks(Credits(1), "code gate", 2),
        boosts(Credits(3)),
    ),
    "Carmen": (
        static(Modify("install cost", -2), condition=Happened("successful run")),
        breaks(Credits(1), "sentry"),
        boosts(Credits(2), 3),
    ),
    "Cleaver": (
        breaks(Credits(1), "barrier", 2),
        boosts(Credits(2)),
    ),
    "Conduit": (
        when(Trigger("run ends", server=RND_SERVER, detail="successful"), Place(1, VIRUS), may=True),
        paid(Clicks(), Run(RND_SERVER, linked=(if_successful(accesses_more(VIRUSES, RND_SERVER)),))),
    ),
    "Echelon": (
        static(Modify("strength", ICEBREAKERS_INSTALLED)),
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 2),
    ),
    "Fermenter": (
        when(about("install"), Place(1, VIRUS)),
        when(YOUR_TURN_BEGINS, Place(1, VIRUS)),
        paid(cost(Clicks(), TrashThis()), Gain(Times(2, VIRUSES))),
    ),
    "Leech": (
        when(at("successful run", ANY_CENTRAL), Place(1, VIRUS)),
        paid(
            HostedCounters(VIRUS),
            Lasting(Modify("strength", -1, of=Same(BOUND)), "encounter", bind=ENCOUNTERED),
        ),
    ),
    "Marjanah": (
        paid(
            Credits(Depending(Happened("successful run"), 1, 2)),
            BreakSubroutines(1, Has("barrier"), interface=True),
        ),
        boosts(Credits(1)),
    ),
    "Mayfly": (
        paid(Credits(1), BreakSubroutines(1, interface=True), Later(when(Trigger("run ends"), Trash()))),
        boosts(Credits(1)),
    ),
    "Tranquilizer": (
        static(InstallOnlyOn(Is(ICE))),
        *(
            when(trigger, Place(1, VIRUS), If(Matches(THIS, WithCounters(VIRUS, 3)), (Derez(HOST),)))
            for trigger in (about("install"), YOUR_TURN_BEGINS)
        ),
    ),
    "Unity": (
        breaks(Credits(1), "code gate"),
        paid(Credits(1), Boost(ICEBREAKERS_INSTALLED)),
    ),
}

RESOURCES: dict[str, tuple[Ability, ...]] = {
    "Cookbook": (
        when(
            Trigger("install", subject=Is(PROGRAM) & Has("virus"), side="you"),
            Place(1, VIRUS, THAT),
            may=True,
        ),
    ),
    "Red Team": (
        *loaded_on_install(12, CREDIT),
        paid(
            Clicks(),
            Run(Except(ANY_CENTRAL, ALREADY_RUN), linked=(if_successful(TakeCredits(3)),)),
        ),
    ),
    "Smartware Distributor": (
        paid(Clicks(), Place(3, CREDIT)),
        when(YOUR_TURN_BEGINS, TakeCredits(1)),
    ),
    "Telework Contract": (
        *loaded_on_install(9, CREDIT),
        paid(Clicks(), TakeCredits(3), once="turn"),
    ),
    "Verbal Plasticity": (static(Replaces("draw", (Draw(2),), detail="basic action", first="turn")),),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **EVENTS,
    **HARDWARES,
    **PROGRAMS,
    **RESOURCES,
}
