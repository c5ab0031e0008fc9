"""Midnight Sun."""

from rulerunner.lang.abilities import Ability

from . import corp, decks, runner

CARDS: dict[str, tuple[Ability, ...]] = {**corp.CARDS, **decks.CARDS, **runner.CARDS}
