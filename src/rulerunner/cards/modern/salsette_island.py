"""Salsette Island."""

from rulerunner.cards.phrases import TRASH_A_PROGRAM
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import INSTALLED, Has, In, Is
from rulerunner.lang.instructions import Choose, ChooseRandom, Damage, MoveTo, Trash
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.sugar import boosts, breaks, sub, when
from rulerunner.lang.words import GRIP, HEAP, NET, PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Brahman": (
        breaks(Credits(1), amount=2),
        boosts(Credits(2)),
        when(
            Trigger("encounter ends"),
            Choose(Is(PROGRAM) & ~Has("virus") & INSTALLED),
            MoveTo(CHOSEN, STACK),
            condition=Happened("subroutine broken", within="encounter", source=THIS),
        ),
    ),
    "Cobra": (TRASH_A_PROGRAM, sub(Damage(NET, 2))),
    "Personality Profiles": (
        when(
            Trigger("search", side="runner", origin=(STACK,)),
            ChooseRandom(In(GRIP)),
            Trash(CHOSEN, by="runner"),
        ),
        when(
            Trigger("install", side="runner", origin=(HEAP,)),
            ChooseRandom(In(GRIP)),
            Trash(CHOSEN, by="runner"),
        ),
    ),
}
