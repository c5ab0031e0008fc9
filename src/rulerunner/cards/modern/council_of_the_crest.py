"""Council Of The Crest."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.filters import INSTALLED, Has, Is, Of
from rulerunner.lang.instructions import Choose, May, MoveCounters, Place
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import when
from rulerunner.lang.words import PROGRAM, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Friday Chip": (
        when(Trigger("trash", subject=Of("corp"), side="you"), May((Place(1, VIRUS),))),
        when(
            YOUR_TURN_BEGINS,
            May((Choose(Is(PROGRAM) & Has("virus") & INSTALLED), MoveCounters(1, VIRUS, THIS, CHOSEN))),
        ),
    ),
}
