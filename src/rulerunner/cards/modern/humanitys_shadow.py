"""Humanity's Shadow."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.instructions import AccessMore, Draw
from rulerunner.lang.refs import HQ_SERVER
from rulerunner.lang.sugar import at, play, when

CARDS: dict[str, tuple[Ability, ...]] = {
    "HQ Interface": (when(at("breach", HQ_SERVER), AccessMore(1)),),
    "Quality Time": (play(Draw(5)),),
}
