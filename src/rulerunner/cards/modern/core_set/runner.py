"""Core Set: the Runner's cards."""

from rulerunner.cards.phrases import SUCCESSFUL_RUN, YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.lang.abilities import Ability, Paid, Trigger, While, cost
from rulerunner.lang.conditions import AllOf, AtLeast, CanInterface, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, Forfeit, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import INSTALLED, REZZED, UNREZZED, CopyOf, Has, In, Is, Of, Same, StrengthAtMost
from rulerunner.lang.instructions import (
    AccessMore,
    BreakSubroutines,
    Bypass,
    ChangeServer,
    Choose,
    ChooseNumber,
    ChooseOne,
    Damage,
    Draw,
    Expose,
    Gain,
    GiveTags,
    If,
    InstallCard,
    Instead,
    Lasting,
    Lose,
    LoseClicks,
    May,
    MoveTo,
    Place,
    Prevent,
    Remember,
    RemoveCounters,
    RezCard,
    Run,
    Search,
    TakeAnyCredits,
    TakeCredits,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import (
    LAST,
    AtMost,
    CountersOn,
    CreditsOf,
    Plus,
    StrengthOf,
    SubroutinesOn,
    Times,
    X,
)
from rulerunner.lang.refs import (
    ACCESSED,
    ANY_CENTRAL,
    ANY_REMOTE,
    ANY_SERVER,
    ARCHIVES_SERVER,
    BOUND,
    CHOSEN,
    ENCOUNTERED,
    HOST,
    HQ_SERVER,
    REMEMBERED,
    RND_SERVER,
    THAT,
    THIS,
    OneOf,
)
from rulerunner.lang.statics import (
    GainsSubtype,
    Hosts,
    InPool,
    InstallOnlyOn,
    Modify,
    Player,
    Recurring,
    SpendFrom,
)
from rulerunner.lang.sugar import (
    about,
    accesses_more,
    at,
    boosts,
    breaks,
    if_successful,
    interrupt,
    paid,
    play,
    prevention,
    static,
    together,
    when,
)
from rulerunner.lang.words import (
    CORE,
    CREDIT,
    GRIP,
    HARDWARE,
    HEAP,
    ICE,
    MEAT,
    NET,
    PROGRAM,
    RND,
    STACK,
    VIRUS,
)

VIRUSES = CountersOn(THIS, VIRUS)
VIRUS_PROGRAM = Is(PROGRAM) & Has("virus")
YOU_INSTALL_A_VIRUS = Trigger("install", subject=VIRUS_PROGRAM, side="you")
PROGRAM_OR_HARDWARE = Is(PROGRAM) | Is(HARDWARE)

IDENTITIES: dict[str, tuple[Ability, ...]] = {
    "Gabriel Santiago: Consummate Professional": (
        when(at("successful run", HQ_SERVER, first="turn"), Gain(2)),
    ),
    'Kate "Mac" McCaffrey: Digital Tinker': (
        static(
            Modify("install cost", -1, of=PROGRAM_OR_HARDWARE, entering=True),
            condition=No(Happened("install", side="you", subject=PROGRAM_OR_HARDWARE)),
        ),
    ),
    "Noise: Hacker Extraordinaire": (when(YOU_INSTALL_A_VIRUS, TrashTop(RND, 1, by="corp")),),
}

EVENTS: dict[str, tuple[Ability, ...]] = {
    "Account Siphon": (
        play(
            Run(
                HQ_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (
                                ChooseNumber(0, AtMost(CreditsOf("corp"), 5)),
                                Lose(X, side="corp"),
                                together(Gain(Times(2, LAST)), GiveTags(2)),
                            ),
                            may=True,
                        )
                    ),
                ),
            )
        ),
    ),
    "Demolition Run": (
        play(Run(OneOf((HQ_SERVER, RND_SERVER)))),
        Paid((Credits(0),), (Trash(ACCESSED),), access=True),
    ),
    "Diesel": (play(Draw(3)),),
    "Déjà Vu": (
        play(
            ChooseOne(
                (
                    (Choose(In(HEAP)), MoveTo(CHOSEN, GRIP)),
                    (Choose(In(HEAP) & Has("virus"), 2, up_to=True), MoveTo(CHOSEN, GRIP)),
                )
            )
        ),
    ),
    "Easy Mark": (play(Gain(3)),),
    "Forged Activation Orders": (
        play(
            Choose(Is(ICE) & UNREZZED),
            May((RezCard(CHOSEN),), by="corp", otherwise=(Trash(CHOSEN, by="corp"),)),
        ),
    ),
    "Infiltration": (play(ChooseOne(((Gain(2),), (Choose(UNREZZED), Expose(CHOSEN))))),),
    "Inside Job": (
        play(Run(ANY_SERVER, linked=(when(Trigger("encounter", subject=Is(ICE), first="run"), Bypass()),))),
    ),
    "Modded": (play(Choose(PROGRAM_OR_HARDWARE & In(GRIP)), InstallCard(CHOSEN, discount=3)),),
    "Special Order": (play(Search(STACK, Has("icebreaker"), reveal=True), MoveTo(CHOSEN, GRIP)),),
    "Stimhack": (
        play(
            Place(9, CREDIT),
            Run(
                ANY_SERVER,
                linked=(static(InPool()), when(Trigger("run ends"), Damage(CORE, 1, preventable=False))),
            ),
        ),
    ),
    "Sure Gamble": (play(Gain(9)),),
    "The Maker’s Eye": (play(Run(RND_SERVER, linked=(if_successful(accesses_more(2, RND_SERVER)),))),),
    "Tinkering": (
        play(
            Choose(Is(ICE) & INSTALLED),
            Lasting(GainsSubtype("sentry", of=Same(BOUND)), "turn", bind=CHOSEN),
            Lasting(GainsSubtype("code gate", of=Same(BOUND)), "turn", bind=CHOSEN),
            Lasting(GainsSubtype("barrier", of=Same(BOUND)), "turn", bind=CHOSEN),
        ),
    ),
}

