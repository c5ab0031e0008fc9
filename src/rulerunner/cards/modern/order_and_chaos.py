"""Order and Chaos."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ADVANCEMENTS,
    ENDS_THE_RUN,
    OTHER_REZZED_ICE,
    YOUR_TURN_BEGINS,
)
from rulerunner.lang.abilities import Ability, Trigger, When, cost
from rulerunner.lang.conditions import AnyOf, AtLeast, Exists, HitBy, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    REZZED,
    AtServer,
    CopyOf,
    Has,
    HostedOn,
    In,
    Is,
    Same,
    WithCounters,
    WithSubroutines,
)
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    ChooseOne,
    Damage,
    Draw,
    EncounterIce,
    Gain,
    GainClicks,
    GiveTags,
    HostAsCounter,
    HostCard,
    Instead,
    Lasting,
    May,
    MoveCounters,
    MoveTo,
    Place,
    Purge,
    ResolveSubroutine,
    Run,
    SpareCounters,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import CreditsOf, Tags, Times
from rulerunner.lang.refs import ANY_REMOTE, ANY_SERVER, CHOSEN, HOST, RND_SERVER, THAT, THIS, THIS_SERVER
from rulerunner.lang.statics import (
    AdditionalCost,
    Cannot,
    FromTheBottom,
    GainsSubroutines,
    GainsSubtype,
    Hosts,
    Modify,
    Player,
    PlayOnlyIf,
    RevealedWhenAccessed,
)
from rulerunner.lang.sugar import (
    about,
    boosts,
    if_successful,
    interrupt,
    paid,
    play,
    static,
    sub,
    together,
    when,
)
from rulerunner.lang.words import (
    AGENDA_COUNTER,
    ARCHIVES,
    CORE,
    GRIP,
    HARDWARE,
    HQ,
    ICE,
    MEAT,
    NET,
    PROGRAM,
    REMOVED,
    RND,
    STACK,
    VIRUS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Amped Up": (play(together(GainClicks(3), Damage(CORE, 1, preventable=False))),),
    "Archives Interface": (
        interrupt(
            Trigger("access", subject=In(ARCHIVES)),
            Instead("access", (MoveTo(THAT, REMOVED),)),
            may=True,
            once="breach",
        ),
    ),
    "Argus Security: Protection Guaranteed": (
        when(
            Trigger("steal"),
            ChooseOne(((GiveTags(1),), (Damage(MEAT, 2, by="runner"),)), by="runner", must=True),
        ),
    ),
    "Cyberdex Virus Suite": (
        static(RevealedWhenAccessed(RND)),
        when(about("access"), Purge(), may=True),
        paid(TrashThis(), Purge()),
    ),
    "Day Job": (
        static(AdditionalCost("play", (Clicks(3),), cards=Same(THIS))),
        play(Gain(10)),
    ),
    "Eater": (
        paid(Credits(1), BreakSubroutines(1, interface=True), Lasting(Cannot("access"), "run")),
        boosts(Credits(1)),
    ),
    "Forked": (
        play(
            Run(
                ANY_SERVER,
                linked=(when(Trigger("fully broken", subject=Has("sentry"), first="run"), Trash(THAT)),),
            )
        ),
    ),
    "Gagarin Deep Space: Expanding the Horizon": (
        static(AdditionalCost("access", (Credits(1),), server=ANY_REMOTE)),
    ),
    "Glenn Station": (
        paid(
            Clicks(),
            Choose(In(HQ)),
            HostCard(CHOSEN, faceup=False),
            condition=No(Exists(HostedOn(THIS))),
        ),
        paid(Clicks(), Choose(HostedOn(THIS)), MoveTo(CHOSEN, HQ)),
    ),
    "High-Risk Investment": (
        when(about("score"), Place(1, AGENDA_COUNTER)),
        paid(cost(Clicks(), HostedCounters(AGENDA_COUNTER)), Gain(CreditsOf("runner"))),
    ),
    "I've Had Worse": (
        play(Draw(3)),
        When(
            Trigger("trash", subject=Same(THIS)),
            (Draw(3),),
            condition=AnyOf((HitBy(NET), HitBy(MEAT))),
            active_in="anywhere",
        ),
    ),
    "Knifed": (
        play(
            Run(
                ANY_SERVER,
                linked=(when(Trigger("fully broken", subject=Has("barrier"), first="run"), Trash(THAT)),),
            )
        ),
    ),
    "MaxX: Maximum Punk Rock": (when(YOUR_TURN_BEGINS, TrashTop(STACK, 2), Draw(1)),),
    "Progenitor": (
        static(Hosts(Has("virus") & Is(PROGRAM), most=1, free=True)),
        interrupt(Trigger("purge"), SpareCounters(HostedOn(THIS))),
    ),
    "Showing Off": (play(Run(RND_SERVER, linked=(if_successful(Lasting(FromTheBottom(), "run")),))),),
    "Spooned": (
        play(
            Run(
                ANY_SERVER,
                linked=(when(Trigger("fully broken", subject=Has("code gate"), first="run"), Trash(THAT)),),
            )
        ),
    ),
    "Sub Boost": (
        play(
            Choose(REZZED & Is(ICE)),
            HostAsCounter(
                CHOSEN,
                (
                    static(GainsSubtype("barrier", Same(HOST))),
                    static(GainsSubroutines((ENDS_THE_RUN,), of=Same(HOST))),
                ),
            ),
        ),
    ),
    "The Twins": (
        when(
            Trigger("pass", subject=Is(ICE) & REZZED & AtServer(THIS_SERVER, "ice")),
            May((EncounterIce(THAT),), (TrashCards(CopyOf(THAT) & In(HQ), revealed=True),)),
        ),
    ),
    "Uninstall": (play(Choose(INSTALLED & (Is(PROGRAM) | Is(HARDWARE))), MoveTo(CHOSEN, GRIP)),),
    "Valencia Estevez: The Angel of Cayambe": (static(Player("starting bad publicity", 1, side="corp")),),
    "Virus Breeding Ground": (
        when(YOUR_TURN_BEGINS, Place(1, VIRUS)),
        paid(
            Clicks(),
            Choose(INSTALLED & WithCounters(VIRUS) & ~Same(THIS)),
            MoveCounters(1, VIRUS, THIS, CHOSEN),
        ),
    ),
    "Wormhole": (
        ADVANCEABLE,
        static(Modify("rez cost", Times(-3, ADVANCEMENTS))),
        sub(Choose(OTHER_REZZED_ICE & WithSubroutines()), ResolveSubroutine(CHOSEN)),
    ),
    "Traffic Accident": (static(PlayOnlyIf(AtLeast(Tags(), 2))), play(Damage(MEAT, 2))),
}
