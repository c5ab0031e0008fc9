"""The Source."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, loaded_on_install
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Draw, RemoveCounters
from rulerunner.lang.sugar import together, when
from rulerunner.lang.words import POWER

CARDS: dict[str, tuple[Ability, ...]] = {
    "Earthrise Hotel": (
        *loaded_on_install(3, POWER),
        when(YOUR_TURN_BEGINS, together(RemoveCounters(1, POWER), Draw(2))),
    ),
}
