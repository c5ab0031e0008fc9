"""Downfall."""

from rulerunner.lang.abilities import Ability

from . import corp, ice, runner

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **ice.CARDS, **runner.CARDS}
