"""Upstalk."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import Draw
from rulerunner.lang.statics import Hosts
from rulerunner.lang.sugar import static, when
from rulerunner.lang.words import PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Leprechaun": (static(Hosts(Is(PROGRAM), most=2, free=True)),),
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
}
