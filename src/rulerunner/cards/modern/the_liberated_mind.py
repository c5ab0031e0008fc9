"""The Liberated Mind."""

from rulerunner.cards.phrases import ENDS_THE_RUN, gains_for_the_run
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Damage, Prevent, Run, TrashAll
from rulerunner.lang.quantities import CardsIn
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.sugar import about, interrupt, play, sub, when
from rulerunner.lang.words import CORE, GRIP

CARDS: dict[str, tuple[Ability, ...]] = {
    "Brainstorm": (when(about("encounter"), gains_for_the_run(sub(Damage(CORE, 1)), CardsIn(GRIP))),),
    "The Noble Path": (
        play(
            TrashAll(In(GRIP)),
            Run(ANY_SERVER, linked=(interrupt(Trigger("damage"), Prevent(0)),)),
        ),
    ),
    "Vanilla": (ENDS_THE_RUN,),
}
