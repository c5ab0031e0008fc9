"""Elevation."""

from rulerunner.lang.abilities import Ability

from . import corp

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS}