HARDWARES: dict[str, tuple[Ability, ...]] = {
    "Akamatsu Mem Chip": (static(Player("memory", 1)),),
    "Cyberfeeder": (
        static(Recurring(1)),
        static(SpendFrom("icebreaker"), SpendFrom("install", of=VIRUS_PROGRAM)),
    ),
    "Desperado": (
        static(Player("memory", 1)),
        when(SUCCESSFUL_RUN, Gain(1)),
    ),
    "Grimoire": (
        static(Player("memory", 2)),
        when(YOU_INSTALL_A_VIRUS, Place(1, VIRUS, THAT)),
    ),
    "Lemuria Codecracker": (
        paid(
            cost(Clicks(), Credits(1)),
            Choose(UNREZZED),
            Expose(CHOSEN),
            condition=Happened("successful run", server=HQ_SERVER),
        ),
    ),
    "Rabbit Hole": (
        static(Player("link", 1)),
        when(about("install"), Search(STACK, CopyOf(THIS)), InstallCard(CHOSEN), may=True),
    ),
    "The Personal Touch": (
        static(InstallOnlyOn(Has("icebreaker"))),
        static(Modify("strength", 1, of=Same(HOST))),
    ),
    "The Toolbox": (
        static(Player("memory", 2)),
        static(Player("link", 2)),
        static(Recurring(2)),
        static(SpendFrom("icebreaker")),
    ),
}

ICEBREAKERS: dict[str, tuple[Ability, ...]] = {
    "Aurora": (
        breaks(Credits(2), "barrier"),
        boosts(Credits(2), 3),
    ),
    "Battering Ram": (
        breaks(Credits(2), "barrier", 2),
        boosts(Credits(1), 1, "run"),
    ),
    "Corroder": (
        breaks(Credits(1), "barrier"),
        boosts(Credits(1)),
    ),
    "Crypsis": (
        breaks(Credits(1)),
        boosts(Credits(1)),
        paid(Clicks(), Place(1, VIRUS)),
        when(
            Trigger("encounter ends"),
            If(
                AtLeast(VIRUSES, 1),
                (ChooseOne(((RemoveCounters(1, VIRUS),), (Trash(),))),),
                (Trash(),),
            ),
            condition=Happened("subroutine broken", within="encounter", source=THIS),
        ),
    ),
    "Femme Fatale": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(2)),
        when(about("install"), Choose(Is(ICE) & INSTALLED), Remember(CHOSEN)),
        when(about("encounter", REMEMBERED), May((Bypass(),), (Credits(SubroutinesOn(THAT)),))),
    ),
    "Gordian Blade": (
        breaks(Credits(1), "code gate"),
        boosts(Credits(1), 1, "run"),
    ),
    "Mimic": (breaks(Credits(1), "sentry"),),
    "Ninja": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 5),
    ),
    "Pipeline": (
        breaks(Credits(1), "sentry"),
        boosts(Credits(2), 1, "run"),
    ),
    "Wyrm": (
        paid(Credits(3), BreakSubroutines(1, StrengthAtMost(0), interface=True)),
        paid(
            Credits(1),
            Lasting(Modify("strength", -1, of=Same(BOUND)), "encounter", bind=ENCOUNTERED),
            condition=CanInterface(),
        ),
        boosts(Credits(1)),
    ),
    "Yog.0": (breaks(Credits(0), "code gate"),),
}

