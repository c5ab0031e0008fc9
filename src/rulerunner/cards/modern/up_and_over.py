"""Up and Over."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Astrolabe": (static(Player("memory", 1)), when(Trigger("server created"), Draw(1))),
}
