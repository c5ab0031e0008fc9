"""Council Of The Crest."""

from rulerunner.cards.phrases import YOUR_TURN_BEGINS, trash_one
from rulerunner.lang.abilities import Ability, Trigger
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import MoveCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, Has, Is, Of, Same
from rulerunner.lang.instructions import BreakSubroutines, Choose, May, MoveCounters, Place, Trace
from rulerunner.lang.quantities import TraceMargin
from rulerunner.lang.refs import CHOSEN, THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static, when
from rulerunner.lang.words import PROGRAM, STACK, VIRUS

CARDS: dict[str, tuple[Ability, ...]] = {
    "Degree Mill": (
        static(
            AdditionalCost(
                "steal", (MoveCards(Of("runner") & INSTALLED, STACK, 2, shuffled=True),), cards=Same(THIS)
            )
        ),
    ),
    "Friday Chip": (
        when(Trigger("trash", subject=Of("corp"), side="you"), May((Place(1, VIRUS),))),
        when(
            YOUR_TURN_BEGINS,
            May((Choose(Is(PROGRAM) & Has("virus") & INSTALLED), MoveCounters(1, VIRUS, THIS, CHOSEN))),
        ),
    ),
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("access", side="runner", within="last turn"))),
        play(Trace(4, trash_one(Is(PROGRAM) & CostAtMost(TraceMargin())))),
    ),
}
