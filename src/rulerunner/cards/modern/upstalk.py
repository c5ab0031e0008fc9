"""Upstalk."""

from rulerunner.cards.phrases import ENDS_THE_RUN, OTHER_REZZED_ICE
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw
from rulerunner.lang.statics import GainsSubtypesOf
from rulerunner.lang.sugar import static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Mother Goddess": (static(GainsSubtypesOf(OTHER_REZZED_ICE)), ENDS_THE_RUN),
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
}
