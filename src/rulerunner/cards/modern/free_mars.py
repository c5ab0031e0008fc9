"""Free Mars."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import DuringRun
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import AtServer, Is
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ATTACKED
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import boosts, breaks, static
from rulerunner.lang.words import ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Na'Not'K": (
        static(Modify("strength", Count(Is(ICE) & AtServer(ATTACKED, "ice"))), condition=DuringRun()),
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 2),
    ),
}
