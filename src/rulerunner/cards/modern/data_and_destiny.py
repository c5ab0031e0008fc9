"""Data and Destiny."""

from rulerunner.cards.phrases import ENCOUNTER
from rulerunner.lang.abilities import Ability
from rulerunner.lang.costs import TrashCards
from rulerunner.lang.filters import INSTALLED, Of
from rulerunner.lang.instructions import Bypass, EndRun, GiveTags, Prevent, Trace
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import prevention, static, together, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Heartbeat": (
        static(Player("memory", 1)),
        prevention(TrashCards(INSTALLED & Of("you")), "damage", Prevent(1)),
    ),
    "Security Nexus": (
        static(Player("memory", 1), Player("link", 1)),
        when(
            ENCOUNTER,
            Trace(5, (together(GiveTags(1), EndRun()),), (Bypass(),)),
            may=True,
            once="turn",
        ),
    ),
    "Sunny Lebeau: Security Specialist": (),
}
