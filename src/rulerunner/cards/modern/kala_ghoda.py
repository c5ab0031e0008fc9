"""Kala Ghoda."""

from rulerunner.cards.phrases import returning
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.costs import Forfeit
from rulerunner.lang.filters import INSTALLED, FaceUp, Is, Same
from rulerunner.lang.instructions import Choose, InstallCard, Lasting, Place, Prevent, Search
from rulerunner.lang.refs import ANY_SERVER, BOUND, CHOSEN
from rulerunner.lang.statics import Cannot, FreeInDeck
from rulerunner.lang.sugar import interrupt, paid, play, static
from rulerunner.lang.words import ADVANCEMENT, HARDWARE, PROGRAM, RESOURCE, STACK, UNTIL_YOUR_TURN

CARDS: dict[str, tuple[Ability, ...]] = {
    "Dedication Ceremony": (
        play(
            Choose(INSTALLED & FaceUp()),
            Place(3, ADVANCEMENT, CHOSEN),
            Lasting(Cannot("score", cards=Same(BOUND)), UNTIL_YOUR_TURN, bind=CHOSEN),
        ),
    ),
    "Jesminder Sareen: Girl Behind the Curtain": (
        interrupt(Trigger("tags", side="runner", first="run", during=ANY_SERVER), Prevent(1)),
    ),
    "Artist Colony": (
        paid(Forfeit(), Search(STACK, Is(PROGRAM) | Is(RESOURCE) | Is(HARDWARE)), InstallCard(CHOSEN)),
    ),
    "Mumba Temple": (static(FreeInDeck(most=15, type="ice")), *returning(2, "rez")),
}
