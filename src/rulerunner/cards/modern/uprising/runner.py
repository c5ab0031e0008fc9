"""Uprising: the Runner's cards."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, YOUR_TURN_ENDS, loaded_on_install
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    DuringTurn,
    Exists,
    Flipped,
    Happened,
    Matches,
    No,
)
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveThis, TrashCards
from rulerunner.lang.filters import (
    INSTALLED,
    AtServer,
    Has,
    HostedOn,
    In,
    Is,
    Of,
    Same,
    Underwent,
    Unique,
    WithTrashAbility,
)
from rulerunner.lang.instructions import (
    BreakSubroutines,
    Choose,
    Draw,
    Flip,
    Gain,
    HostCard,
    If,
    InstallCard,
    Lasting,
    Lose,
    May,
    MoveTo,
    Place,
    Run,
    ShuffleDeck,
    Swap,
)
from rulerunner.lang.quantities import CardsThisRun, Count, CountersOn, Depending, Link, Plus, Times
from rulerunner.lang.refs import (
    ANY_CENTRAL,
    ANY_SERVER,
    BOUND,
    CHOSEN,
    HQ_SERVER,
    THAT,
    THAT_SERVER,
    THIS,
    Chosen,
    ProtectedServer,
)
from rulerunner.lang.statics import (
    AdditionalCost,
    GainsSubtype,
    LosesSubtype,
    Modify,
    Player,
    Recurring,
    SpendFrom,
)
from rulerunner.lang.sugar import about, at, boosts, breaks, paid, play, static, together, when
from rulerunner.lang.words import (
    CREDIT,
    EVENT,
    GRIP,
    HARDWARE,
    HEAP,
    ICE,
    IDENTITIES,
    IDENTITY,
    POWER,
    PROGRAM,
    RESOURCE,
    STACK,
    VIRUS,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Aniccam": (
        static(Player("memory", 1)),
        when(Trigger("trash", subject=Is(EVENT), first="turn"), Draw(1)),
    ),
    "Bravado": (
        play(
            Run(
                ProtectedServer(ANY_SERVER),
                linked=(when(Trigger("run ends"), Gain(Plus(6, CardsThisRun("pass")))),),
            )
        ),
    ),
    "Cordyceps": (
        when(about("install"), Place(2, VIRUS)),
        when(
            at("successful run", ANY_CENTRAL),
            May(
                (
                    Choose(Is(ICE) & AtServer(THAT_SERVER, "ice")),
                    Choose(Is(ICE) & INSTALLED & ~Same(CHOSEN), slot=1),
                    Swap(CHOSEN, Chosen(1)),
                ),
                (HostedCounters(VIRUS),),
            ),
            once="turn",
        ),
    ),
    "Devil Charm": (
        when(
            Trigger("encounter", subject=Is(ICE)),
            May((Lasting(Modify("strength", -6, of=Same(BOUND)), "run", bind=THAT),), (RemoveThis(),)),
        ),
    ),
    "DreamNet": (
        when(
            Trigger("successful run", first="turn"),
            Draw(1),
            If(
                AnyOf(
                    (Exists(Is(IDENTITY) & Has("digital") & Of("you") & In(IDENTITIES)), AtLeast(Link(), 2))
                ),
                (Gain(1),),
            ),
        ),
    ),
    "Euler": (
        paid(
            Credits(0),
            BreakSubroutines(1, Has("code gate"), interface=True),
            condition=Matches(THIS, Underwent("install")),
        ),
        breaks(Credits(2), "code gate", 2),
        boosts(Credits(1)),
    ),
    "Hoshiko Shiro: Untold Protagonist": (
        when(YOUR_TURN_ENDS, If(Happened("access"), (together(Gain(2), Flip()),)), condition=No(Flipped())),
        when(YOUR_TURN_BEGINS, together(Draw(1), Lose(1)), condition=Flipped()),
        when(YOUR_TURN_ENDS, If(No(Happened("access")), (Flip(),)), condition=Flipped()),
        static(Player("link", 1), GainsSubtype("digital"), LosesSubtype("natural"), condition=Flipped()),
    ),
    "Keiko": (
        static(Player("memory", 2)),
        when(
            Trigger(
                "install",
                subject=Has("companion"),
                side="you",
                first="turn",
                also=(Trigger("use", subject=Has("companion"), side="you", detail="credits"),),
            ),
            Gain(1),
        ),
    ),
    "Mantle": (static(Recurring(1)), static(SpendFrom("use", of=Is(HARDWARE) | Is(PROGRAM)))),
    "Moshing": (
        static(AdditionalCost("play", (TrashCards(In(GRIP) & ~Same(THIS), 3),), Same(THIS))),
        play(together(Gain(3), Draw(3))),
    ),
    "Pauleʼs Café": (
        paid(Clicks(), Choose((Is(PROGRAM) | Is(HARDWARE)) & In(GRIP)), HostCard(CHOSEN)),
        paid(
            Credits(1),
            Choose(HostedOn(THIS)),
            InstallCard(
                CHOSEN,
                discount=Depending(
                    AllOf((DuringTurn("you"), No(Happened("install", source=THIS)))),
                    Count(Has("connection") & Is(RESOURCE) & Unique() & INSTALLED & Of("you")),
                    0,
                ),
            ),
        ),
    ),
    "Penumbral Toolkit": (
        static(Modify("install cost", -2), condition=Happened("successful run", server=HQ_SERVER)),
        *loaded_on_install(4, CREDIT),
        static(SpendFrom("run")),
    ),
    "The Back": (
        when(
            Trigger("use", subject=Is(HARDWARE), side="you", first="turn", during=ANY_SERVER),
            Place(1, POWER),
        ),
        paid(
            cost(Clicks(), RemoveThis()),
            Choose(In(HEAP) & WithTrashAbility(), Times(2, CountersOn(THIS, POWER)), up_to=True),
            together(MoveTo(CHOSEN, STACK), ShuffleDeck()),
        ),
    ),
}
