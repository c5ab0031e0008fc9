"""Fear and Loathing."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Exists, No
from rulerunner.lang.filters import INSTALLED, Has, Is
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import static
from rulerunner.lang.words import PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Wraparound": (
        static(Modify("strength", 7), condition=No(Exists(Is(PROGRAM) & Has("fracter") & INSTALLED))),
        ENDS_THE_RUN,
    ),
}
