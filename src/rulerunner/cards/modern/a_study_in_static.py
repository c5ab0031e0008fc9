"""A Study in Static."""

from rulerunner.lang.abilities import Ability, NotYet

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bullfrog": (NotYet("secret bids, and moving ice to another server during a run"),),
}
