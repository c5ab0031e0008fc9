"""Elevation."""

from rulerunner.lang.abilities import Ability

from . import runner

CARDS: dict[str, tuple[Ability, ...]] = {**runner.CARDS}
