"""Midnight Sun Booster Pack."""

from rulerunner.cards.phrases import ADVANCEABLE, OTHER_OWN_INSTALLED, REZZED_IN_A_RUN_HERE
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, HostedCounters, TrashCards, TrashThis
from rulerunner.lang.filters import AtServer, CanAdvance, In, Same
from rulerunner.lang.instructions import Choose, Damage, May, Place
from rulerunner.lang.refs import CHOSEN, THIS, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import about, boosts, breaks, paid, static, sub, when
from rulerunner.lang.words import ADVANCEMENT, HQ, MEAT, NET, POWER

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
}
