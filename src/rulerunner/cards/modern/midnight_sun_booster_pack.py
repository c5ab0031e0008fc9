"""Midnight Sun Booster Pack."""

from rulerunner.cards.phrases import ADVANCEABLE, OTHER_OWN_INSTALLED, REZZED_IN_A_RUN_HERE
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AllOf, Happened
from rulerunner.lang.costs import Clicks, Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import AMONG, AtServer, CanAdvance, In, Same
from rulerunner.lang.instructions import (
    AccessCard,
    Choose,
    Damage,
    May,
    MoveAll,
    Place,
    SetAside,
    ShuffleDeck,
)
from rulerunner.lang.refs import ARCHIVES_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, THIS, THIS_SERVER, Chosen
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import about, boosts, breaks, paid, play, static, sub, together, when
from rulerunner.lang.words import ADVANCEMENT, HQ, MEAT, NET, POWER, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Anemone": (
        when(REZZED_IN_A_RUN_HERE, May((Damage(NET, 2),), (TrashCards(In(HQ)),))),
        sub(Damage(NET, 1)),
    ),
    "Azef Protocol": (
        static(AdditionalCost("score", (TrashCards(OTHER_OWN_INSTALLED),), cards=Same(THIS))),
        when(about("score"), Damage(MEAT, 2)),
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
