"""Quorum."""

from rulerunner.cards.phrases import ENDS_THE_RUN, TERMINAL, YOUR_TURN_BEGINS, trash_one
from rulerunner.lang.abilities import Ability, Trigger, cost
from rulerunner.lang.conditions import AllOf, AtLeast, Charged, Exists, Happened, No
from rulerunner.lang.costs import Clicks, TrashThis
from rulerunner.lang.filters import INSTALLED, Has, In, Is, Same
from rulerunner.lang.instructions import (
    Choose,
    Damage,
    Draw,
    EndRun,
    Gain,
    GiveTags,
    Lasting,
    Lose,
    MoveTo,
    PayUpTo,
    Place,
    PlayCard,
    Purge,
    Trace,
    Trash,
    TrashTop,
)
from rulerunner.lang.quantities import CountersOn, CreditsOf, Divided, Times, X
from rulerunner.lang.refs import ANY_CENTRAL, CHOSEN, THIS
from rulerunner.lang.statics import Cannot, InstallOnlyIf, PlayOnlyIf
from rulerunner.lang.sugar import about, paid, play, static, sub, together, when
from rulerunner.lang.words import ARCHIVES, HEAP, NET, OPERATION, POWER, REMOVED, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Bryan Stinson": (
        paid(
            Clicks(),
            Choose(Is(OPERATION) & Has("transaction") & In(ARCHIVES)),
            PlayCard(CHOSEN, ignoring="all", removed=True),
            condition=No(AtLeast(CreditsOf("runner"), 6)),
        ),
    ),
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
    "NASX": (
        when(YOUR_TURN_BEGINS, Gain(1)),
        when(Trigger("gain credits", side="you", source=~Same(THIS)), PayUpTo(2, (Place(X, POWER),))),
        paid(cost(Clicks(), TrashThis()), Gain(Times(2, CountersOn(THIS, POWER)))),
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
    "Veritas": (sub(Gain(2)), sub(Lose(2, side="runner")), sub(Trace(2, (GiveTags(1),)))),
}
