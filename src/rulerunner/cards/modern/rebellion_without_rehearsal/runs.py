"""Rebellion without Rehearsal: the Runner's cards about runs."""

from rulerunner.cards.phrases import ENCOUNTER, YOUR_TURN_BEGINS, YOUR_TURN_ENDS, threat
from rulerunner.cards.run_phrases import FIRST_ICE_OF_THE_RUN, breaks_exactly_x
from rulerunner.lang.abilities import Ability, Paid, Trigger, When, While, cost
from rulerunner.lang.conditions import TAGGED, AllOf, AtLeast, Empty, Exists, Happened, Matches, No
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, RemoveThis, TakeTags, TrashCards, TrashThis
from rulerunner.lang.filters import (
    INSTALLED,
    Among,
    AtServer,
    Has,
    HostedOn,
    In,
    Is,
    Named,
    Of,
    Same,
    StrengthAtMost,
)
from rulerunner.lang.instructions import (
    AccessMore,
    AddAsAgenda,
    Attach,
    Boost,
    BreakSubroutines,
    Bypass,
    Choose,
    ChooseOne,
    ChooseRandom,
    GiveTags,
    HostCard,
    If,
    InstallCard,
    Instead,
    Lasting,
    LoseGame,
    May,
    MoveTo,
    Place,
    Run,
    ShowRandom,
    Trash,
)
from rulerunner.lang.quantities import Accesses, Count, Depending, X
from rulerunner.lang.refs import (
    ACCESSED,
    ANY_REMOTE,
    ANY_SERVER,
    ARCHIVES_SERVER,
    ATTACKED,
    BOUND,
    CHOSEN,
    ENCOUNTERED,
    HQ_SERVER,
    RND_SERVER,
    THAT,
    THIS,
    Chosen,
    OneOf,
)
from rulerunner.lang.statics import AdditionalCost, Modify, PlayOnlyIf, SpendFrom
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
    static,
    when,
)
from rulerunner.lang.words import (
    AGENDA,
    ARCHIVES,
    CREDIT,
    HEAP,
    HQ,
    ICE,
    POWER,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RND,
    RUNNER_SCORE,
    TABLE,
)

TAG_BY_THIS = Trigger("tags", source=Same(THIS))
TRASHED_AN_INSTALLED_CARD = Happened("trash", side="you", subject=Of("you"), origin=(TABLE,))

