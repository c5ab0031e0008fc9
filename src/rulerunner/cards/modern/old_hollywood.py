"""Old Hollywood."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Gain
from rulerunner.lang.statics import RevealedWhenAccessed
from rulerunner.lang.sugar import about, static, when
from rulerunner.lang.words import RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Explode-a-palooza": (static(RevealedWhenAccessed(RND)), when(about("access"), Gain(5), may=True)),
    "Vanity Project": (),
}
