"""Chrome City."""

from rulerunner.cards.phrases import ENDS_THE_RUN
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import sub

CARDS: dict[str, tuple[Ability, ...]] = {
    "Little Engine": (
        ENDS_THE_RUN,
        ENDS_THE_RUN,
        sub(Gain(5, side="runner")),
    ),
}
