"""Cyber Exodus."""

from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.filters import REZZED, Is
from rulerunner.lang.instructions import Choose, Derez
from rulerunner.lang.refs import CHOSEN, HQ_SERVER
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import play, static
from rulerunner.lang.words import ICE

CARDS: dict[str, tuple[Ability, ...]] = {
    "Emergency Shutdown": (
        static(PlayOnlyIf(Happened("successful run", server=HQ_SERVER))),
        play(Choose(Is(ICE) & REZZED), Derez(CHOSEN)),
    ),
}
