"""Upstalk."""

from rulerunner.cards.phrases import ENDS_THE_RUN, GRAIL, OTHER_REZZED_ICE, PLAY_IF_TAGGED, returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Draw, Lasting, Lose, Trash
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.statics import GainsSubtypesOf, Hosts, NotLowered, Player
from rulerunner.lang.sugar import at, play, static, when
from rulerunner.lang.words import PROGRAM, THIS_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bad Times": (
        PLAY_IF_TAGGED,
        play(Lasting(Player("memory", -2, "runner"), THIS_TURN)),
    ),
    "Galahad": (*GRAIL, ENDS_THE_RUN),
    "Lamprey": (
        when(at("successful run", HQ_SERVER), Lose(1, side="corp")),
        when(Trigger("purge", side="corp"), Trash()),
    ),
    "Leprechaun": (static(Hosts(Is(PROGRAM), most=2, free=True)),),
    "Lotus Field": (static(NotLowered("strength")), ENDS_THE_RUN),
    "Mother Goddess": (static(GainsSubtypesOf(OTHER_REZZED_ICE)), ENDS_THE_RUN),
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
    "Primary Transmission Dish": (*returning(3, "trace"),),
}
