"""All That Remains."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits, HostedCounters
from rulerunner.lang.instructions import Place
from rulerunner.lang.sugar import about, boosts, breaks, when
from rulerunner.lang.words import POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    'Cerberus "Lady" H1': (
        when(about("install"), Place(4, POWER)),
        breaks(HostedCounters(POWER), "barrier", 2),
        boosts(Credits(1)),
    ),
}
