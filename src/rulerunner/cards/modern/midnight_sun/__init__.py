"""Midnight Sun."""

from rulerunner.lang.abilities import Ability

from . import corp, runner, runs

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **runner.CARDS, **runs.CARDS}
