"""Midnight Sun."""

from rulerunner.lang.abilities import Ability

from . import corp, ice, runner, runs

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **ice.CARDS, **runner.CARDS, **runs.CARDS}
