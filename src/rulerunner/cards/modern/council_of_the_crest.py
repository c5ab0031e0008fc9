"""Council Of The Crest."""

from rulerunner.cards.phrases import trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import MoveCards, TrashThis
from rulerunner.lang.filters import INSTALLED, CostAtMost, Is, Of, Same
from rulerunner.lang.instructions import BreakSubroutines, Trace
from rulerunner.lang.quantities import TraceMargin
from rulerunner.lang.refs import THIS
from rulerunner.lang.statics import AdditionalCost, PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import PROGRAM, STACK

CARDS: dict[str, tuple[Ability, ...]] = {
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("access", side="runner", within="last turn"))),
        play(Trace(4, trash_one(Is(PROGRAM) & CostAtMost(TraceMargin())))),
    ),
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
    "Degree Mill": (
        static(
            AdditionalCost(
                "steal", (MoveCards(Of("runner") & INSTALLED, STACK, 2, shuffled=True),), cards=Same(THIS)
            )
        ),
    ),
}
