"""Democracy and Dogma."""

from rulerunner.cards.phrases import NO_ICE_HERE, YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability
from rulerunner.lang.filters import In
from rulerunner.lang.instructions import Choose, Draw, Gain, MoveTo
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import when
from rulerunner.lang.words import HQ, RND

CARDS: dict[str, tuple[Ability, ...]] = {
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
