"""Uprising Booster Pack."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import Has, Is, Same
from rulerunner.lang.instructions import GainClicks, Lasting
from rulerunner.lang.refs import BOUND, THAT
from rulerunner.lang.statics import Modify, Player
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import EVENT

CARDS: dict[str, tuple[Ability, ...]] = {
    "Cybertrooper Talut": (
        static(Player("link", 1)),
        when(
            Trigger("install", subject=Has("icebreaker") & ~Has("ai"), side="you"),
            Lasting(Modify("strength", 2, of=Same(BOUND)), "turn", bind=THAT),
        ),
    ),
    "Swift": (
        static(Player("memory", 1)),
        when(Trigger("play", subject=Is(EVENT) & Has("run"), side="you", first="turn"), GainClicks(1)),
    ),
}
