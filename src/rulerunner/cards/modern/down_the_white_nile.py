"""Down the White Nile."""

from rulerunner.cards.phrases import ADVANCEABLE, PLAY_IF_SUCCESSFUL_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.filters import Same
from rulerunner.lang.instructions import Gain, If, Lose, May, Place, TakeCredits
from rulerunner.lang.quantities import CreditsOf
from rulerunner.lang.refs import THIS
from rulerunner.lang.sugar import paid, play, when
from rulerunner.lang.words import ADVANCEMENT, CREDIT, RUNNER_SCORE

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
    "SSL Endorsement": (
        when(Trigger("score", subject=Same(THIS), also="steal"), Place(9, CREDIT)),
        when(Trigger("turn begins", side="corp"), May((TakeCredits(3),)), active_in=RUNNER_SCORE),
    ),
}
