"""Chrome City."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import Of
from rulerunner.lang.instructions import Damage, Gain
from rulerunner.lang.statics import Modify
from rulerunner.lang.sugar import about, static, sub, when
from rulerunner.lang.words import CORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Little Engine": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        sub(Gain(5, side="runner")),
    ),
    "Skulljack": (when(about("install"), Damage(CORE, 1)), static(Modify("trash cost", -1, of=Of("corp")))),
}
