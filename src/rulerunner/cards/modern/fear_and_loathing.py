"""Fear and Loathing."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import TAGGED, AtLeast, Exists, No
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Place, RezCard, Run
from rulerunner.lang.quantities import BadPublicity, CountersOn
from rulerunner.lang.refs import ANY_SERVER, THAT, THIS
from rulerunner.lang.statics import Cannot, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import about, play, static, when
from rulerunner.lang.words import AGENDA_COUNTER, ICE, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Blackguard": (static(Player("memory", 2)), when(Trigger("expose"), RezCard(THAT))),
    "Blackmail": (
        static(PlayOnlyIf(AtLeast(BadPublicity(), 1))),
        play(Run(ANY_SERVER, linked=(static(Cannot("rez", cards=Is(ICE))),))),
    ),
    "Wraparound": (
        static(Modify("strength", 7), condition=No(Exists(Is(PROGRAM) & Has("fracter") & INSTALLED))),
        ENDS_THE_RUN,
    ),
    "Market Research": (
        when(about("score"), Place(1, AGENDA_COUNTER), condition=TAGGED),
        static(Modify("points", 1), condition=AtLeast(CountersOn(THIS, AGENDA_COUNTER), 1)),
    ),
}
