"""Kala Ghoda."""

from rulerunner.lang.abilities import Ability, NotYet, Trigger
from rulerunner.lang.instructions import Prevent
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.sugar import interrupt

CARDS: dict[str, tuple[Ability, ...]] = {
    "Jesminder Sareen: Girl Behind the Curtain": (
        interrupt(Trigger("tags", side="runner", first="run", during=ANY_SERVER), Prevent(1)),
    ),
    "Mumba Temple": (NotYet("an influence cost that depends on the deck"),),
}
