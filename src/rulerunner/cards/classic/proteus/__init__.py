"""Proteus, the first expansion of the 1996 game."""

from rulerunner.lang.abilities import Ability

from . import resources

CARDS: dict[str, tuple[Ability, ...]] = {**resources.CARDS}
