"""Proteus: hardware."""

from rulerunner.cards.phrases import base_link, for_icebreakers
from rulerunner.lang.abilities import Ability
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import static

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cortical Cybermodem": (
        static(Player("memory", 2), Player("hand size", 2)),
        *for_icebreakers(2),
    ),
    "The Deck": (
        *base_link(0, 5, 1),
        static(Player("memory", 1)),
    ),
}
