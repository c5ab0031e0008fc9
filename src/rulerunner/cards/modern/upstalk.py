"""Upstalk."""

from rulerunner.cards.phrases import PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw, Lasting
from rulerunner.lang.statics import Player
from rulerunner.lang.sugar import play, when
from rulerunner.lang.words import THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bad Times": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), THIS_TURN)),
    ),
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
}
