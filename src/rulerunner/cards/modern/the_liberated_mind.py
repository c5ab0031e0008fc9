"""The Liberated Mind."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Prevent, Run, TrashAll
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.sugar import interrupt, play
from rulerunner.lang.words import GRIP

CARDS: dict[str, tuple[Ability, ...]] = {
    "The Noble Path": (
        play(
            TrashAll(In(GRIP)),
            Run(ANY_SERVER, linked=(interrupt(Trigger("damage"), Prevent(0)),)),
        ),
    ),
    "Vanilla": (ENDS_THE_RUN,),
}
