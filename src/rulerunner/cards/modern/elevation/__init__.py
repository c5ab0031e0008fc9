"""Elevation."""

from rulerunner.lang.abilities import Ability

from . import corp, runner

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **runner.CARDS}
