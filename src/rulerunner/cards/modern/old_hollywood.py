"""Old Hollywood."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw, Gain, Lose, Prevent
from rulerunner.lang.statics import CountsAsTagged, RevealedWhenAccessed
from rulerunner.lang.sugar import about, interrupt, static, when
from rulerunner.lang.words import EVERY, MEAT, RND

CARDS: dict[str, tuple[Ability, ...]] = {
    "Drug Dealer": (when(YOUR_TURN_BEGINS, Lose(1)), when(Trigger("turn begins", side="corp"), Draw(1))),
    "Explode-a-palooza": (static(RevealedWhenAccessed(RND)), when(about("access"), Gain(5), may=True)),
    "Paparazzi": (static(CountsAsTagged()), interrupt(Trigger("damage", detail=MEAT), Prevent(EVERY))),
    "Vanity Project": (),
}
