"""Fear and Loathing."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast, Exists, No
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Run
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.statics import Cannot, Modify, PlayOnlyIf
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ICE, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Blackmail": (
        static(PlayOnlyIf(AtLeast(BadPublicity(), 1))),
        play(Run(ANY_SERVER, linked=(static(Cannot("rez", cards=Is(ICE))),))),
    ),
    "Wraparound": (
        static(Modify("strength", 7), condition=No(Exists(Is(PROGRAM) & Has("fracter") & INSTALLED))),
        ENDS_THE_RUN,
    ),
}
