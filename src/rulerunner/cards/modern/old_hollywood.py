"""Old Hollywood."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.instructions import Draw, Lose
from rulerunner.lang.sugar import when

CARDS: dict[str, tuple[Ability, ...]] = {
    "Drug Dealer": (when(YOUR_TURN_BEGINS, Lose(1)), when(Trigger("turn begins", side="corp"), Draw(1))),
    "Vanity Project": (),
}
