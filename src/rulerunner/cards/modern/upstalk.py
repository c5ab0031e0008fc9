"""Upstalk."""

from rulerunner.cards.phrases import ENDS_THE_RUN, OTHER_REZZED_ICE, PLAY_IF_TAGGED
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Draw, Lasting
from rulerunner.lang.statics import GainsSubtypesOf, Hosts, Player
from rulerunner.lang.sugar import play, static, when
from rulerunner.lang.words import PROGRAM, THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bad Times": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), THIS_TURN)),
    ),
    "Leprechaun": (static(Hosts(Is(PROGRAM), most=2, free=True)),),
    "Mother Goddess": (static(GainsSubtypesOf(OTHER_REZZED_ICE)), ENDS_THE_RUN),
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
}
