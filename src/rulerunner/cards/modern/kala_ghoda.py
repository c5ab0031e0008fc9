"""Kala Ghoda."""

from rulerunner.lang.abilities import Ability, NotYet, Trigger
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import InstallCard, Prevent, Search
from rulerunner.lang.refs import ANY_SERVER, CHOSEN
from rulerunner.lang.sugar import interrupt, paid
from rulerunner.lang.words import HARDWARE, PROGRAM, RESOURCE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Jesminder Sareen: Girl Behind the Curtain": (
        interrupt(Trigger("tags", side="runner", first="run", during=ANY_SERVER), Prevent(1)),
    ),
    "Mumba Temple": (NotYet("an influence cost that depends on the deck"),),
    "Artist Colony": (
        paid(Forfeit(), Search(STACK, Is(PROGRAM) | Is(RESOURCE) | Is(HARDWARE)), InstallCard(CHOSEN)),
    ),
}
