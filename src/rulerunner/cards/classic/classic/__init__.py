"""Classic, the last expansion of the 1996 game."""

from rulerunner.lang.abilities import Ability

from . import corp, intricate, resources, runner

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **runner.CARDS, **resources.CARDS, **intricate.CARDS}
