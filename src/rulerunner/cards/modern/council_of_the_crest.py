"""Council Of The Crest."""

from rulerunner.cards.phrases import trash_one
from rulerunner.lang.abilities import Ability
from rulerunner.lang.conditions import Happened
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.filters import CostAtMost, Is
from rulerunner.lang.instructions import BreakSubroutines, Trace
from rulerunner.lang.quantities import TraceMargin
from rulerunner.lang.statics import PlayOnlyIf
from rulerunner.lang.sugar import paid, play, static
from rulerunner.lang.words import PROGRAM

CARDS: dict[str, tuple[Ability, ...]] = {
    "Trojan Horse": (
        static(PlayOnlyIf(Happened("access", side="runner", within="last turn"))),
        play(Trace(4, trash_one(Is(PROGRAM) & CostAtMost(TraceMargin())))),
    ),
    "Gbahali": (paid(TrashThis(), BreakSubroutines(which="last")),),
}
