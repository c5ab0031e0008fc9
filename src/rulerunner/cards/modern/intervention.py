"""Intervention."""

from rulerunner.cards.phrases import trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import CostAtMost, Of
from rulerunner.lang.quantities import Tags
from rulerunner.lang.sugar import play

CARDS: dict[str, tuple[Ability, ...]] = {
    "Best Defense": (play(*trash_one(Of("runner") & CostAtMost(Tags()))),),
}