CARDS: dict[str, tuple[Ability, ...]] = {
    "Alarm Clock": (
        when(
            YOUR_TURN_BEGINS,
            May((Run(HQ_SERVER, linked=(when(FIRST_ICE_OF_THE_RUN, May((Bypass(),), (Clicks(2),))),)),)),
        ),
    ),
    "Arruaceiras Crew": (
        paid(
            TakeTags(1),
            Lasting(Modify("strength", -2, of=Same(BOUND)), "encounter", bind=ENCOUNTERED),
            once="turn",
        ),
        paid(
            cost(TrashThis(), Credits(2)),
            If(Matches(ENCOUNTERED, StrengthAtMost(0)), (Trash(ENCOUNTERED),)),
        ),
    ),
    "Malandragem": (
        when(about("install"), Place(2, POWER)),
        While(Empty(POWER), (MoveTo(THIS, REMOVED),)),
        when(
            ENCOUNTER,
            If(Matches(ENCOUNTERED, StrengthAtMost(3)), (May((Bypass(),), (HostedCounters(POWER),)),)),
            once="turn",
        ),
        when(ENCOUNTER, May((Bypass(),), (RemoveThis(),)), condition=threat(4)),
    ),
    "Pressure Spike": (
        breaks(Credits(1), "barrier"),
        boosts(Credits(2), 3),
        paid(Credits(2), Boost(9), once="run", condition=threat(4)),
    ),
    "Spree": (
        play(Place(3, POWER), Run(ANY_SERVER)),
        paid(
            HostedCounters(POWER),
            Choose(Is(PROGRAM) & Has("trojan") & INSTALLED),
            Choose(Is(ICE) & AtServer(ATTACKED, "ice"), slot=1),
            Attach(CHOSEN, Chosen(1)),
        ),
    ),
    "Trick Shot": (
        static(SpendFrom("run")),
        play(
            Place(4, CREDIT),
            Run(
                RND_SERVER,
                linked=(
                    if_successful(Place(2, CREDIT), accesses_more(1, RND_SERVER)),
                    when(Trigger("run ends"), May((Run(ANY_REMOTE),))),
                ),
            ),
        ),
    ),
    "Manuel Lattes de Moura": (
        when(Trigger("breach", server=OneOf((HQ_SERVER, RND_SERVER))), AccessMore(1), condition=TAGGED),
        static(
            AdditionalCost("trash resource", (TrashCards(In(HQ)),), cards=Same(THIS)), condition=threat(3)
        ),
    ),
    "“Pretty” Mary da Silva": (
        when(at("breach", RND_SERVER), If(AtLeast(Accesses(), 2), (May((AccessMore(1),)),))),
    ),
    "Boi-tatá": (
        paid(
            Credits(Depending(TRASHED_AN_INSTALLED_CARD, 1, 2)),
            BreakSubroutines(2, Has("sentry"), interface=True),
        ),
        boosts(Credits(Depending(TRASHED_AN_INSTALLED_CARD, 2, 3)), 3),
    ),
    "Burner": (
        play(
            Run(
                HQ_SERVER,
                linked=(
                    if_successful(
                        Instead(
                            "breach",
                            (
                                ShowRandom(HQ, 3),
                                Choose(Among()),
                                Choose(Among() & ~Same(CHOSEN), slot=1),
                                *(
                                    ChooseOne(
                                        (
                                            (MoveTo(Chosen(slot), RND),),
                                            (MoveTo(Chosen(slot), RND, bottom=True),),
                                        )
                                    )
                                    for slot in (0, 1)
                                ),
                            ),
                        )
                    ),
                ),
            )
        ),
    ),
    "Privileged Access": (
        static(PlayOnlyIf(No(TAGGED))),
        play(Run(ARCHIVES_SERVER, linked=(if_successful(Instead("breach", (GiveTags(1),))),))),
        when(TAG_BY_THIS, Choose(Is(RESOURCE) & In(HEAP)), InstallCard(CHOSEN, discount=2), may=True),
        when(TAG_BY_THIS, Choose(Is(PROGRAM) & In(HEAP)), InstallCard(CHOSEN), may=True, condition=threat(3)),
    ),
    "Jeitinho": (
        when(
            YOUR_TURN_ENDS,
            May(
                (
                    AddAsAgenda(0),
                    If(
                        AtLeast(Count(Named("Jeitinho") & In(RUNNER_SCORE)), 3),
                        (LoseGame("opponent"),),
                    ),
                )
            ),
            condition=AllOf(
                tuple(
                    Happened("successful run", server=server)
                    for server in (HQ_SERVER, RND_SERVER, ARCHIVES_SERVER)
                )
            ),
        ),
        When(
            Trigger("bypass"),
            (May((InstallCard(THIS),), (Clicks(),)),),
            condition=threat(3),
            active_in=HEAP,
        ),
    ),
    "Cupellation": (
        Paid(
            (Credits(1),),
            (HostCard(ACCESSED),),
            access=True,
            condition=AllOf((Matches(ACCESSED, ~Is(AGENDA)), No(Exists(HostedOn(THIS))))),
        ),
        when(
            at("breach", HQ_SERVER),
            If(Exists(Of("corp") & HostedOn(THIS)), (May((AccessMore(2),), (Credits(1), TrashThis())),)),
        ),
    ),
    "Heliamphora": (
        interrupt(
            Trigger("access", subject=In(ARCHIVES)),
            Instead("access", (HostCard(THAT),)),
            may=True,
            once="breach",
        ),
        when(Trigger("purge"), ChooseRandom(In(HQ), 2), Trash(CHOSEN, by="corp"), Trash(THIS)),
    ),
    "Lobisomem": (
        when(about("install"), Place(1, POWER)),
        when(Trigger("fully broken", subject=Has("code gate"), source=Same(THIS)), Place(1, POWER)),
        breaks(Credits(1), "code gate"),
        paid(cost(Credits(X), HostedCounters(POWER)), breaks_exactly_x("barrier")),
        boosts(Credits(1), 2),
    ),
}
