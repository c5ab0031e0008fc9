"""Escalation."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw
from rulerunner.lang.quantities import Tags, TimesThisRun
from rulerunner.lang.refs import HQ_SERVER, RND_SERVER, OneOf
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import static, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Obelus": (
        static(Player("memory", 1)),
        static(Player("hand size", Tags())),
        when(
            Trigger("run ends", server=OneOf((HQ_SERVER, RND_SERVER)), detail="successful", first="turn"),
            Draw(TimesThisRun("access")),
        ),
    ),
}
