"""Midnight Sun Booster Pack."""

from rulerunner.cards.phrases import (
    ADVANCEABLE,
    ENDS_THE_RUN,
    OTHER_OWN_INSTALLED,
    REZZED_IN_A_RUN_HERE,
    runner_may_break,
)
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, Happened
from rulerunner.lang.costs import (
    Clicks,
    Credits,
    DerezCards,
    HostedCounters,
    SufferDamage,
    TrashCards,
    TrashThis,
)
from rulerunner.lang.filters import AMONG, REZZED, AtServer, CanAdvance, Has, In, Is, Same
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    Damage,
    Lasting,
    May,
    MoveAll,
    Place,
    Run,
    SetAside,
    ShuffleDeck,
    TrashAll,
)
from rulerunner.lang.refs import (
    ANY_REMOTE,
    ARCHIVES_SERVER,
    ATTACKED,
    CHOSEN,
    HQ_SERVER,
    RND_SERVER,
    THIS,
    THIS_SERVER,
    Chosen,
)
from rulerunner.lang.statics import AdditionalCost, Cannot, LosesAbilities, PlayOnlyIf
from rulerunner.lang.sugar import (
    about,
    boosts,
    breaks,
    paid,
    play,
    static,
    sub,
    together,
    when,
)
from rulerunner.lang.words import ADVANCEMENT, CORE, HQ, ICE, MEAT, NET, POWER, RND, THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anemone": (
        when(REZZED_IN_A_RUN_HERE, May((Damage(NET, 2),), (TrashCards(In(HQ)),))),
        sub(Damage(NET, 1)),
    ),
    "Azef Protocol": (
        static(AdditionalCost("score", (TrashCards(OTHER_OWN_INSTALLED),), cards=Same(THIS))),
        when(about("score"), Damage(MEAT, 2)),
    ),
    "Hákarl 1.0": (
        when(
            REZZED_IN_A_RUN_HERE,
            May(
                (Lasting(Cannot("use as the Runner", Is(ICE) & Has("bioroid")), THIS_TURN),),
                (DerezCards(REZZED & ~Same(THIS)),),
            ),
        ),
        runner_may_break(),
        sub(Damage(CORE, 1)),
        ENDS_THE_RUN,
    ),
    "Light the Fire!": (
        paid(
            cost(Clicks(), TrashThis(), SufferDamage(CORE, 1)),
            Run(
                ANY_REMOTE,
                linked=(
                    static(LosesAbilities("all", AtServer(ATTACKED, "root"))),
                    when(Trigger("successful run", server=ATTACKED), TrashAll(AtServer(ATTACKED, "root"))),
                ),
            ),
        ),
    ),
    "Vladisibirsk City Grid": (
        ADVANCEABLE,
        paid(
            HostedCounters(ADVANCEMENT, 2),
            Choose(CanAdvance() & AtServer(THIS_SERVER, "root") & ~Same(THIS)),
            Place(2, ADVANCEMENT, CHOSEN),
            once="turn",
        ),
    ),
    "Revolver": (
        when(about("install"), Place(6, POWER)),
        breaks(HostedCounters(POWER), "sentry"),
        breaks(TrashThis(), "sentry"),
        boosts(Credits(2), 3),
    ),
    "Deep Dive": (
        static(
            PlayOnlyIf(
                AllOf(
                    (
                        Happened("successful run", server=HQ_SERVER),
                        Happened("successful run", server=RND_SERVER),
                        Happened("successful run", server=ARCHIVES_SERVER),
                    )
                )
            )
        ),
        play(
            SetAside(RND, 8),
            Choose(AMONG),
            AccessCard(CHOSEN),
            May((Choose(AMONG & ~Same(CHOSEN), slot=1), AccessCard(Chosen(1))), (Clicks(),)),
            together(MoveAll(AMONG, RND), ShuffleDeck("corp")),
        ),
    ),
}
