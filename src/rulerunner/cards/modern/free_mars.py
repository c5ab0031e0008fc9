"""Free Mars."""

from typing import Final

from rulerunner.cards.phrases import ENDS_THE_RUN, TRASH_A_PROGRAM
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import TAGGED, DuringRun
from rulerunner.lang.costs import Credits, Forfeit
from rulerunner.lang.filters import INSTALLED, AtServer, CanSwapWith, In, Is, Of, Same
from rulerunner.lang.instructions import Choose, ChooseOne, EndRun, If, MoveTo, Swap, Trash
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ATTACKED, CHOSEN, THIS, Chosen
from rulerunner.lang.statics import Cannot, Modify, RezPayment
from rulerunner.lang.sugar import about, boosts, breaks, static, sub, together, when
from rulerunner.lang.words import GRIP, ICE, PROGRAM, RESOURCE, STACK

OTHERS: Final = Of("you") & INSTALLED & ~Is(ICE)

CARDS: dict[str, tuple[Ability, ...]] = {
    "Data Loop": (
        when(about("encounter"), Choose(In(GRIP), 2, by="runner"), MoveTo(CHOSEN, STACK)),
        sub(If(TAGGED, (EndRun(),))),
        ENDS_THE_RUN,
    ),
    "Maven": (
        static(Modify("strength", Count(INSTALLED & Is(PROGRAM)))),
        breaks(Credits(2)),
    ),
    "Metamorph": (
        sub(
            ChooseOne(
                (
                    (Choose(Is(ICE) & INSTALLED & ~Same(THIS), 2), Swap(CHOSEN)),
                    (
                        Choose(OTHERS & CanSwapWith(OTHERS)),
                        Choose(OTHERS & CanSwapWith(Same(CHOSEN)), slot=1),
                        Swap(CHOSEN, Chosen(1)),
                    ),
                )
            )
        ),
    ),
    "Na'Not'K": (
        static(Modify("strength", Count(Is(ICE) & AtServer(ATTACKED, "ice"))), condition=DuringRun()),
        breaks(Credits(1), "sentry"),
        boosts(Credits(3), 2),
    ),
    "Tithonium": (
        static(RezPayment((Forfeit(),))),
        static(Cannot("host", Same(THIS))),
        TRASH_A_PROGRAM,
        TRASH_A_PROGRAM,
        sub(Choose(Is(RESOURCE) & INSTALLED), together(Trash(CHOSEN), EndRun())),
    ),
}
