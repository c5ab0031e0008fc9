"""Down the White Nile."""

from rulerunner.cards.phrases import ADVANCEABLE, PLAY_IF_SUCCESSFUL_RUN
from rulerunner.lang.abilities import Ability, cost
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.instructions import Gain, If, Lose
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.sugar import paid, play
from rulerunner.lang.words import ADVANCEMENT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Economic Warfare": (
        PLAY_IF_SUCCESSFUL_RUN,
        play(If(AtLeast(CreditsOf("runner"), 4), (Lose(4, side="runner"),))),
    ),
    "NGO Front": (
        ADVANCEABLE,
        paid(cost(HostedCounters(ADVANCEMENT), TrashThis()), Gain(5)),
        paid(cost(HostedCounters(ADVANCEMENT, 2), TrashThis()), Gain(8)),
    ),
}
