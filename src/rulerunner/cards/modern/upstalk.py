"""Upstalk."""

from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw
from rulerunner.lang.sugar import when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Near-Earth Hub: Broadcast Center": (when(Trigger("server created", first="turn"), Draw(1)),),
}
