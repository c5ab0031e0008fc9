"""A Study in Static."""

from rulerunner.cards.phrases import returning
from rulerunner.lang.abilities import Ability, NotYet

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bullfrog": (NotYet("secret bids, and moving ice to another server during a run"),),
    "Scrubber": (*returning(2, "trash"),),
}
