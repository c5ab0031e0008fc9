"""Quorum."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TERMINAL, YOUR_TURN_BEGINS, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import AllOf, Charged, Exists, Happened, No
from rulerunner.lang.filters import INSTALLED, Has, In
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    EndRun,
    Gain,
    Lasting,
    MoveTo,
    Purge,
    Trace,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import CreditsOf, Divided
from rulerunner.lang.refs import ANY_CENTRAL, CHOSEN
from rulerunner.lang.statics import Cannot, InstallOnlyIf, PlayOnlyIf
from rulerunner.lang.sugar import about, play, static, sub, together, when
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
    "Peace in Our Time": (
        static(PlayOnlyIf(AllOf((Charged(), No(Happened("score", side="corp", within="last turn")))))),
        play(Gain(10), Gain(5, side="corp"), Lasting(Cannot("run"), "turn")),
    ),
    "Tapwrm": (
        static(InstallOnlyIf(Happened("successful run", server=ANY_CENTRAL))),
        when(YOUR_TURN_BEGINS, Gain(Divided(CreditsOf("corp"), 5))),
        when(Trigger("purge", side="corp"), Trash()),
    ),
    "Violet Level Clearance": (TERMINAL, play(together(Gain(8), Draw(4)))),
}
