"""Reign and Reverie."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import EndRun, Unless
from rulerunner.lang.quantities import Count, Times
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.sugar import at, when
from rulerunner.lang.words import AGENDA, RUNNER_SCORE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Giordano Memorial Field": (
        when(
            at("successful run", THIS_SERVER),
            Unless((Credits(Times(2, Count(Is(AGENDA) & In(RUNNER_SCORE)))),), (EndRun(),)),
        ),
    ),
}
