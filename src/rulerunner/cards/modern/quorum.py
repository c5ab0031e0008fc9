"""Quorum."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TERMINAL, trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Exists
from rulerunner.lang.filters import INSTALLED, Has, In
from rulerunner.lang.instructions import Choose, Damage, Draw, EndRun, Gain, MoveTo, Purge, Trace, TrashTop
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.sugar import about, play, sub, together, when
from rulerunner.lang.words import HEAP, NET, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Chiyashi": (
        when(
            about("subroutine broken"),
            TrashTop(STACK, 2),
            condition=Exists(Has("ai") & INSTALLED),
        ),
        sub(Damage(NET, 2)),
        sub(Damage(NET, 2)),
        ENDS_THE_RUN,
    ),
    "Macrophage": (
        sub(Trace(4, (Purge(),))),
        sub(Trace(3, trash_one(Has("virus")))),
        sub(Trace(2, (Choose(In(HEAP) & Has("virus")), MoveTo(CHOSEN, REMOVED)))),
        sub(Trace(1, (EndRun(),))),
    ),
    "Violet Level Clearance": (TERMINAL, play(together(Gain(8), Draw(4)))),
}
