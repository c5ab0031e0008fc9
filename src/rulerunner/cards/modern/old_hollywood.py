"""Old Hollywood."""

from rulerunner.lang.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    "Vanity Project": (),
}
