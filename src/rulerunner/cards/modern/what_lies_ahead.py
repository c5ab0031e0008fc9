"""What Lies Ahead."""

from rulerunner.cards.phrases import loaded_on_install
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Lasting, Prevent, Trace
from rulerunner.lang.refs import THIS, THIS_SERVER
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import at, prevention, when
from rulerunner.lang.words import MEAT, POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Ash 2X3ZB9CY": (
        when(
            at("successful run", THIS_SERVER),
            Trace(4, (Lasting(Cannot("access", cards=~Same(THIS)), "run"),)),
        ),
    ),
    "Plascrete Carapace": (
        *loaded_on_install(4, POWER),
        prevention(HostedCounters(POWER), "damage", Prevent(1), detail=MEAT),
    ),
}
