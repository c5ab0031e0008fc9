"""Kala Ghoda."""

from rulerunner.lang.abilities import Ability, NotYet, Trigger
from rulerunner.lang.filters import INSTALLED, FaceUp, Same
from rulerunner.lang.instructions import Choose, Lasting, Place, Prevent
from rulerunner.lang.refs import ANY_SERVER, BOUND, CHOSEN
from rulerunner.lang.statics import Cannot
from rulerunner.lang.sugar import interrupt, play
from rulerunner.lang.words import ADVANCEMENT, UNTIL_YOUR_TURN

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
    "Mumba Temple": (NotYet("an influence cost that depends on the deck"),),
}
