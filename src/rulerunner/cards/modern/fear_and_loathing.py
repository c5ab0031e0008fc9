"""Fear and Loathing."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import AtLeast
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Run
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.statics import Cannot, PlayOnlyIf
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Blackmail": (
        static(PlayOnlyIf(AtLeast(BadPublicity(), 1))),
        play(Run(ANY_SERVER, linked=(static(Cannot("rez", cards=Is(ICE))),))),
    ),
}
