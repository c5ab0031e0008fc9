"""The Liberated Mind."""

from rulerunner.cards.phrases import ENDS_THE_RUN, PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import DuringRun, Happened, No
from rulerunner.lang.costs import HostedCounters
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, ChooseOne, If, Place, Prevent, Run, Swap, TrashAll
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, HQ_SERVER, RND_SERVER, Chosen, OneOf
from rulerunner.lang.sugar import accesses_more, interrupt, paid, play, when
from rulerunner.lang.words import AGENDA, CORP_SCORE, GRIP, POWER, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Exchange of Information": (
        PLAY_IF_TAGGED,
        play(
            Choose(Is(AGENDA) & In(CORP_SCORE)),
            Choose(Is(AGENDA) & In(RUNNER_SCORE), slot=1),
            Swap(CHOSEN, Chosen(1)),
        ),
    ),
    "The Noble Path": (
        play(
            TrashAll(In(GRIP)),
            Run(ANY_SERVER, linked=(interrupt(Trigger("damage"), Prevent(0)),)),
        ),
    ),
    "Vanilla": (ENDS_THE_RUN,),
    "The Turning Wheel": (
        when(
            Trigger("run ends", server=OneOf((HQ_SERVER, RND_SERVER))),
            If(No(Happened("steal", within="run")), (Place(1, POWER),)),
        ),
        paid(
            HostedCounters(POWER, 2),
            ChooseOne(((accesses_more(1, HQ_SERVER),), (accesses_more(1, RND_SERVER),))),
            condition=DuringRun(),
        ),
    ),
}
