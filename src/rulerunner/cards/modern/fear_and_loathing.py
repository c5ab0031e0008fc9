"""Fear and Loathing."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Exists, No
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import RezCard, Run
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import ANY_SERVER, THAT
from rulerunner.lang.statics import Cannot, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import play, static, when
from rulerunner.lang.words import ICE, PROGRAM

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
}
