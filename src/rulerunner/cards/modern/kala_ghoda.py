"""Kala Ghoda."""

from rulerunner.cards.phrases import returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.filters import Is
from rulerunner.lang.instructions import InstallCard, Prevent, Search
from rulerunner.lang.refs import ANY_SERVER, CHOSEN
from rulerunner.lang.statics import FreeInDeck
from rulerunner.lang.sugar import interrupt, paid, static
from rulerunner.lang.words import HARDWARE, PROGRAM, RESOURCE, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Jesminder Sareen: Girl Behind the Curtain": (
        interrupt(Trigger("tags", side="runner", first="run", during=ANY_SERVER), Prevent(1)),
    ),
    "Artist Colony": (
        paid(Forfeit(), Search(STACK, Is(PROGRAM) | Is(RESOURCE) | Is(HARDWARE)), InstallCard(CHOSEN)),
    ),
    "Mumba Temple": (static(FreeInDeck(most=15, type="ice")), *returning(2, "rez")),
}
