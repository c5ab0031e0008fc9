"""The Underway."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import TrashCards
from rulerunner.lang.filters import In
from rulerunner.lang.sugar import boosts, breaks
from rulerunner.lang.words import GRIP

CARDS: dict[str, tuple[Ability, ...]] = {
    "Faust": (breaks(TrashCards(In(GRIP))), boosts(TrashCards(In(GRIP)), 2)),
}
