"""Data and Destiny."""

from rulerunner.cards.phrases import ENCOUNTER
from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import Bypass, EndRun, GiveTags, Trace
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import static, together, when

CARDS: dict[str, tuple[Ability, ...]] = {
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
