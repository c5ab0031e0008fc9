"""Democracy and Dogma."""

from rulerunner.cards.phrases import NO_ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, Draw, Gain, May, MoveTo
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import when
from rulerunner.lang.words import ARCHIVES, HQ, OPERATION, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Clone Suffrage Movement": (
        when(
            YOUR_TURN_BEGINS,
            May((Choose(Is(OPERATION) & In(ARCHIVES)), MoveTo(CHOSEN, HQ))),
            condition=NO_ICE_HERE,
        ),
    ),
    "Commercial Bankers Group": (when(YOUR_TURN_BEGINS, Gain(3), condition=NO_ICE_HERE),),
    "Sensie Actors Union": (
        when(
            YOUR_TURN_BEGINS,
            Draw(3),
            Choose(In(HQ)),
            MoveTo(CHOSEN, RND, bottom=True),
            may=True,
            condition=NO_ICE_HERE,
        ),
    ),
}
