"""Fear and Loathing."""

from rulerunner.cards.phrases import DOUBLE, ENDS_THE_RUN
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AtLeast, Exists, No
from rulerunner.lang.costs import Clicks
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.instructions import Draw, Gain, RezCard, Run
from rulerunner.lang.quantities import BadPublicity
from rulerunner.lang.refs import ANY_SERVER, THAT, THIS_SERVER
from rulerunner.lang.statics import AdditionalCost, Cannot, Modify, Player, PlayOnlyIf
from rulerunner.lang.sugar import play, static, together, when
from rulerunner.lang.words import ICE, PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Blackguard": (static(Player("memory", 2)), when(Trigger("expose"), RezCard(THAT))),
    "Blackmail": (
        static(PlayOnlyIf(AtLeast(BadPublicity(), 1))),
        play(Run(ANY_SERVER, linked=(static(Cannot("rez", cards=Is(ICE))),))),
    ),
    "Blue Level Clearance": (
        DOUBLE,
        play(together(Gain(5), Draw(2))),
    ),
    "Strongbox": (static(AdditionalCost("steal", (Clicks(),), server=THIS_SERVER), persistent=True),),
    "Wraparound": (
        static(Modify("strength", 7), condition=No(Exists(Is(PROGRAM) & Has("fracter") & INSTALLED))),
        ENDS_THE_RUN,
    ),
}