PROGRAMS: dict[str, tuple[Ability, ...]] = {
    "Datasucker": (
        when(at("successful run", ANY_CENTRAL), Place(1, VIRUS)),
        paid(
            HostedCounters(VIRUS),
            Lasting(Modify("strength", -1, of=Same(BOUND)), "encounter", bind=ENCOUNTERED),
            condition=Matches(ENCOUNTERED, REZZED),
        ),
    ),
    "Djinn": (
        static(Hosts(Is(PROGRAM) & ~Has("icebreaker"), memory=3)),
        paid(
            cost(Clicks(), Credits(1)),
            Search(STACK, VIRUS_PROGRAM, reveal=True),
            MoveTo(CHOSEN, GRIP),
        ),
    ),
    "Magnum Opus": (paid(Clicks(), Gain(2)),),
    "Medium": (
        when(at("successful run", RND_SERVER), Place(1, VIRUS)),
        when(
            at("breach", RND_SERVER),
            If(AtLeast(VIRUSES, 1), (ChooseNumber(0, Plus(VIRUSES, -1)), AccessMore(X))),
        ),
    ),
    "Net Shield": (
        interrupt(Trigger("damage", detail=NET, first="turn"), May((Prevent(1),), (Credits(1),))),
    ),
    "Parasite": (
        static(InstallOnlyOn(Is(ICE) & REZZED)),
        when(YOUR_TURN_BEGINS, Place(1, VIRUS)),
        static(Modify("strength", Times(-1, VIRUSES), of=Same(HOST))),
        While(AllOf((Matches(HOST, REZZED), No(AtLeast(StrengthOf(HOST), 1)))), (Trash(HOST),)),
    ),
    "Sneakdoor Beta": (
        paid(
            Clicks(),
            Run(ARCHIVES_SERVER, linked=(interrupt(Trigger("successful run"), ChangeServer(HQ_SERVER)),)),
        ),
    ),
}

RESOURCES: dict[str, tuple[Ability, ...]] = {
    "Access to Globalsec": (static(Player("link", 1)),),
    "Aesop’s Pawnshop": (
        when(YOUR_TURN_BEGINS, May((Gain(3),), (TrashCards(INSTALLED & Of("you") & ~Same(THIS)),))),
    ),
    "Armitage Codebusting": (
        *loaded_on_install(12, CREDIT),
        paid(Clicks(), TakeCredits(2)),
    ),
    "Bank Job": (
        *loaded_on_install(8, CREDIT),
        when(at("successful run", ANY_REMOTE), Instead("breach", (TakeAnyCredits(),), may=True)),
    ),
    "Crash Space": (
        static(Recurring(2)),
        static(SpendFrom("remove tag")),
        prevention(TrashThis(), "damage", ChooseNumber(1, 3), Prevent(X), detail=MEAT),
    ),
    "Data Dealer": (paid(cost(Clicks(), Forfeit(1)), Gain(9)),),
    "Decoy": (prevention(TrashThis(), "tags", Prevent(1)),),
    "Ice Carver": (static(Modify("strength", -1, of=Same(ENCOUNTERED))),),
    "Sacrificial Construct": (
        prevention(TrashThis(), "trash", Prevent(1), subject=PROGRAM_OR_HARDWARE & INSTALLED),
    ),
    "Wyldside": (when(YOUR_TURN_BEGINS, together(Draw(2), LoseClicks(1))),),
}

CARDS: dict[str, tuple[Ability, ...]] = {
    **IDENTITIES,
    **EVENTS,
    **HARDWARES,
    **ICEBREAKERS,
    **PROGRAMS,
    **RESOURCES,
}
