"""The Source."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Lasting
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import sub
from rulerunner.lang.words import THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Excalibur": (sub(Lasting(Cannot("run"), THIS_TURN)),),
}
