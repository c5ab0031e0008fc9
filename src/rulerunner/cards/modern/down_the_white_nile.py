"""Down the White Nile."""

from rulerunner.cards.phrases import ADVANCEABLE, PLAY_IF_SUCCESSFUL_RUN
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.costs import HostedCounters, TrashThis
from rulerunner.lang.filters import AMONG, Same
from rulerunner.lang.instructions import (
    Arrange,
    Choose,
    Gain,
    If,
    LookAtTop,
    Lose,
    May,
    MoveTo,
    Place,
    TakeCredits,
    Trash,
)
from rulerunner.lang.quantities import Count, CreditsOf
from rulerunner.lang.refs import CHOSEN, THIS, Chosen
from rulerunner.lang.sugar import about, paid, play, when
from rulerunner.lang.words import ADVANCEMENT, CREDIT, HQ, RND, RUNNER_SCORE

BACTERIA = May(
    (
        LookAtTop(RND, 7),
        Choose(AMONG, Count(AMONG), up_to=True),
        MoveTo(CHOSEN, HQ),
        Choose(AMONG, Count(AMONG), up_to=True, slot=1),
        Trash(Chosen(1)),
        Arrange(),
    )
)

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
        when(
            Trigger("score", subject=Same(THIS), also=(Trigger("steal", subject=Same(THIS)),)),
            Place(9, CREDIT),
        ),
        when(Trigger("turn begins", side="corp"), May((TakeCredits(3),)), active_in=RUNNER_SCORE),
    ),
    "Bacterial Programming": (when(about("score"), BACTERIA), when(about("steal"), BACTERIA)),
}
