"""The Automata Initiative."""

from rulerunner.lang.abilities import Ability

from . import corp, decks, ice, runner, runs

CARDS: dict[str, tuple[Ability, ...]] = {
    **corp.CARDS,
    **decks.CARDS,
    **ice.CARDS,
    **runner.CARDS,
    **runs.CARDS,
}
